/** The body of an error answer, without the envelope. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: object;
  setup_intent?: object;
  payment_method?: object;
  payment_method_type?: string;
}

/**
 * An answer other than 200. Throwing it undoes what the request has written so far.
 * `kept` says whether an idempotency key remembers it: true once the request has begun to execute, false for everything
 * that is refused before (authentication, parameters, locks), so that a corrected request may reuse the key.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly kept = false,
  ) {
    super(body.message);
  }
}

/** Parameters that fail validation: 400, never remembered by an idempotency key. */
export function invalidRequest(message: string, more: Partial<ErrorBody> = {}, status = 400): ApiError {
  return new ApiError(status, { type: 'invalid_request_error', message, ...withDocs(more) });
}

/** A request that is well formed but does not fit the state of the object: 400, remembered by its key. */
export function unexpectedState(message: string, more: Partial<ErrorBody> = {}): ApiError {
  return new ApiError(
    400,
    { type: 'invalid_request_error', message, ...withDocs({ code: 'payment_intent_unexpected_state', ...more }) },
    true,
  );
}

/** An object that does not exist: 404 where the path names it (`param` is `id` or `intent`), 400 where a parameter does. */
export function noSuch(kind: string, id: string, param = 'id'): ApiError {
  const status = param === 'id' || param === 'intent' ? 404 : 400;
  const message = `No such ${kind}: '${id}'`;
  return new ApiError(
    status,
    { type: 'invalid_request_error', message, ...withDocs({ code: 'resource_missing' }), param },
    true,
  );
}

/** A card that is refused before any charge exists, for example because its number is wrong: 402. */
export function cardError(code: string, message: string, more: Partial<ErrorBody> = {}): ApiError {
  return new ApiError(402, { type: 'card_error', message, ...withDocs({ code, ...more }) }, true);
}

export function withDocs<T extends Partial<ErrorBody>>(body: T): T {
  return body.code
    ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}` }
    : body;
}
