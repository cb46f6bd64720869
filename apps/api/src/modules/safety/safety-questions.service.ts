import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { InboxFacade } from '../inbox/inbox.facade';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { RidesFacade, SYSTEM } from '../rides/rides.facade';
import { SafetyChecksRepository, type NewCheck } from './safety-checks.repository';

/** Asks everyone aboard whether everything is OK, once per cause. */
@Injectable()
export class SafetyQuestionsService {
  constructor(
    private readonly database: Database,
    private readonly checks: SafetyChecksRepository,
    private readonly rides: RidesFacade,
    private readonly inbox: InboxFacade,
    private readonly realtime: RealtimeFacade,
  ) {}

  async ask(check: NewCheck): Promise<void> {
    const { rideId, cause, since } = check;
    await this.database.transaction(async (tx) => {
      const { dropoffLocation: destination } = await this.rides.lock(tx, rideId);
      const asked = await this.checks.ask(tx, check);
      if (!asked) return;
      await this.rides.note(tx, {
        rideId,
        type: 'safety_check_asked',
        actor: SYSTEM,
        data: { cause, since: since.toISOString() },
      });
      await this.inbox.notify(
        tx,
        asked.people.map((userId) => ({
          userId,
          key: `safety-check:${asked.id}`,
          kind: 'safety_check',
          rideId,
          facts: { destination },
        })),
      );
      tx.afterCommit(() => {
        for (const userId of asked.people) this.realtime.toUser(userId, 'safetyChecksChanged', { rideId });
      });
    });
  }
}
