import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

/** Name of the file with all bundled packages. */
export const PACKAGES_CHUNK = 'packages';

/** Packages that are not bundled: they have native code, or read files beside their own. The API's image installs these. */
const INSTALLED = ['@valhallajs/valhallajs', 'pdfkit', 'sharp', 'swagger-ui-dist'];

/** What Nest and TypeORM look for, and do without where it is not installed, which is the case here. */
const OPTIONAL = [
  '@fastify/static',
  '@fastify/view',
  '@google-cloud/spanner',
  '@mikro-orm/core',
  '@nestjs/microservices',
  '@nestjs/mongoose',
  '@nestjs/platform-fastify',
  '@sap/hana-client',
];

/** @param {string} id module as imported, such as `pg` or `@nestjs/core/constants` */
const packageOf = (id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/');

/** @param {string} id module as imported */
const isKeptOutside = (id) => [...INSTALLED, ...OPTIONAL].includes(packageOf(id));

/** Of what is installed here, which is what the lock file names. */
const versionOf = (root, name) =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/**
 * Bundles packages with our own code, and writes a `package.json` beside it that names those to install.
 * @param {string} root folder of the repository
 * @returns {import('rolldown').Plugin}
 */
export function runtimePackages(root) {
  return {
    name: 'runtime-packages',
    resolveId: (id) => (isKeptOutside(id) ? { id, external: true } : null),
    transform(code, id) {
      // It asks Node.js for TypeORM, which would read all of it a second time.
      if (!id.endsWith('/@nestjs/typeorm/dist/common/typeorm-compat.js')) return null;
      const changed = code.replace(
        /const require = createRequire\(import\.meta\.url\);/,
        "import * as typeorm from 'typeorm';\nconst require = () => typeorm;",
      );
      if (changed === code) this.error(`${id} no longer loads TypeORM as it did; adapt this plugin`);
      return { code: changed, map: null };
    },
    generateBundle(_options, bundle) {
      const known = new Set([...INSTALLED, ...OPTIONAL, ...builtinModules]);
      const imported = Object.values(bundle)
        .flatMap((output) => (output.type === 'chunk' ? [...output.imports, ...output.dynamicImports] : []))
        .filter((id) => !(id in bundle) && !id.startsWith('node:') && !known.has(packageOf(id)));
      if (imported.length > 0) this.error(`neither bundled nor installed beside the API: ${imported.join(', ')}`);
      const { name, version, engines, overrides } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
      const source = {
        name,
        version,
        private: true,
        type: 'module',
        engines,
        dependencies: Object.fromEntries(INSTALLED.map((each) => [each, versionOf(root, each)])),
        overrides,
      };
      this.emitFile({ type: 'asset', fileName: 'package.json', source: `${JSON.stringify(source, null, 2)}\n` });
    },
    async writeBundle({ dir = '' }, bundle) {
      // Without the comment that names their map, Node.js does not read it, which would delay the first error by a second.
      // The file stays for `bench -- http --breakdown`.
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || output.name !== PACKAGES_CHUNK) continue;
        const file = join(dir, output.fileName);
        const code = await readFile(file, 'utf8');
        await writeFile(file, code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
      }
    },
  };
}
