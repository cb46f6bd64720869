import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../platform/http/api-error';
import { CitiesRepository } from './cities.repository';
import { CityFacade } from './city.facade';
import { SizedCache } from '../../platform/sized-cache';

const KEPT_BYTES = 32 * 1024 * 1024;
/** What a place without anything costs to remember. */
const EMPTY_BYTES = 64;
const inflate = promisify(gunzip);

export interface TileAnswer {
  /** Null: nothing is there. */
  body: Buffer | null;
  compressed: boolean;
  etag: string;
  /** The address names this very import, so its tiles never change. */
  forEver: boolean;
}

/** Tiles of the current city; those that were asked for lately are kept in memory. */
@Injectable()
export class TilesService {
  private readonly kept = new SizedCache<Buffer | null>(KEPT_BYTES, (tile) => tile?.length ?? EMPTY_BYTES);

  constructor(
    private readonly cities: CitiesRepository,
    private readonly city: CityFacade,
  ) {}

  /** @throws ApiError not_found outside the zooms and the grid */
  async tile({ z, x, y }: { z: number; x: number; y: number }, version: string | undefined, acceptsGzip: boolean): Promise<TileAnswer> {
    const { id, map } = this.city.current;
    const side = 2 ** z;
    if (id === null || !map || z < map.minZoom || z > map.maxZoom || x >= side || y >= side) {
      throw new ApiError('not_found', 'There is no such tile.');
    }
    const body = await this.read(id, z, x, y);
    const etag = `"${id}-${z}-${x}-${y}${acceptsGzip ? '' : '-identity'}"`;
    return { body: body && !acceptsGzip ? await inflate(body) : body, compressed: acceptsGzip, etag, forEver: version === String(id) };
  }

  private async read(id: number, z: number, x: number, y: number): Promise<Buffer | null> {
    const key = `${id}/${z}/${x}/${y}`;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const body = await this.cities.tile(id, z, x, y);
    this.kept.set(key, body);
    return body;
  }
}
