import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { act, fireEvent, screen } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import type { UserView } from '@groupride/web-api-client';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { renderInApp } from '../testing/render-in-app';

type Answer = { data: UserView | null } | { error: { status: number; data: { code: string } } };
const unavailable: Answer = { error: { status: 503, data: { code: 'unavailable' } } };
let asked: number;
let answer: () => Answer | Promise<Answer>;

/** Each new component fetches again, as in the application's API. */
const testApi = createApi({
  reducerPath: 'account',
  baseQuery: () => {
    asked += 1;
    return answer();
  },
  endpoints: ({ query }) => ({ getCurrentUser: query<UserView | null, void>({ query: () => '/auth/user' }) }),
});
const { useGetCurrentUserQuery } = testApi;
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useGetCurrentUserQuery,
  useGetConfigQuery: () => ({}),
  useSignOutMutation: () => [() => undefined, {}],
}));
const { RequireSession } = await import('./require-session');

beforeEach(() => {
  asked = 0;
  answer = () => unavailable;
});
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

async function show() {
  const store = configureStore({
    reducer: { [testApi.reducerPath]: testApi.reducer },
    middleware: (defaults) => defaults().concat(testApi.middleware),
  });
  renderInApp(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/driver']}>
        <Routes>
          <Route element={<RequireSession />}>
            <Route path="/driver" element={<p>Home</p>} />
          </Route>
          <Route path="/signin" element={<p>Sign in</p>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  await settled();
}

describe('pages for drivers who are signed in', () => {
  it('show why they could not be loaded, and do not retry automatically', async () => {
    await show();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    const before = asked;
    expect(before).toBeLessThanOrEqual(2);
    await settled();
    expect(asked).toBe(before);
  });

  it('keep the reason on screen during a retry, and continue when it succeeds', async () => {
    await show();
    const waiting: ((answer: Answer) => void)[] = [];
    answer = () => new Promise((resolve) => waiting.push(resolve));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(waiting).toHaveLength(1);
    expect(screen.getByText('GroupRide is unavailable right now. Wait a few seconds, then try again.')).toBeTruthy();
    waiting[0]?.({ data: null });
    await settled();
    expect(screen.getByText('Sign in')).toBeTruthy();
  });
});
