// Dialogs and menus are loaded when they open. Specs load those that they import beforehand, so that they open at once.
import { beforeAll } from '@jest/globals';
import { loadAllParts } from './src/app/loaded-when-opened';

beforeAll(async () => {
  await loadAllParts();
});
