import { screen } from '@testing-library/react';
import { renderInApp } from '../../../testing/render-in-app';
import type { GuidanceStep, Maneuver } from '../guidance';
import { ManeuverBanner } from './maneuver-banner';

const at = { distance: 500, duration: 50, location: { lat: 35.2, lng: -80.8 } };
const left: GuidanceStep = {
  ...at,
  text: 'Turn left onto Broadrick Boulevard.',
  direction: 'left',
  street: 'Broadrick Boulevard',
};
const arrival: GuidanceStep = {
  ...at,
  text: 'You have arrived at your destination.',
  direction: 'arrive',
  street: null,
};

function show(maneuver: Maneuver | null, more: { arrived?: boolean } = {}) {
  const { container } = renderInApp(
    <ManeuverBanner navigation={{ maneuver, arrived: false, guidance: null, ...more }} place="UNC Charlotte" />,
  );
  return {
    words: container.textContent ?? '',
    arrows: [...container.querySelectorAll('[data-direction]')].map((arrow) => arrow.getAttribute('data-direction')),
  };
}

describe('the next maneuver', () => {
  it('shows an arrow, a distance and a street, and the maneuver after it', () => {
    const { words, arrows } = show({ step: left, meters: 805, then: arrival });
    expect(words).toContain('0.5 mi');
    expect(words).toContain('Broadrick Boulevard');
    expect(words).toContain('ThenUNC Charlotte');
    expect(arrows).toEqual(['left', 'arrive']);
  });

  it('is announced as a sentence to screen readers', () => {
    show({ step: left, meters: 805, then: undefined });
    expect(screen.getByText('Turn left onto Broadrick Boulevard.').closest('[aria-live="polite"]')).toBeTruthy();
  });

  it('shows the lanes when they are known, and which of them to use', () => {
    const lanes = [
      { directions: ['left' as const], recommended: true },
      { directions: ['straight' as const], recommended: false },
      { directions: ['straight' as const, 'right' as const], recommended: true },
    ];
    const { arrows } = show({ step: { ...left, lanes }, meters: 100, then: undefined });
    expect(screen.getByRole('img', { name: 'Use lane 1, 3 of 3, counted from the left' })).toBeTruthy();
    expect(arrows).toEqual(['left', 'left', 'straight', 'straight', 'right']);
    expect(show({ step: { ...left, lanes: [] }, meters: 100, then: undefined }).arrows).toEqual(['left']);
  });

  it('shows the instruction when the routing engine gives no direction', () => {
    const { words, arrows } = show({ step: { ...at, text: 'Head north' }, meters: 100, then: undefined });
    expect(words).toContain('Head north');
    expect(arrows).toEqual([]);
  });

  it('says that the driver has arrived at the end of the route', () => {
    const { words } = show({ step: arrival, meters: 0, then: undefined }, { arrived: true });
    expect(words).toBe('You have arrivedUNC Charlotte');
  });

  it('says to follow the line when the route has no steps', () => {
    expect(show(null).words).toBe('Follow the line to your destination');
  });
});
