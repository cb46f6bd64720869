import { expect, it } from '@jest/globals';
import { INSTALLED_NODE_VARIABLE, nodeInstead } from './pinned-node';

const pinned = { version: '24.22.3', program: '/packages/node' };

it('runs the tests on the pinned Node.js when another version is installed', () => {
  expect(nodeInstead({ version: '20.20.2', env: {}, pinned })).toBe('/packages/node');
  expect(nodeInstead({ version: '26.1.0', env: {}, pinned })).toBe('/packages/node');
});

it('runs the tests in the same process when the version is the same or the system has no package', () => {
  expect(nodeInstead({ version: '24.1.0', env: {}, pinned })).toBeUndefined();
  expect(nodeInstead({ version: '20.20.2', env: {}, pinned: undefined })).toBeUndefined();
});

it('runs the tests on the installed Node.js when that is asked for', () => {
  expect(nodeInstead({ version: '20.20.2', env: { [INSTALLED_NODE_VARIABLE]: '1' }, pinned })).toBeUndefined();
});
