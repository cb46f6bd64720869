import { baseApi as api } from './base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query<GetConfigApiResponse, GetConfigApiArg>({
      query: () => ({ url: `/api/config` }),
    }),
    getSettingHistory: build.query<GetSettingHistoryApiResponse, GetSettingHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/settings/${encodeURIComponent(String(queryArg.kind))}`,
        params: {
          subject: queryArg.subject,
        },
      }),
    }),
    saveSetting: build.mutation<SaveSettingApiResponse, SaveSettingApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/settings/${encodeURIComponent(String(queryArg.kind))}`,
        method: 'POST',
        body: queryArg.newSettingVersion,
      }),
    }),
    restoreSetting: build.mutation<RestoreSettingApiResponse, RestoreSettingApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/settings/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.versionId))}/restore`,
        method: 'POST',
        body: queryArg.settingRestoration,
      }),
    }),
    listOperators: build.query<ListOperatorsApiResponse, ListOperatorsApiArg>({
      query: () => ({ url: `/api/admin/operators` }),
    }),
    inviteOperator: build.mutation<InviteOperatorApiResponse, InviteOperatorApiArg>({
      query: (queryArg) => ({ url: `/api/admin/operators`, method: 'POST', body: queryArg.operatorInvitation }),
    }),
    changeOperatorRole: build.mutation<ChangeOperatorRoleApiResponse, ChangeOperatorRoleApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/operators/${encodeURIComponent(String(queryArg.userId))}`,
        method: 'PATCH',
        body: queryArg.operatorRoleChange,
      }),
    }),
    removeOperator: build.mutation<RemoveOperatorApiResponse, RemoveOperatorApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/operators/${encodeURIComponent(String(queryArg.userId))}`,
        method: 'DELETE',
        body: queryArg.freshProofRequest,
        params: {
          expectedRole: queryArg.expectedRole,
        },
      }),
    }),
    getSignInSecurity: build.query<GetSignInSecurityApiResponse, GetSignInSecurityApiArg>({
      query: () => ({ url: `/api/admin/security` }),
    }),
    prepareAuthenticator: build.mutation<PrepareAuthenticatorApiResponse, PrepareAuthenticatorApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/security/authenticator`,
        method: 'POST',
        body: queryArg.freshProofRequest,
      }),
    }),
    confirmAuthenticator: build.mutation<ConfirmAuthenticatorApiResponse, ConfirmAuthenticatorApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/security/authenticator`,
        method: 'PUT',
        body: queryArg.authenticatorConfirmation,
      }),
    }),
    removeAuthenticator: build.mutation<RemoveAuthenticatorApiResponse, RemoveAuthenticatorApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/security/authenticator`,
        method: 'DELETE',
        body: queryArg.freshProofRequest,
      }),
    }),
    replaceRecoveryCodes: build.mutation<ReplaceRecoveryCodesApiResponse, ReplaceRecoveryCodesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/security/recovery-codes`,
        method: 'POST',
        body: queryArg.recoveryCodesRequest,
      }),
    }),
    sendProofCode: build.mutation<SendProofCodeApiResponse, SendProofCodeApiArg>({
      query: () => ({ url: `/api/admin/security/proof-code`, method: 'POST' }),
    }),
    changeOperatorPhone: build.mutation<ChangeOperatorPhoneApiResponse, ChangeOperatorPhoneApiArg>({
      query: (queryArg) => ({ url: `/api/admin/security/phone`, method: 'PUT', body: queryArg.operatorPhoneChange }),
    }),
    listPasskeys: build.query<ListPasskeysApiResponse, ListPasskeysApiArg>({
      query: () => ({ url: `/api/admin/security/passkeys` }),
    }),
    addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
      query: (queryArg) => ({ url: `/api/admin/security/passkeys`, method: 'POST', body: queryArg.newPasskey }),
    }),
    preparePasskey: build.mutation<PreparePasskeyApiResponse, PreparePasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/security/passkeys/options`,
        method: 'POST',
        body: queryArg.freshProofRequest,
      }),
    }),
    removePasskey: build.mutation<RemovePasskeyApiResponse, RemovePasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/security/passkeys/${encodeURIComponent(String(queryArg.passkeyId))}`,
        method: 'DELETE',
        body: queryArg.freshProofRequest,
      }),
    }),
    preparePasskeySignIn: build.mutation<PreparePasskeySignInApiResponse, PreparePasskeySignInApiArg>({
      query: () => ({ url: `/api/auth/passkey/options`, method: 'POST' }),
    }),
    signInWithPasskey: build.mutation<SignInWithPasskeyApiResponse, SignInWithPasskeyApiArg>({
      query: (queryArg) => ({ url: `/api/auth/passkey`, method: 'POST', body: queryArg.passkeyAnswer }),
    }),
    listOwnSessions: build.query<ListOwnSessionsApiResponse, ListOwnSessionsApiArg>({
      query: () => ({ url: `/api/admin/security/sessions` }),
    }),
    endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
      query: () => ({ url: `/api/admin/security/sessions`, method: 'DELETE' }),
    }),
    endOwnSession: build.mutation<EndOwnSessionApiResponse, EndOwnSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/security/sessions/${encodeURIComponent(String(queryArg.sessionId))}`,
        method: 'DELETE',
      }),
    }),
    signOutOtherDevices: build.mutation<SignOutOtherDevicesApiResponse, SignOutOtherDevicesApiArg>({
      query: () => ({ url: `/api/users/me/other-sessions`, method: 'DELETE' }),
    }),
    getSecondFactors: build.query<GetSecondFactorsApiResponse, GetSecondFactorsApiArg>({
      query: () => ({ url: `/api/auth/second-factor` }),
    }),
    giveSecondFactor: build.mutation<GiveSecondFactorApiResponse, GiveSecondFactorApiArg>({
      query: (queryArg) => ({ url: `/api/auth/second-factor`, method: 'POST', body: queryArg.secondFactor }),
    }),
    sendSecondFactorText: build.mutation<SendSecondFactorTextApiResponse, SendSecondFactorTextApiArg>({
      query: () => ({ url: `/api/auth/second-factor/text`, method: 'POST' }),
    }),
    prepareFirstAuthenticator: build.mutation<PrepareFirstAuthenticatorApiResponse, PrepareFirstAuthenticatorApiArg>({
      query: () => ({ url: `/api/auth/second-factor/authenticator`, method: 'POST' }),
    }),
    confirmFirstAuthenticator: build.mutation<ConfirmFirstAuthenticatorApiResponse, ConfirmFirstAuthenticatorApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/second-factor/authenticator`,
        method: 'PUT',
        body: queryArg.authenticatorConfirmation,
      }),
    }),
    signUp: build.mutation<SignUpApiResponse, SignUpApiArg>({
      query: (queryArg) => ({ url: `/api/users`, method: 'POST', body: queryArg.signUp }),
    }),
    updateMe: build.mutation<UpdateMeApiResponse, UpdateMeApiArg>({
      query: (queryArg) => ({ url: `/api/users/me`, method: 'PATCH', body: queryArg.userUpdate }),
    }),
    requestPhoneCode: build.mutation<RequestPhoneCodeApiResponse, RequestPhoneCodeApiArg>({
      query: () => ({ url: `/api/users/me/phone/code`, method: 'POST' }),
    }),
    verifyPhone: build.mutation<VerifyPhoneApiResponse, VerifyPhoneApiArg>({
      query: (queryArg) => ({ url: `/api/users/me/phone/verify`, method: 'POST', body: queryArg.phoneVerification }),
    }),
    blockRider: build.mutation<BlockRiderApiResponse, BlockRiderApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/riders/${encodeURIComponent(String(queryArg.riderId))}/block`,
        method: 'POST',
        body: queryArg.riderBlocking,
      }),
    }),
    unblockRider: build.mutation<UnblockRiderApiResponse, UnblockRiderApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/riders/${encodeURIComponent(String(queryArg.riderId))}/unblock`,
        method: 'POST',
      }),
    }),
    requestAccountDeletionCode: build.mutation<RequestAccountDeletionCodeApiResponse, RequestAccountDeletionCodeApiArg>(
      {
        query: () => ({ url: `/api/users/me/deletion/code`, method: 'POST' }),
      },
    ),
    deleteAccount: build.mutation<DeleteAccountApiResponse, DeleteAccountApiArg>({
      query: (queryArg) => ({ url: `/api/users/me/deletion`, method: 'POST', body: queryArg.accountDeletionRequest }),
    }),
    erasePerson: build.mutation<ErasePersonApiResponse, ErasePersonApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg.personId))}/erasure`,
        method: 'POST',
        body: queryArg.personErasure,
      }),
    }),
    requestCode: build.mutation<RequestCodeApiResponse, RequestCodeApiArg>({
      query: (queryArg) => ({ url: `/api/auth/code`, method: 'POST', body: queryArg.codeRequest }),
    }),
    verifyCode: build.mutation<VerifyCodeApiResponse, VerifyCodeApiArg>({
      query: (queryArg) => ({ url: `/api/auth/verify`, method: 'POST', body: queryArg.codeVerification }),
    }),
    signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
      query: () => ({ url: `/api/auth/logout`, method: 'POST' }),
    }),
    getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
      query: () => ({ url: `/api/auth/user` }),
    }),
    getAvailability: build.query<GetAvailabilityApiResponse, GetAvailabilityApiArg>({
      query: (queryArg) => ({
        url: `/api/ride-types/availability`,
        method: 'POST',
        body: queryArg.availabilityRequest,
      }),
    }),
    listDriverRequests: build.query<ListDriverRequestsApiResponse, ListDriverRequestsApiArg>({
      query: (queryArg) => ({ url: `/api/rides/driver-requests/${encodeURIComponent(String(queryArg.driverId))}` }),
    }),
    acceptRide: build.mutation<AcceptRideApiResponse, AcceptRideApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/accept/${encodeURIComponent(String(queryArg.driverId))}`,
        method: 'POST',
      }),
    }),
    declineRide: build.mutation<DeclineRideApiResponse, DeclineRideApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/decline/${encodeURIComponent(String(queryArg.driverId))}`,
        method: 'POST',
      }),
    }),
    getDriverRates: build.query<GetDriverRatesApiResponse, GetDriverRatesApiArg>({
      query: (queryArg) => ({ url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/rates` }),
    }),
    getDemand: build.query<GetDemandApiResponse, GetDemandApiArg>({
      query: (queryArg) => ({ url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/demand` }),
    }),
    listDispatchDecisions: build.query<ListDispatchDecisionsApiResponse, ListDispatchDecisionsApiArg>({
      query: (queryArg) => ({ url: `/api/admin/rides/${encodeURIComponent(String(queryArg.rideId))}/dispatch` }),
    }),
    listScheduledRides: build.query<ListScheduledRidesApiResponse, ListScheduledRidesApiArg>({
      query: (queryArg) => ({ url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/scheduled-rides` }),
    }),
    takeScheduledRide: build.mutation<TakeScheduledRideApiResponse, TakeScheduledRideApiArg>({
      query: (queryArg) => ({
        url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/scheduled-rides/${encodeURIComponent(String(queryArg.rideId))}`,
        method: 'PUT',
      }),
    }),
    setOffersAhead: build.mutation<SetOffersAheadApiResponse, SetOffersAheadApiArg>({
      query: (queryArg) => ({
        url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/offers-ahead`,
        method: 'PUT',
        body: queryArg.offersAhead,
      }),
    }),
    joinStandby: build.mutation<JoinStandbyApiResponse, JoinStandbyApiArg>({
      query: (queryArg) => ({
        url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/scheduled-rides/${encodeURIComponent(String(queryArg.rideId))}/standby`,
        method: 'PUT',
      }),
    }),
    leaveStandby: build.mutation<LeaveStandbyApiResponse, LeaveStandbyApiArg>({
      query: (queryArg) => ({
        url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/scheduled-rides/${encodeURIComponent(String(queryArg.rideId))}/standby`,
        method: 'DELETE',
      }),
    }),
    listStandbyDrivers: build.query<ListStandbyDriversApiResponse, ListStandbyDriversApiArg>({
      query: (queryArg) => ({ url: `/api/admin/rides/${encodeURIComponent(String(queryArg.rideId))}/standby` }),
    }),
    getRide: build.query<GetRideApiResponse, GetRideApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}` }),
    }),
    listRideEvents: build.query<ListRideEventsApiResponse, ListRideEventsApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/events`,
        params: {
          after: queryArg.after,
        },
      }),
    }),
    listUserRides: build.query<ListUserRidesApiResponse, ListUserRidesApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.userId))}/rides`,
        params: {
          before: queryArg.before,
          limit: queryArg.limit,
        },
      }),
    }),
    applyAsDriver: build.mutation<ApplyAsDriverApiResponse, ApplyAsDriverApiArg>({
      query: (queryArg) => ({ url: `/api/drivers/applications`, method: 'POST', body: queryArg.driverApplication }),
    }),
    getApplicationDraft: build.query<GetApplicationDraftApiResponse, GetApplicationDraftApiArg>({
      query: () => ({ url: `/api/drivers/applications/draft` }),
    }),
    saveApplicationDraft: build.mutation<SaveApplicationDraftApiResponse, SaveApplicationDraftApiArg>({
      query: (queryArg) => ({ url: `/api/drivers/applications/draft`, method: 'PUT', body: queryArg.applicationDraft }),
    }),
    getDriverApplication: build.query<GetDriverApplicationApiResponse, GetDriverApplicationApiArg>({
      query: (queryArg) => ({ url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/application` }),
    }),
    getDriverProfile: build.query<GetDriverProfileApiResponse, GetDriverProfileApiArg>({
      query: () => ({ url: `/api/drivers/profile` }),
    }),
    listAvailableDrivers: build.query<ListAvailableDriversApiResponse, ListAvailableDriversApiArg>({
      query: (queryArg) => ({
        url: `/api/drivers/available`,
        params: {
          near: queryArg.near,
        },
      }),
    }),
    getDriver: build.query<GetDriverApiResponse, GetDriverApiArg>({
      query: (queryArg) => ({ url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}` }),
    }),
    setDriverStatus: build.mutation<SetDriverStatusApiResponse, SetDriverStatusApiArg>({
      query: (queryArg) => ({
        url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/status`,
        method: 'PATCH',
        body: queryArg.onlineStatus,
      }),
    }),
    changeVehicle: build.mutation<ChangeVehicleApiResponse, ChangeVehicleApiArg>({
      query: (queryArg) => ({
        url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/vehicle`,
        method: 'PATCH',
        body: queryArg.vehicleChange,
      }),
    }),
    sendHeartbeat: build.mutation<SendHeartbeatApiResponse, SendHeartbeatApiArg>({
      query: (queryArg) => ({
        url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/heartbeat`,
        method: 'POST',
        body: queryArg.heartbeat,
      }),
    }),
    listVehicleClasses: build.query<ListVehicleClassesApiResponse, ListVehicleClassesApiArg>({
      query: () => ({ url: `/api/vehicle-classes` }),
    }),
    getDirections: build.query<GetDirectionsApiResponse, GetDirectionsApiArg>({
      query: (queryArg) => ({
        url: `/api/directions`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          via: queryArg.via,
          alternatives: queryArg.alternatives,
          language: queryArg.language,
        },
      }),
    }),
    getMappingStatus: build.query<GetMappingStatusApiResponse, GetMappingStatusApiArg>({
      query: () => ({ url: `/api/mapping/status` }),
    }),
    getPushSettings: build.query<GetPushSettingsApiResponse, GetPushSettingsApiArg>({
      query: () => ({ url: `/api/push/settings` }),
    }),
    updatePushSettings: build.mutation<UpdatePushSettingsApiResponse, UpdatePushSettingsApiArg>({
      query: (queryArg) => ({ url: `/api/push/settings`, method: 'PATCH', body: queryArg.pushTopicSetting }),
    }),
    subscribeToPush: build.mutation<SubscribeToPushApiResponse, SubscribeToPushApiArg>({
      query: (queryArg) => ({ url: `/api/push/subscriptions`, method: 'PUT', body: queryArg.pushSubscriptionForm }),
    }),
    unsubscribeFromPush: build.mutation<UnsubscribeFromPushApiResponse, UnsubscribeFromPushApiArg>({
      query: (queryArg) => ({
        url: `/api/push/subscriptions/${encodeURIComponent(String(queryArg.subscriptionId))}`,
        method: 'DELETE',
      }),
    }),
    listRideTypes: build.query<ListRideTypesApiResponse, ListRideTypesApiArg>({
      query: () => ({ url: `/api/ride-types` }),
    }),
    priceRideTypes: build.query<PriceRideTypesApiResponse, PriceRideTypesApiArg>({
      query: (queryArg) => ({ url: `/api/ride-types/prices`, method: 'POST', body: queryArg.rideTypePricesRequest }),
    }),
    calculatePricing: build.mutation<CalculatePricingApiResponse, CalculatePricingApiArg>({
      query: (queryArg) => ({ url: `/api/calculate-pricing`, method: 'POST', body: queryArg.pricingRequest }),
    }),
    listPriceVersions: build.query<ListPriceVersionsApiResponse, ListPriceVersionsApiArg>({
      query: () => ({ url: `/api/admin/prices` }),
    }),
    savePrices: build.mutation<SavePricesApiResponse, SavePricesApiArg>({
      query: (queryArg) => ({ url: `/api/admin/prices`, method: 'POST', body: queryArg.newPriceVersion }),
    }),
    previewPrices: build.mutation<PreviewPricesApiResponse, PreviewPricesApiArg>({
      query: (queryArg) => ({ url: `/api/admin/prices/preview`, method: 'POST', body: queryArg.pricePreviewRequest }),
    }),
    restorePrices: build.mutation<RestorePricesApiResponse, RestorePricesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/prices/${encodeURIComponent(String(queryArg.versionId))}/restore`,
        method: 'POST',
        body: queryArg.priceRestoration,
      }),
    }),
    withdrawPrices: build.mutation<WithdrawPricesApiResponse, WithdrawPricesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/prices/${encodeURIComponent(String(queryArg.versionId))}/withdraw`,
        method: 'POST',
        body: queryArg.priceWithdrawal,
      }),
    }),
    listBusinessAccounts: build.query<ListBusinessAccountsApiResponse, ListBusinessAccountsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/business-accounts`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          q: queryArg.q,
          status: queryArg.status,
        },
      }),
    }),
    createBusinessAccount: build.mutation<CreateBusinessAccountApiResponse, CreateBusinessAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/business-accounts`,
        method: 'POST',
        body: queryArg.newBusinessAccount,
        headers: {
          'idempotency-key': queryArg['idempotency-key'],
        },
      }),
    }),
    getBusinessAccount: build.query<GetBusinessAccountApiResponse, GetBusinessAccountApiArg>({
      query: (queryArg) => ({ url: `/api/admin/business-accounts/${encodeURIComponent(String(queryArg.accountId))}` }),
    }),
    changeBusinessAccount: build.mutation<ChangeBusinessAccountApiResponse, ChangeBusinessAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/business-accounts/${encodeURIComponent(String(queryArg.accountId))}`,
        method: 'PATCH',
        body: queryArg.businessAccountChange,
      }),
    }),
    setVolumeDiscounts: build.mutation<SetVolumeDiscountsApiResponse, SetVolumeDiscountsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/business-accounts/${encodeURIComponent(String(queryArg.accountId))}/discounts`,
        method: 'PUT',
        body: queryArg.volumeDiscounts,
      }),
    }),
    listBusinessCharges: build.query<ListBusinessChargesApiResponse, ListBusinessChargesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/business-accounts/${encodeURIComponent(String(queryArg.accountId))}/charges`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          state: queryArg.state,
          costCenter: queryArg.costCenter,
          eventId: queryArg.eventId,
        },
      }),
    }),
    addCostCenter: build.mutation<AddCostCenterApiResponse, AddCostCenterApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/business-accounts/${encodeURIComponent(String(queryArg.accountId))}/cost-centers`,
        method: 'POST',
        body: queryArg.newCostCenter,
      }),
    }),
    changeCostCenter: build.mutation<ChangeCostCenterApiResponse, ChangeCostCenterApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/business-accounts/${encodeURIComponent(String(queryArg.accountId))}/cost-centers/${encodeURIComponent(String(queryArg.costCenterId))}`,
        method: 'PATCH',
        body: queryArg.costCenterChange,
      }),
    }),
    connectServiceAccount: build.mutation<ConnectServiceAccountApiResponse, ConnectServiceAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/business-accounts/${encodeURIComponent(String(queryArg.accountId))}/service-accounts`,
        method: 'POST',
        body: queryArg.businessServiceConnection,
      }),
    }),
    disconnectServiceAccount: build.mutation<DisconnectServiceAccountApiResponse, DisconnectServiceAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/business-accounts/${encodeURIComponent(String(queryArg.accountId))}/service-accounts/${encodeURIComponent(String(queryArg.serviceAccountId))}`,
        method: 'DELETE',
      }),
    }),
    listTokens: build.query<ListTokensApiResponse, ListTokensApiArg>({
      query: () => ({ url: `/api/tokens` }),
    }),
    createToken: build.mutation<CreateTokenApiResponse, CreateTokenApiArg>({
      query: (queryArg) => ({ url: `/api/tokens`, method: 'POST', body: queryArg.newApiToken }),
    }),
    rotateToken: build.mutation<RotateTokenApiResponse, RotateTokenApiArg>({
      query: (queryArg) => ({
        url: `/api/tokens/${encodeURIComponent(String(queryArg.tokenId))}/rotation`,
        method: 'POST',
        body: queryArg.apiTokenRotation,
      }),
    }),
    revokeToken: build.mutation<RevokeTokenApiResponse, RevokeTokenApiArg>({
      query: (queryArg) => ({ url: `/api/tokens/${encodeURIComponent(String(queryArg.tokenId))}`, method: 'DELETE' }),
    }),
    listServiceAccounts: build.query<ListServiceAccountsApiResponse, ListServiceAccountsApiArg>({
      query: () => ({ url: `/api/admin/service-accounts` }),
    }),
    createServiceAccount: build.mutation<CreateServiceAccountApiResponse, CreateServiceAccountApiArg>({
      query: (queryArg) => ({ url: `/api/admin/service-accounts`, method: 'POST', body: queryArg.newServiceAccount }),
    }),
    closeServiceAccount: build.mutation<CloseServiceAccountApiResponse, CloseServiceAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/service-accounts/${encodeURIComponent(String(queryArg.accountId))}`,
        method: 'DELETE',
      }),
    }),
    createServiceToken: build.mutation<CreateServiceTokenApiResponse, CreateServiceTokenApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/service-accounts/${encodeURIComponent(String(queryArg.accountId))}/tokens`,
        method: 'POST',
        body: queryArg.newApiToken,
      }),
    }),
    rotateServiceToken: build.mutation<RotateServiceTokenApiResponse, RotateServiceTokenApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/service-accounts/${encodeURIComponent(String(queryArg.accountId))}/tokens/${encodeURIComponent(String(queryArg.tokenId))}/rotation`,
        method: 'POST',
        body: queryArg.apiTokenRotation,
      }),
    }),
    revokeServiceToken: build.mutation<RevokeServiceTokenApiResponse, RevokeServiceTokenApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/service-accounts/${encodeURIComponent(String(queryArg.accountId))}/tokens/${encodeURIComponent(String(queryArg.tokenId))}`,
        method: 'DELETE',
      }),
    }),
    listApiRequests: build.query<ListApiRequestsApiResponse, ListApiRequestsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/api-requests`,
        params: {
          search: queryArg.search,
          outcome: queryArg.outcome,
          before: queryArg.before,
        },
      }),
    }),
    contactSales: build.mutation<ContactSalesApiResponse, ContactSalesApiArg>({
      query: (queryArg) => ({ url: `/api/sales-inquiries`, method: 'POST', body: queryArg.newSalesInquiry }),
    }),
    listSalesInquiries: build.query<ListSalesInquiriesApiResponse, ListSalesInquiriesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/sales-inquiries`,
        params: {
          state: queryArg.state,
          before: queryArg.before,
        },
      }),
    }),
    changeSalesInquiry: build.mutation<ChangeSalesInquiryApiResponse, ChangeSalesInquiryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/sales-inquiries/${encodeURIComponent(String(queryArg.inquiryId))}`,
        method: 'PATCH',
        body: queryArg.salesInquiryChange,
      }),
    }),
    listPlaces: build.query<ListPlacesApiResponse, ListPlacesApiArg>({
      query: (queryArg) => ({
        url: `/api/places`,
        params: {
          search: queryArg.search,
          near: queryArg.near,
        },
      }),
    }),
    geocode: build.query<GeocodeApiResponse, GeocodeApiArg>({
      query: (queryArg) => ({
        url: `/api/geocode`,
        params: {
          address: queryArg.address,
        },
      }),
    }),
    reverseGeocode: build.query<ReverseGeocodeApiResponse, ReverseGeocodeApiArg>({
      query: (queryArg) => ({
        url: `/api/geocode/reverse`,
        params: {
          at: queryArg.at,
        },
      }),
    }),
    listSavedPlaces: build.query<ListSavedPlacesApiResponse, ListSavedPlacesApiArg>({
      query: () => ({ url: `/api/saved-places` }),
    }),
    savePlace: build.mutation<SavePlaceApiResponse, SavePlaceApiArg>({
      query: (queryArg) => ({ url: `/api/saved-places`, method: 'POST', body: queryArg.savedPlaceForm }),
    }),
    removeSavedPlace: build.mutation<RemoveSavedPlaceApiResponse, RemoveSavedPlaceApiArg>({
      query: (queryArg) => ({
        url: `/api/saved-places/${encodeURIComponent(String(queryArg.placeId))}`,
        method: 'DELETE',
      }),
    }),
    getFirstRideOffer: build.query<GetFirstRideOfferApiResponse, GetFirstRideOfferApiArg>({
      query: () => ({ url: `/api/promotions/first-ride` }),
    }),
    listPromotions: build.query<ListPromotionsApiResponse, ListPromotionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/promotions`,
        params: {
          after: queryArg.after,
        },
      }),
    }),
    addPromotion: build.mutation<AddPromotionApiResponse, AddPromotionApiArg>({
      query: (queryArg) => ({ url: `/api/admin/promotions`, method: 'POST', body: queryArg.newPromotion }),
    }),
    changePromotion: build.mutation<ChangePromotionApiResponse, ChangePromotionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/promotions/${encodeURIComponent(String(queryArg.code))}`,
        method: 'PATCH',
        body: queryArg.promotionChange,
      }),
    }),
    endPromotion: build.mutation<EndPromotionApiResponse, EndPromotionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/promotions/${encodeURIComponent(String(queryArg.code))}/end`,
        method: 'POST',
        params: {
          reason: queryArg.reason,
          basedOn: queryArg.basedOn,
        },
      }),
    }),
    getActiveRide: build.query<GetActiveRideApiResponse, GetActiveRideApiArg>({
      query: (queryArg) => ({ url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/active-ride` }),
    }),
    listUpcomingRides: build.query<ListUpcomingRidesApiResponse, ListUpcomingRidesApiArg>({
      query: (queryArg) => ({ url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/upcoming-rides` }),
    }),
    changeRideStatus: build.mutation<ChangeRideStatusApiResponse, ChangeRideStatusApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/status`,
        method: 'PATCH',
        body: queryArg.statusChange,
      }),
    }),
    completeRide: build.mutation<CompleteRideApiResponse, CompleteRideApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/complete`,
        method: 'POST',
        body: queryArg.completion,
      }),
    }),
    releaseRide: build.mutation<ReleaseRideApiResponse, ReleaseRideApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/release`,
        method: 'POST',
        body: queryArg.reason,
      }),
    }),
    getProgressCheck: build.query<GetProgressCheckApiResponse, GetProgressCheckApiArg>({
      query: (queryArg) => ({ url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/progress-check` }),
    }),
    confirmOnMyWay: build.mutation<ConfirmOnMyWayApiResponse, ConfirmOnMyWayApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/on-my-way`,
        method: 'POST',
      }),
    }),
    listRideConfirmations: build.query<ListRideConfirmationsApiResponse, ListRideConfirmationsApiArg>({
      query: (queryArg) => ({ url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/confirmations` }),
    }),
    confirmRide: build.mutation<ConfirmRideApiResponse, ConfirmRideApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/confirmation`,
        method: 'POST',
      }),
    }),
    listRideCandidates: build.query<ListRideCandidatesApiResponse, ListRideCandidatesApiArg>({
      query: (queryArg) => ({ url: `/api/admin/rides/${encodeURIComponent(String(queryArg.rideId))}/candidates` }),
    }),
    reassignRide: build.mutation<ReassignRideApiResponse, ReassignRideApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/rides/${encodeURIComponent(String(queryArg.rideId))}/reassign`,
        method: 'POST',
        body: queryArg.reassignment,
        headers: {
          'idempotency-key': queryArg['idempotency-key'],
        },
      }),
    }),
    completeRideForDriver: build.mutation<CompleteRideForDriverApiResponse, CompleteRideForDriverApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/rides/${encodeURIComponent(String(queryArg.rideId))}/complete`,
        method: 'POST',
        body: queryArg.operatorCompletion,
        headers: {
          'idempotency-key': queryArg['idempotency-key'],
        },
      }),
    }),
    changeStatusForTest: build.mutation<ChangeStatusForTestApiResponse, ChangeStatusForTestApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/test-status`,
        method: 'POST',
        body: queryArg.testStatusChange,
      }),
    }),
    listAlerts: build.query<ListAlertsApiResponse, ListAlertsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/alerts`,
        params: {
          state: queryArg.state,
          about: queryArg.about,
          rideId: queryArg.rideId,
          before: queryArg.before,
        },
      }),
    }),
    getAlertSummary: build.query<GetAlertSummaryApiResponse, GetAlertSummaryApiArg>({
      query: () => ({ url: `/api/admin/alerts/summary` }),
    }),
    changeAlert: build.mutation<ChangeAlertApiResponse, ChangeAlertApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/alerts/${encodeURIComponent(String(queryArg.alertId))}`,
        method: 'PATCH',
        body: queryArg.alertChange,
      }),
    }),
    listRideMembers: build.query<ListRideMembersApiResponse, ListRideMembersApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/members` }),
    }),
    getJoinLink: build.mutation<GetJoinLinkApiResponse, GetJoinLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/join-link`,
        method: 'POST',
      }),
    }),
    revokeJoinLink: build.mutation<RevokeJoinLinkApiResponse, RevokeJoinLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/join-link`,
        method: 'DELETE',
      }),
    }),
    replaceJoinLink: build.mutation<ReplaceJoinLinkApiResponse, ReplaceJoinLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/join-link/replacement`,
        method: 'POST',
      }),
    }),
    leaveRide: build.mutation<LeaveRideApiResponse, LeaveRideApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/members/me`,
        method: 'DELETE',
      }),
    }),
    previewJoin: build.query<PreviewJoinApiResponse, PreviewJoinApiArg>({
      query: (queryArg) => ({ url: `/api/join/${encodeURIComponent(String(queryArg.token))}` }),
    }),
    joinRide: build.mutation<JoinRideApiResponse, JoinRideApiArg>({
      query: (queryArg) => ({
        url: `/api/join/${encodeURIComponent(String(queryArg.token))}`,
        method: 'POST',
        body: queryArg.joinRequest,
      }),
    }),
    getSplit: build.query<GetSplitApiResponse, GetSplitApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/split` }),
    }),
    changeSplit: build.mutation<ChangeSplitApiResponse, ChangeSplitApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/split`,
        method: 'PUT',
        body: queryArg.splitChange,
      }),
    }),
    answerShare: build.mutation<AnswerShareApiResponse, AnswerShareApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/consent`,
        method: 'POST',
        body: queryArg.shareConsent,
      }),
    }),
    joinRideAsGuest: build.mutation<JoinRideAsGuestApiResponse, JoinRideAsGuestApiArg>({
      query: (queryArg) => ({
        url: `/api/join/${encodeURIComponent(String(queryArg.token))}/guest`,
        method: 'POST',
        body: queryArg.guestJoinRequest,
      }),
    }),
    returnAsGuest: build.mutation<ReturnAsGuestApiResponse, ReturnAsGuestApiArg>({
      query: (queryArg) => ({ url: `/api/guest-session`, method: 'POST', body: queryArg.guestReturnRequest }),
    }),
    sendGuestLink: build.mutation<SendGuestLinkApiResponse, SendGuestLinkApiArg>({
      query: (queryArg) => ({ url: `/api/guest-link`, method: 'POST', body: queryArg.guestLinkRequest }),
    }),
    getTrack: build.query<GetTrackApiResponse, GetTrackApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/track` }),
    }),
    listSharedPositions: build.query<ListSharedPositionsApiResponse, ListSharedPositionsApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/shared-positions` }),
    }),
    stopSharingPosition: build.mutation<StopSharingPositionApiResponse, StopSharingPositionApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/shared-position`,
        method: 'DELETE',
      }),
    }),
    getRideTrace: build.query<GetRideTraceApiResponse, GetRideTraceApiArg>({
      query: (queryArg) => ({ url: `/api/admin/rides/${encodeURIComponent(String(queryArg.rideId))}/trace` }),
    }),
    setDriverLocation: build.mutation<SetDriverLocationApiResponse, SetDriverLocationApiArg>({
      query: (queryArg) => ({
        url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/location`,
        method: 'PATCH',
        body: queryArg.driverPosition,
      }),
    }),
    getPayouts: build.query<GetPayoutsApiResponse, GetPayoutsApiArg>({
      query: (queryArg) => ({ url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/payouts` }),
    }),
    payOut: build.mutation<PayOutApiResponse, PayOutApiArg>({
      query: (queryArg) => ({
        url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/payouts`,
        method: 'POST',
        body: queryArg.instantPayout,
        headers: {
          'idempotency-key': queryArg['idempotency-key'],
        },
      }),
    }),
    linkPayoutAccount: build.mutation<LinkPayoutAccountApiResponse, LinkPayoutAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/payout-account/link`,
        method: 'POST',
      }),
    }),
    refreshPayoutAccount: build.mutation<RefreshPayoutAccountApiResponse, RefreshPayoutAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/payout-account/refresh`,
        method: 'POST',
      }),
    }),
    listPayouts: build.query<ListPayoutsApiResponse, ListPayoutsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payouts`,
        params: {
          state: queryArg.state,
          driverId: queryArg.driverId,
          before: queryArg.before,
        },
      }),
    }),
    retryPayout: build.mutation<RetryPayoutApiResponse, RetryPayoutApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payouts/${encodeURIComponent(String(queryArg.payoutId))}/retry`,
        method: 'POST',
      }),
    }),
    listDailyClose: build.query<ListDailyCloseApiResponse, ListDailyCloseApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/daily-close`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    listDeadLetters: build.query<ListDeadLettersApiResponse, ListDeadLettersApiArg>({
      query: () => ({ url: `/api/admin/dead-letters` }),
    }),
    retryDeadLetter: build.mutation<RetryDeadLetterApiResponse, RetryDeadLetterApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/dead-letters/${encodeURIComponent(String(queryArg.eventId))}/retry`,
        method: 'POST',
      }),
    }),
    dismissDeadLetter: build.mutation<DismissDeadLetterApiResponse, DismissDeadLetterApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/dead-letters/${encodeURIComponent(String(queryArg.eventId))}`,
        method: 'DELETE',
      }),
    }),
    getVerification: build.query<GetVerificationApiResponse, GetVerificationApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/verification` }),
    }),
    showCodeToDemoDriver: build.mutation<ShowCodeToDemoDriverApiResponse, ShowCodeToDemoDriverApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/verification/demo-scan`,
        method: 'POST',
      }),
    }),
    getBoarding: build.query<GetBoardingApiResponse, GetBoardingApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/boarding` }),
    }),
    verifyMember: build.mutation<VerifyMemberApiResponse, VerifyMemberApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/verify`,
        method: 'POST',
        body: queryArg.verificationAttempt,
        headers: {
          'idempotency-key': queryArg['idempotency-key'],
        },
      }),
    }),
    listWineries: build.query<ListWineriesApiResponse, ListWineriesApiArg>({
      query: () => ({ url: `/api/wineries` }),
    }),
    listAllWineries: build.query<ListAllWineriesApiResponse, ListAllWineriesApiArg>({
      query: () => ({ url: `/api/admin/wineries` }),
    }),
    addWinery: build.mutation<AddWineryApiResponse, AddWineryApiArg>({
      query: (queryArg) => ({ url: `/api/admin/wineries`, method: 'POST', body: queryArg.wineryAddition }),
    }),
    changeWinery: build.mutation<ChangeWineryApiResponse, ChangeWineryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/wineries/${encodeURIComponent(String(queryArg.wineryId))}`,
        method: 'PATCH',
        body: queryArg.wineryChange,
      }),
    }),
    removeWinery: build.mutation<RemoveWineryApiResponse, RemoveWineryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/wineries/${encodeURIComponent(String(queryArg.wineryId))}`,
        method: 'DELETE',
        params: {
          reason: queryArg.reason,
          basedOn: queryArg.basedOn,
        },
      }),
    }),
    requestPledgedRide: build.mutation<RequestPledgedRideApiResponse, RequestPledgedRideApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/pledge/request`,
        method: 'POST',
      }),
    }),
    createPaymentIntent: build.mutation<CreatePaymentIntentApiResponse, CreatePaymentIntentApiArg>({
      query: (queryArg) => ({ url: `/api/create-payment-intent`, method: 'POST', body: queryArg.paymentIntentRequest }),
    }),
    listOwnPayments: build.query<ListOwnPaymentsApiResponse, ListOwnPaymentsApiArg>({
      query: (queryArg) => ({
        url: `/api/payments`,
        params: {
          rideId: queryArg.rideId,
        },
      }),
    }),
    payWithSavedCard: build.mutation<PayWithSavedCardApiResponse, PayWithSavedCardApiArg>({
      query: (queryArg) => ({
        url: `/api/payments/${encodeURIComponent(String(queryArg.paymentId))}/card`,
        method: 'POST',
        body: queryArg.savedCardPayment,
      }),
    }),
    refreshPayment: build.mutation<RefreshPaymentApiResponse, RefreshPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/payments/${encodeURIComponent(String(queryArg.paymentId))}/refresh`,
        method: 'POST',
      }),
    }),
    listCards: build.query<ListCardsApiResponse, ListCardsApiArg>({
      query: () => ({ url: `/api/cards` }),
    }),
    beginCardSetup: build.mutation<BeginCardSetupApiResponse, BeginCardSetupApiArg>({
      query: () => ({ url: `/api/cards/setup`, method: 'POST' }),
    }),
    refreshCards: build.mutation<RefreshCardsApiResponse, RefreshCardsApiArg>({
      query: () => ({ url: `/api/cards/refresh`, method: 'POST' }),
    }),
    makeCardDefault: build.mutation<MakeCardDefaultApiResponse, MakeCardDefaultApiArg>({
      query: (queryArg) => ({
        url: `/api/cards/${encodeURIComponent(String(queryArg.cardId))}/default`,
        method: 'POST',
      }),
    }),
    removeCard: build.mutation<RemoveCardApiResponse, RemoveCardApiArg>({
      query: (queryArg) => ({ url: `/api/cards/${encodeURIComponent(String(queryArg.cardId))}`, method: 'DELETE' }),
    }),
    listNotifications: build.query<ListNotificationsApiResponse, ListNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/api/notifications`,
        params: {
          before: queryArg.before,
          limit: queryArg.limit,
          language: queryArg.language,
        },
      }),
    }),
    readNotifications: build.mutation<ReadNotificationsApiResponse, ReadNotificationsApiArg>({
      query: (queryArg) => ({ url: `/api/notifications/read`, method: 'POST', body: queryArg.notificationsRead }),
    }),
    readNotification: build.mutation<ReadNotificationApiResponse, ReadNotificationApiArg>({
      query: (queryArg) => ({
        url: `/api/notifications/${encodeURIComponent(String(queryArg.notificationId))}/read`,
        method: 'POST',
      }),
    }),
    deleteNotification: build.mutation<DeleteNotificationApiResponse, DeleteNotificationApiArg>({
      query: (queryArg) => ({
        url: `/api/notifications/${encodeURIComponent(String(queryArg.notificationId))}`,
        method: 'DELETE',
      }),
    }),
    createRide: build.mutation<CreateRideApiResponse, CreateRideApiArg>({
      query: (queryArg) => ({
        url: `/api/rides`,
        method: 'POST',
        body: queryArg.rideBooking,
        headers: {
          'idempotency-key': queryArg['idempotency-key'],
        },
      }),
    }),
    previewRideChange: build.mutation<PreviewRideChangeApiResponse, PreviewRideChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/changes/preview`,
        method: 'POST',
        body: queryArg.rideChange,
      }),
    }),
    changeRide: build.mutation<ChangeRideApiResponse, ChangeRideApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/changes`,
        method: 'POST',
        body: queryArg.confirmedRideChange,
      }),
    }),
    withdrawRideChange: build.mutation<WithdrawRideChangeApiResponse, WithdrawRideChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/changes`,
        method: 'DELETE',
      }),
    }),
    previewPickupMove: build.mutation<PreviewPickupMoveApiResponse, PreviewPickupMoveApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/pickup/preview`,
        method: 'POST',
        body: queryArg.pickupMove,
      }),
    }),
    movePickup: build.mutation<MovePickupApiResponse, MovePickupApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/pickup`,
        method: 'POST',
        body: queryArg.pickupMoveConfirmation,
      }),
    }),
    previewRouteChange: build.mutation<PreviewRouteChangeApiResponse, PreviewRouteChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/rides/${encodeURIComponent(String(queryArg.rideId))}/route/preview`,
        method: 'POST',
        body: queryArg.routeChange,
      }),
    }),
    changeRoute: build.mutation<ChangeRouteApiResponse, ChangeRouteApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/rides/${encodeURIComponent(String(queryArg.rideId))}/route`,
        method: 'POST',
        body: queryArg.routeChangeConfirmation,
        headers: {
          'idempotency-key': queryArg['idempotency-key'],
        },
      }),
    }),
    inviteToRide: build.mutation<InviteToRideApiResponse, InviteToRideApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/invitations`,
        method: 'POST',
        body: queryArg.invitationForm,
        headers: {
          'idempotency-key': queryArg['idempotency-key'],
        },
      }),
    }),
    listInvitees: build.query<ListInviteesApiResponse, ListInviteesApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/invitees` }),
    }),
    getInvitationOptOut: build.query<GetInvitationOptOutApiResponse, GetInvitationOptOutApiArg>({
      query: (queryArg) => ({ url: `/api/invitation-opt-outs/${encodeURIComponent(String(queryArg.token))}` }),
    }),
    optOutOfInvitations: build.mutation<OptOutOfInvitationsApiResponse, OptOutOfInvitationsApiArg>({
      query: (queryArg) => ({
        url: `/api/invitation-opt-outs/${encodeURIComponent(String(queryArg.token))}`,
        method: 'PUT',
      }),
    }),
    optInToInvitations: build.mutation<OptInToInvitationsApiResponse, OptInToInvitationsApiArg>({
      query: (queryArg) => ({
        url: `/api/invitation-opt-outs/${encodeURIComponent(String(queryArg.token))}`,
        method: 'DELETE',
      }),
    }),
    reverseBusinessPayment: build.mutation<ReverseBusinessPaymentApiResponse, ReverseBusinessPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/business-payments/${encodeURIComponent(String(queryArg.paymentId))}/reverse`,
        method: 'POST',
        body: queryArg.businessReason,
        headers: {
          'idempotency-key': queryArg['idempotency-key'],
        },
      }),
    }),
    creditBusinessCharge: build.mutation<CreditBusinessChargeApiResponse, CreditBusinessChargeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/business-charges/${encodeURIComponent(String(queryArg.chargeId))}/credits`,
        method: 'POST',
        body: queryArg.businessChargeCredit,
        headers: {
          'idempotency-key': queryArg['idempotency-key'],
        },
      }),
    }),
    listBusinessInvoices: build.query<ListBusinessInvoicesApiResponse, ListBusinessInvoicesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/business-accounts/${encodeURIComponent(String(queryArg.accountId))}/invoices`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          status: queryArg.status,
        },
      }),
    }),
    invoiceBusinessAccount: build.mutation<InvoiceBusinessAccountApiResponse, InvoiceBusinessAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/business-accounts/${encodeURIComponent(String(queryArg.accountId))}/invoices`,
        method: 'POST',
      }),
    }),
    getBusinessInvoice: build.query<GetBusinessInvoiceApiResponse, GetBusinessInvoiceApiArg>({
      query: (queryArg) => ({ url: `/api/admin/business-invoices/${encodeURIComponent(String(queryArg.invoiceId))}` }),
    }),
    recordBusinessPayment: build.mutation<RecordBusinessPaymentApiResponse, RecordBusinessPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/business-invoices/${encodeURIComponent(String(queryArg.invoiceId))}/payments`,
        method: 'POST',
        body: queryArg.businessPaymentRecord,
        headers: {
          'idempotency-key': queryArg['idempotency-key'],
        },
      }),
    }),
    voidBusinessInvoice: build.mutation<VoidBusinessInvoiceApiResponse, VoidBusinessInvoiceApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/business-invoices/${encodeURIComponent(String(queryArg.invoiceId))}/void`,
        method: 'POST',
        body: queryArg.businessReason,
      }),
    }),
    listWebhookEndpoints: build.query<ListWebhookEndpointsApiResponse, ListWebhookEndpointsApiArg>({
      query: () => ({ url: `/api/admin/webhook-endpoints` }),
    }),
    createWebhookEndpoint: build.mutation<CreateWebhookEndpointApiResponse, CreateWebhookEndpointApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/webhook-endpoints`,
        method: 'POST',
        body: queryArg.newOperationsEndpoint,
      }),
    }),
    changeWebhookEndpoint: build.mutation<ChangeWebhookEndpointApiResponse, ChangeWebhookEndpointApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/webhook-endpoints/${encodeURIComponent(String(queryArg.endpointId))}`,
        method: 'PATCH',
        body: queryArg.webhookEndpointChange,
      }),
    }),
    deleteWebhookEndpoint: build.mutation<DeleteWebhookEndpointApiResponse, DeleteWebhookEndpointApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/webhook-endpoints/${encodeURIComponent(String(queryArg.endpointId))}`,
        method: 'DELETE',
      }),
    }),
    rotateWebhookSecret: build.mutation<RotateWebhookSecretApiResponse, RotateWebhookSecretApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/webhook-endpoints/${encodeURIComponent(String(queryArg.endpointId))}/secret`,
        method: 'POST',
        body: queryArg.webhookSecretRotation,
      }),
    }),
    sendWebhookTest: build.mutation<SendWebhookTestApiResponse, SendWebhookTestApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/webhook-endpoints/${encodeURIComponent(String(queryArg.endpointId))}/test`,
        method: 'POST',
      }),
    }),
    replayWebhooks: build.mutation<ReplayWebhooksApiResponse, ReplayWebhooksApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/webhook-endpoints/${encodeURIComponent(String(queryArg.endpointId))}/replay`,
        method: 'POST',
        body: queryArg.webhookReplay,
      }),
    }),
    listWebhookDeliveries: build.query<ListWebhookDeliveriesApiResponse, ListWebhookDeliveriesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/webhook-deliveries`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          endpointId: queryArg.endpointId,
          state: queryArg.state,
          type: queryArg['type'],
          rideId: queryArg.rideId,
        },
      }),
    }),
    getWebhookDelivery: build.query<GetWebhookDeliveryApiResponse, GetWebhookDeliveryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/webhook-deliveries/${encodeURIComponent(String(queryArg.deliveryId))}`,
      }),
    }),
    replayWebhookDelivery: build.mutation<ReplayWebhookDeliveryApiResponse, ReplayWebhookDeliveryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/webhook-deliveries/${encodeURIComponent(String(queryArg.deliveryId))}/replay`,
        method: 'POST',
      }),
    }),
    previewCancellation: build.query<PreviewCancellationApiResponse, PreviewCancellationApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/cancellation` }),
    }),
    cancelRide: build.mutation<CancelRideApiResponse, CancelRideApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/cancel`,
        method: 'POST',
        body: queryArg.cancellation,
        headers: {
          'idempotency-key': queryArg['idempotency-key'],
        },
      }),
    }),
    getNoShow: build.query<GetNoShowApiResponse, GetNoShowApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/no-show` }),
    }),
    cancelAsNoShow: build.mutation<CancelAsNoShowApiResponse, CancelAsNoShowApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/no-show`,
        method: 'POST',
      }),
    }),
    markNoShow: build.mutation<MarkNoShowApiResponse, MarkNoShowApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/members/${encodeURIComponent(String(queryArg.memberId))}/no-show`,
        method: 'POST',
      }),
    }),
    undoNoShow: build.mutation<UndoNoShowApiResponse, UndoNoShowApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/members/${encodeURIComponent(String(queryArg.memberId))}/no-show`,
        method: 'DELETE',
      }),
    }),
    previewOperatorCancellation: build.query<PreviewOperatorCancellationApiResponse, PreviewOperatorCancellationApiArg>(
      {
        query: (queryArg) => ({ url: `/api/admin/rides/${encodeURIComponent(String(queryArg.rideId))}/cancellation` }),
      },
    ),
    cancelRideAsOperator: build.mutation<CancelRideAsOperatorApiResponse, CancelRideAsOperatorApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/rides/${encodeURIComponent(String(queryArg.rideId))}/cancel`,
        method: 'POST',
        body: queryArg.operatorCancellation,
        headers: {
          'idempotency-key': queryArg['idempotency-key'],
        },
      }),
    }),
    getCancellationTerms: build.query<GetCancellationTermsApiResponse, GetCancellationTermsApiArg>({
      query: () => ({ url: `/api/cancellation-terms` }),
    }),
    getRideCancellationTerms: build.query<GetRideCancellationTermsApiResponse, GetRideCancellationTermsApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/cancellation-terms` }),
    }),
    listCancellationPolicies: build.query<ListCancellationPoliciesApiResponse, ListCancellationPoliciesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/cancellation-policies`,
        params: {
          before: queryArg.before,
        },
      }),
    }),
    addCancellationPolicy: build.mutation<AddCancellationPolicyApiResponse, AddCancellationPolicyApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/cancellation-policies`,
        method: 'POST',
        body: queryArg.newCancellationPolicy,
      }),
    }),
    withdrawCancellationPolicy: build.mutation<WithdrawCancellationPolicyApiResponse, WithdrawCancellationPolicyApiArg>(
      {
        query: (queryArg) => ({
          url: `/api/admin/cancellation-policies/${encodeURIComponent(String(queryArg.policyId))}`,
          method: 'DELETE',
          params: {
            reason: queryArg.reason,
          },
        }),
      },
    ),
    refund: build.mutation<RefundApiResponse, RefundApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/rides/${encodeURIComponent(String(queryArg.rideId))}/refunds`,
        method: 'POST',
        body: queryArg.refundRequest,
        headers: {
          'idempotency-key': queryArg['idempotency-key'],
        },
      }),
    }),
    getCredits: build.query<GetCreditsApiResponse, GetCreditsApiArg>({
      query: () => ({ url: `/api/credits` }),
    }),
    listCredits: build.query<ListCreditsApiResponse, ListCreditsApiArg>({
      query: (queryArg) => ({ url: `/api/admin/riders/${encodeURIComponent(String(queryArg.riderId))}/credits` }),
    }),
    grantCredit: build.mutation<GrantCreditApiResponse, GrantCreditApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/riders/${encodeURIComponent(String(queryArg.riderId))}/credits`,
        method: 'POST',
        body: queryArg.creditGrant,
        headers: {
          'idempotency-key': queryArg['idempotency-key'],
        },
      }),
    }),
    returnCredit: build.mutation<ReturnCreditApiResponse, ReturnCreditApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/riders/${encodeURIComponent(String(queryArg.riderId))}/credits/returns`,
        method: 'POST',
        body: queryArg.creditReturn,
      }),
    }),
    revokeCredit: build.mutation<RevokeCreditApiResponse, RevokeCreditApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/riders/${encodeURIComponent(String(queryArg.riderId))}/credits/${encodeURIComponent(String(queryArg.creditId))}/revoke`,
        method: 'POST',
        body: queryArg.creditRevocation,
      }),
    }),
    listDebts: build.query<ListDebtsApiResponse, ListDebtsApiArg>({
      query: () => ({ url: `/api/debts` }),
    }),
    payDebt: build.mutation<PayDebtApiResponse, PayDebtApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/debt`, method: 'POST' }),
    }),
    closeDebt: build.mutation<CloseDebtApiResponse, CloseDebtApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/rides/${encodeURIComponent(String(queryArg.rideId))}/debts/${encodeURIComponent(String(queryArg.payerId))}/close`,
        method: 'POST',
        body: queryArg.debtClosing,
      }),
    }),
    getReceipt: build.query<GetReceiptApiResponse, GetReceiptApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/receipt` }),
    }),
    listHistory: build.query<ListHistoryApiResponse, ListHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/users/${encodeURIComponent(String(queryArg.userId))}/history`,
        params: {
          before: queryArg.before,
          limit: queryArg.limit,
        },
      }),
    }),
    getRideTotals: build.query<GetRideTotalsApiResponse, GetRideTotalsApiArg>({
      query: (queryArg) => ({ url: `/api/users/${encodeURIComponent(String(queryArg.userId))}/history/totals` }),
    }),
    listDisputes: build.query<ListDisputesApiResponse, ListDisputesApiArg>({
      query: () => ({ url: `/api/admin/disputes` }),
    }),
    getDispute: build.query<GetDisputeApiResponse, GetDisputeApiArg>({
      query: (queryArg) => ({ url: `/api/admin/disputes/${encodeURIComponent(String(queryArg.disputeId))}` }),
    }),
    saveDisputeEvidence: build.mutation<SaveDisputeEvidenceApiResponse, SaveDisputeEvidenceApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/disputes/${encodeURIComponent(String(queryArg.disputeId))}/evidence`,
        method: 'PUT',
        body: queryArg.evidenceDraft,
      }),
    }),
    removeDisputeFile: build.mutation<RemoveDisputeFileApiResponse, RemoveDisputeFileApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/disputes/${encodeURIComponent(String(queryArg.disputeId))}/evidence/files`,
        method: 'DELETE',
        params: {
          kind: queryArg.kind,
          version: queryArg.version,
        },
      }),
    }),
    submitDisputeEvidence: build.mutation<SubmitDisputeEvidenceApiResponse, SubmitDisputeEvidenceApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/disputes/${encodeURIComponent(String(queryArg.disputeId))}/evidence/submission`,
        method: 'POST',
        body: queryArg.evidenceSubmission,
      }),
    }),
    listApplicantDocuments: build.query<ListApplicantDocumentsApiResponse, ListApplicantDocumentsApiArg>({
      query: () => ({ url: `/api/drivers/applications/documents` }),
    }),
    removeApplicantDocument: build.mutation<RemoveApplicantDocumentApiResponse, RemoveApplicantDocumentApiArg>({
      query: (queryArg) => ({
        url: `/api/drivers/applications/documents/${encodeURIComponent(String(queryArg.documentId))}`,
        method: 'DELETE',
      }),
    }),
    listDriverDocuments: build.query<ListDriverDocumentsApiResponse, ListDriverDocumentsApiArg>({
      query: (queryArg) => ({ url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/documents` }),
    }),
    removeDriverDocument: build.mutation<RemoveDriverDocumentApiResponse, RemoveDriverDocumentApiArg>({
      query: (queryArg) => ({
        url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/documents/${encodeURIComponent(String(queryArg.documentId))}`,
        method: 'DELETE',
      }),
    }),
    reviewDriverDocument: build.mutation<ReviewDriverDocumentApiResponse, ReviewDriverDocumentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/documents/${encodeURIComponent(String(queryArg.documentId))}`,
        method: 'PATCH',
        body: queryArg.documentReview,
      }),
    }),
    getTip: build.query<GetTipApiResponse, GetTipApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/tip` }),
    }),
    giveTip: build.mutation<GiveTipApiResponse, GiveTipApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/tip`,
        method: 'POST',
        body: queryArg.tipRequest,
      }),
    }),
    findCharges: build.query<FindChargesApiResponse, FindChargesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/charges`,
        params: {
          query: queryArg.query,
        },
      }),
    }),
    getCharges: build.query<GetChargesApiResponse, GetChargesApiArg>({
      query: (queryArg) => ({ url: `/api/admin/rides/${encodeURIComponent(String(queryArg.rideId))}/charges` }),
    }),
    listReconciliations: build.query<ListReconciliationsApiResponse, ListReconciliationsApiArg>({
      query: () => ({ url: `/api/admin/reconciliations` }),
    }),
    reconcile: build.mutation<ReconcileApiResponse, ReconcileApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reconciliations`,
        method: 'POST',
        body: queryArg.reconciliationRequest,
      }),
    }),
    listMessages: build.query<ListMessagesApiResponse, ListMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/messages`,
        params: {
          before: queryArg.before,
          limit: queryArg.limit,
        },
      }),
    }),
    sendMessage: build.mutation<SendMessageApiResponse, SendMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/messages`,
        method: 'POST',
        body: queryArg.newMessage,
      }),
    }),
    readMessages: build.mutation<ReadMessagesApiResponse, ReadMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/messages/read`,
        method: 'POST',
        body: queryArg.messagesRead,
      }),
    }),
    listNotes: build.query<ListNotesApiResponse, ListNotesApiArg>({
      query: (queryArg) => ({ url: `/api/admin/people/${encodeURIComponent(String(queryArg.personId))}/notes` }),
    }),
    addNote: build.mutation<AddNoteApiResponse, AddNoteApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg.personId))}/notes`,
        method: 'POST',
        body: queryArg.newPersonNote,
      }),
    }),
    removeNote: build.mutation<RemoveNoteApiResponse, RemoveNoteApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg.personId))}/notes/${encodeURIComponent(String(queryArg.noteId))}`,
        method: 'DELETE',
      }),
    }),
    listRoutePlans: build.query<ListRoutePlansApiResponse, ListRoutePlansApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/route-plans`,
        params: {
          before: queryArg.before,
        },
      }),
    }),
    addRoutePlan: build.mutation<AddRoutePlanApiResponse, AddRoutePlanApiArg>({
      query: (queryArg) => ({ url: `/api/admin/route-plans`, method: 'POST', body: queryArg.newRoutePlan }),
    }),
    getRoutePlan: build.query<GetRoutePlanApiResponse, GetRoutePlanApiArg>({
      query: (queryArg) => ({ url: `/api/admin/route-plans/${encodeURIComponent(String(queryArg.planId))}` }),
    }),
    changeRoutePlan: build.mutation<ChangeRoutePlanApiResponse, ChangeRoutePlanApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/route-plans/${encodeURIComponent(String(queryArg.planId))}`,
        method: 'PUT',
        body: queryArg.routePlanChange,
      }),
    }),
    removeRoutePlan: build.mutation<RemoveRoutePlanApiResponse, RemoveRoutePlanApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/route-plans/${encodeURIComponent(String(queryArg.planId))}`,
        method: 'DELETE',
      }),
    }),
    solveRoutePlan: build.mutation<SolveRoutePlanApiResponse, SolveRoutePlanApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/route-plans/${encodeURIComponent(String(queryArg.planId))}/solve`,
        method: 'POST',
        body: queryArg.routePlanRevision,
      }),
    }),
    orderRoutePlan: build.mutation<OrderRoutePlanApiResponse, OrderRoutePlanApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/route-plans/${encodeURIComponent(String(queryArg.planId))}/routes`,
        method: 'PUT',
        body: queryArg.routePlanOrders,
      }),
    }),
    listRoutePlanDrivers: build.query<ListRoutePlanDriversApiResponse, ListRoutePlanDriversApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/route-plans/${encodeURIComponent(String(queryArg.planId))}/drivers`,
        params: {
          vehicle: queryArg.vehicle,
          rideType: queryArg.rideType,
        },
      }),
    }),
    priceRoutePlan: build.query<PriceRoutePlanApiResponse, PriceRoutePlanApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/route-plans/${encodeURIComponent(String(queryArg.planId))}/prices`,
        method: 'POST',
        body: queryArg.routePlanPricing,
      }),
    }),
    publishRoutePlan: build.mutation<PublishRoutePlanApiResponse, PublishRoutePlanApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/route-plans/${encodeURIComponent(String(queryArg.planId))}/publish`,
        method: 'POST',
        body: queryArg.routePlanPublication,
        headers: {
          'idempotency-key': queryArg['idempotency-key'],
        },
      }),
    }),
    unpublishRoutePlan: build.mutation<UnpublishRoutePlanApiResponse, UnpublishRoutePlanApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/route-plans/${encodeURIComponent(String(queryArg.planId))}/unpublish`,
        method: 'POST',
        body: queryArg.routePlanWithdrawal,
      }),
    }),
    listSavedViews: build.query<ListSavedViewsApiResponse, ListSavedViewsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/saved-views`,
        params: {
          list: queryArg.list,
        },
      }),
    }),
    saveView: build.mutation<SaveViewApiResponse, SaveViewApiArg>({
      query: (queryArg) => ({ url: `/api/admin/saved-views`, method: 'POST', body: queryArg.newSavedView }),
    }),
    changeSavedView: build.mutation<ChangeSavedViewApiResponse, ChangeSavedViewApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/saved-views/${encodeURIComponent(String(queryArg.viewId))}`,
        method: 'PATCH',
        body: queryArg.savedViewChange,
      }),
    }),
    removeSavedView: build.mutation<RemoveSavedViewApiResponse, RemoveSavedViewApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/saved-views/${encodeURIComponent(String(queryArg.viewId))}`,
        method: 'DELETE',
      }),
    }),
    listSupportMessages: build.query<ListSupportMessagesApiResponse, ListSupportMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/support/messages`,
        params: {
          before: queryArg.before,
          limit: queryArg.limit,
        },
      }),
    }),
    sendSupportMessage: build.mutation<SendSupportMessageApiResponse, SendSupportMessageApiArg>({
      query: (queryArg) => ({ url: `/api/support/messages`, method: 'POST', body: queryArg.newSupportMessage }),
    }),
    readSupportMessages: build.mutation<ReadSupportMessagesApiResponse, ReadSupportMessagesApiArg>({
      query: (queryArg) => ({ url: `/api/support/messages/read`, method: 'POST', body: queryArg.messagesRead }),
    }),
    listSupportThreads: build.query<ListSupportThreadsApiResponse, ListSupportThreadsApiArg>({
      query: () => ({ url: `/api/admin/support` }),
    }),
    listSupportThread: build.query<ListSupportThreadApiResponse, ListSupportThreadApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/support/${encodeURIComponent(String(queryArg.userId))}/messages`,
        params: {
          before: queryArg.before,
          limit: queryArg.limit,
        },
      }),
    }),
    answerSupportThread: build.mutation<AnswerSupportThreadApiResponse, AnswerSupportThreadApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/support/${encodeURIComponent(String(queryArg.userId))}/messages`,
        method: 'POST',
        body: queryArg.newSupportMessage,
      }),
    }),
    readSupportThread: build.mutation<ReadSupportThreadApiResponse, ReadSupportThreadApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/support/${encodeURIComponent(String(queryArg.userId))}/messages/read`,
        method: 'POST',
        body: queryArg.messagesRead,
      }),
    }),
    getOwnReview: build.query<GetOwnReviewApiResponse, GetOwnReviewApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/reviews/own` }),
    }),
    giveReview: build.mutation<GiveReviewApiResponse, GiveReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/reviews`,
        method: 'POST',
        body: queryArg.reviewRequest,
      }),
    }),
    getDriverReviews: build.query<GetDriverReviewsApiResponse, GetDriverReviewsApiArg>({
      query: (queryArg) => ({
        url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/reviews`,
        params: {
          before: queryArg.before,
        },
      }),
    }),
    listReviews: build.query<ListReviewsApiResponse, ListReviewsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reviews`,
        params: {
          rating: queryArg.rating,
          state: queryArg.state,
          driverId: queryArg.driverId,
          riderId: queryArg.riderId,
          reply: queryArg.reply,
          from: queryArg['from'],
          to: queryArg.to,
          comment: queryArg.comment,
          before: queryArg.before,
        },
      }),
    }),
    getReviewSummary: build.query<GetReviewSummaryApiResponse, GetReviewSummaryApiArg>({
      query: () => ({ url: `/api/admin/reviews/summary` }),
    }),
    replyToReview: build.mutation<ReplyToReviewApiResponse, ReplyToReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reviews/${encodeURIComponent(String(queryArg.reviewId))}/reply`,
        method: 'PUT',
        body: queryArg.reviewReply,
      }),
    }),
    hideReview: build.mutation<HideReviewApiResponse, HideReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reviews/${encodeURIComponent(String(queryArg.reviewId))}/hide`,
        method: 'POST',
        body: queryArg.reviewHiding,
      }),
    }),
    showReview: build.mutation<ShowReviewApiResponse, ShowReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reviews/${encodeURIComponent(String(queryArg.reviewId))}/show`,
        method: 'POST',
      }),
    }),
    listSettleUps: build.query<ListSettleUpsApiResponse, ListSettleUpsApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/settle-ups` }),
    }),
    sendSettleUp: build.mutation<SendSettleUpApiResponse, SendSettleUpApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/settle-ups`,
        method: 'POST',
        body: queryArg.settleUpRequest,
      }),
    }),
    confirmSettleUp: build.mutation<ConfirmSettleUpApiResponse, ConfirmSettleUpApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/settle-ups/${encodeURIComponent(String(queryArg.userId))}/confirmation`,
        method: 'POST',
        body: queryArg.settleUpRequest,
      }),
    }),
    getVenmoAccount: build.query<GetVenmoAccountApiResponse, GetVenmoAccountApiArg>({
      query: () => ({ url: `/api/users/me/venmo` }),
    }),
    storeVenmoAccount: build.mutation<StoreVenmoAccountApiResponse, StoreVenmoAccountApiArg>({
      query: (queryArg) => ({ url: `/api/users/me/venmo`, method: 'PUT', body: queryArg.venmoAccountChange }),
    }),
    listTripLinks: build.query<ListTripLinksApiResponse, ListTripLinksApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/trip-links` }),
    }),
    createTripLink: build.mutation<CreateTripLinkApiResponse, CreateTripLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/trip-links`,
        method: 'POST',
      }),
    }),
    revokeTripLink: build.mutation<RevokeTripLinkApiResponse, RevokeTripLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/trip-links/${encodeURIComponent(String(queryArg.linkId))}`,
        method: 'DELETE',
      }),
    }),
    getSharedTrip: build.query<GetSharedTripApiResponse, GetSharedTripApiArg>({
      query: (queryArg) => ({ url: `/api/shared-trips/${encodeURIComponent(String(queryArg.token))}` }),
    }),
    getAssembly: build.query<GetAssemblyApiResponse, GetAssemblyApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/assembly` }),
    }),
    suggestMeetingPoint: build.query<SuggestMeetingPointApiResponse, SuggestMeetingPointApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/meeting-point` }),
    }),
    askReady: build.mutation<AskReadyApiResponse, AskReadyApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/ready-check`,
        method: 'POST',
      }),
    }),
    answerReady: build.mutation<AnswerReadyApiResponse, AnswerReadyApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/ready-check`,
        method: 'PUT',
        body: queryArg.readyAnswerForm,
      }),
    }),
    nudgeMember: build.mutation<NudgeMemberApiResponse, NudgeMemberApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/members/${encodeURIComponent(String(queryArg.memberId))}/nudge`,
        method: 'POST',
      }),
    }),
    listEmergencyContacts: build.query<ListEmergencyContactsApiResponse, ListEmergencyContactsApiArg>({
      query: () => ({ url: `/api/emergency-contacts` }),
    }),
    addEmergencyContact: build.mutation<AddEmergencyContactApiResponse, AddEmergencyContactApiArg>({
      query: (queryArg) => ({ url: `/api/emergency-contacts`, method: 'POST', body: queryArg.emergencyContactForm }),
    }),
    removeEmergencyContact: build.mutation<RemoveEmergencyContactApiResponse, RemoveEmergencyContactApiArg>({
      query: (queryArg) => ({
        url: `/api/emergency-contacts/${encodeURIComponent(String(queryArg.contactId))}`,
        method: 'DELETE',
      }),
    }),
    listOpenSos: build.query<ListOpenSosApiResponse, ListOpenSosApiArg>({
      query: () => ({ url: `/api/sos` }),
    }),
    getSos: build.query<GetSosApiResponse, GetSosApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/sos` }),
    }),
    askForHelp: build.mutation<AskForHelpApiResponse, AskForHelpApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/sos`,
        method: 'POST',
        body: queryArg.sosForm,
      }),
    }),
    reportSafe: build.mutation<ReportSafeApiResponse, ReportSafeApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/sos`, method: 'DELETE' }),
    }),
    listSafetyChecks: build.query<ListSafetyChecksApiResponse, ListSafetyChecksApiArg>({
      query: (queryArg) => ({ url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/safety-checks` }),
    }),
    answerSafetyCheck: build.mutation<AnswerSafetyCheckApiResponse, AnswerSafetyCheckApiArg>({
      query: (queryArg) => ({
        url: `/api/rides/${encodeURIComponent(String(queryArg.rideId))}/safety-checks/${encodeURIComponent(String(queryArg.checkId))}/answer`,
        method: 'POST',
        body: queryArg.safetyAnswerForm,
      }),
    }),
    getEarnings: build.query<GetEarningsApiResponse, GetEarningsApiArg>({
      query: (queryArg) => ({ url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/earnings` }),
    }),
    getStatement: build.query<GetStatementApiResponse, GetStatementApiArg>({
      query: (queryArg) => ({
        url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/statement`,
        params: {
          week: queryArg.week,
        },
      }),
    }),
    getTaxSummary: build.query<GetTaxSummaryApiResponse, GetTaxSummaryApiArg>({
      query: (queryArg) => ({
        url: `/api/drivers/${encodeURIComponent(String(queryArg.driverId))}/tax-summary`,
        params: {
          year: queryArg.year,
        },
      }),
    }),
    listAdminRides: build.query<ListAdminRidesApiResponse, ListAdminRidesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/rides`,
        params: {
          status: queryArg.status,
          rideType: queryArg.rideType,
          q: queryArg.q,
          riderId: queryArg.riderId,
          driverId: queryArg.driverId,
          order: queryArg.order,
          dated: queryArg.dated,
          from: queryArg['from'],
          to: queryArg.to,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    getAdminRide: build.query<GetAdminRideApiResponse, GetAdminRideApiArg>({
      query: (queryArg) => ({ url: `/api/admin/rides/${encodeURIComponent(String(queryArg.rideId))}` }),
    }),
    setApplicationStatus: build.mutation<SetApplicationStatusApiResponse, SetApplicationStatusApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/drivers/${encodeURIComponent(String(queryArg.driverId))}`,
        method: 'PATCH',
        body: queryArg.applicationStatusChange,
      }),
    }),
    getAdminDriver: build.query<GetAdminDriverApiResponse, GetAdminDriverApiArg>({
      query: (queryArg) => ({ url: `/api/admin/drivers/${encodeURIComponent(String(queryArg.driverId))}` }),
    }),
    listAudit: build.query<ListAuditApiResponse, ListAuditApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/audit`,
        params: {
          who: queryArg.who,
          action: queryArg.action,
          target: queryArg.target,
          from: queryArg['from'],
          to: queryArg.to,
          limit: queryArg.limit,
          before: queryArg.before,
        },
      }),
    }),
    listRiders: build.query<ListRidersApiResponse, ListRidersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/riders`,
        params: {
          q: queryArg.q,
          state: queryArg.state,
          phoneVerified: queryArg.phoneVerified,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          order: queryArg.order,
        },
      }),
    }),
    listAdminDrivers: build.query<ListAdminDriversApiResponse, ListAdminDriversApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/drivers`,
        params: {
          q: queryArg.q,
          applicationStatus: queryArg.applicationStatus,
          presence: queryArg.presence,
          documents: queryArg.documents,
          from: queryArg['from'],
          to: queryArg.to,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          order: queryArg.order,
        },
      }),
    }),
    getRider: build.query<GetRiderApiResponse, GetRiderApiArg>({
      query: (queryArg) => ({ url: `/api/admin/riders/${encodeURIComponent(String(queryArg.riderId))}` }),
    }),
    listRiderPayments: build.query<ListRiderPaymentsApiResponse, ListRiderPaymentsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/riders/${encodeURIComponent(String(queryArg.riderId))}/payments`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    searchEverything: build.query<SearchEverythingApiResponse, SearchEverythingApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/search`,
        params: {
          q: queryArg.q,
        },
      }),
    }),
    getOperationsMap: build.query<GetOperationsMapApiResponse, GetOperationsMapApiArg>({
      query: () => ({ url: `/api/admin/map` }),
    }),
    getMetrics: build.query<GetMetricsApiResponse, GetMetricsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/metrics`,
        params: {
          period: queryArg.period,
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    getMetricsDays: build.query<GetMetricsDaysApiResponse, GetMetricsDaysApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/metrics/days`,
        params: {
          period: queryArg.period,
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetConfigApiResponse = /** status 200 Configuration that a browser needs at startup */ ClientConfig;
export type GetConfigApiArg = void;
export type GetSettingHistoryApiResponse =
  /** status 200 Every version of a setting, of the wineries or of a promo code, with who saved it and why */ SettingHistory;
export type GetSettingHistoryApiArg = {
  kind:
    | 'service_area'
    | 'features'
    | 'legal_texts'
    | 'support_replies'
    | 'alert_thresholds'
    | 'vehicle_classes'
    | 'wineries'
    | 'promotion';
  /** The promo code, for kind promotion */
  subject?: string | null;
};
export type SaveSettingApiResponse =
  /** status 201 Saves a version of a setting, which applies at once */ SettingHistory;
export type SaveSettingApiArg = {
  kind: 'service_area' | 'features' | 'legal_texts' | 'support_replies' | 'alert_thresholds' | 'vehicle_classes';
  newSettingVersion: NewSettingVersion;
};
export type RestoreSettingApiResponse = /** status 201 Restores an earlier version as a new version */ SettingHistory;
export type RestoreSettingApiArg = {
  kind:
    | 'service_area'
    | 'features'
    | 'legal_texts'
    | 'support_replies'
    | 'alert_thresholds'
    | 'vehicle_classes'
    | 'wineries'
    | 'promotion';
  /** 0 for the state before the first version */
  versionId: number;
  settingRestoration: SettingRestoration;
};
export type ListOperatorsApiResponse = /** status 200 People who may sign in to operations, by name */ OperatorView[];
export type ListOperatorsApiArg = void;
export type InviteOperatorApiResponse =
  /** status 201 Gives a person access to operations and notifies them by email; requires a fresh proof of identity */ OperatorView;
export type InviteOperatorApiArg = {
  operatorInvitation: OperatorInvitation;
};
export type ChangeOperatorRoleApiResponse =
  /** status 200 Gives an operator another role, effective at once; requires a fresh proof of identity */ OperatorView;
export type ChangeOperatorRoleApiArg = {
  userId: number;
  operatorRoleChange: OperatorRoleChange;
};
export type RemoveOperatorApiResponse = unknown;
export type RemoveOperatorApiArg = {
  userId: number;
  /** The role that the operator has */
  expectedRole: 'viewer' | 'support' | 'dispatcher' | 'finance' | 'administrator';
  freshProofRequest: FreshProofRequest;
};
export type GetSignInSecurityApiResponse = /** status 200 Your sign-in methods */ SignInSecurity;
export type GetSignInSecurityApiArg = void;
export type PrepareAuthenticatorApiResponse =
  /** status 200 Starts the setup of an authenticator app; requires a fresh proof of identity. Nothing changes before its first code is sent */ AuthenticatorSetup;
export type PrepareAuthenticatorApiArg = {
  freshProofRequest: FreshProofRequest;
};
export type ConfirmAuthenticatorApiResponse =
  /** status 200 Stores the authenticator app; returns recovery codes once when none are left */ RecoveryCodes;
export type ConfirmAuthenticatorApiArg = {
  authenticatorConfirmation: AuthenticatorConfirmation;
};
export type RemoveAuthenticatorApiResponse = unknown;
export type RemoveAuthenticatorApiArg = {
  freshProofRequest: FreshProofRequest;
};
export type ReplaceRecoveryCodesApiResponse =
  /** status 200 Creates ten new recovery codes; requires a fresh proof of identity. The earlier ones stop working */ RecoveryCodes;
export type ReplaceRecoveryCodesApiArg = {
  recoveryCodesRequest: RecoveryCodesRequest;
};
export type SendProofCodeApiResponse = unknown;
export type SendProofCodeApiArg = void;
export type ChangeOperatorPhoneApiResponse =
  /** status 200 Changes your phone number; requires a fresh proof of identity. Verify it afterwards, so that codes can be texted to it */ SignInSecurity;
export type ChangeOperatorPhoneApiArg = {
  operatorPhoneChange: OperatorPhoneChange;
};
export type ListPasskeysApiResponse = /** status 200 Your passkeys, oldest first */ PasskeyView[];
export type ListPasskeysApiArg = void;
export type AddPasskeyApiResponse = /** status 201 Adds a passkey that the browser created */ PasskeyView;
export type AddPasskeyApiArg = {
  newPasskey: NewPasskey;
};
export type PreparePasskeyApiResponse =
  /** status 200 What the browser needs to create a passkey (navigator.credentials.create); requires a fresh proof of identity */ PasskeyOptions;
export type PreparePasskeyApiArg = {
  freshProofRequest: FreshProofRequest;
};
export type RemovePasskeyApiResponse = unknown;
export type RemovePasskeyApiArg = {
  passkeyId: string;
  freshProofRequest: FreshProofRequest;
};
export type PreparePasskeySignInApiResponse =
  /** status 200 What the browser needs to use a passkey (navigator.credentials.get) */ PasskeyOptions;
export type PreparePasskeySignInApiArg = void;
export type SignInWithPasskeyApiResponse = /** status 200 Sign in to operations with a passkey */ UserView;
export type SignInWithPasskeyApiArg = {
  passkeyAnswer: PasskeyAnswer;
};
export type ListOwnSessionsApiResponse =
  /** status 200 Your sessions in operations, latest first */ OperatorSessionView[];
export type ListOwnSessionsApiArg = void;
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = void;
export type EndOwnSessionApiResponse = unknown;
export type EndOwnSessionApiArg = {
  sessionId: string;
};
export type SignOutOtherDevicesApiResponse = unknown;
export type SignOutOtherDevicesApiArg = void;
export type GetSecondFactorsApiResponse =
  /** status 200 The second factors available to an operator after the first code, strongest first */ SecondFactorOptions;
export type GetSecondFactorsApiArg = void;
export type GiveSecondFactorApiResponse = /** status 200 Sign in as an operator with the second code */ UserView;
export type GiveSecondFactorApiArg = {
  secondFactor: SecondFactor;
};
export type SendSecondFactorTextApiResponse = unknown;
export type SendSecondFactorTextApiArg = void;
export type PrepareFirstAuthenticatorApiResponse =
  /** status 200 Starts the setup of an authenticator app while signing in, if one is required */ AuthenticatorSetup;
export type PrepareFirstAuthenticatorApiArg = void;
export type ConfirmFirstAuthenticatorApiResponse =
  /** status 200 Sign in with the first code of a new authenticator app; returns the recovery codes once */ RecoveryCodes;
export type ConfirmFirstAuthenticatorApiArg = {
  authenticatorConfirmation: AuthenticatorConfirmation;
};
export type SignUpApiResponse =
  /** status 201 Create an account; a 6-digit code is sent to its email address */ UserView;
export type SignUpApiArg = {
  signUp: SignUp;
};
export type UpdateMeApiResponse =
  /** status 200 Change your name or phone number; operators change their phone number in operations */ UserView;
export type UpdateMeApiArg = {
  userUpdate: UserUpdate;
};
export type RequestPhoneCodeApiResponse = unknown;
export type RequestPhoneCodeApiArg = void;
export type VerifyPhoneApiResponse =
  /** status 200 Verify your phone number with the code that was sent to it */ UserView;
export type VerifyPhoneApiArg = {
  phoneVerification: PhoneVerification;
};
export type BlockRiderApiResponse = unknown;
export type BlockRiderApiArg = {
  riderId: number;
  riderBlocking: RiderBlocking;
};
export type UnblockRiderApiResponse = unknown;
export type UnblockRiderApiArg = {
  riderId: number;
};
export type RequestAccountDeletionCodeApiResponse =
  /** status 202 Sends you a code for deleting your account; refused while one of your rides or payments is unfinished */ AccountDeletionCode;
export type RequestAccountDeletionCodeApiArg = void;
export type DeleteAccountApiResponse = unknown;
export type DeleteAccountApiArg = {
  accountDeletionRequest: AccountDeletionRequest;
};
export type ErasePersonApiResponse = unknown;
export type ErasePersonApiArg = {
  personId: number;
  personErasure: PersonErasure;
};
export type RequestCodeApiResponse = unknown;
export type RequestCodeApiArg = {
  codeRequest: CodeRequest;
};
export type VerifyCodeApiResponse = /** status 200 Sign in with the code that was sent */ UserView;
export type VerifyCodeApiArg = {
  codeVerification: CodeVerification;
};
export type SignOutApiResponse = unknown;
export type SignOutApiArg = void;
export type GetCurrentUserApiResponse = /** status 200 Who is signed in; null when there is none */ UserView | null;
export type GetCurrentUserApiArg = void;
export type GetAvailabilityApiResponse =
  /** status 200 How soon each ride type is available at a pickup */ AvailabilityView;
export type GetAvailabilityApiArg = {
  availabilityRequest: AvailabilityRequest;
};
export type ListDriverRequestsApiResponse = /** status 200 Your open offers */ RideRequestView[];
export type ListDriverRequestsApiArg = {
  driverId: number;
};
export type AcceptRideApiResponse = /** status 200 Accepts the ride */ AcceptedRide;
export type AcceptRideApiArg = {
  rideId: number;
  driverId: number;
};
export type DeclineRideApiResponse = unknown;
export type DeclineRideApiArg = {
  rideId: number;
  driverId: number;
};
export type GetDriverRatesApiResponse =
  /** status 200 How often a driver accepts requests and gives rides back */ DriverRates;
export type GetDriverRatesApiArg = {
  driverId: number;
};
export type GetDemandApiResponse = /** status 200 Where groups wait for a driver */ DemandView;
export type GetDemandApiArg = {
  driverId: number;
};
export type ListDispatchDecisionsApiResponse =
  /** status 200 Why a driver was offered the ride, or why nobody was */ DispatchDecisionList;
export type ListDispatchDecisionsApiArg = {
  rideId: number;
};
export type ListScheduledRidesApiResponse = /** status 200 Scheduled rides that you could drive */ ScheduledRideList;
export type ListScheduledRidesApiArg = {
  driverId: number;
};
export type TakeScheduledRideApiResponse = /** status 200 Takes a scheduled ride ahead of time */ AcceptedRide;
export type TakeScheduledRideApiArg = {
  driverId: number;
  rideId: number;
};
export type SetOffersAheadApiResponse = /** status 200 Switches offers of scheduled rides on or off */ OffersAhead;
export type SetOffersAheadApiArg = {
  driverId: number;
  offersAhead: OffersAhead;
};
export type JoinStandbyApiResponse = /** status 200 Joins the standby list of a scheduled ride */ StandbyPlace;
export type JoinStandbyApiArg = {
  driverId: number;
  rideId: number;
};
export type LeaveStandbyApiResponse = unknown;
export type LeaveStandbyApiArg = {
  driverId: number;
  rideId: number;
};
export type ListStandbyDriversApiResponse =
  /** status 200 Drivers on the standby list of a ride, in order */ StandbyList;
export type ListStandbyDriversApiArg = {
  rideId: number;
};
export type GetRideApiResponse = /** status 200 One of your rides */ RideView;
export type GetRideApiArg = {
  rideId: number;
};
export type ListRideEventsApiResponse =
  /** status 200 Events of a ride after an event number, in order */ RideEventView[];
export type ListRideEventsApiArg = {
  rideId: number;
  /** Number of the last event you have */
  after?: number | null;
};
export type ListUserRidesApiResponse = /** status 200 Rides in which you have a seat, newest first */ RideView[];
export type ListUserRidesApiArg = {
  /** Only rides that were booked before this ride */
  before?: number | null;
  limit?: number | null;
  /** A user’s number, or me */
  userId: string;
};
export type ApplyAsDriverApiResponse = /** status 201 Applies to drive */ DriverView;
export type ApplyAsDriverApiArg = {
  driverApplication: DriverApplication;
};
export type GetApplicationDraftApiResponse =
  /** status 200 Your unfinished application to drive */ ApplicationDraftView;
export type GetApplicationDraftApiArg = void;
export type SaveApplicationDraftApiResponse =
  /** status 200 Saves your unfinished application to drive */ ApplicationDraftView;
export type SaveApplicationDraftApiArg = {
  applicationDraft: ApplicationDraft;
};
export type GetDriverApplicationApiResponse =
  /** status 200 The details of a driver’s application */ DriverApplicationView;
export type GetDriverApplicationApiArg = {
  driverId: number;
};
export type GetDriverProfileApiResponse = /** status 200 Your own driver record */ DriverView;
export type GetDriverProfileApiArg = void;
export type ListAvailableDriversApiResponse =
  /** status 200 Available drivers with approximate positions */ AvailableDriver[];
export type ListAvailableDriversApiArg = {
  /** Place where somebody waits; the response then includes the drivers’ minutes to it */
  near?: string | null;
};
export type GetDriverApiResponse = /** status 200 The driver of one of your rides */ DriverView;
export type GetDriverApiArg = {
  driverId: number;
};
export type SetDriverStatusApiResponse = /** status 200 Goes online or offline */ DriverView;
export type SetDriverStatusApiArg = {
  driverId: number;
  onlineStatus: OnlineStatus;
};
export type ChangeVehicleApiResponse = /** status 200 Changes your vehicle's class */ DriverView;
export type ChangeVehicleApiArg = {
  driverId: number;
  vehicleChange: VehicleChange;
};
export type SendHeartbeatApiResponse = unknown;
export type SendHeartbeatApiArg = {
  driverId: number;
  heartbeat: Heartbeat;
};
export type ListVehicleClassesApiResponse =
  /** status 200 Vehicle classes with their possible numbers of seats, as set by operations */ VehicleClassesView;
export type ListVehicleClassesApiArg = void;
export type GetDirectionsApiResponse =
  /** status 200 A route between two points, with directions for every turn */ DirectionsView;
export type GetDirectionsApiArg = {
  from: string;
  to: string;
  /** Stops on the way, in this order */
  via?: string | null;
  /** Number of alternative routes to include */
  alternatives?: number | null;
  /** Language of the instructions; English when left out */
  language?: ('en' | 'es') | null;
};
export type GetMappingStatusApiResponse =
  /** status 200 The mapping services and the requests that they answer */ MappingStatusView;
export type GetMappingStatusApiArg = void;
export type GetPushSettingsApiResponse =
  /** status 200 Your Web Push topics, and the key with which a browser subscribes */ PushSettingsView;
export type GetPushSettingsApiArg = void;
export type UpdatePushSettingsApiResponse =
  /** status 200 Switch a topic of Web Push on or off, for all your browsers */ PushSettingsView;
export type UpdatePushSettingsApiArg = {
  pushTopicSetting: PushTopicSetting;
};
export type SubscribeToPushApiResponse =
  /** status 200 Send Web Push messages to this browser, as long as you stay signed in there */ PushSubscriptionView;
export type SubscribeToPushApiArg = {
  pushSubscriptionForm: PushSubscriptionForm;
};
export type UnsubscribeFromPushApiResponse = unknown;
export type UnsubscribeFromPushApiArg = {
  subscriptionId: number;
};
export type ListRideTypesApiResponse = /** status 200 Ride types with their price per person */ RideTypeView[];
export type ListRideTypesApiArg = void;
export type PriceRideTypesApiResponse =
  /** status 200 Prices of one trip for every ride type; nothing is stored */ RideTypePricesView;
export type PriceRideTypesApiArg = {
  rideTypePricesRequest: RideTypePricesRequest;
};
export type CalculatePricingApiResponse =
  /** status 200 The price of a ride; with both places, a quote that can be booked */ PricingView;
export type CalculatePricingApiArg = {
  pricingRequest: PricingRequest;
};
export type ListPriceVersionsApiResponse =
  /** status 200 Every version of the prices, with who saved it and why */ PriceVersionsView;
export type ListPriceVersionsApiArg = void;
export type SavePricesApiResponse =
  /** status 201 Saves a version of the prices, in force now or later; quotes and booked rides keep theirs */ PriceVersionsView;
export type SavePricesApiArg = {
  newPriceVersion: NewPriceVersion;
};
export type PreviewPricesApiResponse =
  /** status 200 Previews what the rides of the last seven days would have cost with other prices; stores nothing */ PricePreview;
export type PreviewPricesApiArg = {
  pricePreviewRequest: PricePreviewRequest;
};
export type RestorePricesApiResponse =
  /** status 201 Restores the prices of an earlier version as a new version */ PriceVersionsView;
export type RestorePricesApiArg = {
  versionId: number;
  priceRestoration: PriceRestoration;
};
export type WithdrawPricesApiResponse =
  /** status 200 Withdraws a planned version before it begins */ PriceVersionsView;
export type WithdrawPricesApiArg = {
  versionId: number;
  priceWithdrawal: PriceWithdrawal;
};
export type ListBusinessAccountsApiResponse =
  /** status 200 Business accounts with their reserved and owed amounts, newest first */ BusinessAccountList;
export type ListBusinessAccountsApiArg = {
  limit?: number | null;
  /** nextCursor of the previous response */
  cursor?: string | null;
  /** Part of a name or of a billing email address */
  q?: string | null;
  /** All when left out */
  status?: ('active' | 'suspended' | 'closed') | null;
};
export type CreateBusinessAccountApiResponse =
  /** status 201 Creates a business account, optionally from a sales inquiry */ AdminBusinessAccountView;
export type CreateBusinessAccountApiArg = {
  /** Repeat the call with the same key and it happens once. From 1 to 255 visible characters of ASCII */
  'idempotency-key'?: string;
  newBusinessAccount: NewBusinessAccount;
};
export type GetBusinessAccountApiResponse = /** status 200 A business account */ AdminBusinessAccountView;
export type GetBusinessAccountApiArg = {
  accountId: number;
};
export type ChangeBusinessAccountApiResponse =
  /** status 200 Changes a business account, its credit limit or its status, with a reason */ AdminBusinessAccountView;
export type ChangeBusinessAccountApiArg = {
  accountId: number;
  businessAccountChange: BusinessAccountChange;
};
export type SetVolumeDiscountsApiResponse =
  /** status 200 Replaces the volume discounts of a business account, with a reason */ AdminBusinessAccountView;
export type SetVolumeDiscountsApiArg = {
  accountId: number;
  volumeDiscounts: VolumeDiscounts;
};
export type ListBusinessChargesApiResponse =
  /** status 200 Charges of a business account for rides, newest first */ BusinessChargeList;
export type ListBusinessChargesApiArg = {
  accountId: number;
  limit?: number | null;
  /** nextCursor of the previous response */
  cursor?: string | null;
  state?: ('reserved' | 'charged' | 'released') | null;
  /** Code of a cost center */
  costCenter?: string | null;
  /** Rides of this event transport */
  eventId?: number | null;
};
export type AddCostCenterApiResponse =
  /** status 201 Adds a cost center to a business account */ AdminBusinessAccountView;
export type AddCostCenterApiArg = {
  accountId: number;
  newCostCenter: NewCostCenter;
};
export type ChangeCostCenterApiResponse =
  /** status 200 Renames a cost center, or changes whether rides can be booked for it */ AdminBusinessAccountView;
export type ChangeCostCenterApiArg = {
  accountId: number;
  costCenterId: number;
  costCenterChange: CostCenterChange;
};
export type ConnectServiceAccountApiResponse =
  /** status 200 Lets a service account book on a business account */ AdminBusinessAccountView;
export type ConnectServiceAccountApiArg = {
  accountId: number;
  businessServiceConnection: BusinessServiceConnection;
};
export type DisconnectServiceAccountApiResponse =
  /** status 200 Stops a service account from booking on a business account; booked rides are not affected */ AdminBusinessAccountView;
export type DisconnectServiceAccountApiArg = {
  accountId: number;
  serviceAccountId: number;
};
export type ListTokensApiResponse = /** status 200 Your tokens, newest first */ ApiTokenView[];
export type ListTokensApiArg = void;
export type CreateTokenApiResponse = /** status 201 Creates a token that acts as you */ CreatedApiToken;
export type CreateTokenApiArg = {
  newApiToken: NewApiToken;
};
export type RotateTokenApiResponse =
  /** status 201 Replaces a token with a new one with the same name and scopes */ CreatedApiToken;
export type RotateTokenApiArg = {
  tokenId: number;
  apiTokenRotation: ApiTokenRotation;
};
export type RevokeTokenApiResponse = unknown;
export type RevokeTokenApiArg = {
  tokenId: number;
};
export type ListServiceAccountsApiResponse =
  /** status 200 Accounts of programs with their tokens, newest first */ ServiceAccountView[];
export type ListServiceAccountsApiArg = void;
export type CreateServiceAccountApiResponse =
  /** status 201 Creates an account for a program; requires a fresh proof of identity */ ServiceAccountView;
export type CreateServiceAccountApiArg = {
  newServiceAccount: NewServiceAccount;
};
export type CloseServiceAccountApiResponse = unknown;
export type CloseServiceAccountApiArg = {
  accountId: number;
};
export type CreateServiceTokenApiResponse =
  /** status 201 Creates a token of a service account; requires a fresh proof of identity */ CreatedApiToken;
export type CreateServiceTokenApiArg = {
  accountId: number;
  newApiToken: NewApiToken;
};
export type RotateServiceTokenApiResponse =
  /** status 201 Replaces a token of a service account with a new one; requires a fresh proof of identity */ CreatedApiToken;
export type RotateServiceTokenApiArg = {
  accountId: number;
  tokenId: number;
  apiTokenRotation: ApiTokenRotation;
};
export type RevokeServiceTokenApiResponse = unknown;
export type RevokeServiceTokenApiArg = {
  accountId: number;
  tokenId: number;
};
export type ListApiRequestsApiResponse = /** status 200 Requests made with tokens, newest first */ ApiRequestView[];
export type ListApiRequestsApiArg = {
  /** Part of the method and route, a status, a request id, or the beginning of a token */
  search?: string | null;
  outcome?: ('succeeded' | 'refused' | 'failed') | null;
  /** Only requests before the one with this id */
  before?: string | null;
};
export type ContactSalesApiResponse = unknown;
export type ContactSalesApiArg = {
  newSalesInquiry: NewSalesInquiry;
};
export type ListSalesInquiriesApiResponse = /** status 200 Sales inquiries, newest first */ SalesInquiryView[];
export type ListSalesInquiriesApiArg = {
  state?: ('new' | 'answered' | 'closed') | null;
  /** Only inquiries older than this id */
  before?: number | null;
};
export type ChangeSalesInquiryApiResponse =
  /** status 200 Marks a sales inquiry as answered, closed or new */ SalesInquiryView;
export type ChangeSalesInquiryApiArg = {
  inquiryId: number;
  salesInquiryChange: SalesInquiryChange;
};
export type ListPlacesApiResponse =
  /** status 200 Places whose names match; without a search text, your recent places and popular ones */ PlaceList;
export type ListPlacesApiArg = {
  /** At least two characters; otherwise the popular and your recent places are returned */
  search?: string | null;
  /** Nearer places come first */
  near?: string | null;
};
export type GeocodeApiResponse = /** status 200 The position of a place or an address */ PlaceSuggestion;
export type GeocodeApiArg = {
  /** A place or an address */
  address: string;
};
export type ReverseGeocodeApiResponse = /** status 200 The place at a point */ PlaceSuggestion;
export type ReverseGeocodeApiArg = {
  at: string;
};
export type ListSavedPlacesApiResponse = /** status 200 Your saved places */ SavedPlaceView[];
export type ListSavedPlacesApiArg = void;
export type SavePlaceApiResponse =
  /** status 200 Saves a place under a label, replacing the place that had it */ SavedPlaceView;
export type SavePlaceApiArg = {
  savedPlaceForm: SavedPlaceForm;
};
export type RemoveSavedPlaceApiResponse = unknown;
export type RemoveSavedPlaceApiArg = {
  placeId: number;
};
export type GetFirstRideOfferApiResponse =
  /** status 200 Whether you can use the first-ride offer; when signed out, what a new account would get */ FirstRideOffer;
export type GetFirstRideOfferApiArg = void;
export type ListPromotionsApiResponse =
  /** status 200 Promo codes with the discounts given, newest first; up to 50, more with `after` */ PromotionView[];
export type ListPromotionsApiArg = {
  /** Only promo codes after this code in the list */
  after?: string | null;
};
export type AddPromotionApiResponse = /** status 201 Adds a promo code */ PromotionView;
export type AddPromotionApiArg = {
  newPromotion: NewPromotion;
};
export type ChangePromotionApiResponse =
  /** status 200 Changes a promo code for future prices; omitted fields keep their value */ PromotionView;
export type ChangePromotionApiArg = {
  code: string;
  promotionChange: PromotionChange;
};
export type EndPromotionApiResponse = /** status 200 Ends a promo code now */ PromotionView;
export type EndPromotionApiArg = {
  code: string;
  /** Reason for the change, for operators; only requests with a token may omit it */
  reason?: string | null;
  /** The newest version that you saw (0 when there was none); the change is refused when there is a newer one */
  basedOn?: number | null;
};
export type GetActiveRideApiResponse = /** status 200 Your current ride; null when there is none */ RideView | null;
export type GetActiveRideApiArg = {
  driverId: number;
};
export type ListUpcomingRidesApiResponse =
  /** status 200 Scheduled rides that you have accepted and not set out for, earliest first */ RideView[];
export type ListUpcomingRidesApiArg = {
  driverId: number;
};
export type ChangeRideStatusApiResponse = /** status 200 Sets out, arrives, starts or completes */ RideView;
export type ChangeRideStatusApiArg = {
  rideId: number;
  statusChange: StatusChange;
};
export type CompleteRideApiResponse = /** status 200 Completes the trip */ RideView;
export type CompleteRideApiArg = {
  rideId: number;
  completion: Completion;
};
export type ReleaseRideApiResponse = unknown;
export type ReleaseRideApiArg = {
  rideId: number;
  reason: Reason;
};
export type GetProgressCheckApiResponse =
  | /** status 200 The question whether you are still on your way, if it is open; null when there is none */ ProgressCheckView
  | null;
export type GetProgressCheckApiArg = {
  driverId: number;
};
export type ConfirmOnMyWayApiResponse =
  /** status 200 Answers that you are still on your way; null when there is none */ ProgressCheckView | null;
export type ConfirmOnMyWayApiArg = {
  rideId: number;
};
export type ListRideConfirmationsApiResponse =
  /** status 200 Scheduled rides that you have to confirm */ OpenRideConfirmation[];
export type ListRideConfirmationsApiArg = {
  driverId: number;
};
export type ConfirmRideApiResponse = unknown;
export type ConfirmRideApiArg = {
  rideId: number;
};
export type ListRideCandidatesApiResponse =
  /** status 200 Drivers who could take the ride now, closest in minutes first */ RideCandidateList;
export type ListRideCandidatesApiArg = {
  rideId: number;
};
export type ReassignRideApiResponse = /** status 200 Gives the ride to another driver */ RideView;
export type ReassignRideApiArg = {
  rideId: number;
  /** Repeat the call with the same key and it happens once. From 1 to 255 visible characters of ASCII */
  'idempotency-key'?: string;
  reassignment: Reassignment;
};
export type CompleteRideForDriverApiResponse = /** status 200 Completes the trip on the driver’s behalf */ RideView;
export type CompleteRideForDriverApiArg = {
  rideId: number;
  /** Repeat the call with the same key and it happens once. From 1 to 255 visible characters of ASCII */
  'idempotency-key'?: string;
  operatorCompletion: OperatorCompletion;
};
export type ChangeStatusForTestApiResponse = /** status 200 Takes the driver’s next step for the organizer */ RideView;
export type ChangeStatusForTestApiArg = {
  rideId: number;
  testStatusChange: TestStatusChange;
};
export type ListAlertsApiResponse =
  /** status 200 Alerts for operators: open emergencies first, then newest first */ AlertView[];
export type ListAlertsApiArg = {
  state?: ('open' | 'closed') | null;
  /** Only alerts about money */
  about?: 'money' | null;
  /** Only alerts about this ride */
  rideId?: number | null;
  /** Only alerts before this one */
  before?: number | null;
};
export type GetAlertSummaryApiResponse = /** status 200 How many alerts are open */ AlertSummary;
export type GetAlertSummaryApiArg = void;
export type ChangeAlertApiResponse = /** status 200 Acknowledges, takes, notes or closes an alert */ AlertView;
export type ChangeAlertApiArg = {
  alertId: number;
  alertChange: AlertChange;
};
export type ListRideMembersApiResponse = /** status 200 The members of a ride with their shares */ MemberView[];
export type ListRideMembersApiArg = {
  rideId: number;
};
export type GetJoinLinkApiResponse =
  /** status 201 The link by which friends join; created when there is none or the last one has expired */ JoinLink;
export type GetJoinLinkApiArg = {
  rideId: number;
};
export type RevokeJoinLinkApiResponse = unknown;
export type RevokeJoinLinkApiArg = {
  rideId: number;
};
export type ReplaceJoinLinkApiResponse =
  /** status 201 Replaces the link of the ride; the old one stops working */ JoinLink;
export type ReplaceJoinLinkApiArg = {
  rideId: number;
};
export type LeaveRideApiResponse = unknown;
export type LeaveRideApiArg = {
  rideId: number;
};
export type PreviewJoinApiResponse = /** status 200 What a person with the link may see before joining */ JoinPreview;
export type PreviewJoinApiArg = {
  token: string;
};
export type JoinRideApiResponse = /** status 200 Takes the next open seat, at the share you were shown */ RideView;
export type JoinRideApiArg = {
  token: string;
  joinRequest: JoinRequest;
};
export type GetSplitApiResponse = /** status 200 The price of every seat, taken or open */ SplitView;
export type GetSplitApiArg = {
  rideId: number;
};
export type ChangeSplitApiResponse =
  /** status 200 Changes how the price is split; members are asked before they pay more than they agreed to */ SplitView;
export type ChangeSplitApiArg = {
  rideId: number;
  splitChange: SplitChange;
};
export type AnswerShareApiResponse = /** status 200 Agrees to a share that has risen, or declines it */ MemberView[];
export type AnswerShareApiArg = {
  rideId: number;
  shareConsent: ShareConsent;
};
export type JoinRideAsGuestApiResponse =
  /** status 200 Takes the next open seat without an account and opens a session for this ride alone */ GuestSeat;
export type JoinRideAsGuestApiArg = {
  token: string;
  guestJoinRequest: GuestJoinRequest;
};
export type ReturnAsGuestApiResponse =
  /** status 200 Opens a guest’s session with the link that was sent to them; works once */ GuestSeat;
export type ReturnAsGuestApiArg = {
  guestReturnRequest: GuestReturnRequest;
};
export type SendGuestLinkApiResponse = unknown;
export type SendGuestLinkApiArg = {
  guestLinkRequest: GuestLinkRequest;
};
export type GetTrackApiResponse = /** status 200 The position of the driver, if you may see it */ TrackView;
export type GetTrackApiArg = {
  rideId: number;
};
export type ListSharedPositionsApiResponse =
  /** status 200 The shared positions of members, if you may see them */ SharedPositionList;
export type ListSharedPositionsApiArg = {
  rideId: number;
};
export type StopSharingPositionApiResponse = unknown;
export type StopSharingPositionApiArg = {
  rideId: number;
};
export type GetRideTraceApiResponse = /** status 200 The route driven for a ride */ TraceView;
export type GetRideTraceApiArg = {
  rideId: number;
};
export type SetDriverLocationApiResponse = unknown;
export type SetDriverLocationApiArg = {
  driverId: number;
  driverPosition: DriverPosition;
};
export type GetPayoutsApiResponse = /** status 200 A driver’s available balance and payouts */ PayoutsView;
export type GetPayoutsApiArg = {
  driverId: number;
};
export type PayOutApiResponse = /** status 201 Pays out instantly to your bank, for a fee */ PayoutsView;
export type PayOutApiArg = {
  driverId: number;
  /** Repeat the call with the same key and it happens once. From 1 to 255 visible characters of ASCII */
  'idempotency-key'?: string;
  instantPayout: InstantPayout;
};
export type LinkPayoutAccountApiResponse =
  /** status 200 The provider's page for your bank details */ PayoutAccountLink;
export type LinkPayoutAccountApiArg = {
  driverId: number;
};
export type RefreshPayoutAccountApiResponse =
  /** status 200 Refreshes the state of your account from the provider */ PayoutsView;
export type RefreshPayoutAccountApiArg = {
  driverId: number;
};
export type ListPayoutsApiResponse = /** status 200 Drivers' payouts, newest first */ AdminPayoutList;
export type ListPayoutsApiArg = {
  state?: ('requested' | 'sent' | 'paid' | 'returning' | 'failed') | null;
  /** Only payouts of this driver */
  driverId?: number | null;
  /** Only payouts before this one */
  before?: number | null;
};
export type RetryPayoutApiResponse =
  /** status 201 Retries a payout that did not arrive; each payout can be retried once */ AdminPayoutView;
export type RetryPayoutApiArg = {
  payoutId: number;
};
export type ListDailyCloseApiResponse =
  /** status 200 Amounts and balances of the ledger for each day in the city */ DailyCloseList;
export type ListDailyCloseApiArg = {
  /** First day in the city; six days before the last when left out */
  from?: string | null;
  /** Last day in the city; today when left out */
  to?: string | null;
};
export type ListDeadLettersApiResponse =
  /** status 200 Webhook events that match none of our records */ DeadLetterView[];
export type ListDeadLettersApiArg = void;
export type RetryDeadLetterApiResponse = /** status 200 Retries a webhook event */ DeadLetterRetryResult;
export type RetryDeadLetterApiArg = {
  eventId: string;
};
export type DismissDeadLetterApiResponse = unknown;
export type DismissDeadLetterApiArg = {
  eventId: string;
};
export type GetVerificationApiResponse = /** status 200 Your own boarding code */ VerificationView;
export type GetVerificationApiArg = {
  rideId: number;
};
export type ShowCodeToDemoDriverApiResponse = unknown;
export type ShowCodeToDemoDriverApiArg = {
  rideId: number;
};
export type GetBoardingApiResponse =
  /** status 200 The public key with which your device checks boarding QR codes without a network */ BoardingView;
export type GetBoardingApiArg = {
  rideId: number;
};
export type VerifyMemberApiResponse = /** status 200 Checks a passenger’s code */ VerifiedMember;
export type VerifyMemberApiArg = {
  rideId: number;
  /** Repeat the call with the same key and it happens once. From 1 to 255 visible characters of ASCII */
  'idempotency-key'?: string;
  verificationAttempt: VerificationAttempt;
};
export type ListWineriesApiResponse =
  /** status 200 The wineries that tours visit, limited to the area that the city serves */ Winery[];
export type ListWineriesApiArg = void;
export type ListAllWineriesApiResponse =
  /** status 200 All wineries, including those outside the area that the city serves */ ListedWinery[];
export type ListAllWineriesApiArg = void;
export type AddWineryApiResponse = /** status 201 Adds a winery */ Winery;
export type AddWineryApiArg = {
  wineryAddition: WineryAddition;
};
export type ChangeWineryApiResponse = /** status 200 Changes a winery; omitted fields keep their value */ Winery;
export type ChangeWineryApiArg = {
  wineryId: number;
  wineryChange: WineryChange;
};
export type RemoveWineryApiResponse = unknown;
export type RemoveWineryApiArg = {
  wineryId: number;
  /** Reason for the change, for operators; only requests with a token may omit it */
  reason?: string | null;
  /** The newest version that you saw (0 when there was none); the change is refused when there is a newer one */
  basedOn?: number | null;
};
export type RequestPledgedRideApiResponse =
  /** status 200 Books the ride of a pledge before its deadline, once enough people have joined */ RideView;
export type RequestPledgedRideApiArg = {
  rideId: number;
};
export type CreatePaymentIntentApiResponse =
  /** status 200 Starts your payment of the ride or of your own seat */ PaymentIntentView;
export type CreatePaymentIntentApiArg = {
  paymentIntentRequest: PaymentIntentRequest;
};
export type ListOwnPaymentsApiResponse = /** status 200 Your own payments for a ride, oldest first */ PaymentView[];
export type ListOwnPaymentsApiArg = {
  rideId: number;
};
export type PayWithSavedCardApiResponse = /** status 200 Pays with one of your saved cards */ PaymentView;
export type PayWithSavedCardApiArg = {
  paymentId: number;
  savedCardPayment: SavedCardPayment;
};
export type RefreshPaymentApiResponse =
  /** status 200 Refreshes the state of your payment from the payment provider */ PaymentView;
export type RefreshPaymentApiArg = {
  paymentId: number;
};
export type ListCardsApiResponse = /** status 200 Your saved cards, the default first */ CardView[];
export type ListCardsApiArg = void;
export type BeginCardSetupApiResponse = /** status 200 Starts saving another card in the browser */ CardSetupView;
export type BeginCardSetupApiArg = void;
export type RefreshCardsApiResponse = /** status 200 Refreshes your saved cards from the payment provider */ CardView[];
export type RefreshCardsApiArg = void;
export type MakeCardDefaultApiResponse = /** status 200 Makes this card the default */ CardView[];
export type MakeCardDefaultApiArg = {
  cardId: number;
};
export type RemoveCardApiResponse = unknown;
export type RemoveCardApiArg = {
  cardId: number;
};
export type ListNotificationsApiResponse = /** status 200 Your notifications, newest first */ NotificationList;
export type ListNotificationsApiArg = {
  /** Only notifications older than this id */
  before?: number | null;
  limit?: number | null;
  /** Language of title and message; the request’s language when left out */
  language?: ('en' | 'es') | null;
};
export type ReadNotificationsApiResponse = unknown;
export type ReadNotificationsApiArg = {
  notificationsRead: NotificationsRead;
};
export type ReadNotificationApiResponse = unknown;
export type ReadNotificationApiArg = {
  notificationId: number;
};
export type DeleteNotificationApiResponse = unknown;
export type DeleteNotificationApiArg = {
  notificationId: number;
};
export type CreateRideApiResponse = /** status 201 Books the ride of a quote */ BookedRideView;
export type CreateRideApiArg = {
  /** Repeat the call with the same key and it happens once. From 1 to 255 visible characters of ASCII */
  'idempotency-key'?: string;
  rideBooking: RideBooking;
};
export type PreviewRideChangeApiResponse =
  /** status 200 Previews the effect of another group size or a promotion on everybody; changes nothing */ RideChangeView;
export type PreviewRideChangeApiArg = {
  rideId: number;
  rideChange: RideChange;
};
export type ChangeRideApiResponse =
  /** status 200 Changes group size or promotion at the total you were shown, before a driver has accepted the ride. If your card must be held for a higher amount first, the response is the unchanged ride, and the change happens after the hold */ RideView;
export type ChangeRideApiArg = {
  rideId: number;
  confirmedRideChange: ConfirmedRideChange;
};
export type WithdrawRideChangeApiResponse = unknown;
export type WithdrawRideChangeApiArg = {
  rideId: number;
};
export type PreviewPickupMoveApiResponse =
  /** status 200 Previews what another pickup would cost each person, until a driver has arrived; changes nothing */ PickupMoveView;
export type PreviewPickupMoveApiArg = {
  rideId: number;
  pickupMove: PickupMove;
};
export type MovePickupApiResponse =
  /** status 200 Moves the pickup as previewed. If your card must be authorized for more first, the response is the unchanged ride, and the pickup moves after the authorization */ RideView;
export type MovePickupApiArg = {
  rideId: number;
  pickupMoveConfirmation: PickupMoveConfirmation;
};
export type PreviewRouteChangeApiResponse =
  /** status 200 Previews the cost of another pickup or destination; changes nothing */ RouteChangeView;
export type PreviewRouteChangeApiArg = {
  rideId: number;
  routeChange: RouteChange;
};
export type ChangeRouteApiResponse = /** status 200 Changes the pickup or the destination as previewed */ RideView;
export type ChangeRouteApiArg = {
  rideId: number;
  /** Repeat the call with the same key and it happens once. From 1 to 255 visible characters of ASCII */
  'idempotency-key'?: string;
  routeChangeConfirmation: RouteChangeConfirmation;
};
export type InviteToRideApiResponse = unknown;
export type InviteToRideApiArg = {
  rideId: number;
  /** Repeat the call with the same key and it happens once. From 1 to 255 visible characters of ASCII */
  'idempotency-key'?: string;
  invitationForm: InvitationForm;
};
export type ListInviteesApiResponse =
  /** status 200 The people whom you added while booking and who have not joined */ InviteeView[];
export type ListInviteesApiArg = {
  rideId: number;
};
export type GetInvitationOptOutApiResponse =
  /** status 200 Whether the address that received this link receives invitations */ InvitationOptOut;
export type GetInvitationOptOutApiArg = {
  token: string;
};
export type OptOutOfInvitationsApiResponse =
  /** status 200 Stops all invitations to the address that received this link */ InvitationOptOut;
export type OptOutOfInvitationsApiArg = {
  token: string;
};
export type OptInToInvitationsApiResponse =
  /** status 200 Allows invitations to the address that received this link again */ InvitationOptOut;
export type OptInToInvitationsApiArg = {
  token: string;
};
export type ReverseBusinessPaymentApiResponse =
  /** status 200 Reverses a payment that did not arrive or was recorded by mistake, and reopens its invoice; the idempotency key is required */ BusinessInvoiceView;
export type ReverseBusinessPaymentApiArg = {
  paymentId: number;
  /** Repeat the call with the same key and it happens once. From 1 to 255 visible characters of ASCII */
  'idempotency-key': string;
  businessReason: BusinessReason;
};
export type CreditBusinessChargeApiResponse =
  /** status 201 Credits a charge in full or in part. The credit lowers open invoices or the next one; the idempotency key is required */ BusinessChargeView;
export type CreditBusinessChargeApiArg = {
  chargeId: number;
  /** Repeat the call with the same key and it happens once. From 1 to 255 visible characters of ASCII */
  'idempotency-key': string;
  businessChargeCredit: BusinessChargeCredit;
};
export type ListBusinessInvoicesApiResponse =
  /** status 200 Invoices of a business account, newest first */ BusinessInvoiceList;
export type ListBusinessInvoicesApiArg = {
  accountId: number;
  limit?: number | null;
  /** nextCursor of the previous response */
  cursor?: string | null;
  status?: ('open' | 'paid' | 'void') | null;
};
export type InvoiceBusinessAccountApiResponse =
  /** status 201 Creates an invoice for all charges of a business account that are not invoiced yet */ BusinessInvoiceView;
export type InvoiceBusinessAccountApiArg = {
  accountId: number;
};
export type GetBusinessInvoiceApiResponse =
  /** status 200 An invoice with its lines, subtotals and payments */ BusinessInvoiceView;
export type GetBusinessInvoiceApiArg = {
  invoiceId: number;
};
export type RecordBusinessPaymentApiResponse =
  /** status 201 Records a payment of an invoice; the idempotency key is required */ BusinessInvoiceView;
export type RecordBusinessPaymentApiArg = {
  invoiceId: number;
  /** Repeat the call with the same key and it happens once. From 1 to 255 visible characters of ASCII */
  'idempotency-key': string;
  businessPaymentRecord: BusinessPaymentRecord;
};
export type VoidBusinessInvoiceApiResponse =
  /** status 200 Voids an invoice without payments; its charges move to the next invoice */ BusinessInvoiceView;
export type VoidBusinessInvoiceApiArg = {
  invoiceId: number;
  businessReason: BusinessReason;
};
export type ListWebhookEndpointsApiResponse =
  /** status 200 All webhook endpoints, newest first */ WebhookEndpointView[];
export type ListWebhookEndpointsApiArg = void;
export type CreateWebhookEndpointApiResponse =
  /** status 201 Adds a webhook endpoint of operations or of a service account */ CreatedWebhookEndpoint;
export type CreateWebhookEndpointApiArg = {
  newOperationsEndpoint: NewOperationsEndpoint;
};
export type ChangeWebhookEndpointApiResponse =
  /** status 200 Changes, enables or disables a webhook endpoint */ WebhookEndpointView;
export type ChangeWebhookEndpointApiArg = {
  endpointId: number;
  webhookEndpointChange: WebhookEndpointChange;
};
export type DeleteWebhookEndpointApiResponse = unknown;
export type DeleteWebhookEndpointApiArg = {
  endpointId: number;
};
export type RotateWebhookSecretApiResponse =
  /** status 201 Replaces the secret of a webhook endpoint */ CreatedWebhookEndpoint;
export type RotateWebhookSecretApiArg = {
  endpointId: number;
  webhookSecretRotation: WebhookSecretRotation;
};
export type SendWebhookTestApiResponse = /** status 201 Sends a test event to a webhook endpoint */ WebhookDeliveryView;
export type SendWebhookTestApiArg = {
  endpointId: number;
};
export type ReplayWebhooksApiResponse =
  /** status 200 Redelivers events since a time that a webhook endpoint has not accepted */ WebhookReplayResult;
export type ReplayWebhooksApiArg = {
  endpointId: number;
  webhookReplay: WebhookReplay;
};
export type ListWebhookDeliveriesApiResponse =
  /** status 200 Deliveries to webhook endpoints, newest first */ WebhookDeliveryList;
export type ListWebhookDeliveriesApiArg = {
  limit?: number | null;
  /** nextCursor of the previous response */
  cursor?: string | null;
  endpointId?: number | null;
  state?: ('waiting' | 'delivered' | 'failed') | null;
  type?:
    | (
        | 'ride.created'
        | 'ride.requested'
        | 'ride.driver_assigned'
        | 'ride.driver_set_out'
        | 'ride.driver_arrived'
        | 'ride.driver_released'
        | 'ride.started'
        | 'ride.completed'
        | 'ride.cancelled'
        | 'ride.pickup_moved'
        | 'ride.destination_changed'
        | 'ride.price_changed'
        | 'ride.vehicle_shared'
        | 'ride.split_changed'
        | 'ride.pledge_reached'
        | 'ride.pledge_reopened'
        | 'ride.pledge_closed'
        | 'ride.pledge_collecting'
        | 'member.joined'
        | 'member.left'
        | 'member.paid'
        | 'member.payment_failed'
        | 'member.payment_released'
        | 'member.pledged'
        | 'member.consent_needed'
        | 'member.share_agreed'
        | 'member.share_declined'
        | 'member.boarded'
        | 'member.no_show'
        | 'member.no_show_undone'
        | 'payment.authorized'
        | 'payment.failed'
        | 'payment.card_stored'
        | 'payment.captured'
        | 'payment.released'
        | 'payment.capture_failed'
        | 'payment.cash_received'
        | 'payment.debt_closed'
        | 'payment.tip_given'
        | 'payment.tip_failed'
        | 'payment.refunded'
        | 'payment.refund_failed'
        | 'payment.disputed'
        | 'payment.dispute_won'
        | 'payment.dispute_lost'
        | 'payout.paid'
        | 'payout.failed'
        | 'driver.applied'
        | 'driver.approved'
        | 'driver.rejected'
        | 'driver.suspended'
        | 'invoice.created'
        | 'invoice.paid'
        | 'invoice.voided'
        | 'invoice.payment_reversed'
        | 'charge.credited'
        | 'webhook.test'
      )
    | null;
  rideId?: number | null;
};
export type GetWebhookDeliveryApiResponse =
  /** status 200 A delivery with its payload and its attempts */ WebhookDeliveryView;
export type GetWebhookDeliveryApiArg = {
  deliveryId: number;
};
export type ReplayWebhookDeliveryApiResponse =
  /** status 200 Delivers a message again with the same id */ WebhookDeliveryView;
export type ReplayWebhookDeliveryApiArg = {
  deliveryId: number;
};
export type PreviewCancellationApiResponse =
  /** status 200 Previews what each person pays or gets back if you cancel or leave now */ CancellationView;
export type PreviewCancellationApiArg = {
  rideId: number;
};
export type CancelRideApiResponse = /** status 200 Cancels the ride at the amounts that were shown */ RideView;
export type CancelRideApiArg = {
  rideId: number;
  /** Repeat the call with the same key and it happens once. From 1 to 255 visible characters of ASCII */
  'idempotency-key'?: string;
  cancellation: Cancellation;
};
export type GetNoShowApiResponse =
  /** status 200 How long to wait for passengers, and what you can do afterwards */ NoShowView;
export type GetNoShowApiArg = {
  rideId: number;
};
export type CancelAsNoShowApiResponse = /** status 200 Cancels the ride because nobody came */ RideView;
export type CancelAsNoShowApiArg = {
  rideId: number;
};
export type MarkNoShowApiResponse =
  /** status 200 Leaves without a member, whose seat is still charged to whoever pays for it */ MemberView[];
export type MarkNoShowApiArg = {
  rideId: number;
  memberId: number;
};
export type UndoNoShowApiResponse = /** status 200 Undoes a no-show because the member came after all */ MemberView[];
export type UndoNoShowApiArg = {
  rideId: number;
  memberId: number;
};
export type PreviewOperatorCancellationApiResponse =
  /** status 200 The fees that can be kept if operations cancel the ride now */ OperatorCancellationView;
export type PreviewOperatorCancellationApiArg = {
  rideId: number;
};
export type CancelRideAsOperatorApiResponse = /** status 200 Cancels the ride with a chosen fee or none */ RideView;
export type CancelRideAsOperatorApiArg = {
  rideId: number;
  /** Repeat the call with the same key and it happens once. From 1 to 255 visible characters of ASCII */
  'idempotency-key'?: string;
  operatorCancellation: OperatorCancellation;
};
export type GetCancellationTermsApiResponse =
  /** status 200 The cancellation terms for a ride that is booked now */ CancellationTermsView;
export type GetCancellationTermsApiArg = void;
export type GetRideCancellationTermsApiResponse =
  /** status 200 The cancellation terms that a ride was booked under */ CancellationTermsView;
export type GetRideCancellationTermsApiArg = {
  rideId: number;
};
export type ListCancellationPoliciesApiResponse =
  /** status 200 Versions of the cancellation policy, future ones first; up to 50, more with `before` */ CancellationPolicyView[];
export type ListCancellationPoliciesApiArg = {
  /** Only versions that began before this time */
  before?: string | null;
};
export type AddCancellationPolicyApiResponse =
  /** status 201 Adds a version for rides that are booked from a certain time on */ CancellationPolicyView;
export type AddCancellationPolicyApiArg = {
  newCancellationPolicy: NewCancellationPolicy;
};
export type WithdrawCancellationPolicyApiResponse = unknown;
export type WithdrawCancellationPolicyApiArg = {
  policyId: number;
  /** Reason for the change, for operators; only requests with a token may omit it */
  reason?: string | null;
};
export type RefundApiResponse =
  /** status 201 Refunds a captured amount in full or in part; the idempotency key is required */ RefundView;
export type RefundApiArg = {
  rideId: number;
  /** Repeat the call with the same key and it happens once. From 1 to 255 visible characters of ASCII */
  'idempotency-key': string;
  refundRequest: RefundRequest;
};
export type GetCreditsApiResponse = /** status 200 Your credit: the balance and how it was used */ CreditsView;
export type GetCreditsApiArg = void;
export type ListCreditsApiResponse = /** status 200 A rider’s credit, newest first */ AdminCreditsView;
export type ListCreditsApiArg = {
  riderId: number;
};
export type GrantCreditApiResponse =
  /** status 201 Grants credit to a rider and notifies them; the idempotency key is required */ AdminCreditsView;
export type GrantCreditApiArg = {
  riderId: number;
  /** Repeat the call with the same key and it happens once. From 1 to 255 visible characters of ASCII */
  'idempotency-key': string;
  creditGrant: CreditGrant;
};
export type ReturnCreditApiResponse =
  /** status 200 Returns the credit that a rider used for a ride, and notifies them */ AdminCreditsView;
export type ReturnCreditApiArg = {
  riderId: number;
  creditReturn: CreditReturn;
};
export type RevokeCreditApiResponse =
  /** status 200 Revokes the unused part of a rider’s credit, and notifies them */ AdminCreditsView;
export type RevokeCreditApiArg = {
  riderId: number;
  creditId: number;
  creditRevocation: CreditRevocation;
};
export type ListDebtsApiResponse = /** status 200 Your debts for rides that are over, oldest first */ DebtView[];
export type ListDebtsApiArg = void;
export type PayDebtApiResponse =
  /** status 200 Starts the payment of your debt; your card is charged as soon as you confirm it */ PaymentIntentView;
export type PayDebtApiArg = {
  rideId: number;
};
export type CloseDebtApiResponse =
  /** status 200 Closes a debt that need not be paid by card: waived, or paid to the driver in cash */ ClosedDebt;
export type CloseDebtApiArg = {
  rideId: number;
  payerId: number;
  debtClosing: DebtClosing;
};
export type GetReceiptApiResponse = /** status 200 Your receipt for a ride that is over */ ReceiptView;
export type GetReceiptApiArg = {
  rideId: number;
};
export type ListHistoryApiResponse = /** status 200 Your past rides with what you paid, newest first */ HistoryItem[];
export type ListHistoryApiArg = {
  /** Only rides that ended before this ride */
  before?: number | null;
  limit?: number | null;
  /** A user’s number, or me */
  userId: string;
};
export type GetRideTotalsApiResponse = /** status 200 How many rides you completed, and what you saved */ RideTotals;
export type GetRideTotalsApiArg = {
  /** A user’s number, or me */
  userId: string;
};
export type ListDisputesApiResponse =
  /** status 200 Payments that riders dispute with their banks, most urgent first */ DisputeView[];
export type ListDisputesApiArg = void;
export type GetDisputeApiResponse =
  /** status 200 A dispute, with its evidence and what is recorded about the ride */ DisputeCase;
export type GetDisputeApiArg = {
  disputeId: string;
};
export type SaveDisputeEvidenceApiResponse = /** status 200 Saves the statement of a dispute as a draft */ DisputeCase;
export type SaveDisputeEvidenceApiArg = {
  disputeId: string;
  evidenceDraft: EvidenceDraft;
};
export type RemoveDisputeFileApiResponse = /** status 200 Removes a file from the evidence of a dispute */ DisputeCase;
export type RemoveDisputeFileApiArg = {
  disputeId: string;
  /** What the file shows; it replaces an earlier one of the same kind */
  kind: 'receipt' | 'customer_communication' | 'service_documentation' | 'other';
  /** The version that was read */
  version: number;
};
export type SubmitDisputeEvidenceApiResponse =
  /** status 200 Submits the evidence of a dispute to the bank; this is final */ DisputeCase;
export type SubmitDisputeEvidenceApiArg = {
  disputeId: string;
  evidenceSubmission: EvidenceSubmission;
};
export type ListApplicantDocumentsApiResponse =
  /** status 200 Documents you have uploaded for an application that is not sent yet */ DriverDocuments;
export type ListApplicantDocumentsApiArg = void;
export type RemoveApplicantDocumentApiResponse = unknown;
export type RemoveApplicantDocumentApiArg = {
  documentId: number;
};
export type ListDriverDocumentsApiResponse =
  /** status 200 A driver’s documents, and the missing ones */ DriverDocuments;
export type ListDriverDocumentsApiArg = {
  driverId: number;
};
export type RemoveDriverDocumentApiResponse = unknown;
export type RemoveDriverDocumentApiArg = {
  driverId: number;
  documentId: number;
};
export type ReviewDriverDocumentApiResponse = /** status 200 Accepts or rejects a document */ DocumentView;
export type ReviewDriverDocumentApiArg = {
  documentId: number;
  documentReview: DocumentReview;
};
export type GetTipApiResponse = /** status 200 Your tip for a ride, and suggested amounts */ TipView;
export type GetTipApiArg = {
  rideId: number;
};
export type GiveTipApiResponse =
  /** status 200 Starts the payment of a tip; your card is charged as soon as you confirm it */ PaymentIntentView;
export type GiveTipApiArg = {
  rideId: number;
  tipRequest: TipRequest;
};
export type FindChargesApiResponse = /** status 200 Charges that match a rider’s question, newest first */ ChargeList;
export type FindChargesApiArg = {
  /** Any of: name, e-mail, ride number, last four digits, amount, date */
  query: string;
};
export type GetChargesApiResponse = /** status 200 Explains the charges of each person of a ride */ ChargesOfRide;
export type GetChargesApiArg = {
  rideId: number;
};
export type ListReconciliationsApiResponse =
  /** status 200 Comparisons of the books with the provider, newest first */ ReconciliationRunView[];
export type ListReconciliationsApiArg = void;
export type ReconcileApiResponse = /** status 201 Compares the books with the provider now */ ReconciliationRunView;
export type ReconcileApiArg = {
  reconciliationRequest: ReconciliationRequest;
};
export type ListMessagesApiResponse = /** status 200 The chat of a ride, newest first */ MessageList;
export type ListMessagesApiArg = {
  rideId: number;
  /** Only messages older than this id */
  before?: number | null;
  limit?: number | null;
};
export type SendMessageApiResponse =
  /** status 201 Writes in the chat of a ride, until one hour after its end */ MessageView;
export type SendMessageApiArg = {
  rideId: number;
  newMessage: NewMessage;
};
export type ReadMessagesApiResponse = unknown;
export type ReadMessagesApiArg = {
  rideId: number;
  messagesRead: MessagesRead;
};
export type ListNotesApiResponse = /** status 200 Operators’ notes about a person, newest first */ PersonNote[];
export type ListNotesApiArg = {
  personId: number;
};
export type AddNoteApiResponse = /** status 201 Adds a note about a person; only operations see it */ PersonNote[];
export type AddNoteApiArg = {
  personId: number;
  newPersonNote: NewPersonNote;
};
export type RemoveNoteApiResponse = unknown;
export type RemoveNoteApiArg = {
  personId: number;
  noteId: number;
};
export type ListRoutePlansApiResponse =
  /** status 200 Plans of shuttles and tours, newest first; up to 50, more with `before` */ RoutePlanSummary[];
export type ListRoutePlansApiArg = {
  /** Only plans before this one */
  before?: number | null;
};
export type AddRoutePlanApiResponse =
  /** status 201 Adds a plan with requests for people, places and times, and the vehicles */ RoutePlanView;
export type AddRoutePlanApiArg = {
  newRoutePlan: NewRoutePlan;
};
export type GetRoutePlanApiResponse =
  /** status 200 A plan with its routes, and the totals of the previous routes */ RoutePlanView;
export type GetRoutePlanApiArg = {
  planId: number;
};
export type ChangeRoutePlanApiResponse =
  /** status 200 Replaces requests and vehicles of a plan; its routes must then be planned again */ RoutePlanView;
export type ChangeRoutePlanApiArg = {
  planId: number;
  routePlanChange: RoutePlanChange;
};
export type RemoveRoutePlanApiResponse = unknown;
export type RemoveRoutePlanApiArg = {
  planId: number;
};
export type SolveRoutePlanApiResponse =
  /** status 200 Plans the routes: serves as many requests as possible, then minimizes vehicles, then driving; takes some seconds */ RoutePlanView;
export type SolveRoutePlanApiArg = {
  planId: number;
  routePlanRevision: RoutePlanRevision;
};
export type OrderRoutePlanApiResponse =
  /** status 200 Sets the order of stops by hand; an order that cannot be driven is saved with its faults */ RoutePlanView;
export type OrderRoutePlanApiArg = {
  planId: number;
  routePlanOrders: RoutePlanOrders;
};
export type ListRoutePlanDriversApiResponse =
  /** status 200 Approved drivers with a suitable vehicle who are free for the route of one vehicle, by name; up to 100 */ RoutePlanDriver[];
export type ListRoutePlanDriversApiArg = {
  planId: number;
  /** Position of a vehicle that drives */
  vehicle: number;
  rideType:
    | 'GroupX'
    | 'GroupXL'
    | 'GroupXXL'
    | 'CharterBus'
    | 'EventShuttle'
    | 'PartyBus'
    | 'GroupPool'
    | 'CasinoShuttle'
    | 'WineTour';
};
export type PriceRoutePlanApiResponse =
  /** status 200 Previews what the rides of a plan would cost a business account, by ride and by vehicle; nothing is booked */ RoutePlanPrices;
export type PriceRoutePlanApiArg = {
  planId: number;
  routePlanPricing: RoutePlanPricing;
};
export type PublishRoutePlanApiResponse =
  /** status 200 Books the rides of a plan on a business account and gives them to drivers, all of them or none */ RoutePlanView;
export type PublishRoutePlanApiArg = {
  planId: number;
  /** Repeat the call with the same key and it happens once. From 1 to 255 visible characters of ASCII */
  'idempotency-key'?: string;
  routePlanPublication: RoutePlanPublication;
};
export type UnpublishRoutePlanApiResponse =
  /** status 200 Cancels the rides of a published plan without a fee, and reopens the plan */ RoutePlanView;
export type UnpublishRoutePlanApiArg = {
  planId: number;
  routePlanWithdrawal: RoutePlanWithdrawal;
};
export type ListSavedViewsApiResponse = /** status 200 Your saved views of a list */ SavedView[];
export type ListSavedViewsApiArg = {
  list: 'rides' | 'riders' | 'drivers';
};
export type SaveViewApiResponse = /** status 201 Saves filters and order of a list under a name */ SavedView;
export type SaveViewApiArg = {
  newSavedView: NewSavedView;
};
export type ChangeSavedViewApiResponse = /** status 200 Renames a saved view, or replaces its filters */ SavedView;
export type ChangeSavedViewApiArg = {
  viewId: number;
  savedViewChange: SavedViewChange;
};
export type RemoveSavedViewApiResponse = unknown;
export type RemoveSavedViewApiArg = {
  viewId: number;
};
export type ListSupportMessagesApiResponse = /** status 200 Your chat with support, newest first */ SupportMessageList;
export type ListSupportMessagesApiArg = {
  /** Only messages older than this id */
  before?: number | null;
  limit?: number | null;
};
export type SendSupportMessageApiResponse = /** status 201 Writes to support */ SupportMessageView;
export type SendSupportMessageApiArg = {
  newSupportMessage: NewSupportMessage;
};
export type ReadSupportMessagesApiResponse = unknown;
export type ReadSupportMessagesApiArg = {
  messagesRead: MessagesRead;
};
export type ListSupportThreadsApiResponse =
  /** status 200 Chats of people with support: unread ones first, then newest first */ SupportThreadView[];
export type ListSupportThreadsApiArg = void;
export type ListSupportThreadApiResponse =
  /** status 200 A person’s chat with support, newest first */ SupportThreadMessages;
export type ListSupportThreadApiArg = {
  userId: number;
  /** Only messages older than this id */
  before?: number | null;
  limit?: number | null;
};
export type AnswerSupportThreadApiResponse =
  /** status 201 Replies to a person who wrote to support */ SupportMessageView;
export type AnswerSupportThreadApiArg = {
  userId: number;
  newSupportMessage: NewSupportMessage;
};
export type ReadSupportThreadApiResponse = unknown;
export type ReadSupportThreadApiArg = {
  userId: number;
  messagesRead: MessagesRead;
};
export type GetOwnReviewApiResponse = /** status 200 Your own review of a ride */ OwnReview;
export type GetOwnReviewApiArg = {
  rideId: number;
};
export type GiveReviewApiResponse = /** status 200 Rates the driver of a completed ride, once per rider */ OwnReview;
export type GiveReviewApiArg = {
  rideId: number;
  reviewRequest: ReviewRequest;
};
export type GetDriverReviewsApiResponse =
  /** status 200 Ratings and comments that a driver received, without the riders */ DriverReviews;
export type GetDriverReviewsApiArg = {
  driverId: number;
  /** Only reviews before this one */
  before?: number | null;
};
export type ListReviewsApiResponse = /** status 200 Reviews, newest first */ AdminReviewList;
export type ListReviewsApiArg = {
  rating?: number | null;
  state?: ('shown' | 'hidden') | null;
  driverId?: number | null;
  /** Only reviews by this person */
  riderId?: number | null;
  reply?: ('answered' | 'unanswered') | null;
  /** First day in the city on which it was given */
  from?: string | null;
  /** Last day in the city */
  to?: string | null;
  /** Only reviews with a comment */
  comment?: 'written' | null;
  /** Only reviews before this one */
  before?: number | null;
};
export type GetReviewSummaryApiResponse =
  /** status 200 Number of times each rating was given, and the average */ ReviewSummary;
export type GetReviewSummaryApiArg = void;
export type ReplyToReviewApiResponse = /** status 200 Replies to the rider */ AdminReview;
export type ReplyToReviewApiArg = {
  reviewId: number;
  reviewReply: ReviewReply;
};
export type HideReviewApiResponse =
  /** status 200 Hides a review and removes it from the driver’s rating */ AdminReview;
export type HideReviewApiArg = {
  reviewId: number;
  reviewHiding: ReviewHiding;
};
export type ShowReviewApiResponse = /** status 200 Shows a hidden review again */ AdminReview;
export type ShowReviewApiArg = {
  reviewId: number;
};
export type ListSettleUpsApiResponse =
  /** status 200 Shares that the organizer covered, and whether they were paid back */ SettleUpList;
export type ListSettleUpsApiArg = {
  rideId: number;
};
export type SendSettleUpApiResponse =
  /** status 200 Records that you paid the organizer back, with Venmo or in cash; charges nothing */ SettleUpList;
export type SendSettleUpApiArg = {
  rideId: number;
  settleUpRequest: SettleUpRequest;
};
export type ConfirmSettleUpApiResponse =
  /** status 200 As the organizer: records that a member paid you back */ SettleUpList;
export type ConfirmSettleUpApiArg = {
  rideId: number;
  userId: number;
  settleUpRequest: SettleUpRequest;
};
export type GetVenmoAccountApiResponse = /** status 200 Your Venmo username */ VenmoAccount;
export type GetVenmoAccountApiArg = void;
export type StoreVenmoAccountApiResponse =
  /** status 200 Stores the Venmo username by which members of your rides can pay you back */ VenmoAccount;
export type StoreVenmoAccountApiArg = {
  venmoAccountChange: VenmoAccountChange;
};
export type ListTripLinksApiResponse =
  /** status 200 Links with which people outside the group follow the ride */ TripLinkView[];
export type ListTripLinksApiArg = {
  rideId: number;
};
export type CreateTripLinkApiResponse =
  /** status 201 Creates a link with which anyone follows the ride until one hour after its end */ NewTripLink;
export type CreateTripLinkApiArg = {
  rideId: number;
};
export type RevokeTripLinkApiResponse = unknown;
export type RevokeTripLinkApiArg = {
  rideId: number;
  linkId: number;
};
export type GetSharedTripApiResponse =
  /** status 200 A ride for anyone with the link: first names, car, route and live position */ SharedTripView;
export type GetSharedTripApiArg = {
  token: string;
};
export type GetAssemblyApiResponse =
  /** status 200 Who is on the way, at the pickup or aboard, and who is ready */ AssemblyView;
export type GetAssemblyApiArg = {
  rideId: number;
};
export type SuggestMeetingPointApiResponse =
  /** status 200 The place to which members who share their position would walk the least in total */ MeetingPointView;
export type SuggestMeetingPointApiArg = {
  rideId: number;
};
export type AskReadyApiResponse =
  /** status 200 Asks the group whether everyone is ready; organizer only, every two minutes at most */ AssemblyView;
export type AskReadyApiArg = {
  rideId: number;
};
export type AnswerReadyApiResponse = /** status 200 Answers the last ready check */ AssemblyView;
export type AnswerReadyApiArg = {
  rideId: number;
  readyAnswerForm: ReadyAnswerForm;
};
export type NudgeMemberApiResponse =
  /** status 200 Reminds a member to come to the pickup; organizer only, every five minutes at most */ AssemblyView;
export type NudgeMemberApiArg = {
  rideId: number;
  memberId: number;
};
export type ListEmergencyContactsApiResponse =
  /** status 200 People who are alerted when you ask for help */ EmergencyContactView[];
export type ListEmergencyContactsApiArg = void;
export type AddEmergencyContactApiResponse =
  /** status 201 Adds an emergency contact; five at most */ EmergencyContactView;
export type AddEmergencyContactApiArg = {
  emergencyContactForm: EmergencyContactForm;
};
export type RemoveEmergencyContactApiResponse = unknown;
export type RemoveEmergencyContactApiArg = {
  contactId: number;
};
export type ListOpenSosApiResponse =
  /** status 200 Your calls for help that are open, also on rides that you have left */ OpenSosView[];
export type ListOpenSosApiArg = void;
export type GetSosApiResponse = /** status 200 Whether you have asked for help on this ride */ SosView;
export type GetSosApiArg = {
  rideId: number;
};
export type AskForHelpApiResponse =
  /** status 200 Alerts operations and your emergency contacts, who get a link to follow the trip */ SosView;
export type AskForHelpApiArg = {
  rideId: number;
  sosForm: SosForm;
};
export type ReportSafeApiResponse =
  /** status 200 Reports that you are safe: notifies your contacts and closes the alert */ SosView;
export type ReportSafeApiArg = {
  rideId: number;
};
export type ListSafetyChecksApiResponse =
  /** status 200 The open questions whether everything is OK */ SafetyCheckView[];
export type ListSafetyChecksApiArg = {
  rideId: number;
};
export type AnswerSafetyCheckApiResponse =
  /** status 200 Answers that you are OK, or that you need help, which alerts operations */ SafetyCheckView[];
export type AnswerSafetyCheckApiArg = {
  rideId: number;
  checkId: number;
  safetyAnswerForm: SafetyAnswerForm;
};
export type GetEarningsApiResponse = /** status 200 A driver’s earnings */ EarningsView;
export type GetEarningsApiArg = {
  driverId: number;
};
export type GetStatementApiResponse = /** status 200 A driver’s statement for a week, ride by ride */ StatementView;
export type GetStatementApiArg = {
  driverId: number;
  /** Any day of the week; this week when left out */
  week?: string | null;
};
export type GetTaxSummaryApiResponse = /** status 200 A driver’s tax summary for a calendar year */ TaxSummary;
export type GetTaxSummaryApiArg = {
  driverId: number;
  /** This year when left out */
  year?: number | null;
};
export type ListAdminRidesApiResponse = /** status 200 Rides that match the filters */ AdminRideList;
export type ListAdminRidesApiArg = {
  status?:
    ('awaiting_payment' | 'pending' | 'confirmed' | 'en_route' | 'in_progress' | 'completed' | 'cancelled') | null;
  rideType?:
    | (
        | 'GroupX'
        | 'GroupXL'
        | 'GroupXXL'
        | 'CharterBus'
        | 'EventShuttle'
        | 'PartyBus'
        | 'GroupPool'
        | 'CasinoShuttle'
        | 'WineTour'
      )
    | null;
  /** Number of the ride or of a receipt, the beginning of the payment provider’s id, or a name, phone number or email address of somebody in it */
  q?: string | null;
  /** Only rides that this person organized or has a seat in */
  riderId?: number | null;
  driverId?: number | null;
  order?: ('newest' | 'oldest' | 'total' | 'total_descending') | null;
  /** The event that happened from `from` to `to`; `accepted` covers immediate rides only. `requested` when left out */
  dated?: ('requested' | 'accepted' | 'completed' | 'ended') | null;
  /** First day in the city */
  from?: string | null;
  /** Last day in the city */
  to?: string | null;
  limit?: number | null;
  /** nextCursor of the previous response, with the same order */
  cursor?: string | null;
};
export type GetAdminRideApiResponse = /** status 200 A ride with its events and amounts */ AdminRideView;
export type GetAdminRideApiArg = {
  rideId: number;
};
export type SetApplicationStatusApiResponse = /** status 200 Approves, rejects or suspends a driver */ AdminDriverView;
export type SetApplicationStatusApiArg = {
  driverId: number;
  applicationStatusChange: ApplicationStatusChange;
};
export type GetAdminDriverApiResponse =
  /** status 200 A driver with application, vehicle and presence */ AdminDriverView;
export type GetAdminDriverApiArg = {
  driverId: number;
};
export type ListAuditApiResponse = /** status 200 Actions and views of operators, newest first */ AuditRow[];
export type ListAuditApiArg = {
  /** Part of the name or email address of the person who acted */
  who?: string | null;
  /** The recorded action, such as cancel_ride */
  action?: string | null;
  /** A ride number such as R-007, or a subject such as driver:3 */
  target?: string | null;
  /** First day in the city */
  from?: string | null;
  /** Last day in the city */
  to?: string | null;
  limit?: number | null;
  /** Only entries before this one */
  before?: number | null;
};
export type ListRidersApiResponse = /** status 200 Riders that match the filters, page by page */ AdminRiderList;
export type ListRidersApiArg = {
  /** Part of a name, a phone number or an email address */
  q?: string | null;
  /** Active and blocked people when left out */
  state?: ('active' | 'blocked' | 'guest' | 'deleted') | null;
  /** Whether the phone number is verified */
  phoneVerified?: ('yes' | 'no') | null;
  limit?: number | null;
  /** nextCursor of the previous response, with the same order */
  cursor?: string | null;
  order?: ('newest' | 'oldest' | 'name' | 'name_descending') | null;
};
export type ListAdminDriversApiResponse =
  /** status 200 Drivers that match the filters, page by page */ AdminDriverList;
export type ListAdminDriversApiArg = {
  /** Part of a name, a phone number, an email address or a plate */
  q?: string | null;
  applicationStatus?: ('applied' | 'approved' | 'rejected' | 'suspended') | null;
  presence?: ('on_ride' | 'online' | 'reachable' | 'offline') | null;
  documents?: ('in_review' | 'asked_again' | 'expiring') | null;
  /** Only drivers who completed a ride on or after this day in the city */
  from?: string | null;
  /** Last day in the city */
  to?: string | null;
  limit?: number | null;
  /** nextCursor of the previous response, with the same order */
  cursor?: string | null;
  order?:
    | ('newest' | 'oldest' | 'name' | 'name_descending' | 'rating' | 'rating_descending' | 'trips' | 'trips_descending')
    | null;
};
export type GetRiderApiResponse = /** status 200 A rider with figures about their rides and payments */ AdminRiderView;
export type GetRiderApiArg = {
  riderId: number;
};
export type ListRiderPaymentsApiResponse = /** status 200 Charges of a rider, newest first */ RiderPaymentList;
export type ListRiderPaymentsApiArg = {
  riderId: number;
  limit?: number | null;
  /** nextCursor of the previous response */
  cursor?: string | null;
};
export type SearchEverythingApiResponse =
  /** status 200 Rides, people, drivers, payments and receipts that match a text */ AdminSearchResults;
export type SearchEverythingApiArg = {
  /** Ride or receipt number, name, phone number, email address, plate, payment id, pickup or destination */
  q: string;
};
export type GetOperationsMapApiResponse =
  /** status 200 Waiting and current rides, and drivers at work, with their positions */ OperationsMapView;
export type GetOperationsMapApiArg = void;
export type GetMetricsApiResponse = /** status 200 Figures of a period and of the previous one */ MetricsView;
export type GetMetricsApiArg = {
  /** Days up to now; `today` when nothing is given */
  period?: ('today' | '7d' | '30d' | '90d') | null;
  /** First day in the city, with `to` and instead of `period` */
  from?: string | null;
  /** Last day in the city */
  to?: string | null;
};
export type GetMetricsDaysApiResponse = /** status 200 Figures of each day of a period */ MetricsDays;
export type GetMetricsDaysApiArg = {
  /** Days up to now; `today` when nothing is given */
  period?: ('today' | '7d' | '30d' | '90d') | null;
  /** First day in the city, with `to` and instead of `period` */
  from?: string | null;
  /** Last day in the city */
  to?: string | null;
};
export type Position = {
  /** Degrees north, WGS 84 */
  lat: number;
  /** Degrees east, WGS 84 */
  lng: number;
};
export type Bounds = {
  west: number;
  south: number;
  east: number;
  north: number;
};
export type CityMap = {
  /** Changes with every import */
  version: number;
  /** With {z}, {x} and {y}; Mapbox vector tiles */
  tilesUrl: string;
  minZoom: number;
  /** Above this zoom, its tiles are enlarged */
  maxZoom: number;
  bounds: Bounds;
  /** Must be shown with the map */
  attribution: string;
  /** Drawn by hand from main roads, with invented local streets */
  sketch: boolean;
};
export type City = {
  name: string;
  /** IANA time zone */
  timeZone: string;
  center: Position;
  /** Distance from the center within which rides may start and end, even where the map ends earlier */
  radiusMiles: number;
  /** Null until a city has been built */
  map?: CityMap | null;
};
export type Features = {
  /** Booking rides for later */
  scheduledRides: boolean;
  /** Booking rides that are paid in cash */
  cashPayments: boolean;
  /** Joining a ride without an account */
  guestJoins: boolean;
  /** Applying to drive */
  driverApplications: boolean;
  /** Payouts that drivers ask for */
  driverPayouts: boolean;
};
export type ClientConfig = {
  city: City;
  paymentPublishableKey: string;
  /** Script to load instead of the provider’s own: a sandbox */
  paymentScriptUrl?: string | null;
  paymentMethods: ('card' | 'cash')[];
  /** Development outbox and other demo tools are on */
  demoTools: boolean;
  /** Address where messages can be read while no mail service is configured */
  outboxUrl?: string | null;
  /** Phone number for support; null when there is none */
  supportPhone?: string | null;
  /** Email address for support; null when there is none */
  supportEmail?: string | null;
  riderWebUrl: string;
  driverWebUrl: string;
  adminWebUrl: string;
  /** Public Mapbox token. With a token, Mapbox GL draws the maps; without one, MapLibre draws them from the city’s own tiles */
  mapboxToken?: string | null;
  /** Features, which operations can switch off */
  features: Features;
};
export type FieldProblem = {
  /** Path of the field, e.g. pickup.lat */
  field: string;
  /** The rule that the field breaks */
  code: string;
  message: string;
};
export type Problem = {
  /** URI reference of the kind of problem */
  type: string;
  title: string;
  status: number;
  code: string;
  /** What is wrong and what to do */
  detail: string;
  requestId?: string | null;
  errors?: FieldProblem[] | null;
  extra?: {
    [key: string]: any;
  } | null;
};
export type AreaCorner = {
  lat: number;
  lng: number;
};
export type ServiceAreaSetting = {
  /** Corners of the area in order, at least 3; when empty, the whole area of the deployment’s map or radius */
  corners: AreaCorner[];
};
export type LegalTexts = {
  termsEn?: string | null;
  termsEs?: string | null;
  privacyEn?: string | null;
  privacyEs?: string | null;
};
export type SupportReply = {
  /** Name in the operators’ selection */
  name: string;
  text: string;
};
export type SupportReplies = {
  replies: SupportReply[];
};
export type AlertThresholdsSetting = {
  /** Minutes without a driver */
  searchMinutes: number;
  /** Minutes without contact from the driver of an active ride */
  silentMinutes: number;
  /** Minutes that a driver on the way has not moved */
  stalledMinutes: number;
  /** Minutes that a pickup or a trip is late */
  lateMinutes: number;
  /** Reviews with at most this many stars raise an alert; 0 for no alerts */
  lowRating: number;
  /** A trip this many meters from its planned route counts as off route */
  deviationMeters: number;
  /** Minutes off route after which everyone aboard is asked whether everything is OK */
  deviationMinutes: number;
  /** Minutes of a stop away from pickup and destination after which everyone aboard is asked */
  longStopMinutes: number;
  /** Minutes without an answer to that question */
  unansweredMinutes: number;
  /** Minutes without progress toward the pickup after which the driver is asked */
  askStalledMinutes: number;
  /** Minutes by which the route to the pickup must become longer before the driver is asked */
  askAwayMinutes: number;
  /** Minutes without contact after which a driver on the way to a pickup is asked */
  askUnreachableMinutes: number;
  /** Minutes to answer before the ride goes to another driver */
  askAnswerMinutes: number;
};
export type VehicleClassSetting = {
  vehicleClass: 'car' | 'van' | 'minibus' | 'shuttle' | 'coach' | 'party_bus';
  /** Whether the class serves rides that are booked from now on */
  offered: boolean;
  /** Fewest passenger seats of a vehicle of this class */
  leastSeats: number;
  mostSeats: number;
  /** Null for the default name of the apps */
  nameEn?: string | null;
  /** Null for the default name of the apps */
  nameEs?: string | null;
};
export type RideTypeVehicles = {
  rideType:
    | 'GroupX'
    | 'GroupXL'
    | 'GroupXXL'
    | 'CharterBus'
    | 'EventShuttle'
    | 'PartyBus'
    | 'GroupPool'
    | 'CasinoShuttle'
    | 'WineTour';
  /** Maximum number of people in a group that books from now on */
  largestGroup: number;
  /** Classes that serve the ride type, preferred class first */
  suitable: ('car' | 'van' | 'minibus' | 'shuttle' | 'coach' | 'party_bus')[];
  /** Classes that step in when no suitable vehicle is near */
  larger: ('car' | 'van' | 'minibus' | 'shuttle' | 'coach' | 'party_bus')[];
};
export type VehicleClassesSetting = {
  /** Every class once */
  classes: VehicleClassSetting[];
  /** Every ride type once */
  rideTypes: RideTypeVehicles[];
  /** A coach steps in for a smaller vehicle only for groups of at least this size */
  largerCoachFrom: number;
};
export type Winery = {
  /** Degrees north, WGS 84 */
  lat: number;
  /** Degrees east, WGS 84 */
  lng: number;
  name: string;
  /** Postal address, on one line */
  address: string;
  description: string;
  id: number;
};
export type PromotionSetting = {
  name: string;
  maxDiscount: string;
  percentOff?: number | null;
  validFrom?: string | null;
  validUntil?: string | null;
  redemptionLimit?: number | null;
  perAccountLimit?: number | null;
  newAccountDays?: number | null;
  /** All ride types when empty */
  rideTypes: (
    | 'GroupX'
    | 'GroupXL'
    | 'GroupXXL'
    | 'CharterBus'
    | 'EventShuttle'
    | 'PartyBus'
    | 'GroupPool'
    | 'CasinoShuttle'
    | 'WineTour'
  )[];
};
export type VersionValue = {
  serviceArea?: ServiceAreaSetting | null;
  features?: Features | null;
  legalTexts?: LegalTexts | null;
  supportReplies?: SupportReplies | null;
  alertThresholds?: AlertThresholdsSetting | null;
  vehicleClasses?: VehicleClassesSetting | null;
  /** All wineries of this version */
  wineries?: Winery[] | null;
  promotion?: PromotionSetting | null;
};
export type SettingVersionView = {
  /** 0 for the state before the first version */
  id: number;
  /** Whether this version is in force */
  current: boolean;
  savedAt?: string | null;
  author?: string | null;
  /** Null before the first change, and for changes by a program without a reason */
  reason?: string | null;
  /** The version that this one repeats */
  restores?: number | null;
  value: VersionValue;
};
export type SettingHistory = {
  kind:
    | 'service_area'
    | 'features'
    | 'legal_texts'
    | 'support_replies'
    | 'alert_thresholds'
    | 'vehicle_classes'
    | 'wineries'
    | 'promotion';
  /** The promo code, for kind promotion */
  subject?: string | null;
  /** Newest version, to send as `basedOn`; 0 when nothing was saved yet */
  newest: number;
  /** Newest first; the last entry is the state before the first version */
  versions: SettingVersionView[];
};
export type SettingValue = {
  serviceArea?: ServiceAreaSetting | null;
  features?: Features | null;
  legalTexts?: LegalTexts | null;
  supportReplies?: SupportReplies | null;
  alertThresholds?: AlertThresholdsSetting | null;
  vehicleClasses?: VehicleClassesSetting | null;
};
export type NewSettingVersion = {
  /** The newest version that the operator saw; 0 when there was none */
  basedOn: number;
  /** For operators */
  reason: string;
  value: SettingValue;
};
export type SettingRestoration = {
  /** The newest version that the operator saw */
  basedOn: number;
  /** For operators */
  reason: string;
  /** The promo code, for kind promotion */
  subject?: string | null;
};
export type OperatorView = {
  id: number;
  name: string;
  email: string;
  role: 'viewer' | 'support' | 'dispatcher' | 'finance' | 'administrator';
  /** Named in ADMIN_EMAILS, so always an administrator */
  isFixed: boolean;
  /** Null for a person who was invited and has not signed in yet */
  lastSignedInAt?: string | null;
};
export type OperatorInvitation = {
  /** The code from the authenticator app, or the code texted to an operator who has neither an app nor a passkey; may be left out within ten minutes after signing in */
  code?: string | null;
  /** Used when the address has no account yet */
  name: string;
  email: string;
  role: 'viewer' | 'support' | 'dispatcher' | 'finance' | 'administrator';
};
export type OperatorRoleChange = {
  /** The code from the authenticator app, or the code texted to an operator who has neither an app nor a passkey; may be left out within ten minutes after signing in */
  code?: string | null;
  role: 'viewer' | 'support' | 'dispatcher' | 'finance' | 'administrator';
  /** The role that is being replaced */
  expectedRole: 'viewer' | 'support' | 'dispatcher' | 'finance' | 'administrator';
};
export type FreshProofRequest = {
  /** The code from the authenticator app, or the code texted to an operator who has neither an app nor a passkey; may be left out within ten minutes after signing in */
  code?: string | null;
};
export type AuthenticatorView = {
  addedAt: string;
  lastUsedAt?: string | null;
};
export type SignInSecurity = {
  /** Null when there is none */
  authenticator?: AuthenticatorView | null;
  recoveryCodesLeft: number;
  /** Ten digits */
  phone?: string | null;
  /** Whether the phone was verified with a code */
  phoneVerified: boolean;
  /** Whether codes can be sent to you by text message; if you have an app or passkey, only to a verified phone */
  textCodes: boolean;
};
export type AuthenticatorSetup = {
  /** For a QR code (otpauth://…) */
  uri: string;
  /** For typing in when no code can be scanned */
  secret: string;
  /** Must be sent back with the first code */
  token: string;
};
export type RecoveryCode = {
  code: string;
};
export type RecoveryCodes = {
  codes: RecoveryCode[];
};
export type AuthenticatorConfirmation = {
  token: string;
  code: string;
};
export type RecoveryCodesRequest = {
  /** The code from the authenticator app, or the code texted to an operator who has neither an app nor a passkey; may be left out within ten minutes after signing in */
  code?: string | null;
};
export type OperatorPhoneChange = {
  /** The code from the authenticator app, or the code texted to an operator who has neither an app nor a passkey; may be left out within ten minutes after signing in */
  code?: string | null;
  /** Stored as ten digits; unverified until the code that is texted to it is entered */
  phone: string;
};
export type PasskeyView = {
  id: string;
  name: string;
  addedAt: string;
  lastUsedAt?: string | null;
};
export type NewPasskey = {
  /** The credential as JSON (WebAuthn level 3, toJSON) */
  response: {
    [key: string]: any;
  };
  /** Name chosen by its owner */
  name: string;
};
export type PasskeyOptions = {
  options: {
    [key: string]: any;
  };
};
export type UserView = {
  id: number;
  name: string;
  email: string;
  /** Ten digits */
  phone?: string | null;
  /** Whether the phone was verified with a code; only then can it be used to sign in */
  phoneVerified: boolean;
  avatar?: string | null;
  /** The deployment's city */
  location: string;
  roles: ('rider' | 'driver' | 'admin')[];
  /** Set once the person has applied to drive */
  driverId?: number | null;
  /** Whether this operator still has to provide the second code */
  secondFactorRequired: boolean;
  /** Permissions of an operator; set once the second code was provided */
  operatorRole?: ('viewer' | 'support' | 'dispatcher' | 'finance' | 'administrator') | null;
  createdAt: string;
  /** The only ride of a guest, who has no account */
  guestRideId?: number | null;
};
export type PasskeyAnswer = {
  /** The credential as JSON (WebAuthn level 3, toJSON) */
  response: {
    [key: string]: any;
  };
};
export type OperatorSessionView = {
  id: string;
  /** Name of the browser, such as Firefox */
  browser?: string | null;
  /** Operating system, such as Windows */
  system?: string | null;
  openedAt?: string | null;
  /** Accurate to five minutes */
  lastActiveAt?: string | null;
  /** Whether this is the caller’s session */
  isCurrent: boolean;
};
export type SecondFactorOptions = {
  methods: ('app' | 'text' | 'recovery')[];
  /** Whether they have a passkey, which signs in without any code */
  passkeys: boolean;
  /** Whether an authenticator app must be set up now, because no method is set up and text codes are off */
  mustSetUp: boolean;
  /** How the code of the method `text` is sent: by mail after a sign-in by phone; null without this method */
  codeChannel?: ('mail' | 'text') | null;
};
export type SecondFactor = {
  code: string;
  /** Source of the code; a text message when left out */
  method?: ('app' | 'text' | 'recovery') | null;
};
export type SignUp = {
  name: string;
  email: string;
  /** Stored as ten digits */
  phone: string;
  avatar?: string | null;
};
export type UserUpdate = {
  name?: string | null;
  phone?: string | null;
  /** Language of mails */
  language?: ('en' | 'es') | null;
};
export type PhoneVerification = {
  code: string;
};
export type RiderBlocking = {
  /** Shown to the rider */
  reason: string;
};
export type AccountDeletionCode = {
  channel: 'mail' | 'text';
  /** Your own e-mail address, or your phone number with ten digits */
  to: string;
};
export type AccountDeletionRequest = {
  code: string;
};
export type PersonErasure = {
  /** For the audit log, for example how they made the request */
  reason: string;
};
export type CodeRequest = {
  /** E-mail address or phone number */
  identifier: string;
};
export type CodeVerification = {
  /** E-mail address or phone number */
  identifier: string;
  code: string;
};
export type RideTypeAvailability = {
  rideType:
    | 'GroupX'
    | 'GroupXL'
    | 'GroupXXL'
    | 'CharterBus'
    | 'EventShuttle'
    | 'PartyBus'
    | 'GroupPool'
    | 'CasinoShuttle'
    | 'WineTour';
  availability: 'now' | 'soon' | 'later' | 'none' | 'group_too_large';
  /** An immediate ride can be booked */
  canRequestNow: boolean;
  /** Minutes until the vehicle is at the pickup, including earlier stops when other groups share it; null unless it is available now */
  minutes?: number | null;
  /** Minutes are an estimate along a straight line, not a route on roads */
  minutesEstimated: boolean;
  /** Approximate time at which a busy vehicle can be at the pickup; null unless all are busy */
  nextAvailableAt?: string | null;
  /** Suggested start of a scheduled ride; null when a vehicle is free now */
  suggestedStart?: string | null;
};
export type AvailabilityView = {
  rideTypes: RideTypeAvailability[];
};
export type AvailabilityRequest = {
  groupSize: number;
  pickup: Position;
  /** Destination of the group. Only with a destination does GroupPool include vehicles with other groups that this one could join, because that depends on the route. Without it, GroupPool may be available earlier than stated. */
  destination?: Position | null;
};
export type RideRequestView = {
  /** Id of the ride */
  id: number;
  offerId: number;
  /** First name */
  riderName: string;
  pickupLocation: string;
  dropoffLocation: string;
  /** The nearest known address, if the rider’s name for the pickup is not that of a known place */
  pickupAddress?: string | null;
  /** The same for the destination */
  dropoffAddress?: string | null;
  pickup: Position;
  destination: Position;
  rideType:
    | 'GroupX'
    | 'GroupXL'
    | 'GroupXXL'
    | 'CharterBus'
    | 'EventShuttle'
    | 'PartyBus'
    | 'GroupPool'
    | 'CasinoShuttle'
    | 'WineTour';
  groupSize: number;
  /** What the driver earns, with a $ sign */
  estimatedFare: string;
  paymentMethod: 'card' | 'cash' | 'account';
  /** What the riders pay in total; for cash rides, what the driver collects */
  totalFare: string;
  /** Rides that the organizer has completed so far */
  riderTrips: number;
  /** Miles of the trip */
  distance: number;
  /** Minutes of the trip */
  duration: number;
  /** Miles to the pickup */
  pickupDistance: number;
  /** Minutes to the pickup */
  pickupMinutes: number;
  scheduledAt?: string | null;
  /** Hours; null when the ride is not booked by the hour */
  hourlyDuration?: number | null;
  requestTime: string;
  /** When the ride was offered; `expiresAt` less this is the whole time to answer */
  offeredAt: string;
  expiresAt: string;
  /** Milliseconds left by the server’s clock */
  expiresInMs: number;
};
export type Place = {
  /** Degrees north, WGS 84 */
  lat: number;
  /** Degrees east, WGS 84 */
  lng: number;
  name: string;
};
export type PledgeShare = {
  riders: number;
  /** Price of the ride for this number of people */
  total: string;
  /** Your share, or that of the next person to join; in a quote the largest share. If others leave, odd cents may move from one person to another */
  share: string;
};
export type PledgeView = {
  minRiders: number;
  /** Maximum number of riders */
  seats: number;
  deadline: string;
  /** The highest share of the table: everyone agrees to it when joining, and nobody pays more */
  maxShare: string;
  /** For every number of riders from the minimum to all seats */
  shares: PledgeShare[];
  state: 'open' | 'reached' | 'requested' | 'missed' | 'cancelled';
  /** People whose share is set aside, or whose card is saved */
  joined: number;
  /** Seats that nobody has taken, not even somebody who is still paying */
  seatsLeft: number;
  /** Time since which nobody can join or leave; null while people can */
  closedAt?: string | null;
  /** When saved cards are authorized: after the deadline, but no earlier than six days before the start */
  authorizesAt: string;
  /** Deadline for replacing a declined card; null before saved cards are authorized */
  fixBy?: string | null;
};
export type RideMoney = {
  total: string;
  /** Your own seat */
  yourShare: string;
  /** What you would be charged if the ride ended now */
  yourCharge: string;
  /** The most you can be charged */
  yourLargestCharge: string;
  /** What members other than the organizer pay, including with credit */
  paidByMembers: string;
  /** What has been refunded to you */
  yourRefunds: string;
};
export type RiderAmounts = {
  /** Price of the rider’s own seat, whoever pays it; 0.00 once the ride is cancelled */
  share: string;
  /** Part of the share paid by credit: set aside or, once the ride is over, used */
  credit: string;
  /** What the rider would pay if the ride ended now or, once it is over, what it cost them */
  due: string;
  /** The most the rider can be charged */
  atMost: string;
  /** Authorized on the rider’s cards and not charged */
  setAside: string;
  /** Charged to the rider’s cards for the ride, without a tip */
  charged: string;
  /** What the driver received from the rider in cash */
  inCash: string;
  /** Tip that the rider gave the driver */
  tip: string;
  /** Returned to the rider, including by their bank after a dispute */
  refunded: string;
  /** Once the ride is over: the amount that was set aside and is not charged */
  released: string;
  /** Once the ride is over: the amount that the rider does not have to pay */
  waived: string;
  /** Once the ride is over: the amount still to be charged or paid */
  outstanding: string;
  /** Sum of charges, cash and tip, less refunds */
  paid: string;
};
export type DriverPay = {
  /** The fare before the riders’ service fee, taxes and promotions */
  fare: string;
  /** GroupRide’s part of the fare, in percent */
  commissionPercent: number;
  commission: string;
  /** Fare less commission, without tips */
  earnings: string;
};
export type PromotionDiscount = {
  name: string;
  code: string;
  discountAmount: string;
};
export type RunStopView = {
  rideId: number;
  kind: 'pickup' | 'dropoff';
  place: Place;
  /** The nearest known address, if the rider’s name for the place is not that of a known place */
  address?: string | null;
  plannedAt: string;
  /** When people got in or out */
  doneAt?: string | null;
  /** People who get in or out */
  people: number;
  /** First name of the organizer, or of the passenger when an account pays */
  riderName?: string | null;
  state: 'done' | 'skipped' | 'current' | 'ahead';
};
export type RunView = {
  id: number;
  /** In order */
  stops: RunStopView[];
  /** Position of the current stop in the list, from 0; null when all stops are done */
  position?: number | null;
  /** What the driver earns with all rides that were not cancelled, without tips */
  earnings: string;
};
export type SharedPriceView = {
  /** Time since which another group shares the vehicle; null while none has */
  sharedAt?: string | null;
  /** What the ride costs without another group */
  alone: string;
  /** Price once another group shares the vehicle; it remains even if that group cancels */
  shared: string;
};
export type RideView = {
  id: number;
  organizerId: number;
  /** Your role in this ride */
  you: 'organizer' | 'member' | 'driver' | 'admin';
  pickupLocation: string;
  dropoffLocation: string;
  /** For the driver: the nearest known address, if the rider’s name for the pickup is not that of a known place */
  pickupAddress?: string | null;
  /** The same for the destination */
  dropoffAddress?: string | null;
  pickup: Place;
  destination: Place;
  groupSize: number;
  rideType:
    | 'GroupX'
    | 'GroupXL'
    | 'GroupXXL'
    | 'CharterBus'
    | 'EventShuttle'
    | 'PartyBus'
    | 'GroupPool'
    | 'CasinoShuttle'
    | 'WineTour';
  /** 0.00 for members of a ride that an account pays for */
  totalCost: string;
  costPerPerson: string;
  status: 'awaiting_payment' | 'pending' | 'confirmed' | 'en_route' | 'in_progress' | 'completed' | 'cancelled';
  driverId?: number | null;
  bookingType: 'now' | 'scheduled';
  scheduledAt?: string | null;
  /** Date in the city */
  scheduledDate?: string | null;
  /** Time in the city */
  scheduledTime?: string | null;
  isHourlyBooking: boolean;
  hourlyDuration?: number | null;
  paymentMethod: 'card' | 'cash' | 'account';
  splitMode: 'cover' | 'sponsor' | 'custom' | 'pledge';
  /** Null for the driver, and unless the split mode is pledge */
  pledge?: PledgeView | null;
  /** Miles */
  distance: number;
  /** Minutes */
  duration: number;
  money: RideMoney;
  /** Your amounts; null for the driver and for operations */
  amounts?: RiderAmounts | null;
  /** The driver’s pay; null for others */
  driverPay?: DriverPay | null;
  /** Discounts already included in the total; empty for the driver */
  appliedPromotions: PromotionDiscount[];
  memberCount: number;
  /** First name of the organizer or, when an account pays, of the passenger; the full name for the service that booked the ride */
  riderName?: string | null;
  /** The business that booked the ride for the passenger; null for the driver */
  bookedBy?: string | null;
  /** Phone number of the organizer or passenger, for the assigned driver from acceptance to completion */
  riderPhone?: string | null;
  /** All stops of the vehicle if it serves this ride together with others, for the driver and for operations; otherwise null */
  run?: RunView | null;
  /** Number of stops that the vehicle makes for other groups before your pickup or, once you are aboard, before your destination; null before its driver sets out, for the driver and for operations, and for a ride that is served alone */
  stopsBefore?: number | null;
  /** For GroupPool: the price with and without another group. Null for other ride types, for the driver, and for members of a ride that an account pays for */
  sharedPrice?: SharedPriceView | null;
  /** When the ride is cancelled if it is not paid */
  payBefore?: string | null;
  /** Number of the last event you may see */
  lastEvent: number;
  createdAt: string;
  acceptedAt?: string | null;
  arrivedAt?: string | null;
  startedAt?: string | null;
  completedAt?: string | null;
  cancelledAt?: string | null;
  cancelReason?: string | null;
};
export type AcceptedRide = {
  ride: RideView;
};
export type DriverRates = {
  /** Days that are counted */
  days: number;
  accepted: number;
  declined: number;
  /** Requests without an answer */
  missed: number;
  /** Accepted rides that the driver gave back, or lost by not coming */
  released: number;
  /** Percent of the requests that were accepted */
  acceptanceRate?: number | null;
  /** Percent of the accepted rides that were given back */
  cancellationRate?: number | null;
};
export type DemandArea = {
  /** Middle of the square, not a pickup */
  center: Position;
  /** Number of groups that wait in the square */
  waiting: number;
};
export type DemandView = {
  /** Most groups first; 50 at most */
  areas: DemandArea[];
};
export type DispatchCandidateView = {
  driverId: number;
  driverName: string;
  vehicle: string;
  vehicleClass: 'car' | 'van' | 'minibus' | 'shuttle' | 'coach' | 'party_bus';
  seats: number;
  fit: 'right_sized' | 'larger' | 'unsuitable';
  /** Minutes to the pickup; null for drivers who were left out */
  minutes?: number | null;
  /** Seconds to the pickup plus a penalty for a larger vehicle; the lowest is best. Null for drivers who were left out */
  score?: number | null;
  result:
    | 'offered'
    | 'not_preferred'
    | 'matched_elsewhere'
    | 'locked'
    | 'member'
    | 'refused'
    | 'not_confirmed'
    | 'stopped_coming'
    | 'taken_back'
    | 'unanswered'
    | 'went_offline'
    | 'controlled'
    | 'documents_expired'
    | 'offline'
    | 'position_too_old'
    | 'vehicle_too_small'
    | 'class_not_suitable'
    | 'busy'
    | 'scheduled_ride'
    | 'other_offer'
    | 'too_far'
    | 'no_route';
};
export type ServedRide = {
  rideId: number;
};
export type SharedVehicleCandidateView = {
  driverId: number;
  driverName: string;
  vehicle: string;
  /** Rides that the vehicle was serving */
  rides: ServedRide[];
  /** Minutes to the pickup, including the stops before it; null if the group cannot join */
  minutes?: number | null;
  /** Additional driving time of the vehicle; null if the group cannot join */
  addedSeconds?: number | null;
  result:
    | 'joined'
    | 'not_preferred'
    | 'no_way'
    | 'no_seats'
    | 'promise_to_others'
    | 'pickup_too_late'
    | 'ride_too_long'
    | 'member'
    | 'refused'
    | 'not_confirmed'
    | 'stopped_coming'
    | 'taken_back'
    | 'unanswered'
    | 'went_offline'
    | 'controlled'
    | 'documents_expired'
    | 'offline'
    | 'position_too_old'
    | 'vehicle_too_small'
    | 'class_not_suitable'
    | 'busy'
    | 'scheduled_ride'
    | 'other_offer'
    | 'too_far'
    | 'no_route';
};
export type DispatchExclusionCount = {
  reason:
    | 'member'
    | 'refused'
    | 'not_confirmed'
    | 'stopped_coming'
    | 'taken_back'
    | 'unanswered'
    | 'went_offline'
    | 'controlled'
    | 'documents_expired'
    | 'offline'
    | 'position_too_old'
    | 'vehicle_too_small'
    | 'class_not_suitable'
    | 'busy'
    | 'scheduled_ride'
    | 'other_offer'
    | 'too_far'
    | 'no_route';
  /** Number of drivers who were left out for this reason, including those who are not listed */
  drivers: number;
};
export type DispatchDecisionView = {
  id: number;
  at: string;
  /** The driver who was offered the ride, or whose vehicle the group joined; null when there was none */
  driverId?: number | null;
  driverName?: string | null;
  /** Number of rides that were matched together, including this one */
  ridesTogether: number;
  /** Whether minutes are estimated from straight lines, because road data was not available */
  minutesEstimated: boolean;
  candidates: DispatchCandidateView[];
  /** For GroupPool: vehicles with other groups, best first */
  sharedVehicles: SharedVehicleCandidateView[];
  leftOut: DispatchExclusionCount[];
};
export type DispatchDecisionList = {
  decisions: DispatchDecisionView[];
};
export type ScheduledRideView = {
  id: number;
  state: 'open' | 'offered' | 'taken';
  /** Time until which it is offered to you alone */
  offeredUntil?: string | null;
  /** Your place on the standby list; null while you are not on it */
  standbyPlace?: number | null;
  /** Drivers on the standby list */
  standbyCount: number;
  scheduledAt: string;
  pickupLocation: string;
  dropoffLocation: string;
  /** The nearest known address, if the rider’s name for the pickup is not that of a known place */
  pickupAddress?: string | null;
  /** The same for the destination */
  dropoffAddress?: string | null;
  rideType:
    | 'GroupX'
    | 'GroupXL'
    | 'GroupXXL'
    | 'CharterBus'
    | 'EventShuttle'
    | 'PartyBus'
    | 'GroupPool'
    | 'CasinoShuttle'
    | 'WineTour';
  groupSize: number;
  /** What you earn */
  earnings: string;
  paymentMethod: 'card' | 'cash' | 'account';
  /** Minutes of the trip */
  duration: number;
  /** Booked hours; null for a ride that is not booked by the hour */
  hourlyDuration?: number | null;
  /** Minutes by road to the pickup, from the end of your previous ride or from your last position */
  pickupMinutes?: number | null;
};
export type ScheduledRideList = {
  /** Scheduled rides are also offered to you ahead of time */
  offersAhead: boolean;
  rides: ScheduledRideView[];
};
export type OffersAhead = {
  /** Whether scheduled rides are offered to you ahead of time */
  enabled: boolean;
};
export type StandbyPlace = {
  /** Place on the list; 1 for the driver who gets the ride first */
  place: number;
};
export type StandbyDriver = {
  driverId: number;
  driverName: string;
  vehicle: string;
  place: number;
  joinedAt: string;
};
export type StandbyList = {
  drivers: StandbyDriver[];
};
export type RideEventView = {
  number: number;
  type:
    | 'ride_created'
    | 'payment_authorized'
    | 'payment_failed'
    | 'card_stored'
    | 'ride_requested'
    | 'member_joined'
    | 'guest_signed_in'
    | 'member_left'
    | 'share_authorized'
    | 'share_failed'
    | 'share_released'
    | 'share_consent_needed'
    | 'share_agreed'
    | 'share_declined'
    | 'split_changed'
    | 'price_changed'
    | 'pickup_moved'
    | 'destination_changed'
    | 'pledge_joined'
    | 'pledge_reached'
    | 'pledge_reopened'
    | 'pledge_closed'
    | 'pledge_collecting'
    | 'change_given_up'
    | 'offer_made'
    | 'offer_declined'
    | 'offer_expired'
    | 'driver_assigned'
    | 'driver_set_out'
    | 'driver_arrived'
    | 'driver_released'
    | 'run_joined'
    | 'run_advanced'
    | 'run_left'
    | 'vehicle_shared'
    | 'progress_asked'
    | 'progress_confirmed'
    | 'confirmation_asked'
    | 'confirmation_given'
    | 'member_verified'
    | 'member_no_show'
    | 'member_no_show_undone'
    | 'trip_started'
    | 'safety_check_asked'
    | 'trip_completed'
    | 'ride_cancelled'
    | 'hold_captured'
    | 'hold_released'
    | 'hold_renewed'
    | 'hold_renewal_failed'
    | 'capture_failed'
    | 'cash_received'
    | 'debt_closed'
    | 'tip_given'
    | 'tip_failed'
    | 'settle_up_sent'
    | 'settle_up_confirmed'
    | 'payment_refunded'
    | 'refund_failed'
    | 'payment_disputed'
    | 'dispute_won'
    | 'dispute_lost'
    | 'dispute_evidence_submitted';
  at: string;
  actorKind: 'rider' | 'driver' | 'admin' | 'system';
  /** First name */
  actorName?: string | null;
  /** Status after the event; null if the event did not change it */
  status?:
    ('awaiting_payment' | 'pending' | 'confirmed' | 'en_route' | 'in_progress' | 'completed' | 'cancelled') | null;
  reason?: string | null;
  data: {
    [key: string]: any;
  };
};
export type UnreachablePeriod = {
  from: string;
  until: string;
};
export type DriverView = {
  id: number;
  name: string;
  /** Visible to the organizer from acceptance to completion, to yourself and to operations */
  phone?: string | null;
  vehicle: string;
  licensePlate: string;
  seats: number;
  vehicleClass: 'car' | 'van' | 'minibus' | 'shuttle' | 'coach' | 'party_bus';
  /** One decimal, "5.0" */
  rating: string;
  /** Fewer than three ratings: show “New” instead of the rating */
  isNew: boolean;
  totalTrips: number;
  isOnline: boolean;
  currentLocation?: Position | null;
  avatar?: string | null;
  applicationStatus: 'applied' | 'approved' | 'rejected' | 'suspended';
  /** Why the application was rejected or the account suspended; only visible to yourself and to operations */
  applicationReason?: string | null;
  /** The last period in which you were online but no offer could reach you; only visible to yourself and to operations */
  unreachable?: UnreachablePeriod | null;
};
export type DriverApplication = {
  /** As on the license */
  fullName: string;
  /** YYYY-MM-DD; 21 years ago or earlier */
  dateOfBirth: string;
  /** Street and number */
  address: string;
  city: string;
  state:
    | 'AL'
    | 'AK'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'PR'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VA'
    | 'VI'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY';
  zipCode: string;
  licenseNumber: string;
  /** The state that issued the license */
  licenseState:
    | 'AL'
    | 'AK'
    | 'AZ'
    | 'AR'
    | 'CA'
    | 'CO'
    | 'CT'
    | 'DE'
    | 'DC'
    | 'FL'
    | 'GA'
    | 'HI'
    | 'ID'
    | 'IL'
    | 'IN'
    | 'IA'
    | 'KS'
    | 'KY'
    | 'LA'
    | 'ME'
    | 'MD'
    | 'MA'
    | 'MI'
    | 'MN'
    | 'MS'
    | 'MO'
    | 'MT'
    | 'NE'
    | 'NV'
    | 'NH'
    | 'NJ'
    | 'NM'
    | 'NY'
    | 'NC'
    | 'ND'
    | 'OH'
    | 'OK'
    | 'OR'
    | 'PA'
    | 'PR'
    | 'RI'
    | 'SC'
    | 'SD'
    | 'TN'
    | 'TX'
    | 'UT'
    | 'VT'
    | 'VA'
    | 'VI'
    | 'WA'
    | 'WV'
    | 'WI'
    | 'WY';
  /** First day with a license, YYYY-MM-DD; 3 years ago or earlier */
  licensedSince: string;
  emergencyContact: string;
  emergencyPhone: string;
  /** Driving experience */
  experience?: string | null;
  vehicleMake: string;
  vehicleModel: string;
  /** 2015 or newer */
  vehicleYear: number;
  vehicleColor:
    | 'white'
    | 'black'
    | 'gray'
    | 'silver'
    | 'blue'
    | 'red'
    | 'green'
    | 'brown'
    | 'beige'
    | 'gold'
    | 'orange'
    | 'yellow'
    | 'purple';
  licensePlate: string;
  /** Passenger seats */
  seats: number;
  /** Derived from the seats when missing */
  vehicleClass?: ('car' | 'van' | 'minibus' | 'shuttle' | 'coach' | 'party_bus') | null;
  insuranceProvider: string;
  insurancePolicy: string;
  /** All consents are required */
  consents: ('driving_record' | 'background_check' | 'terms')[];
  /** Version of the wording to which the applicant agreed */
  consentVersion: string;
};
export type ApplicationDraftFields = {
  fullName?: string | null;
  dateOfBirth?: string | null;
  address?: string | null;
  city?: string | null;
  state?: string | null;
  zipCode?: string | null;
  licenseNumber?: string | null;
  licenseState?: string | null;
  licensedSince?: string | null;
  emergencyContact?: string | null;
  emergencyPhone?: string | null;
  experience?: string | null;
  vehicleMake?: string | null;
  vehicleModel?: string | null;
  vehicleYear?: string | null;
  vehicleColor?: string | null;
  licensePlate?: string | null;
  seats?: number | null;
  vehicleClass?: string | null;
  insuranceProvider?: string | null;
  insurancePolicy?: string | null;
};
export type ApplicationDraftView = {
  /** The revision that this one follows; 0 when there was none */
  revision: number;
  /** The open step, counted from 0 */
  step: number;
  /** Number of completed steps, counted from the first */
  completed: number;
  fields: ApplicationDraftFields;
  /** Null when there is no draft */
  savedAt?: string | null;
};
export type ApplicationDraft = {
  /** The revision that this one follows; 0 when there was none */
  revision: number;
  /** The open step, counted from 0 */
  step: number;
  /** Number of completed steps, counted from the first */
  completed: number;
  fields: ApplicationDraftFields;
};
export type DriverApplicationView = {
  fullName: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  licenseNumber: string;
  licenseState: string;
  /** YYYY-MM-DD */
  licensedSince: string;
  emergencyContact: string;
  /** Ten digits */
  emergencyPhone: string;
  experience?: string | null;
  vehicleMake: string;
  vehicleModel: string;
  vehicleYear: number;
  vehicleColor:
    | 'white'
    | 'black'
    | 'gray'
    | 'silver'
    | 'blue'
    | 'red'
    | 'green'
    | 'brown'
    | 'beige'
    | 'gold'
    | 'orange'
    | 'yellow'
    | 'purple';
  insuranceProvider: string;
  insurancePolicy: string;
  consents: ('driving_record' | 'background_check' | 'terms')[];
  /** Version of the wording to which the applicant agreed */
  consentVersion: string;
  /** When the application was sent and the consents were given */
  submittedAt: string;
};
export type AvailableDriver = {
  id: string;
  /** First name */
  name: string;
  vehicle: string;
  rating: string;
  /** Fewer than three ratings: show “New” instead of the rating */
  isNew: boolean;
  totalTrips: number;
  /** Minutes to `near`; null without it */
  eta?: number | null;
  currentLocation: Position;
  /** Degrees clockwise from north, rounded; null while unknown */
  heading?: number | null;
};
export type OnlineStatus = {
  isOnline: boolean;
};
export type VehicleChange = {
  vehicleClass: 'car' | 'van' | 'minibus' | 'shuttle' | 'coach' | 'party_bus';
};
export type Heartbeat = {
  /** Client’s clock, milliseconds since 1970 */
  timestamp: number;
  background?: boolean | null;
  unloading?: boolean | null;
};
export type VehicleClassesView = {
  /** Smallest first */
  classes: VehicleClassSetting[];
};
export type RouteLane = {
  /** Directions of the lane */
  directions: (
    | 'straight'
    | 'slight_left'
    | 'left'
    | 'sharp_left'
    | 'slight_right'
    | 'right'
    | 'sharp_right'
    | 'u_turn'
    | 'roundabout'
    | 'arrive'
  )[];
  /** Whether the route can be followed from this lane */
  recommended: boolean;
};
export type RouteStep = {
  text: string;
  /** Meters to the next maneuver */
  distance: number;
  /** Seconds to the next maneuver */
  duration: number;
  location: Position;
  /** Null when the routing engine does not provide it */
  direction?:
    | (
        | 'straight'
        | 'slight_left'
        | 'left'
        | 'sharp_left'
        | 'slight_right'
        | 'right'
        | 'sharp_right'
        | 'u_turn'
        | 'roundabout'
        | 'arrive'
      )
    | null;
  /** Number of the exit of a roundabout */
  exit?: number | null;
  /** Name or number of the road that the maneuver leads to, if it has one */
  street?: string | null;
  /** Lanes at the beginning of the maneuver; empty when unknown */
  lanes: RouteLane[];
};
export type RouteView = {
  /** Encoded polyline, precision 1e5 */
  polyline: string;
  /** Meters */
  distance: number;
  /** Seconds, as text */
  duration: string;
};
export type DirectionsView = {
  /** Encoded polyline, precision 1e5 */
  polyline: string;
  /** Meters */
  distance: number;
  /** Seconds, as text */
  duration: string;
  /** A straight-line estimate, not a route on roads */
  estimated: boolean;
  service: 'city' | 'valhalla' | 'mapbox' | 'google' | 'estimate';
  steps: RouteStep[];
  /** Alternative routes, fastest first */
  alternatives: RouteView[];
};
export type MappingServiceView = {
  id: 'city' | 'valhalla' | 'mapbox' | 'google' | 'estimate';
  name: string;
  /** Whether its key or address is set, or it needs none */
  configured: boolean;
  /** Whether it responded to the last request */
  available: boolean;
  /** Requests that this service currently answers */
  answers: ('directions' | 'places' | 'geocoding' | 'tiles' | 'matrix' | 'matching')[];
};
export type MappingStatusView = {
  services: MappingServiceView[];
  /** Basis for choosing drivers: travel times on the roads of the city, or estimates from straight lines when the import contains no travel times */
  travelTimes: 'roads' | 'straight_lines';
};
export type PushTopicSetting = {
  topic:
    | 'driver_assigned'
    | 'driver_arrived'
    | 'payment_needed'
    | 'invitation'
    | 'message'
    | 'ride_offer'
    | 'ride_reminder'
    | 'ride_message'
    | 'support_answer'
    | 'emergency';
  enabled: boolean;
};
export type PushSettingsView = {
  /** The server’s VAPID key (base64url), with which a browser subscribes; null when this deployment sends no messages */
  publicKey?: string | null;
  topics: PushTopicSetting[];
};
export type PushSubscriptionView = {
  id: number;
};
export type PushKeys = {
  /** Public key of the browser, P-256, base64url */
  p256dh: string;
  /** Authentication secret, 16 bytes, base64url */
  auth: string;
};
export type PushSubscriptionForm = {
  /** Address of the subscription at the browser’s push service */
  endpoint: string;
  keys: PushKeys;
};
export type RideTypeView = {
  id:
    | 'GroupX'
    | 'GroupXL'
    | 'GroupXXL'
    | 'CharterBus'
    | 'EventShuttle'
    | 'PartyBus'
    | 'GroupPool'
    | 'CasinoShuttle'
    | 'WineTour';
  name: string;
  description: string;
  /** Per person, up to the included distance */
  basePerPerson: string;
  minGroupSize: number;
  /** Minimum number of seats that a group pays for */
  minimumSeats: number;
  /** Maximum number of people in a group that books now */
  maxGroupSize: number;
  /** Whether it can be booked, because operations offer a vehicle class that serves it */
  offered: boolean;
};
export type RideTypePrice = {
  rideType:
    | 'GroupX'
    | 'GroupXL'
    | 'GroupXXL'
    | 'CharterBus'
    | 'EventShuttle'
    | 'PartyBus'
    | 'GroupPool'
    | 'CasinoShuttle'
    | 'WineTour';
  /** After promotions; null when the group does not fit */
  finalTotal?: string | null;
  /** The largest share of one seat; null when the group does not fit */
  perPerson?: string | null;
  /** The promo code applies to this ride type and is included in its price */
  promotionApplied: boolean;
};
export type RideTypePricesView = {
  prices: RideTypePrice[];
  /** Miles; 0 without both places */
  distance: number;
  /** Minutes; 0 without both places */
  duration: number;
  /** Distance is an estimate, not a route on roads */
  distanceEstimated: boolean;
};
export type RideTypePricesRequest = {
  groupSize: number;
  pickup?: Place | null;
  destination?: Place | null;
  promoCode?: string | null;
  isHourlyBooking?: boolean | null;
  hourlyDuration?: number | null;
  bookingType?: ('now' | 'scheduled') | null;
  /** Date in the city */
  scheduledDate?: string | null;
  /** Time in the city */
  scheduledTime?: string | null;
};
export type MatchedPrice = {
  /** Price that replaces the final total */
  total: string;
  /** The largest share of one seat */
  perPerson: string;
  /** Difference from the final total */
  discount: string;
};
export type AppliedPromotion = {
  name: string;
  code: string;
  discountAmount: string;
  /** Whether booking with this promotion still requires the person to verify a phone */
  needsVerifiedPhone: boolean;
};
export type PledgeQuote = {
  minRiders: number;
  /** Maximum number of riders */
  seats: number;
  deadline: string;
  /** The highest share of the table: everyone agrees to it when joining, and nobody pays more */
  maxShare: string;
  /** For every number of riders from the minimum to all seats */
  shares: PledgeShare[];
};
export type AccountCheck = {
  allowed: boolean;
  /** Why it is not possible */
  reason?: string | null;
  /** The error code with which booking would be refused */
  reasonCode?: ('account_limit_reached' | 'account_suspended' | 'account_closed' | 'scope_missing') | null;
  /** Amount by which the credit limit would be exceeded */
  missing?: string | null;
};
export type PricingView = {
  /** Id with which this price can be booked; null for an indication */
  quoteId?: string | null;
  expiresAt?: string | null;
  baseFare: string;
  serviceFee: string;
  taxes: string;
  /** Before promotions */
  total: string;
  /** After promotions */
  finalTotal: string;
  /** The largest share of one seat */
  perPerson: string;
  /** For GroupPool: the price if another group shares the vehicle, as binding as the price without one; otherwise null */
  matched?: MatchedPrice | null;
  /** Number of seats that the group pays for, if it is smaller than the minimum; otherwise null */
  minimumSeats?: number | null;
  /** The most the organizer can be charged */
  largestCharge: string;
  /** Savings compared with everyone riding alone; 0.00 when there are none */
  savings: string;
  appliedPromotions: AppliedPromotion[];
  /** Null unless the request has pledge terms */
  pledge?: PledgeQuote | null;
  /** Whether your business account can currently pay for it; null unless a service of a business account asks */
  businessAccount?: AccountCheck | null;
  /** Miles */
  distance: number;
  /** Minutes */
  duration: number;
  /** Distance is an estimate, not a route on roads */
  distanceEstimated: boolean;
};
export type PledgeTerms = {
  /** Number of people, including the organizer, who must join for the ride to take place */
  minRiders: number;
  /** Time until which people can join or leave; at least three hours before the start */
  deadline: string;
};
export type PricingRequest = {
  groupSize: number;
  pickup?: Place | null;
  destination?: Place | null;
  promoCode?: string | null;
  isHourlyBooking?: boolean | null;
  hourlyDuration?: number | null;
  bookingType?: ('now' | 'scheduled') | null;
  /** Date in the city */
  scheduledDate?: string | null;
  /** Time in the city */
  scheduledTime?: string | null;
  rideType:
    | 'GroupX'
    | 'GroupXL'
    | 'GroupXXL'
    | 'CharterBus'
    | 'EventShuttle'
    | 'PartyBus'
    | 'GroupPool'
    | 'CasinoShuttle'
    | 'WineTour';
  /** Adds everyone’s share for every number of riders to the response; the group size is the number of seats */
  pledge?: PledgeTerms | null;
};
export type RideTypeRates = {
  rideType:
    | 'GroupX'
    | 'GroupXL'
    | 'GroupXXL'
    | 'CharterBus'
    | 'EventShuttle'
    | 'PartyBus'
    | 'GroupPool'
    | 'CasinoShuttle'
    | 'WineTour';
  /** Per person, up to the included distance, or per hour; 1.00 to 500.00 */
  basePerPerson: string;
  /** Minimum number of seats that a group pays for */
  minimumSeats: number;
  /** Miles that the base covers */
  includedMiles: number;
  /** Ten-thousandths of the base for each additional mile */
  perMileBp: number;
  /** Miles that an hour covers */
  includedMilesPerHour: number;
  /** Hours at the full rate */
  fullRateHours: number;
  /** Discount on each later hour, in ten-thousandths */
  laterHoursDiscountBp: number;
  /** Ten-thousandths of the fare */
  serviceFeeBp: number;
  /** Ten-thousandths of fare and service fee */
  taxBp: number;
  /** Percent taken off when another group shares the vehicle; 0 except for GroupPool. Left out: 20 for GroupPool */
  matchDiscountPercent?: number | null;
};
export type PriceVersionView = {
  id: number;
  validFrom: string;
  /** In force now */
  current: boolean;
  /** Not in force yet, and not withdrawn */
  planned: boolean;
  savedAt: string;
  /** Null for the first prices */
  author?: string | null;
  reason?: string | null;
  /** The version that this one repeats */
  restores?: number | null;
  /** The planned version that this one replaces, to keep a change that was saved after the plan */
  replaces?: number | null;
  /** The version whose change is carried over into the replaced version */
  carriesOver?: number | null;
  /** Whether it was withdrawn before it began; such a version is never in force */
  withdrawn: boolean;
  withdrawnAt?: string | null;
  withdrawnBy?: string | null;
  /** Why it was withdrawn */
  withdrawnFor?: string | null;
  rates: RideTypeRates[];
};
export type PriceVersionsView = {
  /** Newest version, to send as `basedOn` */
  newest: number;
  /** The latest start first */
  versions: PriceVersionView[];
};
export type NewPriceVersion = {
  /** Every ride type once */
  rates: RideTypeRates[];
  /** The newest version that the operator saw */
  basedOn: number;
  /** For operators */
  reason: string;
  /** Now if left out; at most a year ahead */
  validFrom?: string | null;
  /** The version whose prices were changed. Refused with `prices_changed` if another version will be in force at that time */
  changedFrom?: number | null;
};
export type PreviewedRide = {
  rideId: number;
  rideType:
    | 'GroupX'
    | 'GroupXL'
    | 'GroupXXL'
    | 'CharterBus'
    | 'EventShuttle'
    | 'PartyBus'
    | 'GroupPool'
    | 'CasinoShuttle'
    | 'WineTour';
  groupSize: number;
  before: string;
  after: string;
};
export type PricePreview = {
  /** Booked in the last seven days and not cancelled */
  rides: number;
  /** Number of these rides whose price differs */
  changed: number;
  /** Quoted price of these rides, after promotions */
  before: string;
  /** Price of these rides with the new rates */
  after: string;
  /** The largest changes first, at most ten */
  largest: PreviewedRide[];
};
export type PricePreviewRequest = {
  /** Every ride type once */
  rates: RideTypeRates[];
};
export type PriceRestoration = {
  /** The newest version that the operator saw */
  basedOn: number;
  /** For operators */
  reason: string;
};
export type PriceWithdrawal = {
  /** For operators */
  reason: string;
};
export type BusinessBalance = {
  creditLimit: string;
  /** Reserved for rides that are not over */
  reserved: string;
  /** Owed for rides that are over, less payments and credits; never below 0.00 */
  owed: string;
  /** Credits that have not lowered an invoice yet */
  unusedCredit: string;
  /** Limit less reserved and owed; never below 0.00 */
  available: string;
  /** Charges that are not on an invoice yet */
  notInvoiced: string;
  /** Part of what is owed on invoices that are past their due date */
  overdue: string;
};
export type LastBusinessInvoice = {
  id: number;
  /** e.g. INV-000017 */
  number: string;
  status: 'open' | 'paid' | 'void';
  createdAt: string;
};
export type BusinessAccountRow = {
  id: number;
  name: string;
  status: 'active' | 'suspended' | 'closed';
  balance: BusinessBalance;
  /** Service accounts that book on it */
  serviceAccounts: number;
  /** Invoices that are past their due date */
  overdueInvoices: number;
  lastInvoice?: LastBusinessInvoice | null;
  createdAt: string;
};
export type BusinessAccountList = {
  /** Newest first */
  accounts: BusinessAccountRow[];
  nextCursor?: string | null;
};
export type VolumeDiscountRule = {
  /** Rides completed in the city’s calendar month before this one */
  fromRides: number;
  /** Percentage of the price */
  percentOff: number;
};
export type CostCenterView = {
  id: number;
  code: string;
  name: string;
  /** Rides can be booked for it */
  active: boolean;
};
export type BillingEmail = {
  email: string;
};
export type BusinessServiceAccount = {
  id: number;
  name: string;
  connectedAt: string;
  /** Operator */
  connectedBy: string;
  /** When the service account was closed */
  closedAt?: string | null;
};
export type AdminBusinessAccountView = {
  id: number;
  name: string;
  status: 'active' | 'suspended' | 'closed';
  balance: BusinessBalance;
  /** Days from the invoice to its due date */
  paymentTermsDays: number;
  /** By number of rides */
  discounts: VolumeDiscountRule[];
  /** Rides completed in the city’s current calendar month */
  ridesThisMonth: number;
  /** By code, including inactive ones */
  costCenters: CostCenterView[];
  billingEmails: BillingEmail[];
  billingAddress: string;
  /** Language of invoices and mails */
  language: 'en' | 'es';
  salesInquiryId?: number | null;
  /** Grows with each change of the account by operations */
  revision: number;
  /** Service accounts that book on this account */
  serviceAccounts: BusinessServiceAccount[];
  /** Operator */
  createdBy: string;
  createdAt: string;
  /** The current date in the city, through which an invoice created now would charge */
  today: string;
};
export type NewBusinessAccount = {
  name: string;
  /** Where invoices go; at least one */
  billingEmails: BillingEmail[];
  /** Printed on invoices */
  billingAddress: string;
  /** At most 1000000.00 */
  creditLimit: string;
  /** Days from the invoice to its due date */
  paymentTermsDays: number;
  /** Language of invoices and mails; English when left out */
  language?: ('en' | 'es') | null;
  /** Sales inquiry behind the account; it is marked as answered */
  salesInquiryId?: number | null;
};
export type BusinessAccountChange = {
  name?: string | null;
  billingEmails?: BillingEmail[] | null;
  billingAddress?: string | null;
  /** At most 1000000.00. A limit below what is reserved and owed only stops further rides */
  creditLimit?: string | null;
  paymentTermsDays?: number | null;
  /** Language of future invoices and mails */
  language?: ('en' | 'es') | null;
  /** A closed account stays closed */
  status?: ('active' | 'suspended' | 'closed') | null;
  /** Why; kept in the audit log */
  reason: string;
  /** The `revision` that you saw. Refused with `business_account_changed` if the account was changed since */
  basedOn?: number | null;
};
export type VolumeDiscounts = {
  /** Each number of rides once; a higher number gives a higher discount. Empty for no discount */
  rules: VolumeDiscountRule[];
  /** Why; kept in the audit log */
  reason: string;
  /** The `revision` that you saw. Refused with `business_account_changed` if the account was changed since */
  basedOn?: number | null;
};
export type BusinessCreditView = {
  id: number;
  amount: string;
  /** Printed on the invoice */
  reason: string;
  createdAt: string;
};
export type BusinessChargeView = {
  id: number;
  rideId: number;
  rideStatus: 'awaiting_payment' | 'pending' | 'confirmed' | 'en_route' | 'in_progress' | 'completed' | 'cancelled';
  state: 'reserved' | 'charged' | 'released';
  /** Null until it is charged */
  kind?: ('fare' | 'cancellation_fee' | 'no_show_fee') | null;
  /** Code of the cost center */
  costCenter?: string | null;
  reference?: string | null;
  /** The event transport that the ride belongs to */
  eventId?: number | null;
  /** Name of the event */
  eventName?: string | null;
  /** First name; full if you booked */
  passengerName?: string | null;
  pickupLocation: string;
  dropoffLocation: string;
  /** What is reserved or charged; 0.00 once it is released */
  amount: string;
  /** Volume discount already subtracted from the amount */
  discount: string;
  /** Sum of its credits; at most the amount */
  credited: string;
  /** Oldest first */
  credits: BusinessCreditView[];
  bookedAt: string;
  /** When it was charged or released */
  settledAt?: string | null;
  invoiceId?: number | null;
  invoiceNumber?: string | null;
};
export type BusinessChargeList = {
  /** Newest first */
  charges: BusinessChargeView[];
  nextCursor?: string | null;
};
export type NewCostCenter = {
  code: string;
  name: string;
};
export type CostCenterChange = {
  name?: string | null;
  active?: boolean | null;
};
export type BusinessServiceConnection = {
  /** An open service account that belongs to no business account */
  serviceAccountId: number;
};
export type ApiTokenView = {
  id: number;
  name: string;
  /** Beginning of the token, to recognize it */
  prefix: string;
  scopes: (
    | 'account:read'
    | 'business:read'
    | 'business:write'
    | 'chat:read'
    | 'chat:write'
    | 'drivers:read'
    | 'drivers:write'
    | 'driving:read'
    | 'driving:write'
    | 'members:read'
    | 'members:write'
    | 'notifications:read'
    | 'notifications:write'
    | 'operations:read'
    | 'operations:write'
    | 'payments:read'
    | 'payments:write'
    | 'places:read'
    | 'places:write'
    | 'quotes:read'
    | 'quotes:write'
    | 'reviews:read'
    | 'reviews:write'
    | 'rides:read'
    | 'rides:write'
    | 'safety:read'
    | 'safety:write'
    | 'sandbox:read'
    | 'sandbox:write'
    | 'tracking:read'
    | 'tracking:write'
    | 'webhooks:read'
    | 'webhooks:write'
  )[];
  /** API version of its requests unless they name another one */
  version: string;
  state: 'active' | 'expired' | 'revoked';
  createdAt: string;
  expiresAt: string;
  /** Accurate to the minute; null before the first use */
  lastUsedAt?: string | null;
  revokedAt?: string | null;
  /** The token that replaces this one */
  replacedBy?: number | null;
};
export type CreatedApiToken = {
  /** The token. It is not stored and cannot be shown again */
  secret: string;
  token: ApiTokenView;
};
export type NewApiToken = {
  /** The code from the authenticator app, or the code texted to an operator who has neither an app nor a passkey; may be left out within ten minutes after signing in */
  code?: string | null;
  /** What the token is for */
  name: string;
  /** At least one; duplicates are ignored */
  scopes: (
    | 'account:read'
    | 'business:read'
    | 'business:write'
    | 'chat:read'
    | 'chat:write'
    | 'drivers:read'
    | 'drivers:write'
    | 'driving:read'
    | 'driving:write'
    | 'members:read'
    | 'members:write'
    | 'notifications:read'
    | 'notifications:write'
    | 'operations:read'
    | 'operations:write'
    | 'payments:read'
    | 'payments:write'
    | 'places:read'
    | 'places:write'
    | 'quotes:read'
    | 'quotes:write'
    | 'reviews:read'
    | 'reviews:write'
    | 'rides:read'
    | 'rides:write'
    | 'safety:read'
    | 'safety:write'
    | 'sandbox:read'
    | 'sandbox:write'
    | 'tracking:read'
    | 'tracking:write'
    | 'webhooks:read'
    | 'webhooks:write'
  )[];
  /** Days until it expires */
  expiresInDays: number;
};
export type ApiTokenRotation = {
  /** The code from the authenticator app, or the code texted to an operator who has neither an app nor a passkey; may be left out within ten minutes after signing in */
  code?: string | null;
  /** Days until the new token expires */
  expiresInDays: number;
  /** Hours for which the old token keeps working, but never beyond its own expiry */
  overlapHours: number;
};
export type ServiceAccountView = {
  id: number;
  name: string;
  /** The user on whose behalf its tokens act */
  userId: number;
  /** Operator who created it */
  createdBy: string;
  createdAt: string;
  /** When it was closed */
  closedAt?: string | null;
  tokens: ApiTokenView[];
};
export type NewServiceAccount = {
  /** The code from the authenticator app, or the code texted to an operator who has neither an app nor a passkey; may be left out within ten minutes after signing in */
  code?: string | null;
  /** The program or partner that uses it */
  name: string;
};
export type ApiRequestView = {
  id: string;
  at: string;
  method: string;
  /** Path with the names of its parameters; null when the request was refused before its route was known */
  route?: string | null;
  /** 499: the caller disconnected before the response */
  status: number;
  /** Milliseconds */
  durationMs: number;
  /** The request id of error responses and of the API’s log */
  requestId: string;
  tokenId: number;
  tokenPrefix: string;
};
export type NewSalesInquiry = {
  /** A UUID generated by the client. An inquiry that is sent again with the same UUID is stored once */
  clientId: string;
  name: string;
  email: string;
  organization?: string | null;
  phone?: string | null;
  message: string;
};
export type SalesInquiryView = {
  id: number;
  name: string;
  email: string;
  organization?: string | null;
  phone?: string | null;
  message: string;
  state: 'new' | 'answered' | 'closed';
  sentAt: string;
  /** Operator who last changed the state */
  changedBy?: string | null;
  changedAt?: string | null;
};
export type SalesInquiryChange = {
  state: 'new' | 'answered' | 'closed';
  /** The state that you saw. Refused with `inquiry_changed` if somebody else has changed it since */
  changedFrom?: ('new' | 'answered' | 'closed') | null;
};
export type PlaceSuggestion = {
  /** Degrees north, WGS 84 */
  lat: number;
  /** Degrees east, WGS 84 */
  lng: number;
  name: string;
  id: string;
  /** Street, house number and town, as far as known */
  address: string;
  kind:
    | 'address'
    | 'street'
    | 'city'
    | 'town'
    | 'suburb'
    | 'neighborhood'
    | 'airport'
    | 'station'
    | 'bus_stop'
    | 'stadium'
    | 'venue'
    | 'museum'
    | 'theatre'
    | 'attraction'
    | 'hospital'
    | 'university'
    | 'school'
    | 'library'
    | 'town_hall'
    | 'worship'
    | 'mall'
    | 'shop'
    | 'restaurant'
    | 'cafe'
    | 'bar'
    | 'winery'
    | 'hotel'
    | 'park'
    | 'golf'
    | 'water'
    | 'parking'
    | 'office'
    | 'other';
  type: 'current' | 'saved' | 'popular' | 'recent' | 'search' | 'google' | 'mapbox';
  /** street: the house number is not known, and this is its street */
  match: 'exact' | 'street';
  /** Meters from `near`, as the crow flies */
  distance?: number | null;
  /** Your label of a saved place */
  label?: string | null;
};
export type PlaceList = {
  places: PlaceSuggestion[];
};
export type SavedPlaceView = {
  /** Degrees north, WGS 84 */
  lat: number;
  /** Degrees east, WGS 84 */
  lng: number;
  name: string;
  id: number;
  label: string;
  address: string;
};
export type SavedPlaceForm = {
  /** Degrees north, WGS 84 */
  lat: number;
  /** Degrees east, WGS 84 */
  lng: number;
  name: string;
  /** What you call it, such as Home or Work */
  label: string;
  address?: string | null;
};
export type FirstRideOffer = {
  /** Whether you can use it now */
  available: boolean;
  code: string;
  /** Maximum discount on the ride; null while it is not available */
  maxDiscount?: string | null;
  /** Whether you still have to verify a phone before booking with it */
  needsVerifiedPhone: boolean;
};
export type PromotionView = {
  code: string;
  name: string;
  kind: 'amount' | 'percent';
  state: 'scheduled' | 'active' | 'used_up' | 'ended';
  maxDiscount: string;
  percentOff?: number | null;
  validFrom?: string | null;
  validUntil?: string | null;
  redemptionLimit?: number | null;
  perAccountLimit?: number | null;
  newAccountDays?: number | null;
  firstRideOnly: boolean;
  /** All ride types when empty */
  rideTypes: (
    | 'GroupX'
    | 'GroupXL'
    | 'GroupXXL'
    | 'CharterBus'
    | 'EventShuttle'
    | 'PartyBus'
    | 'GroupPool'
    | 'CasinoShuttle'
    | 'WineTour'
  )[];
  /** Number of rides that use it; rides that returned it do not count */
  redemptions: number;
  /** Sum of the discounts on these rides */
  given: string;
  createdAt: string;
  /** Newest version, to send as `basedOn`; 0 when there is none */
  version: number;
};
export type NewPromotion = {
  code: string;
  /** Its name in the price and on the receipt */
  name: string;
  kind: 'amount' | 'percent';
  /** Maximum discount on one ride */
  maxDiscount: string;
  /** Percentage of the total; only for kind percent */
  percentOff?: number | null;
  /** Start; at once when left out */
  validFrom?: string | null;
  /** End; when left out, valid until it is ended */
  validUntil?: string | null;
  /** Maximum number of rides with this code; unlimited when left out */
  redemptionLimit?: number | null;
  /** Maximum number of rides of one account and all accounts with its phone; unlimited when left out */
  perAccountLimit?: number | null;
  /** Maximum age of the account in days; all accounts when left out */
  newAccountDays?: number | null;
  /** For first rides: requires a verified phone. An account and a phone can use only one of all such codes */
  firstRideOnly: boolean;
  /** All ride types when left out or empty */
  rideTypes?:
    | (
        | 'GroupX'
        | 'GroupXL'
        | 'GroupXXL'
        | 'CharterBus'
        | 'EventShuttle'
        | 'PartyBus'
        | 'GroupPool'
        | 'CasinoShuttle'
        | 'WineTour'
      )[]
    | null;
  /** Reason for the change, for operators; only requests with a token may omit it */
  reason?: string | null;
};
export type PromotionChange = {
  name?: string | null;
  maxDiscount?: string | null;
  percentOff?: number | null;
  validFrom?: string | null;
  validUntil?: string | null;
  redemptionLimit?: number | null;
  perAccountLimit?: number | null;
  newAccountDays?: number | null;
  rideTypes?:
    | (
        | 'GroupX'
        | 'GroupXL'
        | 'GroupXXL'
        | 'CharterBus'
        | 'EventShuttle'
        | 'PartyBus'
        | 'GroupPool'
        | 'CasinoShuttle'
        | 'WineTour'
      )[]
    | null;
  /** Reason for the change, for operators; only requests with a token may omit it */
  reason?: string | null;
  /** The newest version that you saw (0 when there was none); the change is refused when there is a newer one */
  basedOn?: number | null;
};
export type StatusChange = {
  status: 'en_route' | 'arrived' | 'in_progress' | 'completed';
  /** Required for starting while passengers are not verified, with at least 5 letters, or for completing far from the destination */
  reason?: string | null;
  /** When the step was taken, if it is reported late: after the previous step, at most 12 hours ago. Both times are recorded */
  happenedAt?: string | null;
  /** Where the device was at that time */
  position?: Position | null;
};
export type Completion = {
  /** For cash rides: the amount received, at most the fare; the organizer owes the rest. For other rides, it must be the fare if it is given. */
  amount?: string | null;
  /** Required for completing the trip more than 0.5 miles from the destination; shown to the group */
  reason?: string | null;
  /** When the step was taken, if it is reported late: after the previous step, at most 12 hours ago. Both times are recorded */
  happenedAt?: string | null;
  /** Where the device was at that time */
  position?: Position | null;
};
export type Reason = {
  reason?: string | null;
};
export type ProgressCheckView = {
  rideId: number;
  cause: 'stalled' | 'moving_away' | 'unreachable' | 'left_pickup';
  state: 'asked' | 'confirmed' | 'taken_back';
  askedAt: string;
  /** Deadline for the driver to answer, or to come nearer after an answer; otherwise the ride goes to others */
  dueAt: string;
};
export type OpenRideConfirmation = {
  rideId: number;
  /** Deadline for the driver to confirm; otherwise the ride goes to others */
  dueAt: string;
};
export type RideCandidateView = {
  driverId: number;
  name: string;
  phone?: string | null;
  vehicle: string;
  licensePlate: string;
  vehicleClass: 'car' | 'van' | 'minibus' | 'shuttle' | 'coach' | 'party_bus';
  seats: number;
  /** Minutes to the pickup by road */
  minutes: number;
  /** Whether the minutes are estimated from the distance, because the routing engine did not respond */
  minutesEstimated: boolean;
  /** Whether the driver declined this ride, gave it back or lost it */
  hasDeclined: boolean;
  /** Why the driver, who had this ride or was offered it, does not drive it; null for others */
  earlierCause?:
    | (
        | 'declined'
        | 'gave_back'
        | 'left_pickup'
        | 'went_offline'
        | 'not_confirmed'
        | 'stopped_coming'
        | 'taken_back'
        | 'joined'
      )
    | null;
};
export type RideCandidateList = {
  drivers: RideCandidateView[];
};
export type Reassignment = {
  driverId: number;
  /** The driver who currently has the ride; left out when there is none */
  replacedDriverId?: number | null;
  /** Riders and both drivers see it */
  reason: string;
};
export type OperatorCompletion = {
  /** Riders and the driver see it */
  reason: string;
  /** Cash rides: what the driver received, at most the fare */
  amount?: string | null;
};
export type TestStatusChange = {
  status: 'confirmed' | 'en_route' | 'in_progress' | 'completed';
};
export type AlertView = {
  id: number;
  kind:
    | 'sos'
    | 'safety_help'
    | 'completed_away'
    | 'position_impossible'
    | 'position_unconfirmed'
    | 'search_too_long'
    | 'run_without_driver'
    | 'driver_unreachable'
    | 'driver_stalled'
    | 'pickup_late'
    | 'trip_too_long'
    | 'safety_unanswered'
    | 'payment_failing'
    | 'low_rating'
    | 'application_waiting'
    | 'documents_expiring'
    | 'jobs_failed'
    | 'capture_difference'
    | 'refund_difference'
    | 'dispute_difference'
    | 'payout_difference'
    | 'unknown_charge'
    | 'rider_owes'
    | 'rider_overpaid'
    | 'ledger_unbalanced'
    | 'ledger_changed'
    | 'balance_difference'
    | 'credit_difference'
    | 'business_difference'
    | 'refund_failed'
    | 'refund_stuck'
    | 'payout_failed'
    | 'payout_stuck'
    | 'captured_elsewhere'
    | 'refunded_elsewhere'
    | 'dispute_open'
    | 'invoice_overdue'
    | 'webhook_events_unmatched'
    | 'webhook_endpoint_disabled';
  rideId?: number | null;
  paymentId?: number | null;
  /** Amount in our books */
  ours?: string | null;
  /** Amount at the provider, or the expected amount */
  theirs?: string | null;
  /** Theirs less ours */
  difference?: string | null;
  data: {
    [key: string]: any;
  };
  /** The driver whom it is about */
  driverId?: number | null;
  /** That driver’s current name */
  driverName?: string | null;
  openedAt: string;
  /** When the issue was last observed */
  seenAt: string;
  closedAt?: string | null;
  /** The operator who closed it; null when it closed itself */
  closedBy?: string | null;
  note?: string | null;
  /** When an operator saw it */
  acknowledgedAt?: string | null;
  /** Who saw it */
  acknowledgedBy?: string | null;
  /** The operator who handles it */
  assignedToId?: number | null;
  assignedTo?: string | null;
};
export type AlertSummary = {
  open: number;
  /** Open alerts that nobody has acknowledged */
  unseen: number;
  /** Open emergencies */
  emergencies: number;
};
export type AlertChange = {
  note?: string | null;
  /** With `note`: the note that yours replaces, empty if there is none. If the alert has another one by now, the call changes nothing and is refused with `note_changed`. When left out, yours replaces any note */
  replaces?: string | null;
  /** Closes the alert because nothing is left to do */
  close?: boolean | null;
  /** Records that you have seen the alert */
  acknowledge?: boolean | null;
  /** Who handles the alert; `me` also acknowledges it */
  assign?: ('me' | 'nobody') | null;
  /** With `assign: me`: `assignedToId` of the operator from whom you take it over. When left out, you only get the alert if nobody has it */
  from?: number | null;
};
export type MemberUser = {
  id: number;
  name: string;
  /** Visible to the organizer and to yourself */
  email?: string | null;
};
export type MemberView = {
  id: number;
  status: 'pending' | 'confirmed';
  user: MemberUser;
  isOrganizer: boolean;
  isYou: boolean;
  /** Number of the seat; the organizer’s is 0 */
  seat: number;
  /** Price of the seat, whoever pays it; 0.00 once the ride is cancelled */
  share: string;
  /** What they would be charged now or, once the ride is over, what it cost; for others including credit */
  charge: string;
  /** The most the member agreed to pay; for the organizer the most they can be charged */
  agreed: string;
  /** Whether they agree to their share; until they do, the organizer covers the difference from the amount they agreed to */
  consent: 'given' | 'needed' | 'declined';
  shareState:
    'covered' | 'paid' | 'waived' | 'awaiting' | 'stored' | 'authorized' | 'captured' | 'released' | 'failed' | 'cash';
  verified: boolean;
  /** Whether the driver waited and left without them; their seat is still charged */
  noShow: boolean;
  joinedAt: string;
  /** Your own amounts, or everybody’s for operations; otherwise null */
  amounts?: RiderAmounts | null;
};
export type JoinLink = {
  token: string;
  url: string;
  /** When the link expires; it ends with the ride if that is earlier */
  expiresAt: string;
};
export type JoinPreview = {
  rideId: number;
  /** First name */
  organizerName: string;
  pickupLocation: string;
  dropoffLocation: string;
  rideType:
    | 'GroupX'
    | 'GroupXL'
    | 'GroupXXL'
    | 'CharterBus'
    | 'EventShuttle'
    | 'PartyBus'
    | 'GroupPool'
    | 'CasinoShuttle'
    | 'WineTour';
  status: 'awaiting_payment' | 'pending' | 'confirmed' | 'en_route' | 'in_progress' | 'completed' | 'cancelled';
  scheduledAt?: string | null;
  /** Hours; null when the ride is not booked by the hour */
  hourlyDuration?: number | null;
  groupSize: number;
  seatsLeft: number;
  /** What your seat would cost; 0.00 when the organizer pays for everything. For a pledge, the maximum that it can cost */
  share: string;
  splitMode: 'cover' | 'sponsor' | 'custom' | 'pledge';
  paymentMethod: 'card' | 'cash' | 'account';
  /** Null unless the split mode is pledge */
  pledge?: PledgeView | null;
  /** Whether you are already a member */
  joined: boolean;
  open: boolean;
};
export type JoinRequest = {
  /** The share you were shown and agree to; another one is refused as share_changed */
  share: string;
};
export type SeatShareView = {
  /** 0 is the organizer’s */
  seat: number;
  amount: string;
  /** Member in this seat; null while the seat is open */
  memberId?: number | null;
};
export type SplitView = {
  mode: 'cover' | 'sponsor' | 'custom' | 'pledge';
  /** Sum of all seats */
  total: string;
  /** Discount by a promotion, already included in the total; 0.00 without one */
  discount: string;
  seats: SeatShareView[];
  /** Whether you may change the split now */
  mayChange: boolean;
};
export type SeatAmount = {
  /** Number of the seat; the organizer’s is 0 */
  seat: number;
  /** 0.00, or 0.50 and more */
  amount: string;
};
export type SplitChange = {
  mode: 'cover' | 'sponsor' | 'custom';
  /** For a custom split; omitted seats cost nothing */
  shares?: SeatAmount[] | null;
};
export type ShareConsent = {
  /** The share you were shown; another one is refused as share_changed */
  share: string;
  /** When false, you keep paying what you agreed to before, and the organizer pays the difference */
  agree: boolean;
};
export type GuestSeat = {
  rideId: number;
};
export type GuestJoinRequest = {
  /** The share you were shown and agree to; another one is refused as share_changed */
  share: string;
  name: string;
  /** Email address or phone number */
  contact: string;
};
export type GuestReturnRequest = {
  /** From the link that was sent to the guest; it works once */
  token: string;
};
export type GuestLinkRequest = {
  /** The email address or phone number with which the guest joined */
  contact: string;
};
export type TrackRoute = {
  /** Encoded polyline, precision 1e5 */
  polyline: string;
  /** A straight line, not a route on roads */
  estimated: boolean;
};
export type TrackView = {
  /** Null while it is unknown or you may not see it */
  location?: Position | null;
  /** Degrees clockwise from north */
  heading?: number | null;
  /** Meters per second */
  speed?: number | null;
  timestamp?: string | null;
  /** Minutes to the pickup or, once the trip is under way, to the destination */
  etaMinutes?: number | null;
  /** Meters left */
  distanceMeters?: number | null;
  route?: TrackRoute | null;
};
export type SharedPosition = {
  userId: number;
  /** First name */
  name: string;
  location: Position;
  /** When the server received it */
  timestamp: string;
};
export type SharedPositionList = {
  /** Whether you share your own position with this ride */
  sharing: boolean;
  positions: SharedPosition[];
};
export type TracePoint = {
  lat: number;
  lng: number;
  at: string;
};
export type TraceView = {
  /** Sampled, oldest first */
  points: TracePoint[];
  /** Length of the route in meters */
  meters: number;
};
export type DriverPosition = {
  /** Degrees north, WGS 84 */
  lat: number;
  /** Degrees east, WGS 84 */
  lng: number;
  /** Degrees clockwise from north */
  heading?: number | null;
  /** Meters per second */
  speed?: number | null;
};
export type PayoutAccountView = {
  /** incomplete: the provider needs information from the driver before it pays out */
  state: 'none' | 'incomplete' | 'ready';
  /** e.g. STRIPE TEST BANK ending 6789 */
  bank?: string | null;
};
export type PayoutView = {
  id: number;
  kind: 'weekly' | 'instant';
  /** sent: on its way to the bank; returning: the bank refused it and the money is being returned */
  state: 'requested' | 'sent' | 'paid' | 'returning' | 'failed';
  /** What reaches the bank */
  amount: string;
  fee: string;
  /** Why it failed, in the words of the provider */
  failure?: string | null;
  /** Why it failed */
  failureReason?:
    | (
        | 'account_closed'
        | 'no_account'
        | 'account_restricted'
        | 'details_wrong'
        | 'bank_refused'
        | 'currency'
        | 'not_ready'
        | 'no_funds'
        | 'provider'
      )
    | null;
  /** The last digits of the account at the bank */
  bankLast4?: string | null;
  requestedAt: string;
  /** When it arrives at the bank, or is expected to arrive */
  arrivesAt?: string | null;
};
export type PayoutsView = {
  /** Owed to the driver and not paid out; below zero when cash taken exceeds earnings */
  balance: string;
  /** The part of the balance that can be paid out now; null when the payment provider does not answer */
  available?: string | null;
  /** The part of the balance that becomes available once the provider has the riders’ payments; null as above */
  pending?: string | null;
  /** Sent to the bank and not arrived yet */
  onTheWay: string;
  /** Arrived at the bank so far */
  paid: string;
  instantFee: string;
  /** Maximum instant payout from the available balance, after the fee; 0.00 when none is possible */
  instantAmount: string;
  /** The next Tuesday in the city, YYYY-MM-DD */
  nextWeekly: string;
  account: PayoutAccountView;
  /** Newest first, at most 20 */
  payouts: PayoutView[];
};
export type InstantPayout = {
  /** Amount that should reach the bank; the fee is added */
  amount: string;
};
export type PayoutAccountLink = {
  /** The provider's page where a driver enters bank details; it links back to the app */
  url: string;
};
export type AdminPayoutView = {
  id: number;
  kind: 'weekly' | 'instant';
  /** sent: on its way to the bank; returning: the bank refused it and the money is being returned */
  state: 'requested' | 'sent' | 'paid' | 'returning' | 'failed';
  /** What reaches the bank */
  amount: string;
  fee: string;
  /** Why it failed, in the words of the provider */
  failure?: string | null;
  /** Why it failed */
  failureReason?:
    | (
        | 'account_closed'
        | 'no_account'
        | 'account_restricted'
        | 'details_wrong'
        | 'bank_refused'
        | 'currency'
        | 'not_ready'
        | 'no_funds'
        | 'provider'
      )
    | null;
  /** The last digits of the account at the bank */
  bankLast4?: string | null;
  requestedAt: string;
  /** When it arrives at the bank, or is expected to arrive */
  arrivesAt?: string | null;
  driverId: number;
  driverName: string;
  /** The provider's number of the transfer */
  transferId?: string | null;
  /** The provider's number of the payout */
  providerPayoutId?: string | null;
  /** When it arrived or failed */
  endedAt?: string | null;
  /** The payout that retried this one */
  retriedBy?: number | null;
};
export type AdminPayoutList = {
  payouts: AdminPayoutView[];
  /** `before` of the next page; null on the last one */
  next?: number | null;
};
export type AccountBalance = {
  /** provider:clearing, riders, drivers, businesses or platform:… */
  account: string;
  /** At the end of the day; debit above zero, credit below */
  balance: string;
};
export type DailyClose = {
  day: string;
  /** Charged to cards */
  captured: string;
  /** Returned to cards, less refunds that failed */
  refunded: string;
  /** Commission and service fees earned */
  fees: string;
  /** Sent to drivers’ banks, less returned payouts */
  payouts: string;
  balances: AccountBalance[];
  /** Sum of all balances, which is zero */
  sum: string;
};
export type DailyCloseList = {
  /** Every day, newest first */
  days: DailyClose[];
};
export type DeadLetterView = {
  id: string;
  type: string;
  /** The object that the event is about */
  object?: string | null;
  objectKind?: string | null;
  /** We handle events of this type */
  known: boolean;
  /** Number of retries */
  tries: number;
  receivedAt: string;
  /** When it will be retried; null when only you can retry it */
  nextTryAt?: string | null;
};
export type DeadLetterRetryResult = {
  /** Whether it matched one of our records this time */
  handled: boolean;
};
export type VerificationView = {
  /** Six digits, unique within the ride */
  code: string;
  /** Text of the QR code, signed, valid for 30 seconds */
  qr: string;
  expiresAt: string;
  /** Milliseconds until the QR code expires, by the server’s clock */
  expiresInMs: number;
  verified: boolean;
};
export type BoardingView = {
  rideId: number;
  /** Ed25519 public key, raw, base64url. A QR code is `payload.signature`, both base64url */
  publicKey: string;
  /** The server’s clock, milliseconds since 1970 */
  now: number;
};
export type VerifiedMember = {
  memberId: number;
  name: string;
  destination: string;
  verified: boolean;
  timestamp: string;
  verifiedCount: number;
  memberCount: number;
};
export type VerificationAttempt = {
  code?: string | null;
  qr?: string | null;
  /** When the code was shown, if it is reported late */
  happenedAt?: string | null;
};
export type ListedWinery = {
  /** Degrees north, WGS 84 */
  lat: number;
  /** Degrees east, WGS 84 */
  lng: number;
  name: string;
  /** Postal address, on one line */
  address: string;
  description: string;
  id: number;
  /** Whether the winery is in the area that the city serves; riders only see such wineries */
  inArea: boolean;
  /** Newest version of the list, to send as `basedOn`; 0 when there is none */
  listVersion: number;
};
export type WineryAddition = {
  /** Degrees north, WGS 84 */
  lat: number;
  /** Degrees east, WGS 84 */
  lng: number;
  name: string;
  /** Postal address, on one line */
  address: string;
  description: string;
  /** Reason for the change, for operators; only requests with a token may omit it */
  reason?: string | null;
  /** The newest version that you saw (0 when there was none); the change is refused when there is a newer one */
  basedOn?: number | null;
};
export type WineryChange = {
  name?: string | null;
  address?: string | null;
  description?: string | null;
  lat?: number | null;
  lng?: number | null;
  /** Reason for the change, for operators; only requests with a token may omit it */
  reason?: string | null;
  /** The newest version that you saw (0 when there was none); the change is refused when there is a newer one */
  basedOn?: number | null;
};
export type PaymentIntentView = {
  paymentId: number;
  clientSecret: string;
  amount: string;
  state: 'created' | 'requires_action' | 'failed' | 'stored' | 'authorized' | 'captured' | 'released';
  /** payment: holds the card now. setup: saves the card, which is held the day before the ride */
  mode: 'payment' | 'setup';
  /** When a saved card will be held */
  authorizeAt?: string | null;
  /** Deadline to replace a declined hold */
  recoverBefore?: string | null;
};
export type PaymentIntentRequest = {
  rideId: number;
};
export type PaymentView = {
  id: number;
  rideId: number;
  /** Purpose: the whole ride, one seat, a tip, or what is still owed after the ride. An overpayment is refunded */
  purpose: 'ride' | 'share' | 'tip' | 'debt' | 'overpayment';
  amount: string;
  captured: string;
  /** New amount of a hold increase that you still have to confirm; the payment stays as it is until then */
  risesTo?: string | null;
  state: 'created' | 'requires_action' | 'failed' | 'stored' | 'authorized' | 'captured' | 'released';
  /** e.g. Visa ending 4242 */
  card?: string | null;
  /** The provider's reason */
  failureCode?: string | null;
  failureMessage?: string | null;
  /** When a saved card will be held */
  authorizeAt?: string | null;
  /** Deadline to replace a hold that was declined or is about to expire */
  recoverBefore?: string | null;
  /** When the hold expires at the bank */
  captureBefore?: string | null;
};
export type SavedCardPayment = {
  cardId: number;
};
export type CardView = {
  id: number;
  /** The provider’s name for the brand: visa, mastercard, amex … */
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** Whether this card is offered first */
  isDefault: boolean;
  isExpired: boolean;
};
export type CardSetupView = {
  clientSecret: string;
};
export type NotificationView = {
  id: number;
  type: 'driver_assigned' | 'member_joined' | 'location_update' | 'ride_update' | 'payment' | 'message' | 'invitation';
  title: string;
  message: string;
  timestamp: string;
  read: boolean;
  /** Whether there is a page to open: see `data.path` */
  actionable: boolean;
  /** `rideId`, and `path` of the related page in the rider app */
  data: {
    [key: string]: any;
  };
};
export type NotificationList = {
  notifications: NotificationView[];
  /** Number of unread notifications on all pages */
  unread: number;
  /** `before` of the next page; null on the last one */
  next?: number | null;
};
export type NotificationsRead = {
  /** Only this notification and older ones; all when left out */
  through?: number | null;
};
export type BookedRideView = {
  id: number;
  organizerId: number;
  /** Your role in this ride */
  you: 'organizer' | 'member' | 'driver' | 'admin';
  pickupLocation: string;
  dropoffLocation: string;
  /** For the driver: the nearest known address, if the rider’s name for the pickup is not that of a known place */
  pickupAddress?: string | null;
  /** The same for the destination */
  dropoffAddress?: string | null;
  pickup: Place;
  destination: Place;
  groupSize: number;
  rideType:
    | 'GroupX'
    | 'GroupXL'
    | 'GroupXXL'
    | 'CharterBus'
    | 'EventShuttle'
    | 'PartyBus'
    | 'GroupPool'
    | 'CasinoShuttle'
    | 'WineTour';
  /** 0.00 for members of a ride that an account pays for */
  totalCost: string;
  costPerPerson: string;
  status: 'awaiting_payment' | 'pending' | 'confirmed' | 'en_route' | 'in_progress' | 'completed' | 'cancelled';
  driverId?: number | null;
  bookingType: 'now' | 'scheduled';
  scheduledAt?: string | null;
  /** Date in the city */
  scheduledDate?: string | null;
  /** Time in the city */
  scheduledTime?: string | null;
  isHourlyBooking: boolean;
  hourlyDuration?: number | null;
  paymentMethod: 'card' | 'cash' | 'account';
  splitMode: 'cover' | 'sponsor' | 'custom' | 'pledge';
  /** Null for the driver, and unless the split mode is pledge */
  pledge?: PledgeView | null;
  /** Miles */
  distance: number;
  /** Minutes */
  duration: number;
  money: RideMoney;
  /** Your amounts; null for the driver and for operations */
  amounts?: RiderAmounts | null;
  /** The driver’s pay; null for others */
  driverPay?: DriverPay | null;
  /** Discounts already included in the total; empty for the driver */
  appliedPromotions: PromotionDiscount[];
  memberCount: number;
  /** First name of the organizer or, when an account pays, of the passenger; the full name for the service that booked the ride */
  riderName?: string | null;
  /** The business that booked the ride for the passenger; null for the driver */
  bookedBy?: string | null;
  /** Phone number of the organizer or passenger, for the assigned driver from acceptance to completion */
  riderPhone?: string | null;
  /** All stops of the vehicle if it serves this ride together with others, for the driver and for operations; otherwise null */
  run?: RunView | null;
  /** Number of stops that the vehicle makes for other groups before your pickup or, once you are aboard, before your destination; null before its driver sets out, for the driver and for operations, and for a ride that is served alone */
  stopsBefore?: number | null;
  /** For GroupPool: the price with and without another group. Null for other ride types, for the driver, and for members of a ride that an account pays for */
  sharedPrice?: SharedPriceView | null;
  /** When the ride is cancelled if it is not paid */
  payBefore?: string | null;
  /** Number of the last event you may see */
  lastEvent: number;
  createdAt: string;
  acceptedAt?: string | null;
  arrivedAt?: string | null;
  startedAt?: string | null;
  completedAt?: string | null;
  cancelledAt?: string | null;
  cancelReason?: string | null;
  /** Your payment, if you asked to start it and the card provider answered in time. Otherwise POST /api/create-payment-intent starts it */
  payment?: PaymentIntentView | null;
};
export type Passenger = {
  name: string;
  /** Email address to which the link to the ride is sent */
  email?: string | null;
  /** Phone number to which the link to the ride is sent */
  phone?: string | null;
  /** Language of their messages; English when left out */
  language?: ('en' | 'es') | null;
};
export type Invitee = {
  name: string;
  channel: 'phone' | 'email';
  /** Phone number with 10 digits, or email address */
  to: string;
};
export type RideBooking = {
  quoteId: string;
  /** `account` requires a passenger and a token with the scope business:write, of a service account that belongs to a business account */
  paymentMethod: 'card' | 'cash' | 'account';
  /** The passenger, when an account pays. They get a link to the ride as a guest, and see no prices */
  passenger?: Passenger | null;
  /** Code of a cost center of the account that pays */
  costCenter?: string | null;
  /** Printed on the invoice of the account that pays */
  reference?: string | null;
  splitMode?: ('cover' | 'sponsor' | 'custom' | 'pledge') | null;
  /** For a custom split; omitted seats cost nothing */
  shares?: SeatAmount[] | null;
  /** For a pledge: a scheduled ride that is paid by card */
  pledge?: PledgeTerms | null;
  /** People who are sent the join link once the ride is booked; at most one for each other seat */
  invitees?: Invitee[] | null;
  /** Also starts your card payment, like POST /api/create-payment-intent. A token then needs the scope payments:write as well */
  startPayment?: boolean | null;
};
export type ChangedShare = {
  memberId: number;
  name: string;
  isOrganizer: boolean;
  isYou: boolean;
  before: string;
  share: string;
  /** Whether the share exceeds what they agreed to. They are asked first, and until they agree the organizer covers the difference */
  asksAgain: boolean;
};
export type RideChangeView = {
  groupSize: number;
  totalBefore: string;
  total: string;
  /** The most the organizer can be charged */
  largestCharge: string;
  /** New amount to hold on the organizer’s card; the change happens once it is held. 0.00 when the current hold is sufficient */
  toAuthorize: string;
  shares: ChangedShare[];
  /** What the next person to join would pay; 0.00 in a full car */
  nextShare: string;
  allowed: boolean;
  /** Why it is not possible */
  reason?: string | null;
  /** The error code with which the change would be refused */
  reasonCode?: ('hold_too_small' | 'account_limit_reached' | 'account_suspended' | 'account_closed') | null;
};
export type RideChange = {
  groupSize?: number | null;
  /** Promotion that replaces the current one, if any */
  promoCode?: string | null;
  /** Removes the promotion, which can then be used for another ride */
  withoutPromotion?: boolean | null;
};
export type ConfirmedRideChange = {
  groupSize?: number | null;
  /** Promotion that replaces the current one, if any */
  promoCode?: string | null;
  /** Removes the promotion, which can then be used for another ride */
  withoutPromotion?: boolean | null;
  /** The total you were shown; another one is refused as amount_mismatch */
  expectedTotal: string;
};
export type MovedShare = {
  memberId: number;
  name: string;
  isOrganizer: boolean;
  isYou: boolean;
  before: string;
  share: string;
  /** Whether the share exceeds what they agreed to. They are asked first, and until they agree the organizer covers the difference */
  asksAgain: boolean;
  /** Cents more than before; negative when it is less */
  changeCents: number;
  /** The maximum that this person pays: for a member at most what they agreed to, for the organizer the whole ride if nobody else pays */
  atMost: string;
};
export type PickupMoveView = {
  previewId: string;
  /** When the preview can no longer be confirmed */
  expiresAt: string;
  pickup: Place;
  /** Encoded polyline of the new route, precision 1e5 */
  polyline: string;
  /** Meters of the new route */
  distanceMeters: number;
  /** Seconds of the new route */
  durationSeconds: number;
  totalBefore: string;
  total: string;
  /** Cents more than before; negative when the ride costs less */
  changeCents: number;
  /** The most the organizer can be charged */
  largestCharge: string;
  /** The amount to authorize on the organizer’s card before the pickup moves; 0.00 when the authorization covers it */
  toAuthorize: string;
  shares: MovedShare[];
  allowed: boolean;
  /** Why it is not possible */
  reason?: string | null;
  /** The error code with which the change would be refused */
  reasonCode?: ('hold_too_small' | 'account_limit_reached' | 'account_suspended' | 'account_closed') | null;
};
export type PickupMove = {
  pickup: Place;
};
export type PickupMoveConfirmation = {
  /** `previewId` of the preview that was shown; it can be used once */
  previewId: string;
};
export type RouteChangeView = {
  previewId: string;
  /** When the preview can no longer be confirmed */
  expiresAt: string;
  pickup: Place;
  destination: Place;
  /** Meters of the new route */
  distanceMeters: number;
  /** Seconds of the new route */
  durationSeconds: number;
  /** Current price for all riders together */
  totalBefore: string;
  /** Price of the new route after promotions and the discount of a shared vehicle */
  price: string;
  /** Price for all riders together after the change: the price of the new route, but no more than before */
  total: string;
  /** The part of the price that GroupRide pays */
  covered: string;
  allowed: boolean;
  /** Why it is not possible */
  reason?: string | null;
};
export type RouteChange = {
  /** Which end of the route changes */
  end: 'pickup' | 'destination';
  place: Place;
};
export type RouteChangeConfirmation = {
  /** `previewId` of the preview that was shown; it can be used once */
  previewId: string;
  /** `total` of the preview that was shown */
  expectedTotal: string;
  /** The pickup or destination to replace, as it was shown; the change is refused when it differs from the current one. Not checked when left out */
  replacedPlace?: Place | null;
  /** Riders and the driver see it */
  reason: string;
};
export type InvitationForm = {
  channel: 'phone' | 'email';
  /** Phone number with 10 digits, or email address */
  to: string;
  /** Personal message without links; the invitation contains the join link */
  message?: string | null;
};
export type InviteeView = {
  id: number;
  name: string;
  /** Null until the organizer has paid */
  invitedAt?: string | null;
};
export type InvitationOptOut = {
  channel: 'phone' | 'email';
  /** True if no invitations are sent to this address */
  optedOut: boolean;
};
export type BusinessInvoiceLine = {
  rideId: number;
  /** When it was charged, in the city’s calendar */
  date: string;
  kind: 'fare' | 'cancellation_fee' | 'no_show_fee';
  costCenter?: string | null;
  reference?: string | null;
  eventName?: string | null;
  /** First name */
  passengerName?: string | null;
  pickupLocation: string;
  dropoffLocation: string;
  /** Volume discount already subtracted from the amount */
  discount: string;
  amount: string;
};
export type BusinessInvoiceSubtotal = {
  /** Null for rides without one */
  costCenter?: string | null;
  /** Name of the cost center */
  name?: string | null;
  rides: number;
  amount: string;
};
export type BusinessInvoiceCredit = {
  id: number;
  rideId: number;
  /** When it was credited, in the city’s calendar */
  date: string;
  /** Code of the cost center */
  costCenter?: string | null;
  reference?: string | null;
  /** Why it was credited */
  reason: string;
  amount: string;
};
export type BusinessPaymentView = {
  id: number;
  amount: string;
  /** Date on which it arrived */
  receivedOn: string;
  /** Reference of the bank transfer or check */
  reference: string;
  /** When it was recorded */
  recordedAt: string;
  /** A payment that was reversed does not count */
  reversedAt?: string | null;
  /** Operator; null for services of the account */
  reversedBy?: string | null;
  /** Why it was reversed */
  reversalReason?: string | null;
};
export type BusinessInvoiceView = {
  id: number;
  /** Invoice number from a sequence without gaps, e.g. INV-000017 */
  number: string;
  /** Month of the city’s calendar, e.g. 2026-11 */
  month: string;
  status: 'open' | 'paid' | 'void';
  /** Sum of its charges */
  total: string;
  paid: string;
  /** Credits that lower the amount to pay */
  credited: string;
  /** Amount left to pay: total less paid and credited; 0.00 when the invoice is void */
  outstanding: string;
  /** Date of the city’s calendar */
  dueDate: string;
  /** Open and past its due date */
  overdue: boolean;
  createdAt: string;
  paidAt?: string | null;
  accountId: number;
  /** Name of the account when the invoice was created */
  accountName: string;
  billingAddress: string;
  /** By cost center and date */
  lines: BusinessInvoiceLine[];
  /** One for each cost center */
  subtotals: BusinessInvoiceSubtotal[];
  /** Volume discounts already subtracted from the amounts */
  discount: string;
  /** Oldest first */
  credits: BusinessInvoiceCredit[];
  /** Oldest first, including reversed ones */
  payments: BusinessPaymentView[];
  /** The current date of the city’s calendar */
  today: string;
};
export type BusinessReason = {
  /** Why; kept in the audit log */
  reason: string;
};
export type BusinessChargeCredit = {
  /** More than 0.00, at most the part of the charge that is not credited yet */
  amount: string;
  /** Why; printed on the invoice and kept in the audit log */
  reason: string;
};
export type BusinessInvoiceRow = {
  id: number;
  /** Invoice number from a sequence without gaps, e.g. INV-000017 */
  number: string;
  /** Month of the city’s calendar, e.g. 2026-11 */
  month: string;
  status: 'open' | 'paid' | 'void';
  /** Sum of its charges */
  total: string;
  paid: string;
  /** Credits that lower the amount to pay */
  credited: string;
  /** Amount left to pay: total less paid and credited; 0.00 when the invoice is void */
  outstanding: string;
  /** Date of the city’s calendar */
  dueDate: string;
  /** Open and past its due date */
  overdue: boolean;
  createdAt: string;
  paidAt?: string | null;
};
export type BusinessInvoiceList = {
  /** Newest first */
  invoices: BusinessInvoiceRow[];
  nextCursor?: string | null;
};
export type BusinessPaymentRecord = {
  /** More than 0.00, at most the amount left to pay */
  amount: string;
  /** Date on which it arrived; not in the future, and not before the account was created */
  receivedOn: string;
  /** Reference of the bank transfer or check */
  reference: string;
};
export type WebhookEndpointView = {
  id: number;
  url: string;
  description: string;
  /** Null for all types */
  eventTypes?:
    | (
        | 'ride.created'
        | 'ride.requested'
        | 'ride.driver_assigned'
        | 'ride.driver_set_out'
        | 'ride.driver_arrived'
        | 'ride.driver_released'
        | 'ride.started'
        | 'ride.completed'
        | 'ride.cancelled'
        | 'ride.pickup_moved'
        | 'ride.destination_changed'
        | 'ride.price_changed'
        | 'ride.vehicle_shared'
        | 'ride.split_changed'
        | 'ride.pledge_reached'
        | 'ride.pledge_reopened'
        | 'ride.pledge_closed'
        | 'ride.pledge_collecting'
        | 'member.joined'
        | 'member.left'
        | 'member.paid'
        | 'member.payment_failed'
        | 'member.payment_released'
        | 'member.pledged'
        | 'member.consent_needed'
        | 'member.share_agreed'
        | 'member.share_declined'
        | 'member.boarded'
        | 'member.no_show'
        | 'member.no_show_undone'
        | 'payment.authorized'
        | 'payment.failed'
        | 'payment.card_stored'
        | 'payment.captured'
        | 'payment.released'
        | 'payment.capture_failed'
        | 'payment.cash_received'
        | 'payment.debt_closed'
        | 'payment.tip_given'
        | 'payment.tip_failed'
        | 'payment.refunded'
        | 'payment.refund_failed'
        | 'payment.disputed'
        | 'payment.dispute_won'
        | 'payment.dispute_lost'
        | 'payout.paid'
        | 'payout.failed'
        | 'driver.applied'
        | 'driver.approved'
        | 'driver.rejected'
        | 'driver.suspended'
        | 'invoice.created'
        | 'invoice.paid'
        | 'invoice.voided'
        | 'invoice.payment_reversed'
        | 'charge.credited'
      )[]
    | null;
  /** Null for an endpoint of operations, which gets all events */
  serviceAccountId?: number | null;
  /** Name of the service account */
  serviceAccount?: string | null;
  state: 'enabled' | 'disabled';
  /** Why it is disabled */
  disabledReason?: ('operator' | 'failing' | 'gone' | 'account_closed') | null;
  disabledAt?: string | null;
  /** Time since which every attempt has failed; null after a success */
  failingSince?: string | null;
  /** Time until which the replaced secret also signs */
  previousSecretUntil?: string | null;
  createdAt: string;
};
export type CreatedWebhookEndpoint = {
  /** Signs the deliveries. It cannot be shown again */
  secret: string;
  endpoint: WebhookEndpointView;
};
export type NewOperationsEndpoint = {
  /** Starts with https:// and names a public host */
  url: string;
  /** What the endpoint is for */
  description: string;
  /** Types that are delivered; null for all types, including future ones */
  eventTypes?:
    | (
        | 'ride.created'
        | 'ride.requested'
        | 'ride.driver_assigned'
        | 'ride.driver_set_out'
        | 'ride.driver_arrived'
        | 'ride.driver_released'
        | 'ride.started'
        | 'ride.completed'
        | 'ride.cancelled'
        | 'ride.pickup_moved'
        | 'ride.destination_changed'
        | 'ride.price_changed'
        | 'ride.vehicle_shared'
        | 'ride.split_changed'
        | 'ride.pledge_reached'
        | 'ride.pledge_reopened'
        | 'ride.pledge_closed'
        | 'ride.pledge_collecting'
        | 'member.joined'
        | 'member.left'
        | 'member.paid'
        | 'member.payment_failed'
        | 'member.payment_released'
        | 'member.pledged'
        | 'member.consent_needed'
        | 'member.share_agreed'
        | 'member.share_declined'
        | 'member.boarded'
        | 'member.no_show'
        | 'member.no_show_undone'
        | 'payment.authorized'
        | 'payment.failed'
        | 'payment.card_stored'
        | 'payment.captured'
        | 'payment.released'
        | 'payment.capture_failed'
        | 'payment.cash_received'
        | 'payment.debt_closed'
        | 'payment.tip_given'
        | 'payment.tip_failed'
        | 'payment.refunded'
        | 'payment.refund_failed'
        | 'payment.disputed'
        | 'payment.dispute_won'
        | 'payment.dispute_lost'
        | 'payout.paid'
        | 'payout.failed'
        | 'driver.applied'
        | 'driver.approved'
        | 'driver.rejected'
        | 'driver.suspended'
        | 'invoice.created'
        | 'invoice.paid'
        | 'invoice.voided'
        | 'invoice.payment_reversed'
        | 'charge.credited'
      )[]
    | null;
  /** Limits the endpoint to events of this service account’s own rides. Null for all events */
  serviceAccountId?: number | null;
  /** The code from the authenticator app, or the code texted to an operator who has neither an app nor a passkey; may be left out within ten minutes after signing in */
  code?: string | null;
};
export type WebhookEndpointChange = {
  /** Starts with https:// and names a public host */
  url?: string | null;
  /** What the endpoint is for */
  description?: string | null;
  /** Types that are delivered; null for all types, including future ones */
  eventTypes?:
    | (
        | 'ride.created'
        | 'ride.requested'
        | 'ride.driver_assigned'
        | 'ride.driver_set_out'
        | 'ride.driver_arrived'
        | 'ride.driver_released'
        | 'ride.started'
        | 'ride.completed'
        | 'ride.cancelled'
        | 'ride.pickup_moved'
        | 'ride.destination_changed'
        | 'ride.price_changed'
        | 'ride.vehicle_shared'
        | 'ride.split_changed'
        | 'ride.pledge_reached'
        | 'ride.pledge_reopened'
        | 'ride.pledge_closed'
        | 'ride.pledge_collecting'
        | 'member.joined'
        | 'member.left'
        | 'member.paid'
        | 'member.payment_failed'
        | 'member.payment_released'
        | 'member.pledged'
        | 'member.consent_needed'
        | 'member.share_agreed'
        | 'member.share_declined'
        | 'member.boarded'
        | 'member.no_show'
        | 'member.no_show_undone'
        | 'payment.authorized'
        | 'payment.failed'
        | 'payment.card_stored'
        | 'payment.captured'
        | 'payment.released'
        | 'payment.capture_failed'
        | 'payment.cash_received'
        | 'payment.debt_closed'
        | 'payment.tip_given'
        | 'payment.tip_failed'
        | 'payment.refunded'
        | 'payment.refund_failed'
        | 'payment.disputed'
        | 'payment.dispute_won'
        | 'payment.dispute_lost'
        | 'payout.paid'
        | 'payout.failed'
        | 'driver.applied'
        | 'driver.approved'
        | 'driver.rejected'
        | 'driver.suspended'
        | 'invoice.created'
        | 'invoice.paid'
        | 'invoice.voided'
        | 'invoice.payment_reversed'
        | 'charge.credited'
      )[]
    | null;
  state?: ('enabled' | 'disabled') | null;
};
export type WebhookSecretRotation = {
  /** Hours for which deliveries are signed with both secrets; an even older secret becomes invalid at once */
  overlapHours: number;
};
export type WebhookAttemptView = {
  number: number;
  at: string;
  /** Null when there was no response */
  status?: number | null;
  failure?:
    | (
        | 'bad_status'
        | 'redirect'
        | 'timeout'
        | 'host_not_found'
        | 'address_not_allowed'
        | 'connection_failed'
        | 'secret_unreadable'
        | 'endpoint_disabled'
      )
    | null;
  durationMs: number;
  /** Beginning of the response; null when it has no text */
  answer?: string | null;
  /** The fault that the sandbox simulated; null for a real attempt */
  simulatedFault?: ('server_error' | 'connection_refused' | 'timeout' | 'slow' | 'duplicate' | 'out_of_order') | null;
};
export type WebhookDeliveryView = {
  id: number;
  endpointId: number;
  /** Value of the header webhook-id, which is the same for every attempt and every endpoint */
  messageId: string;
  type:
    | 'ride.created'
    | 'ride.requested'
    | 'ride.driver_assigned'
    | 'ride.driver_set_out'
    | 'ride.driver_arrived'
    | 'ride.driver_released'
    | 'ride.started'
    | 'ride.completed'
    | 'ride.cancelled'
    | 'ride.pickup_moved'
    | 'ride.destination_changed'
    | 'ride.price_changed'
    | 'ride.vehicle_shared'
    | 'ride.split_changed'
    | 'ride.pledge_reached'
    | 'ride.pledge_reopened'
    | 'ride.pledge_closed'
    | 'ride.pledge_collecting'
    | 'member.joined'
    | 'member.left'
    | 'member.paid'
    | 'member.payment_failed'
    | 'member.payment_released'
    | 'member.pledged'
    | 'member.consent_needed'
    | 'member.share_agreed'
    | 'member.share_declined'
    | 'member.boarded'
    | 'member.no_show'
    | 'member.no_show_undone'
    | 'payment.authorized'
    | 'payment.failed'
    | 'payment.card_stored'
    | 'payment.captured'
    | 'payment.released'
    | 'payment.capture_failed'
    | 'payment.cash_received'
    | 'payment.debt_closed'
    | 'payment.tip_given'
    | 'payment.tip_failed'
    | 'payment.refunded'
    | 'payment.refund_failed'
    | 'payment.disputed'
    | 'payment.dispute_won'
    | 'payment.dispute_lost'
    | 'payout.paid'
    | 'payout.failed'
    | 'driver.applied'
    | 'driver.approved'
    | 'driver.rejected'
    | 'driver.suspended'
    | 'invoice.created'
    | 'invoice.paid'
    | 'invoice.voided'
    | 'invoice.payment_reversed'
    | 'charge.credited'
    | 'webhook.test';
  rideId?: number | null;
  /** Number of the event within its ride */
  eventNumber?: number | null;
  /** When it happened */
  occurredAt: string;
  state: 'waiting' | 'delivered' | 'failed';
  /** Attempts so far */
  attempts: number;
  /** Null when no attempt follows */
  nextAttemptAt?: string | null;
  /** Status of the last answer */
  lastStatus?: number | null;
  /** Why the last attempt failed */
  lastFailure?:
    | (
        | 'bad_status'
        | 'redirect'
        | 'timeout'
        | 'host_not_found'
        | 'address_not_allowed'
        | 'connection_failed'
        | 'secret_unreadable'
        | 'endpoint_disabled'
      )
    | null;
  deliveredAt?: string | null;
  /** What is delivered */
  payload: {
    [key: string]: any;
  };
  /** Newest first, at most 50 */
  attemptList: WebhookAttemptView[];
  /** Whether it can be replayed now */
  replayable: boolean;
};
export type WebhookReplayResult = {
  /** Number of deliveries that will be attempted */
  deliveries: number;
};
export type WebhookReplay = {
  /** Start of the period. Events since then that the endpoint has not accepted are delivered, including those it missed while disabled */
  since: string;
};
export type WebhookDeliveryRow = {
  id: number;
  endpointId: number;
  /** Value of the header webhook-id, which is the same for every attempt and every endpoint */
  messageId: string;
  type:
    | 'ride.created'
    | 'ride.requested'
    | 'ride.driver_assigned'
    | 'ride.driver_set_out'
    | 'ride.driver_arrived'
    | 'ride.driver_released'
    | 'ride.started'
    | 'ride.completed'
    | 'ride.cancelled'
    | 'ride.pickup_moved'
    | 'ride.destination_changed'
    | 'ride.price_changed'
    | 'ride.vehicle_shared'
    | 'ride.split_changed'
    | 'ride.pledge_reached'
    | 'ride.pledge_reopened'
    | 'ride.pledge_closed'
    | 'ride.pledge_collecting'
    | 'member.joined'
    | 'member.left'
    | 'member.paid'
    | 'member.payment_failed'
    | 'member.payment_released'
    | 'member.pledged'
    | 'member.consent_needed'
    | 'member.share_agreed'
    | 'member.share_declined'
    | 'member.boarded'
    | 'member.no_show'
    | 'member.no_show_undone'
    | 'payment.authorized'
    | 'payment.failed'
    | 'payment.card_stored'
    | 'payment.captured'
    | 'payment.released'
    | 'payment.capture_failed'
    | 'payment.cash_received'
    | 'payment.debt_closed'
    | 'payment.tip_given'
    | 'payment.tip_failed'
    | 'payment.refunded'
    | 'payment.refund_failed'
    | 'payment.disputed'
    | 'payment.dispute_won'
    | 'payment.dispute_lost'
    | 'payout.paid'
    | 'payout.failed'
    | 'driver.applied'
    | 'driver.approved'
    | 'driver.rejected'
    | 'driver.suspended'
    | 'invoice.created'
    | 'invoice.paid'
    | 'invoice.voided'
    | 'invoice.payment_reversed'
    | 'charge.credited'
    | 'webhook.test';
  rideId?: number | null;
  /** Number of the event within its ride */
  eventNumber?: number | null;
  /** When it happened */
  occurredAt: string;
  state: 'waiting' | 'delivered' | 'failed';
  /** Attempts so far */
  attempts: number;
  /** Null when no attempt follows */
  nextAttemptAt?: string | null;
  /** Status of the last answer */
  lastStatus?: number | null;
  /** Why the last attempt failed */
  lastFailure?:
    | (
        | 'bad_status'
        | 'redirect'
        | 'timeout'
        | 'host_not_found'
        | 'address_not_allowed'
        | 'connection_failed'
        | 'secret_unreadable'
        | 'endpoint_disabled'
      )
    | null;
  deliveredAt?: string | null;
};
export type WebhookDeliveryList = {
  deliveries: WebhookDeliveryRow[];
  nextCursor?: string | null;
};
export type CancellationPayer = {
  userId: number;
  /** First name */
  name: string;
  isYou: boolean;
  isOrganizer: boolean;
  /** On hold on their card */
  held: string;
  /** Already taken from them, and not returned */
  taken: string;
  /** Kept from the hold or from what was taken, or charged to the stored card */
  charged: string;
  /** Released from the hold */
  released: string;
  /** Refunded from what was taken */
  refunded: string;
};
export type CancellationView = {
  /** What you will be charged */
  fee: string;
  /** What is released to you */
  released: string;
  /** Refunded to you from what was already taken */
  refunded: string;
  /** Why */
  explanation: string;
  /** Whether you may cancel or leave the ride now; otherwise `explanation` says why not */
  mayCancel: boolean;
  /** The error code with which the call would be refused */
  reasonCode?:
    ('passenger_cannot_leave' | 'already_verified' | 'marked_no_show' | 'pledge_closed' | 'ride_state_conflict') | null;
  phase: 'no_driver' | 'taken' | 'arrived';
  /** Null when you leave and the ride goes on */
  rule?: ('no_driver' | 'in_time' | 'late' | 'after_arrival' | 'no_show' | 'without_fault') | null;
  /** Part of the price that the rule keeps, in percent */
  keptPercent: number;
  /** Version of the cancellation policy that was in force when the ride was booked */
  policyId: number;
  /** Since when that version was in force */
  policyFrom: string;
  /** Time until which cancelling stays free, unless the driver arrives earlier */
  freeUntil?: string | null;
  /** Your stored card, to which the fee is charged because nothing is on hold for the ride; null when the fee is kept from the hold */
  chargedCard?: string | null;
  /** Whether the fee still has to be paid because the hold from which it would be kept is gone */
  isOwed: boolean;
  /** The organizer sees everybody, others only themselves */
  payers: CancellationPayer[];
  /** Send it with the cancellation to cancel at exactly these amounts */
  token?: string | null;
  /** When the token expires */
  tokenExpiresAt?: string | null;
};
export type Cancellation = {
  reason?: string | null;
  /** Token of the preview that was agreed to. Without a token, a ride is cancelled only if that is free */
  token?: string | null;
};
export type NoShowView = {
  /** When the waiting time ends; null before the arrival */
  waitUntil?: string | null;
  /** Seconds left of the waiting time, by the server’s clock */
  secondsLeft: number;
  /** A passenger who has not boarded can be marked now */
  mayMark: boolean;
  /** Whether the ride can be cancelled now because nobody came */
  mayCancel: boolean;
  /** Your earnings if nobody comes to the ride */
  earnings: string;
};
export type OperatorCancellationView = {
  /** What the organizer would pay for cancelling now */
  policyFee: string;
  /** Maximum fee: the amount that is on hold on, or was taken from, the organizer’s card, but not more than the ride costs them */
  mostFee: string;
  /** Smallest possible fee other than 0.00 */
  leastFee: string;
  /** The driver’s part of a fee, in percent; 0 without a driver */
  driverPercent: number;
};
export type OperatorCancellation = {
  /** Riders and the driver see it */
  reason: string;
  /** Kept from the organizer’s payment, at most `mostFee`; nothing when left out */
  fee?: string | null;
};
export type CancellationStage = {
  /** Minutes after a driver accepted an immediate ride, or before the start of a scheduled one */
  minutes: number;
  /** Percentage of the price that is kept from then on */
  keptPercent: number;
};
export type CancellationTermsView = {
  /** Minutes after a driver accepted in which cancelling is always free, even if the driver has arrived */
  freeMinutes: number;
  /** Fees before the arrival of immediate rides; none: free until then */
  immediate: CancellationStage[];
  /** Fees before the arrival of scheduled rides; none: free until then */
  scheduled: CancellationStage[];
  /** Fee once the driver has arrived */
  arrivedPercent: number;
};
export type CancellationPolicyTerms = {
  /** Minutes after a driver accepted in which cancelling is always free, even if the driver has arrived */
  freeMinutes: number;
  /** Stages for immediate rides, by increasing minutes after a driver accepted; free before the first stage */
  immediate: CancellationStage[];
  /** Stages for scheduled rides, by decreasing minutes before the start; free before the first stage */
  scheduled: CancellationStage[];
  /** Percentage of the price that is kept once the driver has arrived */
  arrivedPercent: number;
  /** How long the driver waits for passengers */
  waitMinutes: number;
  /** Smallest group for which the driver waits longer */
  largeGroupSize: number;
  /** How long the driver waits for a large group */
  largeGroupWaitMinutes: number;
  /** Percentage of the price that is kept when nobody came */
  noShowPercent: number;
  /** The driver’s percentage of the kept amount */
  driverPercent: number;
};
export type CancellationPolicyWithdrawn = {
  at: string;
  /** The operator */
  by: string;
  reason?: string | null;
};
export type CancellationPolicyView = {
  id: number;
  state: 'past' | 'current' | 'coming' | 'withdrawn';
  validFrom: string;
  /** Null: until further notice */
  validUntil?: string | null;
  terms: CancellationPolicyTerms;
  /** Rides that were booked under it */
  rides: number;
  /** The operator who added it; null for the initial version */
  createdBy?: string | null;
  createdAt: string;
  reason?: string | null;
  /** The version that this one repeats */
  restores?: number | null;
  /** When the version was withdrawn before it began; such a version never applied */
  withdrawal?: CancellationPolicyWithdrawn | null;
};
export type NewCancellationPolicy = {
  /** At least a minute ahead. The version is in force until the next version begins, if there is one */
  validFrom: string;
  terms: CancellationPolicyTerms;
  /** Reason for the change, for operators; only requests with a token may omit it */
  reason?: string | null;
  /** The newest version that you saw (0 when there was none); the change is refused when there is a newer one */
  basedOn?: number | null;
  /** The version that this one repeats */
  restores?: number | null;
};
export type RefundView = {
  id: number;
  rideId: number;
  paymentId: number;
  payerId: number;
  amount: string;
  reason:
    | 'driver_fault'
    | 'service_problem'
    | 'charged_wrongly'
    | 'fraud'
    | 'goodwill'
    | 'collected_too_much'
    | 'made_at_provider';
  origin: 'operator' | 'system' | 'provider';
  note?: string | null;
  /** The policy takes the driver’s part back */
  takesFromDriver: boolean;
  /** The part that the driver returned */
  fromDriver: string;
  state: 'requested' | 'pending' | 'succeeded' | 'failed';
  failure?: string | null;
  /** The provider's number */
  providerId?: string | null;
  /** The operator; null when no operator requested it */
  requestedBy?: string | null;
  requestedAt: string;
  /** When it succeeded, or failed */
  settledAt?: string | null;
};
export type RefundRequest = {
  paymentId: number;
  /** At most the captured amount that is not refunded yet */
  amount: string;
  reason: 'driver_fault' | 'service_problem' | 'charged_wrongly' | 'fraud' | 'goodwill';
  /** For operators */
  note?: string | null;
  /** What was left to refund when you decided. Refused with `refundable_changed` if it is another amount now */
  refundable?: string | null;
};
export type CreditUse = {
  rideId: number;
  amount: string;
  /** `reserved`: for a ride that is not over; `returned`: given back to the rider */
  state: 'reserved' | 'used' | 'returned';
  at: string;
};
export type CreditView = {
  id: number;
  amount: string;
  /** What can be used */
  left: string;
  /** Set aside for rides that are not over */
  reserved: string;
  state: 'active' | 'reserved' | 'used' | 'expired' | 'revoked';
  reason: string;
  /** The ride for which the credit was granted */
  rideId?: number | null;
  grantedAt: string;
  expiresAt: string;
  /** Why operations revoked it */
  revokedFor?: string | null;
  /** Oldest first */
  uses: CreditUse[];
};
export type CreditsView = {
  /** What can be used now */
  balance: string;
  /** Set aside for rides that are not over */
  reserved: string;
  /** Newest first */
  credits: CreditView[];
};
export type AdminCreditView = {
  id: number;
  amount: string;
  /** What can be used */
  left: string;
  /** Set aside for rides that are not over */
  reserved: string;
  state: 'active' | 'reserved' | 'used' | 'expired' | 'revoked';
  reason: string;
  /** The ride for which the credit was granted */
  rideId?: number | null;
  grantedAt: string;
  expiresAt: string;
  /** Why operations revoked it */
  revokedFor?: string | null;
  /** Oldest first */
  uses: CreditUse[];
  grantedBy: string;
  revokedBy?: string | null;
};
export type AdminCreditsView = {
  /** What can be used now */
  balance: string;
  /** Set aside for rides that are not over */
  reserved: string;
  /** Newest first */
  credits: AdminCreditView[];
};
export type CreditGrant = {
  /** At least 0.01, at most 500.00 */
  amount: string;
  /** Shown to the rider */
  reason: string;
  /** The ride of this rider for which the credit is granted */
  rideId?: number | null;
  /** A year from now if left out; at most three years */
  expiresAt?: string | null;
};
export type CreditReturn = {
  /** The ride that the credit paid for */
  rideId: number;
  /** Shown to the rider */
  reason: string;
};
export type CreditRevocation = {
  /** Shown to the rider */
  reason: string;
};
export type DebtView = {
  rideId: number;
  amount: string;
  reason: 'fee' | 'fare' | 'cash';
  /** Who stated the cash that was received, for the reason `cash`; otherwise null */
  cashStatedBy?: ('driver' | 'operations') | null;
  /** When the ride ended */
  since: string;
  /** Where the ride went */
  dropoffLocation: string;
  /** Whether a card is currently being charged for it, so that no action is needed */
  onItsWay: boolean;
  /** Why the last card was refused */
  failureMessage?: string | null;
};
export type ClosedDebt = {
  rideId: number;
  payerId: number;
  amount: string;
  how: 'waived' | 'paid_in_cash';
};
export type DebtClosing = {
  /** The owed amount that you were shown; any other amount is refused as amount_mismatch */
  amount: string;
  how: 'waived' | 'paid_in_cash';
  /** Why; for operations */
  note: string;
};
export type ReceiptLine = {
  label: string;
  amount: string;
};
export type ReceiptCardPart = {
  /** e.g. Visa ending 4242 */
  method: string;
  amount: string;
};
export type ReceiptRefund = {
  amount: string;
  at: string;
};
export type ReceiptView = {
  number: string;
  rideId: number;
  issuedAt: string;
  pickupLocation: string;
  dropoffLocation: string;
  /** Start of a scheduled ride */
  scheduledAt?: string | null;
  /** Hours; null when the ride is not booked by the hour */
  hourlyDuration?: number | null;
  /** The whole ride’s price */
  ride: ReceiptLine[];
  /** Your part of the price */
  yours: ReceiptLine[];
  /** For the ride, without a tip */
  charged: string;
  /** e.g. Visa ending 4242, or cash */
  paymentMethod: string;
  /** The part that the driver received in cash; null when paid by card */
  cash?: string | null;
  /** Who stated `cash`: operations, when they completed the trip */
  cashStatedBy?: ('driver' | 'operations') | null;
  /** Parts of a cash ride that have been paid by card since */
  byCard: ReceiptCardPart[];
  /** The part that is still to be charged to your card or to be paid */
  outstanding: string;
  /** The part that you do not have to pay: waived, or less than a card can be charged */
  waived: string;
  /** Tip that you gave the driver */
  tip: string;
  /** Charged above the amount due at first; included in the refunds */
  overpayment: string;
  /** What has been given back to you */
  refunds: ReceiptRefund[];
  /** Amounts that your bank has returned to you after a dispute */
  takenBack: ReceiptRefund[];
  /** Amount charged less waived, plus overpayment and tip, less refunds */
  net: string;
  amounts: RiderAmounts;
};
export type HistoryItem = {
  id: number;
  rideId: number;
  status: 'completed' | 'cancelled';
  /** What the ride cost you: your part of the fare, or the cancellation fee */
  amount: string;
  /** Refunded part of this amount and of a tip */
  refunded: string;
  amounts: RiderAmounts;
  paymentMethod: 'card' | 'cash' | 'account';
  /** When it was completed or cancelled */
  completedAt: string;
  pickupLocation: string;
  dropoffLocation: string;
  pickup: Place;
  destination: Place;
  rideType:
    | 'GroupX'
    | 'GroupXL'
    | 'GroupXXL'
    | 'CharterBus'
    | 'EventShuttle'
    | 'PartyBus'
    | 'GroupPool'
    | 'CasinoShuttle'
    | 'WineTour';
  groupSize: number;
  /** Price of the whole ride, as booked */
  totalCost: string;
  /** First name; null when no driver had the ride at its end */
  driverName?: string | null;
};
export type RideTotals = {
  /** Completed rides */
  rides: number;
  /** Savings on your seats in these rides compared with riding alone */
  saved: string;
};
export type DisputeView = {
  /** The provider's number */
  id: string;
  rideId: number;
  paymentId: number;
  payerName: string;
  amount: string;
  /** Fee that the provider charged for it and did not return */
  fee: string;
  /** The bank's reason, as named by the provider */
  reason: string;
  state: 'inquiry' | 'needs_response' | 'under_review' | 'won' | 'lost';
  /** Deadline for submitting evidence */
  evidenceDueAt?: string | null;
  openedAt: string;
  closedAt?: string | null;
};
export type EvidenceFileView = {
  kind: 'receipt' | 'customer_communication' | 'service_documentation' | 'other';
  name: string;
  sizeBytes: number;
  uploadedBy: string;
  uploadedAt: string;
};
export type DisputeCase = {
  /** The provider's number */
  id: string;
  rideId: number;
  paymentId: number;
  payerName: string;
  amount: string;
  /** Fee that the provider charged for it and did not return */
  fee: string;
  /** The bank's reason, as named by the provider */
  reason: string;
  state: 'inquiry' | 'needs_response' | 'under_review' | 'won' | 'lost';
  /** Deadline for submitting evidence */
  evidenceDueAt?: string | null;
  openedAt: string;
  closedAt?: string | null;
  /** given_elsewhere: submitted on the payment provider’s own site */
  evidenceState: 'draft' | 'submitting' | 'submitted' | 'given_elsewhere';
  /** Statement and files can be changed */
  canChange: boolean;
  /** Send it with a change; 0 while nothing is saved */
  version: number;
  /** The statement to the bank; empty while nothing is saved */
  statement: string;
  /** A draft from what is recorded about the ride */
  proposal: string;
  files: EvidenceFileView[];
  savedBy?: string | null;
  savedAt?: string | null;
  submittedBy?: string | null;
  submittedAt?: string | null;
};
export type EvidenceDraft = {
  statement: string;
  /** The version that was read */
  version: number;
};
export type EvidenceSubmission = {
  /** The version that was read; any other version is not submitted */
  version: number;
};
export type DocumentView = {
  id: number;
  group: 'license' | 'registration' | 'insurance' | 'vehicle_photos';
  state: 'in_review' | 'accepted' | 'asked_again' | 'rejected';
  /** Why it was not accepted, or what a new picture must show */
  reason?: string | null;
  /** Last day on which it is valid, YYYY-MM-DD */
  expiresOn?: string | null;
  /** Whether that day has passed */
  isExpired: boolean;
  fileType: 'image/jpeg' | 'application/pdf';
  sizeBytes: number;
  uploadedAt: string;
  /** Address of the file, valid only for the reader and for five minutes */
  url: string;
};
export type DriverDocuments = {
  documents: DocumentView[];
  /** Groups without a document, or with only expired documents and documents that were not accepted */
  missing: ('license' | 'registration' | 'insurance' | 'vehicle_photos')[];
  /** Whether an application is approved only when each group has an accepted document */
  required: boolean;
};
export type DocumentReview = {
  state: 'accepted' | 'asked_again' | 'rejected';
  /** The state that you saw. The review is refused if somebody else has reviewed the document since */
  changedFrom?: ('in_review' | 'accepted' | 'asked_again' | 'rejected') | null;
  /** Needed unless it is accepted; shown to the driver */
  reason?: string | null;
  /** Last day on which an accepted document is valid, if it states one */
  expiresOn?: string | null;
};
export type TipPreset = {
  /** Percentage of what you were charged, or of the price of your seat when others paid it; null for the whole-dollar amounts of a small fare */
  percent?: number | null;
  amount: string;
};
export type GivenTip = {
  paymentId: number;
  amount: string;
  /** authorized: on its way to the driver; captured: given */
  state: 'created' | 'requires_action' | 'failed' | 'stored' | 'authorized' | 'captured' | 'released';
  /** e.g. Visa ending 4242 */
  card?: string | null;
};
export type TipView = {
  mayTip: boolean;
  /** Deadline for giving a tip */
  before?: string | null;
  presets: TipPreset[];
  smallest: string;
  largest: string;
  /** Empty until you have given one */
  given: GivenTip[];
};
export type TipRequest = {
  /** From 0.50 to 200.00 */
  amount: string;
};
export type ChargeRow = {
  paymentId: number;
  rideId: number;
  payerId: number;
  payerName: string;
  payerEmail: string;
  card?: string | null;
  state: 'created' | 'requires_action' | 'failed' | 'stored' | 'authorized' | 'captured' | 'released';
  held: string;
  captured: string;
  refunded: string;
  /** When it was captured or, if not captured, held or started */
  at: string;
};
export type ChargeList = {
  charges: ChargeRow[];
  /** Whether there are more results; narrow the search */
  more: boolean;
};
export type ChargeLine = {
  about:
    | 'base'
    | 'distance'
    | 'service_fee'
    | 'taxes'
    | 'promotion'
    | 'volume_discount'
    | 'paid_by_member'
    | 'seats_of_others'
    | 'covered_by_organizer'
    | 'rounding'
    | 'cancellation_fee'
    | 'no_show_fee'
    | 'tip'
    | 'paid_in_cash'
    | 'on_account'
    | 'credit'
    | 'waived'
    | 'not_collected'
    | 'collected_too_much'
    | 'taken_early';
  /** Negative amounts are deductions */
  amount: string;
  /** Who paid it; the code of a promotion */
  name?: string | null;
};
export type ChargedPayment = {
  id: number;
  state: 'created' | 'requires_action' | 'failed' | 'stored' | 'authorized' | 'captured' | 'released';
  /** e.g. Visa ending 4242 */
  card?: string | null;
  /** The provider's number */
  providerId?: string | null;
  held: string;
  captured: string;
  refunded: string;
  /** What can still be refunded */
  refundable: string;
  /** Whether the payer's bank has taken it back or may do so */
  disputed: boolean;
  startedAt: string;
  heldAt?: string | null;
  capturedAt?: string | null;
  releasedAt?: string | null;
};
export type ChargeExplanation = {
  payerId: number;
  payerName: string;
  payerEmail: string;
  isOrganizer: boolean;
  /** Whether the ride is over and its money is booked */
  settled: boolean;
  splitMode: 'cover' | 'sponsor' | 'custom' | 'pledge';
  groupSize: number;
  /** Price of the ride */
  rideTotal: string;
  /** Price of the own seat */
  seat?: string | null;
  /** The rule by which a cancellation was charged */
  cancelRule?: string | null;
  lines: ChargeLine[];
  captured: string;
  refunded: string;
  /** Taken back through the bank */
  disputed: string;
  /** Captured amount less refunds and disputed amounts */
  charged: string;
  /** Amount that is still owed for the ride according to the books */
  owed: string;
  payments: ChargedPayment[];
  refunds: RefundView[];
};
export type ChargesOfRide = {
  rideId: number;
  /** Whether the ride was paid in cash, so that nothing can be refunded to a card */
  cash: boolean;
  payers: ChargeExplanation[];
};
export type ReconciliationRunView = {
  id: number;
  /** looking_again: differences were found, which may be money in transit */
  state: 'running' | 'looking_again' | 'finished' | 'failed';
  /** The operator who asked for it; null at night */
  startedBy?: string | null;
  startedAt: string;
  finishedAt?: string | null;
  /** Whether all records were compared, and not only those that are new since the previous comparison */
  whole: boolean;
  /** Start of the period whose records were read from the provider */
  since: string;
  /** Records of the provider that were read */
  records: number;
  /** Payments and payouts that were compared */
  compared: number;
  differences: number;
};
export type ReconciliationRequest = {
  /** Compares all records instead of only those that are new since the last comparison */
  whole?: boolean | null;
};
export type MessageView = {
  id: number;
  /** Set for your own messages */
  clientId?: string | null;
  /** First name */
  authorName: string;
  author: 'organizer' | 'member' | 'driver';
  isYou: boolean;
  /** Phone numbers and email addresses of others are masked; null for a quick reply */
  text?: string | null;
  quickReply?: ('im_here' | 'on_my_way' | 'running_late') | null;
  sentAt: string;
};
export type MessageList = {
  /** Newest first */
  messages: MessageView[];
  /** `before` of the next page; null on the last one */
  next?: number | null;
  /** How many messages of others you have not read */
  unread: number;
  /** Whether you can write */
  isOpen: boolean;
  /** When it becomes read-only; null before the ride has ended */
  closesAt?: string | null;
};
export type NewMessage = {
  /** A UUID generated by the client. A message that is sent again with the same UUID is stored once */
  clientId: string;
  /** Left out for a quick reply */
  text?: string | null;
  quickReply?: ('im_here' | 'on_my_way' | 'running_late') | null;
};
export type MessagesRead = {
  /** The newest message that you saw */
  through: number;
};
export type PersonNote = {
  id: number;
  text: string;
  authorName: string;
  /** Whether you wrote the note and may remove it */
  isYours: boolean;
  createdAt: string;
};
export type NewPersonNote = {
  /** A UUID generated by the client. A note that is sent again with the same UUID is stored once */
  clientId: string;
  text: string;
};
export type RoutePlanTotals = {
  vehicles: number;
  /** Seats of the vehicles that drive */
  seats: number;
  /** Number of people who are served */
  people: number;
  /** Number of people who are not served */
  unservedPeople: number;
  meters: number;
  drivingSeconds: number;
  /** Whether every vehicle can drive its stops in this order, regardless of people who are not served */
  feasible: boolean;
};
export type RoutePlanSummary = {
  id: number;
  name: string;
  /** Day in the city */
  day: string;
  requests: number;
  vehicles: number;
  changedAt: string;
  totals?: RoutePlanTotals | null;
  publishedAt?: string | null;
};
export type RoutePlanVisit = {
  place: Place;
  /** Earliest minute after midnight in the city; an early vehicle waits */
  from: number;
  /** Latest minute after midnight */
  to: number;
  /** Minutes that people need to get in or out */
  serviceMinutes: number;
};
export type RoutePlanRequest = {
  label: string;
  people: number;
  pickup?: RoutePlanVisit | null;
  dropoff?: RoutePlanVisit | null;
};
export type RoutePlanVehicle = {
  name: string;
  seats: number;
  start: Place;
  end: Place;
  /** Minute after midnight in the city when the shift begins */
  from: number;
  /** Latest minute for the vehicle to be at its end */
  to: number;
};
export type TimedRouteStop = {
  /** Position of the request in the plan, from 0 */
  request: number;
  kind: 'pickup' | 'dropoff';
  /** Seconds after the midnight in the city that the day begins with */
  arrivesAt: number;
  /** When people get in or out; later than the arrival when the vehicle waits */
  beginsAt: number;
  /** Seconds after the midnight in the city that the day begins with */
  leavesAt: number;
};
export type PlannedVehicleRoute = {
  vehicle: number;
  /** Seconds after the midnight in the city that the day begins with */
  leavesAt: number;
  /** Seconds after the midnight in the city that the day begins with */
  returnsAt: number;
  /** Meters on roads, or in straight lines when `estimated` */
  meters: number;
  drivingSeconds: number;
  /** Encoded, precision 1e5 */
  polyline: string;
  stops: TimedRouteStop[];
};
export type UnservedRequest = {
  request: number;
  reason: 'too_many_people' | 'shift_too_short' | 'out_of_reach' | 'vehicles_full' | 'left_out';
};
export type RouteFault = {
  code: 'half_served' | 'two_vehicles' | 'dropped_off_first' | 'after_window' | 'too_many_people' | 'after_shift';
  vehicle?: number | null;
  request?: number | null;
  kind?: ('pickup' | 'dropoff') | null;
};
export type RoutePlanResult = {
  routes: PlannedVehicleRoute[];
  unserved: UnservedRequest[];
  /** Empty when the plan can be driven */
  faults: RouteFault[];
  /** True when distances and times are estimated from straight lines */
  estimated: boolean;
  totals: RoutePlanTotals;
};
export type PublishedRide = {
  /** Position of the request in the plan */
  request: number;
  rideId: number;
  status: 'awaiting_payment' | 'pending' | 'confirmed' | 'en_route' | 'in_progress' | 'completed' | 'cancelled';
};
export type PublishedRun = {
  runId: number;
  /** Position of the vehicle in the plan */
  vehicle: number;
  /** The current driver; null while there is none */
  driverId?: number | null;
  driverName?: string | null;
  rides: PublishedRide[];
};
export type PublishedRoutePlan = {
  publishedAt: string;
  accountId: number;
  accountName: string;
  /** Event transport with which the account lists the rides */
  eventId: number;
  runs: PublishedRun[];
};
export type RoutePlanView = {
  name: string;
  /** Day in the city */
  day: string;
  requests: RoutePlanRequest[];
  vehicles: RoutePlanVehicle[];
  id: number;
  revision: number;
  changedAt: string;
  /** Null until the plan is solved or ordered by hand */
  result?: RoutePlanResult | null;
  /** Totals of the previous result */
  previous?: RoutePlanTotals | null;
  /** Null until the plan is published */
  publication?: PublishedRoutePlan | null;
};
export type NewRoutePlan = {
  name: string;
  /** Day in the city */
  day: string;
  requests: RoutePlanRequest[];
  vehicles: RoutePlanVehicle[];
};
export type RoutePlanChange = {
  name: string;
  /** Day in the city */
  day: string;
  requests: RoutePlanRequest[];
  vehicles: RoutePlanVehicle[];
  /** Revision of the plan that you saw */
  revision: number;
};
export type RoutePlanRevision = {
  /** Revision of the plan that you saw */
  revision: number;
};
export type RoutePlanStop = {
  /** Position of the request in the plan, from 0 */
  request: number;
  kind: 'pickup' | 'dropoff';
};
export type RoutePlanOrder = {
  /** Position of the vehicle in the plan, from 0 */
  vehicle: number;
  stops: RoutePlanStop[];
};
export type RoutePlanOrders = {
  /** Revision of the plan that you saw */
  revision: number;
  routes: RoutePlanOrder[];
};
export type RoutePlanDriver = {
  driverId: number;
  name: string;
  vehicle: string;
  vehicleClass: 'car' | 'van' | 'minibus' | 'shuttle' | 'coach' | 'party_bus';
  seats: number;
};
export type PlannedRidePrice = {
  /** Position of the request in the plan */
  request: number;
  /** Position of the vehicle in the plan */
  vehicle: number;
  /** People */
  seats: number;
  /** Number of seats paid for, if the group is smaller; otherwise null */
  minimumSeats?: number | null;
  /** The largest share of one seat */
  perSeat: string;
  /** Volume discount of the account; 0.00 without one */
  discount: string;
  /** What the account pays */
  total: string;
};
export type PlannedRunPrice = {
  /** Position of the vehicle in the plan */
  vehicle: number;
  /** People of all its rides */
  seats: number;
  total: string;
};
export type RoutePlanPrices = {
  rides: PlannedRidePrice[];
  runs: PlannedRunPrice[];
  /** Total of all rides; send it when publishing */
  total: string;
};
export type PricedVehicle = {
  /** Position of a vehicle that drives, from 0 */
  vehicle: number;
  rideType:
    | 'GroupX'
    | 'GroupXL'
    | 'GroupXXL'
    | 'CharterBus'
    | 'EventShuttle'
    | 'PartyBus'
    | 'GroupPool'
    | 'CasinoShuttle'
    | 'WineTour';
};
export type RoutePlanPricing = {
  /** Revision of the plan that you saw */
  revision: number;
  accountId: number;
  /** Every vehicle that drives, once */
  vehicles: PricedVehicle[];
};
export type PublishedVehicle = {
  /** Position of a vehicle that drives, from 0 */
  vehicle: number;
  driverId: number;
  /** Ride type of its rides, which determines their price and the class of the vehicle */
  rideType:
    | 'GroupX'
    | 'GroupXL'
    | 'GroupXXL'
    | 'CharterBus'
    | 'EventShuttle'
    | 'PartyBus'
    | 'GroupPool'
    | 'CasinoShuttle'
    | 'WineTour';
};
export type PlannedPassenger = {
  /** Position of a served request, from 0 */
  request: number;
  passenger: Passenger;
  /** Printed on the invoice; the label of the request when left out */
  reference?: string | null;
};
export type RoutePlanPublication = {
  /** Revision of the plan that you saw */
  revision: number;
  accountId: number;
  /** Total that the operator agreed to; refused with `prices_changed` when the rides cost something else */
  total?: string | null;
  /** Code of a cost center of the account */
  costCenter?: string | null;
  /** Every vehicle that drives, once */
  vehicles: PublishedVehicle[];
  /** Every served request, once */
  passengers: PlannedPassenger[];
};
export type RoutePlanWithdrawal = {
  /** Revision of the plan that you saw */
  revision: number;
  /** Passengers and drivers read it */
  reason: string;
};
export type SavedView = {
  id: number;
  name: string;
  /** Filters and order as the query of the page’s address, for example “state=blocked&order=name” */
  filters: string;
};
export type NewSavedView = {
  list: 'rides' | 'riders' | 'drivers';
  name: string;
  /** Filters and order as the query of the page’s address, for example “state=blocked&order=name” */
  filters: string;
};
export type SavedViewChange = {
  name?: string | null;
  /** Filters and order as the query of the page’s address, for example “state=blocked&order=name” */
  filters?: string | null;
};
export type SupportMessageView = {
  id: number;
  /** Set for your own messages */
  clientId?: string | null;
  /** Written by operations */
  fromOperations: boolean;
  /** The person’s name; for messages of operations, the person sees no name */
  authorName: string;
  isYou: boolean;
  text: string;
  sentAt: string;
};
export type SupportMessageList = {
  /** Newest first */
  messages: SupportMessageView[];
  /** `before` of the next page; null on the last one */
  next?: number | null;
  /** Number of unread messages from the other side */
  unread: number;
};
export type NewSupportMessage = {
  /** A UUID generated by the client. A message that is sent again with the same UUID is stored once */
  clientId: string;
  text: string;
};
export type SupportThreadView = {
  userId: number;
  userName: string;
  /** How many messages operations have not read */
  unread: number;
  lastText: string;
  lastAt: string;
};
export type SupportThreadMessages = {
  /** Newest first */
  messages: SupportMessageView[];
  /** `before` of the next page; null on the last one */
  next?: number | null;
  /** Number of unread messages from the other side */
  unread: number;
  /** Whose chat it is */
  userName: string;
};
export type GivenReview = {
  rating: number;
  safety?: number | null;
  punctuality?: number | null;
  cleanliness?: number | null;
  communication?: number | null;
  comment?: string | null;
};
export type OwnReview = {
  mayReview: boolean;
  given?: GivenReview | null;
  /** The reply of operations */
  reply?: string | null;
};
export type ReviewRequest = {
  rating: number;
  safety?: number | null;
  punctuality?: number | null;
  cleanliness?: number | null;
  communication?: number | null;
  comment?: string | null;
};
export type StarCount = {
  stars: number;
  count: number;
};
export type CategoryAverages = {
  safety?: number | null;
  punctuality?: number | null;
  cleanliness?: number | null;
  communication?: number | null;
};
export type DriverReview = {
  rating: number;
  safety?: number | null;
  punctuality?: number | null;
  cleanliness?: number | null;
  communication?: number | null;
  comment?: string | null;
  id: number;
  /** Month in the city, YYYY-MM */
  month: string;
};
export type DriverReviews = {
  count: number;
  /** Average of the overall ratings, rounded to hundredths */
  average?: number | null;
  /** From five stars to one */
  stars: StarCount[];
  categories: CategoryAverages;
  /** Newest first */
  reviews: DriverReview[];
  /** `before` of the next page; null on the last one */
  nextBefore?: number | null;
};
export type AdminReview = {
  rating: number;
  safety?: number | null;
  punctuality?: number | null;
  cleanliness?: number | null;
  communication?: number | null;
  comment?: string | null;
  id: number;
  rideId: number;
  driverId: number;
  driverName: string;
  riderName: string;
  createdAt: string;
  reply?: string | null;
  repliedAt?: string | null;
  repliedBy?: string | null;
  /** Hidden reviews do not count in the driver’s rating */
  hiddenAt?: string | null;
  hiddenBy?: string | null;
  hiddenReason?: string | null;
};
export type AdminReviewList = {
  reviews: AdminReview[];
  /** `before` of the next page; null on the last one */
  nextBefore?: number | null;
};
export type ReviewSummary = {
  /** Average of the overall ratings, rounded to hundredths */
  average?: number | null;
  one: number;
  two: number;
  three: number;
  four: number;
  five: number;
};
export type ReviewReply = {
  text: string;
  /** The reply that yours replaces, empty if there is none. If the review has another one by now, the call changes nothing and is refused with `reply_changed`. When left out, yours replaces any reply */
  replaces?: string | null;
};
export type ReviewHiding = {
  /** For the audit log; riders and drivers do not see it */
  reason: string;
};
export type SettleUpView = {
  userId: number;
  name: string;
  isYou: boolean;
  amount: string;
  state: 'open' | 'sent' | 'settled';
  /** Null until somebody states the method */
  method?: ('venmo' | 'cash') | null;
  /** Link to your payment in Venmo, while it is open and the organizer has a Venmo username */
  payLink?: string | null;
};
export type SettleUpList = {
  /** Everyone’s for the organizer, only their own for a member */
  settleUps: SettleUpView[];
  /** Whether the organizer has stored a Venmo username */
  acceptsVenmo: boolean;
};
export type SettleUpRequest = {
  method: 'venmo' | 'cash';
  /** The amount that you were shown; any other amount is refused as amount_mismatch */
  amount: string;
};
export type VenmoAccount = {
  /** Without @; null when none is stored */
  username?: string | null;
};
export type VenmoAccountChange = {
  /** Null removes it */
  username?: string | null;
};
export type TripLinkView = {
  id: number;
  /** First name of the person who created it */
  createdBy: string;
  isYours: boolean;
  createdAt: string;
};
export type NewTripLink = {
  id: number;
  /** First name of the person who created it */
  createdBy: string;
  isYours: boolean;
  createdAt: string;
  /** The link. It is not stored and cannot be shown again */
  url: string;
};
export type SharedTripRider = {
  firstName: string;
};
export type SharedTripCar = {
  /** First name */
  driverName: string;
  vehicle: string;
  licensePlate: string;
};
export type SharedTripView = {
  state: 'not_started' | 'driver_coming' | 'at_pickup' | 'under_way' | 'arrived' | 'cancelled';
  /** First name of the person who shared the ride */
  sharedBy: string;
  riders: SharedTripRider[];
  pickupLocation: string;
  dropoffLocation: string;
  pickup: Position;
  destination: Position;
  scheduledAt?: string | null;
  car?: SharedTripCar | null;
  /** Where the car is, while a driver is on the road */
  track: TrackView;
  /** When the ride ended */
  endedAt?: string | null;
  /** When the link stops working */
  expiresAt?: string | null;
};
export type AssemblyMember = {
  /** The seat’s id */
  memberId: number;
  firstName: string;
  isYou: boolean;
  isOrganizer: boolean;
  place: 'unknown' | 'on_the_way' | 'at_pickup' | 'aboard' | 'no_show';
  /** Minutes to the pickup, on foot if it is near and by road otherwise */
  minutes?: number | null;
  /** When the position was received */
  seenAt?: string | null;
  /** Answer to the last ready check */
  ready: 'none' | 'ready' | 'not_ready';
  /** When the organizer may remind them again; null: now */
  nudgeAgainAt?: string | null;
};
export type ReadyCheckView = {
  id: number;
  askedAt: string;
  /** When the organizer may ask again */
  askAgainAt: string;
};
export type AssemblyView = {
  members: AssemblyMember[];
  /** Seats that nobody has taken */
  emptySeats: number;
  check?: ReadyCheckView | null;
};
export type MeetingPointMember = {
  /** The seat’s id */
  memberId: number;
  firstName: string;
  isYou: boolean;
  /** Minutes on foot to the suggested place, or to the pickup without one */
  minutes: number;
  /** Minutes on foot to the current pickup */
  minutesToPickup: number;
};
export type MeetingPointView = {
  /** Null without a suggestion; `reason` says why */
  place?: Place | null;
  reason?: ('share_your_position' | 'too_few_positions' | 'pickup_is_best') | null;
  /** Members who share their position */
  members: MeetingPointMember[];
  /** Sum of everyone’s minutes on foot */
  totalMinutes: number;
  /** Sum of everyone’s minutes on foot to the current pickup */
  totalMinutesToPickup: number;
};
export type ReadyAnswerForm = {
  checkId: number;
  ready: boolean;
};
export type EmergencyContactView = {
  id: number;
  name: string;
  /** Ten digits */
  phone?: string | null;
  email?: string | null;
};
export type EmergencyContactForm = {
  name: string;
  /** US number; phone or email is needed */
  phone?: string | null;
  email?: string | null;
};
export type OpenSosView = {
  /** When you asked for help; null when you have not, or said you are safe */
  askedAt?: string | null;
  /** When operations closed your call for help; null while they handle it. You can then ask again */
  closedAt?: string | null;
  /** How many emergency contacts you have */
  contacts: number;
  rideId: number;
};
export type SosView = {
  /** When you asked for help; null when you have not, or said you are safe */
  askedAt?: string | null;
  /** When operations closed your call for help; null while they handle it. You can then ask again */
  closedAt?: string | null;
  /** How many emergency contacts you have */
  contacts: number;
};
export type SosForm = {
  /** Where you are, if the device knows */
  position?: Position | null;
};
export type SafetyCheckView = {
  id: number;
  cause: 'deviation' | 'long_stop';
  askedAt: string;
};
export type SafetyAnswerForm = {
  answer: 'ok' | 'help';
};
export type EarningView = {
  rideId?: number | null;
  label: string;
  amount: string;
  at: string;
};
export type EarningsView = {
  today: string;
  /** Since Monday, city time */
  thisWeek: string;
  /** Owed to the driver and not paid out; below zero when cash taken exceeds earnings */
  balance: string;
  tripsThisWeek: number;
  recent: EarningView[];
};
export type StatementDay = {
  /** YYYY-MM-DD in the city */
  date: string;
  /** Trips that earned a fare */
  trips: number;
  earned: string;
  cash: string;
};
export type StatementLine = {
  /** Kind of the entry in the ledger: fare, tip, cash, payout, … */
  kind: string;
  /** Positive amounts are owed to the driver */
  amount: string;
  at: string;
};
export type StatementRide = {
  rideId: number;
  /** Day of its first line, YYYY-MM-DD in the city */
  date: string;
  /** Fare before the commission; null when the week has no fare of this ride */
  fare?: string | null;
  /** Commission that GroupRide kept from the fare; negative */
  commission?: string | null;
  /** What the ride has earned the driver */
  earned: string;
  /** Cash that the driver took, which reduces the balance */
  cash: string;
  lines: StatementLine[];
};
export type StatementView = {
  /** Monday, YYYY-MM-DD */
  from: string;
  /** Sunday, YYYY-MM-DD */
  to: string;
  /** Balance owed at the beginning of the week */
  opening: string;
  earned: string;
  cash: string;
  /** Paid out, including fees, less returned payouts */
  paidOut: string;
  /** Balance owed at the end of the week, or now */
  closing: string;
  /** Whether the week is not over yet */
  running: boolean;
  /** From Monday to Sunday */
  days: StatementDay[];
  rides: StatementRide[];
  /** Entries that belong to no ride */
  others: StatementLine[];
};
export type TaxMonth = {
  /** Trips that earned a fare */
  trips: number;
  /** Miles driven on these trips, from start to end. Miles count once while several trips share the vehicle. A trip whose positions have a gap of more than two minutes counts with its planned miles */
  miles: number;
  /** Number of trips that count with their planned miles */
  plannedTrips: number;
  /** Fares before the commission, without service fee and taxes */
  fares: string;
  /** Commission that GroupRide kept from the fares; negative */
  commission: string;
  tips: string;
  /** Fees for cancellations and no-shows */
  fees: string;
  /** Amounts taken back after refunds; negative */
  reversals: string;
  /** Sum of the above */
  earned: string;
  /** Amounts that riders paid in cash, including collected tax and service fee */
  cash: string;
  /** Fees for instant payouts; negative */
  payoutFees: string;
  /** Sent to the bank, less returned payouts */
  payouts: string;
  /** YYYY-MM */
  month: string;
};
export type TaxFigures = {
  /** Trips that earned a fare */
  trips: number;
  /** Miles driven on these trips, from start to end. Miles count once while several trips share the vehicle. A trip whose positions have a gap of more than two minutes counts with its planned miles */
  miles: number;
  /** Number of trips that count with their planned miles */
  plannedTrips: number;
  /** Fares before the commission, without service fee and taxes */
  fares: string;
  /** Commission that GroupRide kept from the fares; negative */
  commission: string;
  tips: string;
  /** Fees for cancellations and no-shows */
  fees: string;
  /** Amounts taken back after refunds; negative */
  reversals: string;
  /** Sum of the above */
  earned: string;
  /** Amounts that riders paid in cash, including collected tax and service fee */
  cash: string;
  /** Fees for instant payouts; negative */
  payoutFees: string;
  /** Sent to the bank, less returned payouts */
  payouts: string;
};
export type TaxSummary = {
  year: number;
  /** Whether the year is not over yet */
  running: boolean;
  /** From January on, up to this month */
  months: TaxMonth[];
  total: TaxFigures;
};
export type AdminRideRow = {
  id: number;
  status: 'awaiting_payment' | 'pending' | 'confirmed' | 'en_route' | 'in_progress' | 'completed' | 'cancelled';
  riderName: string;
  pickupLocation: string;
  dropoffLocation: string;
  rideType: string;
  groupSize: number;
  scheduledAt?: string | null;
  /** Hours; null when the ride is not booked by the hour */
  hourlyDuration?: number | null;
  totalCost: string;
  costPerPerson: string;
  driverId?: number | null;
  driverName?: string | null;
  createdAt: string;
};
export type AdminRideList = {
  rides: AdminRideRow[];
  nextCursor?: string | null;
  /** Name of the person whose rides these are, when asked for one */
  riderName?: string | null;
  driverName?: string | null;
};
export type RideContact = {
  /** Id of the account, for the support chat */
  userId: number;
  /** Set for the driver */
  driverId?: number | null;
  name: string;
  /** A guest of this ride, without an account */
  guest: boolean;
  phone?: string | null;
  /** The driver’s vehicle */
  vehicle?: string | null;
  /** The driver’s plate */
  licensePlate?: string | null;
  /** Time of the last contact with the driver’s device */
  lastSeenAt?: string | null;
};
export type AdminPaymentView = {
  id: number;
  rideId: number;
  /** Purpose: the whole ride, one seat, a tip, or what is still owed after the ride. An overpayment is refunded */
  purpose: 'ride' | 'share' | 'tip' | 'debt' | 'overpayment';
  amount: string;
  captured: string;
  /** New amount of a hold increase that you still have to confirm; the payment stays as it is until then */
  risesTo?: string | null;
  state: 'created' | 'requires_action' | 'failed' | 'stored' | 'authorized' | 'captured' | 'released';
  /** e.g. Visa ending 4242 */
  card?: string | null;
  /** The provider's reason */
  failureCode?: string | null;
  failureMessage?: string | null;
  /** When a saved card will be held */
  authorizeAt?: string | null;
  /** Deadline to replace a hold that was declined or is about to expire */
  recoverBefore?: string | null;
  /** When the hold expires at the bank */
  captureBefore?: string | null;
  payerId: number;
  payerName?: string | null;
};
export type RideAccountCharge = {
  accountId: number;
  accountName: string;
  state: 'reserved' | 'charged' | 'released';
  /** Null until it is charged */
  kind?: ('fare' | 'cancellation_fee' | 'no_show_fee') | null;
  /** Code of the cost center */
  costCenter?: string | null;
  reference?: string | null;
  /** The event transport that the ride belongs to */
  eventId?: number | null;
  /** Name of the event */
  eventName?: string | null;
  /** What is reserved or charged; 0.00 once it is released */
  amount: string;
  /** Volume discount already subtracted from the amount */
  discount: string;
  /** Sum of its credits */
  credited: string;
  /** Percentage of that discount; null without one */
  discountPercent?: number | null;
  /** When it was charged or released */
  settledAt?: string | null;
  invoiceId?: number | null;
  invoiceNumber?: string | null;
};
export type LedgerEntryView = {
  transactionId: number;
  kind: string;
  /** e.g. rider:12, driver:3, provider:clearing */
  account: string;
  /** Name of the account’s person or business */
  accountName?: string | null;
  /** Debit above zero, credit below */
  amount: string;
  at: string;
};
export type OfferRow = {
  driverId: number;
  driverName: string;
  status: string;
  /** Why the offer ended, if the status alone does not explain it */
  cause?: ('went_offline' | 'not_confirmed' | 'stopped_coming' | 'taken_back' | 'joined' | 'assigned') | null;
  createdAt: string;
};
export type AdminRideView = {
  ride: RideView;
  driverName?: string | null;
  members: MemberView[];
  /** The driver and everyone with a seat */
  contacts: RideContact[];
  events: RideEventView[];
  payments: AdminPaymentView[];
  /** Set when a business account pays */
  accountCharge?: RideAccountCharge | null;
  ledger: LedgerEntryView[];
  offers: OfferRow[];
  /** Every ledger transaction of the ride sums to zero */
  balanced: boolean;
};
export type AdminDriverView = {
  id: number;
  /** The person who drives */
  userId: number;
  name: string;
  phone?: string | null;
  vehicle: string;
  licensePlate: string;
  seats: number;
  vehicleClass: 'car' | 'van' | 'minibus' | 'shuttle' | 'coach' | 'party_bus';
  rating: string;
  /** Fewer than three ratings: show “New” instead of the rating */
  isNew: boolean;
  totalTrips: number;
  isOnline: boolean;
  /** Online, and the device answered within the last minute */
  isReachable: boolean;
  /** When the device last answered */
  lastSeenAt?: string | null;
  applicationStatus: 'applied' | 'approved' | 'rejected' | 'suspended';
  /** Earned so far, from the ledger */
  earnings: string;
  /** Documents that wait for a review */
  documentsInReview: number;
  /** Day on which the first accepted document expires */
  documentsExpireOn?: string | null;
  activeRideId?: number | null;
  /** Status of the active ride */
  activeRideStatus?:
    ('awaiting_payment' | 'pending' | 'confirmed' | 'en_route' | 'in_progress' | 'completed' | 'cancelled') | null;
  email?: string | null;
  /** Why the driver was rejected or suspended */
  applicationReason?: string | null;
  /** Ratings that count */
  ratingCount: number;
  /** When the account was created */
  createdAt: string;
};
export type ApplicationStatusChange = {
  applicationStatus: 'applied' | 'approved' | 'rejected' | 'suspended';
  /** The status that you decided about. The change is refused if somebody else has changed it since */
  changedFrom?: ('applied' | 'approved' | 'rejected' | 'suspended') | null;
  /** Shown and mailed to the driver. Required for rejecting or suspending */
  reason?: string | null;
  /** What happens to the ride under way of a suspended driver. Required when there is one */
  activeRide?: ('finish' | 'hand_over') | null;
};
export type AuditRow = {
  id: number;
  actorId: number;
  actorName: string;
  action: string;
  subject: string;
  /** Current name of the person who is the subject; null for others */
  subjectName?: string | null;
  /** Current name of the driver in `data.driverId` */
  driverName?: string | null;
  /** Current name of the driver in `data.replacedDriverId` */
  replacedDriverName?: string | null;
  data: {
    [key: string]: any;
  };
  at: string;
};
export type AdminRiderRow = {
  id: number;
  name: string;
  /** Null for somebody who deleted the account */
  email?: string | null;
  phone?: string | null;
  phoneVerified: boolean;
  state: 'active' | 'blocked' | 'guest' | 'deleted';
  language: string;
  /** The person’s id as a driver; null for others */
  driverId?: number | null;
  /** Number of rides in which they have a seat */
  rides: number;
  /** When the last of these rides was booked */
  lastRideAt?: string | null;
  createdAt: string;
};
export type AdminRiderList = {
  riders: AdminRiderRow[];
  nextCursor?: string | null;
};
export type AdminDriverRow = {
  id: number;
  /** The person who drives */
  userId: number;
  name: string;
  phone?: string | null;
  vehicle: string;
  licensePlate: string;
  seats: number;
  vehicleClass: 'car' | 'van' | 'minibus' | 'shuttle' | 'coach' | 'party_bus';
  rating: string;
  /** Fewer than three ratings: show “New” instead of the rating */
  isNew: boolean;
  totalTrips: number;
  isOnline: boolean;
  /** Online, and the device answered within the last minute */
  isReachable: boolean;
  /** When the device last answered */
  lastSeenAt?: string | null;
  applicationStatus: 'applied' | 'approved' | 'rejected' | 'suspended';
  /** Earned so far, from the ledger */
  earnings: string;
  /** Documents that wait for a review */
  documentsInReview: number;
  /** Day on which the first accepted document expires */
  documentsExpireOn?: string | null;
  activeRideId?: number | null;
  /** Status of the active ride */
  activeRideStatus?:
    ('awaiting_payment' | 'pending' | 'confirmed' | 'en_route' | 'in_progress' | 'completed' | 'cancelled') | null;
};
export type AdminDriverList = {
  drivers: AdminDriverRow[];
  nextCursor?: string | null;
};
export type RiderBlock = {
  reason: string;
  at: string;
  by: string;
};
export type AdminRiderView = {
  id: number;
  name: string;
  /** Null for somebody who deleted the account */
  email?: string | null;
  phone?: string | null;
  phoneVerified: boolean;
  state: 'active' | 'blocked' | 'guest' | 'deleted';
  language: string;
  /** The person’s id as a driver; null for others */
  driverId?: number | null;
  /** Number of rides in which they have a seat */
  rides: number;
  /** When the last of these rides was booked */
  lastRideAt?: string | null;
  createdAt: string;
  emailVerified: boolean;
  /** The only ride of a guest */
  guestRideId?: number | null;
  block?: RiderBlock | null;
  /** An operator cannot be blocked */
  isOperator: boolean;
  /** Number of their completed rides */
  completed: number;
  /** Number of their cancelled rides */
  cancelled: number;
  /** Number of no-shows */
  noShows: number;
  /** Captured from their cards, less refunds and amounts that the bank has taken back */
  charged: string;
};
export type RiderPaymentRow = {
  id: number;
  rideId: number;
  purpose: 'ride' | 'share' | 'tip' | 'debt' | 'overpayment';
  state: 'created' | 'requires_action' | 'failed' | 'stored' | 'authorized' | 'captured' | 'released';
  amount: string;
  captured: string;
  refunded: string;
  /** Taken back by the bank in open or lost disputes */
  disputed: string;
  /** e.g. Visa ending 4242 */
  card?: string | null;
  /** The provider’s reason */
  failureCode?: string | null;
  /** The provider’s reason in its own words */
  failureMessage?: string | null;
  createdAt: string;
};
export type RiderPaymentList = {
  /** Newest first */
  payments: RiderPaymentRow[];
  nextCursor?: string | null;
};
export type FoundRide = {
  id: number;
  status: 'awaiting_payment' | 'pending' | 'confirmed' | 'en_route' | 'in_progress' | 'completed' | 'cancelled';
  riderName: string;
  pickupLocation: string;
  dropoffLocation: string;
  /** Nearest known address, if the rider calls the pickup differently */
  pickupAddress?: string | null;
  /** Nearest known address, if the rider calls the destination differently */
  dropoffAddress?: string | null;
};
export type FoundPerson = {
  id: number;
  name: string;
  email: string;
  phone?: string | null;
  /** A guest of one ride, without an account */
  guest: boolean;
  /** Rides that they organized or have a seat in */
  rides: number;
};
export type FoundDriver = {
  id: number;
  name: string;
  phone?: string | null;
  vehicle: string;
  licensePlate: string;
  applicationStatus: 'applied' | 'approved' | 'rejected' | 'suspended';
};
export type FoundPayment = {
  id: number;
  rideId: number;
  payerName: string;
  amount: string;
  state: 'created' | 'requires_action' | 'failed' | 'stored' | 'authorized' | 'captured' | 'released';
};
export type FoundReceipt = {
  number: string;
  rideId: number;
  payerName: string;
  charged: string;
  issuedAt: string;
};
export type AdminSearchResults = {
  rides: FoundRide[];
  people: FoundPerson[];
  drivers: FoundDriver[];
  payments: FoundPayment[];
  receipts: FoundReceipt[];
};
export type MapRide = {
  id: number;
  status: 'awaiting_payment' | 'pending' | 'confirmed' | 'en_route' | 'in_progress' | 'completed' | 'cancelled';
  pickup: Position;
  destination: Position;
  pickupLocation: string;
  dropoffLocation: string;
  driverId?: number | null;
};
export type MapDriver = {
  id: number;
  name: string;
  position: Position;
  /** Degrees clockwise from north */
  heading?: number | null;
  /** Time of the driver’s last contact */
  seenAt?: string | null;
  /** The driver’s current ride */
  activeRideId?: number | null;
};
export type OperationsMapView = {
  rides: MapRide[];
  drivers: MapDriver[];
};
export type PeriodFigures = {
  /** Rides requested */
  totalRides: number;
  /** Rides completed */
  completedRides: number;
  /** Rides cancelled after they had begun to look for a driver */
  cancelledRides: number;
  /** Drivers who completed a ride */
  activeDrivers: number;
  /** People aboard completed rides: members with a seat who were not marked as no-shows */
  totalPassengers: number;
  /** Totals of the completed rides, before refunds and without tips */
  revenue: string;
  /** completedRides / (completedRides + cancelledRides), 0 to 1 */
  completionRate?: number | null;
  /** Median minutes from request to acceptance, for immediate rides that found a driver in the period */
  responseTime?: number | null;
  /** Average of the reviews given in the period, without hidden ones */
  averageRating?: number | null;
  /** Kilograms of CO2 that the passengers of completed rides would have emitted in a car each, less what the shared vehicle emitted on the same miles. 400 grams per mile for a car (EPA-420-F-23-014); for larger vehicles, 8,887 grams per gallon of gasoline (EPA) at the average fuel economy of their category (U.S. DOE, AFDC). Below zero when the shared vehicles emitted more */
  carbonSaved: number;
};
export type MetricsView = {
  /** Rides requested */
  totalRides: number;
  /** Rides completed */
  completedRides: number;
  /** Rides cancelled after they had begun to look for a driver */
  cancelledRides: number;
  /** Drivers who completed a ride */
  activeDrivers: number;
  /** People aboard completed rides: members with a seat who were not marked as no-shows */
  totalPassengers: number;
  /** Totals of the completed rides, before refunds and without tips */
  revenue: string;
  /** completedRides / (completedRides + cancelledRides), 0 to 1 */
  completionRate?: number | null;
  /** Median minutes from request to acceptance, for immediate rides that found a driver in the period */
  responseTime?: number | null;
  /** Average of the reviews given in the period, without hidden ones */
  averageRating?: number | null;
  /** Kilograms of CO2 that the passengers of completed rides would have emitted in a car each, less what the shared vehicle emitted on the same miles. 400 grams per mile for a car (EPA-420-F-23-014); for larger vehicles, 8,887 grams per gallon of gasoline (EPA) at the average fuel economy of their category (U.S. DOE, AFDC). Below zero when the shared vehicles emitted more */
  carbonSaved: number;
  /** First day of the period, in the city’s time zone */
  from: string;
  /** Last day of the period */
  to: string;
  /** Start of the previous period of the same length */
  previousStart: string;
  /** End of the previous period (exclusive) */
  previousEnd: string;
  /** The previous period */
  previous: PeriodFigures;
  /** Rides that have no driver yet, including scheduled ones */
  pendingRides: number;
  /** Drivers who are online now */
  driversOnline: number;
};
export type MetricsDay = {
  day: string;
  totalRides: number;
  completedRides: number;
  revenue: string;
  /** Median minutes */
  responseTime?: number | null;
  activeDrivers: number;
};
export type MetricsDays = {
  /** Every day of the period, oldest first */
  days: MetricsDay[];
};
export const {
  useGetConfigQuery,
  useGetSettingHistoryQuery,
  useSaveSettingMutation,
  useRestoreSettingMutation,
  useListOperatorsQuery,
  useInviteOperatorMutation,
  useChangeOperatorRoleMutation,
  useRemoveOperatorMutation,
  useGetSignInSecurityQuery,
  usePrepareAuthenticatorMutation,
  useConfirmAuthenticatorMutation,
  useRemoveAuthenticatorMutation,
  useReplaceRecoveryCodesMutation,
  useSendProofCodeMutation,
  useChangeOperatorPhoneMutation,
  useListPasskeysQuery,
  useAddPasskeyMutation,
  usePreparePasskeyMutation,
  useRemovePasskeyMutation,
  usePreparePasskeySignInMutation,
  useSignInWithPasskeyMutation,
  useListOwnSessionsQuery,
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useSignOutOtherDevicesMutation,
  useGetSecondFactorsQuery,
  useGiveSecondFactorMutation,
  useSendSecondFactorTextMutation,
  usePrepareFirstAuthenticatorMutation,
  useConfirmFirstAuthenticatorMutation,
  useSignUpMutation,
  useUpdateMeMutation,
  useRequestPhoneCodeMutation,
  useVerifyPhoneMutation,
  useBlockRiderMutation,
  useUnblockRiderMutation,
  useRequestAccountDeletionCodeMutation,
  useDeleteAccountMutation,
  useErasePersonMutation,
  useRequestCodeMutation,
  useVerifyCodeMutation,
  useSignOutMutation,
  useGetCurrentUserQuery,
  useGetAvailabilityQuery,
  useListDriverRequestsQuery,
  useAcceptRideMutation,
  useDeclineRideMutation,
  useGetDriverRatesQuery,
  useGetDemandQuery,
  useListDispatchDecisionsQuery,
  useListScheduledRidesQuery,
  useTakeScheduledRideMutation,
  useSetOffersAheadMutation,
  useJoinStandbyMutation,
  useLeaveStandbyMutation,
  useListStandbyDriversQuery,
  useGetRideQuery,
  useListRideEventsQuery,
  useListUserRidesQuery,
  useApplyAsDriverMutation,
  useGetApplicationDraftQuery,
  useSaveApplicationDraftMutation,
  useGetDriverApplicationQuery,
  useGetDriverProfileQuery,
  useListAvailableDriversQuery,
  useGetDriverQuery,
  useSetDriverStatusMutation,
  useChangeVehicleMutation,
  useSendHeartbeatMutation,
  useListVehicleClassesQuery,
  useGetDirectionsQuery,
  useGetMappingStatusQuery,
  useGetPushSettingsQuery,
  useUpdatePushSettingsMutation,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
  useListRideTypesQuery,
  usePriceRideTypesQuery,
  useCalculatePricingMutation,
  useListPriceVersionsQuery,
  useSavePricesMutation,
  usePreviewPricesMutation,
  useRestorePricesMutation,
  useWithdrawPricesMutation,
  useListBusinessAccountsQuery,
  useCreateBusinessAccountMutation,
  useGetBusinessAccountQuery,
  useChangeBusinessAccountMutation,
  useSetVolumeDiscountsMutation,
  useListBusinessChargesQuery,
  useAddCostCenterMutation,
  useChangeCostCenterMutation,
  useConnectServiceAccountMutation,
  useDisconnectServiceAccountMutation,
  useListTokensQuery,
  useCreateTokenMutation,
  useRotateTokenMutation,
  useRevokeTokenMutation,
  useListServiceAccountsQuery,
  useCreateServiceAccountMutation,
  useCloseServiceAccountMutation,
  useCreateServiceTokenMutation,
  useRotateServiceTokenMutation,
  useRevokeServiceTokenMutation,
  useListApiRequestsQuery,
  useContactSalesMutation,
  useListSalesInquiriesQuery,
  useChangeSalesInquiryMutation,
  useListPlacesQuery,
  useGeocodeQuery,
  useReverseGeocodeQuery,
  useListSavedPlacesQuery,
  useSavePlaceMutation,
  useRemoveSavedPlaceMutation,
  useGetFirstRideOfferQuery,
  useListPromotionsQuery,
  useAddPromotionMutation,
  useChangePromotionMutation,
  useEndPromotionMutation,
  useGetActiveRideQuery,
  useListUpcomingRidesQuery,
  useChangeRideStatusMutation,
  useCompleteRideMutation,
  useReleaseRideMutation,
  useGetProgressCheckQuery,
  useConfirmOnMyWayMutation,
  useListRideConfirmationsQuery,
  useConfirmRideMutation,
  useListRideCandidatesQuery,
  useReassignRideMutation,
  useCompleteRideForDriverMutation,
  useChangeStatusForTestMutation,
  useListAlertsQuery,
  useGetAlertSummaryQuery,
  useChangeAlertMutation,
  useListRideMembersQuery,
  useGetJoinLinkMutation,
  useRevokeJoinLinkMutation,
  useReplaceJoinLinkMutation,
  useLeaveRideMutation,
  usePreviewJoinQuery,
  useJoinRideMutation,
  useGetSplitQuery,
  useChangeSplitMutation,
  useAnswerShareMutation,
  useJoinRideAsGuestMutation,
  useReturnAsGuestMutation,
  useSendGuestLinkMutation,
  useGetTrackQuery,
  useListSharedPositionsQuery,
  useStopSharingPositionMutation,
  useGetRideTraceQuery,
  useSetDriverLocationMutation,
  useGetPayoutsQuery,
  usePayOutMutation,
  useLinkPayoutAccountMutation,
  useRefreshPayoutAccountMutation,
  useListPayoutsQuery,
  useRetryPayoutMutation,
  useListDailyCloseQuery,
  useListDeadLettersQuery,
  useRetryDeadLetterMutation,
  useDismissDeadLetterMutation,
  useGetVerificationQuery,
  useShowCodeToDemoDriverMutation,
  useGetBoardingQuery,
  useVerifyMemberMutation,
  useListWineriesQuery,
  useListAllWineriesQuery,
  useAddWineryMutation,
  useChangeWineryMutation,
  useRemoveWineryMutation,
  useRequestPledgedRideMutation,
  useCreatePaymentIntentMutation,
  useListOwnPaymentsQuery,
  usePayWithSavedCardMutation,
  useRefreshPaymentMutation,
  useListCardsQuery,
  useBeginCardSetupMutation,
  useRefreshCardsMutation,
  useMakeCardDefaultMutation,
  useRemoveCardMutation,
  useListNotificationsQuery,
  useReadNotificationsMutation,
  useReadNotificationMutation,
  useDeleteNotificationMutation,
  useCreateRideMutation,
  usePreviewRideChangeMutation,
  useChangeRideMutation,
  useWithdrawRideChangeMutation,
  usePreviewPickupMoveMutation,
  useMovePickupMutation,
  usePreviewRouteChangeMutation,
  useChangeRouteMutation,
  useInviteToRideMutation,
  useListInviteesQuery,
  useGetInvitationOptOutQuery,
  useOptOutOfInvitationsMutation,
  useOptInToInvitationsMutation,
  useReverseBusinessPaymentMutation,
  useCreditBusinessChargeMutation,
  useListBusinessInvoicesQuery,
  useInvoiceBusinessAccountMutation,
  useGetBusinessInvoiceQuery,
  useRecordBusinessPaymentMutation,
  useVoidBusinessInvoiceMutation,
  useListWebhookEndpointsQuery,
  useCreateWebhookEndpointMutation,
  useChangeWebhookEndpointMutation,
  useDeleteWebhookEndpointMutation,
  useRotateWebhookSecretMutation,
  useSendWebhookTestMutation,
  useReplayWebhooksMutation,
  useListWebhookDeliveriesQuery,
  useGetWebhookDeliveryQuery,
  useReplayWebhookDeliveryMutation,
  usePreviewCancellationQuery,
  useCancelRideMutation,
  useGetNoShowQuery,
  useCancelAsNoShowMutation,
  useMarkNoShowMutation,
  useUndoNoShowMutation,
  usePreviewOperatorCancellationQuery,
  useCancelRideAsOperatorMutation,
  useGetCancellationTermsQuery,
  useGetRideCancellationTermsQuery,
  useListCancellationPoliciesQuery,
  useAddCancellationPolicyMutation,
  useWithdrawCancellationPolicyMutation,
  useRefundMutation,
  useGetCreditsQuery,
  useListCreditsQuery,
  useGrantCreditMutation,
  useReturnCreditMutation,
  useRevokeCreditMutation,
  useListDebtsQuery,
  usePayDebtMutation,
  useCloseDebtMutation,
  useGetReceiptQuery,
  useListHistoryQuery,
  useGetRideTotalsQuery,
  useListDisputesQuery,
  useGetDisputeQuery,
  useSaveDisputeEvidenceMutation,
  useRemoveDisputeFileMutation,
  useSubmitDisputeEvidenceMutation,
  useListApplicantDocumentsQuery,
  useRemoveApplicantDocumentMutation,
  useListDriverDocumentsQuery,
  useRemoveDriverDocumentMutation,
  useReviewDriverDocumentMutation,
  useGetTipQuery,
  useGiveTipMutation,
  useFindChargesQuery,
  useGetChargesQuery,
  useListReconciliationsQuery,
  useReconcileMutation,
  useListMessagesQuery,
  useSendMessageMutation,
  useReadMessagesMutation,
  useListNotesQuery,
  useAddNoteMutation,
  useRemoveNoteMutation,
  useListRoutePlansQuery,
  useAddRoutePlanMutation,
  useGetRoutePlanQuery,
  useChangeRoutePlanMutation,
  useRemoveRoutePlanMutation,
  useSolveRoutePlanMutation,
  useOrderRoutePlanMutation,
  useListRoutePlanDriversQuery,
  usePriceRoutePlanQuery,
  usePublishRoutePlanMutation,
  useUnpublishRoutePlanMutation,
  useListSavedViewsQuery,
  useSaveViewMutation,
  useChangeSavedViewMutation,
  useRemoveSavedViewMutation,
  useListSupportMessagesQuery,
  useSendSupportMessageMutation,
  useReadSupportMessagesMutation,
  useListSupportThreadsQuery,
  useListSupportThreadQuery,
  useAnswerSupportThreadMutation,
  useReadSupportThreadMutation,
  useGetOwnReviewQuery,
  useGiveReviewMutation,
  useGetDriverReviewsQuery,
  useListReviewsQuery,
  useGetReviewSummaryQuery,
  useReplyToReviewMutation,
  useHideReviewMutation,
  useShowReviewMutation,
  useListSettleUpsQuery,
  useSendSettleUpMutation,
  useConfirmSettleUpMutation,
  useGetVenmoAccountQuery,
  useStoreVenmoAccountMutation,
  useListTripLinksQuery,
  useCreateTripLinkMutation,
  useRevokeTripLinkMutation,
  useGetSharedTripQuery,
  useGetAssemblyQuery,
  useSuggestMeetingPointQuery,
  useAskReadyMutation,
  useAnswerReadyMutation,
  useNudgeMemberMutation,
  useListEmergencyContactsQuery,
  useAddEmergencyContactMutation,
  useRemoveEmergencyContactMutation,
  useListOpenSosQuery,
  useGetSosQuery,
  useAskForHelpMutation,
  useReportSafeMutation,
  useListSafetyChecksQuery,
  useAnswerSafetyCheckMutation,
  useGetEarningsQuery,
  useGetStatementQuery,
  useGetTaxSummaryQuery,
  useListAdminRidesQuery,
  useGetAdminRideQuery,
  useSetApplicationStatusMutation,
  useGetAdminDriverQuery,
  useListAuditQuery,
  useListRidersQuery,
  useListAdminDriversQuery,
  useGetRiderQuery,
  useListRiderPaymentsQuery,
  useSearchEverythingQuery,
  useGetOperationsMapQuery,
  useGetMetricsQuery,
  useGetMetricsDaysQuery,
} = injectedRtkApi;
