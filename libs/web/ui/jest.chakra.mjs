// Makes Chakra cheaper in unit specs. What it renders stays the same.
/** @typedef {readonly [text: string, replacement: string]} Change */

/**
 * Each recipe is created once. Chakra creates the recipe of each element again at every rendering, which also discards
 * its cached styles.
 * @type {readonly Change[]}
 */
const recipesCreatedOnce = [
  [
    'function cva(config = {}) {',
    `const recipes = new WeakMap();
  function cva(config = {}) {
    if (!recipes.has(config)) recipes.set(config, createRecipe(config));
    return recipes.get(config);
  }
  function createRecipe(config) {
    const merged = new WeakMap();`,
  ],
  [
    'return cva(mergeCva(this, other));',
    `if (!merged.has(other)) merged.set(other, cva(mergeCva(this, other)));
        return merged.get(other);`,
  ],
];

/**
 * Cached results are looked up only. Chakra also moves each one to the end of its cache, to discard the oldest ones,
 * which a spec file never needs. A single text, such as the name of a property, is its own key.
 * @type {readonly Change[]}
 */
const unlimitedCache = [
  [
    `const cache = new LRUCache();
  function get(...args) {
    const key = args.length === 1 ? simpleHash(args[0]) : args.map(simpleHash).join("|");`,
    `const byText = new Map();
  const byHash = new Map();
  function get(...args) {
    const isText = args.length === 1 && typeof args[0] === 'string';
    const cache = isText ? byText : byHash;
    const key = isText ? args[0] : args.length === 1 ? simpleHash(args[0]) : args.map(simpleHash).join("|");`,
  ],
];

/**
 * Chakra builds a system from all of its default recipes when it is loaded, which each spec file would wait for. Ours
 * is in theme/system.ts.
 */
const withoutDefaultSystem = `const none = undefined;
export { none as defaultConfig, none as defaultSystem, none as system };
`;

/** @type {Readonly<Record<string, (code: string) => string>>} by the file of Chakra */
const changed = {
  'preset.js': () => withoutDefaultSystem,
  'styled-system/cva.js': (code) => withChanges(code, recipesCreatedOnce),
  'utils/memo.js': (code) => withChanges(code, unlimitedCache),
};

/** @param {string} code @param {readonly Change[]} changes @returns {string} */
function withChanges(code, changes) {
  return changes.reduce((result, [text, replacement]) => {
    if (!result.includes(text)) throw new Error(`Chakra has changed. Look for another way to replace: ${text}`);
    return result.replace(text, () => replacement);
  }, code);
}

const FILE = /\/@chakra-ui\/react\/dist\/esm\/(.+)$/;

/** @type {import('rolldown').Plugin} */
export const cheaperChakra = {
  name: 'cheaper-chakra',
  transform(code, id) {
    const change = changed[FILE.exec(id)?.[1] ?? ''];
    return change === undefined ? null : { code: change(code), map: null };
  },
};
