import type { ApiRequestOutcome, ApiRequestView } from '@groupride/contracts';

export interface NewApiRequest {
  at: Date;
  tokenId: number;
  method: string;
  /** Path with the names of its parameters. */
  route: string | null;
  status: number;
  durationMs: number;
  requestId: string;
}

export abstract class ApiRequestsRepository {
  /** One statement. Requests of tokens that are gone are left out. */
  abstract insert(requests: readonly NewApiRequest[]): Promise<void>;
  /** Newest first. */
  abstract list(query: {
    outcome: ApiRequestOutcome | null;
    search: string | null;
    before: string | null;
    limit: number;
  }): Promise<ApiRequestView[]>;
}
