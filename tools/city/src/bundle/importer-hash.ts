// A bundle depends on the programs that build it, so it is rebuilt when they change.
import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..', '..', '..', '..');
const PACKAGES = ['@maplibre/geojson-vt', '@maplibre/vt-pbf', '@valhallajs/valhallajs', 'osm2geojson-lite', 'pbf'];

function addFolder(hash: Hash, folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((one, two) => (one.name < two.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFolder(hash, path);
    else if (/\.ts$/.test(entry.name) && !/\.spec\.ts$/.test(entry.name))
      hash.update(entry.name).update(readFileSync(path));
  }
}

/** @returns a text that changes with the importer, its packages and the given folders */
export function importerHash(...folders: string[]): string {
  const hash = createHash('sha256');
  addFolder(hash, join(root, 'tools', 'city', 'src'));
  addFolder(hash, join(root, 'libs', 'road-times', 'src'));
  for (const folder of folders) addFolder(hash, folder);
  for (const name of PACKAGES)
    hash.update(
      (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> })
        .dependencies[name] ?? '',
    );
  return hash.digest('hex').slice(0, 32);
}
