import { useState } from 'react';
import type { LatLng } from '@groupride/geo';
import { outsideCity } from '../../../shared/places/outside-city';
import { useClientConfig } from '../../../shared/session';
import { locate, type LocationProblem } from '../../../shared/places/locate';

export interface FindMe {
  /** Another object each time it was found. */
  position: LatLng | null;
  locating: boolean;
  problem: LocationProblem | null;
  /** The city that the device is too far from: its map stays where it is. */
  outside: { city: string } | null;
  find: () => Promise<void>;
}

/** "Find Me": where the device is, asked for by the person. */
export function useFindMe(): FindMe {
  const [at, setAt] = useState<LatLng | null>(null);
  const [locating, setLocating] = useState(false);
  const [problem, setProblem] = useState<LocationProblem | null>(null);
  const config = useClientConfig();

  const find = async () => {
    setLocating(true);
    setProblem(null);
    const found = await locate();
    setLocating(false);
    if ('problem' in found) {
      setProblem(found.problem);
      return;
    }
    setAt(found.position);
  };
  const outside = at && outsideCity(config, at);
  return { position: outside ? null : at, locating, problem, outside, find };
}
