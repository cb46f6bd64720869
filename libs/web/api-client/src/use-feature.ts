import type { Feature } from '@groupride/contracts';
import { useGetConfigQuery } from './generated';

/**
 * Whether the feature is enabled. True until the configuration is loaded, because the server refuses disabled features
 * anyway.
 */
export const useFeature = (feature: Feature): boolean => useGetConfigQuery().data?.features[feature] ?? true;
