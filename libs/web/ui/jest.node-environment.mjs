// For unit tests of the web that need what Node.js has and the DOM of the others lacks, such as `fetch` with its `Request`.
import { TestEnvironment } from 'jest-environment-node';
import { offerPackages } from './jest.packages.mjs';

export default class NodeEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    offerPackages(this);
  }
}
