// @testing-library/react as imported by the specs. Waiting ends as soon as the expected content appears, so a long
// timeout costs nothing and protects against slow machines.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 30_000 });

export * from '@testing-library/react';
