import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { findRedisServer } from '../redis';
import { redisAnswers } from '../redis-for-processes';
import { FOLDER_VARIABLE } from './stack';

const program = findRedisServer();
const whereRedisIs = program === undefined ? it.skip : it;

whereRedisIs(
  'the Redis of a test ends when the test run is killed',
  async () => {
    const script = `const { KillableRedis } = await import(${JSON.stringify(join(import.meta.dirname, 'killable-redis.ts'))});
    const redis = await KillableRedis.start(${JSON.stringify(program)});
    console.log(redis.url);
    setInterval(() => undefined, 1000);`;
    const folder = mkdtempSync(join(tmpdir(), 'groupride-killed-'));
    const env = { ...process.env, [FOLDER_VARIABLE]: folder };
    const run = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = (await once(createInterface({ input: run.stdout }), 'line')) as [string];
    const port = Number(new URL(url).port);
    expect(await redisAnswers(port)).toBe(true);
    run.kill('SIGKILL');
    while (await redisAnswers(port)) await delay(50);
    rmSync(folder, { recursive: true, force: true });
  },
  30_000,
);
