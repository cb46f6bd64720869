// Compresses built files for the web servers, so that no visitor waits for compression.
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

/** Every application has files of this size, the map libraries, which change only with their packages. */
const LARGE = 500_000;

/** The highest level takes a few more seconds per build and saves 7% of every visit. */
const toBrotli = (bytes) =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Writes a file that appears complete, because several applications are built at the same time. */
async function writeWhole(file, bytes) {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

/**
 * Adds compressed versions (.br, .gz) of a file beside it.
 * @param {string} file
 * @param {string} cache folder with the Brotli versions of large files, which other applications have as well
 */
export async function compress(file, cache) {
  const bytes = await readFile(file);
  if (bytes.length < LARGE) await writeFile(`${file}.br`, await toBrotli(bytes));
  else {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const cached = join(cache, `${hash}-${process.versions.brotli}.br`);
    await copyFile(cached, `${file}.br`).catch(async () => {
      await writeWhole(cached, await toBrotli(bytes));
      await copyFile(cached, `${file}.br`);
    });
  }
  // Browsers accept Brotli only by HTTPS and from localhost.
  await writeFile(`${file}.gz`, await gzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
