import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../../platform/events/events';
import { accountDeleted } from '../../identity/identity.events';
import { ApiTokensRepository } from '../api-tokens.repository';

/** Tokens go with the account of their owner. */
@Injectable()
export class TokensErasure implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly tokens: ApiTokensRepository,
  ) {}

  onModuleInit(): void {
    this.events.participate(accountDeleted, (tx, { userId }) => this.tokens.removeAllOf(tx, userId));
  }
}
