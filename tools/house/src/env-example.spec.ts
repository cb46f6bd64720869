import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const namesIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

it('.env.example names every variable of docker-compose.yml, and no other', () => {
  expect(namesIn(read('.env.example'), /^([A-Z\d_]+)=/gm)).toEqual(
    namesIn(read('docker-compose.yml'), /\$\{([A-Z\d_]+)/g),
  );
});
