// `npm run bench -- <name>`: runs one benchmark and prints a table. Without a name, it lists the benchmarks.
import { stopAll } from '../../../tools/up/src/testing/stack';
import { admin } from './admin/admin';
import type { Benchmark } from './benchmark';
import { agreementOfRoutes } from './agreement/agreement';
import { city } from './city/city';
import { dispatch } from './dispatch/dispatch';
import { eta } from './eta/eta';
import { http } from './http/http';
import { describeMachine } from './machine';
import { matching } from './matching/matching';
import { overview } from './overview/overview';
import { money } from './money/money';
import { routes } from './routes/routes';
import { drawRow, drawTable, type Row } from './table';
import { waiting } from './waiting/waiting';

const benchmarks: readonly Benchmark[] = [
  city,
  eta,
  agreementOfRoutes,
  money,
  http,
  waiting,
  matching,
  dispatch,
  admin,
  overview,
  routes,
];

const say = (line: string) => console.log(line);

function list(): string {
  return ['npm run bench -- <name>', '', ...benchmarks.map(({ name, about }) => `  ${name.padEnd(9)} ${about}`)].join(
    '\n',
  );
}

async function run(benchmark: Benchmark, args: readonly string[]): Promise<number> {
  try {
    const rows: Row[] = [];
    for await (const row of benchmark.run(args, say)) {
      rows.push(row);
      say(`  ${drawRow(row)}`);
    }
    if (rows.length > 0) say(`\n${describeMachine()}\n\n${drawTable(rows)}`);
    return 0;
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return 1;
  } finally {
    await stopAll();
  }
}

export async function main([name, ...args]: readonly string[]): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stopAll().finally(() => process.exit(130)));
  const benchmark = benchmarks.find((each) => each.name === name);
  if (benchmark === undefined) {
    say(name === undefined ? list() : `"${name}" is not a benchmark.\n\n${list()}`);
    process.exit(name === undefined ? 0 : 1);
  }
  process.exit(await run(benchmark, args));
}
