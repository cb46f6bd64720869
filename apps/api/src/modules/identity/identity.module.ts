import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthenticatorAppEntity } from './infra/authenticator-app.entity';
import { PasskeyEntity } from './infra/passkey.entity';
import { PasskeyChallengeEntity } from './infra/passkey-challenge.entity';
import { RecoveryCodeEntity } from './infra/recovery-code.entity';
import { SecondFactorAttemptEntity } from './infra/second-factor-attempt.entity';
import { AuditLogEntryEntity } from './infra/audit-log-entry.entity';
import { DecoyCodeEntity } from './infra/decoy-code.entity';
import { GuestLinkEntity } from './infra/guest-link.entity';
import { KnownBrowserEntity } from './infra/known-browser.entity';
import { OutboxMessageEntity } from './infra/outbox-message.entity';
import { PhoneProofEntity } from './infra/phone-proof.entity';
import { SessionEntity } from './infra/session.entity';
import { SignInCodeEntity } from './infra/sign-in-code.entity';
import { SignInFailureEntity } from './infra/sign-in-failure.entity';
import { Config } from '../../config/config';
import { RealtimeModule } from '../realtime/realtime.module';
import { AccountDeletion } from './account-deletion.service';
import { Accounts } from './accounts.repository';
import { AuthenticatorApps } from './authenticator-apps.service';
import { AuthenticatorReplacement } from './authenticator-replacement.service';
import { FactorAttempts } from './factor-attempts.service';
import { FreshProof } from './fresh-proof.service';
import { RecoveryCodeReplacement } from './recovery-code-replacement.service';
import { Factors } from './factors.repository';
import { FirstAuthenticator } from './first-authenticator.service';
import { OperatorSessionsController } from './http/operator-sessions.controller';
import { OtherSessionsController } from './http/other-sessions.controller';
import { OperatorSessions } from './operator-sessions.service';
import { OtherSessions } from './other-sessions.service';
import { OperatorSecurityController } from './http/operator-security.controller';
import { SecondFactorsController } from './http/second-factors.controller';
import { PostgresFactors } from './infra/postgres-factors';
import { OperatorAdmission } from './operator-admission.service';
import { OperatorPhone } from './operator-phone.service';
import { OperatorSecurity } from './operator-security.service';
import { PasskeyCeremonies } from './passkey-ceremonies.service';
import { Passkeys } from './passkeys.repository';
import { PasskeySignIn } from './passkey-sign-in.service';
import { PasskeysService } from './passkeys.service';
import { PasskeysController } from './http/passkeys.controller';
import { PasskeySignInController } from './http/passkey-sign-in.controller';
import { PostgresPasskeys } from './infra/postgres-passkeys';
import { RecoveryCodesService } from './recovery-codes.service';
import { SealedSecrets } from '../../platform/sealed-secrets';
import { SecondFactors } from './second-factors.service';
import { SecurityNotices } from './security-notices.service';
import { Codes } from './codes.repository';
import { CodeRequestLimit } from './code-request-limit.service';
import { CodeRequests } from './code-requests.service';
import { OneTimeCodes } from './codes.service';
import { DecoyCodes } from './decoy-codes.repository';
import { DecoyCodesService } from './decoy-codes.service';
import { FailedSignIns } from './failed-sign-ins.service';
import { FirstProofs } from './first-proofs.service';
import { ErasuresController } from './http/erasures.controller';
import { AccountDeletionController } from './http/account-deletion.controller';
import { AuthController } from './http/auth.controller';
import { LoginController } from './http/login.controller';
import { OperatorsController } from './http/operators.controller';
import { OutboxController } from './http/outbox.controller';
import { GuestSessionsFacade, GuestsFacade } from './guests.facade';
import { Guests } from './guests.repository';
import { GuestsService } from './guests.service';
import { BlocksService } from './blocks.service';
import { BlocksController } from './http/blocks.controller';
import { Browsers } from './http/browsers';
import { OneTimeCodeStrategy } from './http/one-time-code.strategy';
import { RequestProofs } from './http/request-proofs';
import { ProofsFacade } from './proofs.facade';
import { RequestSessions } from './http/request-sessions';
import { SessionStrategy } from './http/session.strategy';
import { Sessions } from './http/sessions';
import { UserPresenter } from './user.presenter';
import { UsersController } from './http/users.controller';
import { AuditFacade, IdentityFacade, OutboxFacade } from './identity.facade';
import { IdentityService } from './identity.service';
import { PostgresAccounts } from './infra/postgres-accounts';
import { PostgresCodes } from './infra/postgres-codes';
import { PostgresDecoyCodes } from './infra/postgres-decoy-codes';
import { PostgresGuests } from './infra/postgres-guests';
import { PostgresMessages } from './infra/postgres-messages';
import { PostgresOperators } from './infra/postgres-operators';
import { PostgresSessionRows } from './infra/postgres-session-rows';
import { PostgresSignInTrust } from './infra/postgres-sign-in-trust';
import { NoMailer, SmtpMailer } from './infra/smtp-mailer';
import { UserEntity } from './infra/user.entity';
import { RideNotesErasure } from './infra/ride-notes-erasure';
import { ReasonsErasure } from './infra/reasons-erasure';
import { SearchTextsErasure } from './infra/search-texts-erasure';
import { SqlAudit } from './infra/sql-audit';
import { Mailer } from './mailer';
import { Messages } from './outbox.repository';
import { OutboxService } from './outbox.service';
import { PhoneService } from './phone.service';
import { SessionsFacade } from './sessions.facade';
import { SessionRows } from './sessions.repository';
import { Operators } from './operators.repository';
import { OperatorNotices } from './operator-notices.service';
import { OperatorsService } from './operators.service';
import { OperatorSignIn } from './operator-sign-in.service';
import { SignInService } from './sign-in.service';
import { SignInTrust } from './sign-in-trust.repository';
import { TextedProofs } from './texted-proofs.service';
import { SignUpService } from './sign-up.service';
import { expiredRows } from '../../platform/retention/expired-rows';

/** How long operations can look up a sent message. */
const SENT_KEPT_DAYS = 30;
/**
 * A message's key keeps the message from being sent twice, so it is kept as long as its event can repeat: a ride is
 * booked up to 30 days ahead, and its payments and disputes end within 120 days of the trip.
 */
const KEYS_KEPT_DAYS = 30 + 120;

@Module({
  imports: [
    TypeOrmModule.forFeature([
      UserEntity,
      AuditLogEntryEntity,
      AuthenticatorAppEntity,
      PasskeyEntity,
      PasskeyChallengeEntity,
      RecoveryCodeEntity,
      SecondFactorAttemptEntity,
      DecoyCodeEntity,
      GuestLinkEntity,
      KnownBrowserEntity,
      OutboxMessageEntity,
      PhoneProofEntity,
      SessionEntity,
      SignInCodeEntity,
      SignInFailureEntity,
    ]),
    PassportModule,
    RealtimeModule,
  ],
  controllers: [
    OperatorsController,
    OperatorSecurityController,
    PasskeysController,
    PasskeySignInController,
    OperatorSessionsController,
    OtherSessionsController,
    SecondFactorsController,
    UsersController,
    BlocksController,
    AccountDeletionController,
    ErasuresController,
    AuthController,
    LoginController,
    OutboxController,
  ],
  providers: [
    ReasonsErasure,
    RideNotesErasure,
    SearchTextsErasure,
    // Sessions expire in real time, even under a test clock.
    expiredRows('sessions', `old.expire < pg_catalog.now()`),
    expiredRows(
      'outbox_messages',
      `old.created_at < now() - CASE WHEN old.key IS NULL THEN interval '${SENT_KEPT_DAYS} days' ELSE interval '${KEYS_KEPT_DAYS} days' END`,
    ),
    { provide: Accounts, useClass: PostgresAccounts },
    { provide: Codes, useClass: PostgresCodes },
    { provide: DecoyCodes, useClass: PostgresDecoyCodes },
    { provide: Factors, useClass: PostgresFactors },
    { provide: Guests, useClass: PostgresGuests },
    { provide: Messages, useClass: PostgresMessages },
    { provide: Operators, useClass: PostgresOperators },
    { provide: Passkeys, useClass: PostgresPasskeys },
    { provide: SessionRows, useClass: PostgresSessionRows },
    { provide: SignInTrust, useClass: PostgresSignInTrust },
    {
      provide: Mailer,
      inject: [Config],
      useFactory: (config: Config) =>
        config.SMTP_URL ? new SmtpMailer(config.SMTP_URL, config.MAIL_FROM) : new NoMailer(),
    },
    OneTimeCodes,
    CodeRequests,
    CodeRequestLimit,
    DecoyCodesService,
    FailedSignIns,
    FirstProofs,
    SignUpService,
    SignInService,
    OperatorSignIn,
    OperatorNotices,
    OperatorsService,
    OperatorAdmission,
    OperatorPhone,
    OperatorSecurity,
    OperatorSessions,
    OtherSessions,
    AuthenticatorApps,
    AuthenticatorReplacement,
    FactorAttempts,
    FreshProof,
    FirstAuthenticator,
    PasskeyCeremonies,
    PasskeySignIn,
    PasskeysService,
    RecoveryCodeReplacement,
    RecoveryCodesService,
    SealedSecrets,
    SecondFactors,
    SecurityNotices,
    TextedProofs,
    PhoneService,
    AccountDeletion,
    BlocksService,
    GuestsService,
    IdentityService,
    OutboxService,
    Browsers,
    OneTimeCodeStrategy,
    RequestProofs,
    { provide: ProofsFacade, useExisting: RequestProofs },
    RequestSessions,
    SessionStrategy,
    Sessions,
    UserPresenter,
    { provide: IdentityFacade, useExisting: IdentityService },
    { provide: AuditFacade, useClass: SqlAudit },
    { provide: OutboxFacade, useExisting: OutboxService },
    { provide: SessionsFacade, useExisting: Sessions },
    { provide: GuestsFacade, useExisting: GuestsService },
    { provide: GuestSessionsFacade, useExisting: Sessions },
  ],
  exports: [IdentityFacade, AuditFacade, OutboxFacade, SessionsFacade, ProofsFacade, GuestsFacade, GuestSessionsFacade],
})
export class IdentityModule {}
