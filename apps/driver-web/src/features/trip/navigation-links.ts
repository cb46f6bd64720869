import type { Position } from '@groupride/contracts';

export interface NavigationLink {
  id: 'google' | 'apple' | 'waze';
  name: string;
  href: string;
}

/** Links that open turn-by-turn directions to the exact point in common map applications. */
export function navigationLinks({ lat, lng }: Position): NavigationLink[] {
  const point = `${lat.toFixed(6)},${lng.toFixed(6)}`;
  return [
    {
      id: 'google',
      name: 'Google Maps',
      href: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(point)}&travelmode=driving`,
    },
    { id: 'apple', name: 'Apple Maps', href: `https://maps.apple.com/?daddr=${encodeURIComponent(point)}&dirflg=d` },
    { id: 'waze', name: 'Waze', href: `https://waze.com/ul?ll=${encodeURIComponent(point)}&navigate=yes` },
  ];
}
