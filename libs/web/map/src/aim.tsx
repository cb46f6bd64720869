import { Crosshair } from 'lucide-react';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { LatLng } from '@groupride/geo';
import { Box, Button } from '@groupride/web-ui';
import { useMapTexts } from './texts';
import type { MapInstance } from './types';

/** Picks a place by keyboard: the arrow keys move the map, and its center is picked. */
export interface Aim {
  /** Whether the map or the button that picks the center has the focus. */
  aiming: boolean;
  take: () => void;
  events: {
    onFocus?: (event: FocusEvent<HTMLElement>) => void;
    onBlur?: () => void;
    onPointerDown?: () => void;
    onKeyDown?: (event: KeyboardEvent) => void;
  };
}

/** @param onPick receives the picked place; without it there is nothing to pick */
export function useAim(map: MapInstance | null, onPick: ((position: LatLng) => void) | undefined): Aim {
  const [aiming, setAiming] = useState(false);
  const take = () => {
    if (!map || !onPick) return;
    const { lat, lng } = map.getCenter();
    onPick({ lat, lng });
  };
  if (!onPick) return { aiming: false, take, events: {} };
  return {
    aiming,
    take,
    events: {
      onFocus: ({ target }) => setAiming(target.matches(':focus-visible')),
      onBlur: () => setAiming(false),
      onPointerDown: () => setAiming(false),
      onKeyDown: (event) => {
        setAiming(true);
        // Links in the attribution and the button handle Enter themselves.
        if ((event.key !== 'Enter' && event.key !== ' ') || !(event.target instanceof HTMLCanvasElement)) return;
        event.preventDefault();
        take();
      },
    },
  };
}

/** Marks the center of the map and explains the keys. */
export function AimHint({ aiming }: { aiming: boolean }) {
  const texts = useMapTexts();
  return (
    <Box role="status">
      {aiming && (
        <Box bg="bg.panel" borderRadius="md" boxShadow="sm" px="3" py="1.5" textStyle="caption">
          {texts.aimHint}
        </Box>
      )}
    </Box>
  );
}

export function AimCross() {
  return (
    <Box
      position="absolute"
      insetStart="50%"
      top="50%"
      transform="translate(-50%, -50%)"
      pointerEvents="none"
      color="fg"
      filter="drop-shadow(0 0 1px var(--chakra-colors-bg-panel))"
      data-aim
      aria-hidden
    >
      <Crosshair size={40} strokeWidth={2} />
    </Box>
  );
}

export function AimButton({ aim }: { aim: Aim }) {
  const texts = useMapTexts();
  return (
    <Box {...aim.events}>
      <Button size="sm" variant="secondary" icon={<Crosshair size={16} aria-hidden />} onClick={aim.take}>
        {texts.takeMiddle}
      </Button>
    </Box>
  );
}
