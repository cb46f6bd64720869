import { Injectable } from '@nestjs/common';
import type { InvitationOptOut } from '@groupride/contracts';
import { hashToken } from '../../platform/token-hash';
import { noSuchInvitation } from './invitations.errors';
import { InvitationsRepository } from './invitations.repository';

const MAX_TOKEN_LENGTH = 100;

/** Stops or allows invitations to an address, for anyone who has a link from an invitation to it. */
@Injectable()
export class OptOutsService {
  constructor(private readonly invitations: InvitationsRepository) {}

  /** @throws ApiError not_found */
  async view(token: string): Promise<InvitationOptOut> {
    const { channel, contactHash } = await this.contactOf(token);
    return { channel, optedOut: await this.invitations.hasOptedOut(contactHash) };
  }

  /** @throws ApiError not_found */
  async optOut(token: string): Promise<InvitationOptOut> {
    const { channel, contactHash } = await this.contactOf(token);
    await this.invitations.optOut(contactHash);
    return { channel, optedOut: true };
  }

  /** @throws ApiError not_found */
  async optIn(token: string): Promise<InvitationOptOut> {
    const { channel, contactHash } = await this.contactOf(token);
    await this.invitations.optIn(contactHash);
    return { channel, optedOut: false };
  }

  private async contactOf(token: string) {
    const found =
      token.length <= MAX_TOKEN_LENGTH ? await this.invitations.findByToken(hashToken(token, 'base64url')) : null;
    if (!found) throw noSuchInvitation();
    return found;
  }
}
