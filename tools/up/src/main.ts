// The commands: `npm start` (start), `npm run dev` (dev), `npm run reset` (reset).
import { Stopped } from './clear-error';
import { ProcessSupervisor } from './process-supervisor';
import { readPlan, type WebName, webNames } from './plan';
import { Progress } from './progress';
import { reset } from './reset';
import { listenForStop } from './stop-requests';
import { bringUp, describeFailure, type Mode, takeDataFolder } from './up';

/** @param webs the web applications to serve */
async function run(mode: Mode, webs: readonly WebName[]): Promise<number> {
  const started = Date.now();
  const progress = new Progress();
  const supervisor = new ProcessSupervisor();
  listenForStop((count) => {
    if (count === 1) {
      progress.clear();
      progress.say('\nStopping … (once more to stop at once)');
      void supervisor.stop();
    } else supervisor.kill();
  });

  let folder: ReturnType<typeof takeDataFolder> | undefined;
  let ready = false;
  try {
    const plan = readPlan(process.env);
    folder = takeDataFolder(plan);
    const table = await bringUp({ mode, webs, plan, folder, supervisor, progress });
    ready = true;
    progress.clear();
    progress.say(`\nGroupRide is ready (${((Date.now() - started) / 1000).toFixed(0)} s).\n${table}\nCtrl-C stops it.`);
    await supervisor.failure;
  } catch (error) {
    progress.clear();
    await supervisor.stop();
    if (!(error instanceof Stopped)) {
      progress.say(`\n✗ ${describeFailure(error)}`);
      return 1;
    }
    progress.say('Stopped.');
  } finally {
    folder?.release();
  }
  // A stop while running is the normal end; a stop during start-up is reported as interrupted.
  return ready ? 0 : 130;
}

/**
 * @param named what `npm run dev` was asked to serve: web applications, or "api" for none
 * @returns the web applications to serve; all unless something is named, null when a name is unknown
 */
function websOf(named: readonly string[]): readonly WebName[] | null {
  if (named.length === 0) return webNames;
  if (named.some((name) => name !== 'api' && !webNames.some((web) => web === name))) return null;
  return webNames.filter((web) => named.includes(web));
}

export async function main([command = 'start', ...named]: readonly string[]): Promise<void> {
  const webs = websOf(named);
  if (command === 'reset') process.exitCode = reset(process.env);
  else if (command === 'start') process.exitCode = await run(command, webNames);
  else if (command === 'dev' && webs !== null) process.exitCode = await run(command, webs);
  else {
    console.error(
      command === 'dev'
        ? `"${named.join(' ')}" cannot be served: name ${webNames.join(', ')} or api.`
        : `"${command}" is not a command: use start, dev or reset.`,
    );
    process.exitCode = 2;
  }
  process.exit();
}
