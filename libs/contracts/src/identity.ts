import { Details, Email, Flag, Instant, ListOf, ListOfStrings, OneOf, Text, Integer } from './fields';
import { LANGUAGES, ROLES, type Language, type Role } from './enums';
import { OPERATOR_ROLES, type OperatorRole } from './operator-roles';

export const CODE_CHANNELS = ['mail', 'text'] as const;
export type CodeChannel = (typeof CODE_CHANNELS)[number];

export class SignUp {
  @Text({ max: 100, message: 'Please enter your full name' }) name!: string;
  @Email() email!: string;
  @Text({
    min: 10,
    max: 30,
    pattern: /^\+?[\d\s()-]+$/,
    message: 'Phone number must be at least 10 digits',
    description: 'Stored as ten digits',
  })
  phone!: string;
  @Text({ min: 0, max: 500, optional: true }) avatar?: string;
}

/** The signed-in person, as they see themselves. */
export class UserView {
  @Integer() id!: number;
  @Text({ max: 100 }) name!: string;
  @Email() email!: string;
  @Text({ max: 20, optional: true, description: 'Ten digits' }) phone!: string | null;
  @Flag({ description: 'Whether the phone was verified with a code; only then can it be used to sign in' })
  phoneVerified!: boolean;
  @Text({ min: 0, max: 500, optional: true }) avatar!: string | null;
  @Text({ max: 100, description: "The deployment's city" }) location!: string;
  @ListOfStrings(ROLES) roles!: Role[];
  @Integer({ optional: true, description: 'Set once the person has applied to drive' }) driverId!: number | null;
  @Flag({ description: 'Whether this operator still has to provide the second code' }) secondFactorRequired!: boolean;
  @OneOf(OPERATOR_ROLES, {
    optional: true,
    name: 'OperatorRole',
    description: 'Permissions of an operator; set once the second code was provided',
  })
  operatorRole!: OperatorRole | null;
  @Instant() createdAt!: string;
  @Integer({ optional: true, description: 'The only ride of a guest, who has no account' }) guestRideId!: number | null;
}

export class CodeRequest {
  @Text({ max: 254, description: 'E-mail address or phone number' }) identifier!: string;
}

export class CodeVerification extends CodeRequest {
  @Text({ min: 6, max: 6, pattern: /^\d{6}$/, message: 'The code has 6 digits' }) code!: string;
}

export class PhoneVerification {
  @Text({ min: 6, max: 6, pattern: /^\d{6}$/, message: 'The code has 6 digits' }) code!: string;
}

/** The address to which the code for deleting the account was sent. */
export class AccountDeletionCode {
  @OneOf(CODE_CHANNELS) channel!: CodeChannel;
  @Text({ max: 254, description: 'Your own e-mail address, or your phone number with ten digits' }) to!: string;
}

export class AccountDeletionRequest {
  @Text({ min: 6, max: 6, pattern: /^\d{6}$/, message: 'The code has 6 digits' }) code!: string;
}

export class UserUpdate {
  @Text({ max: 100, optional: true }) name?: string;
  @Text({
    min: 10,
    max: 30,
    optional: true,
    pattern: /^\+?[\d\s()-]+$/,
    message: 'Phone number must be at least 10 digits',
  })
  phone?: string;
  @OneOf(LANGUAGES, { optional: true, description: 'Language of mails' }) language?: Language;
}

export class OutboxMessage {
  @Integer() id!: number;
  @Text({ max: 254 }) to!: string;
  @Text({ max: 200 }) subject!: string;
  @Text({ max: 10000 }) body!: string;
  @Text({ max: 6, optional: true, description: 'The one-time code in it, if any' }) code!: string | null;
  @Details({ description: 'Additional mail headers, which explain how to stop mails of this kind' })
  headers!: Record<string, string>;
  @Instant() createdAt!: string;
}

export class OutboxList {
  @ListOf(() => OutboxMessage) messages!: OutboxMessage[];
}
