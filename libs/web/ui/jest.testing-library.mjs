// @testing-library/react as the specs import it. What they wait for ends the wait at once; only what never comes is given up, and a busy
// machine must not be taken for that.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });

export * from '@testing-library/react';
