import type { RouteLane, TurnDirection } from '@groupride/contracts';

const BY_MODIFIER: Readonly<Record<string, TurnDirection>> = {
  straight: 'straight',
  'slight left': 'slight_left',
  left: 'left',
  'sharp left': 'sharp_left',
  'slight right': 'slight_right',
  right: 'right',
  'sharp right': 'sharp_right',
  uturn: 'u_turn',
};
/**
 * OSRM's maneuver types whose arrow is not given by their modifier.
 * https://project-osrm.org/docs/v5.24.0/api/#stepmaneuver-object
 */
const BY_TYPE: Readonly<Record<string, TurnDirection>> = {
  depart: 'straight',
  arrive: 'arrive',
  roundabout: 'roundabout',
  rotary: 'roundabout',
};

/** The arrow of a maneuver in the vocabulary of OSRM. */
export function turnDirection({ type, modifier }: { type: string; modifier?: string }): TurnDirection {
  return BY_TYPE[type] ?? BY_MODIFIER[modifier ?? ''] ?? 'straight';
}

interface Crossing {
  lanes?: readonly { valid: boolean; indications: readonly string[] }[];
}

/** The lanes at the start of a maneuver, from left to right; empty where unknown. */
export function lanesOf(intersections: readonly Crossing[]): RouteLane[] {
  return (intersections[0]?.lanes ?? []).map(({ valid, indications }) => ({
    directions: indications.flatMap((indication) => BY_MODIFIER[indication] ?? []),
    recommended: valid,
  }));
}
