// Runs a complete import.
import { resolve } from 'node:path';
import { explain } from '../city-error';
import type { Report } from '../report';
import { buildBundle, type CityOptions, hashOfFile } from './bundle';
import { cached } from './cache';
import { activate, clearOld, connect, acquireLock } from './database';
import { importerHash } from './importer-hash';

export interface Target {
  readonly databaseUrl: string;
  /** The data folder, which contains the routing tiles. */
  readonly data: string;
  readonly cache: string;
}

/**
 * Builds the city of a bundle with `build` unless it is cached, and makes it the active one.
 * @throws CityError with a one-sentence message; the previous city then stays active
 */
export async function importBundle(
  hash: string,
  { databaseUrl, data, cache }: Target,
  report: Report,
  build: (folder: string) => Promise<void>,
): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    await acquireLock(client, report);
    await clearOld(client, data);
    const bundle = await cached(cache, hash, report, build);
    await report.stage('Loading the city', () => activate(client, bundle, data, hash));
  } catch (error) {
    throw explain(error, data);
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function importFile(file: string, options: CityOptions, target: Target, report: Report): Promise<void> {
  const path = resolve(file);
  const hash = await hashOfFile(path, JSON.stringify([importerHash(), options]));
  await importBundle(hash, target, report, (folder) => buildBundle(path, options, folder, report));
}
