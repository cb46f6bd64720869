/** What is wrong with one field of a request. */
export interface FieldError {
  /** Path of the field, such as `pickup.lat`. */
  readonly field: string;
  /** The rule that it breaks. */
  readonly code: string;
  readonly message: string;
}

/** What a refusal is made of, as far as the answer tells. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly fields: readonly FieldError[];
  readonly requestId: string | null;
  readonly retryAfter: number | null;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The API refused a call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Stable code of the problem; `http_404` and the like when the answer carries none. */
  readonly code: string;
  /** What is wrong and what to do, in words. */
  readonly detail: string;
  /** The fields of the request that were wrong. */
  readonly fields: readonly FieldError[];
  /** Finds the request in the log of the API. */
  readonly requestId: string | null;
  /** Seconds to wait before the next attempt, when the API names them. */
  readonly retryAfter: number | null;
  readonly headers: Headers;
  /** The answer as it came, parsed when it is JSON. */
  readonly body: unknown;

  constructor(
    /** Method and path of the call. */
    readonly call: string,
    refusal: Refusal,
  ) {
    const reason = refusal.fields.map(({ field, message }) => `${field}: ${message}`).join('; ') || refusal.detail;
    super(`${call}: ${refusal.status} ${refusal.code}: ${reason}`);
    this.status = refusal.status;
    this.code = refusal.code;
    this.detail = refusal.detail;
    this.fields = refusal.fields;
    this.requestId = refusal.requestId;
    this.retryAfter = refusal.retryAfter;
    this.headers = refusal.headers;
    this.body = refusal.body;
  }
}

/** Nobody answered in time, or something in between answered for the API. The call may have taken effect. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';

  constructor(
    message: string,
    /** What came instead of an answer of the API, such as a proxy's. */
    readonly answer: { status: number; headers: Headers; body: unknown } | null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** @returns whether the API refused with one of these codes; with any code when none is named */
export const isApiError = (error: unknown, ...codes: readonly string[]): error is ApiError =>
  error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
