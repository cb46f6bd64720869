import { IsObject } from 'class-validator';
import { Details, Flag, Instant, ListOf, ListOfStrings, Nested, OneOf, Text, Integer } from './fields';
import { CODE_CHANNELS, type CodeChannel } from './identity';

/** How an operator proves their identity after the emailed code, strongest method first. */
export const SECOND_FACTORS = ['app', 'text', 'recovery'] as const;
export type SecondFactorMethod = (typeof SECOND_FACTORS)[number];

/** The second factors that are available to an operator who signs in. */
export class SecondFactorOptions {
  @ListOfStrings(SECOND_FACTORS) methods!: SecondFactorMethod[];
  @Flag({ description: 'Whether they have a passkey, which signs in without any code' }) passkeys!: boolean;
  @Flag({
    description: 'Whether an authenticator app must be set up now, because no method is set up and text codes are off',
  })
  mustSetUp!: boolean;
  @OneOf(CODE_CHANNELS, {
    optional: true,
    description:
      'How the code of the method `text` is sent: by mail after a sign-in by phone; null without this method',
  })
  codeChannel!: CodeChannel | null;
}

export class SecondFactor {
  @Text({
    min: 6,
    max: 11,
    pattern: /^(\d{6}|[0-9A-Za-z]{5}-?[0-9A-Za-z]{5})$/,
    message: 'The code has 6 digits, a recovery code 10 characters',
  })
  code!: string;
  @OneOf(SECOND_FACTORS, { optional: true, description: 'Source of the code; a text message when left out' })
  method?: SecondFactorMethod;
}

/** An authenticator app that is being set up; nothing is stored before the setup is confirmed. */
export class AuthenticatorSetup {
  @Text({ max: 500, description: 'For a QR code (otpauth://…)' }) uri!: string;
  @Text({ max: 100, description: 'For typing in when no code can be scanned' }) secret!: string;
  @Text({ max: 500, description: 'Must be sent back with the first code' }) token!: string;
}

export class AuthenticatorConfirmation {
  @Text({ max: 500 }) token!: string;
  @Text({ min: 6, max: 6, pattern: /^\d{6}$/, message: 'The code has 6 digits' }) code!: string;
}

export const FreshProofCode = (): PropertyDecorator =>
  Text({
    min: 6,
    max: 6,
    pattern: /^\d{6}$/,
    message: 'The code has 6 digits',
    optional: true,
    description:
      'The code from the authenticator app, or the code texted to an operator who has neither an app nor a passkey; may be left out within ten minutes after signing in',
  });

/** A fresh proof of the caller's identity. */
export class FreshProofRequest {
  @FreshProofCode() code?: string;
}

export class RecoveryCodesRequest extends FreshProofRequest {}

export class OperatorPhoneChange extends FreshProofRequest {
  @Text({
    min: 10,
    max: 30,
    pattern: /^\+?[\d\s()-]+$/,
    message: 'Phone number must be at least 10 digits',
    description: 'Stored as ten digits; unverified until the code that is texted to it is entered',
  })
  phone!: string;
}

export class RecoveryCode {
  @Text({ max: 11 }) code!: string;
}

/** Recovery codes, shown only once. Each code can be used once. */
export class RecoveryCodes {
  @ListOf(() => RecoveryCode) codes!: RecoveryCode[];
}

export class AuthenticatorView {
  @Instant() addedAt!: string;
  @Instant({ optional: true }) lastUsedAt!: string | null;
}

/** The operator's sign-in methods. */
export class SignInSecurity {
  @Nested(() => AuthenticatorView, { optional: true, description: 'Null when there is none' })
  authenticator!: AuthenticatorView | null;
  @Integer() recoveryCodesLeft!: number;
  @Text({ max: 20, optional: true, description: 'Ten digits' }) phone!: string | null;
  @Flag({ description: 'Whether the phone was verified with a code' }) phoneVerified!: boolean;
  @Flag({
    description:
      'Whether codes can be sent to you by text message; if you have an app or passkey, only to a verified phone',
  })
  textCodes!: boolean;
}

/** A session of an operator. */
export class OperatorSessionView {
  @Text({ max: 64 }) id!: string;
  @Text({ max: 30, optional: true, description: 'Name of the browser, such as Firefox' }) browser!: string | null;
  @Text({ max: 30, optional: true, description: 'Operating system, such as Windows' }) system!: string | null;
  @Instant({ optional: true }) openedAt!: string | null;
  @Instant({ optional: true, description: 'Accurate to five minutes' }) lastActiveAt!: string | null;
  @Flag({ description: 'Whether this is the caller’s session' }) isCurrent!: boolean;
}

/** The options for the browser's WebAuthn functions. */
export class PasskeyOptions {
  @Details() options!: Record<string, unknown>;
}

/** The response of the browser's passkey. */
export class PasskeyAnswer {
  @IsObject()
  @Details({ description: 'The credential as JSON (WebAuthn level 3, toJSON)' })
  response!: Record<string, unknown>;
}

export class NewPasskey extends PasskeyAnswer {
  @Text({ max: 50, description: 'Name chosen by its owner' }) name!: string;
}

export class PasskeyView {
  @Text({ max: 1400 }) id!: string;
  @Text({ max: 50 }) name!: string;
  @Instant() addedAt!: string;
  @Instant({ optional: true }) lastUsedAt!: string | null;
}
