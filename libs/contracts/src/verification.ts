import { Flag, Instant, Text, Integer } from './fields';

/** Your own boarding code. */
export class VerificationView {
  @Text({ max: 6, description: 'Six digits, unique within the ride' }) code!: string;
  @Text({ max: 500, description: 'Text of the QR code, signed, valid for 30 seconds' }) qr!: string;
  @Instant() expiresAt!: string;
  @Integer({ description: 'Milliseconds until the QR code expires, by the server’s clock' }) expiresInMs!: number;
  @Flag() verified!: boolean;
}

/** The data with which a driver's device checks boarding QR codes without a network. */
export class BoardingView {
  @Integer() rideId!: number;
  @Text({
    max: 60,
    description: 'Ed25519 public key, raw, base64url. A QR code is `payload.signature`, both base64url',
  })
  publicKey!: string;
  @Integer({ description: 'The server’s clock, milliseconds since 1970' }) now!: number;
}

/** An attempt with exactly one of the two: a code or a QR code. */
export class VerificationAttempt {
  @Text({ min: 6, max: 6, optional: true, pattern: /^\d{6}$/, message: 'Invalid code format - codes must be 6 digits' })
  code?: string;
  @Text({ max: 500, optional: true }) qr?: string;
  @Instant({ optional: true, description: 'When the code was shown, if it is reported late' }) happenedAt?: string;
}

export class VerifiedMember {
  @Integer() memberId!: number;
  @Text({ max: 100 }) name!: string;
  @Text({ max: 200 }) destination!: string;
  @Flag() verified!: boolean;
  @Instant() timestamp!: string;
  @Integer() verifiedCount!: number;
  @Integer() memberCount!: number;
}
