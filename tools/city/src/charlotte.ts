// Charlotte, NC: the city of a new installation, drawn by ourselves.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildBundle, type CityOptions } from './bundle/bundle';
import { activeCity, connect } from './bundle/database';
import { importBundle, type Target } from './bundle/import';
import { importerHash } from './bundle/importer-hash';
import type { Report } from './report';
import { SKETCH_CREDIT } from './sketch-credit';

const OPTIONS: CityOptions = {
  name: 'Charlotte, NC',
  timeZone: 'America/New_York',
  driveOn: 'right',
  attribution: SKETCH_CREDIT,
  isSketch: true,
};

const folder = resolve(import.meta.dirname, '..', 'charlotte');

const hashOfSketch = (): string => importerHash(folder);

export async function sketchTo(file: string, report: Report): Promise<void> {
  // Only building the sketch requires the program that draws it.
  const { writeCharlotte } = await import('../charlotte/index');
  await report.stage('Drawing Charlotte', () => writeCharlotte(file));
}

export function importCharlotte(target: Target, report: Report): Promise<void> {
  return importBundle(hashOfSketch(), target, report, async (bundle) => {
    const scratch = join(bundle, 'scratch');
    await mkdir(scratch, { recursive: true });
    const file = join(scratch, 'charlotte.osm.pbf');
    await sketchTo(file, report);
    await buildBundle(file, OPTIONS, bundle, report);
  });
}

async function readActiveCity(databaseUrl: string): ReturnType<typeof activeCity> {
  const client = await connect(databaseUrl);
  try {
    return await activeCity(client);
  } finally {
    await client.end();
  }
}

/** Builds Charlotte if there is no city or its sketch has changed; an imported city is kept. */
export async function ensureCity(target: Target, report: Report): Promise<void> {
  const active = await readActiveCity(target.databaseUrl);
  // A custom version of the sketch is kept as well.
  const isOurs = active?.isSketch === true && active.name === OPTIONS.name;
  const isWhole = active !== undefined && existsSync(join(target.data, active.routingFolder));
  if (active !== undefined && !isOurs && !isWhole) {
    report.line(
      `The routing tiles of ${active.name} are not in ${target.data}: import its extract again with "npm run city -- import FILE".`,
    );
    return;
  }
  if (active !== undefined && isWhole && (!isOurs || active.sourceHash === hashOfSketch())) {
    report.line(`✓ ${active.name} is there.`);
    return;
  }
  await importCharlotte(target, report);
}
