import { configureStore } from '@reduxjs/toolkit';
import { api, apiMiddleware } from '@groupride/web-api-client';
import { bookingSlice } from '../features/booking/slice';

/** The store of the application, and of each test that needs one. */
export function makeStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, [bookingSlice.name]: bookingSlice.reducer },
    middleware: (defaults) => defaults().concat(apiMiddleware),
  });
}
