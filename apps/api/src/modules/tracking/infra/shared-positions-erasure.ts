import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { accountDeleted } from '../../identity/identity.events';
import { SharedPositionEntity } from './shared-position.entity';

/** Erasing an account deletes its shared positions. */
@Injectable()
export class SharedPositionsErasure implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.participate(accountDeleted, (tx, { userId }) => this.erase(tx, userId));
  }

  private async erase(tx: Transaction, userId: number): Promise<void> {
    await tx.manager.delete(SharedPositionEntity, { userId });
  }
}
