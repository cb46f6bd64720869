import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { type StoredFault, WebhookFaultsRepository } from '../webhook-faults.repository';
import { WebhookFaultEntity } from './webhook-fault.entity';

@Injectable()
export class SqlWebhookFaultsRepository extends WebhookFaultsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(endpointId: number): Promise<StoredFault | null> {
    const [row] = await this.database.query<StoredFault>(
      `SELECT fault, times, seconds FROM webhook_faults WHERE endpoint_id = $1 AND times IS DISTINCT FROM 0`,
      [endpointId],
    );
    return row ?? null;
  }

  async set(endpointId: number, { fault, times, seconds }: StoredFault): Promise<void> {
    await this.database.query(
      `INSERT INTO webhook_faults (endpoint_id, fault, times, seconds) VALUES ($1, $2, $3, $4)
       ON CONFLICT (endpoint_id) DO UPDATE SET fault = $2, times = $3, seconds = $4`,
      [endpointId, fault, times, seconds],
    );
  }

  async remove(endpointId: number): Promise<void> {
    await this.database.orm((manager) => manager.delete(WebhookFaultEntity, { endpointId }));
  }

  async take(endpointId: number): Promise<StoredFault | null> {
    const [row] = await this.database.query<StoredFault>(
      `UPDATE webhook_faults SET times = times - 1 WHERE endpoint_id = $1 AND times IS DISTINCT FROM 0
       RETURNING fault, times, seconds`,
      [endpointId],
    );
    return row ?? null;
  }
}
