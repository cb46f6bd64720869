import { describe, expect, it, jest } from '@jest/globals';
import type { MapInstance, MapMarker } from '../types';
import { boundsOf, fitAll } from './camera';

const marker = (lat: number, lng: number): MapMarker => ({ id: `${lat}`, kind: 'driver', label: 'Ana', position: { lat, lng } });

describe('the view', () => {
  it('holds every marker and the whole route', () => {
    const route = { points: [{ lat: 35.3, lng: -80.9 }, { lat: 35.1, lng: -80.7 }], estimated: false };
    expect(boundsOf([marker(35.4, -80.8)], route)).toEqual([[-80.9, 35.1], [-80.7, 35.4]]);
  });

  it('stays where it is while there is nothing to show', () => {
    const fitBounds = jest.fn();
    fitAll({ fitBounds } as unknown as MapInstance, [], null, false);
    expect(fitBounds).not.toHaveBeenCalled();
  });

  it('does not fly for those who want less motion', () => {
    const fitBounds = jest.fn<MapInstance['fitBounds']>();
    fitAll({ fitBounds } as unknown as MapInstance, [marker(35, -80)], null, true);
    expect(fitBounds.mock.calls[0]?.[1].duration).toBe(0);
  });
});
