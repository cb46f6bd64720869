import { configureStore } from '@reduxjs/toolkit';
import { api, apiMiddleware } from '@groupride/web-api-client';
import { bookingSlice } from '../features/booking/slice';

/** Creates the store of the application, or of a test. */
export function makeStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, [bookingSlice.name]: bookingSlice.reducer },
    middleware: (defaults) => defaults().concat(apiMiddleware),
  });
}
