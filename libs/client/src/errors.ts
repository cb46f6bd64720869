/** The problem with one field of a request. */
export interface FieldError {
  /** Path of the field, such as `pickup.lat`. */
  readonly field: string;
  /** The violated rule. */
  readonly code: string;
  readonly message: string;
}

/** The content of a refusal, as far as the answer has it. */
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
  /** Stable code of the problem; if the answer has none, `http_404` and the like. */
  readonly code: string;
  /** Explains the problem and what to do about it. */
  readonly detail: string;
  /** The invalid fields of the request. */
  readonly fields: readonly FieldError[];
  /** Identifies the request in the log of the API. */
  readonly requestId: string | null;
  /** Seconds to wait before the next attempt, if the API specifies them. */
  readonly retryAfter: number | null;
  readonly headers: Headers;
  /** The body of the answer, parsed if it is JSON. */
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

/** There was no answer in time, or an intermediary answered instead of the API. The call may have taken effect. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';

  constructor(
    message: string,
    /** The answer that came from an intermediary such as a proxy, or null. */
    readonly answer: { status: number; headers: Headers; body: unknown } | null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** @returns whether the API refused with one of these codes, or with any code if none is given */
export const isApiError = (error: unknown, ...codes: readonly string[]): error is ApiError =>
  error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
