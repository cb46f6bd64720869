import { useState } from 'react';
import type { LatLng } from '@groupride/geo';
import { outsideCity } from '../../../shared/places/outside-city';
import { useClientConfig } from '../../../shared/session';
import { locate, type LocationProblem } from '../../../shared/places/locate';

export interface FindMe {
  position: LatLng | null;
  locating: boolean;
  problem: LocationProblem | null;
  /** The city that the device is too far from: its map stays where it is. */
  outside: { city: string } | null;
  /** How often it was asked for with success: the view goes there each time. */
  asked: number;
  find: () => Promise<void>;
}

/** "Find Me": where the device is, asked for by the person. */
export function useFindMe(): FindMe {
  const [position, setPosition] = useState<LatLng | null>(null);
  const [locating, setLocating] = useState(false);
  const [problem, setProblem] = useState<LocationProblem | null>(null);
  const config = useClientConfig();
  const [outside, setOutside] = useState<{ city: string } | null>(null);
  const [asked, setAsked] = useState(0);

  const find = async () => {
    setLocating(true);
    setProblem(null);
    setOutside(null);
    const found = await locate();
    setLocating(false);
    if ('problem' in found) {
      setProblem(found.problem);
      return;
    }
    const far = outsideCity(config, found.position);
    setOutside(far);
    setPosition(far ? null : found.position);
    if (!far) setAsked((times) => times + 1);
  };
  return { position, locating, problem, outside, asked, find };
}
