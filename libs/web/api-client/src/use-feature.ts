import type { Feature } from '@groupride/contracts';
import { useGetConfigQuery } from './generated';

/** Whether operations have the feature switched on. Assumed until the configuration is loaded: the server refuses what is off. */
export const useFeature = (feature: Feature): boolean => useGetConfigQuery().data?.features[feature] ?? true;
