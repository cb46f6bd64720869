// `npm test` runs on the version of Node.js that the images have, whichever is installed: package.json pins it for Linux.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { delimiter, dirname } from 'node:path';
import { listenForStop } from '../stop-requests';

/** When this is set, the tests run on the Node.js that started them. CI tries the other supported versions with it. */
export const INSTALLED_NODE_VARIABLE = 'GROUPRIDE_TEST_ON_INSTALLED_NODE';

const majorOf = (version: string) => version.split('.')[0];

interface Here {
  /** As in process.versions.node. */
  readonly version: string;
  readonly env: NodeJS.ProcessEnv;
  /** Package of the pinned version for this system, as far as it is installed. */
  readonly pinned: { readonly version: string; readonly program: string } | undefined;
}

/** @returns the program to run the tests with, or undefined when this process can run them itself */
export function nodeInstead({ version, env, pinned }: Here): string | undefined {
  if (pinned === undefined || env[INSTALLED_NODE_VARIABLE] !== undefined) return undefined;
  return majorOf(version) === majorOf(pinned.version) ? undefined : pinned.program;
}

function pinnedNode(): Here['pinned'] {
  const require = createRequire(import.meta.url);
  const name = `node-${process.platform}-${process.arch}`;
  try {
    const { version } = require(`${name}/package.json`) as { version: string };
    return { version, program: require.resolve(`${name}/bin/node`) };
  } catch {
    return undefined;
  }
}

/**
 * Runs a program again on the pinned version when this process has another one.
 * @param args path of the program and its arguments
 * @returns exit code, or undefined when the program can go on in this process
 */
export async function runOnPinnedNode(args: readonly string[]): Promise<number | undefined> {
  const node = nodeInstead({ version: process.versions.node, env: process.env, pinned: pinnedNode() });
  if (node === undefined) return undefined;
  const env = {
    ...process.env,
    PATH: [dirname(node), process.env.PATH].join(delimiter),
    // With this variable, the program also stops when this process is killed.
    npm_lifecycle_event: process.env.npm_lifecycle_event ?? 'test',
  };
  // In a process group of its own, it receives Ctrl-C once, from here.
  const child = spawn(node, args, { stdio: 'inherit', detached: true, env });
  listenForStop(() => child.kill('SIGTERM'));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}
