// Builds routing tiles with Valhalla's default settings.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';

const program = () =>
  join(
    dirname(createRequire(import.meta.url).resolve('@valhallajs/valhallajs')),
    platform(),
    arch(),
    'valhalla_build_tiles',
  );

/**
 * @param file an extract in the usual order
 * @param scratch an empty folder
 * @returns the folder of the tiles
 * @throws Error with the program's last output
 */
export function buildByDefault(file: string, scratch: string): Promise<string> {
  const tiles = join(scratch, 'tiles');
  const config = join(scratch, 'valhalla.json');
  mkdirSync(tiles, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      mjolnir: {
        tile_dir: tiles,
        concurrency: 2,
        logging: { type: 'file', color: false, file_name: join(scratch, 'valhalla.log') },
      },
      additional_data: {},
    }),
  );
  return new Promise((done, fail) => {
    let said = '';
    const child = spawn(program(), ['-c', config, file], { cwd: scratch, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => void (said = `${said}${text.toString()}`.slice(-1000)));
    child.once('error', fail);
    child.once('close', (code) =>
      code === 0
        ? done(tiles)
        : fail(new Error(`valhalla_build_tiles ended with ${code}: ${said.trim().split('\n').at(-1) ?? ''}`)),
    );
    process.once('exit', () => child.kill('SIGKILL'));
  });
}
