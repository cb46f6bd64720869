import { createHash } from 'node:crypto';
import type { Arcs } from './contract';
import type { RoadNetwork } from './road-times';

// The file format: 16 bytes of header (`GRRT`, the version, the length of the contents as a double), 32 bytes of
// SHA-256 of the rest, the length and text of an index in JSON, and the arrays, each aligned to 8 bytes. Numbers are
// little-endian. The arrays are read in place, so loading costs one read and one hash.

/** File name, next to the routing tiles. */
export const ROAD_FILE = 'road-times.bin';

const MAGIC = 'GRRT';
const VERSION = 1;
const HEADER_BYTES = 48;
const KINDS = { u8: Uint8Array, u32: Uint32Array, i32: Int32Array, f64: Float64Array } as const;

type Kind = keyof typeof KINDS;
type Values = Uint8Array | Uint32Array | Int32Array | Float64Array;

interface Entry {
  name: string;
  kind: Kind;
  /** Offset in bytes from the first array. */
  at: number;
  length: number;
}

interface Index {
  grid: Record<'south' | 'west' | 'cellLat' | 'cellLng' | 'rows' | 'columns', number>;
  arrays: Entry[];
}

/** The file does not contain travel times, has another version, or is damaged. */
export class RoadFileError extends Error {}

const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8;

const kindOf = (values: Values): Kind =>
  values instanceof Uint8Array
    ? 'u8'
    : values instanceof Uint32Array
      ? 'u32'
      : values instanceof Int32Array
        ? 'i32'
        : 'f64';

function arraysOf({ edges, streets, stateEdge, hierarchy, grid }: RoadNetwork): Record<string, Values> {
  const arcs = (name: string, { start, place, weight }: Arcs) => ({
    [`${name}.start`]: start,
    [`${name}.place`]: place,
    [`${name}.weight`]: weight,
  });
  return {
    'edges.cost': edges.cost,
    'edges.time': edges.time,
    'edges.from': edges.from,
    'edges.to': edges.to,
    'streets.along': streets.along,
    'streets.against': streets.against,
    'streets.start': streets.start,
    'streets.points': streets.points,
    'streets.isConnected': streets.isConnected,
    stateEdge,
    placeOf: hierarchy.placeOf,
    loop: hierarchy.loop,
    ...arcs('up', hierarchy.up),
    ...arcs('down', hierarchy.down),
    'grid.start': grid.start,
    'grid.segment': grid.segment,
  };
}

/** Writes a network; the same network always produces the same bytes. */
export function writeRoadFile(network: RoadNetwork): Buffer {
  const { south, west, cellLat, cellLng, rows, columns } = network.grid;
  const index: Index = { grid: { south, west, cellLat, cellLng, rows, columns }, arrays: [] };
  const parts = Object.entries(arraysOf(network));
  let at = 0;
  for (const [name, values] of parts) {
    index.arrays.push({ name, kind: kindOf(values), at, length: values.length });
    at = aligned(at + values.byteLength);
  }
  const text = Buffer.from(JSON.stringify(index));
  const first = aligned(HEADER_BYTES + 8 + text.length);
  const file = Buffer.alloc(first + at);
  file.write(MAGIC, 0, 'latin1');
  file.writeUInt32LE(VERSION, 4);
  file.writeDoubleLE(file.length, 8);
  file.writeUInt32LE(text.length, HEADER_BYTES);
  text.copy(file, HEADER_BYTES + 8);
  parts.forEach(([, values], part) => {
    Buffer.from(values.buffer, values.byteOffset, values.byteLength).copy(file, first + index.arrays[part]!.at);
  });
  checksum(file).copy(file, 16);
  return file;
}

const checksum = (file: Uint8Array): Buffer => createHash('sha256').update(file.subarray(HEADER_BYTES)).digest();

/**
 * Reads the file in place.
 * @param file the whole file; it is not copied if it is aligned to 8 bytes in memory
 * @throws RoadFileError when it has another kind or version, or is damaged
 */
export function readRoadFile(file: Buffer): RoadNetwork {
  if (file.length < HEADER_BYTES || file.toString('latin1', 0, 4) !== MAGIC)
    throw new RoadFileError('this is not a file of travel times');
  if (file.readUInt32LE(4) !== VERSION)
    throw new RoadFileError(`the file of travel times has version ${file.readUInt32LE(4)}, not ${VERSION}`);
  if (file.readDoubleLE(8) !== file.length || !checksum(file).equals(file.subarray(16, HEADER_BYTES)))
    throw new RoadFileError('the file of travel times is damaged');
  const textLength = file.readUInt32LE(HEADER_BYTES);
  const { grid, arrays } = JSON.parse(file.toString('utf8', HEADER_BYTES + 8, HEADER_BYTES + 8 + textLength)) as Index;
  const bytes = file.byteOffset % 8 === 0 ? file : Buffer.from(Uint8Array.from(file).buffer);
  const first = bytes.byteOffset + aligned(HEADER_BYTES + 8 + textLength);
  const named = new Map(arrays.map((entry) => [entry.name, entry]));
  const of = <K extends Kind>(name: string, kind: K): InstanceType<(typeof KINDS)[K]> => {
    const entry = named.get(name);
    if (entry?.kind !== kind) throw new RoadFileError(`the file of travel times has no ${name}`);
    return new KINDS[kind](bytes.buffer as ArrayBuffer, first + entry.at, entry.length) as InstanceType<
      (typeof KINDS)[K]
    >;
  };
  const arcs = (name: string): Arcs => ({
    start: of(`${name}.start`, 'u32'),
    place: of(`${name}.place`, 'u32'),
    weight: of(`${name}.weight`, 'f64'),
  });
  return {
    edges: {
      cost: of('edges.cost', 'u32'),
      time: of('edges.time', 'u32'),
      from: of('edges.from', 'u32'),
      to: of('edges.to', 'u32'),
    },
    streets: {
      along: of('streets.along', 'u32'),
      against: of('streets.against', 'u32'),
      start: of('streets.start', 'u32'),
      points: of('streets.points', 'i32'),
      isConnected: of('streets.isConnected', 'u8'),
    },
    stateEdge: of('stateEdge', 'u32'),
    hierarchy: { placeOf: of('placeOf', 'u32'), up: arcs('up'), down: arcs('down'), loop: of('loop', 'f64') },
    grid: { ...grid, start: of('grid.start', 'u32'), segment: of('grid.segment', 'u32') },
  };
}
