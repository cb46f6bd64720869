import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database';
import { ServiceAccountsFacade } from './api-tokens.facade';
import { ServiceAccountsRepository } from './service-accounts.repository';

/** Looks up service accounts for other modules. */
@Injectable()
export class ServiceAccountLookups extends ServiceAccountsFacade {
  constructor(private readonly accounts: ServiceAccountsRepository) {
    super();
  }

  async openOf(userId: number): Promise<number | null> {
    return (await this.accounts.findOpenOf(userId))?.id ?? null;
  }

  async keepOpen(tx: Transaction, serviceAccountId: number): Promise<boolean> {
    return (await this.accounts.lockOpen(tx, serviceAccountId)) !== null;
  }
}
