import { Injectable } from '@nestjs/common';
import { AheadMatching } from './ahead-matching.service';
import { MatchingService } from './matching.service';
import { SharedMatchingService } from './shared-matching.service';

/** What a round of dispatch does, in order. */
@Injectable()
export class DispatchRound {
  constructor(
    private readonly sharing: SharedMatchingService,
    private readonly matching: MatchingService,
    private readonly ahead: AheadMatching,
  ) {}

  /**
   * @param mayContinue asked before decisions are written, as another process may have taken over
   * @returns whether another round could serve requests that this one left
   */
  async make(mayContinue: () => Promise<boolean>): Promise<boolean> {
    // Groups join vehicles under way first, so that free ones are left for those who cannot.
    const { considered, isUnfinished } = await this.sharing.round(mayContinue);
    const leavesSome = await this.matching.round(mayContinue, considered);
    await this.ahead.round(mayContinue);
    return leavesSome || isUnfinished;
  }

  /** For rides ahead for which nobody was found just before, somebody may be found now. */
  lookAgainAhead(): void {
    this.ahead.lookAgain();
  }
}
