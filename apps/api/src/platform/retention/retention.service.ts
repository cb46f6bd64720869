import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Database } from '../database/database';
import { defineJob, Jobs } from '../jobs/jobs';
import { ExpiredRows } from './expired-rows';

const cleanUp = defineJob<object>('clean-up-what-expired');
/** In UTC; at night in the city. */
const AT = { hour: 8, minute: 17 };
const BATCH_SIZE = 2000;

/** Deletes expired rows once a day, in batches that block no one. The queue deletes finished jobs itself. */
@Injectable()
export class RetentionService implements OnModuleInit {
  private readonly logger = new Logger(RetentionService.name);

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly discovery: DiscoveryService,
  ) {}

  onModuleInit(): void {
    this.jobs.handleDaily(cleanUp, AT, () => this.cleanUp());
  }

  /** @throws Error when some tables could not be cleaned up, after the others were */
  private async cleanUp(): Promise<void> {
    const failed: string[] = [];
    for (const { instance } of this.discovery.getProviders() as { instance: unknown }[]) {
      if (!(instance instanceof ExpiredRows)) continue;
      try {
        await this.removeAll(instance);
      } catch (error) {
        failed.push(instance.table);
        this.logger.error({ err: error }, `expired rows of ${instance.table} could not be removed`);
      }
    }
    if (failed.length > 0) throw new Error(`expired rows of ${failed.join(', ')} could not be removed`);
  }

  private async removeAll(expired: ExpiredRows): Promise<void> {
    let removed = 0;
    for (let batch = BATCH_SIZE; batch === BATCH_SIZE; removed += batch) batch = await this.removeBatch(expired);
    this.logger.log(`${removed} expired rows of ${expired.table} removed`);
  }

  private async removeBatch({ table, condition }: ExpiredRows): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `WITH removed AS (DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT old.ctid FROM ${table} old WHERE ${condition} LIMIT ${BATCH_SIZE})) RETURNING 1)
       SELECT count(*)::int AS count FROM removed`,
    );
    return row?.count ?? 0;
  }
}
