import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { cleanup, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { renderInApp } from '../../testing/render-in-app';
import { bookingActions, bookingSlice } from './slice';

jest.unstable_mockModule('../../shared/session', () => ({
  useSession: () => ({ me: null }),
  useClientConfig: () => undefined,
}));
jest.unstable_mockModule('../../shared/places/use-current-place', () => ({
  useCurrentPlace: () => ({ find: () => Promise.resolve(null), busy: false }),
}));
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  useLazyListPlacesQuery: () => [() => ({ unwrap: () => Promise.resolve({ places: [] }) })],
  useListPlacesQuery: () => ({ data: undefined, isLoading: false }),
  useGetMappingStatusQuery: () => ({ data: undefined }),
}));
const { PlanSheet } = await import('./plan-sheet');

const AIRPORT = { id: 'airport', name: 'Airport', address: '', lat: 35.2214, lng: -80.9435 };

function show(focused: boolean, destination: typeof AIRPORT | null = null) {
  const store = configureStore({ reducer: { booking: bookingSlice.reducer } });
  store.dispatch(bookingActions.changed({ destination }));
  renderInApp(
    <Provider store={store}>
      <PlanSheet
        map={null}
        current={({ isPlanning }) => <p>{isPlanning ? 'Brief ride' : 'Ride'}</p>}
        focused={focused}
      />
    </Provider>,
  );
  return screen.getByRole('combobox', { name: 'Destination' });
}

describe('the booking sheet on Home', () => {
  it('asks only for the destination, and does not move the focus', () => {
    const field = show(false);
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
    expect(document.activeElement).not.toBe(field);
  });

  it('shows the current ride, and briefly before the plan of another one', () => {
    show(false);
    expect(screen.getByText('Ride')).toBeTruthy();
    cleanup();
    const field = show(false, AIRPORT);
    expect(screen.queryByText('Ride')).toBeNull();
    const brief = screen.getByText('Brief ride');
    expect(brief.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('focuses the destination for a new group', () => {
    const field = show(true);
    expect(document.activeElement).toBe(field);
  });
});
