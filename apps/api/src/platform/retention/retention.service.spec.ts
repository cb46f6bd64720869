import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DiscoveryService } from '@nestjs/core';
import type { Database } from '../database/database';
import type { Job, Jobs } from '../jobs/jobs';
import { ExpiredRows } from './expired-rows';
import { RetentionService } from './retention.service';

const only = <T>(part: Partial<T>): T => part as T;

describe('the daily clean-up', () => {
  it('continues with the other tables when one fails, and then fails in order to run again', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const cleaned: string[] = [];
    let run: () => Promise<void> = async () => undefined;
    const query = async (sql: string) => {
      const table = /DELETE FROM (\w+)/.exec(sql)![1]!;
      if (table === 'quotes') throw new Error('the table is locked');
      cleaned.push(table);
      return [{ count: 0 }];
    };
    const providers = ['notifications', 'quotes', 'invitations'].map((table) => ({
      instance: new ExpiredRows(table, 'old.at < now()'),
    }));
    new RetentionService(
      { query } as unknown as Database,
      only<Jobs>({
        handleDaily: <Data extends object>(_job: Job<Data>, _at: object, work: (data: Data) => Promise<void>) => {
          run = () => work({} as Data);
        },
      }),
      { getProviders: () => providers } as unknown as DiscoveryService,
    ).onModuleInit();
    await expect(run()).rejects.toThrow('expired rows of quotes could not be removed');
    expect(cleaned).toEqual(['notifications', 'invitations']);
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
