import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Session cookies by email address, so that a restart does not sign everybody in again. */
export interface SessionStore {
  get(email: string): string | undefined;
  set(email: string, cookie: string): void;
}

/** Stores the cookies in a file of the data folder that only its owner can read. A damaged file counts as empty. */
export function sessionFile(dataFolder: string): SessionStore {
  const file = join(dataFolder, 'fleet-sessions.json');
  const cookies = new Map(Object.entries(readCookies(file)));
  return {
    get: (email) => cookies.get(email),
    set: (email, cookie) => {
      cookies.set(email, cookie);
      mkdirSync(dirname(file), { recursive: true });
      const draft = `${file}.${process.pid}.new`;
      writeFileSync(draft, `${JSON.stringify(Object.fromEntries(cookies), null, 2)}\n`, { mode: 0o600 });
      chmodSync(draft, 0o600);
      renameSync(draft, file);
    },
  };
}

function readCookies(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const text = readFileSync(file, 'utf8');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
