// Files as written by other programs but not by ours: uncompressed, with single nodes, with positions in ways, or
// broken in various ways.
import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';

export interface OddNode {
  id: number;
  lat: number;
  lon: number;
  tags?: Record<string, string>;
  deleted?: true;
}

export interface OddWay {
  id: number;
  nodes: number[];
  tags: Record<string, string>;
  positions?: [lat: number, lon: number][];
}

export interface Compression {
  /** Field of the blob: 1 uncompressed, 3 zlib, 4 LZMA, 7 Zstandard. */
  field: 1 | 3 | 4 | 7;
}

export function frame(kind: string, block: Uint8Array, { field }: Compression = { field: 3 }): Buffer {
  const blob = new PbfWriter();
  if (field !== 1) blob.writeVarintField(2, block.length);
  blob.writeBytesField(field, field === 3 ? deflateSync(block) : block);
  const body = blob.finish();
  const header = new PbfWriter();
  header.writeStringField(1, kind);
  header.writeVarintField(3, body.length);
  const head = header.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, body]);
}

export function header(
  required: readonly string[] = ['OsmSchema-V0.6', 'DenseNodes'],
  optional: readonly string[] = [],
): Uint8Array {
  const block = new PbfWriter();
  for (const feature of required) block.writeStringField(4, feature);
  for (const feature of optional) block.writeStringField(5, feature);
  return block.finish();
}

const deltas = (values: readonly number[]): number[] => values.map((value, index) => value - (values[index - 1] ?? 0));
const units = (degrees: number): number => Math.round(degrees * 1e7);

class Strings {
  readonly all = [''];

  number(text: string): number {
    const at = this.all.indexOf(text);
    return at > 0 || text === '' ? Math.max(at, 0) : this.all.push(text) - 1;
  }
}

/** One block with ways and individually encoded nodes. */
export function plainBlock(nodes: readonly OddNode[], ways: readonly OddWay[]): Uint8Array {
  const strings = new Strings();
  const group = new PbfWriter();
  const writeTags = (message: PbfWriter, tags: Record<string, string>) => {
    message.writePackedVarint(
      2,
      Object.keys(tags).map((key) => strings.number(key)),
    );
    message.writePackedVarint(
      3,
      Object.values(tags).map((value) => strings.number(value)),
    );
  };
  for (const node of nodes) {
    group.writeMessage(
      1,
      (_, message) => {
        message.writeTag(1, 0);
        message.writeSVarint(node.id);
        writeTags(message, node.tags ?? {});
        if (node.deleted) message.writeMessage(4, (__, info) => info.writeBooleanField(6, false), undefined);
        message.writeTag(8, 0);
        message.writeSVarint(units(node.lat));
        message.writeTag(9, 0);
        message.writeSVarint(units(node.lon));
      },
      undefined,
    );
  }
  for (const way of ways) {
    group.writeMessage(
      3,
      (_, message) => {
        message.writeVarintField(1, way.id);
        writeTags(message, way.tags);
        message.writePackedSVarint(8, deltas(way.nodes));
        if (way.positions === undefined) return;
        message.writePackedSVarint(9, deltas(way.positions.map(([lat]) => units(lat))));
        message.writePackedSVarint(10, deltas(way.positions.map(([, lon]) => units(lon))));
      },
      undefined,
    );
  }
  const block = new PbfWriter();
  block.writeMessage(
    1,
    (_, table) => {
      for (const text of strings.all) table.writeStringField(1, text);
    },
    undefined,
  );
  block.writeBytesField(2, group.finish());
  return block.finish();
}
