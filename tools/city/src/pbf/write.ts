import { open, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { PbfWriter } from 'pbf';
import type { OsmNode, OsmRelation, OsmWay } from '../osm';
import { headerBlock, nodeBlock, relationBlock, wayBlock, type OsmHeader } from './blocks';

export type { OsmHeader } from './blocks';

/** Elements in file order: each kind by ascending id. */
export interface OrderedElements {
  nodes: Iterable<OsmNode>;
  ways: Iterable<OsmWay>;
  relations: Iterable<OsmRelation>;
}

export interface WrittenPbf {
  nodes: number;
  ways: number;
  relations: number;
  bytes: number;
}

/** Maximum number of elements per block that readers expect. */
const ELEMENTS_PER_BLOCK = 8000;

const compress = promisify(deflate);

/**
 * Writes an .osm.pbf that is sorted by kind and id, and marked as sorted in its header. It is written to a temporary
 * file and renamed when complete. Throws an Error when the ids of a kind are not ascending, because readers rely on the
 * order.
 */
export async function writeOsmPbf(elements: OrderedElements, file: string, header: OsmHeader): Promise<WrittenPbf> {
  const unfinished = `${file}.part`;
  const output = await open(unfinished, 'w');
  let bytes = 0;
  const append = async (kind: 'OSMHeader' | 'OSMData', block: Uint8Array) => {
    const blob = await frame(kind, block);
    await output.writeFile(blob);
    bytes += blob.length;
  };
  try {
    await append('OSMHeader', headerBlock(header));
    const written = { nodes: 0, ways: 0, relations: 0 };
    for (const block of blocks('node', elements.nodes)) {
      written.nodes += block.length;
      await append('OSMData', nodeBlock(block));
    }
    for (const block of blocks('way', elements.ways)) {
      written.ways += block.length;
      await append('OSMData', wayBlock(block));
    }
    for (const block of blocks('relation', elements.relations)) {
      written.relations += block.length;
      await append('OSMData', relationBlock(block));
    }
    await output.close();
    await rename(unfinished, file);
    return { ...written, bytes };
  } catch (error) {
    await output.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

function* blocks<T extends { id: number }>(kind: string, elements: Iterable<T>): Generator<T[]> {
  let block: T[] = [];
  let last = -Infinity;
  for (const element of elements) {
    if (element.id <= last)
      throw new Error(`The ${kind}s to write are not in order: ${element.id} comes after ${last}.`);
    last = element.id;
    block.push(element);
    if (block.length === ELEMENTS_PER_BLOCK) {
      yield block;
      block = [];
    }
  }
  if (block.length > 0) yield block;
}

/** Length of the blob's header, the header, the compressed blob. */
async function frame(kind: string, block: Uint8Array): Promise<Buffer> {
  const blob = new PbfWriter();
  blob.writeVarintField(2, block.length);
  blob.writeBytesField(3, await compress(block));
  const body = blob.finish();
  const header = new PbfWriter();
  header.writeStringField(1, kind);
  header.writeVarintField(3, body.length);
  const head = header.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, body]);
}
