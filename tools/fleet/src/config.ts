// What the demo programs are told through the environment.
import { resolve } from 'node:path';
import { MOST_RIDERS } from './roster';

export interface Origins {
  readonly rider: string;
  readonly driver: string;
  readonly admin: string;
}

export interface FleetConfig {
  /** Where the API listens, without a path. */
  readonly apiUrl: string;
  /** Where the pages of the applications come from; the demo people act as if from there. */
  readonly origins: Origins;
  /** How many fleet drivers there are. */
  readonly size: number;
  /** How many demo riders book rides. */
  readonly riders: number;
  /** How many times faster than real traffic a demo driver drives and waits. */
  readonly speed: number;
  /** Folder in which sign-ins are remembered. */
  readonly data: string;
}

export const DEFAULT_SPEED = 6;
/** One driver of every vehicle class, and a few more of the classes that are booked most. */
export const DEFAULT_SIZE = 9;

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws Error that names the variable which does not fit */
export function readConfig(env: Environment): FleetConfig {
  const apiUrl = addressOf(env, 'API_URL', 'http://127.0.0.1:3000');
  const originOf = (variable: string, standard: string) => new URL(addressOf(env, variable, standard)).origin;
  return {
    apiUrl: apiUrl.replace(/\/+$/, ''),
    origins: {
      rider: originOf('RIDER_WEB_URL', 'http://localhost:4200'),
      driver: originOf('DRIVER_WEB_URL', 'http://localhost:4201'),
      admin: originOf('ADMIN_WEB_URL', 'http://localhost:4202'),
    },
    size: numberOf(env, 'FLEET_SIZE', DEFAULT_SIZE, { from: 0, to: 1000, whole: true }),
    riders: numberOf(env, 'FLEET_RIDERS', 0, { from: 0, to: MOST_RIDERS, whole: true }),
    speed: numberOf(env, 'FLEET_SPEED', DEFAULT_SPEED, { from: 0.1, to: 1000, whole: false }),
    data: resolve(env.GROUPRIDE_DATA?.trim() || '.groupride'),
  };
}

function addressOf(env: Environment, variable: string, standard: string): string {
  const url = env[variable]?.trim() || standard;
  if (!URL.canParse(url)) throw new Error(`${variable} is "${url}": give an address like ${standard}.`);
  return url;
}

function numberOf(
  env: Environment,
  variable: string,
  standard: number,
  range: { from: number; to: number; whole: boolean },
): number {
  const text = env[variable]?.trim();
  if (!text) return standard;
  const value = Number(text);
  if (!Number.isFinite(value) || value < range.from || value > range.to || (range.whole && !Number.isInteger(value))) {
    throw new Error(
      `${variable} is "${text}": give a ${range.whole ? 'whole ' : ''}number from ${range.from} to ${range.to}.`,
    );
  }
  return value;
}
