import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Transaction } from '../../platform/database/database';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { DriversFacade } from '../drivers/drivers.facade';
import { DrivingFacade } from '../driving/driving.facade';
import { DocumentDays } from './document-days';
import { DocumentNews } from './document-news';
import { dueReminder, expiredGroups, isExpired, lastDayToRemind } from './domain/expiry';
import { DocumentsRepository, ofDriver } from './documents.repository';

const checkExpiry = defineJob<object>('check-expiry-of-documents');
/** Early morning in American cities, UTC. */
const AT = { hour: 9, minute: 5 };

/** Reminds drivers before documents expire, and prevents drivers with expired documents from driving. */
@Injectable()
export class DocumentExpiryService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentsRepository,
    private readonly drivers: DriversFacade,
    private readonly driving: DrivingFacade,
    private readonly news: DocumentNews,
    private readonly days: DocumentDays,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handleDaily(checkExpiry, AT, () => this.check());
  }

  /** Updates whether a driver's documents have expired. Call it in the transaction of every review. */
  async update(tx: Transaction, driverId: number): Promise<boolean> {
    const expired = expiredGroups(await this.documents.list(ofDriver(driverId), tx), this.days.today());
    return this.drivers.setDocumentsExpired(tx, driverId, expired.length > 0);
  }

  /** May run more than once a day; each message has a key, so that it is sent once. */
  private async check(): Promise<void> {
    const today = this.days.today();
    for (const document of await this.documents.expiring(lastDayToRemind(today))) {
      const { driverId, expiresOn } = document;
      const driver = await this.drivers.find(driverId);
      if (driver?.applicationStatus !== 'approved' || expiresOn === null) continue;
      const days = dueReminder(expiresOn, today);
      await this.database.transaction(async (tx) => {
        if (days !== null) await this.news.remind(tx, document, days);
        else if (isExpired(document, today)) {
          await this.update(tx, driverId);
          await this.news.tellExpired(tx, document);
          await this.driving.releaseUpcoming(tx, await this.drivers.lock(tx, driverId));
        }
      });
    }
  }
}
