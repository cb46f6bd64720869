import { useLayoutEffect, useRef } from 'react';
import { Box } from '@groupride/web-ui';
import { CREDIT } from '../style/credit';
import { useMapTexts } from '../texts';
import { stillPicture, type StillPicture } from './still-picture';

export interface StillMapProps extends StillPicture {
  /** The picture is there. Not called when tiles do not come. */
  onPainted: () => void;
}

/**
 * A picture of the base map for the time until the live one is there: the same tiles in the same colors, painted on a plain canvas, which
 * takes a few milliseconds where the live map's program, worker and shaders take a second.
 */
export function StillMap({ tiles, mode, center, zoom, onPainted }: StillMapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const texts = useMapTexts();
  const { lat, lng } = center;
  useLayoutEffect(() => {
    const picture = canvas.current && stillPicture(canvas.current, { tiles, mode, center: { lat, lng }, zoom });
    if (!picture) return;
    const show = () => {
      picture.paint();
      onPainted();
    };
    // With the tiles at hand it is part of the page's very first picture.
    if (picture.atHand) return show();
    let gone = false;
    picture.coming.then(
      () => gone || show(),
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
        {texts.credit(tiles.attribution)}
      </Box>
    </>
  );
}
