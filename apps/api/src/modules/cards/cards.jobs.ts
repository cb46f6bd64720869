import { defineJob } from '../../platform/jobs/jobs';

/** Fetches card setups whose webhook events may have been lost. */
export const lookUpCardSetups = defineJob<object>('look-up-card-setups-at-the-provider', { retries: 0 });

/** Detaches a removed card from its customer at the provider. */
export const detachCard = defineJob<{ methodId: string }>('detach-card-that-was-removed', { retries: 20 });
