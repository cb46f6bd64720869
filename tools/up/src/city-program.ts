import type { ChildSpec } from './child';
import { ClearError } from './clear-error';
import type { ProcessSupervisor } from './process-supervisor';
import type { Progress } from './progress';
import { type Setting, typescriptProgram } from './services';

/** tools/city with a database and a data folder. */
export function cityProgram(
  at: Pick<Setting, 'logs' | 'data' | 'databaseUrl'>,
  args: readonly string[],
  onLine?: (line: string) => void,
): ChildSpec {
  const spec = typescriptProgram(
    { logs: at.logs, ...(onLine === undefined ? {} : { onLine: (_: string, line: string) => onLine(line) }) },
    'city',
    'tools/city/src/main.ts',
    {
      DATABASE_URL: at.databaseUrl,
      GROUPRIDE_DATA: at.data,
    },
  );
  return { ...spec, args: [...spec.args, ...args], patience: 2000 };
}

/** Printed by tools/city when there is nothing to do. */
const IS_THERE = /^✓ (.+) is there\.$/;

/** Builds the city of a new copy once. Everything else also works without it, with straight-line distances. */
export async function ensureCity(
  supervisor: ProcessSupervisor,
  at: Pick<Setting, 'logs' | 'data' | 'databaseUrl'>,
  progress: Progress,
): Promise<void> {
  let there = '';
  try {
    await progress.step(
      'City',
      () =>
        supervisor.run(
          cityProgram(at, ['ensure'], (line) => {
            const name = IS_THERE.exec(line)?.[1];
            if (name === undefined) progress.say(`    ${line}`);
            else there = name;
          }),
          5,
        ),
      () => there,
    );
  } catch (error) {
    if (!(error instanceof ClearError)) throw error;
    progress.say(
      `✗ The city could not be built: there is no map, and distances are estimates, until "npm run city -- charlotte" or "npm run city -- import FILE.osm.pbf" works.\n${error.message}`,
    );
  }
}
