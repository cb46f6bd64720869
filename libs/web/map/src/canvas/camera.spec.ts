import { describe, expect, it, jest } from '@jest/globals';
import type { LatLng } from '@groupride/geo';
import type { MapInstance, MapMarker } from '../types';
import { boundsOf, fitAll, heldIn, keepVisible, lookAhead } from './camera';

const marker = (lat: number, lng: number): MapMarker => ({
  id: `${lat}`,
  kind: 'driver',
  label: 'Ana',
  position: { lat, lng },
});

/** @param insetTop height in pixels that the page covers at the top of the map */
function mapOf(clientHeight: number, insetTop = 0) {
  const fitBounds = jest.fn<MapInstance['fitBounds']>();
  const container = document.createElement('div');
  Object.defineProperty(container, 'clientHeight', { value: clientHeight });
  container.style.setProperty('--map-inset-top', `${insetTop}px`);
  return {
    fitBounds,
    map: { fitBounds, getContainer: () => container, resize: () => undefined } as unknown as MapInstance,
  };
}

describe('the camera', () => {
  it('shows every marker and the whole route', () => {
    const route = {
      points: [
        { lat: 35.3, lng: -80.9 },
        { lat: 35.1, lng: -80.7 },
      ],
      estimated: false,
    };
    expect(boundsOf([marker(35.4, -80.8)], route)).toEqual([
      [-80.9, 35.1],
      [-80.7, 35.4],
    ]);
  });

  it('stays within the city, unless what it shows lies elsewhere', () => {
    const monaco = { west: 7.4, south: 43.7, east: 7.5, north: 43.8 };
    const held = heldIn(monaco, [], null);
    expect(held?.map((edge) => Number(edge.toFixed(4)))).toEqual([7, 43.3, 7.9, 44.2]);
    expect(heldIn(monaco, [marker(43.75, 7.45), marker(43.5, 7.2)], null)).toEqual(held);
    expect(heldIn(monaco, [marker(35.2, -80.8)], null)).toBeUndefined();
    expect(
      heldIn(monaco, [], {
        points: [
          { lat: 43.75, lng: 7.45 },
          { lat: 43.2, lng: 7.45 },
        ],
        estimated: true,
      }),
    ).toBeUndefined();
  });

  it('stays where it is when there is nothing to show', () => {
    const fitBounds = jest.fn();
    fitAll({ fitBounds } as unknown as MapInstance, [], null, false);
    expect(fitBounds).not.toHaveBeenCalled();
  });

  it('turns to the driver’s heading, with more of the road ahead than behind', () => {
    const easeTo = jest.fn<MapInstance['easeTo']>();
    const { map } = mapOf(500);
    lookAhead({ ...map, getContainer: map.getContainer, easeTo } as MapInstance, { lat: 35, lng: -80 }, 90, {
      still: true,
    });
    expect(easeTo).toHaveBeenCalledWith({ center: [-80, 35], bearing: 90, offset: [0, 100], duration: 0 });
  });

  it('follows a car that leaves the view, but not one that was not in view', () => {
    const easeTo = jest.fn<MapInstance['easeTo']>();
    const map = {
      easeTo,
      getBounds: () => ({ contains: ([lng]: [number, number]) => lng < -80 }),
    } as unknown as MapInstance;
    const [seen, seenToo, unseen, farOff] = [-80.9, -80.8, -79, -78].map((lng) => ({ lat: 35, lng })) as [
      LatLng,
      LatLng,
      LatLng,
      LatLng,
    ];
    keepVisible(map, seen, seenToo, false);
    keepVisible(map, unseen, farOff, false);
    keepVisible(map, unseen, seen, false);
    expect(easeTo).not.toHaveBeenCalled();
    keepVisible(map, seen, unseen, false);
    expect(easeTo).toHaveBeenCalledWith({ center: [-79, 35], duration: 500 });
  });

  it('does not animate for people who prefer reduced motion', () => {
    const { map, fitBounds } = mapOf(400);
    fitAll(map, [marker(35, -80)], null, true);
    expect(fitBounds.mock.calls[0]?.[1].duration).toBe(0);
  });

  it('leaves room for the buttons, and less above and below on a low map', () => {
    for (const [height, vertical] of [
      [400, 148],
      [240, 80],
    ] as const) {
      const { map, fitBounds } = mapOf(height);
      fitAll(map, [marker(35, -80)], null, true);
      const { padding } = fitBounds.mock.calls[0]![1];
      // A button is 44 pixels wide and 12 from the edge; a pin reaches 16 pixels to its side.
      expect(padding.right).toBeGreaterThanOrEqual(44 + 12 + 16);
      expect(padding.top + padding.bottom).toBe(vertical);
    }
  });

  it('leaves room for overlays of the page', () => {
    const [bare, covered] = [mapOf(600), mapOf(600, 56)].map(({ map, fitBounds }) => {
      fitAll(map, [marker(35, -80)], null, true);
      return fitBounds.mock.calls[0]![1].padding;
    });
    expect(covered).toEqual({ ...bare!, top: bare!.top + 56 });
  });
});
