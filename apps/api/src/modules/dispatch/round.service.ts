import { Injectable } from '@nestjs/common';
import { AheadMatching } from './ahead-matching.service';
import { MatchingService, type MatchedRound } from './matching.service';
import { SharedMatchingService } from './shared-matching.service';
import type { WaitingRound } from './waiting-requests.service';

/** One round of matching: groups that share vehicles, immediate requests and scheduled rides. */
@Injectable()
export class RoundService {
  constructor(
    private readonly sharing: SharedMatchingService,
    private readonly matching: MatchingService,
    private readonly ahead: AheadMatching,
  ) {}

  /** Whether at most one request waits, so that no other request can be matched with it. */
  isAlone(): Promise<boolean> {
    return this.matching.isAlone();
  }

  /** Finds the rides that wait. @returns null when another process holds the lease */
  begin(holder: string): Promise<WaitingRound | null> {
    return this.matching.begin(holder, this.ahead.unmatched());
  }

  /**
   * @param isStillMine asked before decisions are written, as another process may have taken over
   */
  async match(isStillMine: () => Promise<boolean>, { waiting, aheadRequested }: WaitingRound): Promise<MatchedRound> {
    // Groups join vehicles with other groups first, so that free vehicles are left for rides that cannot share.
    const shared = await this.sharing.round(isStillMine, waiting.shared);
    const matched = await this.matching.round(isStillMine, shared, waiting);
    await this.ahead.round(isStillMine, waiting.ahead, aheadRequested);
    return { ...matched, isAnotherNeeded: matched.isAnotherNeeded || shared.isAnotherNeeded };
  }
}
