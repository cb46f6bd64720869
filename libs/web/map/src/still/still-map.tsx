import { useLayoutEffect, useRef } from 'react';
import { Box } from '@groupride/web-ui';
import { CREDIT } from '../style/credit';
import { useMapTexts } from '../texts';
import { stillPicture, type StillPicture } from './still-picture';

export interface StillMapProps extends StillPicture {
  /** Called when the picture is painted, but not if tiles are missing. */
  onPainted: () => void;
}

/**
 * A picture of the base map until the live map is loaded: the same tiles in the same colors, painted on a plain canvas.
 * That takes milliseconds, while the live map's code, worker and shaders take a second.
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
    // If the tiles are already loaded, the picture is part of the page's first paint.
    if (picture.atHand) return show();
    let gone = false;
    picture.coming.then(
      () => gone || show(),
      // The live map reports missing tiles.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [tiles, mode, lat, lng, zoom, onPainted]);
  return (
    <>
      <canvas ref={canvas} aria-hidden style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }} />
      {/* At the position of the live map's attribution. */}
      <Box position="absolute" insetEnd="0" bottom="0" px="1.5" py="0.5" {...CREDIT}>
        {texts.credit(tiles.attribution)}
      </Box>
    </>
  );
}
