import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { DocumentGroup } from '@groupride/contracts';
import { Database, type Transaction } from '../../platform/database/database';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { DriversFacade } from '../drivers/drivers.facade';
import { DrivingFacade } from '../driving/driving.facade';
import { CityCalendar } from '../city/city-calendar.facade';
import { DocumentNotices } from './document-notices';
import { dueReminder, expiredGroups, isExpired, lastDayToRemind } from './domain/expiry';
import { DocumentsRepository, ofDriver, type DriverDocument } from './documents.repository';

const checkExpiry = defineJob<object>('check-expiry-of-documents');
/** Early in the morning in the city, when its new day has begun. */
const AT = { hour: 4, minute: 5 };

/** Reminds drivers before documents expire, and prevents drivers with expired documents from driving. */
@Injectable()
export class DocumentExpiryService implements OnModuleInit {
  private readonly logger = new Logger(DocumentExpiryService.name);

  constructor(
    private readonly database: Database,
    private readonly documents: DocumentsRepository,
    private readonly drivers: DriversFacade,
    private readonly driving: DrivingFacade,
    private readonly notices: DocumentNotices,
    private readonly calendar: CityCalendar,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handleDaily(checkExpiry, { ...AT, timeZone: () => this.calendar.timeZone }, () => this.check());
  }

  /**
   * Makes reviews of one driver's documents wait for each other, because each looks at all of them afterwards. Call it
   * before the review.
   */
  async lock(tx: Transaction, driverId: number): Promise<void> {
    await this.drivers.lock(tx, driverId);
  }

  /**
   * Updates whether a driver's documents have expired. Call it in the transaction of every review, after `lock`: an
   * answer from before another review would block a driver who has renewed.
   * @returns the groups whose document has expired
   */
  async update(tx: Transaction, driverId: number): Promise<DocumentGroup[]> {
    const expired = expiredGroups(await this.documents.list(ofDriver(driverId), tx), this.calendar.today());
    await this.drivers.setDocumentsExpired(tx, driverId, expired.length > 0);
    return expired;
  }

  /**
   * May run more than once a day; each message has a key, so that it is sent once.
   * @throws Error when some drivers could not be checked, after the others were
   */
  private async check(): Promise<void> {
    const today = this.calendar.today();
    const failed = new Set<number>();
    for (const document of await this.documents.expiring(lastDayToRemind(today))) {
      const { driverId } = document;
      try {
        await this.checkDocument(document, today);
      } catch (error) {
        failed.add(driverId);
        this.logger.error({ err: error, driverId }, `documents of driver ${driverId} could not be checked`);
      }
    }
    if (failed.size > 0) throw new Error(`documents of drivers ${[...failed].join(', ')} could not be checked`);
  }

  private async checkDocument(document: DriverDocument, today: string): Promise<void> {
    const { driverId, group, expiresOn, state } = document;
    if (expiresOn === null) return;
    const days = dueReminder(expiresOn, today);
    await this.database.transaction(async (tx) => {
      const driver = await this.drivers.lock(tx, driverId);
      const isApproved = driver.applicationStatus === 'approved';
      if (days !== null) {
        if (isApproved && state !== 'in_review') await this.notices.remind(tx, document, days);
      } else if (isExpired(document, today)) {
        // Also of a suspended driver, who may be reinstated before the next check.
        const expired = await this.update(tx, driverId);
        // The group is no longer expired when a new document was accepted after the documents were read.
        if (!isApproved || !expired.includes(group)) return;
        await this.notices.tellExpired(tx, document);
        await this.driving.releaseUpcoming(tx, driver);
      }
    });
  }
}
