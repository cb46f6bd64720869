import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderInApp } from '../testing/render-in-app';

let answer: { data?: unknown; isError: boolean; isLoading: boolean; error?: unknown };
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  signInPath: (path: string) => `/signin?returnTo=${encodeURIComponent(path)}`,
  problemText: () => 'We can’t reach GroupRide.',
  useGetConfigQuery: () => ({}),
  useGetCurrentUserQuery: () => ({ ...answer, refetch: () => undefined }),
}));
const { RequireSession } = await import('./require-session');

const open = () =>
  renderInApp(
    <Routes>
      <Route element={<RequireSession />}>
        <Route path="/ride/7" element={<p>The ride</p>} />
      </Route>
      <Route path="*" element={null} />
    </Routes>,
  );

it('keeps the page when who is signed in is known and asking again fails', () => {
  answer = { data: { id: 3 }, isError: true, isLoading: false, error: { status: 'FETCH_ERROR' } };
  open();
  expect(screen.getByText('The ride')).toBeTruthy();
});

it('offers another try when that never became known', () => {
  answer = { isError: true, isLoading: false, error: { status: 'FETCH_ERROR' } };
  open();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('leads those who are signed out to the sign-in page, and back afterwards', () => {
  answer = { data: null, isError: false, isLoading: false };
  expect(open().address()).toBe('/signin?returnTo=%2Fride%2F7');
});
