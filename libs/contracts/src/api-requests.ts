import { Instant, OneOf, Text, Integer } from './fields';

export const API_REQUESTS_KEPT_DAYS = 7;
/** Maximum number of requests per page of the log. */
export const MAX_API_REQUESTS = 100;

/** `succeeded`: status below 400. `refused`: 400 to 499. `failed`: 500 and above. */
export const API_REQUEST_OUTCOMES = ['succeeded', 'refused', 'failed'] as const;
export type ApiRequestOutcome = (typeof API_REQUEST_OUTCOMES)[number];

const ID = { max: 20, pattern: /^\d{1,18}$/ };

export class ApiRequestQuery {
  @Text({
    max: 100,
    optional: true,
    description: 'Part of the method and route, a status, a request id, or the beginning of a token',
  })
  search?: string;
  @OneOf(API_REQUEST_OUTCOMES, { optional: true, name: 'ApiRequestOutcome' }) outcome?: ApiRequestOutcome;
  @Text({ ...ID, optional: true, description: 'Only requests before the one with this id' }) before?: string;
}

/** A request made with a token, without the bodies of request and response. */
export class ApiRequestView {
  @Text(ID) id!: string;
  @Instant() at!: string;
  @Text({ max: 10 }) method!: string;
  @Text({
    max: 200,
    optional: true,
    description: 'Path with the names of its parameters; null when the request was refused before its route was known',
  })
  route!: string | null;
  @Integer({ description: '499: the caller disconnected before the response' }) status!: number;
  @Integer({ description: 'Milliseconds' }) durationMs!: number;
  @Text({ max: 50, description: 'The request id of error responses and of the API’s log' }) requestId!: string;
  @Integer() tokenId!: number;
  @Text({ max: 20 }) tokenPrefix!: string;
}
