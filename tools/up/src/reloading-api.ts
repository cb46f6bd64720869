// The API of `npm run dev`: rolldown watches the sources, and every finished build brings the database up to date and starts the API anew.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RolldownOptions, watch } from 'rolldown';
import { root } from './plan';

const folder = process.env.API_FOLDER;
if (folder === undefined) throw new Error('API_FOLDER is missing');

const guard = join(root, 'tools', 'up', 'guard.mjs');
let running: ChildProcess | undefined;
let turn: Promise<void> = Promise.resolve();

const endOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((done) => child.once('exit', (code) => done(code)));

function startProgram(file: string): ChildProcess {
  return spawn(process.execPath, ['--enable-source-maps', '--import', guard, join(folder ?? '', file)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function stopApi(): Promise<void> {
  if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
  const ended = endOf(running);
  running.kill('SIGTERM');
  await ended;
}

async function restart(): Promise<void> {
  await stopApi();
  if ((await endOf(startProgram('migrate.js'))) !== 0) {
    console.error('The migrations failed. Fix them; the API starts with the next change.');
    return;
  }
  running = startProgram('main.js');
}

const { default: config } = (await import(pathToFileURL(join(root, 'apps', 'api', 'rolldown.config.mjs')).href)) as {
  default: RolldownOptions;
};
const watcher = watch({
  ...config,
  output: { ...(Array.isArray(config.output) ? config.output[0] : config.output), dir: folder },
});
watcher.on('event', (event) => {
  if (event.code === 'ERROR') console.error(event.error.message);
  if (event.code === 'END') turn = turn.then(restart);
  if ('result' in event) void event.result.close();
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void watcher
      .close()
      .then(() => turn)
      .then(stopApi)
      .then(() => process.exit(0));
  });
}
