import type { LatLng } from '@groupride/geo';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { CitiesRepository, type BuiltCity, type Zooms } from '../cities.repository';

@Injectable()
export class SqlCitiesRepository extends CitiesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async active(): Promise<BuiltCity | null> {
    const [row] = await this.database.query<BuiltCity>(
      `SELECT id, name, time_zone AS "timeZone", center_lat AS "centerLat", center_lng AS "centerLng", west, south, east, north,
              min_zoom AS "minZoom", max_zoom AS "maxZoom", attribution, is_sketch AS "isSketch", routing_folder AS "routingFolder"
       FROM cities WHERE is_active`,
    );
    return row ?? null;
  }

  async serviceArea(): Promise<LatLng[]> {
    const [row] = await this.database.query<{ corners: LatLng[] | null }>(
      `SELECT value #> '{serviceArea,corners}' AS corners FROM setting_versions WHERE kind = 'service_area' ORDER BY id DESC LIMIT 1`,
    );
    return row?.corners ?? [];
  }

  async tile(cityId: number, z: number, x: number, y: number): Promise<Buffer | null> {
    const [row] = await this.database.query<{ body: Buffer }>(
      `SELECT body FROM city_tiles WHERE city_id = $1 AND z = $2 AND x = $3 AND y = $4`,
      [cityId, z, x, y],
    );
    return row?.body ?? null;
  }

  async zooms(cityId: number): Promise<Zooms | null> {
    const [row] = await this.database.query<Zooms>(
      `SELECT min_zoom AS "minZoom", max_zoom AS "maxZoom" FROM cities WHERE id = $1`,
      [cityId],
    );
    return row ?? null;
  }
}
