import { ApiError } from '../http/api-error';

/**
 * - `unreachable`: no answer, or busy. What was asked may have happened; ask again with the same key.
 * - `failing`: an error of the provider, which it repeats for the same key. Look at the state, then use a new key.
 * - `unexpected_state`: the object is not where this can be done. Retrieve it and decide.
 * - `missing`: what was named does not exist there.
 * - `declined`: the bank or the card says no, or wants its owner to be asked; `decline` says why.
 * - `refused`: anything else; repeating does not help.
 */
export type ProviderFailure = 'unreachable' | 'failing' | 'unexpected_state' | 'missing' | 'declined' | 'refused';

/** Why a card was not charged. */
export interface Decline {
  /** The provider's word: `insufficient_funds`, `authentication_required`, … */
  code: string;
  /** A sentence for the person. */
  message: string;
  /** The intent that was made and not authorized; the person can still confirm it. */
  intentId: string | null;
}

export class ProviderError extends Error {
  constructor(
    readonly failure: ProviderFailure,
    message: string,
    options?: ErrorOptions & { decline?: Decline; code?: string },
  ) {
    super(message, options);
    this.decline = options?.decline ?? null;
    this.code = options?.code ?? null;
  }

  readonly decline: Decline | null;
  /** The provider's own code, where it gave one. */
  readonly code: string | null;
}

/** The error for people when the provider could not be reached. */
export const providerUnavailable = () =>
  new ApiError(
    'payment_provider_unavailable',
    'Card payments are unavailable right now. Nothing was charged; try again in a moment.',
    {
      retryAfterSeconds: 5,
    },
  );

/** Runs a provider call for a person. @throws ApiError payment_provider_unavailable for every error of the provider */
export async function translateProviderErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderError) throw providerUnavailable();
    throw error;
  }
}
