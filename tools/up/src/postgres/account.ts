// PostgreSQL refuses to run as root, so root runs it under another account. Other users run it as themselves.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ClearError } from '../clear-error';

export interface Account {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

const idOf = (flag: '-u' | '-g', name: string): number | undefined => {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) : undefined;
};

function find(name: string): Account | undefined {
  const uid = idOf('-u', name);
  const gid = idOf('-g', name);
  return uid === undefined || gid === undefined ? undefined : { uid, gid, name };
}

/**
 * @returns undefined when PostgreSQL may run as the present account; as root the account `postgres`, made when it is missing, or `nobody`
 * @throws ClearError when root has no such account and cannot make one
 */
export function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const known = find('postgres');
  if (known !== undefined) return known;
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  const account = find('postgres') ?? find('nobody');
  if (account === undefined) {
    throw new ClearError(
      'PostgreSQL cannot run as root, and no account "postgres" could be made: run GroupRide as an ordinary user, or set DATABASE_URL.',
    );
  }
  return account;
}

/** Whether the account may pass through every folder above the path; a folder that is not there yet does not stand in the way. */
export function canReach(path: string, { uid, gid }: Pick<Account, 'uid' | 'gid'>): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (stat !== undefined) {
      const pass = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
      if ((stat.mode & pass) === 0) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}
