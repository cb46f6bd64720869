import type { DatabaseAvailability } from '../database/availability';
import type { Database } from '../database/database';
import type { Notifications } from '../database/notifications';

const CHANNEL = 'groupride_jobs';

/**
 * Notifies workers about new jobs of a process that only enqueues. It is sent after the commit and for many jobs at
 * once, because PostgreSQL lets transactions that notify commit only one after another. Notices may be lost, because
 * workers also poll.
 */
export class JobNotices {
  private readonly pending = new Set<string>();
  private isSending = false;

  constructor(
    private readonly database: Database,
    private readonly availability: DatabaseAvailability,
    private readonly notifications: Notifications,
  ) {}

  send(queue: string): void {
    this.pending.add(queue);
    if (!this.isSending) void this.flush();
  }

  listen(run: (queue: string) => void): void {
    const onMessage = (payload: string) => (JSON.parse(payload) as string[]).forEach(run);
    this.notifications.listen(CHANNEL, onMessage, () => undefined);
  }

  private async flush(): Promise<void> {
    this.isSending = true;
    try {
      while (this.pending.size > 0) {
        const queues = [...this.pending];
        this.pending.clear();
        await this.database.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(queues)]);
      }
    } catch (error) {
      this.availability.report(error);
    } finally {
      this.isSending = false;
    }
  }
}
