/** @jest-environment ../../../jest.node-environment.mjs */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

// A program of the build, which has no types.
const module: string = '../compress.mjs';
const { compress } = (await import(module)) as { compress(file: string, cache: string): Promise<void> };

let folder: string;
let cache: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'groupride-compress-'));
  cache = join(folder, 'cache');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Different each time, and quick to compress. */
const bytesOf = (size: number): Buffer => Buffer.alloc(size, randomBytes(16));

async function compressed(name: string, bytes: Buffer) {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  await compress(file, cache);
  return { brotli: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) };
}

it.each([
  ['small', 1_000],
  ['large', 500_000],
])('compresses a %s file in both formats', async (name, size) => {
  const bytes = bytesOf(size);
  const { brotli, gzip } = await compressed(name, bytes);
  expect(brotliDecompressSync(brotli).equals(bytes)).toBe(true);
  expect(gunzipSync(gzip).equals(bytes)).toBe(true);
});

it('compresses a large file that several applications have once, whatever its name', async () => {
  const bytes = bytesOf(500_000);
  await compressed('rider.js', bytes);
  const [kept = ''] = readdirSync(cache);
  writeFileSync(join(cache, kept), brotliCompressSync('kept'));
  expect(brotliDecompressSync((await compressed('driver.js', bytes)).brotli).toString()).toBe('kept');
  const other = bytesOf(500_000);
  expect(brotliDecompressSync((await compressed('other.js', other)).brotli).equals(other)).toBe(true);
});

it('keeps nothing of small files', async () => {
  await compressed('small.js', bytesOf(1_000));
  expect(readdirSync(folder)).not.toContain('cache');
});
