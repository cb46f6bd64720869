// The table of addresses shown once everything runs.
import type { WebName } from './plan';

export interface Row {
  readonly what: string;
  readonly where: string;
  readonly who: string;
}

/** A table of plain characters; the last column may be empty. */
export function drawTable(rows: readonly Row[]): string {
  const columns = ['what', 'where', 'who'] as const;
  const widths = columns.map((column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (left: string, middle: string, right: string) =>
    `${left}${widths.map((width) => '─'.repeat(width + 2)).join(middle)}${right}`;
  const body = rows.map(
    (row) => `│${columns.map((column, index) => ` ${row[column].padEnd(widths[index] ?? 0)} `).join('│')}│`,
  );
  return [line('┌', '┬', '┐'), ...body, line('└', '┴', '┘')].join('\n');
}

export interface Addresses {
  /** The web applications that are served, each with its address. */
  readonly webs: readonly (readonly [WebName, string])[];
  readonly api: string;
  readonly sandbox: string | undefined;
  /** Shown without its password. */
  readonly database: string;
  readonly apiProcesses: number;
  /** The Redis that API processes share; shown without its password. */
  readonly redis: string | undefined;
  readonly data: string;
}

const WEBS: Readonly<Record<WebName, Omit<Row, 'where'>>> = {
  'rider-web': { what: 'Rider app', who: 'rider@demo.groupride.test, friend@demo.groupride.test' },
  'driver-web': { what: 'Driver app', who: 'driver@demo.groupride.test' },
  'admin-web': { what: 'Operations', who: 'admin@demo.groupride.test' },
};

export function readyTable({ webs, api, sandbox, database, apiProcesses, redis, data }: Addresses): string {
  return drawTable([
    ...webs.map(([name, where]) => ({ ...WEBS[name], where })),
    { what: 'Sign-in codes', where: `${api}/api/dev/mail`, who: 'mail and text messages, codes included' },
    {
      what: 'API',
      where: `${api}/api/docs`,
      who: `OpenAPI: /api/openapi.json${apiProcesses === 1 ? '' : `; ${apiProcesses} processes`}`,
    },
    ...(sandbox === undefined ? [] : [{ what: 'Card sandbox', where: sandbox, who: 'test card 4242 4242 4242 4242' }]),
    { what: 'PostgreSQL', where: database, who: '' },
    ...(redis === undefined ? [] : [{ what: 'Redis', where: redis, who: '' }]),
    { what: 'Data and logs', where: data, who: 'npm run reset forgets them' },
  ]);
}

/** @returns the address of a server as it may be shown: without the password */
export function withoutPassword(address: string): string {
  const url = new URL(address);
  url.password = '';
  return url.href;
}
