import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Batch } from './batch';
import { ApiTokensRepository } from './api-tokens.repository';

/** Records when tokens were last used. For information only, so a crash may lose it. */
@Injectable()
export class TokenUses implements OnModuleDestroy {
  private readonly uses: Batch<readonly [tokenId: number, at: Date]>;

  constructor(tokens: ApiTokensRepository) {
    this.uses = new Batch(TokenUses.name, (uses) => tokens.markUsed(new Map(uses)));
  }

  note(tokenId: number, at: Date): void {
    this.uses.add([tokenId, at]);
  }

  onModuleDestroy(): Promise<void> {
    return this.uses.flush();
  }
}
