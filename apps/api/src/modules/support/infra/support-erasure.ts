import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { accountDeleted } from '../../identity/identity.events';
import { SupportMessageEntity } from './support-message.entity';
import { SupportReadEntity } from './support-read.entity';

/** Erasing an account deletes its message thread with operations. */
@Injectable()
export class SupportErasure implements OnModuleInit {
  constructor(private readonly events: Events) {}

  onModuleInit(): void {
    this.events.participate(accountDeleted, (tx, { userId }) => this.erase(tx, userId));
  }

  private async erase(tx: Transaction, userId: number): Promise<void> {
    await tx.manager.delete(SupportMessageEntity, { userId });
    await tx.manager.delete(SupportReadEntity, { userId });
  }
}
