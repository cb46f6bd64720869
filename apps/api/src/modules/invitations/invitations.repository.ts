import type { InvitationChannel } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { InvitationCounts } from './domain/invitation-limits';

export interface NewInvitation {
  rideId: number;
  invitedBy: number;
  channel: InvitationChannel;
  contactHash: string;
  optOutTokenHash: string;
}

export abstract class InvitationsRepository {
  /** Serializes invitations to a contact, and those of a sender, until the transaction ends. */
  abstract lock(tx: Transaction, of: Pick<NewInvitation, 'contactHash' | 'invitedBy'>): Promise<void>;
  abstract count(
    tx: Transaction,
    of: Pick<NewInvitation, 'rideId' | 'invitedBy' | 'contactHash'>,
  ): Promise<InvitationCounts>;
  abstract insert(tx: Transaction, invitation: NewInvitation): Promise<void>;
  /** The contact that received this opt-out token. */
  abstract findByToken(optOutTokenHash: string): Promise<Pick<NewInvitation, 'channel' | 'contactHash'> | null>;
  abstract hasOptedOut(contactHash: string, tx?: Transaction): Promise<boolean>;
  abstract optOut(contactHash: string): Promise<void>;
  abstract optIn(contactHash: string): Promise<void>;
}
