// The routing engine reads only sorted files with positive ids, so other files are rewritten for it.
import type { OsmNode, OsmRelation, OsmWay } from '../osm';
import { writeOsmPbf } from '../pbf/write';
import { type Extract, indexOfId, nodesOf, UNITS_PER_DEGREE } from './extract';

/** Ids in the written file count from 1, because the engine does not support negative ids, which editors assign. */
const numberOf = (index: number): number => index + 1;

export async function writeOrdered(extract: Extract, file: string): Promise<void> {
  const { nodeIds, lats, lons, nodeTags, wayIds, wayTags } = extract;
  const used = new Uint8Array(nodeIds.length);
  for (const node of extract.wayNodes) used[node] = 1;
  const nodeNumbers = (id: number): number => indexOfId(nodeIds, id);
  const wayNumbers = (id: number): number => indexOfId(wayIds, id);

  function* nodes(): Generator<OsmNode> {
    for (let node = 0; node < nodeIds.length; node += 1) {
      const tags = nodeTags.get(node);
      if (used[node] !== 1 && tags === undefined) continue;
      yield {
        id: numberOf(node),
        lat: (lats[node] ?? 0) / UNITS_PER_DEGREE,
        lon: (lons[node] ?? 0) / UNITS_PER_DEGREE,
        ...(tags === undefined ? {} : { tags }),
      };
    }
  }
  function* ways(): Generator<OsmWay> {
    for (let way = 0; way < wayIds.length; way += 1) {
      const tags = wayTags[way] ?? {};
      if (Object.keys(tags).length === 0) continue;
      yield { id: numberOf(way), nodes: Array.from(nodesOf(extract, way), numberOf), tags };
    }
  }
  function* relations(): Generator<OsmRelation> {
    for (const [index, { members, tags }] of extract.relations.entries()) {
      const known = members.flatMap((member) => {
        if (member.type === 'relation') return [];
        const ref = member.type === 'node' ? nodeNumbers(member.ref) : wayNumbers(member.ref);
        return ref < 0 ? [] : [{ ...member, ref: numberOf(ref) }];
      });
      // A restriction without one of its members would forbid something else.
      if (tags.type?.startsWith('restriction') === true && known.length < members.length) continue;
      if (known.length > 0) yield { id: numberOf(index), members: known, tags };
    }
  }
  await writeOsmPbf({ nodes: nodes(), ways: ways(), relations: relations() }, file, {
    writingProgram: 'groupride-city',
  });
}
