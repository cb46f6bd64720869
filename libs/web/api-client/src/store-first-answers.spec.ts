import { configureStore } from '@reduxjs/toolkit';
import { api } from './api';
import type { GetConfigApiResponse } from './generated';
import { storeFirstAnswers } from './store-first-answers';

const newStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

describe('storeFirstAnswers', () => {
  let store: ReturnType<typeof newStore>;
  beforeEach(() => (store = newStore()));
  // Ends the timers of unused answers.
  afterEach(() => void store.dispatch(api.util.resetApiState()));

  it('answers the queries for the session and the configuration', async () => {
    const config = { city: { name: 'Charlotte, NC' } } as GetConfigApiResponse;
    await storeFirstAnswers(store.dispatch, { config, user: null });
    expect(api.endpoints.getConfig.select()(store.getState()).data).toEqual(config);
    expect(api.endpoints.getCurrentUser.select()(store.getState())).toMatchObject({ isSuccess: true, data: null });
  });

  it('leaves queries open whose answers are not known', async () => {
    await storeFirstAnswers(store.dispatch, { config: undefined, user: undefined });
    expect(api.endpoints.getConfig.select()(store.getState()).isUninitialized).toBe(true);
    expect(api.endpoints.getCurrentUser.select()(store.getState()).isUninitialized).toBe(true);
  });
});
