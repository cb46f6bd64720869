import { useLayoutEffect, useRef } from 'react';
import type { LatLng } from '@groupride/geo';
import { Box } from '@groupride/web-ui';
import { CREDIT } from '../style/credit';
import { palettes } from '../style/palette';
import type { MapCity } from '../types';
import { paintStill, type StillTile } from './paint-still';
import { askTile, tileUrl } from './still-tiles';
import { tilesOf } from './still-view';

export interface StillMapProps {
  tiles: NonNullable<MapCity['map']>;
  mode: 'light' | 'dark';
  center: LatLng;
  zoom: number;
  /** The picture is there. Not called when tiles do not come. */
  onPainted: () => void;
}

/**
 * A picture of the base map for the time until the live one is there: the same tiles in the same colours, painted on a plain canvas, which
 * takes a few milliseconds where the live map's program, worker and shaders take a second.
 */
export function StillMap({ tiles, mode, center, zoom, onPainted }: StillMapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { lat, lng } = center;
  useLayoutEffect(() => {
    const to = canvas.current?.getContext('2d');
    const box = canvas.current?.getBoundingClientRect();
    if (!to || !box || box.width === 0) return;
    const size = { width: Math.round(box.width), height: Math.round(box.height) };
    const wanted = tilesOf({ center: { lat, lng }, zoom, ...size }, tiles).map((placed) => ({ placed, asked: askTile(tileUrl(tiles, placed)) }));
    const paint = () => {
      const sharpness = window.devicePixelRatio || 1;
      to.canvas.width = size.width * sharpness;
      to.canvas.height = size.height * sharpness;
      to.scale(sharpness, sharpness);
      paintStill(to, wanted.flatMap(({ placed, asked: { tile } }): StillTile[] => (tile ? [{ placed, tile }] : [])), palettes[mode], zoom, size);
      onPainted();
    };
    // With the tiles at hand it is part of the page's very first picture.
    if (wanted.every(({ asked }) => asked.tile !== undefined)) return paint();
    let gone = false;
    Promise.all(wanted.map(({ asked }) => asked.coming)).then(
      () => gone || paint(),
      // Then the live map says what is missing.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [tiles, mode, lat, lng, zoom, onPainted]);
  return (
    <>
      <canvas ref={canvas} aria-hidden style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }} />
      {/* Where the live map has it. */}
      <Box position="absolute" insetEnd="0" bottom="0" px="1.5" py="0.5" {...CREDIT}>
        {tiles.attribution}
      </Box>
    </>
  );
}
