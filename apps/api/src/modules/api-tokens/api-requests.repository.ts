import type { ApiRequestOutcome, ApiRequestView } from '@groupride/contracts';

export interface NewApiRequest {
  at: Date;
  tokenId: number;
  method: string;
  /** Path with parameter names in place of values; null when no route matched. */
  route: string | null;
  status: number;
  durationMs: number;
  requestId: string;
}

export abstract class ApiRequestsRepository {
  /** Stores requests in one statement. Skips requests of tokens that no longer exist. */
  abstract insert(requests: readonly NewApiRequest[]): Promise<void>;
  /** Newest first. */
  abstract list(query: {
    outcome: ApiRequestOutcome | null;
    search: string | null;
    before: string | null;
    limit: number;
  }): Promise<ApiRequestView[]>;
}
