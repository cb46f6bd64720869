import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { Outlet, Route, Routes } from 'react-router-dom';
import { loadAllParts } from '@groupride/web-ui';
import { bookingActions, bookingSlice } from '../features/booking/slice';
import { renderInApp } from '../testing/render-in-app';

jest.unstable_mockModule('../shared/session', () => ({
  useSession: () => ({ me: null }),
  useClientConfig: () => undefined,
}));
jest.unstable_mockModule('../features/booking/plan-sheet', () => ({ PlanSheet: () => null }));
jest.unstable_mockModule('../features/live-map/live-map-panel', () => ({ LiveMapPanel: () => null }));
const { HomePage } = await import('./home-page');

/** Home as somebody sees it who has just signed up. */
function welcome(promo: string) {
  const store = configureStore({ reducer: { booking: bookingSlice.reducer } });
  store.dispatch(bookingActions.promoTyped(promo));
  store.dispatch(bookingActions.promoApplied());
  return renderInApp(
    <Provider store={store}>
      <Routes>
        <Route element={<Outlet context={{ openMenu: () => undefined }} />}>
          <Route path="/" element={<HomePage />} />
        </Route>
      </Routes>
    </Provider>,
    { pathname: '/', state: { newUser: true } },
  );
}
const offer = () => screen.queryByRole('dialog', { name: 'Your first ride is free' });

describe('Home of a new rider', () => {
  it('offers the first ride free', async () => {
    welcome('');
    await waitFor(() => expect(offer()).toBeTruthy());
  });

  it('offers no code to somebody whose plan has one', async () => {
    await loadAllParts();
    const { entry } = welcome('FREEFIRST');
    await waitFor(() => expect(entry().state).toBeNull());
    expect(offer()).toBeNull();
  });
});
