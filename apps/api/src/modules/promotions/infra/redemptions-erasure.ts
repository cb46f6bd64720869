import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { accountDeleted } from '../../identity/identity.events';
import { PromotionRedemptionEntity } from './promotion-redemption.entity';

/**
 * Erasing an account removes the phone from its redemptions and keeps the rest. The identity module still finds
 * accounts that shared the phone.
 */
@Injectable()
export class RedemptionsErasure implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.participate(accountDeleted, (tx, { userId }) => this.erase(tx, userId));
  }

  private async erase(tx: Transaction, userId: number): Promise<void> {
    await tx.manager.update(PromotionRedemptionEntity, { userId }, { phone: null });
  }
}
