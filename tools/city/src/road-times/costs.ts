// Valhalla's costs of driving a car, with its constants: src/sif/autocost.cc, dynamiccost.cc and osrm_car_duration.h of
// version 3.6.1. All values are in seconds.
import type { RoadEdge, RoadNode } from './roads';

export interface Cost {
  cost: number;
  time: number;
}

const USE = { ramp: 1, track: 3, alley: 5, livingStreet: 10, serviceRoad: 11, ferry: 41, railFerry: 42 } as const;
const NODE = { gate: 1, bollard: 2, tollBooth: 3, borderControl: 10 } as const;
const TURN = { right: 2, sharpRight: 3, reverse: 4, sharpLeft: 5, left: 6 } as const;

const MOST_KPH = 140;
/** Penalty by surface, from paved to path. */
const SURFACE = [0, 0, 0, 0.1, 0.2, 0.5, 1, 1];
const SURFACE_WEIGHT = 0.5;
const USE_FACTOR: Partial<Record<number, number>> = { [USE.track]: 4, [USE.livingStreet]: 2.6 };
const RAIL_FERRY_FACTOR = 2.8;

/** Costs by turn: straight, slight right, right, sharp right, reverse, sharp left, left, slight left. */
const TURN_COSTS = {
  right: [0.5, 0.75, 1, 1.5, 9.5, 3.5, 2.5, 0.75],
  left: [0.5, 0.75, 2.5, 3.5, 9.5, 1.5, 1, 0.75],
};
const CROSSING = 2;
const ONTO_RAMP = 1.5;
const ONTO_ROUNDABOUT_RAMP = 0.5;
const U_TURN = 600;
const PENCIL_POINT_U_TURN = 15;
const TURN_DENSITY = [1, 1, 1, 1, 1, 1.1, 1.2, 1.3, 1.4, 1.6, 1.9, 2.2, 2.5, 2.8, 3.1, 3.5];
const SHORT_INTERNAL_METERS = 8;

const PENALTY = { destinationOnly: 600, maneuver: 5, alley: 5, livingStreet: 400, track: 300, serviceRoad: 75 };

const ZERO: Cost = { cost: 0, time: 0 };
const BORDER: Cost = { cost: 600, time: 600 };
const GATE: Cost = { cost: 330, time: 30 };
const PRIVATE: Cost = { cost: 480, time: 30 };
const TOLL: Cost = { cost: 15, time: 15 };
const FERRY: Cost = { cost: 300, time: 300 };
const RAIL_FERRY: Cost = { cost: 4620, time: 300 };

/** The cost of a whole edge. */
export function edgeCost(edge: RoadEdge): Cost {
  const kph = Math.min(edge.speed, MOST_KPH);
  const time = (edge.meters * 3.6) / (kph === 0 ? 0.001 : kph);
  const base =
    edge.use === USE.ferry ? 1 : edge.use === USE.railFerry ? RAIL_FERRY_FACTOR : 0.85 + edge.density * 0.025;
  const factor = (base + SURFACE_WEIGHT * SURFACE[edge.surface]!) * (USE_FACTOR[edge.use] ?? 1);
  return { cost: time * factor, time };
}

/**
 * Whether a turn crosses the short middle of an intersection to the other side; the next turn may then complete a
 * U-turn.
 */
export function isInternalTurn(edge: RoadEdge, node: RoadNode, from: number): boolean {
  if (!edge.isInternal || edge.meters > SHORT_INTERNAL_METERS) return false;
  const turn = turnType(edge, from);
  return node.driveOnRight
    ? turn === TURN.left || turn === TURN.sharpLeft
    : turn === TURN.right || turn === TURN.sharpRight;
}

/** @param from local index at the node of the edge being left; turn types are stored with the edge being entered */
const turnType = (edge: RoadEdge, from: number): number => (edge.turnTypes >>> (3 * from)) & 7;
const has = (mask: number, from: number): boolean => ((mask >>> from) & 1) === 1;

/**
 * The cost of a turn from one edge to the next.
 * @param afterInternal whether the edge being left was entered by an internal turn
 */
export function turnCost(left: RoadEdge, edge: RoadEdge, node: RoadNode, afterInternal: boolean): Cost {
  const from = left.oppositeIndex;
  const { cost, time } = baseCost(left, edge, node, from);
  return { cost: cost + stopCost(left, edge, node, afterInternal), time: time + turnTime(edge, node, from) };
}

function baseCost(left: RoadEdge, edge: RoadEdge, node: RoadNode, from: number): Cost {
  const enters = (use: number) => edge.use === use && left.use !== use;
  const isBarrier = node.type === NODE.gate || node.type === NODE.bollard;
  const both = [
    node.type === NODE.borderControl ? BORDER : ZERO,
    node.type === NODE.gate && !node.hasTaggedAccess ? GATE : ZERO,
    isBarrier && node.isPrivate ? PRIVATE : ZERO,
    node.type === NODE.tollBooth || (edge.isToll && !left.isToll) ? TOLL : ZERO,
    enters(USE.ferry) ? FERRY : ZERO,
    enters(USE.railFerry) ? RAIL_FERRY : ZERO,
  ];
  const penalties =
    (edge.isDestinationOnly && !left.isDestinationOnly ? PENALTY.destinationOnly : 0) +
    (enters(USE.alley) ? PENALTY.alley : 0) +
    (!edge.isLink && !has(edge.sameName, from) ? PENALTY.maneuver : 0) +
    (enters(USE.livingStreet) ? PENALTY.livingStreet : 0) +
    (enters(USE.track) ? PENALTY.track : 0) +
    (enters(USE.serviceRoad) && !edge.isInternal ? PENALTY.serviceRoad : 0);
  return {
    cost: penalties + both.reduce((sum, part) => sum + part.cost, 0),
    time: both.reduce((sum, part) => sum + part.time, 0),
  };
}

/** The cost that makes an intersection undesirable; it adds no time. */
function stopCost(left: RoadEdge, edge: RoadEdge, node: RoadNode, afterInternal: boolean): number {
  const from = left.oppositeIndex;
  const impact = (edge.stopImpacts >>> (3 * from)) & 7;
  if (impact === 0) return 0;
  const turn = turnType(edge, from);
  const [toLeft, toRight] = [has(edge.edgeToLeft, from), has(edge.edgeToRight, from)];
  let seconds = toLeft && toRight ? CROSSING : TURN_COSTS[node.driveOnRight ? 'right' : 'left'][turn]!;
  if ((edge.use === USE.ramp) !== (left.use === USE.ramp))
    seconds += ONTO_RAMP + (edge.isRoundabout ? ONTO_ROUNDABOUT_RAMP : 0);
  const isLeft = turn === TURN.left || turn === TURN.sharpLeft;
  const isRight = turn === TURN.right || turn === TURN.sharpRight;
  const isReverse = turn === TURN.reverse;
  seconds *= impact;
  const keepsName = edge.isNamed && has(edge.sameName, from);
  const [across, sharp, near, far] = node.driveOnRight
    ? [isLeft, TURN.sharpLeft, toRight, toLeft]
    : [isRight, TURN.sharpRight, toLeft, toRight];
  // Unlike the cost of the turn, this penalty is not multiplied by the stop impact.
  if (isReverse || (afterInternal && across)) seconds += U_TURN;
  else if (turn === sharp && near && !far && keepsName) seconds *= PENCIL_POINT_U_TURN;
  return seconds * TURN_DENSITY[node.density]!;
}

/** Seconds by turn angle, as in OSRM's car profile; clockwise turns are at 0 to 180 for right-hand traffic. */
function turnSeconds(degrees: number, driveOnRight: boolean): number {
  const bias = 1.075;
  const angle = degrees > 180 ? degrees - 360 : degrees;
  const isEasy = angle >= 0 === driveOnRight;
  const [steepness, middle] = isEasy ? [1 / bias, bias] : [bias, 1 / bias];
  return 7.5 / (1 + Math.exp(-((13 * steepness * Math.abs(angle)) / 180 - 6.5 * middle)));
}

function turnTime(edge: RoadEdge, node: RoadNode, from: number): number {
  const degrees = (node.headings[edge.localIndex]! - ((node.headings[from]! + 180) % 360) + 360) % 360;
  const isUTurn = degrees >= 160 && degrees <= 200;
  const light = node.hasTrafficSignal ? 2 : 0;
  if (node.roads <= 2 && !isUTurn) return light;
  return light + turnSeconds(degrees, node.driveOnRight) + (isUTurn ? 20 : 0);
}
