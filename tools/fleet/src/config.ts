// What the demo programs are told through the environment.
import { resolve } from 'node:path';

export interface FleetConfig {
  /** Where the API listens, without a path. */
  readonly apiUrl: string;
  /** How many fleet drivers there are. */
  readonly size: number;
  /** How many times faster than real traffic a demo driver drives and waits. */
  readonly speed: number;
  /** Folder in which sign-ins are remembered. */
  readonly data: string;
}

export const DEFAULT_SPEED = 6;

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws Error that names the variable which does not fit */
export function readConfig(env: Environment): FleetConfig {
  const apiUrl = env.API_URL?.trim() || 'http://127.0.0.1:3000';
  if (!URL.canParse(apiUrl)) throw new Error(`API_URL is "${apiUrl}": give an address like http://127.0.0.1:3000.`);
  return {
    apiUrl: apiUrl.replace(/\/+$/, ''),
    size: numberOf(env, 'FLEET_SIZE', 6, { from: 0, to: 1000, whole: true }),
    speed: numberOf(env, 'FLEET_SPEED', DEFAULT_SPEED, { from: 0.1, to: 1000, whole: false }),
    data: resolve(env.GROUPRIDE_DATA?.trim() || '.groupride'),
  };
}

function numberOf(env: Environment, variable: string, standard: number, range: { from: number; to: number; whole: boolean }): number {
  const text = env[variable]?.trim();
  if (!text) return standard;
  const value = Number(text);
  if (!Number.isFinite(value) || value < range.from || value > range.to || (range.whole && !Number.isInteger(value))) {
    throw new Error(`${variable} is "${text}": give a ${range.whole ? 'whole ' : ''}number from ${range.from} to ${range.to}.`);
  }
  return value;
}
