// Reads the configuration of the demo programs from the environment.
import { resolve } from 'node:path';
import { MOST_RIDERS } from './roster';

export interface Origins {
  readonly rider: string;
  readonly driver: string;
  readonly admin: string;
}

export interface FleetConfig {
  /** Address of the API, without a path. */
  readonly apiUrl: string;
  /** Origins of the applications, which the demo people use. */
  readonly origins: Origins;
  /** Number of fleet drivers. */
  readonly size: number;
  /** Number of demo riders who book rides. */
  readonly riders: number;
  /** How many times faster than real traffic the demo drivers drive and wait. */
  readonly speed: number;
  /** Folder in which sessions are stored. */
  readonly data: string;
}

export const DEFAULT_SPEED = 6;
/** One driver for every vehicle class, and a few more for the most frequently booked classes. */
export const DEFAULT_SIZE = 9;

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws Error that names the invalid variable */
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
