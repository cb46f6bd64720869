import type { LatLng } from '@groupride/geo';
import type { MapCity, MapInstance } from '../types';
import type { SceneProps } from './scene';

/** Props of the canvases of both map libraries. */
export interface CanvasProps extends Omit<SceneProps, 'palette'> {
  city: MapCity;
  /** Whether the content lies outside the city, so that the view is not limited to it. */
  elsewhere: boolean;
  mode: 'light' | 'dark';
  /** Initial view. */
  initial: { center: LatLng; zoom: number };
  mapboxToken: string | null;
  /** Texts of the map libraries, by their own keys. */
  texts: Record<string, string>;
  onMap: (map: MapInstance | null) => void;
  /** Called when the first tile of the base map is on the screen. */
  onBegun: () => void;
  /** Called when the base map has been drawn. */
  onDrawn: () => void;
  /** Called with true when tiles are missing and being retried, and with false once all are loaded. */
  onGaps: (gaps: boolean) => void;
  onFailed: (reason: string) => void;
  /** Called when the person moves the map. */
  onUserMove: () => void;
  onClick: ((position: LatLng) => void) | undefined;
}
