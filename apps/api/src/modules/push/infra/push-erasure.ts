import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { accountDeleted } from '../../identity/identity.events';
import { DisabledPushTopicEntity } from './disabled-push-topic.entity';
import { PushSubscriptionEntity } from './push-subscription.entity';

/** Erasing an account deletes its push subscriptions and settings. */
@Injectable()
export class PushErasure implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.participate(accountDeleted, (tx, { userId }) => this.erase(tx, userId));
  }

  private async erase(tx: Transaction, userId: number): Promise<void> {
    await tx.manager.delete(PushSubscriptionEntity, { userId });
    await tx.manager.delete(DisabledPushTopicEntity, { userId });
  }
}
