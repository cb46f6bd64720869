// `npm run reset`: deletes the data of this copy, and nothing else.
import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { forgetDataFolder } from './data-folder';
import { type Environment, readPlan } from './plan';
import { postgresAccount } from './postgres/account';
import { reachableFolder } from './postgres/cluster';
import { describeFailure } from './up';

export function reset(env: Environment, say: (line: string) => void = console.log): number {
  try {
    const { data, databaseUrl } = readPlan(env);
    const cluster = join(data, 'postgres');
    const elsewhere = reachableFolder(cluster, postgresAccount());
    const forgotten = forgetDataFolder(data);
    if (forgotten !== undefined && elsewhere !== cluster && existsSync(elsewhere))
      rmSync(dirname(elsewhere), { recursive: true });
    say(
      forgotten === undefined ? `There is no data in ${data}: nothing to forget.` : `Forgot the data in ${forgotten}.`,
    );
    if (databaseUrl !== undefined)
      say('The database of DATABASE_URL is yours and was left as it is: drop it there if you want an empty one.');
    return 0;
  } catch (error) {
    say(`✗ ${describeFailure(error)}`);
    return 1;
  }
}
