import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { renderInApp } from '../../testing/render-in-app';
import { bookingSlice } from './slice';

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

function show(focused: boolean) {
  const store = configureStore({ reducer: { booking: bookingSlice.reducer } });
  renderInApp(
    <Provider store={store}>
      <PlanSheet map={null} current={null} focused={focused} />
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

  it('focuses the destination for a new group', () => {
    const field = show(true);
    expect(document.activeElement).toBe(field);
  });
});
