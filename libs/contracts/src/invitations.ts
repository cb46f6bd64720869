import { Flag, Instant, Integer, OneOf, Text } from './fields';

export const INVITATION_CHANNELS = ['phone', 'email'] as const;
export type InvitationChannel = (typeof INVITATION_CHANNELS)[number];

export const INVITATION_MESSAGE_MAX_LENGTH = 500;

/** An invitation to a ride, sent by text message or email. */
export class InvitationForm {
  @OneOf(INVITATION_CHANNELS, { name: 'InvitationChannel' }) channel!: InvitationChannel;
  @Text({ max: 254, description: 'Phone number with 10 digits, or email address' }) to!: string;
  @Text({
    max: INVITATION_MESSAGE_MAX_LENGTH,
    optional: true,
    multiline: true,
    description: 'Personal message without links; the invitation contains the join link',
  })
  message?: string | null;
}

/** A person whom the organizer adds while booking, and who is invited once the ride is booked. */
export class Invitee {
  @Text({ max: 60 }) name!: string;
  @OneOf(INVITATION_CHANNELS, { name: 'InvitationChannel' }) channel!: InvitationChannel;
  @Text({ max: 254, description: 'Phone number with 10 digits, or email address' }) to!: string;
}

/** A person whom the organizer added while booking, and who has not joined. */
export class InviteeView {
  @Integer() id!: number;
  @Text({ max: 60 }) name!: string;
  @Instant({ optional: true, description: 'Null until the organizer has paid' }) invitedAt!: string | null;
}

/** Whether an address receives invitations. */
export class InvitationOptOut {
  @OneOf(INVITATION_CHANNELS, { name: 'InvitationChannel' }) channel!: InvitationChannel;
  @Flag({ description: 'True if no invitations are sent to this address' }) optedOut!: boolean;
}
