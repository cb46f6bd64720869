import { defineJob } from '../../platform/jobs/jobs';

/** Takes a removed card off its customer at the provider. */
export const detachCard = defineJob<{ methodId: string }>('detach-card-that-was-removed', { retries: 20 });
