import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../platform/http/api-error';
import { CitiesRepository, type Zooms } from './cities.repository';
import { CityFacade } from './city.facade';

const CACHE_BYTES = 32 * 1024 * 1024;
/** Cache cost of an empty tile. */
const EMPTY_BYTES = 64;
const inflate = promisify(gunzip);

export interface TileAnswer {
  /** Null for an empty tile. */
  body: Buffer | null;
  compressed: boolean;
  etag: string;
  /** Whether the URL names an import, whose tiles never change. */
  isImmutable: boolean;
}

const keyOf = (id: number, z: number, x: number, y: number): string => `${id}-${z}-${x}-${y}`;

function answer(key: string, body: Buffer | null, version: string | undefined, id: number): TileAnswer {
  return { body, compressed: true, etag: `"${key}"`, isImmutable: version === String(id) };
}

/** The import named by a request; null (the current city) when the number is missing or invalid. */
const numberOf = (version: string | undefined): number | null =>
  version !== undefined && /^\d{1,9}$/.test(version) ? Number(version) : null;

/**
 * Tiles of the current city, and of the previous one while it exists, because open pages may still show it.
 * Recently requested tiles are cached in memory.
 */
@Injectable()
export class TilesService {
  private readonly cache = new LRUCache<string, { tile: Buffer | null }>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ tile }) => tile?.length || EMPTY_BYTES,
  });

  constructor(
    private readonly cities: CitiesRepository,
    private readonly city: CityFacade,
  ) {}

  /** @throws ApiError not_found outside the zooms and the grid */
  async tile(
    { z, x, y }: { z: number; x: number; y: number },
    version: string | undefined,
    acceptsGzip: boolean,
  ): Promise<TileAnswer> {
    const id = numberOf(version) ?? this.city.current.id;
    const zooms = id === null ? null : await this.zoomsOf(id);
    const side = 2 ** z;
    if (id === null || !zooms || z < zooms.minZoom || z > zooms.maxZoom || x >= side || y >= side) {
      throw new ApiError('not_found', 'There is no such tile.');
    }
    const key = keyOf(id, z, x, y);
    let cached = this.cache.get(key);
    if (!cached) this.cache.set(key, (cached = { tile: await this.cities.tile(id, z, x, y) }));
    const body = cached.tile;
    if (acceptsGzip || !body) return answer(key, body, version, id);
    return { ...answer(key, await inflate(body), version, id), compressed: false, etag: `"${key}-identity"` };
  }

  /** The cached compressed tile; null when it must be loaded with `tile`. */
  fromMemory({ z, x, y }: { z: number; x: number; y: number }, version: string | undefined): TileAnswer | null {
    const id = numberOf(version) ?? this.city.current.id;
    if (id === null) return null;
    const key = keyOf(id, z, x, y);
    const cached = this.cache.get(key);
    return cached ? answer(key, cached.tile, version, id) : null;
  }

  private async zoomsOf(id: number): Promise<Zooms | null> {
    const { current } = this.city;
    return id === current.id ? current.map : this.cities.zooms(id);
  }
}
