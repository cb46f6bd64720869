// `npm run city`: see USAGE in arguments.ts. Reads DATABASE_URL and GROUPRIDE_DATA, which tools/up sets.
import { isAbsolute, resolve } from 'node:path';
import { readCommand } from './arguments';
import { cacheFolder } from './bundle/cache';
import { importFile, type Target } from './bundle/import';
import { ensureCity, importCharlotte, sketchTo } from './charlotte';
import { CityError } from './city-error';
import { Report } from './report';

function target(): Target {
  const { DATABASE_URL, GROUPRIDE_DATA } = process.env;
  if (!DATABASE_URL || !GROUPRIDE_DATA)
    throw new CityError('DATABASE_URL and GROUPRIDE_DATA are not set: run this as "npm run city".');
  return { databaseUrl: DATABASE_URL, data: resolve(GROUPRIDE_DATA), cache: cacheFolder() };
}

/** npm runs this in the repository's folder, but file names are relative to the caller's folder. */
const fromWhereNpmWasCalled = (file: string): string =>
  isAbsolute(file) ? file : resolve(process.env.INIT_CWD ?? process.cwd(), file);

async function run(args: readonly string[], report: Report): Promise<void> {
  const command = readCommand(args);
  switch (command.name) {
    case 'import':
      return importFile(fromWhereNpmWasCalled(command.file), command.options, target(), report);
    case 'charlotte':
      return command.out === undefined
        ? importCharlotte(target(), report)
        : sketchTo(fromWhereNpmWasCalled(command.out), report);
    case 'ensure':
      return ensureCity(target(), report);
    case 'check-charlotte': {
      const { printCharlotteCheck } = await import('../charlotte/check');
      return printCharlotteCheck(command.rest[0], (line) => report.line(line));
    }
  }
}

try {
  await run(process.argv.slice(2), new Report());
} catch (error) {
  console.error(
    `✗ ${error instanceof CityError ? error.message : error instanceof Error ? error.stack : String(error)}`,
  );
  process.exitCode = 1;
}
