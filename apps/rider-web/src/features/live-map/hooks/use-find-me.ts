import { useState } from 'react';
import type { LatLng } from '@groupride/geo';
import { outsideCity } from '../../../shared/places/outside-city';
import { useClientConfig } from '../../../shared/session';
import { locate, type LocationProblem } from '../../../shared/places/locate';

export interface FindMe {
  /** A new object each time the position is found; null when unknown or outside the city. */
  position: LatLng | null;
  locating: boolean;
  problem: LocationProblem | null;
  /** The city that the device is too far from; the map then stays on the city. */
  outside: { city: string } | null;
  find: () => Promise<void>;
}

/** "Find Me": locates the device when the rider asks for it. */
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
