import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { ApiTokensRepository } from './api-tokens.repository';

const WRITE_AFTER_MS = 1000;

/** Collects when tokens were used and writes it in one statement, so that no request waits for it. */
@Injectable()
export class TokenUses implements OnModuleDestroy {
  private readonly logger = new Logger(TokenUses.name);
  private waiting = new Map<number, Date>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly tokens: ApiTokensRepository) {}

  note(tokenId: number, at: Date): void {
    if (this.waiting.has(tokenId)) return;
    this.waiting.set(tokenId, at);
    this.timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    await this.write();
  }

  /** The last use is only information: what cannot be written is dropped. */
  private async write(): Promise<void> {
    const uses = this.waiting;
    this.waiting = new Map();
    this.timer = null;
    if (uses.size === 0) return;
    await this.tokens.markUsed(uses).catch((error: unknown) => this.logger.warn({ err: error }));
  }
}
