import { type Message, Messages, type NewMessage } from '../outbox.repository';

/** The outbox's table as a list, for specs. */
export class InMemoryMessages extends Messages {
  readonly all: Message[] = [];

  insert(message: NewMessage): Promise<number | null> {
    if (message.key !== null && this.all.some(({ key }) => key === message.key)) return Promise.resolve(null);
    const id = this.all.length + 1;
    this.all.push({ ...message, id, sentAt: null, createdAt: new Date(0) });
    return Promise.resolve(id);
  }

  find(id: number): Promise<Message | null> {
    return Promise.resolve(this.all.find((message) => message.id === id) ?? null);
  }

  list(to: string | null, limit: number): Promise<Message[]> {
    return Promise.resolve(
      this.all
        .filter((message) => to === null || message.to === to)
        .reverse()
        .slice(0, limit),
    );
  }

  async delivered(id: number): Promise<void> {
    const message = await this.find(id);
    if (message) Object.assign(message, { sentAt: new Date(0), body: message.code ? '' : message.body, code: null });
  }

  remove(id: number): Promise<void> {
    const at = this.all.findIndex((message) => message.id === id);
    if (at >= 0) this.all.splice(at, 1);
    return Promise.resolve();
  }
}
