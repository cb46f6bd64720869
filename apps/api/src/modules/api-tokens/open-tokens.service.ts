import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Notifications } from '../../platform/database/notifications';
import type { TokenRefusal } from '../../platform/http/bearer';
import type { Principal } from '../../platform/http/principal';
import { hashToken } from '../../platform/token-hash';
import { OpenTokensFacade } from './api-tokens.facade';
import { TOKENS_CHANNEL } from './api-tokens.repository';
import { TokenOwners } from './token-owners.repository';
import { principalOf } from './token-principal';
import { isWellFormed } from './token-text';
import { TokenUses } from './token-uses.service';

/**
 * Connections count as reads. Messages that write need the rights of drivers and members, which do not depend on the
 * method.
 */
const METHOD = 'GET';

@Injectable()
export class OpenTokens extends OpenTokensFacade implements OnModuleInit {
  private readonly listeners: ((userId: number | null) => void)[] = [];

  constructor(
    private readonly owners: TokenOwners,
    private readonly uses: TokenUses,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
  ) {
    super();
  }

  async admit(token: string): Promise<Principal | TokenRefusal> {
    const found = isWellFormed(token) ? await this.owners.find(hashToken(token)) : null;
    if (!found) return 'token_invalid';
    if (found.refusal !== null) return found.refusal;
    if (found.isUseDue) this.uses.note(found.owner.tokenId, this.clock.realNow());
    return principalOf(found.owner, METHOD);
  }

  async current(tokenIds: readonly number[]): Promise<Map<number, Principal>> {
    const owners = await this.owners.findAccepted(tokenIds);
    return new Map(owners.map((owner) => [owner.tokenId, principalOf(owner, METHOD)]));
  }

  onChange(run: (userId: number | null) => void): void {
    this.listeners.push(run);
  }

  onModuleInit(): void {
    const tell = (userId: number | null) => this.listeners.forEach((run) => run(userId));
    this.notifications.listen(
      TOKENS_CHANNEL,
      (payload) => tell(Number(payload)),
      () => tell(null),
    );
  }
}
