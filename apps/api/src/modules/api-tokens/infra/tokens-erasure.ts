import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../../platform/events/events';
import { accountDeleted, operatorRemoved } from '../../identity/identity.events';
import { ApiTokensRepository } from '../api-tokens.repository';

/**
 * Removes the tokens of deleted accounts, and revokes tokens for operations when their owner is no longer an operator.
 */
@Injectable()
export class TokensErasure implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly tokens: ApiTokensRepository,
  ) {}

  onModuleInit(): void {
    this.events.participate(accountDeleted, (tx, { userId }) => this.tokens.removeAllOf(tx, userId));
    this.events.participate(operatorRemoved, (tx, { userId }) => this.tokens.revokeForOperations(tx, userId));
  }
}
