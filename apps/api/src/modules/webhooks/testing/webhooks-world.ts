import type { Database, Transaction } from '../../../platform/database/database';
import type { Clock } from '../../../platform/clock';
import type { Job, Jobs } from '../../../platform/jobs/jobs';
import { InMemoryAlerts } from '../../alerts/testing/in-memory-alerts';
import { WebhookEventsRepository, type DeadLetter } from '../webhook-events.repository';
import { WebhookVerifier, WebhookSignatureError } from '../webhook-verifier';
import type { WebhookEvent } from '../webhooks.facade';
import { WebhooksService } from '../webhooks.service';

/** Receives events like the real service. The signature is `valid`, and the body is the event as JSON. */
export class WebhooksWorld {
  readonly events = new InMemoryWebhookEvents();
  readonly alerts = new InMemoryAlerts();
  readonly service: WebhooksService;
  /** Seconds until each requested retry of a dead letter. */
  readonly pauses: number[] = [];
  /** Runs the job that retries a dead letter. */
  retryInJob: (eventId: string) => Promise<void> = async () => undefined;

  constructor(database: Database) {
    const jobs: Pick<Jobs, 'enqueue' | 'handle'> = {
      handle: <Data extends object>(_job: Job<Data>, run: (data: Data) => Promise<void>) => {
        this.retryInJob = (eventId) => run({ eventId } as object as Data);
      },
      enqueue: async (_tx, _job, _data, afterSeconds = 0) => void this.pauses.push(afterSeconds),
    };
    const clock: Pick<Clock, 'now'> = { now: () => new Date() };
    this.service = new WebhooksService(
      database,
      new JsonVerifier(),
      this.events,
      jobs as Jobs,
      this.alerts,
      clock as Clock,
    );
    this.service.onModuleInit();
  }

  async receive(event: Partial<WebhookEvent> & { id: string; type: string }): Promise<void> {
    await this.service.receive(Buffer.from(JSON.stringify(event)), 'valid');
  }
}

class JsonVerifier extends WebhookVerifier {
  verify(rawBody: Buffer, signature: string): WebhookEvent {
    if (signature !== 'valid') throw new WebhookSignatureError('not signed');
    const none = { intentId: null, object: { id: null, kind: null, status: null }, account: null, payload: {} };
    return { ...none, ...(JSON.parse(rawBody.toString()) as Pick<WebhookEvent, 'id' | 'type'>) };
  }
}

class InMemoryWebhookEvents extends WebhookEventsRepository {
  /** Whether each event concerned us, by id. */
  readonly stored = new Map<string, boolean>();
  private readonly received = new Map<string, WebhookEvent>();
  private readonly deadLetters = new Map<string, DeadLetter>();

  async isKnown(eventId: string): Promise<boolean> {
    return this.stored.has(eventId);
  }

  async insert(event: WebhookEvent): Promise<boolean> {
    if (this.stored.has(event.id)) return false;
    this.stored.set(event.id, true);
    this.received.set(event.id, event);
    return true;
  }

  async markHandled(_tx: Transaction, eventId: string): Promise<void> {
    this.stored.set(eventId, true);
    this.deadLetters.delete(eventId);
  }

  async findDeadLetter(eventId: string, _tx?: Transaction): Promise<DeadLetter | null> {
    return this.deadLetters.get(eventId) ?? null;
  }

  async lockDeadLetter(_tx: Transaction, eventId: string): Promise<boolean> {
    return this.deadLetters.has(eventId);
  }

  async listDeadLetters(): Promise<DeadLetter[]> {
    return [...this.deadLetters.values()];
  }

  async markDeadLetter(_tx: Transaction, eventId: string, tries: number, nextTryAt: Date | null): Promise<void> {
    const event = this.received.get(eventId);
    if (!event) return;
    this.stored.set(eventId, false);
    this.deadLetters.set(eventId, { ...event, receivedAt: new Date(0), tries, nextTryAt });
  }

  async dismiss(_tx: Transaction, eventId: string): Promise<boolean> {
    return this.deadLetters.delete(eventId);
  }
}
