import { randomInt } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { ClearError, codeOf } from './clear-error';
import { type PortName, variableOf } from './plan';

/** Folder in which programs that run side by side note the ports they chose. */
export const PORTS_VARIABLE = 'GROUPRIDE_PORTS_FOLDER';

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', (error) => {
      const code = codeOf(error);
      if (code === 'EADDRINUSE') done(false);
      else if (code === 'EACCES')
        fail(
          new ClearError(
            `Port ${port} may not be used by this account: ports below 1024 belong to root. Set PORT_OFFSET or the port's own variable.`,
          ),
        );
      else if (code === 'EADDRNOTAVAIL')
        fail(
          new ClearError(
            `GROUPRIDE_HOST=${host} is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for every network.`,
          ),
        );
      else fail(error);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)));
  });
}

/**
 * Whether a program accepts connections there. Trying to listen is not enough, because macOS allows listening on an
 * address beside a program that listens on all.
 */
function answers(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host });
    const end = (answer: boolean) => {
      socket.destroy();
      done(answer);
    };
    socket.setTimeout(1000, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

export async function isTaken(port: number, host: string): Promise<boolean> {
  if (!(await canListen(port, host))) return true;
  // Browsers try [::1] for localhost first, so another program there would be shown instead of ours.
  const [four, six] = await Promise.all([answers(port, '127.0.0.1'), answers(port, '::1')]);
  return four || six;
}

export function takenSentence(port: number, name: PortName): string {
  return `Port ${port} (${name}) is taken by another program: stop that program, set ${variableOf(name)} to a free port, or set PORT_OFFSET=100 to shift all ports together.`;
}

/** @throws ClearError naming every port that is taken */
export async function requireFreePorts(
  ports: Readonly<Partial<Record<PortName, number>>>,
  host: string,
): Promise<void> {
  const entries = Object.entries(ports) as [PortName, number][];
  const taken = await Promise.all(
    entries.map(([name, port]) => isTaken(port, name === 'postgres' ? '127.0.0.1' : host)),
  );
  const sentences = entries.filter((_, index) => taken[index]).map(([name, port]) => takenSentence(port, name));
  if (sentences.length > 0) throw new ClearError(sentences.join('\n'));
}

/**
 * Systems choose the ports of outgoing connections above these (Linux from 32,768, macOS and Windows from 49,152), so no connection takes a
 * port between being chosen here and being listened on. Browsers refuse some ports below, the highest being 10080.
 */
const LOWEST_CHOSEN = 11_000;
const HIGHEST_CHOSEN = 32_000;

/** Reserves a port among the programs that use the same folder. @returns false when it is already reserved */
function reserve(port: number, folder: string | undefined): boolean {
  if (folder === undefined) return true;
  try {
    closeSync(openSync(join(folder, `port-${port}`), 'wx'));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * @param reservations folder in which programs that choose ports at the same time, for example the workers of a test run, note what they took
 * @returns as many ports as asked for, all different, that are free right now
 */
export async function freePorts(count: number, reservations = process.env[PORTS_VARIABLE]): Promise<number[]> {
  const ports = new Set<number>();
  for (let tries = 0; ports.size < count; tries += 1) {
    if (tries > 1000 + 10 * count) throw new Error('no free port was found');
    const port = randomInt(LOWEST_CHOSEN, HIGHEST_CHOSEN);
    if (!ports.has(port) && (await canListen(port, '127.0.0.1')) && reserve(port, reservations)) ports.add(port);
  }
  return [...ports];
}
