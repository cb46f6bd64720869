import { configureStore } from '@reduxjs/toolkit';
import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { ClientConfig } from '@groupride/web-api-client';
import { bookingActions, bookingSlice } from '../slice';

const cityAt = (name: string, lat: number, lng: number) =>
  ({
    city: {
      name,
      center: { lat, lng },
      radiusMiles: 20,
      map: { bounds: { west: lng - 0.1, east: lng + 0.1, south: lat - 0.1, north: lat + 0.1 } },
    },
  }) as ClientConfig;
const CHARLOTTE = cityAt('Charlotte', 35.22, -80.84);
const VADUZ = cityAt('Vaduz', 47.14, 9.52);

let config: ClientConfig | undefined;
const toast = jest.fn();
jest.unstable_mockModule('../../../shared/session', () => ({ useClientConfig: () => config }));
jest.unstable_mockModule('@groupride/web-ui', () => ({ toast }));
jest.unstable_mockModule('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, values: object) => `${key} ${Object.values(values).join()}` }),
}));
const { useDraftInCity } = await import('./use-draft-in-city');

const place = (name: string, lat: number, lng: number) => ({ id: name, name, address: '', lat, lng });

function setup() {
  const store = configureStore({ reducer: { booking: bookingSlice.reducer } });
  store.dispatch(
    bookingActions.changed({
      pickup: place('NoDa', 35.25, -80.81),
      destination: place('Airport', 35.21, -80.94),
      groupSize: 5,
    }),
  );
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { rerender } = renderHook(() => useDraftInCity(), { wrapper });
  return { rerender, draft: () => store.getState().booking };
}

beforeEach(() => toast.mockClear());

describe('a planned ride', () => {
  it('keeps its places while the city is unchanged or unknown', () => {
    config = undefined;
    const { rerender, draft } = setup();
    config = CHARLOTTE;
    rerender();
    expect([draft().pickup?.name, draft().destination?.name]).toEqual(['NoDa', 'Airport']);
    expect(toast).not.toHaveBeenCalled();
  });

  it('drops its places once when the city changes, and keeps everything else', () => {
    config = CHARLOTTE;
    const { rerender, draft } = setup();
    config = VADUZ;
    rerender();
    expect(draft()).toMatchObject({ pickup: null, destination: null, groupSize: 5 });
    rerender();
    expect(toast.mock.calls).toEqual([[{ title: 'map.otherCity Vaduz', tone: 'warning' }]]);
  });
});
