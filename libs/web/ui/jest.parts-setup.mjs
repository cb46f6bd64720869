// Dialogs and menus are loaded when they open. Specs load the ones they import in advance, so that they open
// immediately.
import { beforeAll } from '@jest/globals';
import { loadAllParts } from './src/app/loaded-when-opened';

beforeAll(async () => {
  await loadAllParts();
});
