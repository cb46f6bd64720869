import type { Logger } from '@nestjs/common';
import { ProviderError, providerUnavailable } from '../../platform/stripe/provider-error';

/** A person waits at most so long. What was asked goes on meanwhile; asking again, with the same key, finds it. */
const PATIENCE_MS = 10_000;

/** Does what a person waits for. @throws ApiError payment_provider_unavailable */
export async function withProviderTimeout<T>(logger: Logger, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderError('unreachable', 'no answer in time')), PATIENCE_MS);
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
