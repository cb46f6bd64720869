// Runs the programs of tools/fleet as `npm start` does: separate, and knowing only the API's address.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { requireAddresses } from './addresses';

const root = resolve(import.meta.dirname, '..', '..', '..', '..');

export interface FleetOptions {
  readonly size: number;
  /** How many times faster than real traffic. */
  readonly speed: number;
  /** Folder in which the sign-ins are remembered. */
  readonly data: string;
}

function start(file: string, { size, speed, data }: FleetOptions): { child: ChildProcess; output: () => string } {
  const { api, rider, driver, admin } = requireAddresses();
  const child = spawn(
    process.execPath,
    ['--import', join(root, 'tools', 'up', 'guard.mjs'), '--import', 'tsx', join(root, 'tools', 'fleet', 'src', file)],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json'),
        API_URL: api,
        RIDER_WEB_URL: rider,
        DRIVER_WEB_URL: driver,
        ADMIN_WEB_URL: admin,
        FLEET_SIZE: String(size),
        FLEET_SPEED: String(speed),
        GROUPRIDE_DATA: data,
      },
    },
  );
  let text = '';
  const collect = (chunk: Buffer) => (text += chunk.toString());
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return { child, output: () => text };
}

/** Makes the demo people. @throws Error with what the program said when it fails */
export async function runSeed(options: FleetOptions): Promise<void> {
  const { child, output } = start('seed.ts', options);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the seed ended with ${code}:\n${output()}`);
}

/** Puts demo drivers on the road. */
export function startFleet(options: FleetOptions): { output: () => string; stop: () => Promise<void> } {
  const { child, output } = start('main.ts', options);
  return {
    output,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
