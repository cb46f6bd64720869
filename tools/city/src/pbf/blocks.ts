import { PbfWriter } from 'pbf';
import type { OsmBounds, OsmMember, OsmNode, OsmRelation, OsmTags, OsmWay } from '../osm';
import { StringTable } from './string-table';

// Field numbers are those of OpenStreetMap's osmformat.proto. Positions use its default unit of 100 nanodegrees.
const UNITS_PER_DEGREE = 1e7;
const NANODEGREES_PER_DEGREE = 1e9;
const MEMBER_KIND: Record<OsmMember['type'], number> = { node: 0, way: 1, relation: 2 };

/** Metadata of a file. */
export interface OsmHeader {
  writingProgram: string;
  /** The source of the data, as text for people. */
  source?: string;
  bounds?: OsmBounds;
}

export function headerBlock(header: OsmHeader): Uint8Array {
  const block = new PbfWriter();
  if (header.bounds) {
    const [west, south, east, north] = header.bounds;
    block.writeMessage(
      1,
      (_, box) => {
        [west, east, north, south].forEach((degrees, index) => {
          box.writeTag(index + 1, 0);
          box.writeSVarint(Math.round(degrees * NANODEGREES_PER_DEGREE));
        });
      },
      null,
    );
  }
  block.writeStringField(4, 'OsmSchema-V0.6');
  block.writeStringField(4, 'DenseNodes');
  block.writeStringField(5, 'Sort.Type_then_ID');
  block.writeStringField(16, header.writingProgram);
  if (header.source) block.writeStringField(17, header.source);
  return block.finish();
}

export function nodeBlock(nodes: readonly OsmNode[]): Uint8Array {
  const table = new StringTable();
  const tagged = nodes.some((node) => node.tags && Object.keys(node.tags).length > 0);
  const tags: number[] = [];
  if (tagged) {
    for (const node of nodes) {
      for (const [key, value] of Object.entries(node.tags ?? {})) tags.push(table.number(key), table.number(value));
      tags.push(0);
    }
  }
  return primitiveBlock(table, (group) => {
    group.writeMessage(
      2,
      (_, dense) => {
        dense.writePackedSVarint(1, deltas(nodes.map((node) => node.id)));
        dense.writePackedSVarint(8, deltas(nodes.map((node) => Math.round(node.lat * UNITS_PER_DEGREE))));
        dense.writePackedSVarint(9, deltas(nodes.map((node) => Math.round(node.lon * UNITS_PER_DEGREE))));
        if (tagged) dense.writePackedVarint(10, tags);
      },
      null,
    );
  });
}

export function wayBlock(ways: readonly OsmWay[]): Uint8Array {
  const table = new StringTable();
  return primitiveBlock(table, (group) => {
    for (const way of ways) {
      group.writeMessage(
        3,
        (_, message) => {
          message.writeVarintField(1, way.id);
          writeTags(message, table, way.tags);
          message.writePackedSVarint(8, deltas(way.nodes));
        },
        null,
      );
    }
  });
}

export function relationBlock(relations: readonly OsmRelation[]): Uint8Array {
  const table = new StringTable();
  return primitiveBlock(table, (group) => {
    for (const relation of relations) {
      group.writeMessage(
        4,
        (_, message) => {
          message.writeVarintField(1, relation.id);
          writeTags(message, table, relation.tags);
          message.writePackedVarint(
            8,
            relation.members.map((member) => table.number(member.role)),
          );
          message.writePackedSVarint(9, deltas(relation.members.map((member) => member.ref)));
          message.writePackedVarint(
            10,
            relation.members.map((member) => MEMBER_KIND[member.type]),
          );
        },
        null,
      );
    }
  });
}

function writeTags(message: PbfWriter, table: StringTable, tags: OsmTags): void {
  message.writePackedVarint(
    2,
    Object.keys(tags).map((key) => table.number(key)),
  );
  message.writePackedVarint(
    3,
    Object.values(tags).map((value) => table.number(value)),
  );
}

/**
 * The string table precedes the group in the block but is complete only afterwards, so the group is written separately.
 */
function primitiveBlock(table: StringTable, writeGroup: (group: PbfWriter) => void): Uint8Array {
  const group = new PbfWriter();
  writeGroup(group);
  const block = new PbfWriter();
  block.writeMessage(1, (_, message) => table.write(message), null);
  block.writeBytesField(2, group.finish());
  return block.finish();
}

function deltas(values: readonly number[]): number[] {
  let last = 0;
  return values.map((value) => {
    const delta = value - last;
    last = value;
    return delta;
  });
}
