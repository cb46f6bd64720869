import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { AppProviders } from '@groupride/web-ui';
import { fakeMutation, unanswered, type FakeMutation } from '../../../testing/fake-mutation';
import { i18n, renderInApp } from '../../../testing/render-in-app';

let stop: FakeMutation<{ rideId: number }>;
let emitted: unknown[];
const emit = (...message: unknown[]) => {
  emitted.push(message[1]);
  (message[2] as () => void)();
};
const socket = { volatile: { emit } };
const dispatch = () => undefined;
jest.unstable_mockModule('react-redux', () => ({ useDispatch: () => dispatch }));
jest.unstable_mockModule('../../../shared/socket', () => ({ useSocket: () => socket, useConnected: () => true }));
jest.unstable_mockModule('../api', () => ({
  useStopSharingPositionMutation: () => stop.use(),
  useListSharedPositionsQuery: () => ({}),
  sharedPositionsChanged: () => ({ type: 'asked-again' }),
}));
const { GroupPositions } = await import('./group-positions');

const ride = (some: Partial<RideView> = {}) => ({ id: 7, you: 'member', status: 'en_route', ...some }) as RideView;
const NOW = Date.parse('2026-11-22T18:00:00Z');
const ben = {
  userId: 2,
  name: 'Ben',
  location: { lat: 35, lng: -80 },
  timestamp: new Date(NOW - 240_000).toISOString(),
};
const sharing = () => screen.getByRole('switch', { name: /Share My Location/ });

const isOn = () => sharing().getAttribute('aria-checked') === 'true';
let found: (at: object) => void;
let failed: (error: { code: number }) => void;
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  stop = fakeMutation();
  emitted = [];
  localStorage.clear();
  const geolocation = {
    watchPosition: (onFound: typeof found, onError: typeof failed) => {
      found = onFound;
      failed = onError;
      return 1;
    },
    clearWatch: () => undefined,
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
});
afterEach(() => jest.useRealTimers());

it('lists the other members with the age of their positions', () => {
  renderInApp(<GroupPositions ride={ride()} shared={{ sharing: true, positions: [ben] }} />);
  expect(isOn()).toBe(true);
  expect(screen.getByRole('list', { name: 'Others who share their location' }).textContent).toBe('Ben4 minutes ago');
});

it('says when nobody else shares', () => {
  renderInApp(<GroupPositions ride={ride()} shared={{ sharing: true, positions: [] }} />);
  expect(screen.getByText('Nobody else shares their location yet.')).toBeTruthy();
});

it('sends positions only after sharing was switched on', () => {
  renderInApp(<GroupPositions ride={ride()} shared={{ sharing: false, positions: [] }} />);
  expect(isOn()).toBe(false);
  expect(emitted).toEqual([]);
  fireEvent.click(sharing());
  act(() => found({ coords: { latitude: 35.2, longitude: -80.8 }, timestamp: 5 }));
  expect(emitted).toEqual([{ rideId: 7, lat: 35.2, lng: -80.8, ts: 5 }]);
});

it('sends nothing from a browser in which sharing was not switched on', () => {
  const watch = jest.spyOn(navigator.geolocation, 'watchPosition');
  renderInApp(<GroupPositions ride={ride()} shared={{ sharing: true, positions: [] }} />);
  expect(watch).not.toHaveBeenCalled();
});

it('deletes the position when sharing is switched off, and stays on when that failed', async () => {
  renderInApp(<GroupPositions ride={ride()} shared={{ sharing: true, positions: [] }} />);
  stop.answer = () => unanswered;
  await act(async () => fireEvent.click(sharing()));
  expect(stop.asked).toEqual([{ rideId: 7 }]);
  expect(screen.getByText(/We couldn’t stop sharing/)).toBeTruthy();
  expect(isOn()).toBe(true);
  stop.answer = () => ({});
  await act(async () => fireEvent.click(sharing()));
  expect(isOn()).toBe(false);
});

it('does not share again what was switched off on another device', () => {
  const page = (sharing: boolean) => (
    <I18nextProvider i18n={i18n}>
      <AppProviders locale="en" closeLabel="Close">
        <GroupPositions ride={ride()} shared={{ sharing, positions: [] }} />
      </AppProviders>
    </I18nextProvider>
  );
  const clearWatch = jest.spyOn(navigator.geolocation, 'clearWatch');
  const { rerender } = render(page(false));
  fireEvent.click(sharing());
  rerender(page(true));
  expect(clearWatch).not.toHaveBeenCalled();
  rerender(page(false));
  expect(isOn()).toBe(false);
  expect(clearWatch).toHaveBeenCalledTimes(1);
  expect(localStorage.length).toBe(0);
});

it('does not share again after a reload while the server is asked to stop', async () => {
  const first = renderInApp(<GroupPositions ride={ride()} shared={{ sharing: false, positions: [] }} />);
  fireEvent.click(sharing());
  stop.answer = () => new Promise(() => undefined);
  await act(async () => fireEvent.click(sharing()));
  first.unmount();
  const watch = jest.spyOn(navigator.geolocation, 'watchPosition');
  renderInApp(<GroupPositions ride={ride()} shared={{ sharing: true, positions: [] }} />);
  expect(isOn()).toBe(true);
  expect(watch).not.toHaveBeenCalled();
});

it('says why the browser provides no position', async () => {
  renderInApp(<GroupPositions ride={ride()} shared={{ sharing: false, positions: [] }} />);
  fireEvent.click(sharing());
  await act(async () => failed({ code: 1 }));
  expect(screen.getByText(/Please allow location access/)).toBeTruthy();
  expect(isOn()).toBe(false);
});

it('is hidden once the trip has started, and from people without a seat', () => {
  renderInApp(<GroupPositions ride={ride({ status: 'in_progress' })} shared={{ sharing: false, positions: [] }} />);
  renderInApp(<GroupPositions ride={ride({ you: 'driver' })} shared={{ sharing: false, positions: [] }} />);
  expect(screen.queryByRole('switch')).toBeNull();
});
