// Loads what jest.bundle.mjs has bundled, in place of Jest. Each test file runs it anew in a context of its own, but it is read and
// compiled once per worker: a compiled script belongs to no context, and keeps the functions that earlier test files compiled.
import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

/** @type {Map<string, { script: Script, require: NodeJS.Require }>} */
const compiled = new Map();

/** @param {string} file a CommonJS module */
function compile(file) {
  const known = compiled.get(file);
  if (known !== undefined) return known;
  const text = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`;
  const made = { script: new Script(text, { filename: file }), require: createRequire(file) };
  compiled.set(file, made);
  return made;
}

/** @param {import('node:vm').Context} context @returns {(file: string) => unknown} loads a file and what it requires */
function loaderIn(context) {
  /** @type {Map<string, { exports: unknown, require: (name: string) => unknown }>} */
  const modules = new Map();
  /** @param {string} file */
  const load = (file) => {
    const loaded = modules.get(file);
    if (loaded !== undefined) return loaded.exports;
    const { script, require } = compile(file);
    const module = {
      exports: {},
      require: (/** @type {string} */ name) => (isBuiltin(name) ? require(name) : load(require.resolve(name))),
    };
    modules.set(file, module);
    script.runInContext(context).call(module.exports, module.exports, module.require, module, file, dirname(file));
    return module.exports;
  };
  return load;
}

/**
 * Lets the modules of a test environment load files with `globalThis[Symbol.for('groupride.packages')]`.
 * @param {{ getVmContext(): import('node:vm').Context | null, readonly global: object }} environment
 */
export function offerPackages(environment) {
  const context = environment.getVmContext();
  if (context !== null) Object.assign(environment.global, { [Symbol.for('groupride.packages')]: loaderIn(context) });
}
