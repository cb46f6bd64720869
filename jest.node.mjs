// What the Jest configurations of the API, and of what it is made of, share: the packages of the server bundled once.
import { join } from 'node:path';
import { jestConfig } from './jest.shared.mjs';
import { standInsFor } from './jest.bundle.mjs';

/**
 * Nest, TypeORM and class-validator are some 1,500 files, which each test file would read, compile and link anew. All packages of Nest are in
 * the bundle, so that there is one of each of its classes, and so is what they take their metadata from.
 */
const names = [
  '@nestjs/common',
  '@nestjs/config',
  '@nestjs/core',
  '@nestjs/passport',
  '@nestjs/platform-express',
  '@nestjs/platform-socket.io',
  '@nestjs/swagger',
  '@nestjs/typeorm',
  '@nestjs/websockets',
  '@nestjs/websockets/constants',
  'class-transformer',
  'class-validator',
  'fast-check',
  'nestjs-pino',
  'pg',
  'reflect-metadata',
  'rxjs',
  'rxjs/operators',
  'stripe',
  'typeorm',
  'typeorm/driver/postgres/PostgresDriver.js',
];

/** What Nest and TypeORM look for, and do without where it is not installed, which is the case here; and what reads files beside its own. */
const outside =
  /^(@fastify\/|@google-cloud\/spanner|@mikro-orm\/core|@nestjs\/(microservices|mongoose|platform-fastify)|@sap\/hana-client|pg-native|swagger-ui-dist)/;

/** @type {Promise<Record<string, string>> | undefined} */
let standIns;

/**
 * @param {string} rootDir absolute folder of the project
 * @param {import('jest').Config} [more] what this project needs besides
 * @returns {Promise<import('jest').Config>}
 */
export async function nodeJestConfig(rootDir, more = {}) {
  standIns ??= standInsFor({
    bundled: Object.fromEntries(names.map((name) => [name, name])),
    outside: [],
    options: {
      platform: 'node',
      external: outside,
      plugins: [
        {
          name: 'one-typeorm',
          // It asks Node.js for TypeORM, which would read all of it a second time.
          transform: (code, id) =>
            id.endsWith('/@nestjs/typeorm/dist/common/typeorm-compat.js')
              ? {
                  code: code.replace(
                    'const require = createRequire(import.meta.url);',
                    "import * as typeorm from 'typeorm';\nconst require = () => typeorm;",
                  ),
                  map: null,
                }
              : null,
        },
      ],
    },
    describedBy: [import.meta.filename],
  });
  const { moduleNameMapper, ...shared } = jestConfig(rootDir, {
    testEnvironment: join(import.meta.dirname, 'jest.node-environment.mjs'),
    ...more,
  });
  return { ...shared, moduleNameMapper: { ...moduleNameMapper, ...(await standIns) } };
}
