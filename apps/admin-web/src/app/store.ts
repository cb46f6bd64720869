import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api, apiMiddleware } from '@groupride/web-api-client';
import { alertsSlice } from '../features/live/slice';

/** Creates the application's store; every test makes its own. */
export function makeStore() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, [alertsSlice.reducerPath]: alertsSlice.reducer },
    middleware: (defaults) => defaults().concat(apiMiddleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
