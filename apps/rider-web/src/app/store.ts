import { configureStore } from '@reduxjs/toolkit';
import { api, apiMiddleware } from '@groupride/web-api-client';
import { bookingSlice, emptyDraft } from '../features/booking/slice';
import { storedDraft } from '../features/booking/stored-draft';

/** Creates the store of the application, or of a test. */
export function makeStore() {
  return configureStore({
    preloadedState: { [bookingSlice.name]: storedDraft.get()?.draft ?? emptyDraft },
    reducer: { [api.reducerPath]: api.reducer, [bookingSlice.name]: bookingSlice.reducer },
    middleware: (defaults) => defaults().concat(apiMiddleware),
  });
}
