import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Clock } from '../../platform/clock';
import type { Database, Transaction } from '../../platform/database/database';
import type { Events } from '../../platform/events/events';
import type { BusinessInvoicingFacade } from '../business-accounts/business-invoicing.facade';
import { testCity } from '../city/testing/test-city';
import type { BusinessInvoicesRepository } from './business-invoices.repository';
import type { CreditUses } from './credit-uses.service';
import { Invoicing } from './invoicing.service';

const only = <T>(part: Partial<T>): T => part as T;

describe('the invoices of a month', () => {
  it('are created for all other accounts when one account fails', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const invoiced: number[] = [];
    const invoicing = new Invoicing(
      only<Database>({ transaction: async (work) => work({} as Transaction) }),
      only<BusinessInvoicingFacade>({
        accountsToInvoice: async () => [3, 4, 5],
        lock: async (_tx, accountId) => {
          if (accountId === 4) throw new Error('broken');
          return {
            name: 'Grand Hotel',
            billingAddress: '1 Main St',
            paymentTermsDays: 30,
            language: 'en',
            total: 5000,
          };
        },
        assign: async () => 5000,
      }),
      only<BusinessInvoicesRepository>({
        takeNumber: async () => invoiced.length + 1,
        insert: async (_tx, { accountId }) => invoiced.push(accountId),
      }),
      only<CreditUses>({ useUp: async () => undefined }),
      only<Events>({ publish: async () => undefined }),
      testCity(),
      only<Clock>({ now: () => new Date('2026-12-01T10:17:00Z') }),
    );
    await expect(invoicing.invoiceMonth()).rejects.toThrow('business accounts 4 could not be invoiced');
    expect(invoiced).toEqual([3, 5]);
  });
});
