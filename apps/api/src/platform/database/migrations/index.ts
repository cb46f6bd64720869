import { SettleUps1764000210000 } from './1764000210000-settle-ups';
import { InitialSchema1700000000000 } from './1700000000000-initial-schema';
import { BuiltCity1763720000000 } from './1763720000000-built-city';
import { BusyDrivers1763730000000 } from './1763730000000-busy-drivers';
import { VerifiedPhones1763740000000 } from './1763740000000-verified-phones';
import { Wineries1763750000000 } from './1763750000000-wineries';
import { PlaceWords1763760000000 } from './1763760000000-place-words';
import { Shares1763800000000 } from './1763800000000-shares';
import { SavedCards1763810000000 } from './1763810000000-saved-cards';
import { PromotionTerms1763820000000 } from './1763820000000-promotion-terms';
import { CancellationPolicies1763830000000 } from './1763830000000-cancellation-policies';
import { Refunds1763840000000 } from './1763840000000-refunds';
import { Reconciliation1763841000000 } from './1763841000000-reconciliation';
import { Payouts1763850000000 } from './1763850000000-payouts';
import { PlaceKinds1763855000000 } from './1763855000000-place-kinds';
import { DisputeFees1764000020000 } from './1764000020000-dispute-fees';
import { ReconciliationCheckpoints1764000021000 } from './1764000021000-reconciliation-checkpoints';
import { LargerHolds1764000000000 } from './1764000000000-larger-holds';
import { PromisedTerms1764000001000 } from './1764000001000-promised-terms';
import { EditedCancellationPolicies1764000010000 } from './1764000010000-edited-cancellation-policies';
import { Debts1764000011000 } from './1764000011000-debts';
import { PayoutRetries1764000030000 } from './1764000030000-payout-retries';
import { Languages1764000031000 } from './1764000031000-languages';
import { RefundOrigins1764000032000 } from './1764000032000-refund-origins';
import { CashReceived1764000032500 } from './1764000032500-cash-received';
import { SearchTexts1764000034000 } from './1764000034000-search-texts';
import { NoUnaccent1764000035000 } from './1764000035000-no-unaccent';
import { SurplusPayments1764000036000 } from './1764000036000-surplus-payments';
import { CityCrossings1764000037000 } from './1764000037000-city-crossings';
import { HashedSessionIds1764000040000 } from './1764000040000-hashed-session-ids';
import { OperatorsIndex1764000050000 } from './1764000050000-operators-index';
import { CodeRequesters1764000051000 } from './1764000051000-code-requesters';
import { ReplacedJoinLinks1764000052000 } from './1764000052000-replaced-join-links';
import { WaitingRides1764000060000 } from './1764000060000-waiting-rides';
import { ProviderLookups1764000061000 } from './1764000061000-provider-lookups';
import { DecoyCodes1764000063500 } from './1764000063500-decoy-codes';
import { CardSetupLookups1764000063600 } from './1764000063600-card-setup-lookups';
import { PaymentRecovery1764000064000 } from './1764000064000-payment-recovery';
import { DeadLetters1764000064100 } from './1764000064100-dead-letters';
import { VehicleClasses1764000090000 } from './1764000090000-vehicle-classes';
import { PushSubscriptions1764000130000 } from './1764000130000-push-subscriptions';
import { Reviews1764000080000 } from './1764000080000-reviews';
import { Overpayments1764000064200 } from './1764000064200-overpayments';
import { ApplicationStatus1764000064300 } from './1764000064300-application-status';
import { CityIntersections1764000064400 } from './1764000064400-city-intersections';
import { CancelOccasion1764000064500 } from './1764000064500-cancel-occasion';
import { Notifications1764000110000 } from './1764000110000-notifications';
import { RideMessages1764000111000 } from './1764000111000-ride-messages';
import { FreeUntilArrival1764000070000 } from './1764000070000-free-until-arrival';
import { SupportMessages1764000112000 } from './1764000112000-support-messages';
import { Guests1764000120000 } from './1764000120000-guests';
import { JoinLinkExpiry1764000200000 } from './1764000200000-join-link-expiry';
import { SharedPositions1764000240000 } from './1764000240000-shared-positions';
import { Safety1764000243000 } from './1764000243000-safety';
import { DrivenPoints1764000280000 } from './1764000280000-driven-points';
import { Assembly1764000242000 } from './1764000242000-assembly';
import { TripLinks1764000241000 } from './1764000241000-trip-links';
import { Invitations1764000251000 } from './1764000251000-invitations';
import { Invitees1764000290000 } from './1764000290000-invitees';
import { ReviewModeration1764000297000 } from './1764000297000-review-moderation';
import { SavedPlaces1764000296000 } from './1764000296000-saved-places';
import { PickupQuotes1796005000000 } from './1796005000000-pickup-quotes';
import { SafetyChecks1796120000000 } from './1796120000000-safety-checks';
import { DriverDocuments1797100000000 } from './1797100000000-driver-documents';
import { DocumentExpiry1797100001000 } from './1797100001000-document-expiry';
import { AccountDeletion1797500000000 } from './1797500000000-account-deletion';
import { UnsubscribeLinks1797500001000 } from './1797500001000-unsubscribe-links';
import { DriverApplications1797600000000 } from './1797600000000-driver-applications';
import { ApplicationDrafts1797600001000 } from './1797600001000-application-drafts';
import { ApplicantDocuments1797600002000 } from './1797600002000-applicant-documents';
import { Figures1798600000000 } from './1798600000000-figures';
import { AppendOnlyAuditLog1798600001000 } from './1798600001000-append-only-audit-log';
import { SalesInquiries1764000250000 } from './1764000250000-sales-inquiries';
import { Pledges1764000260000 } from './1764000260000-pledges';
import { AlertHandling1764000295000 } from './1764000295000-alert-handling';
import { DriverPush1796002001000 } from './1796002001000-driver-push';
import { ApplicationReason1796002000000 } from './1796002000000-application-reason';
import { OperationsSearch1796002002000 } from './1796002002000-operations-search';
import { AlertThresholds1796002003000 } from './1796002003000-alert-thresholds';
import { CancellationRuleIds1796100000000 } from './1796100000000-cancellation-rule-ids';
import { OffersOfDriver1796101000000 } from './1796101000000-offers-of-driver';
import { ApiRequests1798100001000 } from './1798100001000-api-requests';
import { ApiTokens1798100000000 } from './1798100000000-api-tokens';
import { DispatchDecisions1798300000000 } from './1798300000000-dispatch-decisions';
import { DispatchLease1798300001000 } from './1798300001000-dispatch-lease';
import { OperatorRoles1798400000000 } from './1798400000000-operator-roles';
import { OperatorSignIns1798400001000 } from './1798400001000-operator-sign-ins';
import { OperatorFactors1798400002000 } from './1798400002000-operator-factors';
import { SessionActivity1798400003000 } from './1798400003000-session-activity';
import { Passkeys1798400004000 } from './1798400004000-passkeys';
import { PeopleLists1798500000000 } from './1798500000000-people-lists';
import { NotesAndSavedViews1798500001000 } from './1798500001000-notes-and-saved-views';
import { OutgoingWebhooks1798720000000 } from './1798720000000-outgoing-webhooks';
import { Credits1798730000000 } from './1798730000000-credits';
import { PriceVersions1798730001000 } from './1798730001000-price-versions';
import { WithdrawnPrices1798740000000 } from './1798740000000-withdrawn-prices';
import { CrediblePositions1798740001000 } from './1798740001000-credible-positions';
import { WebhookFaults1798770201000 } from './1798770201000-webhook-faults';
import { ProgressChecks1798810000000 } from './1798810000000-progress-checks';
import { RideConfirmations1798810001000 } from './1798810001000-ride-confirmations';
import { RidesAhead1798830000000 } from './1798830000000-rides-ahead';
import { Runs1798820000000 } from './1798820000000-runs';
import { PublishedPlans1798820001000 } from './1798820001000-published-plans';
import { PoolRides1798850000000 } from './1798850000000-pool-rides';
import { RecordVersions1798870000000 } from './1798870000000-record-versions';
import { DisputeEvidence1798860030000 } from './1798860030000-dispute-evidence';
import { CoveringIndexes1798874000000 } from './1798874000000-covering-indexes';
import { AuditLogPrivileges1798875000000 } from './1798875000000-audit-log-privileges';
import { DocumentsAskedAgain1798875100000 } from './1798875100000-documents-asked-again';
import { WithdrawnPolicies1798878000000 } from './1798878000000-withdrawn-policies';
import { ProgressMeasuredFrom1798878200000 } from './1798878200000-progress-measured-from';
import { AlertsOfRides1798878300000 } from './1798878300000-alerts-of-rides';
import { CarriedOverPrices1798878311000 } from './1798878311000-carried-over-prices';
import { PlainNames1798878312000 } from './1798878312000-plain-names';
import { CausesOfOffers1798878314000 } from './1798878314000-causes-of-offers';
import { LeftPickups1798878315000 } from './1798878315000-left-pickups';
import { AddressesOfRides1798878318000 } from './1798878318000-addresses-of-rides';
import { AssignedOffers1798878320000 } from './1798878320000-assigned-offers';
import { WeeklyPayoutRuns1798878321700 } from './1798878321700-weekly-payout-runs';
import { CausesOfAlerts1798878331800 } from './1798878331800-causes-of-alerts';
import { ErasableSearchTexts1798878340000 } from './1798878340000-erasable-search-texts';
import { RequestsForRidesAhead1798878350000 } from './1798878350000-requests-for-rides-ahead';
import { GuestsWhoLeft1798878351000 } from './1798878351000-guests-who-left';
import { ErasableReasons1798878352000 } from './1798878352000-erasable-reasons';
import { AlertsOfQueues1798878360000 } from './1798878360000-alerts-of-queues';
import { RoundRequests1798878370000 } from './1798878370000-round-requests';
import { ErasableRideNotes1798878374000 } from './1798878374000-erasable-ride-notes';
import { InvitedInvitees1798878391000 } from './1798878391000-invited-invitees';
import { AlertsOfApplications1798878401000 } from './1798878401000-alerts-of-applications';
import { PlacesOfRides1798878402000 } from './1798878402000-places-of-rides';
import { RevisionsOfBusinessAccounts1798878403000 } from './1798878403000-revisions-of-business-accounts';
import { SandboxDrivers1798770200000 } from './1798770200000-sandbox-drivers';
import { RoutePlans1798750000000 } from './1798750000000-route-plans';
import { TokenVersions1798770100000 } from './1798770100000-token-versions';
import { BusinessAccounts1798770000000 } from './1798770000000-business-accounts';
import { BusinessCorrections1798780000000 } from './1798780000000-business-corrections';
import { BusinessWebhooks1798770001000 } from './1798770001000-business-webhooks';
import { SettingVersions1798860020000 } from './1798860020000-setting-versions';

/** Every migration, oldest first. */
export const migrations = [
  InitialSchema1700000000000,
  BuiltCity1763720000000,
  BusyDrivers1763730000000,
  VerifiedPhones1763740000000,
  Wineries1763750000000,
  PlaceWords1763760000000,
  Shares1763800000000,
  SavedCards1763810000000,
  PromotionTerms1763820000000,
  CancellationPolicies1763830000000,
  Refunds1763840000000,
  Reconciliation1763841000000,
  Payouts1763850000000,
  PlaceKinds1763855000000,
  LargerHolds1764000000000,
  PromisedTerms1764000001000,
  DisputeFees1764000020000,
  ReconciliationCheckpoints1764000021000,
  EditedCancellationPolicies1764000010000,
  Debts1764000011000,
  PayoutRetries1764000030000,
  Languages1764000031000,
  RefundOrigins1764000032000,
  CashReceived1764000032500,
  SearchTexts1764000034000,
  NoUnaccent1764000035000,
  SurplusPayments1764000036000,
  CityCrossings1764000037000,
  HashedSessionIds1764000040000,
  OperatorsIndex1764000050000,
  CodeRequesters1764000051000,
  ReplacedJoinLinks1764000052000,
  WaitingRides1764000060000,
  ProviderLookups1764000061000,
  DecoyCodes1764000063500,
  CardSetupLookups1764000063600,
  PaymentRecovery1764000064000,
  DeadLetters1764000064100,
  VehicleClasses1764000090000,
  PushSubscriptions1764000130000,
  Reviews1764000080000,
  Overpayments1764000064200,
  ApplicationStatus1764000064300,
  CityIntersections1764000064400,
  CancelOccasion1764000064500,
  Notifications1764000110000,
  RideMessages1764000111000,
  FreeUntilArrival1764000070000,
  SupportMessages1764000112000,
  Guests1764000120000,
  SharedPositions1764000240000,
  JoinLinkExpiry1764000200000,
  TripLinks1764000241000,
  Assembly1764000242000,
  Safety1764000243000,
  SettleUps1764000210000,
  SalesInquiries1764000250000,
  Invitations1764000251000,
  DrivenPoints1764000280000,
  Pledges1764000260000,
  Invitees1764000290000,
  AlertHandling1764000295000,
  SavedPlaces1764000296000,
  ReviewModeration1764000297000,
  ApplicationReason1796002000000,
  DriverPush1796002001000,
  OperationsSearch1796002002000,
  AlertThresholds1796002003000,
  PickupQuotes1796005000000,
  CancellationRuleIds1796100000000,
  OffersOfDriver1796101000000,
  SafetyChecks1796120000000,
  DriverDocuments1797100000000,
  DocumentExpiry1797100001000,
  AccountDeletion1797500000000,
  UnsubscribeLinks1797500001000,
  DriverApplications1797600000000,
  ApplicationDrafts1797600001000,
  ApplicantDocuments1797600002000,
  ApiTokens1798100000000,
  ApiRequests1798100001000,
  DispatchDecisions1798300000000,
  DispatchLease1798300001000,
  OperatorRoles1798400000000,
  OperatorSignIns1798400001000,
  OperatorFactors1798400002000,
  SessionActivity1798400003000,
  Passkeys1798400004000,
  PeopleLists1798500000000,
  NotesAndSavedViews1798500001000,
  Figures1798600000000,
  AppendOnlyAuditLog1798600001000,
  OutgoingWebhooks1798720000000,
  Credits1798730000000,
  PriceVersions1798730001000,
  WithdrawnPrices1798740000000,
  CrediblePositions1798740001000,
  RoutePlans1798750000000,
  BusinessAccounts1798770000000,
  BusinessWebhooks1798770001000,
  TokenVersions1798770100000,
  SandboxDrivers1798770200000,
  WebhookFaults1798770201000,
  BusinessCorrections1798780000000,
  ProgressChecks1798810000000,
  RideConfirmations1798810001000,
  Runs1798820000000,
  PublishedPlans1798820001000,
  RidesAhead1798830000000,
  PoolRides1798850000000,
  SettingVersions1798860020000,
  DisputeEvidence1798860030000,
  RecordVersions1798870000000,
  CoveringIndexes1798874000000,
  AuditLogPrivileges1798875000000,
  DocumentsAskedAgain1798875100000,
  WithdrawnPolicies1798878000000,
  ProgressMeasuredFrom1798878200000,
  AlertsOfRides1798878300000,
  CarriedOverPrices1798878311000,
  PlainNames1798878312000,
  CausesOfOffers1798878314000,
  LeftPickups1798878315000,
  AddressesOfRides1798878318000,
  AssignedOffers1798878320000,
  WeeklyPayoutRuns1798878321700,
  CausesOfAlerts1798878331800,
  ErasableSearchTexts1798878340000,
  RequestsForRidesAhead1798878350000,
  GuestsWhoLeft1798878351000,
  ErasableReasons1798878352000,
  AlertsOfQueues1798878360000,
  RoundRequests1798878370000,
  ErasableRideNotes1798878374000,
  InvitedInvitees1798878391000,
  AlertsOfApplications1798878401000,
  PlacesOfRides1798878402000,
  RevisionsOfBusinessAccounts1798878403000,
];
