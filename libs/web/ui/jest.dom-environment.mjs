// The environment of the unit tests of the web: a DOM, and the packages that are compiled once per worker.
import { TestEnvironment } from 'jest-environment-jsdom';
import { offerPackages } from '../../../jest.packages.mjs';

export default class DomEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    offerPackages(this);
  }
}
