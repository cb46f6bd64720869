import type { Logger } from '@nestjs/common';
import { ProviderError, providerUnavailable } from '../../platform/stripe/provider-error';

/** How long a person waits. The call continues in the background, and a repeat with the same key gets its result. */
const TIMEOUT_MS = 10_000;

/** Runs a provider call that a person is waiting for. @throws ApiError payment_provider_unavailable */
export async function withProviderTimeout<T>(logger: Logger, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderError('unreachable', 'no answer in time')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work(), tooLate]);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logger.warn(`payment provider: ${error.failure}, ${error.message}`);
    throw providerUnavailable();
  } finally {
    clearTimeout(timer);
  }
}
