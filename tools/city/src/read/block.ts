// Parses the content of a block: https://wiki.openstreetmap.org/wiki/PBF_Format. It uses the `pbf` library directly and
// reads into numbers, because one object per node would take too much memory for the extract of a city.
import { PbfReader } from 'pbf';
import type { OsmBounds, OsmMember, OsmTags } from '../osm';

export interface FileHeader {
  bounds: OsmBounds | undefined;
  /** The source of the data, as named by its writer. */
  source: string | undefined;
  required: string[];
  optional: string[];
}

/** Receives the elements of a block; positions are integers in units of 1e-7 degrees. */
export interface ElementSink {
  node(id: number, lat: number, lon: number, tags: OsmTags | undefined): void;
  way(id: number, refs: readonly number[], tags: OsmTags, lats: readonly number[], lons: readonly number[]): void;
  relation(id: number, members: OsmMember[], tags: OsmTags): void;
}

export function readFileHeader(data: Uint8Array): FileHeader {
  const empty: FileHeader = { bounds: undefined, source: undefined, required: [], optional: [] };
  return new PbfReader(data).readFields((tag, header, pbf) => {
    if (tag === 1) {
      const box = pbf.readMessage(
        (side, sides: number[], message) => void (sides[side] = message.readSVarint() / 1e9),
        [],
      );
      const [, west, east, north, south] = box;
      if (west !== undefined && east !== undefined && north !== undefined && south !== undefined)
        header.bounds = [west, south, east, north];
    } else if (tag === 4) header.required.push(pbf.readString());
    else if (tag === 5) header.optional.push(pbf.readString());
    else if (tag === 17) header.source = pbf.readString();
  }, empty);
}

interface Frame {
  strings: string[];
  granularity: number;
  latOffset: number;
  lonOffset: number;
}

/** Tags for mappers and imports, which are of no use to riders. */
const DROPPED =
  /^(source|created_by|note|fixme|FIXME|tiger:|attribution|import|description|comment|odbl|gnis:|NHD|history)/;

/** The same strings occur in every block, so only one copy of each is kept. */
const known = new Map<string, string>();
function shared(text: string): string {
  if (text.length > 24) return text;
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  if (known.size < 100_000) known.set(text, text);
  return text;
}

const textDecoder = new TextDecoder();

/** @throws when the data violates the format */
export function readBlock(data: Uint8Array, sink: ElementSink): void {
  const pbf = new PbfReader(data);
  const frame: Frame = { strings: [], granularity: 100, latOffset: 0, lonOffset: 0 };
  const groups: Uint8Array[] = [];
  // The granularity follows the groups in the file, but is needed to read them.
  pbf.readFields((tag) => {
    if (tag === 1)
      pbf.readMessage(
        (field, strings: string[], message) =>
          void (field === 1 && strings.push(shared(textDecoder.decode(message.readBytes())))),
        frame.strings,
      );
    else if (tag === 2) groups.push(pbf.readBytes());
    else if (tag === 17) frame.granularity = pbf.readVarint();
    else if (tag === 19) frame.latOffset = pbf.readVarint(true);
    else if (tag === 20) frame.lonOffset = pbf.readVarint(true);
  }, undefined);
  if (frame.strings.length === 0) throw new Error('the table of texts is missing');
  for (const group of groups) {
    new PbfReader(group).readFields((tag, _, message) => {
      if (tag === 1) readNode(message, frame, sink);
      else if (tag === 2) readDense(message, frame, sink);
      else if (tag === 3) readWay(message, frame, sink);
      else if (tag === 4) readRelation(message, frame, sink);
    }, undefined);
  }
}

/** Converts to units of 1e-7 degrees. */
const unit = (value: number, offset: number, granularity: number): number =>
  Math.round((offset + granularity * value) / 100);

function text(frame: Frame, index: number | undefined): string {
  const value = index === undefined ? undefined : frame.strings[index];
  if (value === undefined) throw new Error('a text is missing');
  return value;
}

function tagsOf(frame: Frame, keys: readonly number[], values: readonly number[]): OsmTags {
  const tags: OsmTags = {};
  keys.forEach((key, index) => {
    const name = text(frame, key);
    if (!DROPPED.test(name)) tags[name] = text(frame, values[index]);
  });
  return tags;
}

const isVisible = (tag: number, info: { visible: boolean }, pbf: PbfReader): void => {
  if (tag === 6) info.visible = pbf.readBoolean();
};

interface Parts {
  id: number;
  keys: number[];
  values: number[];
  visible: boolean;
  lats: number[];
  lons: number[];
  refs: number[];
  roles: number[];
  types: number[];
}

const parts = (): Parts => ({
  id: 0,
  keys: [],
  values: [],
  visible: true,
  lats: [],
  lons: [],
  refs: [],
  roles: [],
  types: [],
});

/** Fields 2 to 4 have the same meaning in nodes, ways and relations. */
function readCommon(tag: number, to: Parts, pbf: PbfReader): void {
  if (tag === 2) pbf.readPackedVarint(to.keys);
  else if (tag === 3) pbf.readPackedVarint(to.values);
  else if (tag === 4) to.visible = pbf.readMessage(isVisible, { visible: true }).visible;
}

function readNode(message: PbfReader, frame: Frame, sink: ElementSink): void {
  let lat = 0;
  let lon = 0;
  const node = message.readMessage((tag, to, pbf) => {
    if (tag === 1) to.id = pbf.readSVarint();
    else if (tag === 8) lat = pbf.readSVarint();
    else if (tag === 9) lon = pbf.readSVarint();
    else readCommon(tag, to, pbf);
  }, parts());
  if (!node.visible) return;
  sink.node(
    node.id,
    unit(lat, frame.latOffset, frame.granularity),
    unit(lon, frame.lonOffset, frame.granularity),
    node.keys.length === 0 ? undefined : tagsOf(frame, node.keys, node.values),
  );
}

function readDense(message: PbfReader, frame: Frame, sink: ElementSink): void {
  const ids: number[] = [];
  const lats: number[] = [];
  const lons: number[] = [];
  const texts: number[] = [];
  const visible: boolean[] = [];
  message.readMessage((tag, _, pbf) => {
    if (tag === 1) pbf.readPackedSVarint(ids);
    else if (tag === 5)
      pbf.readMessage((field, into: boolean[], info) => void (field === 6 && info.readPackedBoolean(into)), visible);
    else if (tag === 8) pbf.readPackedSVarint(lats);
    else if (tag === 9) pbf.readPackedSVarint(lons);
    else if (tag === 10) pbf.readPackedVarint(texts);
  }, undefined);
  if (lats.length !== ids.length || lons.length !== ids.length) throw new Error('positions are missing');
  let id = 0;
  let lat = 0;
  let lon = 0;
  let at = 0;
  for (let index = 0; index < ids.length; index += 1) {
    id += ids[index] ?? 0;
    lat += lats[index] ?? 0;
    lon += lons[index] ?? 0;
    let tags: OsmTags | undefined;
    for (; at < texts.length && texts[at] !== 0; at += 2) {
      const key = text(frame, texts[at]);
      if (!DROPPED.test(key)) (tags ??= {})[key] = text(frame, texts[at + 1]);
    }
    at += 1;
    if (visible[index] === false) continue;
    sink.node(id, unit(lat, frame.latOffset, frame.granularity), unit(lon, frame.lonOffset, frame.granularity), tags);
  }
}

/** Decodes delta encoding: each number is the difference from the previous one. */
function sum(values: number[]): number[] {
  let last = 0;
  for (let index = 0; index < values.length; index += 1) values[index] = last += values[index] ?? 0;
  return values;
}

function readWay(message: PbfReader, frame: Frame, sink: ElementSink): void {
  const way = message.readMessage((tag, to, pbf) => {
    if (tag === 1) to.id = pbf.readVarint(true);
    else if (tag === 8) pbf.readPackedSVarint(to.refs);
    else if (tag === 9) pbf.readPackedSVarint(to.lats);
    else if (tag === 10) pbf.readPackedSVarint(to.lons);
    else readCommon(tag, to, pbf);
  }, parts());
  if (!way.visible) return;
  const { granularity, latOffset, lonOffset } = frame;
  sink.way(
    way.id,
    sum(way.refs),
    tagsOf(frame, way.keys, way.values),
    sum(way.lats).map((value) => unit(value, latOffset, granularity)),
    sum(way.lons).map((value) => unit(value, lonOffset, granularity)),
  );
}

const MEMBER_TYPES = ['node', 'way', 'relation'] as const;

function readRelation(message: PbfReader, frame: Frame, sink: ElementSink): void {
  const relation = message.readMessage((tag, to, pbf) => {
    if (tag === 1) to.id = pbf.readVarint(true);
    else if (tag === 8) pbf.readPackedVarint(to.roles);
    else if (tag === 9) pbf.readPackedSVarint(to.refs);
    else if (tag === 10) pbf.readPackedVarint(to.types);
    else readCommon(tag, to, pbf);
  }, parts());
  if (!relation.visible) return;
  const members = sum(relation.refs).map((ref, index): OsmMember => {
    const type = MEMBER_TYPES[relation.types[index] ?? -1];
    if (type === undefined) throw new Error('a member is of no known type');
    return { type, ref, role: text(frame, relation.roles[index]) };
  });
  sink.relation(relation.id, members, tagsOf(frame, relation.keys, relation.values));
}
