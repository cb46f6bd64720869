import type { SketchInterchange, SketchRoad } from '../../../charlotte/format';
import { distance, parsePoint, type Point } from '../geometry/plane';
import { crossLines, nearestOnLine } from '../geometry/segments';
import type { Chain } from './chains';
import { drawDiamond } from './diamonds';
import { bunched, speaksOf } from './find';
import { drawFlyovers } from './flyovers';
import type { Network, Strand } from './network';

/** The strands of a regular road: one, or its two carriageways. */
export interface DrawnRoad {
  sketch: SketchRoad;
  strands: Strand[];
}

interface Meeting {
  chain: Chain;
  at: number;
  point: Point;
  interchange: SketchInterchange;
  /** The other road, if it is a motorway. */
  other?: { chain: Chain; at: number };
}

const REACH_METERS = 330;
const FLYOVER_REACH_METERS = 520;
const NEAR_METERS = 1200;
/** A free road whose end was cut back from another one by up to this distance still meets it. */
const END_NEAR_METERS = 420;

/** Draws the ramps of every interchange of the data, and of every free road that ends at another. */
export function drawInterchanges(
  network: Network,
  chains: readonly Chain[],
  roads: readonly DrawnRoad[],
  interchanges: readonly SketchInterchange[],
): void {
  const free = chains.filter((chain) => chain.free);
  const meetings = dropTwins([
    ...interchanges.flatMap((interchange) => {
      const found = meetingsOf(free, roads, interchange);
      if (found.length === 0) network.remark(`${interchange.motorway} and ${interchange.road} do not meet.`);
      return found;
    }),
    ...free.flatMap((chain) => endMeetings(free, chain)),
  ]);
  for (const meeting of meetings) {
    const { chain, interchange, other } = meeting;
    if (other) {
      const drawn = drawFlyovers(network, {
        a: chain,
        b: other.chain,
        point: meeting.point,
        atA: meeting.at,
        atB: other.at,
        reachA: room(meetings, chain, meeting.at, FLYOVER_REACH_METERS),
        reachB: room(meetings, other.chain, other.at, FLYOVER_REACH_METERS),
        exit: interchange.exit,
      });
      if (drawn === 0) network.remark(`No ramps between ${interchange.motorway} and ${interchange.road}.`);
      continue;
    }
    const candidates = roads.filter((road) => speaksOf(interchange.road, road.sketch)).flatMap((road) => road.strands);
    const neighbors = network.strands.filter(
      (strand) =>
        strand.kind === 'main' &&
        strand !== chain.forward &&
        strand !== chain.backward &&
        !candidates.includes(strand) &&
        sharesEnd(strand, candidates, meeting.point),
    );
    const reach = room(meetings, chain, meeting.at, REACH_METERS);
    const met = drawDiamond(
      network,
      {
        chain,
        at: meeting.at,
        point: meeting.point,
        reach,
        roadName: interchange.road,
        motorwayName: motorwayName(chain, meeting.at),
        exit: interchange.exit,
      },
      [...candidates, ...neighbors],
    );
    if (met < 2) network.remark(`${interchange.motorway} and ${interchange.road} have ramps on ${met} sides only.`);
  }
}

function motorwayName(chain: Chain, at: number): string {
  const road = chain.roads[chain.middle.segmentAt(at)] as SketchRoad;
  return road.ref ?? road.name;
}

/** Whether the strand is the continuation of the road under another name, near the intersection. */
function sharesEnd(strand: Strand, candidates: readonly Strand[], meeting: Point): boolean {
  const tips = (one: Strand) =>
    [one.path.points[0] as Point, one.path.points.at(-1) as Point].filter((tip) => distance(tip, meeting) < 150);
  return tips(strand).some((tip) => candidates.some((other) => tips(other).some((end) => distance(end, tip) < 15)));
}

function meetingsOf(free: readonly Chain[], roads: readonly DrawnRoad[], interchange: SketchInterchange): Meeting[] {
  const near = interchange.near ? parsePoint(interchange.near) : null;
  const found: Meeting[] = [];
  for (const chain of free) {
    if (!chain.roads.some((road) => speaksOf(interchange.motorway, road))) continue;
    const named = (segment: number) => speaksOf(interchange.motorway, chain.roads[segment] as SketchRoad);
    for (const other of free) {
      if (other === chain || !other.roads.some((road) => speaksOf(interchange.road, road))) continue;
      for (const intersection of crossLines(chain.middle.points, other.middle.points)) {
        const [segment, otherSegment] = [intersection.a.segment, intersection.b.segment];
        if (!named(segment) || !speaksOf(interchange.road, other.roads[otherSegment] as SketchRoad)) continue;
        found.push({
          chain,
          at: chain.middle.meters(segment, intersection.a.t),
          point: intersection.point,
          interchange,
          other: { chain: other, at: other.middle.meters(otherSegment, intersection.b.t) },
        });
      }
      found.push(
        ...endMeetings([chain], other)
          .filter((end) => speaksOf(interchange.road, roadAtEnd(other, end.point)))
          .map((end) => ({ ...end, interchange })),
      );
    }
    for (const road of roads) {
      if (!speaksOf(interchange.road, road.sketch)) continue;
      for (const strand of road.strands) {
        for (const intersection of crossLines(chain.middle.points, strand.path.points)) {
          if (named(intersection.a.segment))
            found.push({
              chain,
              at: chain.middle.meters(intersection.a.segment, intersection.a.t),
              point: intersection.point,
              interchange,
            });
        }
      }
    }
    if (found.length > 0) continue;
    for (const road of roads.filter((one) => speaksOf(interchange.road, one.sketch))) {
      for (const tip of road.strands.flatMap((strand) => [
        strand.path.points[0] as Point,
        strand.path.points.at(-1) as Point,
      ])) {
        const place = nearestOnLine(tip, chain.middle.points);
        if (place.distance < 40)
          found.push({ chain, at: chain.middle.meters(place.segment, place.t), point: place.point, interchange });
      }
    }
  }
  const places = bunched(found, 300);
  if (!near) return places;
  const nearest = places
    .map((meeting) => ({ meeting, far: distance(meeting.point, near) }))
    .sort((a, b) => a.far - b.far)[0];
  return nearest && nearest.far < NEAR_METERS ? [nearest.meeting] : [];
}

function roadAtEnd(chain: Chain, point: Point): SketchRoad {
  const place = nearestOnLine(point, chain.middle.points);
  return chain.roads[place.segment] as SketchRoad;
}

/** Where the open ends of the chain meet other chains. */
function endMeetings(free: readonly Chain[], chain: Chain): Meeting[] {
  return [chain.open.start, chain.open.end].flatMap((end, which) => {
    if (!end) return [];
    const places = free
      .filter((other) => other !== chain)
      .map((other) => ({ other, place: nearestOnLine(end, other.middle.points) }))
      .filter(({ place }) => place.distance < END_NEAR_METERS)
      .sort((a, b) => a.place.distance - b.place.distance);
    const first = places[0];
    if (!first) return [];
    const at = first.other.middle.meters(first.place.segment, first.place.t);
    return [
      {
        chain: first.other,
        at,
        point: first.place.point,
        interchange: {
          motorway: (first.other.roads[first.place.segment] as SketchRoad).name,
          road: (chain.roads.at(which === 0 ? 0 : -1) as SketchRoad).name,
        },
        other: { chain, at: which === 0 ? 0 : chain.middle.length },
      },
    ];
  });
}

function dropTwins(meetings: Meeting[]): Meeting[] {
  const kept: Meeting[] = [];
  for (const meeting of meetings) {
    const twin = kept.some((other) => {
      if (distance(other.point, meeting.point) > 400) return false;
      if (!meeting.other !== !other.other) return false;
      if (meeting.other && other.other)
        return [meeting.chain, meeting.other.chain].every(
          (chain) => chain === other.chain || chain === other.other?.chain,
        );
      return meeting.chain === other.chain && meeting.interchange.road === other.interchange.road;
    });
    if (!twin) kept.push(meeting);
  }
  return kept;
}

/** How far ramps may extend along the motorway without overlapping those of the next interchange. */
function room(meetings: readonly Meeting[], chain: Chain, at: number, wish: number): number {
  const length = chain.middle.length;
  let free = wish;
  for (const meeting of meetings) {
    for (const place of [meeting, ...(meeting.other ? [meeting.other] : [])]) {
      if (place.chain !== chain) continue;
      const straight = Math.abs(place.at - at);
      const gap = chain.closed ? Math.min(straight, length - straight) : straight;
      if (gap > 1) free = Math.min(free, gap * 0.46);
    }
  }
  return Math.max(130, free);
}
