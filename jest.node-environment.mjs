// For tests that run in Node.js: those of the API, and those of the web that need what the DOM of the others lacks, such as `fetch` with its
// `Request`.
import { TestEnvironment } from 'jest-environment-node';
import { offerPackages } from './jest.packages.mjs';

export default class NodeEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    offerPackages(this);
  }
}
