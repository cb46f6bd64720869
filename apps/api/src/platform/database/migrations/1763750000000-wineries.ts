import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The places that wine tours go to, with the first seven; operations change the list. */
export class Wineries1763750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE wineries (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL,
      address text NOT NULL,
      description text NOT NULL,
      lat double precision NOT NULL CHECK (lat BETWEEN -90 AND 90),
      lng double precision NOT NULL CHECK (lng BETWEEN -180 AND 180)
    )`);
    for (const winery of FIRST)
      await runner.query(
        `INSERT INTO wineries (name, address, description, lat, lng) VALUES ($1, $2, $3, $4, $5)`,
        winery,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE wineries');
  }
}

const FIRST = [
  [
    'Queen City Cellars',
    '1801 N Graham St, Charlotte, NC',
    'Urban winery in a former mill, with tastings of small batches',
    35.2457,
    -80.8363,
  ],
  [
    'Myers Park Wine House',
    '2901 Providence Rd, Charlotte, NC',
    'Tasting room with a walled garden, south of Uptown',
    35.1802,
    -80.8148,
  ],
  [
    'Cabarrus Ridge Vineyard',
    '3550 Odell School Rd, Concord, NC',
    'Muscadine vines on red clay and a barn for groups',
    35.4093,
    -80.7082,
  ],
  [
    'Lakeshore Vines',
    '12820 Beatties Ford Rd, Huntersville, NC',
    'Estate near the lake, with picnics between the rows',
    35.4135,
    -80.9287,
  ],
  [
    'Old College Winery',
    '210 Delburg St, Davidson, NC',
    'Cellar in a cotton warehouse, a walk from Main Street',
    35.5018,
    -80.8541,
  ],
  [
    'Crestdale Wine Company',
    '345 N Trade St, Matthews, NC',
    'Family winery by the railway, with live music at weekends',
    35.1204,
    -80.7191,
  ],
  [
    'Yadkin Bluff Vineyards',
    '1190 Swan Creek Rd, Elkin, NC',
    'Hillside vineyard with a view of the Blue Ridge',
    36.2247,
    -80.8672,
  ],
] as const;
