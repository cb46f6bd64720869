// Tests import contracts from the files that declare them, see jest.transform.mjs.
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import * as contracts from '@groupride/contracts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'libs/contracts/src');
const { findDeclarations, importFromDeclarations } = (await import(join(root, 'jest.transform.mjs'))) as {
  findDeclarations: (folder: string) => Map<string, string>;
  importFromDeclarations: (code: string, declarations: ReadonlyMap<string, string>) => string;
};
const declarations = new Map([
  ['Language', '/contracts/enums.ts'],
  ['RideView', '/contracts/rides.ts'],
]);

it('finds the file of every exported value', async () => {
  const found = findDeclarations(folder);
  const lost: string[] = [];
  for (const name of Object.keys(contracts)) {
    const file = found.get(name);
    const declared = file === undefined ? {} : ((await import(file)) as object);
    if (!(name in declared)) lost.push(name);
  }
  expect(lost).toEqual([]);
});

it('imports each value from its file and keeps the lines', () => {
  const code = "import { Language as L,\n RideView, Other } from '@groupride/contracts';\nL;\n";
  expect(importFromDeclarations(code, declarations)).toBe(
    'import { Language as L } from "/contracts/enums.ts"; import { RideView } from "/contracts/rides.ts"; ' +
      'import { Other } from "@groupride/contracts";\n\nL;\n',
  );
});

it('leaves imports of the whole index and of others alone', () => {
  const code = "import * as all from '@groupride/contracts';\nimport { Language } from '@groupride/geo';\n";
  expect(importFromDeclarations(code, declarations)).toBe(code);
});
