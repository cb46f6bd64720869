import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { accountDeleted } from '../identity/identity.events';
import { CreditsRepository } from './credits.repository';
import { CreditBooks } from './credit-books';

const expireCredits = defineJob<object>('expire-credits');
/** Time of the daily job, at night in the city, in UTC. Expired credit cannot be used even before the job runs. */
const AT = { hour: 8, minute: 31 };
const AT_ONCE = 200;

/** Ends expired credit and the credit of deleted accounts, and posts both to the ledger. */
@Injectable()
export class CreditExpiry implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly repository: CreditsRepository,
    private readonly books: CreditBooks,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handleDaily(expireCredits, AT, () => this.expire());
    this.events.participate(accountDeleted, async (tx, { userId }) => {
      await this.books.lapsed(tx, await this.repository.expireAllOf(tx, userId, this.clock.now()));
      await this.repository.forgetReasons(tx, userId);
    });
  }

  private async expire(): Promise<void> {
    let ended = AT_ONCE;
    while (ended === AT_ONCE)
      ended = await this.database.transaction(async (tx) => {
        const lapses = await this.repository.expire(tx, this.clock.now(), AT_ONCE);
        await this.books.lapsed(tx, lapses);
        return lapses.length;
      });
  }
}
