import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import { DriverApplicationsRepository, type StoredApplication } from '../driver-applications.repository';
import { ApplicationDraftEntity } from './application-draft.entity';
import { DriverApplicationEntity } from './driver-application.entity';

@Injectable()
export class SqlDriverApplications extends DriverApplicationsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async store(tx: Transaction, application: StoredApplication): Promise<void> {
    await tx.manager.upsert(DriverApplicationEntity, application, ['driverId']);
  }

  async removeDraft(tx: Transaction, userId: number): Promise<void> {
    await tx.manager.delete(ApplicationDraftEntity, { userId });
  }

  async find(driverId: number): Promise<StoredApplication | null> {
    return this.database.orm((manager) => manager.findOneBy(DriverApplicationEntity, { driverId }));
  }
}
