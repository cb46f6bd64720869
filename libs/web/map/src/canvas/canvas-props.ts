import type { LatLng } from '@groupride/geo';
import type { MapCity, MapInstance } from '../types';
import type { SceneProps } from './scene';

/** What a canvas of either map library is given. */
export interface CanvasProps extends Omit<SceneProps, 'palette'> {
  city: MapCity;
  /** What the map is about lies outside the city: the view is not held in it. */
  elsewhere: boolean;
  mode: 'light' | 'dark';
  /** Where the view begins. */
  initial: { center: LatLng; zoom: number };
  mapboxToken: string | null;
  /** The map libraries' own words, by their names for them. */
  texts: Record<string, string>;
  onMap: (map: MapInstance | null) => void;
  /** The first piece of the base map is on the screen. */
  onBegun: () => void;
  /** The base map has been drawn. */
  onDrawn: () => void;
  /** Pieces of the base map did not come and are asked for again; or they are all there now. */
  onGaps: (gaps: boolean) => void;
  onFailed: (reason: string) => void;
  /** The person moved the map. */
  onUserMove: () => void;
  onClick: ((position: LatLng) => void) | undefined;
}
