// Reads the outer format of an .osm.pbf file: blobs with a length, a kind and a compressed block.
// https://wiki.openstreetmap.org/wiki/PBF_Format
import { open, type FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { PbfReader } from 'pbf';
import { CityError, codeOf } from '../city-error';

/** Limits of the format; anything longer is not an OpenStreetMap file. */
const MAX_HEADER = 64 * 1024;
const MAX_BLOCK = 32 * 1024 * 1024;

export interface Block {
  kind: 'OSMHeader' | 'OSMData';
  data: Uint8Array;
  /** Start and end of the blob in the file, for messages and progress. */
  start: number;
  end: number;
}

const inflateOff = promisify(inflate);

const OTHER_COMPRESSIONS: Record<number, string> = { 4: 'LZMA', 5: 'bzip2', 6: 'LZ4', 7: 'Zstandard' };

const notPbf = (file: string) =>
  new CityError(
    `${file} is not an OpenStreetMap PBF file: give a file that ends in .osm.pbf, such as the extracts of download.geofabrik.de.`,
  );
/** First bytes of common archive formats for extracts. */
const PACKED = [
  { begins: [0x1f, 0x8b], kind: 'gzip', unpack: 'gunzip -k' },
  { begins: [0x42, 0x5a, 0x68], kind: 'bzip2', unpack: 'bunzip2 -k' },
  { begins: [0x50, 0x4b, 0x03, 0x04], kind: 'zip', unpack: 'unzip' },
];
const noPbf = (file: string, beginning: Buffer): CityError => {
  const packed = PACKED.find(({ begins }) => begins.every((byte, at) => beginning[at] === byte));
  return packed
    ? new CityError(
        `${file} is compressed with ${packed.kind}: unpack it first with "${packed.unpack} ${file}", then import what comes out.`,
      )
    : notPbf(file);
};
const truncated = (file: string) =>
  new CityError(`${file} ends in the middle of a block: it was not downloaded completely; download it again.`);
const damaged = (file: string, at: number) => new CityError(`${file} is damaged (at byte ${at}): download it again.`);

async function readFully(handle: FileHandle, length: number, position: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  let read = 0;
  while (read < length) {
    const { bytesRead } = await handle.read(buffer, read, length - read, position + read);
    if (bytesRead === 0) break;
    read += bytesRead;
  }
  return buffer.subarray(0, read);
}

function readHeader(bytes: Uint8Array): { kind: string; size: number } {
  return new PbfReader(bytes).readFields(
    (tag, header, pbf) => {
      if (tag === 1) header.kind = pbf.readString();
      else if (tag === 3) header.size = pbf.readVarint();
    },
    { kind: '', size: -1 },
  );
}

interface Blob {
  raw: Uint8Array | undefined;
  zlib: Uint8Array | undefined;
  rawSize: number;
  other: number;
}

function readBlob(bytes: Uint8Array): Blob {
  const empty: Blob = { raw: undefined, zlib: undefined, rawSize: -1, other: 0 };
  return new PbfReader(bytes).readFields((tag, blob, pbf) => {
    if (tag === 1) blob.raw = pbf.readBytes();
    else if (tag === 2) blob.rawSize = pbf.readVarint();
    else if (tag === 3) blob.zlib = pbf.readBytes();
    else if (tag in OTHER_COMPRESSIONS) blob.other = tag;
  }, empty);
}

async function unpack(file: string, bytes: Uint8Array, at: number): Promise<Uint8Array> {
  let blob: Blob;
  try {
    blob = readBlob(bytes);
  } catch {
    throw damaged(file, at);
  }
  if (blob.raw !== undefined) return blob.raw;
  if (blob.zlib === undefined) {
    const compression = OTHER_COMPRESSIONS[blob.other];
    if (compression === undefined) throw damaged(file, at);
    throw new CityError(
      `${file} is compressed with ${compression}, which is not read here: convert it with "osmium cat -o new.osm.pbf ${file}".`,
    );
  }
  try {
    const data = await inflateOff(blob.zlib, { maxOutputLength: MAX_BLOCK });
    if (blob.rawSize >= 0 && data.length !== blob.rawSize) throw damaged(file, at);
    return data;
  } catch {
    throw damaged(file, at);
  }
}

/**
 * The decompressed blocks of a file, one after the other; only one is in memory at a time.
 * @throws CityError when the file is missing, of another kind, truncated or damaged
 */
export async function* blocksOf(file: string): AsyncGenerator<Block> {
  let handle: FileHandle;
  try {
    handle = await open(file, 'r');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new CityError(`There is no file ${file}: check its name.`);
    if (codeOf(error) === 'EACCES')
      throw new CityError(`${file} cannot be read by this account: give yourself the right to read it.`);
    throw error;
  }
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new CityError(`${file} is not a file: give the path of an .osm.pbf file.`);
    const { size } = stat;
    if (size === 0) throw new CityError(`${file} is empty: download it again.`);
    for (let position = 0; position < size;) {
      const first = position === 0;
      const start = position;
      const lengthBytes = await readFully(handle, 4, position);
      if (lengthBytes.length < 4) throw first ? noPbf(file, lengthBytes) : truncated(file);
      const headerLength = lengthBytes.readUInt32BE(0);
      if (headerLength === 0 || headerLength > MAX_HEADER)
        throw first ? noPbf(file, lengthBytes) : damaged(file, start);
      const headerBytes = await readFully(handle, headerLength, position + 4);
      if (headerBytes.length < headerLength) throw first ? noPbf(file, lengthBytes) : truncated(file);
      let header: { kind: string; size: number };
      try {
        header = readHeader(headerBytes);
      } catch {
        throw first ? noPbf(file, lengthBytes) : damaged(file, start);
      }
      if (first && header.kind !== 'OSMHeader') throw notPbf(file);
      if (header.size < 0 || header.size > MAX_BLOCK) throw damaged(file, start);
      position += 4 + headerLength;
      const body = await readFully(handle, header.size, position);
      if (body.length < header.size) throw truncated(file);
      position += header.size;
      // The format requires ignoring unknown kinds.
      if (header.kind === 'OSMHeader' || header.kind === 'OSMData') {
        yield { kind: header.kind, data: await unpack(file, body, start), start, end: position };
      }
    }
  } finally {
    await handle.close();
  }
}

/** The error for a block that cannot be parsed. */
export const damagedAt = damaged;
