import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startOfProcess } from '../../process-identity.mjs';
import { ensureDatabase } from '../databases';
import { ProcessSupervisor } from '../process-supervisor';
import { freePorts } from '../ports';
import { canReach, postgresAccount } from './account';
import { checkCluster, type Cluster, type ClusterOptions, reachableFolder, startCluster } from './cluster';

let scratch: string;
let options: ClusterOptions;

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'groupride-cluster-'));
  const logs = join(scratch, 'logs');
  mkdirSync(logs);
  const [port = 0] = await freePorts(1);
  options = { folder: join(scratch, 'postgres'), port, password: 'secret', logs, durable: false };
  // The temporary folder may be closed to the account that PostgreSQL runs as; mkdtemp makes it for its owner alone.
  chmodSync(scratch, 0o755);
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs work on a started cluster and stops it again. */
async function onCluster<T>(
  work: (cluster: Cluster, supervisor: ProcessSupervisor) => Promise<T>,
  more: Partial<ClusterOptions> = {},
): Promise<T> {
  const supervisor = new ProcessSupervisor();
  try {
    return await work(await startCluster(supervisor, { ...options, ...more }), supervisor);
  } finally {
    await supervisor.stop();
  }
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const postmaster = (): number => Number(readFileSync(join(options.folder, 'postmaster.pid'), 'utf8').split('\n')[0]);

describe('our own cluster', () => {
  it('is created, keeps its data after a restart, and creates a database once', async () => {
    await onCluster(async ({ urlOf }) => {
      expect(await ensureDatabase(urlOf('ride'))).toBe(true);
      expect(await ensureDatabase(urlOf('ride'))).toBe(false);
      await query(urlOf('ride'), "CREATE TABLE kept AS SELECT 'Grüße' AS word");
    });
    const rows = await onCluster(({ urlOf }) => query(urlOf('ride'), 'SELECT word FROM kept'));
    expect(rows).toEqual([{ word: 'Grüße' }]);
    expect(existsSync(join(options.folder, 'postmaster.pid'))).toBe(false);
  });

  it('hashes passwords once for tests, and as often as PostgreSQL recommends for lasting data', async () => {
    const verifier = async (more: Partial<ClusterOptions>) =>
      (
        await onCluster(
          ({ urlOf }) => query(urlOf('postgres'), `SELECT rolpassword FROM pg_authid WHERE rolname = 'groupride'`),
          more,
        )
      )[0]?.['rolpassword'];
    expect(await verifier({})).toMatch(/^SCRAM-SHA-256\$1:/);
    expect(await verifier({ folder: join(scratch, 'lasting'), durable: true })).toMatch(/^SCRAM-SHA-256\$4096:/);
  });

  it('starts again after the server was killed', async () => {
    await onCluster(async ({ urlOf }, supervisor) => {
      await query(urlOf('ride'), "INSERT INTO kept VALUES ('written')");
      process.kill(postmaster(), 'SIGKILL');
      await expect(supervisor.failure).rejects.toThrow(/^postgres stopped unexpectedly/);
    });
    expect(existsSync(join(options.folder, 'postmaster.pid'))).toBe(true);
    const rows = await onCluster(({ urlOf }) => query(urlOf('ride'), 'SELECT count(*)::int AS n FROM kept'));
    expect(rows).toEqual([{ n: 2 }]);
  });

  it('is restarted on the same port when its server is killed unexpectedly', async () => {
    let again: () => void = () => undefined;
    const restarted = new Promise<void>((done) => (again = done));
    const say = (line: string) => {
      if (line === '✓ postgres is running again') again();
    };
    const work = async ({ urlOf }: Cluster) => {
      process.kill(postmaster(), 'SIGKILL');
      await restarted;
      return query(urlOf('ride'), 'SELECT count(*)::int AS n FROM kept');
    };
    expect(
      await onCluster(work, {
        restart: { say, policy: { firstPause: 100, longestPause: 100, deaths: 20, window: 60_000 } },
      }),
    ).toEqual([{ n: 2 }]);
  });

  it('ends a server that a killed launcher left behind, and takes over', async () => {
    const forgotten = new ProcessSupervisor();
    await startCluster(forgotten, options);
    const left = postmaster();
    await onCluster(async ({ urlOf }) => {
      expect(postmaster()).not.toBe(left);
      expect(startOfProcess(left)).toBeUndefined();
      expect(await query(urlOf('ride'), 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 2 }]);
    });
    await forgotten.stop();
  });

  it('ignores a pid file whose process is another program now', async () => {
    writeFileSync(join(options.folder, 'postmaster.pid'), `${process.pid}\n`);
    await onCluster(({ urlOf }) => query(urlOf('ride'), 'SELECT 1'));
  });

  it('reports when secrets.json belongs to another database', async () => {
    await expect(onCluster(() => Promise.resolve(), { password: 'wrong' })).rejects.toThrow(
      /has another password than secrets\.json: restore the secrets\.json/,
    );
  });

  it('reports a damaged database file, with PostgreSQL’s message', async () => {
    const file = join(options.folder, 'global', 'pg_control');
    const whole = readFileSync(file);
    writeFileSync(file, 'damaged');
    await expect(onCluster(() => Promise.resolve())).rejects.toThrow(
      /PostgreSQL cannot start on .*\. Its last lines:\n[^]*pg_control[^]*npm run reset/,
    );
    writeFileSync(file, whole);
    await onCluster(({ urlOf }) => query(urlOf('ride'), 'SELECT 1'));
  });
});

describe('a folder that PostgreSQL cannot use', () => {
  const account = postgresAccount();

  it.each([
    [
      'is empty',
      undefined,
      /is damaged \(PG_VERSION is missing\): restore it from a copy\. To start afresh run "npm run reset"/,
    ],
    [
      'is of another version',
      '16\n',
      /was made by PostgreSQL 16, and this is 18: start it with that version and move the data by pg_dump/,
    ],
    ['lacks its control file', '18\n', /is damaged \(global\/pg_control is missing\)/],
  ])('because it %s is reported', (_why, version, sentence) => {
    const folder = mkdtempSync(join(scratch, 'broken-'));
    if (account !== undefined) chownSync(folder, account.uid, account.gid);
    if (version !== undefined) writeFileSync(join(folder, 'PG_VERSION'), version);
    expect(() => checkCluster(folder, account)).toThrow(sentence);
  });

  it('because it belongs to another account is reported', () => {
    const folder = mkdtempSync(join(scratch, 'foreign-'));
    expect(() => checkCluster(folder, { uid: 4242, gid: 4242, name: 'postgres' })).toThrow(
      /belongs to another account, so PostgreSQL cannot use it .*: run chown -R postgres/,
    );
  });
});

describe('a folder closed to the account of PostgreSQL, such as /root', () => {
  it('is detected, and the cluster goes to a folder that the account can use', () => {
    const closed = mkdtempSync(join(scratch, 'closed-'));
    const stranger = { uid: 4242, gid: 4242, name: 'postgres' };
    expect(canReach(join(closed, 'postgres'), stranger)).toBe(false);
    expect(canReach(join(scratch, 'postgres'), stranger)).toBe(true);
    expect(reachableFolder(join(closed, 'postgres'), stranger)).toMatch(
      /^\/var\/lib\/groupride\/[0-9a-f]{12}\/postgres$/,
    );
    expect(reachableFolder(join(closed, 'postgres'), undefined)).toBe(join(closed, 'postgres'));
  });
});

describe('a database server of DATABASE_URL', () => {
  it('that cannot be reached is reported, with what to do', async () => {
    const [port = 0] = await freePorts(1);
    await expect(ensureDatabase(`postgres://a:b@127.0.0.1:${port}/ride`)).rejects.toThrow(
      `No PostgreSQL answers at 127.0.0.1:${port}: start it or correct DATABASE_URL`,
    );
  });

  it('that refuses the password is reported', async () => {
    await onCluster(async () => {
      await expect(ensureDatabase(`postgres://groupride:wrong@127.0.0.1:${options.port}/ride`)).rejects.toThrow(
        /refuses the user or password in DATABASE_URL/,
      );
    });
  });
});
