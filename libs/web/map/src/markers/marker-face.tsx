import { chakra } from '@chakra-ui/react';
import type { MapMarker } from '../types';

const shadow = 'drop-shadow(0 1px 2px rgba(6, 20, 24, 0.35))';

/** Contrast color on the face of a marker, light or dark. */
const on = (palette: 'brand' | 'danger') => `var(--gr-colors-${palette}-contrast)`;

/** The arrow of a car from above, pointing north; the marker rotates it. */
function Car({ size, red, heading }: { size: number; red: boolean; heading: number | null }) {
  return (
    <chakra.svg
      viewBox="0 0 40 40"
      width={`${size}px`}
      height={`${size}px`}
      filter={shadow}
      color={red ? 'danger.solid' : 'brand.solid'}
      aria-hidden
    >
      <circle cx="20" cy="20" r="17" fill="currentColor" stroke="#fff" strokeWidth="2.5" />
      <g transform={heading === null ? undefined : `rotate(${heading} 20 20)`} fill={on(red ? 'danger' : 'brand')}>
        {heading === null ? <circle cx="20" cy="20" r="6" /> : <path d="M20 8.5 28 29l-8-4.6L12 29z" />}
      </g>
    </chakra.svg>
  );
}

function Pin({ square, number }: { square: boolean; number?: number }) {
  return (
    <chakra.svg
      viewBox="0 0 32 42"
      width="32px"
      height="42px"
      filter={shadow}
      color={square ? 'fg' : 'brand.solid'}
      aria-hidden
    >
      <path
        d="M16 41C16 41 30 26 30 15A14 14 0 1 0 2 15C2 26 16 41 16 41Z"
        fill="currentColor"
        stroke="#fff"
        strokeWidth="2"
      />
      {number !== undefined ? (
        <text
          x="16"
          y="20"
          textAnchor="middle"
          fontSize="14"
          fontWeight="700"
          fill={square ? 'var(--gr-colors-bg-panel)' : on('brand')}
        >
          {number}
        </text>
      ) : square ? (
        <rect x="11" y="10" width="10" height="10" rx="1.5" fill="var(--gr-colors-bg-panel)" />
      ) : (
        <circle cx="16" cy="15" r="5.5" fill={on('brand')} />
      )}
    </chakra.svg>
  );
}

function You() {
  return (
    <chakra.div
      boxSize="5"
      borderRadius="full"
      bg="info.solid"
      borderWidth="3px"
      borderColor="white"
      boxShadow="0 0 0 8px color-mix(in srgb, var(--gr-colors-info-solid) 22%, transparent)"
    />
  );
}

function Member({ label }: { label: string }) {
  return (
    <chakra.div
      boxSize="8"
      borderRadius="full"
      bg="accent.solid"
      color="accent.contrast"
      borderWidth="2px"
      borderColor="white"
      display="grid"
      placeItems="center"
      fontSize="sm"
      fontWeight="bold"
      filter={shadow}
    >
      {label.trim().charAt(0).toUpperCase()}
    </chakra.div>
  );
}

/** Diameter in pixels for one group, the increase for each further group, and the maximum. */
const HEAT = { one: 72, more: 12, most: 132 };

/** A glow that grows with the number of groups. */
function Demand({ count }: { count: number }) {
  const size = Math.min(HEAT.one + HEAT.more * (count - 1), HEAT.most);
  return (
    <chakra.div
      boxSize={`${size}px`}
      borderRadius="full"
      bgImage="radial-gradient(circle, color-mix(in srgb, var(--gr-colors-accent-solid) 60%, transparent) 0%, color-mix(in srgb, var(--gr-colors-accent-solid) 28%, transparent) 45%, transparent 72%)"
      display="grid"
      placeItems="center"
      pointerEvents="none"
    >
      <chakra.span
        minW="6"
        h="6"
        px="1.5"
        borderRadius="full"
        bg="bg.panel"
        color="fg"
        display="grid"
        placeItems="center"
        fontSize="sm"
        fontWeight="bold"
        filter={shadow}
      >
        {count}
      </chakra.span>
    </chakra.div>
  );
}

/** The point of the face that is placed at the position. */
export const anchorOf = (kind: MapMarker['kind']): 'bottom' | 'center' =>
  kind === 'pickup' || kind === 'destination' || kind === 'place' ? 'bottom' : 'center';

/** The look of a marker. Drivers are 40 px wide, pickups 32 px. */
export function MarkerFace({ marker, heading }: { marker: MapMarker; heading: number | null }) {
  switch (marker.kind) {
    case 'driver':
      return <Car size={34} red={marker.highlighted === true} heading={heading} />;
    case 'car':
      return <Car size={40} red={marker.highlighted === true} heading={heading} />;
    case 'pickup':
    case 'place':
      return <Pin square={false} number={marker.number} />;
    case 'destination':
      return <Pin square number={marker.number} />;
    case 'member':
      return <Member label={marker.label} />;
    case 'you':
      return <You />;
    case 'demand':
      return <Demand count={marker.count ?? 1} />;
  }
}
