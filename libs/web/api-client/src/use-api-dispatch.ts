import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { api } from './api';

interface ApiState {
  api: ReturnType<typeof api.reducer>;
}

type ApiDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** Dispatch that also takes the API's own thunks, such as changing what is cached. */
export const useApiDispatch = (): ApiDispatch => useDispatch<ApiDispatch>();
