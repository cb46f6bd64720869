// Makes computed styles cheaper. Queries by role ask whether each element is displayed and visible, for which jsdom tries all rules of Chakra on
// the element. Nearly all of them select a class or tag that it does not have.
import { createRequire } from 'node:module';

const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

/** @typedef {{ readonly localName: string, getAttributeNS(namespace: null, name: string): string | null }} TestedElement */

/** @param {string} selector @returns {string} the selector without the arguments of its pseudo-classes, and without attributes */
function withoutArguments(selector) {
  const shorter = selector.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** @param {string} part @returns {string | undefined} the class (with its dot) or the tag that it requires of the element itself */
function requirementOf(part) {
  const last = part.split(/[\s>+~]+/).findLast((compound) => compound !== '') ?? '';
  return /\.[\w-]+/.exec(last)?.[0] ?? /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase();
}

/** @type {Map<string, readonly string[] | undefined>} */
const requirements = new Map();

/** @param {string | undefined} selector @returns {readonly string[] | undefined} an element must meet one of them; undefined if they are unknown */
function requirementsOf(selector) {
  // Animations and layers are rules without a selector.
  if (selector === undefined) return undefined;
  if (requirements.has(selector)) return requirements.get(selector);
  const parts = /["'\\]/.test(selector) ? [undefined] : withoutArguments(selector).split(',').map(requirementOf);
  const known = parts.filter((part) => part !== undefined);
  const found = known.length === parts.length ? known : undefined;
  requirements.set(selector, found);
  return found;
}

/** @param {TestedElement} element @param {string | undefined} selector @returns {boolean} false only if it does not match */
function mayMatch(element, selector) {
  const required = requirementsOf(selector);
  if (required === undefined) return true;
  const classes = element.getAttributeNS(null, 'class') ?? '';
  const tag = element.localName.toLowerCase();
  return required.some((name) => (name.startsWith('.') ? classes.includes(name.slice(1)) : name === tag));
}

// jsdom reads this function when it is loaded, which is later.
selectors.matchesDontThrow = (/** @type {TestedElement} */ element, /** @type {string | undefined} */ selector) =>
  mayMatch(element, selector) && matchesDontThrow(element, selector);
