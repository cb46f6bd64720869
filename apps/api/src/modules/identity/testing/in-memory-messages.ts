import type { Transaction } from '../../../platform/database/database';
import { type Message, Messages, type NewMessage } from '../outbox.repository';

/** The outbox messages in a list, for specs. */
export class InMemoryMessages extends Messages {
  readonly all: Message[] = [];
  private lastId = 0;

  insert(message: NewMessage): Promise<number | null> {
    if (message.key !== null && this.all.some(({ key }) => key === message.key)) return Promise.resolve(null);
    this.lastId += 1;
    this.all.push({ ...message, id: this.lastId, sentAt: null, createdAt: new Date(0) });
    return Promise.resolve(this.lastId);
  }

  insertLast(_tx: Transaction, message: NewMessage): void {
    void this.insert(message);
  }

  find(id: number): Promise<Message | null> {
    const message = this.all.find((each) => each.id === id);
    return Promise.resolve(message ? { ...message } : null);
  }

  list(to: string | null, limit: number): Promise<Message[]> {
    return Promise.resolve(
      this.all
        .filter((message) => to === null || message.to === to)
        .reverse()
        .slice(0, limit)
        .map((message) => ({ ...message })),
    );
  }

  async delivered(id: number): Promise<void> {
    const message = this.all.find((each) => each.id === id);
    if (!message) return;
    const body = message.code === null ? message.body : '';
    Object.assign(message, { sentAt: new Date(0), body, code: null });
  }

  remove(id: number): Promise<void> {
    const at = this.all.findIndex((message) => message.id === id);
    if (at >= 0) this.all.splice(at, 1);
    return Promise.resolve();
  }
}
