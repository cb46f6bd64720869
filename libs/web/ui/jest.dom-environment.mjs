// The environment of the web's unit tests: a DOM, and packages that are compiled once per worker.
import { TestEnvironment } from 'jest-environment-jsdom';
import { offerPackages } from '../../../jest.packages.mjs';
import './jest.computed-styles.mjs';

export default class DomEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    offerPackages(this);
  }
}
