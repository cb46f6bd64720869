import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { Jobs } from '../../../platform/jobs/jobs';
import { detachCard } from '../cards.jobs';
import { accountDeleted } from '../../identity/identity.events';
import { CardSetupEntity } from './card-setup.entity';

/** Removes the saved cards of a deleted account; jobs detach them at the provider. */
@Injectable()
export class CardsErasure implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.events.participate(accountDeleted, (tx, { userId }) => this.erase(tx, userId));
  }

  private async erase(tx: Transaction, userId: number): Promise<void> {
    const cards = await tx.query<{ methodId: string }>(
      `DELETE FROM saved_cards WHERE user_id = $1 RETURNING method_id AS "methodId"`,
      [userId],
    );
    await tx.manager.delete(CardSetupEntity, { userId });
    for (const { methodId } of cards) await this.jobs.enqueue(tx, detachCard, { methodId });
  }
}
