import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';
import type { GetConfigApiResponse, GetCurrentUserApiResponse } from './generated';

/** Stores what was requested before the application had loaded, as if its own queries had been answered. */
export async function storeFirstAnswers(
  dispatch: ThunkDispatch<{ api: ReturnType<typeof api.reducer> }, unknown, UnknownAction>,
  { config, user }: { config: GetConfigApiResponse | undefined; user: GetCurrentUserApiResponse | undefined },
): Promise<void> {
  const { upsertQueryData } = api.util;
  await Promise.all([
    config && dispatch(upsertQueryData('getConfig', undefined, config)),
    user !== undefined && dispatch(upsertQueryData('getCurrentUser', undefined, user)),
  ]);
}
