import type { Config } from '../../../config/config';
import type { Database, Transaction } from '../../../platform/database/database';
import type { Jobs } from '../../../platform/jobs/jobs';
import type { CityFacade } from '../../city/city.facade';
import type { Accounts } from '../accounts.repository';
import type { Person } from '../identity.facade';
import type { Mailer } from '../mailer';
import { OutboxService } from '../outbox.service';
import { InMemoryMessages } from './in-memory-messages';

/** The outbox with its messages in a list, so that specs can read exactly what is sent. Nothing is delivered. */
export class InMemoryOutbox extends OutboxService {
  readonly sent: InMemoryMessages;

  /** @param find looks up the recipient */
  constructor(find: (userId: number) => Promise<Person | null>) {
    const messages = new InMemoryMessages();
    super(
      messages,
      { isConfigured: false } as Mailer,
      {} as Jobs,
      { RIDER_WEB_URL: 'https://ride.example', DRIVER_WEB_URL: 'https://drive.example' } as Config,
      { transaction: (work: (tx: Transaction) => Promise<unknown>) => work({} as Transaction) } as Database,
      { find } as Partial<Accounts> as Accounts,
      { current: { timeZone: 'America/New_York' } } as CityFacade,
    );
    this.sent = messages;
  }
}
