import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { AppProviders } from '@groupride/web-ui';
import { i18n, loadAllTexts } from '../../../app/i18n';
import type { GuidanceStep } from '../guidance';
import type { Navigation } from './use-navigation';
import { useSpokenDirections } from './use-spoken-directions';

await loadAllTexts();

const said: string[] = [];
const turn: GuidanceStep = {
  text: 'Turn left.',
  direction: 'left',
  distance: 900,
  duration: 60,
  location: { lat: 35.2, lng: -80.8 },
};
const arrival: GuidanceStep = { ...turn, text: 'You have arrived at your destination.', direction: 'arrive' };

/** A navigation with the next maneuver this many meters ahead, at 15 m/s. */
const ahead = (meters: number, step = turn, more: Partial<Navigation> = {}) =>
  ({
    maneuver: { step, meters, then: undefined },
    car: { lat: 35.2, lng: -80.8, heading: 0, speed: 15 },
    arrived: false,
    guidance: { target: arrival.location },
    ...more,
  }) as Navigation;

const start = (navigation: Navigation) =>
  renderHook((now: Navigation) => useSpokenDirections(now), {
    initialProps: navigation,
    wrapper: ({ children }: { children: ReactNode }) => (
      <I18nextProvider i18n={i18n}>
        <AppProviders locale="en-US" closeLabel="Close">
          {children}
        </AppProviders>
      </I18nextProvider>
    ),
  });

beforeEach(() => {
  said.length = 0;
  localStorage.clear();
  Object.assign(globalThis, {
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
    speechSynthesis: { cancel: () => undefined, speak: ({ text }: { text: string }) => said.push(text) },
  });
});

describe('spoken directions', () => {
  it('are spoken once early, with the distance, and once shortly before the maneuver', () => {
    const { rerender } = start(ahead(1000));
    expect(said).toEqual([]);
    for (const meters of [370, 300, 200, 85, 40, 10]) rerender(ahead(meters));
    expect(said).toEqual(['In 0.2 miles: Turn left.', 'Turn left.']);
  });

  it('start again with the next maneuver, and end with the arrival', () => {
    const { rerender } = start(ahead(40));
    rerender(ahead(300, arrival));
    rerender(ahead(60, arrival));
    rerender(ahead(0, arrival, { arrived: true }));
    rerender(ahead(0, arrival, { arrived: true }));
    expect(said).toEqual([
      'Turn left.',
      'You will arrive in 1,000 feet.',
      'You will arrive in 200 feet.',
      'You have arrived',
    ]);
  });

  it('do not repeat the early announcement when the car’s position jumps back a little', () => {
    const { rerender } = start(ahead(85));
    rerender(ahead(120));
    expect(said).toEqual(['Turn left.']);
  });

  it('stay silent when muted, also the next time', () => {
    const { result, rerender } = start(ahead(1000));
    act(() => result.current.toggle());
    rerender(ahead(85));
    expect(said).toEqual([]);
    expect(start(ahead(85)).result.current.muted).toBe(true);
    expect(said).toEqual([]);
    act(() => result.current.toggle());
    expect(said).toEqual(['Turn left.']);
  });
});
