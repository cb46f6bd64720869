import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

/** Packages that Nest and TypeORM load by name when the API needs them. */
const LOADED_BY_NAME = [
  '@nestjs/platform-express',
  '@nestjs/platform-socket.io',
  'class-transformer',
  'class-validator',
  'pg',
];

/** @param {string} id module as imported, such as `pg` or `@nestjs/core/constants` */
const packageOf = (id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/');

/**
 * Writes a `package.json` beside the built API that names only the packages it imports, in the versions of the repository.
 * The API's image installs these.
 * @param {string} root folder of the repository
 * @returns {import('rolldown').Plugin}
 */
export function runtimePackages(root) {
  return {
    name: 'runtime-packages',
    generateBundle(_options, bundle) {
      const { name, version, engines, dependencies, overrides } = JSON.parse(
        readFileSync(join(root, 'package.json'), 'utf8'),
      );
      const imported = Object.values(bundle)
        .flatMap((output) => (output.type === 'chunk' ? [...output.imports, ...output.dynamicImports] : []))
        .filter((id) => !(id in bundle) && !id.startsWith('node:') && !builtinModules.includes(id))
        .map(packageOf);
      const needed = [...new Set([...imported, ...LOADED_BY_NAME])].sort();
      const unknown = needed.filter((each) => !(each in dependencies));
      if (unknown.length > 0) this.error(`not among the dependencies of package.json: ${unknown.join(', ')}`);
      const source = {
        name,
        version,
        private: true,
        type: 'module',
        engines,
        dependencies: Object.fromEntries(needed.map((each) => [each, dependencies[each]])),
        overrides,
      };
      this.emitFile({ type: 'asset', fileName: 'package.json', source: `${JSON.stringify(source, null, 2)}\n` });
    },
  };
}
