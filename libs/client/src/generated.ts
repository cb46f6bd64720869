// Written by `npm run api:client` from the OpenAPI document.

/** Version of the API that these types describe. */
export const API_VERSION = "2026-11-26";

/** Calls that happen once per `Idempotency-Key`. */
export const IDEMPOTENT_CALLS: ReadonlySet<string> = new Set([
  "POST /api/admin/business-accounts",
  "POST /api/admin/business-charges/{chargeId}/credits",
  "POST /api/admin/business-invoices/{invoiceId}/payments",
  "POST /api/admin/business-payments/{paymentId}/reverse",
  "POST /api/admin/riders/{riderId}/credits",
  "POST /api/admin/rides/{rideId}/cancel",
  "POST /api/admin/rides/{rideId}/complete",
  "POST /api/admin/rides/{rideId}/reassign",
  "POST /api/admin/rides/{rideId}/refunds",
  "POST /api/admin/rides/{rideId}/route",
  "POST /api/admin/route-plans/{planId}/publish",
  "POST /api/drivers/{driverId}/payouts",
  "POST /api/event-transports",
  "POST /api/event-transports/{eventId}/cancel",
  "POST /api/rides",
  "POST /api/rides/{rideId}/cancel",
  "POST /api/rides/{rideId}/invitations",
  "POST /api/rides/{rideId}/verify"
]);

/** How the pages of lists are read. */
export const PAGES = {
  "/api/rides/{rideId}/events": {
    "parameter": "after",
    "rows": null,
    "next": "number"
  },
  "/api/business-account/charges": {
    "parameter": "cursor",
    "rows": "charges",
    "next": "nextCursor"
  },
  "/api/admin/business-accounts": {
    "parameter": "cursor",
    "rows": "accounts",
    "next": "nextCursor"
  },
  "/api/admin/business-accounts/{accountId}/charges": {
    "parameter": "cursor",
    "rows": "charges",
    "next": "nextCursor"
  },
  "/api/admin/api-requests": {
    "parameter": "before",
    "rows": null,
    "next": "id"
  },
  "/api/admin/sales-inquiries": {
    "parameter": "before",
    "rows": null,
    "next": "id"
  },
  "/api/admin/promotions": {
    "parameter": "after",
    "rows": null,
    "next": "code"
  },
  "/api/admin/alerts": {
    "parameter": "before",
    "rows": null,
    "next": "id"
  },
  "/api/admin/payouts": {
    "parameter": "before",
    "rows": "payouts",
    "next": "next"
  },
  "/api/notifications": {
    "parameter": "before",
    "rows": "notifications",
    "next": "next"
  },
  "/api/event-transports": {
    "parameter": "cursor",
    "rows": "events",
    "next": "nextCursor"
  },
  "/api/business-account/invoices": {
    "parameter": "cursor",
    "rows": "invoices",
    "next": "nextCursor"
  },
  "/api/admin/business-accounts/{accountId}/invoices": {
    "parameter": "cursor",
    "rows": "invoices",
    "next": "nextCursor"
  },
  "/api/admin/webhook-deliveries": {
    "parameter": "cursor",
    "rows": "deliveries",
    "next": "nextCursor"
  },
  "/api/webhook-deliveries": {
    "parameter": "cursor",
    "rows": "deliveries",
    "next": "nextCursor"
  },
  "/api/admin/cancellation-policies": {
    "parameter": "before",
    "rows": null,
    "next": "id"
  },
  "/api/users/{userId}/history": {
    "parameter": "before",
    "rows": null,
    "next": "id"
  },
  "/api/rides/{rideId}/messages": {
    "parameter": "before",
    "rows": "messages",
    "next": "next"
  },
  "/api/admin/route-plans": {
    "parameter": "before",
    "rows": null,
    "next": "id"
  },
  "/api/support/messages": {
    "parameter": "before",
    "rows": "messages",
    "next": "next"
  },
  "/api/admin/support/{userId}/messages": {
    "parameter": "before",
    "rows": "messages",
    "next": "next"
  },
  "/api/drivers/{driverId}/reviews": {
    "parameter": "before",
    "rows": "reviews",
    "next": "nextBefore"
  },
  "/api/admin/reviews": {
    "parameter": "before",
    "rows": "reviews",
    "next": "nextBefore"
  },
  "/api/admin/rides": {
    "parameter": "cursor",
    "rows": "rides",
    "next": "nextCursor"
  },
  "/api/admin/audit": {
    "parameter": "before",
    "rows": null,
    "next": "id"
  },
  "/api/admin/riders": {
    "parameter": "cursor",
    "rows": "riders",
    "next": "nextCursor"
  },
  "/api/admin/drivers": {
    "parameter": "cursor",
    "rows": "drivers",
    "next": "nextCursor"
  },
  "/api/admin/riders/{riderId}/payments": {
    "parameter": "cursor",
    "rows": "payments",
    "next": "nextCursor"
  }
} as const;

export interface paths {
 "/api/config": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What a browser needs to know before it starts */
  get: operations["getConfig"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/health": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The process runs */
  get: operations["getHealth"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/health/ready": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The process can do its work: the database answers */
  get: operations["getReadiness"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/legal-texts/{document}/{language}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Terms of Service or Privacy Policy as operations worded them */
  get: operations["getLegalText"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/settings/{kind}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Every version of a setting, with who saved it and why */
  get: operations["getSettingHistory"];
  put?: never;
  /** Saves a version of a setting, which applies at once */
  post: operations["saveSetting"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/settings/{kind}/{versionId}/restore": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Makes an earlier version of a setting apply again, as a new version */
  post: operations["restoreSetting"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/operators": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Who may sign in to operations, by name */
  get: operations["listOperators"];
  put?: never;
  /**
   * Gives somebody access to operations and tells them by email
   * @description An address without an account gets one.
   */
  post: operations["inviteOperator"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/operators/{userId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Ends an operator’s access and sessions in operations; their account stays */
  delete: operations["removeOperator"];
  options?: never;
  head?: never;
  /** Gives an operator another role, at once */
  patch: operations["changeOperatorRole"];
  trace?: never;
 };
 "/api/admin/security": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** How you sign in */
  get: operations["getSignInSecurity"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/security/authenticator": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  /** Stores the authenticator app; answers recovery codes once when none are left */
  put: operations["confirmAuthenticator"];
  /** Begins to set up an authenticator app; nothing changes before its first code is sent */
  post: operations["prepareAuthenticator"];
  /** Removes the authenticator app and the recovery codes */
  delete: operations["removeAuthenticator"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/security/recovery-codes": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Makes ten new recovery codes; the earlier ones stop working */
  post: operations["replaceRecoveryCodes"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/security/passkeys": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Your passkeys, oldest first */
  get: operations["listPasskeys"];
  put?: never;
  /** Adds a passkey that the browser made */
  post: operations["addPasskey"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/security/passkeys/options": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** What the browser needs to make a passkey (navigator.credentials.create) */
  post: operations["preparePasskey"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/security/passkeys/{passkeyId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Removes one of your passkeys */
  delete: operations["removePasskey"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/auth/passkey/options": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** What the browser needs to use a passkey (navigator.credentials.get) */
  post: operations["preparePasskeySignIn"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/auth/passkey": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Sign in to operations with a passkey */
  post: operations["signInWithPasskey"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/security/sessions": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Where you are signed in to operations, the latest first */
  get: operations["listOwnSessions"];
  put?: never;
  post?: never;
  /** Ends all your sessions but this one */
  delete: operations["endOtherSessions"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/security/sessions/{sessionId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Ends one of your sessions */
  delete: operations["endOwnSession"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/auth/second-factor": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What an operator who signs in can use after the first code, the best first */
  get: operations["getSecondFactors"];
  put?: never;
  /** Give the second code as an operator */
  post: operations["giveSecondFactor"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/auth/second-factor/text": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Have a second code sent, for operators who cannot use what they have set up */
  post: operations["sendSecondFactorText"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/auth/second-factor/authenticator": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  /** Sign in with the first code of a new authenticator app; answers the recovery codes once */
  put: operations["confirmFirstAuthenticator"];
  /** Begin to set up an authenticator app while signing in, where one is required */
  post: operations["prepareFirstAuthenticator"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/users": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Create an account; a 6-digit code is sent to its email address */
  post: operations["signUp"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/users/me": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /** Change your name or phone number */
  patch: operations["updateMe"];
  trace?: never;
 };
 "/api/users/me/phone/code": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Have a code sent by text to your phone number, to verify it */
  post: operations["requestPhoneCode"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/users/me/phone/verify": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Verify your phone number with the code that was sent to it */
  post: operations["verifyPhone"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/riders/{riderId}/block": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Keeps a rider from booking and joining rides
   * @description The rider is told why by mail. Open rides and sessions stay.
   */
  post: operations["blockRider"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/riders/{riderId}/unblock": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Lets a blocked rider book and join rides again */
  post: operations["unblockRider"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/users/me/deletion/code": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Have a code sent that deletes your account; refused while a ride or payment of yours is unfinished */
  post: operations["requestAccountDeletionCode"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/users/me/deletion": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Delete your account for good, with the code that was sent; ends all your sessions */
  post: operations["deleteAccount"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/people/{personId}/erasure": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Erases what is stored about a person who asked for it; rides, payments and receipts stay without a name
   * @description Refused while a ride or payment of theirs is unfinished, and for drivers and operators.
   */
  post: operations["erasePerson"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/auth/code": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Have a sign-in code sent, if there is such an account */
  post: operations["requestCode"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/auth/verify": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Sign in with the code that was sent */
  post: operations["verifyCode"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/auth/logout": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** End the session */
  post: operations["signOut"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/auth/user": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Who is signed in */
  get: operations["getCurrentUser"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/login": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Go to the sign-in page */
  get: operations["login"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/dev/outbox": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Messages that nothing delivers, newest first; only without a mail server and never in production */
  get: operations["listOutbox"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/card-confirmations": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Confirms a payment, or saves a card, with a test card
   * @description What the payment form does in a browser. Refresh the payment or the cards afterwards, or wait for the webhook event.
   */
  post: operations["confirmWithTestCard"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/clock": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What time it is in the sandbox, and whether the clock has arrived */
  get: operations["getTestClock"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/clock/advance": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Moves the test clock forward, for everyone in this deployment
   * @description Answers at once. The clock stops at every moment at which something is due and waits until it is done; `state` is `advancing` until it has arrived.
   */
  post: operations["advanceTestClock"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/clock/stop": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Ends an advance of the test clock where it is
   * @description The clock finishes the work of the moment at which it is, and then follows real time from there. It can’t go back. Does nothing when it is `ready`.
   */
  post: operations["stopTestClock"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/drivers": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Drivers that you control */
  get: operations["listSandboxDrivers"];
  put?: never;
  /**
   * Makes a driver that you control, approved and online
   * @description While one of your drivers is online, all your rides are offered to your drivers, and to nobody else.
   */
  post: operations["createSandboxDriver"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/drivers/{driverId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** A driver that you control */
  get: operations["getSandboxDriver"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/drivers/{driverId}/move": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Moves the driver to a point or along the route
   * @description Members see it at once. A place that no car reaches in the time since the last position is refused with the seconds by which to advance the test clock.
   */
  post: operations["moveSandboxDriver"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/drivers/{driverId}/stall": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** The driver gives no sign of life from now on */
  post: operations["stallSandboxDriver"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/drivers/{driverId}/resume": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** The driver is heard of again */
  post: operations["resumeSandboxDriver"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/drivers/{driverId}/offline": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Goes offline: rides are offered to other drivers */
  post: operations["takeSandboxDriverOffline"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/drivers/{driverId}/online": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Goes online again */
  post: operations["takeSandboxDriverOnline"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/drivers/{driverId}/accept": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Takes a ride of the caller
   * @description The driver’s offer of the ride, or the offer that the driver got first. When the offer has run out, the ride is offered to the driver again.
   */
  post: operations["acceptAsSandboxDriver"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/drivers/{driverId}/set-out": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Sets out for a scheduled ride */
  post: operations["setOutAsSandboxDriver"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/drivers/{driverId}/arrive": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Marks the arrival at the pickup */
  post: operations["arriveAsSandboxDriver"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/drivers/{driverId}/verify": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Checks the boarding codes of members
   * @description A code as the app of one member shows it; without one, every member shows theirs.
   */
  post: operations["verifyAsSandboxDriver"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/drivers/{driverId}/start": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Starts the trip */
  post: operations["startAsSandboxDriver"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/drivers/{driverId}/complete": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Completes the trip */
  post: operations["completeAsSandboxDriver"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/drivers/{driverId}/cancel": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Gives the ride back; it is offered to others */
  post: operations["cancelAsSandboxDriver"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/drivers/{driverId}/payouts": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What can be, and was, paid out to a driver that you control */
  get: operations["getSandboxDriverPayouts"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/drivers/{driverId}/bank-account": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Names a test bank account, to which payouts arrive or fail */
  post: operations["nameSandboxDriverBank"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/ride-types/availability": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** How soon each ride type can be at a pickup */
  post: operations["getAvailability"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/driver-requests/{driverId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Open offers to you */
  get: operations["listDriverRequests"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/accept/{driverId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Takes the ride
   * @description May be repeated: accepting a ride that is yours already is answered with the ride as it is.
   */
  post: operations["acceptRide"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/decline/{driverId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Leaves the ride to others */
  post: operations["declineRide"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/rates": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** How often a driver accepts requests and gives rides back */
  get: operations["getDriverRates"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/demand": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Where groups wait for a driver
   * @description Groups that fit into the driver’s vehicle, counted per square of about 0.7 miles. A group that asked for a later time counts from two hours before its start.
   */
  get: operations["getDemand"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/rides/{rideId}/dispatch": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Why a driver was offered the ride, or why nobody was
   * @description The last 50 decisions, newest first, each with its candidates. A search without a driver appears again only when the reasons have changed. Kept for 90 days.
   */
  get: operations["listDispatchDecisions"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/scheduled-rides": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Scheduled rides that you could drive
   * @description Rides of the next 14 days, the next one first: without a driver, offered to you ahead of time, or taken by another driver, so that you can join the standby list. Rides that your vehicle, your documents or your other rides do not allow are left out.
   */
  get: operations["listScheduledRides"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/scheduled-rides/{rideId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  /**
   * Takes a scheduled ride ahead of time
   * @description You can be offline. Of several drivers, one gets the ride, and the others read `ride_taken`. May be repeated: a ride that is yours is answered as it is. You are asked to confirm it the day before and an hour before its start.
   */
  put: operations["takeScheduledRide"];
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/offers-ahead": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  /**
   * Switches offers of scheduled rides on or off
   * @description While on, scheduled rides are offered to you ahead of time, one after the other, between 7:00 and 21:00. Each is open to you alone for half an hour. Decline one with `POST /api/rides/{rideId}/decline/{driverId}`.
   */
  put: operations["setOffersAhead"];
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/scheduled-rides/{rideId}/standby": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  /**
   * Joins the standby list of a scheduled ride
   * @description For a ride that another driver has. When that driver loses it, up to half an hour before the start, the first driver on the list who can still serve it gets it at once and is asked to confirm it. May be repeated: you keep your place.
   */
  put: operations["joinStandby"];
  post?: never;
  /**
   * Leaves the standby list of a scheduled ride
   * @description May be repeated.
   */
  delete: operations["leaveStandby"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/rides/{rideId}/standby": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Drivers on the standby list of a ride, in order */
  get: operations["listStandbyDrivers"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** A ride of yours */
  get: operations["getRide"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/events": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What happened, in order, after a number */
  get: operations["listRideEvents"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/users/{userId}/rides": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Rides with a seat of yours, newest first */
  get: operations["listUserRides"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/tiles/{z}/{x}/{y}.mvt": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** A Mapbox vector tile of the city’s map; 204 where nothing is */
  get: operations["getTile"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/applications": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Applies to drive */
  post: operations["applyAsDriver"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/applications/draft": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Your half-filled application to drive */
  get: operations["getApplicationDraft"];
  /**
   * Keeps your half-filled application to drive
   * @description Refused as `draft_outdated` when another device has saved since. Sending the application removes it.
   */
  put: operations["saveApplicationDraft"];
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/application": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What a driver applied with
   * @description For the driver and for operators. Drivers who applied before these details were asked have none.
   */
  get: operations["getDriverApplication"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/profile": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Your own driver record */
  get: operations["getDriverProfile"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/available": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Drivers about, roughly where they are */
  get: operations["listAvailableDrivers"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The driver of a ride of yours */
  get: operations["getDriver"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/status": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /** Goes online or offline */
  patch: operations["setDriverStatus"];
  trace?: never;
 };
 "/api/drivers/{driverId}/vehicle": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /** Changes your vehicle's class */
  patch: operations["changeVehicle"];
  trace?: never;
 };
 "/api/drivers/{driverId}/heartbeat": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Shows that the driver is still there */
  post: operations["sendHeartbeat"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/directions": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The way between two points, with what to do at every turn */
  get: operations["getDirections"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/mapping/status": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Which service answers what */
  get: operations["getMappingStatus"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/push/settings": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What you are told by Web Push, and the key with which a browser subscribes */
  get: operations["getPushSettings"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /** Switch a topic of Web Push on or off, for all your browsers */
  patch: operations["updatePushSettings"];
  trace?: never;
 };
 "/api/push/subscriptions": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  /**
   * Send Web Push messages to this browser, as long as you stay signed in there
   * @description May be repeated: a browser has one subscription, which belongs to whoever subscribed last.
   */
  put: operations["subscribeToPush"];
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/push/subscriptions/{subscriptionId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Send no more Web Push messages to this browser */
  delete: operations["unsubscribeFromPush"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/ride-types": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Ride types with their price per person */
  get: operations["listRideTypes"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/ride-types/prices": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Prices of one trip for every ride type; nothing is stored */
  post: operations["priceRideTypes"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/calculate-pricing": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** A price; with both places a quote that can be booked */
  post: operations["calculatePricing"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/prices": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Every version of the prices, with who saved it and why */
  get: operations["listPriceVersions"];
  put?: never;
  /** Saves a version of the prices, in force now or later; quotes and booked rides keep theirs */
  post: operations["savePrices"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/prices/preview": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** What the rides of the last seven days would have cost under other prices; stores nothing */
  post: operations["previewPrices"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/prices/{versionId}/restore": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Puts the prices of an earlier version in force again, as a new version */
  post: operations["restorePrices"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/prices/{versionId}/withdraw": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Takes back a planned version before it begins */
  post: operations["withdrawPrices"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/business-account": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The business account that your rides are charged to: balance, discounts and cost centers */
  get: operations["getOwnBusinessAccount"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/business-account/charges": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What the account reserves and owes for rides, newest first
   * @description Rides of every service of the account.
   */
  get: operations["listOwnBusinessCharges"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/business-accounts": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Business accounts with what they reserve and owe, newest first */
  get: operations["listBusinessAccounts"];
  put?: never;
  /** Creates a business account, also from a sales inquiry */
  post: operations["createBusinessAccount"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/business-accounts/{accountId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** A business account */
  get: operations["getBusinessAccount"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /** Changes a business account, its credit limit or its status, with a reason */
  patch: operations["changeBusinessAccount"];
  trace?: never;
 };
 "/api/admin/business-accounts/{accountId}/discounts": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  /** Replaces the volume discounts of a business account, with a reason */
  put: operations["setVolumeDiscounts"];
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/business-accounts/{accountId}/charges": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What a business account reserves and owes for rides, newest first */
  get: operations["listBusinessCharges"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/business-accounts/{accountId}/cost-centers": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Adds a cost center to a business account */
  post: operations["addCostCenter"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/business-accounts/{accountId}/cost-centers/{costCenterId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /** Renames a cost center, or says whether rides can be booked for it */
  patch: operations["changeCostCenter"];
  trace?: never;
 };
 "/api/admin/business-accounts/{accountId}/service-accounts": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Lets a service account book on a business account */
  post: operations["connectServiceAccount"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/business-accounts/{accountId}/service-accounts/{serviceAccountId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Stops a service account from booking on a business account; booked rides stay */
  delete: operations["disconnectServiceAccount"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/tokens": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Your tokens, newest first
   * @description Also those that have expired or were revoked. The tokens themselves are not stored.
   */
  get: operations["listTokens"];
  put?: never;
  /**
   * Creates a token that acts as you
   * @description The answer is the only one that has the token. Scopes for operations are for operators in the operations application.
   */
  post: operations["createToken"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/tokens/{tokenId}/rotation": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Replaces a token by a new one with the same name and scopes
   * @description The old token goes on working for the overlap. A token is replaced once.
   */
  post: operations["rotateToken"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/tokens/{tokenId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /**
   * Revokes a token
   * @description The next request with it is refused. Revoking it again changes nothing.
   */
  delete: operations["revokeToken"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/service-accounts": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Accounts of programs with their tokens, newest first */
  get: operations["listServiceAccounts"];
  put?: never;
  /**
   * Creates an account for a program
   * @description Nobody signs in with it. It books and pays for rides of its own by token.
   */
  post: operations["createServiceAccount"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/service-accounts/{accountId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /**
   * Closes a service account and revokes its tokens
   * @description Its rides stay. Closing it again changes nothing.
   */
  delete: operations["closeServiceAccount"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/service-accounts/{accountId}/tokens": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Creates a token of a service account
   * @description The answer is the only one that has the token.
   */
  post: operations["createServiceToken"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/service-accounts/{accountId}/tokens/{tokenId}/rotation": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Replaces a token of a service account by a new one
   * @description The old token goes on working for the overlap. A token is replaced once.
   */
  post: operations["rotateServiceToken"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/service-accounts/{accountId}/tokens/{tokenId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /**
   * Revokes a token of a service account
   * @description The next request with it is refused. Revoking it again changes nothing.
   */
  delete: operations["revokeServiceToken"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/api-requests": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Requests made with tokens, newest first
   * @description Kept for seven days, without addresses, queries and bodies. A request is listed about a second after its answer.
   */
  get: operations["listApiRequests"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sales-inquiries": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Sends an inquiry to sales
   * @description Repeating the call with the same `clientId` stores the inquiry once.
   */
  post: operations["contactSales"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/sales-inquiries": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Sales inquiries, newest first */
  get: operations["listSalesInquiries"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/sales-inquiries/{inquiryId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /** Marks a sales inquiry as answered, closed or new */
  patch: operations["changeSalesInquiry"];
  trace?: never;
 };
 "/api/promotions/first-ride": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Whether you can use the first-ride offer; signed out, what a new account would get */
  get: operations["getFirstRideOffer"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/promotions": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Promo codes with what they gave, newest first; up to 50, go on with `after` */
  get: operations["listPromotions"];
  put?: never;
  /** Adds a promo code */
  post: operations["addPromotion"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/promotions/{code}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /** Changes a promo code for prices to come; what is left out stays */
  patch: operations["changePromotion"];
  trace?: never;
 };
 "/api/admin/promotions/{code}/end": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Ends a promo code now */
  post: operations["endPromotion"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/active-ride": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The ride in hand */
  get: operations["getActiveRide"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/upcoming-rides": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Scheduled rides that you have accepted and not set out for, the next one first */
  get: operations["listUpcomingRides"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/status": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /**
   * Sets out, arrives, starts or completes
   * @description May be repeated: a step that you have taken already, or that a later one has followed, changes nothing and is answered with the ride as it is.
   */
  patch: operations["changeRideStatus"];
  trace?: never;
 };
 "/api/rides/{rideId}/complete": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Completes the trip
   * @description May be repeated: completing again changes nothing and is answered with the ride as it is. Another amount than the recorded one is refused as amount_mismatch.
   */
  post: operations["completeRide"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/release": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Gives the ride back; it is offered to others */
  post: operations["releaseRide"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/progress-check": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Whether you are asked if you are still on your way
   * @description The open question about the ride in hand, or otherwise the ride that was last taken back within 12 hours because nobody came nearer.
   */
  get: operations["getProgressCheck"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/on-my-way": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Answers that you are still on your way
   * @description Gives you five more minutes to come nearer, twice at most. May be repeated: without an open question nothing changes. To answer no, give the ride back.
   */
  post: operations["confirmOnMyWay"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/confirmations": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Scheduled rides that you have to confirm
   * @description You are asked the day before and an hour before the start of a ride, unless you have just accepted it.
   */
  get: operations["listRideConfirmations"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/confirmation": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Confirms that you will drive a scheduled ride
   * @description May be repeated: without a question nothing changes. To answer no, give the ride back.
   */
  post: operations["confirmRide"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/rides/{rideId}/candidates": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Drivers who could take the ride now, fewest minutes away first */
  get: operations["listRideCandidates"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/rides/{rideId}/reassign": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Gives the ride to another driver */
  post: operations["reassignRide"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/rides/{rideId}/complete": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Completes the trip on the driver’s behalf */
  post: operations["completeRideForDriver"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/test-status": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Takes the driver’s next step for the organizer
   * @description Only where the test tools are on (`demoTools` of the configuration), which production refuses.
   */
  post: operations["changeStatusForTest"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/alerts": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What operators must look at, newest first */
  get: operations["listAlerts"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/alerts/summary": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** How many alerts are open */
  get: operations["getAlertSummary"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/alerts/{alertId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /** Acknowledges, takes, notes or closes an alert */
  patch: operations["changeAlert"];
  trace?: never;
 };
 "/api/admin/alert-thresholds": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** When rides raise alerts */
  get: operations["getAlertThresholds"];
  /** Changes when rides raise alerts */
  put: operations["changeAlertThresholds"];
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/members": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Who rides along, with their shares */
  get: operations["listRideMembers"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/join-link": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * The link by which friends join; made when there is none, or the last one has expired
   * @description Refused as join_link_off after the organizer turned it off; the replacement turns it on again.
   */
  post: operations["getJoinLink"];
  /** Turns the link off; nobody can join until the organizer makes another one */
  delete: operations["revokeJoinLink"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/join-link/replacement": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Gives the ride another link; the old one stops working */
  post: operations["replaceJoinLink"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/members/me": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Gives your seat up */
  delete: operations["leaveRide"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/join/{token}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What somebody with the link may see before joining */
  get: operations["previewJoin"];
  put?: never;
  /** Takes the next open seat, at the share you were shown */
  post: operations["joinRide"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/split": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What every seat costs, taken or open */
  get: operations["getSplit"];
  /** Decides who pays what; members are asked before they pay more than they agreed to */
  put: operations["changeSplit"];
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/consent": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Agrees to a share that has risen, or declines it */
  post: operations["answerShare"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/join/{token}/guest": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Takes the next open seat without an account and opens a session for this ride alone */
  post: operations["joinRideAsGuest"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/guest-session": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Opens a guest’s session with the link that was sent to them; works once */
  post: operations["returnAsGuest"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/guest-link": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Sends guests with this address another link to their ride
   * @description Answers the same whether or not a guest has this address.
   */
  post: operations["sendGuestLink"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/track": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Where the driver is, if that is yours to see */
  get: operations["getTrack"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/shared-positions": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Where the members are who share their position, if that is yours to see
   * @description Members see each other while both share; the assigned driver sees a member until they board. The socket message `riderLocation` shares a position.
   */
  get: operations["listSharedPositions"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/shared-position": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Stops sharing your position and deletes it */
  delete: operations["stopSharingPosition"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/rides/{rideId}/trace": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The way that was driven for a ride */
  get: operations["getRideTrace"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/location": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /** Says where you are */
  patch: operations["setDriverLocation"];
  trace?: never;
 };
 "/api/drivers/{driverId}/payouts": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What can be, and was, paid out to a driver */
  get: operations["getPayouts"];
  put?: never;
  /** Pays out to the own bank at once, for a fee */
  post: operations["payOut"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/payout-account/link": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** The provider's page for the own bank details */
  post: operations["linkPayoutAccount"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/payout-account/refresh": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Asks the provider how the own account stands */
  post: operations["refreshPayoutAccount"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/payouts": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Drivers' payouts, newest first */
  get: operations["listPayouts"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/payouts/{payoutId}/retry": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Pays out again what did not arrive; a payout is repeated once */
  post: operations["retryPayout"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/daily-close": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What the ledger booked on each day in the city, and its balances */
  get: operations["listDailyClose"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/daily-close/file": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The same as a file */
  get: operations["exportDailyClose"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/stripe/webhook": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Events of the payment provider, signed by it */
  post: operations["stripeWebhook"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/dead-letters": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Webhook events that match nothing of ours */
  get: operations["listDeadLetters"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/dead-letters/{eventId}/retry": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Retries a webhook event */
  post: operations["retryDeadLetter"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/dead-letters/{eventId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Dismisses a webhook event */
  delete: operations["dismissDeadLetter"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/verification": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Your own boarding code */
  get: operations["getVerification"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/verification/demo-scan": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Shows your QR code to a demo driver
   * @description Only where the demo tools are on (`demoTools` of the configuration), which production refuses.
   */
  post: operations["showCodeToDemoDriver"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/boarding": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The public key with which your device checks boarding QR codes without a network */
  get: operations["getBoarding"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/verify": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Checks a passenger’s code
   * @description A QR code that was checked without a network may be reported later, with the time at which it was shown.
   */
  post: operations["verifyMember"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/places": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Places whose names fit; without a search your recent and the popular ones */
  get: operations["listPlaces"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/geocode": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Where a place or an address is */
  get: operations["geocode"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/geocode/reverse": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What is at a point */
  get: operations["reverseGeocode"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/saved-places": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Places that you have named */
  get: operations["listSavedPlaces"];
  put?: never;
  /** Saves a place under a label, instead of the one that had it */
  post: operations["savePlace"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/saved-places/{placeId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Removes a place that you have named */
  delete: operations["removeSavedPlace"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/mapping/google/geocode/json": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Finds an address, or what is at a point, in the shape of Google Maps */
  get: operations["googleGeocode"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/mapping/google/place/autocomplete/json": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Places that begin so, in the shape of Google Maps */
  get: operations["googleAutocomplete"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/mapping/google/directions/json": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The way between two places, in the shape of Google Maps */
  get: operations["googleDirections"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/mapping/mapbox/geocoding/v5/mapbox.places/{query}.json": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Finds a place, or what is at a point, in the shape of Mapbox */
  get: operations["mapboxGeocode"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/mapping/mapbox/directions/v5/mapbox/{mode}/{coordinates}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The way through points, in the shape of Mapbox */
  get: operations["mapboxDirections"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/wineries": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The wineries that tours go to: those in the area that the city serves */
  get: operations["listWineries"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/wineries": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** All wineries, also those outside the area that the city serves */
  get: operations["listAllWineries"];
  put?: never;
  /** Adds a winery */
  post: operations["addWinery"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/wineries/{wineryId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Removes a winery */
  delete: operations["removeWinery"];
  options?: never;
  head?: never;
  /** Changes a winery; what is left out stays */
  patch: operations["changeWinery"];
  trace?: never;
 };
 "/api/rides/{rideId}/pledge/request": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Books the ride of a pledge before its deadline, once enough people have joined
   * @description Nobody can join or leave afterwards. Saved cards are authorized first, at the earliest six days before the start. Refused as pledge_not_reached or pledge_closed.
   */
  post: operations["requestPledgedRide"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/create-payment-intent": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** What your card is asked for: the ride, or your own seat */
  post: operations["createPaymentIntent"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/payments": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Your own payments of a ride, oldest first */
  get: operations["listOwnPayments"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/payments/{paymentId}/card": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Pays with one of your saved cards */
  post: operations["payWithSavedCard"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/payments/{paymentId}/refresh": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Asks the payment provider how your payment stands */
  post: operations["refreshPayment"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/cards": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Your saved cards, the default first */
  get: operations["listCards"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/cards/setup": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** What the browser saves another card with */
  post: operations["beginCardSetup"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/cards/refresh": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Asks the payment provider which cards you have saved */
  post: operations["refreshCards"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/cards/{cardId}/default": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Offers this card first */
  post: operations["makeCardDefault"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/cards/{cardId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Forgets a saved card, unless a ride waits for it */
  delete: operations["removeCard"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/notifications": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Your notifications, newest first
   * @description Pages go by `before`. `unread` counts all pages.
   */
  get: operations["listNotifications"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/notifications/read": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Marks your notifications as read */
  post: operations["readNotifications"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/notifications/{notificationId}/read": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Marks a notification as read */
  post: operations["readNotification"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/notifications/{notificationId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Deletes a notification */
  delete: operations["deleteNotification"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Books what a quote describes */
  post: operations["createRide"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/changes/preview": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** What another group size or a promotion would mean for everybody; changes nothing */
  post: operations["previewRideChange"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/changes": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Changes group size or promotion, before a driver has taken the ride, at the total you were shown. What your card is not held for yet happens once it is: until then the answer is the ride as it was */
  post: operations["changeRide"];
  /** Leaves the ride as it is while a change of yours waits for your card */
  delete: operations["withdrawRideChange"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/pickup/preview": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** What another pickup would cost each person, until a driver has arrived; changes nothing */
  post: operations["previewPickupMove"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/pickup": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Moves the pickup as previewed. If your card has to be authorized for more first, the answer is the ride as it was, and the pickup moves once it is */
  post: operations["movePickup"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/rides/{rideId}/route/preview": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** What another pickup or destination would cost; changes nothing */
  post: operations["previewRouteChange"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/rides/{rideId}/route": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Changes the pickup or the destination as previewed
   * @description The pickup can change until the driver has arrived, the destination until the trip is over. Riders pay no more than before.
   */
  post: operations["changeRoute"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/event-transports": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Event transports of the business account, newest first */
  get: operations["listEventTransports"];
  put?: never;
  /**
   * Books up to 100 rides on the business account at once, all of them or none; the key is required
   * @description Problems name the ride by its place in the request, such as `rides.3.pickup`. Nothing is booked or reserved then.
   */
  post: operations["bookEventTransport"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/event-transports/{eventId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** An event transport with its rides */
  get: operations["getEventTransport"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/invitations": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Sends the join link to someone by text message or email
   * @description Answers the same whether or not the address has opted out of invitations or belongs to an account. Someone with an account is also notified in the application.
   */
  post: operations["inviteToRide"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/invitation-opt-outs/{token}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Whether the address that received this link gets invitations */
  get: operations["getInvitationOptOut"];
  /** Stops all invitations to the address that received this link */
  put: operations["optOutOfInvitations"];
  /** The same by one click in a mail program: the List-Unsubscribe header of invitations names it */
  post: operations["optOutOfInvitationsByMail"];
  /** Allows invitations to the address that received this link again */
  delete: operations["optInToInvitations"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/business-account/invoices": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Invoices of the business account, newest first */
  get: operations["listOwnBusinessInvoices"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/business-account/invoices/{invoiceId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** An invoice with its lines, subtotals and payments */
  get: operations["getOwnBusinessInvoice"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/business-account/invoices/{invoiceId}/pdf": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** An invoice as a PDF */
  get: operations["downloadOwnBusinessInvoicePdf"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/business-account/invoices/{invoiceId}/csv": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The lines of an invoice as CSV */
  get: operations["downloadOwnBusinessInvoiceCsv"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/business-payments/{paymentId}/reverse": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Reverses a payment that did not arrive or was recorded by mistake; its invoice is open again; the key is required */
  post: operations["reverseBusinessPayment"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/business-charges/{chargeId}/credits": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Credits a charge in full or in part; it lowers open invoices or the next one; the key is required */
  post: operations["creditBusinessCharge"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/business-accounts/{accountId}/invoices": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Invoices of a business account, newest first */
  get: operations["listBusinessInvoices"];
  put?: never;
  /** Invoices now what a business account owes and no invoice has yet */
  post: operations["invoiceBusinessAccount"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/business-invoices/{invoiceId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** An invoice with its lines, subtotals and payments */
  get: operations["getBusinessInvoice"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/business-invoices/{invoiceId}/pdf": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** An invoice as a PDF */
  get: operations["downloadBusinessInvoicePdf"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/business-invoices/{invoiceId}/csv": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The lines of an invoice as CSV */
  get: operations["downloadBusinessInvoiceCsv"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/business-invoices/{invoiceId}/payments": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Records a payment of an invoice; the key is required */
  post: operations["recordBusinessPayment"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/business-invoices/{invoiceId}/void": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Voids an invoice that nothing was paid of; its charges come onto the next one */
  post: operations["voidBusinessInvoice"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/business-invoice-files/{file}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The invoice behind the link in a mail, as a PDF */
  get: operations["getLinkedBusinessInvoice"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/webhook-endpoints": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * All webhook endpoints, newest first
   * @description Their secrets are not told.
   */
  get: operations["listWebhookEndpoints"];
  put?: never;
  /**
   * Adds a webhook endpoint of operations or of a service account
   * @description The answer is the only one that has the secret.
   */
  post: operations["createWebhookEndpoint"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/webhook-endpoints/{endpointId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Deletes a webhook endpoint with its deliveries */
  delete: operations["deleteWebhookEndpoint"];
  options?: never;
  head?: never;
  /**
   * Changes, enables or disables a webhook endpoint
   * @description Disabling fails what waits for it. Replay after enabling what it missed.
   */
  patch: operations["changeWebhookEndpoint"];
  trace?: never;
 };
 "/api/admin/webhook-endpoints/{endpointId}/secret": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Replaces the secret of a webhook endpoint
   * @description Deliveries are signed with both secrets for the overlap. The answer is the only one that has the new one.
   */
  post: operations["rotateWebhookSecret"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/webhook-endpoints/{endpointId}/test": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Sends a test event to a webhook endpoint
   * @description The delivery says soon afterwards what became of it.
   */
  post: operations["sendWebhookTest"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/webhook-endpoints/{endpointId}/replay": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Delivers again what a webhook endpoint has not accepted since a time
   * @description Also what happened while it was disabled. Deliveries that it accepted or that wait are left alone.
   */
  post: operations["replayWebhooks"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/webhook-deliveries": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Deliveries to webhook endpoints, newest first
   * @description Kept for 30 days.
   */
  get: operations["listWebhookDeliveries"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/webhook-deliveries/{deliveryId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** A delivery with what it says and its attempts */
  get: operations["getWebhookDelivery"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/webhook-deliveries/{deliveryId}/replay": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Delivers a message again, under its id
   * @description One that waits already goes on waiting.
   */
  post: operations["replayWebhookDelivery"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/webhook-endpoints/{endpointId}/fault": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The fault that deliveries to a webhook endpoint have */
  get: operations["getAnyWebhookFault"];
  /**
   * Makes deliveries to a webhook endpoint fail in a way that you choose
   * @description For the next attempts, or until it is removed. The log of deliveries shows it as simulated.
   */
  put: operations["setAnyWebhookFault"];
  post?: never;
  /** Delivers to a webhook endpoint undisturbed again */
  delete: operations["removeAnyWebhookFault"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/webhook-endpoints": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Webhook endpoints of your service account, newest first
   * @description Their secrets are not told.
   */
  get: operations["listOwnWebhookEndpoints"];
  put?: never;
  /**
   * Adds a webhook endpoint of your service account
   * @description It gets the events of your rides. The answer is the only one that has the secret.
   */
  post: operations["createOwnWebhookEndpoint"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/webhook-endpoints/{endpointId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Deletes your webhook endpoint with its deliveries */
  delete: operations["deleteOwnWebhookEndpoint"];
  options?: never;
  head?: never;
  /**
   * Changes, enables or disables your webhook endpoint
   * @description Disabling fails what waits for it. Replay after enabling what it missed.
   */
  patch: operations["changeOwnWebhookEndpoint"];
  trace?: never;
 };
 "/api/webhook-endpoints/{endpointId}/secret": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Replaces the secret of your webhook endpoint
   * @description Deliveries are signed with both secrets for the overlap. The answer is the only one that has the new one.
   */
  post: operations["rotateOwnWebhookSecret"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/webhook-endpoints/{endpointId}/test": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Sends a test event to your webhook endpoint
   * @description The delivery says soon afterwards what became of it.
   */
  post: operations["sendOwnWebhookTest"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/webhook-endpoints/{endpointId}/replay": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Delivers again what your webhook endpoint has not accepted since a time
   * @description Also what happened while it was disabled. Deliveries that it accepted or that wait are left alone.
   */
  post: operations["replayOwnWebhooks"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/webhook-deliveries": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Deliveries to your webhook endpoints, newest first
   * @description Kept for 30 days.
   */
  get: operations["listOwnWebhookDeliveries"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/webhook-deliveries/{deliveryId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** A delivery to your webhook endpoint, with its attempts */
  get: operations["getOwnWebhookDelivery"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/webhook-deliveries/{deliveryId}/replay": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Delivers a message to your webhook endpoint again, under its id
   * @description One that waits already goes on waiting.
   */
  post: operations["replayOwnWebhookDelivery"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/sandbox/webhook-endpoints/{endpointId}/fault": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The fault that deliveries to your webhook endpoint have */
  get: operations["getWebhookFault"];
  /**
   * Makes deliveries to your webhook endpoint fail in a way that you choose
   * @description For the next attempts, or until it is removed. The log of deliveries shows it as simulated.
   */
  put: operations["setWebhookFault"];
  post?: never;
  /** Delivers to your webhook endpoint undisturbed again */
  delete: operations["removeWebhookFault"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/cancellation": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What each person pays or gets back if you cancel, or leave, now */
  get: operations["previewCancellation"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/cancel": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Cancels the ride at the amounts that were shown */
  post: operations["cancelRide"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/no-show": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** How long to wait for passengers, and what follows */
  get: operations["getNoShow"];
  put?: never;
  /** Cancels the ride because nobody came */
  post: operations["cancelAsNoShow"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/members/{memberId}/no-show": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Goes on without a member; their share stands */
  post: operations["markNoShow"];
  /** The member came after all */
  delete: operations["undoNoShow"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/event-transports/{eventId}/cancellation": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What the account is charged if you cancel all rides of an event transport now */
  get: operations["previewEventTransportCancellation"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/event-transports/{eventId}/cancel": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Cancels all rides of an event transport that you booked, at the fees that were shown; the key is required
   * @description Each ride is cancelled by itself, so the answer says what happened to each. What is under way or over stays as it is. Rides marked `not_agreed` cost something that the token does not say: preview again, and repeat with another key.
   */
  post: operations["cancelEventTransport"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/rides/{rideId}/cancellation": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Which fee can be kept if operations cancel the ride now */
  get: operations["previewOperatorCancellation"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/rides/{rideId}/cancel": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Cancels the ride at a chosen fee or none */
  post: operations["cancelRideAsOperator"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/cancellation-terms": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What cancelling a ride that is booked now costs */
  get: operations["getCancellationTerms"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/cancellation-terms": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The cancellation terms that a ride was booked under */
  get: operations["getRideCancellationTerms"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/cancellation-policies": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Versions of what cancelling costs, coming ones first; up to 50, go on with `before` */
  get: operations["listCancellationPolicies"];
  put?: never;
  /** A version for rides that are booked from a moment on */
  post: operations["addCancellationPolicy"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/cancellation-policies/{policyId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Takes back a version that has not begun; the one before it goes on */
  delete: operations["withdrawCancellationPolicy"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/rides/{rideId}/refunds": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Refunds of a ride, oldest first */
  get: operations["listRefunds"];
  put?: never;
  /** Gives back what was captured, or a part of it; the key is required */
  post: operations["refund"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/credits": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Your credit: what you can use, and what became of it */
  get: operations["getCredits"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/riders/{riderId}/credits": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** A rider’s credit, newest first */
  get: operations["listCredits"];
  put?: never;
  /** Grants a rider credit, and tells them; the key is required */
  post: operations["grantCredit"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/riders/{riderId}/credits/returns": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Gives a rider back the credit that they used for a ride, and tells them */
  post: operations["returnCredit"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/riders/{riderId}/credits/{creditId}/revoke": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Takes back what a rider has not used of a credit, and tells them */
  post: operations["revokeCredit"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/debts": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What you still owe for rides that are over, oldest first */
  get: operations["listDebts"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/debt": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** What your card is asked for of what you owe; charged as soon as you confirm it */
  post: operations["payDebt"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/rides/{rideId}/debts/{payerId}/close": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Ends what somebody owes and is not to pay: waived, or given to the driver in cash */
  post: operations["closeDebt"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/receipt": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Your receipt of a ride that is over */
  get: operations["getReceipt"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/receipt.pdf": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The same as a PDF */
  get: operations["getReceiptDocument"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/users/{userId}/history": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Past rides and what they cost you, newest first
   * @description Up to 100. Go on with `before`: the ride at the end of the page.
   */
  get: operations["listHistory"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/users/{userId}/history/totals": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** How many rides you completed, and what you saved */
  get: operations["getRideTotals"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/disputes": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Payments that riders dispute with their banks, the most urgent first */
  get: operations["listDisputes"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/disputes/{disputeId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** A dispute, with its evidence and what is recorded about the ride */
  get: operations["getDispute"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/disputes/{disputeId}/evidence": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  /** Saves the statement of a dispute as a draft */
  put: operations["saveDisputeEvidence"];
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/disputes/{disputeId}/evidence/files": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Adds a file to the evidence of a dispute
   * @description PDF, JPEG or PNG, by its content; at most 5 MB, and 4.5 MB for all files together. There is one file of each kind; another one replaces it.
   */
  post: operations["uploadDisputeFile"];
  /** Takes a file out of the evidence of a dispute */
  delete: operations["removeDisputeFile"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/disputes/{disputeId}/evidence/submission": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Submits the evidence of a dispute to the bank, for good
   * @description Once, however often it is called. Afterwards the evidence can’t be changed.
   */
  post: operations["submitDisputeEvidence"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/applications/documents": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What you have uploaded for an application that is not sent yet */
  get: operations["listApplicantDocuments"];
  put?: never;
  /**
   * Uploads a document for an application that is not sent yet
   * @description Like `uploadDriverDocument`. Sending the application makes it a document of the driver; without one it is removed after 90 days.
   */
  post: operations["uploadApplicantDocument"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/applications/documents/{documentId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Removes a document of an application that is not sent yet */
  delete: operations["removeApplicantDocument"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/documents": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** A driver’s documents and what is missing */
  get: operations["listDriverDocuments"];
  put?: never;
  /**
   * Uploads a document for review
   * @description At most 10 MB. What the file is follows from its content: JPEG, PNG or WebP; for registration and insurance also PDF. Photos are stored as JPEG without metadata. Repeat the call with the same file and it is stored once.
   */
  post: operations["uploadDriverDocument"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/documents/{documentId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Removes a document that was not accepted */
  delete: operations["removeDriverDocument"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/documents/{documentId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /**
   * Accepts or rejects a document
   * @description The driver is told by mail and in the app. A rejection needs a reason.
   */
  patch: operations["reviewDriverDocument"];
  trace?: never;
 };
 "/api/documents/{token}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The file of a document, by the address from the list */
  get: operations["getDocumentFile"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/tip": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Your own tip of a ride, and what you might give */
  get: operations["getTip"];
  put?: never;
  /** What your card is asked for as a tip; charged as soon as you confirm it */
  post: operations["giveTip"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/charges": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The charges that a rider may mean, newest first */
  get: operations["findCharges"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/rides/{rideId}/charges": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Why each person of a ride was charged what they were charged */
  get: operations["getCharges"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/reconciliations": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Comparisons of the books with the provider, newest first */
  get: operations["listReconciliations"];
  put?: never;
  /** Compares the books with the provider now */
  post: operations["reconcile"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/calendar.ics": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** A scheduled ride as a calendar file */
  get: operations["getCalendarFile"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/calendar/{file}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The calendar file behind the link in a mail; ends with the member’s seat */
  get: operations["getLinkedCalendarFile"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/messages": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The chat of a ride, newest first
   * @description Members see messages from when they joined, the driver from when they accepted the ride.
   */
  get: operations["listMessages"];
  put?: never;
  /**
   * Writes in the chat of a ride, until one hour after its end
   * @description Repeat the call with the same `clientId` and the message is stored once.
   */
  post: operations["sendMessage"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/messages/read": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Records how far you have read a chat */
  post: operations["readMessages"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/people/{personId}/notes": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What operators wrote down about a person, newest first */
  get: operations["listNotes"];
  put?: never;
  /**
   * Writes something down about a person; only operations see it
   * @description Repeat the call with the same `clientId` and the note is stored once. Answers all notes.
   */
  post: operations["addNote"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/people/{personId}/notes/{noteId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Removes a note of your own */
  delete: operations["removeNote"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/route-plans": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Plans of shuttles and tours, newest first; up to 50, go on with `before` */
  get: operations["listRoutePlans"];
  put?: never;
  /** Adds a plan: who has to be where and when, and the vehicles */
  post: operations["addRoutePlan"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/route-plans/{planId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** A plan with its routes, and the totals of the routes before these */
  get: operations["getRoutePlan"];
  /** Replaces requests and vehicles of a plan; its routes have to be planned anew */
  put: operations["changeRoutePlan"];
  post?: never;
  /** Deletes a plan */
  delete: operations["removeRoutePlan"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/route-plans/{planId}/solve": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Plans the routes: as many requests as possible, then few vehicles, then little driving; takes some seconds */
  post: operations["solveRoutePlan"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/route-plans/{planId}/routes": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  /** Sets the order of stops by hand; an order that cannot be driven is saved with its faults */
  put: operations["orderRoutePlan"];
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/route-plans/{planId}/drivers": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Approved drivers with a suitable vehicle who are free for the route of one vehicle, by name; up to 100 */
  get: operations["listRoutePlanDrivers"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/route-plans/{planId}/publish": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Books the rides of a plan on a business account and gives them to drivers, all of them or none
   * @description Each served request becomes a scheduled ride at its planned time, and each vehicle’s rides one run of its driver. Problems name the vehicle or passenger by its place in the request, such as `passengers.3`. A published plan is no longer changed.
   */
  post: operations["publishRoutePlan"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/route-plans/{planId}/unpublish": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Cancels the rides of a published plan without a fee, and opens the plan again
   * @description Passengers and drivers read the reason. Refused with `ride_state_conflict` once the trip of one of its rides has begun.
   */
  post: operations["unpublishRoutePlan"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/saved-views": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Your named filters of a list */
  get: operations["listSavedViews"];
  put?: never;
  /** Saves filters and order of a list under a name */
  post: operations["saveView"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/saved-views/{viewId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Deletes a saved view of yours */
  delete: operations["removeSavedView"];
  options?: never;
  head?: never;
  /** Renames a saved view, or replaces its filters */
  patch: operations["changeSavedView"];
  trace?: never;
 };
 "/api/support/messages": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Your chat with support, newest first */
  get: operations["listSupportMessages"];
  put?: never;
  /**
   * Writes to support
   * @description Repeat the call with the same `clientId` and the message is stored once.
   */
  post: operations["sendSupportMessage"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/support/messages/read": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Records how far you have read your chat with support */
  post: operations["readSupportMessages"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/support": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Chats with people who wrote to support: unread ones first, then the newest */
  get: operations["listSupportThreads"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/support/{userId}/messages": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Somebody’s chat with support, newest first */
  get: operations["listSupportThread"];
  put?: never;
  /**
   * Answers somebody who wrote to support
   * @description Repeat the call with the same `clientId` and the message is stored once.
   */
  post: operations["answerSupportThread"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/support/{userId}/messages/read": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Records how far operations have read a chat */
  post: operations["readSupportThread"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/reviews/own": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Your own review of a ride */
  get: operations["getOwnReview"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/reviews": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Rates the driver of a completed ride, once per rider */
  post: operations["giveReview"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/reviews": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Ratings and comments that a driver received, without the riders */
  get: operations["getDriverReviews"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/reviews": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Reviews, newest first */
  get: operations["listReviews"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/reviews/summary": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** How often each rating was given, and the average */
  get: operations["getReviewSummary"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/reviews/{reviewId}/reply": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  /** Answers the rider */
  put: operations["replyToReview"];
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/reviews/{reviewId}/hide": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Hides a review and takes it out of the driver’s rating */
  post: operations["hideReview"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/reviews/{reviewId}/show": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Shows a hidden review again */
  post: operations["showReview"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/settle-ups": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Shares that the organizer covered, and whether they were paid back */
  get: operations["listSettleUps"];
  put?: never;
  /** Says that you paid the organizer back, with Venmo or in cash; charges nothing */
  post: operations["sendSettleUp"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/settle-ups/{userId}/confirmation": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** As the organizer: says that a member paid you back */
  post: operations["confirmSettleUp"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/users/me/venmo": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Your Venmo username */
  get: operations["getVenmoAccount"];
  /** Stores the Venmo username by which members of your rides can pay you back */
  put: operations["storeVenmoAccount"];
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/trip-links": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Links with which people outside the group follow the ride
   * @description Members see their own links, the organizer sees all.
   */
  get: operations["listTripLinks"];
  put?: never;
  /** Creates a link with which anyone follows the ride until one hour after its end */
  post: operations["createTripLink"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/trip-links/{linkId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Makes a link lead nowhere: your own, or as the organizer anyone’s */
  delete: operations["revokeTripLink"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/shared-trips/{token}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** A ride for whoever has the link: first names, car, route and live position */
  get: operations["getSharedTrip"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/assembly": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Who is on the way, at the pickup or aboard, and who is ready
   * @description Until the trip starts. Minutes are known of members who share their position.
   */
  get: operations["getAssembly"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/meeting-point": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Where the members who share their position would walk least in total
   * @description For members who share their own position, until the trip starts. The organizer can move the pickup there.
   */
  get: operations["suggestMeetingPoint"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/ready-check": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  /** Answers the last ready check */
  put: operations["answerReady"];
  /** Asks the group whether everyone is ready; organizer only, every two minutes at most */
  post: operations["askReady"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/members/{memberId}/nudge": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Reminds a member to come to the pickup; organizer only, every five minutes at most */
  post: operations["nudgeMember"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/emergency-contacts": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** People who are alerted when you ask for help */
  get: operations["listEmergencyContacts"];
  put?: never;
  /** Adds an emergency contact; five at most */
  post: operations["addEmergencyContact"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/emergency-contacts/{contactId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Removes an emergency contact */
  delete: operations["removeEmergencyContact"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/sos": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Whether you have asked for help on this ride */
  get: operations["getSos"];
  put?: never;
  /**
   * Alerts operations and your emergency contacts, who get a link to follow the trip
   * @description Asking again while help is asked for changes nothing.
   */
  post: operations["askForHelp"];
  /** You are safe: tells your contacts and closes the alert */
  delete: operations["reportSafe"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/safety-checks": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Whether you are asked if everything is OK
   * @description Asked when a trip leaves its planned route or stops for long. Questions end with the trip.
   */
  get: operations["listSafetyChecks"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/rides/{rideId}/safety-checks/{checkId}/answer": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Says that you are OK, or that you need help, which alerts operations
   * @description Answers with the questions that are left. Repeating an answer changes nothing.
   */
  post: operations["answerSafetyCheck"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/earnings": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What a driver earned */
  get: operations["getEarnings"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/statement": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** A week of a driver, ride by ride */
  get: operations["getStatement"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/tax-summary": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** A calendar year of a driver */
  get: operations["getTaxSummary"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/tax-summary.csv": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The same as CSV */
  get: operations["getTaxSummaryTable"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers/{driverId}/tax-summary.pdf": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** The same as a PDF */
  get: operations["getTaxSummaryDocument"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/rides": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Rides that match the filters */
  get: operations["listAdminRides"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/rides/{rideId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** A ride with its events and its money */
  get: operations["getAdminRide"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/drivers/{driverId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** A driver with application, vehicle and presence */
  get: operations["getAdminDriver"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /**
   * Approves, rejects or suspends a driver
   * @description The driver is told by mail and in the app. Suspending a driver with a ride under way needs `activeRide`; accepted scheduled rides are offered to others.
   */
  patch: operations["setApplicationStatus"];
  trace?: never;
 };
 "/api/admin/exports/rides": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** All rides that match the filters, as a file */
  get: operations["exportRides"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/exports/drivers": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** All drivers that match the filters, as a file */
  get: operations["exportDrivers"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/exports/audit": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** All entries of the audit log that match the filters, as a file */
  get: operations["exportAudit"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/exports/payments": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** All payments that match the filters, as a file */
  get: operations["exportPayments"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/audit": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What operators did and looked at, newest first
   * @description Up to 200. Go on with `before`: the entry at the end of the page.
   */
  get: operations["listAudit"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/riders": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Riders that match the filters, page by page */
  get: operations["listRiders"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/drivers": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Drivers that match the filters, page by page */
  get: operations["listAdminDrivers"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/riders/{riderId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** A rider with figures about their rides and payments */
  get: operations["getRider"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/riders/{riderId}/payments": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** What a rider was charged, newest first */
  get: operations["listRiderPayments"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/drivers": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The first thousand drivers
   * @description `GET /api/admin/drivers` has pages, filters and orders.
   */
  get: operations["listDrivers"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/people/{personId}/data": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Everything that is stored about a person, as a JSON file */
  get: operations["exportPerson"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/search": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Rides, people, drivers, payments and receipts that match a text */
  get: operations["searchEverything"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/map": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Rides that wait or go on, and drivers who work, with their positions */
  get: operations["getOperationsMap"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/metrics": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Figures of a period and of the one before */
  get: operations["getMetrics"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/api/admin/metrics/days": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Figures of each day of a period */
  get: operations["getMetricsDays"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
}
export type webhooks = Record<string, never>;
export interface components {
 schemas: {
  Position: {
   /** @description Degrees north, WGS 84 */
   lat: number;
   /** @description Degrees east, WGS 84 */
   lng: number;
  };
  Bounds: {
   west: number;
   south: number;
   east: number;
   north: number;
  };
  CityMap: {
   /** @description Changes with every import */
   version: number;
   /** @description With {z}, {x} and {y}; Mapbox vector tiles */
   tilesUrl: string;
   minZoom: number;
   /** @description Beyond it the tiles of this zoom are enlarged */
   maxZoom: number;
   bounds: components["schemas"]["Bounds"];
   /** @description To be shown wherever the map is */
   attribution: string;
   /** @description Drawn by hand from main roads, with invented local streets */
   sketch: boolean;
  };
  City: {
   name: string;
   /** @description IANA time zone */
   timeZone: string;
   center: components["schemas"]["Position"];
   /** @description How far from the centre rides may start and end, where the map ends before that */
   radiusMiles: number;
   /** @description Null until a city has been built */
   map?: components["schemas"]["CityMap"] | null;
  };
  Features: {
   /** @description Booking rides for later */
   scheduledRides: boolean;
   /** @description Booking rides that are paid in cash */
   cashPayments: boolean;
   /** @description Joining a ride without an account */
   guestJoins: boolean;
   /** @description Applying to drive */
   driverApplications: boolean;
   /** @description Payouts that drivers ask for */
   driverPayouts: boolean;
  };
  ClientConfig: {
   city: components["schemas"]["City"];
   paymentPublishableKey: string;
   /** @description Script to load instead of the provider’s own: a sandbox */
   paymentScriptUrl?: string | null;
   paymentMethods: ("card" | "cash")[];
   /** @description Development outbox and other demo tools are on */
   demoTools: boolean;
   /** @description Where messages can be read while no mail service is configured */
   outboxUrl?: string | null;
   /** @description Where people call for help; null when there is no such number */
   supportPhone?: string | null;
   /** @description Where people write for help; null when there is no such address */
   supportEmail?: string | null;
   riderWebUrl: string;
   driverWebUrl: string;
   adminWebUrl: string;
   /** @description Public Mapbox token: maps are drawn by Mapbox GL; without, by MapLibre from the city’s own tiles */
   mapboxToken?: string | null;
   /** @description What operations have not switched off */
   features: components["schemas"]["Features"];
  };
  Health: {
   status: string;
  };
  LegalTextView: {
   /** @description Null: the deployment’s own */
   text?: string | null;
  };
  AreaCorner: {
   lat: number;
   lng: number;
  };
  ServiceAreaSetting: {
   /** @description Corners of the area in order, at least 3; empty: everywhere that the deployment’s map or radius reaches */
   corners: components["schemas"]["AreaCorner"][];
  };
  LegalTexts: {
   termsEn?: string | null;
   termsEs?: string | null;
   privacyEn?: string | null;
   privacyEs?: string | null;
  };
  SupportReply: {
   /** @description What operators choose it by */
   name: string;
   text: string;
  };
  SupportReplies: {
   replies: components["schemas"]["SupportReply"][];
  };
  SettingValue: {
   serviceArea?: components["schemas"]["ServiceAreaSetting"] | null;
   features?: components["schemas"]["Features"] | null;
   legalTexts?: components["schemas"]["LegalTexts"] | null;
   supportReplies?: components["schemas"]["SupportReplies"] | null;
  };
  SettingVersionView: {
   /** @description 0: what applied before the first version */
   id: number;
   /** @description Applies now */
   current: boolean;
   /** Format: date-time */
   savedAt?: string | null;
   author?: string | null;
   reason?: string | null;
   /** @description The version that it repeats */
   restores?: number | null;
   value: components["schemas"]["SettingValue"];
  };
  SettingHistory: {
   /** @enum {string} */
   kind: "service_area" | "features" | "legal_texts" | "support_replies";
   /** @description To name as `basedOn`; 0 when nothing was saved yet */
   newest: number;
   /** @description Newest first; the last is what applied before the first version */
   versions: components["schemas"]["SettingVersionView"][];
  };
  NewSettingVersion: {
   /** @description The newest version that the operator saw; 0 when there was none */
   basedOn: number;
   /** @description For operators */
   reason: string;
   value: components["schemas"]["SettingValue"];
  };
  SettingRestoration: {
   /** @description The newest version that the operator saw */
   basedOn: number;
   /** @description For operators */
   reason: string;
  };
  OperatorView: {
   id: number;
   name: string;
   /** Format: email */
   email: string;
   /** @enum {string} */
   role: "viewer" | "support" | "dispatcher" | "finance" | "administrator";
   /** @description Named in ADMIN_EMAILS, so always an administrator */
   isFixed: boolean;
   /**
    * Format: date-time
    * @description Null for somebody who was invited and has not signed in yet
    */
   lastSignedInAt?: string | null;
  };
  OperatorInvitation: {
   /** @description Used when the address has no account yet */
   name: string;
   /** Format: email */
   email: string;
   /** @enum {string} */
   role: "viewer" | "support" | "dispatcher" | "finance" | "administrator";
  };
  OperatorRoleChange: {
   /** @enum {string} */
   role: "viewer" | "support" | "dispatcher" | "finance" | "administrator";
   /**
    * @description The role that is being replaced
    * @enum {string}
    */
   expectedRole: "viewer" | "support" | "dispatcher" | "finance" | "administrator";
  };
  AuthenticatorView: {
   /** Format: date-time */
   addedAt: string;
   /** Format: date-time */
   lastUsedAt?: string | null;
  };
  SignInSecurity: {
   /** @description Null when there is none */
   authenticator?: components["schemas"]["AuthenticatorView"] | null;
   recoveryCodesLeft: number;
   /** @description Whether this deployment sends codes by text message */
   textCodes: boolean;
  };
  AuthenticatorSetup: {
   /** @description For a QR code (otpauth://…) */
   uri: string;
   /** @description To type in where no code can be scanned */
   secret: string;
   /** @description Sent back with the first code */
   token: string;
  };
  AuthenticatorConfirmation: {
   token: string;
   code: string;
  };
  RecoveryCode: {
   code: string;
  };
  RecoveryCodes: {
   codes: components["schemas"]["RecoveryCode"][];
  };
  PasskeyView: {
   id: string;
   name: string;
   /** Format: date-time */
   addedAt: string;
   /** Format: date-time */
   lastUsedAt?: string | null;
  };
  PasskeyOptions: {
   options: {
    [key: string]: unknown;
   };
  };
  NewPasskey: {
   /** @description The credential as JSON (WebAuthn level 3, toJSON) */
   response: {
    [key: string]: unknown;
   };
   /** @description How its owner calls it */
   name: string;
  };
  PasskeyAnswer: {
   /** @description The credential as JSON (WebAuthn level 3, toJSON) */
   response: {
    [key: string]: unknown;
   };
  };
  UserView: {
   id: number;
   name: string;
   /** Format: email */
   email: string;
   /** @description Ten digits */
   phone?: string | null;
   /** @description Somebody has proved with a code to have this phone; only then it can be used to sign in */
   phoneVerified: boolean;
   avatar?: string | null;
   /** @description The deployment's city */
   location: string;
   roles: ("rider" | "driver" | "admin")[];
   /** @description Set once the person has applied to drive */
   driverId?: number | null;
   /** @description An operator who still has to give the second code */
   secondFactorRequired: boolean;
   /** @description What an operator may do; set once the second code was given */
   operatorRole?: ("viewer" | "support" | "dispatcher" | "finance" | "administrator") | null;
   /** Format: date-time */
   createdAt: string;
   /** @description The only ride of a guest, who has no account */
   guestRideId?: number | null;
  };
  OperatorSessionView: {
   id: string;
   /** @description Name of the browser, such as Firefox */
   browser?: string | null;
   /** @description What it runs on, such as Windows */
   system?: string | null;
   /** Format: date-time */
   openedAt?: string | null;
   /**
    * Format: date-time
    * @description To within five minutes
    */
   lastActiveAt?: string | null;
   /** @description The session that asks */
   isCurrent: boolean;
  };
  SecondFactorOptions: {
   methods: ("app" | "text" | "recovery")[];
   /** @description Whether they have a passkey, which signs in without any code */
   passkeys: boolean;
   /** @description Nothing is set up and text codes are off: an authenticator app must be set up now */
   mustSetUp: boolean;
  };
  SecondFactor: {
   code: string;
   /** @description Where the code comes from; a text message when left out */
   method?: ("app" | "text" | "recovery") | null;
  };
  SignUp: {
   name: string;
   /** Format: email */
   email: string;
   /** @description Stored as ten digits */
   phone: string;
   avatar?: string | null;
  };
  UserUpdate: {
   name?: string | null;
   phone?: string | null;
   /** @description Of mails */
   language?: ("en" | "es") | null;
  };
  PhoneVerification: {
   code: string;
  };
  RiderBlocking: {
   /** @description Told to the rider */
   reason: string;
  };
  AccountDeletionCode: {
   /** @enum {string} */
   channel: "mail" | "text";
   /** @description Your own e-mail address, or your phone number with ten digits */
   to: string;
  };
  AccountDeletionRequest: {
   code: string;
  };
  PersonErasure: {
   /** @description For the audit log, such as how they asked */
   reason: string;
  };
  CodeRequest: {
   /** @description E-mail address or phone number */
   identifier: string;
  };
  CodeVerification: {
   /** @description E-mail address or phone number */
   identifier: string;
   code: string;
  };
  OutboxMessage: {
   id: number;
   to: string;
   subject: string;
   body: string;
   /** @description The one-time code in it, if any */
   code?: string | null;
   /** @description Mail headers besides the usual ones: how to stop mails of this kind */
   headers: {
    [key: string]: unknown;
   };
   /** Format: date-time */
   createdAt: string;
  };
  OutboxList: {
   messages: components["schemas"]["OutboxMessage"][];
  };
  SandboxCardConfirmation: {
   /** @description Of the payment, or of the setup of a saved card */
   clientSecret: string;
   /** @description Token of a test card, for example pm_card_visa */
   testCard: string;
  };
  SandboxCardConfirmed: {
   /**
    * @description action_required: the cardholder has to authenticate
    * @enum {string}
    */
   outcome: "succeeded" | "declined" | "action_required" | "processing";
   /** @description Why the card was declined */
   declineCode?: string | null;
  };
  TestClockView: {
   /**
    * Format: date-time
    * @description What time it is in the sandbox
    */
   now: string;
   /** @description How far it is ahead of real time */
   aheadSeconds: number;
   /** @enum {string} */
   state: "ready" | "advancing";
   /**
    * Format: date-time
    * @description Where it is advancing to; null when it is ready
    */
   advancingTo?: string | null;
   /**
    * Format: date-time
    * @description Where it was when it began to advance; null when it is ready
    */
   advancingFrom?: string | null;
   /** @description Part of the way that it has behind it; 100 when it is ready */
   percent: number;
   /** @description How often it has stopped on its way; null when it is ready */
   stops?: number | null;
  };
  TestClockAdvance: {
   /** @description By so many seconds */
   seconds?: number | null;
   /**
    * Format: date-time
    * @description To this moment, which is later than the clock
    */
   to?: string | null;
  };
  NewSandboxDriver: {
   /** @enum {string} */
   vehicleClass: "car" | "van" | "minibus" | "shuttle" | "coach" | "party_bus";
   /** @description Seats for passengers; without it as many as the class has */
   seats?: number | null;
   /** @description Where the driver goes online */
   position: components["schemas"]["Position"];
  };
  SandboxDriverView: {
   /** @description Of the driver, as rides name it */
   id: number;
   name: string;
   /** @enum {string} */
   vehicleClass: "car" | "van" | "minibus" | "shuttle" | "coach" | "party_bus";
   seats: number;
   isOnline: boolean;
   /** @description Sends no positions and gives no sign of life, as a phone without a network */
   isStalled: boolean;
   position?: components["schemas"]["Position"] | null;
   /** @description The ride in hand: under way, or the next one */
   rideId?: number | null;
  };
  SandboxMove: {
   /** @description Without it, along the route */
   to?: components["schemas"]["Position"] | null;
   /** @description Part of what is left of the route; 1 without it */
   fraction?: number | null;
  };
  SandboxAcceptance: {
   /** @description A ride of yours; without it the offer that the driver got first */
   rideId?: number | null;
  };
  Place: {
   /** @description Degrees north, WGS 84 */
   lat: number;
   /** @description Degrees east, WGS 84 */
   lng: number;
   name: string;
  };
  PledgeShare: {
   riders: number;
   /** @description Price of the ride for so many people */
   total: string;
   /** @description Your share, or that of the next person to join; in a quote the largest one. If others leave, odd cents may pass from one person to another */
   share: string;
  };
  PledgeView: {
   minRiders: number;
   /** @description Everyone who can ride */
   seats: number;
   /** Format: date-time */
   deadline: string;
   /** @description The highest share of the table: everyone agrees to it when joining, and nobody pays more */
   maxShare: string;
   /** @description For every number of riders from the minimum to all seats */
   shares: components["schemas"]["PledgeShare"][];
   /** @enum {string} */
   state: "open" | "reached" | "requested" | "missed" | "cancelled";
   /** @description People whose share is set aside, or whose card is saved */
   joined: number;
   /** @description Seats that nobody has taken, not even somebody who is still paying */
   seatsLeft: number;
   /**
    * Format: date-time
    * @description Since when nobody can join or leave; null while people can
    */
   closedAt?: string | null;
   /**
    * Format: date-time
    * @description When saved cards are authorized: after the deadline, at the earliest six days before the start
    */
   authorizesAt: string;
   /**
    * Format: date-time
    * @description Until when a declined card can be replaced; null before saved cards are authorized
    */
   fixBy?: string | null;
  };
  RideMoney: {
   total: string;
   /** @description Your own seat */
   yourShare: string;
   /** @description What you would be charged if the ride ended now */
   yourCharge: string;
   /** @description The most you can be charged */
   yourLargestCharge: string;
   /** @description What members other than the organizer would be charged */
   paidByMembers: string;
   /** @description What has been given back to you */
   yourRefunds: string;
  };
  RiderAmounts: {
   /** @description Price of the rider’s own seat, whoever pays it; 0.00 once the ride is cancelled */
   share: string;
   /** @description What credit pays of it: set aside, or once the ride is over, used */
   credit: string;
   /** @description What the rider pays: if the ride ended now or, once it is over, what it cost them */
   due: string;
   /** @description The most the rider can be charged */
   atMost: string;
   /** @description Authorized on the rider’s cards and not charged */
   setAside: string;
   /** @description Charged to the rider’s cards for the ride, without a tip */
   charged: string;
   /** @description What the driver received from the rider in cash */
   inCash: string;
   /** @description What the rider gave the driver in addition */
   tip: string;
   /** @description What was returned to the rider, also by their bank after a dispute */
   refunded: string;
   /** @description Once the ride is over: what was set aside and is not charged */
   released: string;
   /** @description Once the ride is over: what the rider need not pay */
   waived: string;
   /** @description Once the ride is over: what is still to be charged or paid */
   outstanding: string;
   /** @description Charged, in cash and tip, less what was refunded */
   paid: string;
  };
  DriverPay: {
   /** @description The fare before the riders’ service fee, taxes and promotions */
   fare: string;
   /** @description GroupRide’s part of the fare, in percent */
   commissionPercent: number;
   commission: string;
   /** @description Fare less commission; tips come on top */
   earnings: string;
  };
  PromotionDiscount: {
   name: string;
   code: string;
   discountAmount: string;
  };
  RunStopView: {
   rideId: number;
   /** @enum {string} */
   kind: "pickup" | "dropoff";
   place: components["schemas"]["Place"];
   /** Format: date-time */
   plannedAt: string;
   /**
    * Format: date-time
    * @description When people got in or out
    */
   doneAt?: string | null;
   /** @description People who get in or out */
   people: number;
   /** @description First name of the organizer, or of the passenger when an account pays */
   riderName?: string | null;
   /** @enum {string} */
   state: "done" | "skipped" | "current" | "ahead";
  };
  RunView: {
   id: number;
   /** @description In order */
   stops: components["schemas"]["RunStopView"][];
   /** @description Place of the current stop in the list, from 0; null when all are made */
   position?: number | null;
   /** @description What the driver earns with all rides that were not cancelled, without tips */
   earnings: string;
  };
  SharedPriceView: {
   /**
    * Format: date-time
    * @description Since when another group shares the vehicle; null while none has
    */
   sharedAt?: string | null;
   /** @description What the ride costs without another group */
   alone: string;
   /** @description What it costs once another group shares the vehicle; it stays when that group cancels */
   shared: string;
  };
  RideView: {
   id: number;
   organizerId: number;
   /**
    * @description What you are to this ride
    * @enum {string}
    */
   you: "organizer" | "member" | "driver" | "admin";
   pickupLocation: string;
   dropoffLocation: string;
   pickup: components["schemas"]["Place"];
   destination: components["schemas"]["Place"];
   groupSize: number;
   /** @enum {string} */
   rideType: "GroupX" | "GroupXL" | "GroupXXL" | "CharterBus" | "EventShuttle" | "PartyBus" | "GroupPool" | "CasinoShuttle" | "WineTour";
   /** @description 0.00 to members of a ride that an account pays */
   totalCost: string;
   costPerPerson: string;
   /** @enum {string} */
   status: "awaiting_payment" | "pending" | "confirmed" | "en_route" | "in_progress" | "completed" | "cancelled";
   driverId?: number | null;
   /** @enum {string} */
   bookingType: "now" | "scheduled";
   /** Format: date-time */
   scheduledAt?: string | null;
   /** @description City's calendar */
   scheduledDate?: string | null;
   /** @description City's clock */
   scheduledTime?: string | null;
   isHourlyBooking: boolean;
   hourlyDuration?: number | null;
   /** @enum {string} */
   paymentMethod: "card" | "cash" | "account";
   /** @enum {string} */
   splitMode: "cover" | "sponsor" | "custom" | "pledge";
   /** @description Null unless the split mode is pledge, and to the driver */
   pledge?: components["schemas"]["PledgeView"] | null;
   /** @description Miles */
   distance: number;
   /** @description Minutes */
   duration: number;
   money: components["schemas"]["RideMoney"];
   /** @description Yours; null to the driver and to operations */
   amounts?: components["schemas"]["RiderAmounts"] | null;
   /** @description To the driver; null to others */
   driverPay?: components["schemas"]["DriverPay"] | null;
   /** @description What has been taken off before the total; none to the driver */
   appliedPromotions: components["schemas"]["PromotionDiscount"][];
   memberCount: number;
   /** @description First name of the organizer; of the passenger when an account pays, in full for the service that booked it */
   riderName?: string | null;
   /** @description The business that booked it for the passenger; null to the driver */
   bookedBy?: string | null;
   /** @description Phone of the organizer or passenger, to the assigned driver, from acceptance to completion */
   riderPhone?: string | null;
   /** @description All stops of the vehicle that serves this ride with others, to the driver and to operations; otherwise null */
   run?: components["schemas"]["RunView"] | null;
   /** @description Stops that the vehicle makes for other groups before your pickup or, once you are aboard, before your destination; null before its driver sets out, to the driver and to operations, and for a ride of its own */
   stopsBefore?: number | null;
   /** @description Of GroupPool: the price with and without another group. Null for other ride types, to the driver, and to members of a ride that an account pays */
   sharedPrice?: components["schemas"]["SharedPriceView"] | null;
   /**
    * Format: date-time
    * @description When an unpaid ride is given up
    */
   payBefore?: string | null;
   /** @description Number of the last event you may see */
   lastEvent: number;
   /** Format: date-time */
   createdAt: string;
   /** Format: date-time */
   acceptedAt?: string | null;
   /** Format: date-time */
   arrivedAt?: string | null;
   /** Format: date-time */
   startedAt?: string | null;
   /** Format: date-time */
   completedAt?: string | null;
   /** Format: date-time */
   cancelledAt?: string | null;
   cancelReason?: string | null;
  };
  SandboxVerification: {
   /** @description What one member’s app shows; without it every member shows theirs */
   code?: string | null;
  };
  SandboxStart: {
   /** @description Needed while passengers are not verified */
   reason?: string | null;
  };
  SandboxCompletion: {
   /** @description Cash received; without it the price of a cash ride */
   amount?: string | null;
   /** @description Needed away from the destination */
   reason?: string | null;
  };
  PayoutAccountView: {
   /**
    * @description incomplete: the provider needs something of the driver before it pays out
    * @enum {string}
    */
   state: "none" | "incomplete" | "ready";
   /** @description e.g. STRIPE TEST BANK ending 6789 */
   bank?: string | null;
  };
  PayoutView: {
   id: number;
   /** @enum {string} */
   kind: "weekly" | "instant";
   /**
    * @description sent: on its way to the bank; returning: the bank refused it and it is being brought back
    * @enum {string}
    */
   state: "requested" | "sent" | "paid" | "returning" | "failed";
   /** @description What reaches the bank */
   amount: string;
   fee: string;
   /** @description Why it failed, in the words of the provider */
   failure?: string | null;
   /** @description Why it failed */
   failureReason?: ("account_closed" | "no_account" | "account_restricted" | "details_wrong" | "bank_refused" | "currency" | "not_ready" | "no_funds" | "provider") | null;
   /** @description The last digits of the account at the bank */
   bankLast4?: string | null;
   /** Format: date-time */
   requestedAt: string;
   /**
    * Format: date-time
    * @description When the bank has it, or is expected to have it
    */
   arrivesAt?: string | null;
  };
  PayoutsView: {
   /** @description Owed to the driver and not paid out; below zero when cash taken exceeds earnings */
   balance: string;
   /** @description The part of the balance that can be paid out now; null when the payment provider does not answer */
   available?: string | null;
   /** @description The part of the balance that becomes available once the provider has the riders’ payments; null as above */
   pending?: string | null;
   /** @description Sent to the bank and not there yet */
   onTheWay: string;
   /** @description Arrived at the bank so far */
   paid: string;
   instantFee: string;
   /** @description The most that can be paid out instantly of what is available, after the fee; 0.00 when nothing can */
   instantAmount: string;
   /** @description The next Tuesday in the city, YYYY-MM-DD */
   nextWeekly: string;
   account: components["schemas"]["PayoutAccountView"];
   /** @description Newest first, at most 20 */
   payouts: components["schemas"]["PayoutView"][];
  };
  SandboxBankAccount: {
   /**
    * @description What becomes of payouts to it
    * @enum {string}
    */
   payouts: "arrives" | "no_account" | "account_closed" | "insufficient_funds" | "debit_not_authorized" | "invalid_currency";
  };
  AvailabilityRequest: {
   groupSize: number;
   pickup: components["schemas"]["Position"];
  };
  RideTypeAvailability: {
   /** @enum {string} */
   rideType: "GroupX" | "GroupXL" | "GroupXXL" | "CharterBus" | "EventShuttle" | "PartyBus" | "GroupPool" | "CasinoShuttle" | "WineTour";
   /** @enum {string} */
   availability: "now" | "soon" | "later" | "none" | "group_too_large";
   /** @description An immediate ride can be booked */
   canRequestNow: boolean;
   /** @description Minutes until a free vehicle is at the pickup; null unless one is free */
   minutes?: number | null;
   /** @description Minutes are an estimate along a straight line, not a route on roads */
   minutesEstimated: boolean;
   /**
    * Format: date-time
    * @description When a busy vehicle can be at the pickup, about; null unless all are busy
    */
   nextAvailableAt?: string | null;
   /**
    * Format: date-time
    * @description Start to suggest for a scheduled ride; null when a vehicle is free now
    */
   suggestedStart?: string | null;
  };
  AvailabilityView: {
   rideTypes: components["schemas"]["RideTypeAvailability"][];
  };
  RideRequestView: {
   /** @description Ride */
   id: number;
   offerId: number;
   /** @description First name */
   riderName: string;
   pickupLocation: string;
   dropoffLocation: string;
   pickup: components["schemas"]["Position"];
   destination: components["schemas"]["Position"];
   /** @enum {string} */
   rideType: "GroupX" | "GroupXL" | "GroupXXL" | "CharterBus" | "EventShuttle" | "PartyBus" | "GroupPool" | "CasinoShuttle" | "WineTour";
   groupSize: number;
   /** @description What the driver earns, with a $ sign */
   estimatedFare: string;
   /** @enum {string} */
   paymentMethod: "card" | "cash" | "account";
   /** @description What the riders pay in total; in cash, what the driver collects */
   totalFare: string;
   /** @description Rides that the organizer has completed so far */
   riderTrips: number;
   /** @description Miles of the trip */
   distance: number;
   /** @description Minutes of the trip */
   duration: number;
   /** @description Miles to the pickup */
   pickupDistance: number;
   /** @description Minutes to the pickup */
   pickupMinutes: number;
   /** Format: date-time */
   scheduledAt?: string | null;
   /** @description Hours; null when the ride is not booked by the hour */
   hourlyDuration?: number | null;
   /** Format: date-time */
   requestTime: string;
   /** Format: date-time */
   expiresAt: string;
   /** @description Milliseconds left by the server’s clock */
   expiresInMs: number;
  };
  AcceptedRide: {
   ride: components["schemas"]["RideView"];
  };
  DriverRates: {
   /** @description Days that are counted */
   days: number;
   accepted: number;
   declined: number;
   /** @description Requests without an answer */
   missed: number;
   /** @description Accepted rides that the driver gave back, or lost by not coming */
   released: number;
   /** @description Percent of the requests that were accepted */
   acceptanceRate?: number | null;
   /** @description Percent of the accepted rides that were given back */
   cancellationRate?: number | null;
  };
  DemandArea: {
   /** @description Middle of the square, not a pickup */
   center: components["schemas"]["Position"];
   /** @description Groups that wait there */
   waiting: number;
  };
  DemandView: {
   /** @description Most groups first; 50 at most */
   areas: components["schemas"]["DemandArea"][];
  };
  DispatchCandidateView: {
   driverId: number;
   driverName: string;
   vehicle: string;
   /** @enum {string} */
   vehicleClass: "car" | "van" | "minibus" | "shuttle" | "coach" | "party_bus";
   seats: number;
   /** @enum {string} */
   fit: "right_sized" | "larger" | "unsuitable";
   /** @description Minutes to the pickup; null for drivers who were left out */
   minutes?: number | null;
   /** @description Seconds to the pickup plus what a larger vehicle costs; the lowest is best. Null for drivers who were left out */
   score?: number | null;
   /** @enum {string} */
   result: "offered" | "not_preferred" | "matched_elsewhere" | "locked" | "member" | "refused" | "unanswered" | "controlled" | "documents_expired" | "offline" | "position_too_old" | "vehicle_too_small" | "class_not_suitable" | "busy" | "scheduled_ride" | "other_offer" | "too_far" | "no_route";
  };
  ServedRide: {
   rideId: number;
  };
  SharedVehicleCandidateView: {
   driverId: number;
   driverName: string;
   vehicle: string;
   /** @description Rides that it served */
   rides: components["schemas"]["ServedRide"][];
   /** @description Minutes to the pickup, through the stops before it; null if it cannot */
   minutes?: number | null;
   /** @description How much longer the vehicle drives; null if it cannot join */
   addedSeconds?: number | null;
   /** @enum {string} */
   result: "joined" | "not_preferred" | "no_way" | "no_seats" | "promise_to_others" | "pickup_too_late" | "ride_too_long" | "member" | "refused" | "unanswered" | "controlled" | "documents_expired" | "offline" | "position_too_old" | "vehicle_too_small" | "class_not_suitable" | "busy" | "scheduled_ride" | "other_offer" | "too_far" | "no_route";
  };
  DispatchExclusionCount: {
   /** @enum {string} */
   reason: "member" | "refused" | "unanswered" | "controlled" | "documents_expired" | "offline" | "position_too_old" | "vehicle_too_small" | "class_not_suitable" | "busy" | "scheduled_ride" | "other_offer" | "too_far" | "no_route";
   /** @description Drivers who were left out for this reason, also those who are not listed */
   drivers: number;
  };
  DispatchDecisionView: {
   id: number;
   /** Format: date-time */
   at: string;
   /** @description Who was offered the ride, or whose vehicle the group joined; null when nobody was */
   driverId?: number | null;
   driverName?: string | null;
   /** @description Rides that were matched together, with this one */
   ridesTogether: number;
   /** @description Minutes follow from straight lines, because roads were not available */
   minutesEstimated: boolean;
   candidates: components["schemas"]["DispatchCandidateView"][];
   /** @description Of GroupPool: vehicles with other groups, the best first */
   sharedVehicles: components["schemas"]["SharedVehicleCandidateView"][];
   leftOut: components["schemas"]["DispatchExclusionCount"][];
  };
  DispatchDecisionList: {
   decisions: components["schemas"]["DispatchDecisionView"][];
  };
  ScheduledRideView: {
   id: number;
   /** @enum {string} */
   state: "open" | "offered" | "taken";
   /**
    * Format: date-time
    * @description Until when it is offered to you alone
    */
   offeredUntil?: string | null;
   /** @description Your place on the standby list; null while you are not on it */
   standbyPlace?: number | null;
   /** @description Drivers on the standby list */
   standbyCount: number;
   /** Format: date-time */
   scheduledAt: string;
   pickupLocation: string;
   dropoffLocation: string;
   /** @enum {string} */
   rideType: "GroupX" | "GroupXL" | "GroupXXL" | "CharterBus" | "EventShuttle" | "PartyBus" | "GroupPool" | "CasinoShuttle" | "WineTour";
   groupSize: number;
   /** @description What you earn */
   earnings: string;
   /** @enum {string} */
   paymentMethod: "card" | "cash" | "account";
   /** @description Minutes of the trip */
   duration: number;
   /** @description Booked hours; null for a ride that is not booked by the hour */
   hourlyDuration?: number | null;
   /** @description Minutes by road to the pickup, from where your ride before ends or from your last position */
   pickupMinutes?: number | null;
  };
  ScheduledRideList: {
   /** @description Scheduled rides are also offered to you ahead of time */
   offersAhead: boolean;
   rides: components["schemas"]["ScheduledRideView"][];
  };
  OffersAhead: {
   /** @description Whether scheduled rides are offered to you ahead of time */
   enabled: boolean;
  };
  StandbyPlace: {
   /** @description 1 for the driver who gets the ride first */
   place: number;
  };
  StandbyDriver: {
   driverId: number;
   driverName: string;
   vehicle: string;
   place: number;
   /** Format: date-time */
   joinedAt: string;
  };
  StandbyList: {
   drivers: components["schemas"]["StandbyDriver"][];
  };
  RideEventView: {
   number: number;
   /** @enum {string} */
   type: "ride_created" | "payment_authorized" | "payment_failed" | "card_stored" | "ride_requested" | "member_joined" | "guest_signed_in" | "member_left" | "share_authorized" | "share_failed" | "share_released" | "share_consent_needed" | "share_agreed" | "share_declined" | "split_changed" | "price_changed" | "pickup_moved" | "destination_changed" | "pledge_joined" | "pledge_reached" | "pledge_reopened" | "pledge_closed" | "pledge_collecting" | "change_given_up" | "offer_made" | "offer_declined" | "offer_expired" | "driver_assigned" | "driver_set_out" | "driver_arrived" | "driver_released" | "run_joined" | "run_advanced" | "run_left" | "vehicle_shared" | "progress_asked" | "progress_confirmed" | "member_verified" | "member_no_show" | "member_no_show_undone" | "trip_started" | "safety_check_asked" | "trip_completed" | "ride_cancelled" | "hold_captured" | "hold_released" | "hold_renewed" | "hold_renewal_failed" | "capture_failed" | "cash_received" | "debt_closed" | "tip_given" | "tip_failed" | "settle_up_sent" | "settle_up_confirmed" | "payment_refunded" | "refund_failed" | "payment_disputed" | "dispute_won" | "dispute_lost" | "dispute_evidence_submitted";
   /** Format: date-time */
   at: string;
   /** @enum {string} */
   actorKind: "rider" | "driver" | "admin" | "system";
   /** @description First name */
   actorName?: string | null;
   /** @description Status after it, when it changed */
   status?: ("awaiting_payment" | "pending" | "confirmed" | "en_route" | "in_progress" | "completed" | "cancelled") | null;
   reason?: string | null;
   data: {
    [key: string]: unknown;
   };
  };
  DriverApplication: {
   /** @description As on the license */
   fullName: string;
   /** @description YYYY-MM-DD; 21 years ago or earlier */
   dateOfBirth: string;
   /** @description Street and number */
   address: string;
   city: string;
   /** @enum {string} */
   state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "PR" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "VI" | "WA" | "WV" | "WI" | "WY";
   zipCode: string;
   licenseNumber: string;
   /**
    * @description The state that issued the license
    * @enum {string}
    */
   licenseState: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "PR" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "VI" | "WA" | "WV" | "WI" | "WY";
   /** @description First day with a license, YYYY-MM-DD; 3 years ago or earlier */
   licensedSince: string;
   emergencyContact: string;
   emergencyPhone: string;
   /** @description Driving experience */
   experience?: string | null;
   vehicleMake: string;
   vehicleModel: string;
   /** @description 2015 or newer */
   vehicleYear: number;
   /** @enum {string} */
   vehicleColor: "white" | "black" | "gray" | "silver" | "blue" | "red" | "green" | "brown" | "beige" | "gold" | "orange" | "yellow" | "purple";
   licensePlate: string;
   /** @description Passenger seats */
   seats: number;
   /** @description Follows from the seats when missing */
   vehicleClass?: ("car" | "van" | "minibus" | "shuttle" | "coach" | "party_bus") | null;
   insuranceProvider: string;
   insurancePolicy: string;
   /** @description All of them are needed */
   consents: ("driving_record" | "background_check" | "terms")[];
   /** @description Which wording the applicant agreed to */
   consentVersion: string;
  };
  UnreachablePeriod: {
   /** Format: date-time */
   from: string;
   /** Format: date-time */
   until: string;
  };
  DriverView: {
   id: number;
   name: string;
   /** @description To the organizer from acceptance to completion, to yourself and to operations */
   phone?: string | null;
   vehicle: string;
   licensePlate: string;
   seats: number;
   /** @enum {string} */
   vehicleClass: "car" | "van" | "minibus" | "shuttle" | "coach" | "party_bus";
   /** @description One decimal, "5.0" */
   rating: string;
   /** @description Fewer than three ratings: show “New” instead of the rating */
   isNew: boolean;
   totalTrips: number;
   isOnline: boolean;
   currentLocation?: components["schemas"]["Position"] | null;
   avatar?: string | null;
   /** @enum {string} */
   applicationStatus: "applied" | "approved" | "rejected" | "suspended";
   /** @description Why the application was rejected or the account suspended; only to yourself and to operations */
   applicationReason?: string | null;
   /** @description The last period online in which no offer could reach you; only to yourself and to operations */
   unreachable?: components["schemas"]["UnreachablePeriod"] | null;
  };
  ApplicationDraftFields: {
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
  ApplicationDraftView: {
   /** @description The revision that this one follows; 0 when there was none */
   revision: number;
   /** @description The open step, from 0 on */
   step: number;
   /** @description Steps that are completed, from the first on */
   completed: number;
   fields: components["schemas"]["ApplicationDraftFields"];
   /**
    * Format: date-time
    * @description Null when there is none
    */
   savedAt?: string | null;
  };
  ApplicationDraft: {
   /** @description The revision that this one follows; 0 when there was none */
   revision: number;
   /** @description The open step, from 0 on */
   step: number;
   /** @description Steps that are completed, from the first on */
   completed: number;
   fields: components["schemas"]["ApplicationDraftFields"];
  };
  DriverApplicationView: {
   fullName: string;
   /** @description YYYY-MM-DD */
   dateOfBirth: string;
   address: string;
   city: string;
   state: string;
   zipCode: string;
   licenseNumber: string;
   licenseState: string;
   /** @description YYYY-MM-DD */
   licensedSince: string;
   emergencyContact: string;
   /** @description Ten digits */
   emergencyPhone: string;
   experience?: string | null;
   vehicleMake: string;
   vehicleModel: string;
   vehicleYear: number;
   /** @enum {string} */
   vehicleColor: "white" | "black" | "gray" | "silver" | "blue" | "red" | "green" | "brown" | "beige" | "gold" | "orange" | "yellow" | "purple";
   insuranceProvider: string;
   insurancePolicy: string;
   consents: ("driving_record" | "background_check" | "terms")[];
   /** @description Which wording the applicant agreed to */
   consentVersion: string;
   /**
    * Format: date-time
    * @description When the application was sent and the consents were given
    */
   submittedAt: string;
  };
  AvailableDriver: {
   id: string;
   /** @description First name */
   name: string;
   vehicle: string;
   rating: string;
   /** @description Fewer than three ratings: show “New” instead of the rating */
   isNew: boolean;
   totalTrips: number;
   /** @description Minutes to `near`; null without it */
   eta?: number | null;
   currentLocation: components["schemas"]["Position"];
   /** @description Degrees clockwise from north, rounded; null while unknown */
   heading?: number | null;
  };
  OnlineStatus: {
   isOnline: boolean;
  };
  VehicleChange: {
   /** @enum {string} */
   vehicleClass: "car" | "van" | "minibus" | "shuttle" | "coach" | "party_bus";
  };
  Heartbeat: {
   /** @description Client’s clock, milliseconds since 1970 */
   timestamp: number;
   background?: boolean | null;
   unloading?: boolean | null;
  };
  RouteLane: {
   /** @description Where it leads */
   directions: ("straight" | "slight_left" | "left" | "sharp_left" | "slight_right" | "right" | "sharp_right" | "u_turn" | "roundabout" | "arrive")[];
   /** @description The route can be followed from it */
   recommended: boolean;
  };
  RouteStep: {
   text: string;
   /** @description Metres until the next one */
   distance: number;
   /** @description Seconds until the next one */
   duration: number;
   location: components["schemas"]["Position"];
   /** @description Null where the engine does not tell */
   direction?: ("straight" | "slight_left" | "left" | "sharp_left" | "slight_right" | "right" | "sharp_right" | "u_turn" | "roundabout" | "arrive") | null;
   /** @description Number of the exit of a roundabout */
   exit?: number | null;
   /** @description Name or number of the road that it leads to, where it has one */
   street?: string | null;
   /** @description At its beginning; empty where they are not known */
   lanes: components["schemas"]["RouteLane"][];
  };
  RouteView: {
   /** @description Encoded polyline, precision 1e5 */
   polyline: string;
   /** @description Metres */
   distance: number;
   /** @description Seconds, as text */
   duration: string;
  };
  DirectionsView: {
   /** @description Encoded polyline, precision 1e5 */
   polyline: string;
   /** @description Metres */
   distance: number;
   /** @description Seconds, as text */
   duration: string;
   /** @description A straight-line estimate, not a route on roads */
   estimated: boolean;
   /** @enum {string} */
   service: "city" | "valhalla" | "mapbox" | "google" | "estimate";
   steps: components["schemas"]["RouteStep"][];
   /** @description Other routes, slower ones last */
   alternatives: components["schemas"]["RouteView"][];
  };
  MappingServiceView: {
   /** @enum {string} */
   id: "city" | "valhalla" | "mapbox" | "google" | "estimate";
   name: string;
   /** @description Its key or address is set, or it needs none */
   configured: boolean;
   /** @description It answered when last asked */
   available: boolean;
   /** @description What it answers now */
   answers: ("directions" | "places" | "geocoding" | "tiles" | "matrix" | "matching")[];
  };
  MappingStatusView: {
   services: components["schemas"]["MappingServiceView"][];
   /**
    * @description What drivers are chosen by: travel times on the roads of the city, or estimates from straight lines when its import wrote none
    * @enum {string}
    */
   travelTimes: "roads" | "straight_lines";
  };
  PushTopicSetting: {
   /** @enum {string} */
   topic: "driver_assigned" | "driver_arrived" | "payment_needed" | "invitation" | "message" | "ride_offer" | "ride_reminder" | "support_answer" | "emergency";
   enabled: boolean;
  };
  PushSettingsView: {
   /** @description The server’s VAPID key (base64url), with which a browser subscribes; null: this deployment sends none */
   publicKey?: string | null;
   topics: components["schemas"]["PushTopicSetting"][];
  };
  PushKeys: {
   /** @description Public key of the browser, P-256, base64url */
   p256dh: string;
   /** @description Authentication secret, 16 bytes, base64url */
   auth: string;
  };
  PushSubscriptionForm: {
   /** @description Address at the browser’s push service */
   endpoint: string;
   keys: components["schemas"]["PushKeys"];
  };
  PushSubscriptionView: {
   id: number;
  };
  RideTypeView: {
   /** @enum {string} */
   id: "GroupX" | "GroupXL" | "GroupXXL" | "CharterBus" | "EventShuttle" | "PartyBus" | "GroupPool" | "CasinoShuttle" | "WineTour";
   name: string;
   description: string;
   /** @description Per person, up to the included distance */
   basePerPerson: string;
   minGroupSize: number;
   /** @description Seats that even a smaller group pays for */
   minimumSeats: number;
   maxGroupSize: number;
  };
  RideTypePricesRequest: {
   groupSize: number;
   pickup?: components["schemas"]["Place"] | null;
   destination?: components["schemas"]["Place"] | null;
   promoCode?: string | null;
   isHourlyBooking?: boolean | null;
   hourlyDuration?: number | null;
   bookingType?: ("now" | "scheduled") | null;
   /** @description City's calendar */
   scheduledDate?: string | null;
   /** @description City's clock */
   scheduledTime?: string | null;
  };
  RideTypePrice: {
   /** @enum {string} */
   rideType: "GroupX" | "GroupXL" | "GroupXXL" | "CharterBus" | "EventShuttle" | "PartyBus" | "GroupPool" | "CasinoShuttle" | "WineTour";
   /** @description After promotions; null when the group does not fit */
   finalTotal?: string | null;
   /** @description The largest share of one seat; null when the group does not fit */
   perPerson?: string | null;
   /** @description The promo code applies to this ride type and is included in its price */
   promotionApplied: boolean;
  };
  RideTypePricesView: {
   prices: components["schemas"]["RideTypePrice"][];
   /** @description Miles; 0 without both places */
   distance: number;
   /** @description Minutes; 0 without both places */
   duration: number;
   /** @description Distance is an estimate, not a route on roads */
   distanceEstimated: boolean;
  };
  PledgeTerms: {
   /** @description The ride takes place if so many people join, the organizer included */
   minRiders: number;
   /**
    * Format: date-time
    * @description Until then people can join or leave; at the latest three hours before the start
    */
   deadline: string;
  };
  PricingRequest: {
   groupSize: number;
   pickup?: components["schemas"]["Place"] | null;
   destination?: components["schemas"]["Place"] | null;
   promoCode?: string | null;
   isHourlyBooking?: boolean | null;
   hourlyDuration?: number | null;
   bookingType?: ("now" | "scheduled") | null;
   /** @description City's calendar */
   scheduledDate?: string | null;
   /** @description City's clock */
   scheduledTime?: string | null;
   /** @enum {string} */
   rideType: "GroupX" | "GroupXL" | "GroupXXL" | "CharterBus" | "EventShuttle" | "PartyBus" | "GroupPool" | "CasinoShuttle" | "WineTour";
   /** @description Adds everyone’s share for every number of riders; the group size is the number of seats */
   pledge?: components["schemas"]["PledgeTerms"] | null;
  };
  MatchedPrice: {
   /** @description Instead of the final total */
   total: string;
   /** @description The largest share of one seat */
   perPerson: string;
   /** @description What it takes off the final total */
   discount: string;
  };
  AppliedPromotion: {
   name: string;
   code: string;
   discountAmount: string;
   /** @description Booking with it takes a verified phone, and this person has none yet */
   needsVerifiedPhone: boolean;
  };
  PledgeQuote: {
   minRiders: number;
   /** @description Everyone who can ride */
   seats: number;
   /** Format: date-time */
   deadline: string;
   /** @description The highest share of the table: everyone agrees to it when joining, and nobody pays more */
   maxShare: string;
   /** @description For every number of riders from the minimum to all seats */
   shares: components["schemas"]["PledgeShare"][];
  };
  AccountCheck: {
   allowed: boolean;
   /** @description Why it is not possible */
   reason?: string | null;
   /** @description The code with which booking would be refused */
   reasonCode?: ("account_limit_reached" | "account_suspended" | "account_closed" | "scope_missing") | null;
   /** @description By how much the credit limit would be exceeded */
   missing?: string | null;
  };
  PricingView: {
   /** @description Names this price when booking; null for an indication */
   quoteId?: string | null;
   /** Format: date-time */
   expiresAt?: string | null;
   baseFare: string;
   serviceFee: string;
   taxes: string;
   /** @description Before promotions */
   total: string;
   /** @description After promotions */
   finalTotal: string;
   /** @description The largest share of one seat */
   perPerson: string;
   /** @description Of GroupPool: the price if another group shares the vehicle, fixed as the price alone is; otherwise null */
   matched?: components["schemas"]["MatchedPrice"] | null;
   /** @description Seats the group pays for, where it is smaller than the minimum; otherwise null */
   minimumSeats?: number | null;
   /** @description The most the organizer can be charged */
   largestCharge: string;
   /** @description Against everyone riding alone; 0.00 when it is none */
   savings: string;
   appliedPromotions: components["schemas"]["AppliedPromotion"][];
   /** @description Null unless the request has pledge terms */
   pledge?: components["schemas"]["PledgeQuote"] | null;
   /** @description Whether your business account can pay it now; null unless a service of one asks */
   businessAccount?: components["schemas"]["AccountCheck"] | null;
   /** @description Miles */
   distance: number;
   /** @description Minutes */
   duration: number;
   /** @description Distance is an estimate, not a route on roads */
   distanceEstimated: boolean;
  };
  RideTypeRates: {
   /** @enum {string} */
   rideType: "GroupX" | "GroupXL" | "GroupXXL" | "CharterBus" | "EventShuttle" | "PartyBus" | "GroupPool" | "CasinoShuttle" | "WineTour";
   /** @description Per person, up to the included distance, or per hour; 1.00 to 500.00 */
   basePerPerson: string;
   /** @description Seats that even a smaller group pays for */
   minimumSeats: number;
   /** @description Miles that the base covers */
   includedMiles: number;
   /** @description For each further mile, ten-thousandths of the base */
   perMileBp: number;
   /** @description Miles that an hour covers */
   includedMilesPerHour: number;
   /** @description Hours at the full rate */
   fullRateHours: number;
   /** @description Taken off each later hour, ten-thousandths */
   laterHoursDiscountBp: number;
   /** @description Of the fare, ten-thousandths */
   serviceFeeBp: number;
   /** @description Of fare and service fee, ten-thousandths */
   taxBp: number;
   /** @description Percent taken off when another group shares the vehicle; 0 except for GroupPool. Left out: 20 for GroupPool */
   matchDiscountPercent?: number | null;
  };
  PriceVersionView: {
   id: number;
   /** Format: date-time */
   validFrom: string;
   /** @description In force now */
   current: boolean;
   /** @description Not in force yet, and not withdrawn */
   planned: boolean;
   /** Format: date-time */
   savedAt: string;
   /** @description Null for the first prices */
   author?: string | null;
   reason?: string | null;
   /** @description The version that it repeats */
   restores?: number | null;
   /** @description Withdrawn before it began; it never is in force */
   withdrawn: boolean;
   /** Format: date-time */
   withdrawnAt?: string | null;
   withdrawnBy?: string | null;
   /** @description Why it was withdrawn */
   withdrawnFor?: string | null;
   rates: components["schemas"]["RideTypeRates"][];
  };
  PriceVersionsView: {
   /** @description To name as `basedOn` */
   newest: number;
   /** @description The last to take effect first */
   versions: components["schemas"]["PriceVersionView"][];
  };
  PricePreviewRequest: {
   /** @description Every ride type once */
   rates: components["schemas"]["RideTypeRates"][];
  };
  PreviewedRide: {
   rideId: number;
   /** @enum {string} */
   rideType: "GroupX" | "GroupXL" | "GroupXXL" | "CharterBus" | "EventShuttle" | "PartyBus" | "GroupPool" | "CasinoShuttle" | "WineTour";
   groupSize: number;
   before: string;
   after: string;
  };
  PricePreview: {
   /** @description Booked in the last seven days and not cancelled */
   rides: number;
   /** @description Of them, those whose price differs */
   changed: number;
   /** @description What they were quoted, after promotions */
   before: string;
   /** @description What they would have been quoted */
   after: string;
   /** @description The largest changes first, at most ten */
   largest: components["schemas"]["PreviewedRide"][];
  };
  NewPriceVersion: {
   /** @description Every ride type once */
   rates: components["schemas"]["RideTypeRates"][];
   /** @description The newest version that the operator saw */
   basedOn: number;
   /** @description For operators */
   reason: string;
   /**
    * Format: date-time
    * @description Now if left out; at most a year ahead
    */
   validFrom?: string | null;
  };
  PriceRestoration: {
   /** @description The newest version that the operator saw */
   basedOn: number;
   /** @description For operators */
   reason: string;
  };
  PriceWithdrawal: {
   /** @description For operators */
   reason: string;
  };
  BusinessBalance: {
   creditLimit: string;
   /** @description For rides that are not over */
   reserved: string;
   /** @description For rides that are over, invoiced or not, and not paid or credited; never below 0.00 */
   owed: string;
   /** @description Credits that no invoice has been lowered by yet */
   unusedCredit: string;
   /** @description Limit less reserved and owed; never below 0.00 */
   available: string;
   /** @description Charges that no invoice has yet */
   notInvoiced: string;
   /** @description Part of what is owed on invoices that are past their due date */
   overdue: string;
  };
  VolumeDiscountRule: {
   /** @description Rides completed in the city’s calendar month before this one */
   fromRides: number;
   /** @description Of the price */
   percentOff: number;
  };
  CostCenterView: {
   id: number;
   code: string;
   name: string;
   /** @description Rides can be booked for it */
   active: boolean;
  };
  BusinessAccountView: {
   id: number;
   name: string;
   /** @enum {string} */
   status: "active" | "suspended" | "closed";
   balance: components["schemas"]["BusinessBalance"];
   /** @description Days from the invoice to its due date */
   paymentTermsDays: number;
   /** @description By number of rides */
   discounts: components["schemas"]["VolumeDiscountRule"][];
   /** @description Rides completed in the city’s current calendar month */
   ridesThisMonth: number;
   /** @description By code, inactive ones too */
   costCenters: components["schemas"]["CostCenterView"][];
  };
  BusinessCreditView: {
   id: number;
   amount: string;
   /** @description As it is printed on the invoice */
   reason: string;
   /** Format: date-time */
   createdAt: string;
  };
  BusinessChargeView: {
   id: number;
   rideId: number;
   /** @enum {string} */
   rideStatus: "awaiting_payment" | "pending" | "confirmed" | "en_route" | "in_progress" | "completed" | "cancelled";
   /** @enum {string} */
   state: "reserved" | "charged" | "released";
   /** @description Null until it is charged */
   kind?: ("fare" | "cancellation_fee" | "no_show_fee") | null;
   /** @description Code of the cost center */
   costCenter?: string | null;
   reference?: string | null;
   /** @description The event transport that the ride belongs to */
   eventId?: number | null;
   /** @description Name of the event */
   eventName?: string | null;
   /** @description First name; full if you booked */
   passengerName?: string | null;
   pickupLocation: string;
   dropoffLocation: string;
   /** @description What is reserved or charged; 0.00 once it is released */
   amount: string;
   /** @description Volume discount that was taken off before */
   discount: string;
   /** @description Sum of its credits; at most the amount */
   credited: string;
   /** @description Oldest first */
   credits: components["schemas"]["BusinessCreditView"][];
   /** Format: date-time */
   bookedAt: string;
   /**
    * Format: date-time
    * @description When it was charged or released
    */
   settledAt?: string | null;
   invoiceId?: number | null;
   invoiceNumber?: string | null;
  };
  BusinessChargeList: {
   /** @description Newest first */
   charges: components["schemas"]["BusinessChargeView"][];
   nextCursor?: string | null;
  };
  LastBusinessInvoice: {
   id: number;
   /** @description e.g. INV-000017 */
   number: string;
   /** @enum {string} */
   status: "open" | "paid" | "void";
   /** Format: date-time */
   createdAt: string;
  };
  BusinessAccountRow: {
   id: number;
   name: string;
   /** @enum {string} */
   status: "active" | "suspended" | "closed";
   balance: components["schemas"]["BusinessBalance"];
   /** @description Service accounts that book on it */
   serviceAccounts: number;
   /** @description Invoices that are past their due date */
   overdueInvoices: number;
   lastInvoice?: components["schemas"]["LastBusinessInvoice"] | null;
   /** Format: date-time */
   createdAt: string;
  };
  BusinessAccountList: {
   /** @description Newest first */
   accounts: components["schemas"]["BusinessAccountRow"][];
   nextCursor?: string | null;
  };
  BillingEmail: {
   /** Format: email */
   email: string;
  };
  NewBusinessAccount: {
   name: string;
   /** @description Where invoices go; at least one */
   billingEmails: components["schemas"]["BillingEmail"][];
   /** @description As it is printed on invoices */
   billingAddress: string;
   /** @description At most 1000000.00 */
   creditLimit: string;
   /** @description Days from the invoice to its due date */
   paymentTermsDays: number;
   /** @description Of invoices and mails; English when left out */
   language?: ("en" | "es") | null;
   /** @description The sales inquiry that it comes from, which is marked as answered */
   salesInquiryId?: number | null;
  };
  BusinessServiceAccount: {
   id: number;
   name: string;
   /** Format: date-time */
   connectedAt: string;
   /** @description Operator */
   connectedBy: string;
   /**
    * Format: date-time
    * @description When the service account was closed
    */
   closedAt?: string | null;
  };
  AdminBusinessAccountView: {
   id: number;
   name: string;
   /** @enum {string} */
   status: "active" | "suspended" | "closed";
   balance: components["schemas"]["BusinessBalance"];
   /** @description Days from the invoice to its due date */
   paymentTermsDays: number;
   /** @description By number of rides */
   discounts: components["schemas"]["VolumeDiscountRule"][];
   /** @description Rides completed in the city’s current calendar month */
   ridesThisMonth: number;
   /** @description By code, inactive ones too */
   costCenters: components["schemas"]["CostCenterView"][];
   billingEmails: components["schemas"]["BillingEmail"][];
   billingAddress: string;
   /**
    * @description Of invoices and mails
    * @enum {string}
    */
   language: "en" | "es";
   salesInquiryId?: number | null;
   /** @description Those that book on this account */
   serviceAccounts: components["schemas"]["BusinessServiceAccount"][];
   /** @description Operator */
   createdBy: string;
   /** Format: date-time */
   createdAt: string;
   /** @description The current date of the city’s calendar, through which an invoice would be made now */
   today: string;
  };
  BusinessAccountChange: {
   name?: string | null;
   billingEmails?: components["schemas"]["BillingEmail"][] | null;
   billingAddress?: string | null;
   /** @description At most 1000000.00. Below what is reserved and owed it only stops further rides */
   creditLimit?: string | null;
   paymentTermsDays?: number | null;
   /** @description Of the next invoices and mails */
   language?: ("en" | "es") | null;
   /** @description A closed account stays closed */
   status?: ("active" | "suspended" | "closed") | null;
   /** @description Why; kept in the audit log */
   reason: string;
  };
  VolumeDiscounts: {
   /** @description Each number of rides once; a higher one takes more off. Empty: no discount */
   rules: components["schemas"]["VolumeDiscountRule"][];
   /** @description Why; kept in the audit log */
   reason: string;
  };
  NewCostCenter: {
   code: string;
   name: string;
  };
  CostCenterChange: {
   name?: string | null;
   active?: boolean | null;
  };
  BusinessServiceConnection: {
   /** @description An open service account that belongs to no business account */
   serviceAccountId: number;
  };
  ApiTokenView: {
   id: number;
   name: string;
   /** @description How the token begins, to recognize it */
   prefix: string;
   scopes: ("account:read" | "business:read" | "business:write" | "chat:read" | "chat:write" | "drivers:read" | "drivers:write" | "driving:read" | "driving:write" | "members:read" | "members:write" | "notifications:read" | "notifications:write" | "operations:read" | "operations:write" | "payments:read" | "payments:write" | "places:read" | "places:write" | "quotes:read" | "quotes:write" | "reviews:read" | "reviews:write" | "rides:read" | "rides:write" | "safety:read" | "safety:write" | "sandbox:read" | "sandbox:write" | "tracking:read" | "tracking:write" | "webhooks:read" | "webhooks:write")[];
   /** @description Version of the API that its requests have unless they name another one */
   version: string;
   /** @enum {string} */
   state: "active" | "expired" | "revoked";
   /** Format: date-time */
   createdAt: string;
   /** Format: date-time */
   expiresAt: string;
   /**
    * Format: date-time
    * @description To the minute; null before its first use
    */
   lastUsedAt?: string | null;
   /** Format: date-time */
   revokedAt?: string | null;
   /** @description The token that replaces this one */
   replacedBy?: number | null;
  };
  NewApiToken: {
   /** @description What the token is for */
   name: string;
   /** @description At least one; each one once counts */
   scopes: ("account:read" | "business:read" | "business:write" | "chat:read" | "chat:write" | "drivers:read" | "drivers:write" | "driving:read" | "driving:write" | "members:read" | "members:write" | "notifications:read" | "notifications:write" | "operations:read" | "operations:write" | "payments:read" | "payments:write" | "places:read" | "places:write" | "quotes:read" | "quotes:write" | "reviews:read" | "reviews:write" | "rides:read" | "rides:write" | "safety:read" | "safety:write" | "sandbox:read" | "sandbox:write" | "tracking:read" | "tracking:write" | "webhooks:read" | "webhooks:write")[];
   /** @description Days until it expires */
   expiresInDays: number;
  };
  CreatedApiToken: {
   /** @description The token. It is not stored, so it is not told again */
   secret: string;
   token: components["schemas"]["ApiTokenView"];
  };
  ApiTokenRotation: {
   /** @description Days until the new token expires */
   expiresInDays: number;
   /** @description Hours for which the old token goes on working, though never beyond its own expiry */
   overlapHours: number;
  };
  ServiceAccountView: {
   id: number;
   name: string;
   /** @description The user as whom its tokens act */
   userId: number;
   /** @description Operator who created it */
   createdBy: string;
   /** Format: date-time */
   createdAt: string;
   /**
    * Format: date-time
    * @description When it was closed
    */
   closedAt?: string | null;
   tokens: components["schemas"]["ApiTokenView"][];
  };
  NewServiceAccount: {
   /** @description The program or partner that uses it */
   name: string;
  };
  ApiRequestView: {
   id: string;
   /** Format: date-time */
   at: string;
   method: string;
   /** @description Path with the names of its parameters; null when it was refused before its route was known */
   route?: string | null;
   /** @description 499: the caller left before the answer */
   status: number;
   /** @description Milliseconds */
   durationMs: number;
   /** @description As in error answers and in the API’s log */
   requestId: string;
   tokenId: number;
   tokenPrefix: string;
  };
  NewSalesInquiry: {
   /** @description UUID from the client; the same one sent again stores nothing new */
   clientId: string;
   name: string;
   /** Format: email */
   email: string;
   organization?: string | null;
   phone?: string | null;
   message: string;
  };
  SalesInquiryView: {
   id: number;
   name: string;
   /** Format: email */
   email: string;
   organization?: string | null;
   phone?: string | null;
   message: string;
   /** @enum {string} */
   state: "new" | "answered" | "closed";
   /** Format: date-time */
   sentAt: string;
   /** @description Operator who last changed the state */
   changedBy?: string | null;
   /** Format: date-time */
   changedAt?: string | null;
  };
  SalesInquiryChange: {
   /** @enum {string} */
   state: "new" | "answered" | "closed";
  };
  FirstRideOffer: {
   /** @description You can use it now */
   available: boolean;
   code: string;
   /** @description The most that comes off the ride; null while it is not available */
   maxDiscount?: string | null;
   /** @description Booking with it takes a verified phone, and you have none yet */
   needsVerifiedPhone: boolean;
  };
  PromotionView: {
   code: string;
   name: string;
   /** @enum {string} */
   kind: "amount" | "percent";
   /** @enum {string} */
   state: "scheduled" | "active" | "used_up" | "ended";
   maxDiscount: string;
   percentOff?: number | null;
   /** Format: date-time */
   validFrom?: string | null;
   /** Format: date-time */
   validUntil?: string | null;
   redemptionLimit?: number | null;
   perAccountLimit?: number | null;
   newAccountDays?: number | null;
   firstRideOnly: boolean;
   /** @description Empty: all */
   rideTypes: ("GroupX" | "GroupXL" | "GroupXXL" | "CharterBus" | "EventShuttle" | "PartyBus" | "GroupPool" | "CasinoShuttle" | "WineTour")[];
   /** @description Rides that have it; those that gave it back do not count */
   redemptions: number;
   /** @description What it took off these rides */
   given: string;
   /** Format: date-time */
   createdAt: string;
  };
  NewPromotion: {
   /** @example SPRING25 */
   code: string;
   /** @description Its name in the price and on the receipt */
   name: string;
   /** @enum {string} */
   kind: "amount" | "percent";
   /** @description The most that comes off one ride */
   maxDiscount: string;
   /** @description Of the total; kind percent only */
   percentOff?: number | null;
   /**
    * Format: date-time
    * @description Left out: at once
    */
   validFrom?: string | null;
   /**
    * Format: date-time
    * @description Left out: until it is ended
    */
   validUntil?: string | null;
   /** @description Rides that may have it; left out: any number */
   redemptionLimit?: number | null;
   /** @description Rides of one account, and of all accounts with its phone; left out: any number */
   perAccountLimit?: number | null;
   /** @description Only accounts up to so many days old; left out: everybody */
   newAccountDays?: number | null;
   /** @description Of all such codes an account and a verified phone get one; it takes a verified phone */
   firstRideOnly: boolean;
   /** @description Left out or empty: all */
   rideTypes?: ("GroupX" | "GroupXL" | "GroupXXL" | "CharterBus" | "EventShuttle" | "PartyBus" | "GroupPool" | "CasinoShuttle" | "WineTour")[] | null;
  };
  PromotionChange: {
   name?: string | null;
   maxDiscount?: string | null;
   percentOff?: number | null;
   /** Format: date-time */
   validFrom?: string | null;
   /** Format: date-time */
   validUntil?: string | null;
   redemptionLimit?: number | null;
   perAccountLimit?: number | null;
   newAccountDays?: number | null;
   rideTypes?: ("GroupX" | "GroupXL" | "GroupXXL" | "CharterBus" | "EventShuttle" | "PartyBus" | "GroupPool" | "CasinoShuttle" | "WineTour")[] | null;
  };
  StatusChange: {
   /** @enum {string} */
   status: "en_route" | "arrived" | "in_progress" | "completed";
   /** @description Needed to start while passengers are not verified, with at least 5 letters, or to complete far from the destination */
   reason?: string | null;
   /**
    * Format: date-time
    * @description When the step was taken, if it is reported later: after the step before it, at most 12 hours ago. Both times are recorded
    */
   happenedAt?: string | null;
   /** @description Where the device was at that time */
   position?: components["schemas"]["Position"] | null;
  };
  Completion: {
   /** @description Cash: what was received, at most the fare; the organizer owes the rest. Otherwise, if given, it must be the fare of the ride. */
   amount?: string | null;
   /** @description Needed to complete the trip more than 0.5 miles from the destination; the group is told */
   reason?: string | null;
   /**
    * Format: date-time
    * @description When the step was taken, if it is reported later: after the step before it, at most 12 hours ago. Both times are recorded
    */
   happenedAt?: string | null;
   /** @description Where the device was at that time */
   position?: components["schemas"]["Position"] | null;
  };
  Reason: {
   reason?: string | null;
  };
  ProgressCheckView: {
   rideId: number;
   /** @enum {string} */
   cause: "stalled" | "moving_away" | "unreachable";
   /** @enum {string} */
   state: "asked" | "confirmed" | "taken_back";
   /** Format: date-time */
   askedAt: string;
   /**
    * Format: date-time
    * @description By when the driver answers, or comes nearer after an answer; otherwise the ride goes to others
    */
   dueAt: string;
  };
  OpenRideConfirmation: {
   rideId: number;
   /**
    * Format: date-time
    * @description By when the driver confirms; otherwise the ride goes to others
    */
   dueAt: string;
  };
  RideCandidateView: {
   driverId: number;
   name: string;
   phone?: string | null;
   vehicle: string;
   licensePlate: string;
   /** @enum {string} */
   vehicleClass: "car" | "van" | "minibus" | "shuttle" | "coach" | "party_bus";
   seats: number;
   /** @description Minutes to the pickup by road */
   minutes: number;
   /** @description The routing engine did not answer; the minutes follow from the distance */
   minutesEstimated: boolean;
   /** @description The driver declined this ride or gave it back */
   hasDeclined: boolean;
  };
  RideCandidateList: {
   drivers: components["schemas"]["RideCandidateView"][];
  };
  Reassignment: {
   driverId: number;
   /** @description The driver who has the ride now; left out: none */
   replacedDriverId?: number | null;
   /** @description Both drivers see it */
   reason: string;
  };
  OperatorCompletion: {
   /** @description Riders and the driver see it */
   reason: string;
   /** @description Cash rides: what the driver received, at most the fare */
   amount?: string | null;
  };
  TestStatusChange: {
   /** @enum {string} */
   status: "confirmed" | "en_route" | "in_progress" | "completed";
  };
  AlertView: {
   id: number;
   /** @enum {string} */
   kind: "sos" | "safety_help" | "completed_away" | "position_impossible" | "position_unconfirmed" | "search_too_long" | "run_without_driver" | "driver_unreachable" | "driver_stalled" | "pickup_late" | "trip_too_long" | "safety_unanswered" | "payment_failing" | "low_rating" | "application_waiting" | "capture_difference" | "refund_difference" | "dispute_difference" | "payout_difference" | "unknown_charge" | "rider_owes" | "rider_overpaid" | "ledger_unbalanced" | "ledger_changed" | "balance_difference" | "credit_difference" | "business_difference" | "refund_failed" | "refund_stuck" | "payout_failed" | "captured_elsewhere" | "refunded_elsewhere" | "dispute_open" | "invoice_overdue" | "webhook_events_unmatched" | "webhook_endpoint_disabled";
   rideId?: number | null;
   paymentId?: number | null;
   /** @description What our books say */
   ours?: string | null;
   /** @description What the other side says: the provider, or what should be */
   theirs?: string | null;
   /** @description Theirs less ours */
   difference?: string | null;
   data: {
    [key: string]: unknown;
   };
   /** Format: date-time */
   openedAt: string;
   /**
    * Format: date-time
    * @description When it was last found to be so
    */
   seenAt: string;
   /** Format: date-time */
   closedAt?: string | null;
   /** @description The operator who closed it; null when it closed itself */
   closedBy?: string | null;
   note?: string | null;
   /**
    * Format: date-time
    * @description When an operator saw it
    */
   acknowledgedAt?: string | null;
   /** @description Who saw it */
   acknowledgedBy?: string | null;
   /** @description The operator who takes care of it */
   assignedToId?: number | null;
   assignedTo?: string | null;
  };
  AlertSummary: {
   open: number;
   /** @description Open ones that nobody has acknowledged */
   unseen: number;
   /** @description Open emergencies */
   emergencies: number;
  };
  AlertChange: {
   note?: string | null;
   /** @description Nothing is left to do */
   close?: boolean | null;
   /** @description You have seen it */
   acknowledge?: boolean | null;
   /** @description Who takes care of it; `me` also acknowledges it */
   assign?: ("me" | "nobody") | null;
  };
  AlertThresholdsView: {
   /** @description Minutes without a driver */
   searchMinutes: number;
   /** @description Minutes without a sign of life from the driver of an active ride */
   silentMinutes: number;
   /** @description Minutes that a driver on the way has not moved */
   stalledMinutes: number;
   /** @description Minutes that a pickup or a trip is late */
   lateMinutes: number;
   /** @description Reviews with at most so many stars; 0 for none */
   lowRating: number;
   /** @description A trip this many meters from its planned route counts as off route */
   deviationMeters: number;
   /** @description Minutes off route until everyone aboard is asked whether everything is OK */
   deviationMinutes: number;
   /** @description Minutes of a stop away from pickup and destination until everyone aboard is asked */
   longStopMinutes: number;
   /** @description Minutes that nobody has answered that question */
   unansweredMinutes: number;
   /** @description Minutes without coming nearer to the pickup until the driver is asked */
   askStalledMinutes: number;
   /** @description Minutes by which the way to the pickup becomes longer until the driver is asked */
   askAwayMinutes: number;
   /** @description Minutes without a sign of life until the driver on the way to a pickup is asked */
   askUnreachableMinutes: number;
   /** @description Minutes to answer before the ride goes to another driver */
   askAnswerMinutes: number;
   /**
    * Format: date-time
    * @description Null while the configuration’s values hold
    */
   changedAt?: string | null;
   changedBy?: string | null;
  };
  AlertThresholdsChange: {
   /** @description Minutes without a driver */
   searchMinutes: number;
   /** @description Minutes without a sign of life from the driver of an active ride */
   silentMinutes: number;
   /** @description Minutes that a driver on the way has not moved */
   stalledMinutes: number;
   /** @description Minutes that a pickup or a trip is late */
   lateMinutes: number;
   /** @description Reviews with at most so many stars; 0 for none */
   lowRating: number;
   /** @description A trip this many meters from its planned route counts as off route */
   deviationMeters: number;
   /** @description Minutes off route until everyone aboard is asked whether everything is OK */
   deviationMinutes: number;
   /** @description Minutes of a stop away from pickup and destination until everyone aboard is asked */
   longStopMinutes: number;
   /** @description Minutes that nobody has answered that question */
   unansweredMinutes: number;
   /** @description Minutes without coming nearer to the pickup until the driver is asked; without a value it stays as it is */
   askStalledMinutes?: number | null;
   /** @description Minutes by which the way to the pickup becomes longer until the driver is asked; without a value it stays as it is */
   askAwayMinutes?: number | null;
   /** @description Minutes without a sign of life until the driver on the way to a pickup is asked; without a value it stays as it is */
   askUnreachableMinutes?: number | null;
   /** @description Minutes to answer before the ride goes to another driver; without a value it stays as it is */
   askAnswerMinutes?: number | null;
  };
  MemberUser: {
   id: number;
   name: string;
   /**
    * Format: email
    * @description To the organizer and to yourself
    */
   email?: string | null;
  };
  MemberView: {
   id: number;
   /** @enum {string} */
   status: "pending" | "confirmed";
   user: components["schemas"]["MemberUser"];
   isOrganizer: boolean;
   isYou: boolean;
   /** @description Number of the seat; the organizer’s is 0 */
   seat: number;
   /** @description Price of the seat, whoever pays it; 0.00 once the ride is cancelled */
   share: string;
   /** @description What the member is charged if the ride ended now or, once it is over, what it cost them */
   charge: string;
   /** @description The most the member agreed to pay; for the organizer the most they can be charged */
   agreed: string;
   /**
    * @description Whether they agree to their share; until they do, the organizer covers what lies above the amount they agreed to
    * @enum {string}
    */
   consent: "given" | "needed" | "declined";
   /** @enum {string} */
   shareState: "covered" | "paid" | "waived" | "awaiting" | "stored" | "authorized" | "captured" | "released" | "failed" | "cash";
   verified: boolean;
   /** @description The driver waited and went on without them; their share stands */
   noShow: boolean;
   /** Format: date-time */
   joinedAt: string;
   /** @description Your own, and everybody’s to operations; otherwise null */
   amounts?: components["schemas"]["RiderAmounts"] | null;
  };
  JoinLink: {
   token: string;
   url: string;
   /**
    * Format: date-time
    * @description Nobody can join by it afterwards; it ends with the ride if that is earlier
    */
   expiresAt: string;
  };
  JoinPreview: {
   rideId: number;
   /** @description First name */
   organizerName: string;
   pickupLocation: string;
   dropoffLocation: string;
   /** @enum {string} */
   rideType: "GroupX" | "GroupXL" | "GroupXXL" | "CharterBus" | "EventShuttle" | "PartyBus" | "GroupPool" | "CasinoShuttle" | "WineTour";
   /** @enum {string} */
   status: "awaiting_payment" | "pending" | "confirmed" | "en_route" | "in_progress" | "completed" | "cancelled";
   /** Format: date-time */
   scheduledAt?: string | null;
   /** @description Hours; null when the ride is not booked by the hour */
   hourlyDuration?: number | null;
   groupSize: number;
   seatsLeft: number;
   /** @description What your seat would cost; 0.00 when the organizer pays all. Of a pledge the most that it can cost */
   share: string;
   /** @enum {string} */
   splitMode: "cover" | "sponsor" | "custom" | "pledge";
   /** @enum {string} */
   paymentMethod: "card" | "cash" | "account";
   /** @description Null unless the split mode is pledge */
   pledge?: components["schemas"]["PledgeView"] | null;
   /** @description You are a member already */
   joined: boolean;
   open: boolean;
  };
  JoinRequest: {
   /** @description The share you were shown and agree to; another one is refused as share_changed */
   share: string;
  };
  SeatShareView: {
   /** @description 0 is the organizer’s */
   seat: number;
   amount: string;
   /** @description Who sits there; null while the seat is open */
   memberId?: number | null;
  };
  SplitView: {
   /** @enum {string} */
   mode: "cover" | "sponsor" | "custom" | "pledge";
   /** @description The seats sum to it */
   total: string;
   /** @description What a promotion has taken off the total; 0.00 without one */
   discount: string;
   seats: components["schemas"]["SeatShareView"][];
   /** @description You may change it now */
   mayChange: boolean;
  };
  SeatAmount: {
   /** @description Number of the seat; the organizer’s is 0 */
   seat: number;
   /** @description 0.00, or 0.50 and more */
   amount: string;
  };
  SplitChange: {
   /** @enum {string} */
   mode: "cover" | "sponsor" | "custom";
   /** @description Of a custom split; seats left out cost nothing */
   shares?: components["schemas"]["SeatAmount"][] | null;
  };
  ShareConsent: {
   /** @description The share you were shown; another one is refused as share_changed */
   share: string;
   /** @description False: you keep paying what you agreed to before, and the organizer the difference */
   agree: boolean;
  };
  GuestJoinRequest: {
   /** @description The share you were shown and agree to; another one is refused as share_changed */
   share: string;
   name: string;
   /** @description Email address or phone number */
   contact: string;
  };
  GuestSeat: {
   rideId: number;
  };
  GuestReturnRequest: {
   /** @description From the link that was sent to the guest; it works once */
   token: string;
  };
  GuestLinkRequest: {
   /** @description The email address or phone number with which the guest joined */
   contact: string;
  };
  TrackRoute: {
   /** @description Encoded polyline, precision 1e5 */
   polyline: string;
   /** @description A straight line, not a route on roads */
   estimated: boolean;
  };
  TrackView: {
   /** @description Null while it is not yours to see or unknown */
   location?: components["schemas"]["Position"] | null;
   /** @description Degrees clockwise from north */
   heading?: number | null;
   /** @description Metres per second */
   speed?: number | null;
   /** Format: date-time */
   timestamp?: string | null;
   /** @description Minutes to the pickup, or to the destination once under way */
   etaMinutes?: number | null;
   /** @description Metres left */
   distanceMeters?: number | null;
   route?: components["schemas"]["TrackRoute"] | null;
  };
  SharedPosition: {
   userId: number;
   /** @description First name */
   name: string;
   location: components["schemas"]["Position"];
   /**
    * Format: date-time
    * @description When the server received it
    */
   timestamp: string;
  };
  SharedPositionList: {
   /** @description You share your own position with this ride */
   sharing: boolean;
   positions: components["schemas"]["SharedPosition"][];
  };
  TracePoint: {
   lat: number;
   lng: number;
   /** Format: date-time */
   at: string;
  };
  TraceView: {
   /** @description Sampled, oldest first */
   points: components["schemas"]["TracePoint"][];
   /** @description Length of the way in meters */
   meters: number;
  };
  DriverPosition: {
   /** @description Degrees north, WGS 84 */
   lat: number;
   /** @description Degrees east, WGS 84 */
   lng: number;
   /** @description Degrees clockwise from north */
   heading?: number | null;
   /** @description Metres per second */
   speed?: number | null;
  };
  InstantPayout: {
   /** @description What shall reach the bank; the fee comes on top */
   amount: string;
  };
  PayoutAccountLink: {
   /** @description The provider's page where a driver gives bank details; it leads back */
   url: string;
  };
  AdminPayoutView: {
   id: number;
   /** @enum {string} */
   kind: "weekly" | "instant";
   /**
    * @description sent: on its way to the bank; returning: the bank refused it and it is being brought back
    * @enum {string}
    */
   state: "requested" | "sent" | "paid" | "returning" | "failed";
   /** @description What reaches the bank */
   amount: string;
   fee: string;
   /** @description Why it failed, in the words of the provider */
   failure?: string | null;
   /** @description Why it failed */
   failureReason?: ("account_closed" | "no_account" | "account_restricted" | "details_wrong" | "bank_refused" | "currency" | "not_ready" | "no_funds" | "provider") | null;
   /** @description The last digits of the account at the bank */
   bankLast4?: string | null;
   /** Format: date-time */
   requestedAt: string;
   /**
    * Format: date-time
    * @description When the bank has it, or is expected to have it
    */
   arrivesAt?: string | null;
   driverId: number;
   driverName: string;
   /** @description The provider's number of the transfer */
   transferId?: string | null;
   /** @description The provider's number of the payout */
   providerPayoutId?: string | null;
   /**
    * Format: date-time
    * @description When it arrived or failed
    */
   endedAt?: string | null;
   /** @description The payout that repeated this one */
   retriedBy?: number | null;
  };
  AdminPayoutList: {
   payouts: components["schemas"]["AdminPayoutView"][];
   /** @description For the next page: `before`; null on the last one */
   next?: number | null;
  };
  AccountBalance: {
   /** @description provider:clearing, riders, drivers or platform:… */
   account: string;
   /** @description At the end of the day; debit above zero, credit below */
   balance: string;
  };
  DailyClose: {
   day: string;
   /** @description Charged to cards */
   captured: string;
   /** @description Returned to cards, less refunds that failed */
   refunded: string;
   /** @description Commission and service fees earned */
   fees: string;
   /** @description Sent to drivers’ banks, less what came back */
   payouts: string;
   balances: components["schemas"]["AccountBalance"][];
   /** @description Sum of all balances, which is zero */
   sum: string;
  };
  DailyCloseList: {
   /** @description Every day, newest first */
   days: components["schemas"]["DailyClose"][];
  };
  DeadLetterView: {
   id: string;
   type: string;
   /** @description What it is about */
   object?: string | null;
   objectKind?: string | null;
   /** @description We handle events of this type */
   known: boolean;
   /** @description How often it was tried again */
   tries: number;
   /** Format: date-time */
   receivedAt: string;
   /**
    * Format: date-time
    * @description When it will be tried again; null when that is left to you
    */
   nextTryAt?: string | null;
  };
  DeadLetterRetryResult: {
   /** @description It concerned something of ours now */
   handled: boolean;
  };
  VerificationView: {
   /** @description Six digits, yours alone */
   code: string;
   /** @description Text of the QR code, signed, valid for 30 seconds */
   qr: string;
   /** Format: date-time */
   expiresAt: string;
   /** @description Milliseconds until the QR code expires, by the server’s clock */
   expiresInMs: number;
   verified: boolean;
  };
  BoardingView: {
   rideId: number;
   /** @description Ed25519 public key, raw, base64url. A QR code is `payload.signature`, both base64url */
   publicKey: string;
   /** @description The server’s clock, milliseconds since 1970 */
   now: number;
  };
  VerificationAttempt: {
   code?: string | null;
   qr?: string | null;
   /**
    * Format: date-time
    * @description When the code was shown, if it is reported later
    */
   happenedAt?: string | null;
  };
  VerifiedMember: {
   memberId: number;
   name: string;
   destination: string;
   verified: boolean;
   /** Format: date-time */
   timestamp: string;
   verifiedCount: number;
   memberCount: number;
  };
  PlaceSuggestion: {
   /** @description Degrees north, WGS 84 */
   lat: number;
   /** @description Degrees east, WGS 84 */
   lng: number;
   name: string;
   id: string;
   /** @description Street, house number and town, as far as known */
   address: string;
   /** @enum {string} */
   kind: "address" | "street" | "city" | "town" | "suburb" | "neighborhood" | "airport" | "station" | "bus_stop" | "stadium" | "venue" | "museum" | "theatre" | "attraction" | "hospital" | "university" | "school" | "library" | "town_hall" | "worship" | "mall" | "shop" | "restaurant" | "cafe" | "bar" | "winery" | "hotel" | "park" | "golf" | "water" | "parking" | "office" | "other";
   /** @enum {string} */
   type: "current" | "saved" | "popular" | "recent" | "search" | "google" | "mapbox";
   /**
    * @description street: the house number is not known, and this is its street
    * @enum {string}
    */
   match: "exact" | "street";
   /** @description Metres from `near`, as the crow flies */
   distance?: number | null;
   /** @description What you call it, of a saved place */
   label?: string | null;
  };
  PlaceList: {
   places: components["schemas"]["PlaceSuggestion"][];
  };
  SavedPlaceView: {
   /** @description Degrees north, WGS 84 */
   lat: number;
   /** @description Degrees east, WGS 84 */
   lng: number;
   name: string;
   id: number;
   label: string;
   address: string;
  };
  SavedPlaceForm: {
   /** @description Degrees north, WGS 84 */
   lat: number;
   /** @description Degrees east, WGS 84 */
   lng: number;
   name: string;
   /** @description What you call it, such as Home or Work */
   label: string;
   address?: string | null;
  };
  Winery: {
   /** @description Degrees north, WGS 84 */
   lat: number;
   /** @description Degrees east, WGS 84 */
   lng: number;
   name: string;
   /** @description Postal address, on one line */
   address: string;
   description: string;
   id: number;
  };
  ListedWinery: {
   /** @description Degrees north, WGS 84 */
   lat: number;
   /** @description Degrees east, WGS 84 */
   lng: number;
   name: string;
   /** @description Postal address, on one line */
   address: string;
   description: string;
   id: number;
   /** @description In the area that the city serves: riders are offered no other ones */
   inArea: boolean;
  };
  NewWinery: {
   /** @description Degrees north, WGS 84 */
   lat: number;
   /** @description Degrees east, WGS 84 */
   lng: number;
   name: string;
   /** @description Postal address, on one line */
   address: string;
   description: string;
  };
  WineryChange: {
   name?: string | null;
   address?: string | null;
   description?: string | null;
   lat?: number | null;
   lng?: number | null;
  };
  PaymentIntentRequest: {
   rideId: number;
  };
  PaymentIntentView: {
   paymentId: number;
   clientSecret: string;
   amount: string;
   /** @enum {string} */
   state: "created" | "requires_action" | "failed" | "stored" | "authorized" | "captured" | "released";
   /**
    * @description payment: holds the card now. setup: saves the card, which is held the day before the ride
    * @enum {string}
    */
   mode: "payment" | "setup";
   /**
    * Format: date-time
    * @description When a saved card will be held
    */
   authorizeAt?: string | null;
   /**
    * Format: date-time
    * @description Deadline to replace a declined hold
    */
   recoverBefore?: string | null;
  };
  PaymentView: {
   id: number;
   rideId: number;
   /**
    * @description For the whole ride, for one seat, a tip, or what is still owed after the ride. An overpayment is refunded
    * @enum {string}
    */
   purpose: "ride" | "share" | "tip" | "debt" | "overpayment";
   amount: string;
   captured: string;
   /** @description What a hold increase is asked for, which you have still to confirm; until then everything is as it was */
   risesTo?: string | null;
   /** @enum {string} */
   state: "created" | "requires_action" | "failed" | "stored" | "authorized" | "captured" | "released";
   /** @description e.g. Visa ending 4242 */
   card?: string | null;
   /** @description The provider's reason */
   failureCode?: string | null;
   failureMessage?: string | null;
   /**
    * Format: date-time
    * @description When a saved card will be held
    */
   authorizeAt?: string | null;
   /**
    * Format: date-time
    * @description Deadline to replace a hold that was declined or is about to expire
    */
   recoverBefore?: string | null;
   /**
    * Format: date-time
    * @description When the bank gives the hold back
    */
   captureBefore?: string | null;
  };
  SavedCardPayment: {
   cardId: number;
  };
  CardView: {
   id: number;
   /** @description The provider’s word: visa, mastercard, amex … */
   brand: string;
   last4: string;
   expMonth: number;
   expYear: number;
   /** @description Offered first */
   isDefault: boolean;
   isExpired: boolean;
  };
  CardSetupView: {
   clientSecret: string;
  };
  NotificationView: {
   id: number;
   /** @enum {string} */
   type: "driver_assigned" | "member_joined" | "location_update" | "ride_update" | "payment" | "message" | "invitation";
   title: string;
   message: string;
   /** Format: date-time */
   timestamp: string;
   read: boolean;
   /** @description There is a page to open: see `data.path` */
   actionable: boolean;
   /** @description `rideId` and `path`, the page of the rider application that it is about */
   data: {
    [key: string]: unknown;
   };
  };
  NotificationList: {
   notifications: components["schemas"]["NotificationView"][];
   /** @description How many are unread, on all pages */
   unread: number;
   /** @description `before` of the next page; null on the last one */
   next?: number | null;
  };
  NotificationsRead: {
   /** @description Only this one and older ones; all if left out */
   through?: number | null;
  };
  Passenger: {
   name: string;
   /**
    * Format: email
    * @description Where the link to the ride goes by mail
    */
   email?: string | null;
   /** @description Where the link to the ride goes by text message */
   phone?: string | null;
   /** @description Of messages to them; English when left out */
   language?: ("en" | "es") | null;
  };
  Invitee: {
   name: string;
   /** @enum {string} */
   channel: "phone" | "email";
   /** @description Phone number with 10 digits, or email address */
   to: string;
  };
  RideBooking: {
   quoteId: string;
   /**
    * @description `account`: with a token of a service account that belongs to a business account and has the scope business:write; needs a passenger
    * @enum {string}
    */
   paymentMethod: "card" | "cash" | "account";
   /** @description Who rides, when an account pays: gets a link to follow the ride as a guest, and sees no prices */
   passenger?: components["schemas"]["Passenger"] | null;
   /** @description Code of a cost center of the account that pays */
   costCenter?: string | null;
   /** @description Printed on the invoice of the account that pays */
   reference?: string | null;
   splitMode?: ("cover" | "sponsor" | "custom" | "pledge") | null;
   /** @description Of a custom split; seats left out cost nothing */
   shares?: components["schemas"]["SeatAmount"][] | null;
   /** @description Of a pledge, which is for scheduled rides paid by card */
   pledge?: components["schemas"]["PledgeTerms"] | null;
   /** @description People who are sent the join link once the ride is booked; at most one for each other seat */
   invitees?: components["schemas"]["Invitee"][] | null;
  };
  RideChange: {
   groupSize?: number | null;
   /** @description This promotion, in place of the one there may be */
   promoCode?: string | null;
   /** @description Takes the promotion off; it can be used for another ride */
   withoutPromotion?: boolean | null;
  };
  ChangedShare: {
   memberId: number;
   name: string;
   isOrganizer: boolean;
   isYou: boolean;
   before: string;
   share: string;
   /** @description It is more than they agreed to: they are asked first, and until they agree the organizer covers the difference */
   asksAgain: boolean;
  };
  RideChangeView: {
   groupSize: number;
   totalBefore: string;
   total: string;
   /** @description The most the organizer can be charged */
   largestCharge: string;
   /** @description What the organizer’s card has to be asked for anew; the change happens once it is held. 0.00 when the hold suffices */
   toAuthorize: string;
   shares: components["schemas"]["ChangedShare"][];
   /** @description What the next person to join would pay; 0.00 in a full car */
   nextShare: string;
   allowed: boolean;
   /** @description Why it is not possible */
   reason?: string | null;
   /** @description The code with which it would be refused */
   reasonCode?: ("hold_too_small" | "account_limit_reached" | "account_suspended" | "account_closed") | null;
  };
  ConfirmedRideChange: {
   groupSize?: number | null;
   /** @description This promotion, in place of the one there may be */
   promoCode?: string | null;
   /** @description Takes the promotion off; it can be used for another ride */
   withoutPromotion?: boolean | null;
   /** @description The total you were shown; another one is refused as amount_mismatch */
   expectedTotal: string;
  };
  PickupMove: {
   pickup: components["schemas"]["Place"];
  };
  MovedShare: {
   memberId: number;
   name: string;
   isOrganizer: boolean;
   isYou: boolean;
   before: string;
   share: string;
   /** @description It is more than they agreed to: they are asked first, and until they agree the organizer covers the difference */
   asksAgain: boolean;
   /** @description Cents more than before; negative when it is less */
   changeCents: number;
   /** @description The most this person pays: for a member no more than they agreed to, for the organizer the whole ride if nobody else pays */
   atMost: string;
  };
  PickupMoveView: {
   previewId: string;
   /**
    * Format: date-time
    * @description When the preview can no longer be confirmed
    */
   expiresAt: string;
   pickup: components["schemas"]["Place"];
   /** @description Encoded polyline of the new route, precision 1e5 */
   polyline: string;
   /** @description Metres of the new route */
   distanceMeters: number;
   /** @description Seconds of the new route */
   durationSeconds: number;
   totalBefore: string;
   total: string;
   /** @description Cents more than before; negative when the ride costs less */
   changeCents: number;
   /** @description The most the organizer can be charged */
   largestCharge: string;
   /** @description The amount to authorize on the organizer’s card before the pickup moves; 0.00 when the authorization covers it */
   toAuthorize: string;
   shares: components["schemas"]["MovedShare"][];
   allowed: boolean;
   /** @description Why it is not possible */
   reason?: string | null;
   /** @description The code with which it would be refused */
   reasonCode?: ("hold_too_small" | "account_limit_reached" | "account_suspended" | "account_closed") | null;
  };
  PickupMoveConfirmation: {
   /** @description `previewId` of the preview that was shown; it can be used once */
   previewId: string;
  };
  RouteChange: {
   /**
    * @description Which end of the route changes
    * @enum {string}
    */
   end: "pickup" | "destination";
   place: components["schemas"]["Place"];
  };
  RouteChangeView: {
   previewId: string;
   /**
    * Format: date-time
    * @description When the preview can no longer be confirmed
    */
   expiresAt: string;
   pickup: components["schemas"]["Place"];
   destination: components["schemas"]["Place"];
   /** @description Metres of the new route */
   distanceMeters: number;
   /** @description Seconds of the new route */
   durationSeconds: number;
   /** @description What riders pay together now */
   totalBefore: string;
   /** @description Price of the new route after promotions */
   price: string;
   /** @description What riders pay together then: the price, but no more than before */
   total: string;
   /** @description The part of the price that GroupRide pays */
   covered: string;
   allowed: boolean;
   /** @description Why it is not possible */
   reason?: string | null;
  };
  RouteChangeConfirmation: {
   /** @description `previewId` of the preview that was shown; it can be used once */
   previewId: string;
   /** @description `total` of the preview that was shown */
   expectedTotal: string;
   /** @description Riders and the driver see it */
   reason: string;
  };
  EventRide: {
   groupSize: number;
   pickup?: components["schemas"]["Place"] | null;
   destination?: components["schemas"]["Place"] | null;
   promoCode?: string | null;
   isHourlyBooking?: boolean | null;
   hourlyDuration?: number | null;
   bookingType?: ("now" | "scheduled") | null;
   /** @description City's calendar */
   scheduledDate?: string | null;
   /** @description City's clock */
   scheduledTime?: string | null;
   /** @enum {string} */
   rideType: "GroupX" | "GroupXL" | "GroupXXL" | "CharterBus" | "EventShuttle" | "PartyBus" | "GroupPool" | "CasinoShuttle" | "WineTour";
   /** @description Adds everyone’s share for every number of riders; the group size is the number of seats */
   pledge?: components["schemas"]["PledgeTerms"] | null;
   passenger: components["schemas"]["Passenger"];
   /** @description Code of a cost center */
   costCenter?: string | null;
   reference?: string | null;
  };
  EventTransportBooking: {
   eventName: string;
   /** @description At least one, at most 100, each with pickup and destination; all are booked or none */
   rides: components["schemas"]["EventRide"][];
  };
  EventTransportRide: {
   /** @description Place in the request, from 0 */
   index: number;
   rideId: number;
   /** @enum {string} */
   status: "awaiting_payment" | "pending" | "confirmed" | "en_route" | "in_progress" | "completed" | "cancelled";
   /** Format: date-time */
   scheduledAt?: string | null;
   pickupLocation: string;
   dropoffLocation: string;
   /** @description First name; full if you booked */
   passengerName?: string | null;
   costCenter?: string | null;
   reference?: string | null;
   /** @enum {string} */
   state: "reserved" | "charged" | "released";
   amount: string;
  };
  EventTransportView: {
   id: number;
   eventName: string;
   /** @description Rides in it */
   rideCount: number;
   /** @description What its rides cost, reserved or charged */
   total: string;
   /** Format: date-time */
   bookedAt: string;
   /** @description In the order of the request */
   rides: components["schemas"]["EventTransportRide"][];
  };
  EventTransportRow: {
   id: number;
   eventName: string;
   /** @description Rides in it */
   rideCount: number;
   /** @description What its rides cost, reserved or charged */
   total: string;
   /** Format: date-time */
   bookedAt: string;
  };
  EventTransportList: {
   /** @description Newest first */
   events: components["schemas"]["EventTransportRow"][];
   nextCursor?: string | null;
  };
  InvitationForm: {
   /** @enum {string} */
   channel: "phone" | "email";
   /** @description Phone number with 10 digits, or email address */
   to: string;
   /** @description Personal message without links; the invitation contains the join link */
   message?: string | null;
  };
  InvitationOptOut: {
   /** @enum {string} */
   channel: "phone" | "email";
   /** @description True: no invitation is sent to this address */
   optedOut: boolean;
  };
  BusinessInvoiceRow: {
   id: number;
   /** @description Without gaps, e.g. INV-000017 */
   number: string;
   /** @description Month of the city’s calendar, e.g. 2026-11 */
   month: string;
   /** @enum {string} */
   status: "open" | "paid" | "void";
   /** @description Of its charges */
   total: string;
   paid: string;
   /** @description Credits that lower what is to be paid */
   credited: string;
   /** @description What is left to pay: total less paid and credited; 0.00 when it is void */
   outstanding: string;
   /** @description Date of the city’s calendar */
   dueDate: string;
   /** @description Open and past its due date */
   overdue: boolean;
   /** Format: date-time */
   createdAt: string;
   /** Format: date-time */
   paidAt?: string | null;
  };
  BusinessInvoiceList: {
   /** @description Newest first */
   invoices: components["schemas"]["BusinessInvoiceRow"][];
   nextCursor?: string | null;
  };
  BusinessInvoiceLine: {
   rideId: number;
   /** @description When it was charged, in the city’s calendar */
   date: string;
   /** @enum {string} */
   kind: "fare" | "cancellation_fee" | "no_show_fee";
   costCenter?: string | null;
   reference?: string | null;
   eventName?: string | null;
   /** @description First name */
   passengerName?: string | null;
   pickupLocation: string;
   dropoffLocation: string;
   /** @description Volume discount that was taken off before */
   discount: string;
   amount: string;
  };
  BusinessInvoiceSubtotal: {
   /** @description Null for rides without one */
   costCenter?: string | null;
   /** @description Name of the cost center */
   name?: string | null;
   rides: number;
   amount: string;
  };
  BusinessInvoiceCredit: {
   id: number;
   rideId: number;
   /** @description When it was credited, in the city’s calendar */
   date: string;
   /** @description Code of the cost center */
   costCenter?: string | null;
   reference?: string | null;
   /** @description Why it was credited */
   reason: string;
   amount: string;
  };
  BusinessPaymentView: {
   id: number;
   amount: string;
   /** @description Date on which it arrived */
   receivedOn: string;
   /** @description Of the bank transfer or check */
   reference: string;
   /**
    * Format: date-time
    * @description When it was recorded
    */
   recordedAt: string;
   /**
    * Format: date-time
    * @description A payment that was reversed does not count
    */
   reversedAt?: string | null;
   /** @description Operator; null for services of the account */
   reversedBy?: string | null;
   /** @description Why it was reversed */
   reversalReason?: string | null;
  };
  BusinessInvoiceView: {
   id: number;
   /** @description Without gaps, e.g. INV-000017 */
   number: string;
   /** @description Month of the city’s calendar, e.g. 2026-11 */
   month: string;
   /** @enum {string} */
   status: "open" | "paid" | "void";
   /** @description Of its charges */
   total: string;
   paid: string;
   /** @description Credits that lower what is to be paid */
   credited: string;
   /** @description What is left to pay: total less paid and credited; 0.00 when it is void */
   outstanding: string;
   /** @description Date of the city’s calendar */
   dueDate: string;
   /** @description Open and past its due date */
   overdue: boolean;
   /** Format: date-time */
   createdAt: string;
   /** Format: date-time */
   paidAt?: string | null;
   accountId: number;
   /** @description As it was when the invoice was made */
   accountName: string;
   billingAddress: string;
   /** @description By cost center and date */
   lines: components["schemas"]["BusinessInvoiceLine"][];
   /** @description One for each cost center */
   subtotals: components["schemas"]["BusinessInvoiceSubtotal"][];
   /** @description Volume discounts that were taken off before */
   discount: string;
   /** @description Oldest first */
   credits: components["schemas"]["BusinessInvoiceCredit"][];
   /** @description Oldest first, reversed ones too */
   payments: components["schemas"]["BusinessPaymentView"][];
   /** @description The current date of the city’s calendar */
   today: string;
  };
  BusinessReason: {
   /** @description Why; kept in the audit log */
   reason: string;
  };
  BusinessChargeCredit: {
   /** @description More than 0.00, at most what is left of the charge */
   amount: string;
   /** @description Why; printed on the invoice and kept in the audit log */
   reason: string;
  };
  BusinessPaymentRecord: {
   /** @description More than 0.00, at most what is left to pay */
   amount: string;
   /** @description Date on which it arrived; not in the future, and not before the account was created */
   receivedOn: string;
   /** @description Of the bank transfer or check */
   reference: string;
  };
  WebhookEndpointView: {
   id: number;
   url: string;
   description: string;
   /** @description Null for all types */
   eventTypes?: ("ride.created" | "ride.requested" | "ride.driver_assigned" | "ride.driver_set_out" | "ride.driver_arrived" | "ride.driver_released" | "ride.started" | "ride.completed" | "ride.cancelled" | "ride.pickup_moved" | "ride.destination_changed" | "ride.price_changed" | "ride.vehicle_shared" | "ride.split_changed" | "ride.pledge_reached" | "ride.pledge_reopened" | "ride.pledge_closed" | "ride.pledge_collecting" | "member.joined" | "member.left" | "member.paid" | "member.payment_failed" | "member.payment_released" | "member.pledged" | "member.consent_needed" | "member.share_agreed" | "member.share_declined" | "member.boarded" | "member.no_show" | "member.no_show_undone" | "payment.authorized" | "payment.failed" | "payment.card_stored" | "payment.captured" | "payment.released" | "payment.capture_failed" | "payment.cash_received" | "payment.debt_closed" | "payment.tip_given" | "payment.tip_failed" | "payment.refunded" | "payment.refund_failed" | "payment.disputed" | "payment.dispute_won" | "payment.dispute_lost" | "payout.paid" | "payout.failed" | "driver.applied" | "driver.approved" | "driver.rejected" | "driver.suspended" | "invoice.created" | "invoice.paid" | "invoice.payment_reversed" | "charge.credited")[] | null;
   /** @description Null for an endpoint of operations, which gets everything */
   serviceAccountId?: number | null;
   /** @description Name of the service account */
   serviceAccount?: string | null;
   /** @enum {string} */
   state: "enabled" | "disabled";
   /** @description Why it is disabled */
   disabledReason?: ("operator" | "failing" | "gone" | "account_closed") | null;
   /** Format: date-time */
   disabledAt?: string | null;
   /**
    * Format: date-time
    * @description Since when every attempt has failed; null after a success
    */
   failingSince?: string | null;
   /**
    * Format: date-time
    * @description Until when the replaced secret signs as well
    */
   previousSecretUntil?: string | null;
   /** Format: date-time */
   createdAt: string;
  };
  NewWebhookEndpoint: {
   /** @description Starts with https:// and names a public host */
   url: string;
   /** @description What the endpoint is for */
   description: string;
   /** @description Types that are delivered; null for all of them, also future ones */
   eventTypes?: ("ride.created" | "ride.requested" | "ride.driver_assigned" | "ride.driver_set_out" | "ride.driver_arrived" | "ride.driver_released" | "ride.started" | "ride.completed" | "ride.cancelled" | "ride.pickup_moved" | "ride.destination_changed" | "ride.price_changed" | "ride.vehicle_shared" | "ride.split_changed" | "ride.pledge_reached" | "ride.pledge_reopened" | "ride.pledge_closed" | "ride.pledge_collecting" | "member.joined" | "member.left" | "member.paid" | "member.payment_failed" | "member.payment_released" | "member.pledged" | "member.consent_needed" | "member.share_agreed" | "member.share_declined" | "member.boarded" | "member.no_show" | "member.no_show_undone" | "payment.authorized" | "payment.failed" | "payment.card_stored" | "payment.captured" | "payment.released" | "payment.capture_failed" | "payment.cash_received" | "payment.debt_closed" | "payment.tip_given" | "payment.tip_failed" | "payment.refunded" | "payment.refund_failed" | "payment.disputed" | "payment.dispute_won" | "payment.dispute_lost" | "payout.paid" | "payout.failed" | "driver.applied" | "driver.approved" | "driver.rejected" | "driver.suspended" | "invoice.created" | "invoice.paid" | "invoice.payment_reversed" | "charge.credited")[] | null;
   /** @description Only what this service account may see: events of its own rides. Null for everything */
   serviceAccountId?: number | null;
  };
  CreatedWebhookEndpoint: {
   /** @description Signs the deliveries. It is not told again */
   secret: string;
   endpoint: components["schemas"]["WebhookEndpointView"];
  };
  WebhookEndpointChange: {
   /** @description Starts with https:// and names a public host */
   url?: string | null;
   /** @description What the endpoint is for */
   description?: string | null;
   /** @description Types that are delivered; null for all of them, also future ones */
   eventTypes?: ("ride.created" | "ride.requested" | "ride.driver_assigned" | "ride.driver_set_out" | "ride.driver_arrived" | "ride.driver_released" | "ride.started" | "ride.completed" | "ride.cancelled" | "ride.pickup_moved" | "ride.destination_changed" | "ride.price_changed" | "ride.vehicle_shared" | "ride.split_changed" | "ride.pledge_reached" | "ride.pledge_reopened" | "ride.pledge_closed" | "ride.pledge_collecting" | "member.joined" | "member.left" | "member.paid" | "member.payment_failed" | "member.payment_released" | "member.pledged" | "member.consent_needed" | "member.share_agreed" | "member.share_declined" | "member.boarded" | "member.no_show" | "member.no_show_undone" | "payment.authorized" | "payment.failed" | "payment.card_stored" | "payment.captured" | "payment.released" | "payment.capture_failed" | "payment.cash_received" | "payment.debt_closed" | "payment.tip_given" | "payment.tip_failed" | "payment.refunded" | "payment.refund_failed" | "payment.disputed" | "payment.dispute_won" | "payment.dispute_lost" | "payout.paid" | "payout.failed" | "driver.applied" | "driver.approved" | "driver.rejected" | "driver.suspended" | "invoice.created" | "invoice.paid" | "invoice.payment_reversed" | "charge.credited")[] | null;
   state?: ("enabled" | "disabled") | null;
  };
  WebhookSecretRotation: {
   /** @description Hours for which deliveries are signed with both secrets; a still older secret ends at once */
   overlapHours: number;
  };
  WebhookAttemptView: {
   number: number;
   /** Format: date-time */
   at: string;
   /** @description Null: there was no answer */
   status?: number | null;
   failure?: ("bad_status" | "redirect" | "timeout" | "host_not_found" | "address_not_allowed" | "connection_failed" | "secret_unreadable" | "endpoint_disabled") | null;
   durationMs: number;
   /** @description How the answer begins */
   answer?: string | null;
   /** @description The fault that the sandbox simulated; null for a real attempt */
   simulatedFault?: ("server_error" | "connection_refused" | "timeout" | "slow" | "duplicate" | "out_of_order") | null;
  };
  WebhookDeliveryView: {
   id: number;
   endpointId: number;
   /** @description The header webhook-id: the same for every attempt and every endpoint */
   messageId: string;
   /** @enum {string} */
   type: "ride.created" | "ride.requested" | "ride.driver_assigned" | "ride.driver_set_out" | "ride.driver_arrived" | "ride.driver_released" | "ride.started" | "ride.completed" | "ride.cancelled" | "ride.pickup_moved" | "ride.destination_changed" | "ride.price_changed" | "ride.vehicle_shared" | "ride.split_changed" | "ride.pledge_reached" | "ride.pledge_reopened" | "ride.pledge_closed" | "ride.pledge_collecting" | "member.joined" | "member.left" | "member.paid" | "member.payment_failed" | "member.payment_released" | "member.pledged" | "member.consent_needed" | "member.share_agreed" | "member.share_declined" | "member.boarded" | "member.no_show" | "member.no_show_undone" | "payment.authorized" | "payment.failed" | "payment.card_stored" | "payment.captured" | "payment.released" | "payment.capture_failed" | "payment.cash_received" | "payment.debt_closed" | "payment.tip_given" | "payment.tip_failed" | "payment.refunded" | "payment.refund_failed" | "payment.disputed" | "payment.dispute_won" | "payment.dispute_lost" | "payout.paid" | "payout.failed" | "driver.applied" | "driver.approved" | "driver.rejected" | "driver.suspended" | "invoice.created" | "invoice.paid" | "invoice.payment_reversed" | "charge.credited" | "webhook.test";
   rideId?: number | null;
   /** @description Number of the event within its ride */
   eventNumber?: number | null;
   /**
    * Format: date-time
    * @description When it happened
    */
   occurredAt: string;
   /** @enum {string} */
   state: "waiting" | "delivered" | "failed";
   /** @description Attempts so far */
   attempts: number;
   /**
    * Format: date-time
    * @description Null when it is not tried again
    */
   nextAttemptAt?: string | null;
   /** @description Status of the last answer */
   lastStatus?: number | null;
   /** @description Why the last attempt failed */
   lastFailure?: ("bad_status" | "redirect" | "timeout" | "host_not_found" | "address_not_allowed" | "connection_failed" | "secret_unreadable" | "endpoint_disabled") | null;
   /** Format: date-time */
   deliveredAt?: string | null;
   /** @description What is delivered */
   payload: {
    [key: string]: unknown;
   };
   /** @description Newest first, at most 50 */
   attemptList: components["schemas"]["WebhookAttemptView"][];
   /** @description Whether it can be replayed now */
   replayable: boolean;
  };
  WebhookReplay: {
   /**
    * Format: date-time
    * @description Events since then that the endpoint has not accepted, also those that it missed while disabled
    */
   since: string;
  };
  WebhookReplayResult: {
   /** @description How many deliveries will be tried */
   deliveries: number;
  };
  WebhookDeliveryRow: {
   id: number;
   endpointId: number;
   /** @description The header webhook-id: the same for every attempt and every endpoint */
   messageId: string;
   /** @enum {string} */
   type: "ride.created" | "ride.requested" | "ride.driver_assigned" | "ride.driver_set_out" | "ride.driver_arrived" | "ride.driver_released" | "ride.started" | "ride.completed" | "ride.cancelled" | "ride.pickup_moved" | "ride.destination_changed" | "ride.price_changed" | "ride.vehicle_shared" | "ride.split_changed" | "ride.pledge_reached" | "ride.pledge_reopened" | "ride.pledge_closed" | "ride.pledge_collecting" | "member.joined" | "member.left" | "member.paid" | "member.payment_failed" | "member.payment_released" | "member.pledged" | "member.consent_needed" | "member.share_agreed" | "member.share_declined" | "member.boarded" | "member.no_show" | "member.no_show_undone" | "payment.authorized" | "payment.failed" | "payment.card_stored" | "payment.captured" | "payment.released" | "payment.capture_failed" | "payment.cash_received" | "payment.debt_closed" | "payment.tip_given" | "payment.tip_failed" | "payment.refunded" | "payment.refund_failed" | "payment.disputed" | "payment.dispute_won" | "payment.dispute_lost" | "payout.paid" | "payout.failed" | "driver.applied" | "driver.approved" | "driver.rejected" | "driver.suspended" | "invoice.created" | "invoice.paid" | "invoice.payment_reversed" | "charge.credited" | "webhook.test";
   rideId?: number | null;
   /** @description Number of the event within its ride */
   eventNumber?: number | null;
   /**
    * Format: date-time
    * @description When it happened
    */
   occurredAt: string;
   /** @enum {string} */
   state: "waiting" | "delivered" | "failed";
   /** @description Attempts so far */
   attempts: number;
   /**
    * Format: date-time
    * @description Null when it is not tried again
    */
   nextAttemptAt?: string | null;
   /** @description Status of the last answer */
   lastStatus?: number | null;
   /** @description Why the last attempt failed */
   lastFailure?: ("bad_status" | "redirect" | "timeout" | "host_not_found" | "address_not_allowed" | "connection_failed" | "secret_unreadable" | "endpoint_disabled") | null;
   /** Format: date-time */
   deliveredAt?: string | null;
  };
  WebhookDeliveryList: {
   deliveries: components["schemas"]["WebhookDeliveryRow"][];
   nextCursor?: string | null;
  };
  WebhookFaultView: {
   endpointId: number;
   /** @description Null: deliveries are not disturbed */
   fault?: ("server_error" | "connection_refused" | "timeout" | "slow" | "duplicate" | "out_of_order") | null;
   /** @description Attempts left; null for all of them */
   times?: number | null;
  };
  NewWebhookFault: {
   /**
    * @description server_error answers 500, connection_refused and timeout send nothing, slow sends late, duplicate sends twice, out_of_order holds back for 30 seconds of the test clock
    * @enum {string}
    */
   fault: "server_error" | "connection_refused" | "timeout" | "slow" | "duplicate" | "out_of_order";
   /** @description Attempts that it concerns; all of them until it is removed without it */
   times?: number | null;
   /** @description For slow: seconds in real time, 10 without it */
   seconds?: number | null;
  };
  CancellationPayer: {
   userId: number;
   /** @description First name */
   name: string;
   isYou: boolean;
   isOrganizer: boolean;
   /** @description On hold on their card */
   held: string;
   /** @description Taken from them already, and not given back */
   taken: string;
   /** @description Kept of what is held or was taken, or charged to the stored card */
   charged: string;
   /** @description Given back of what is held */
   released: string;
   /** @description Refunded of what was taken */
   refunded: string;
  };
  CancellationView: {
   /** @description What you will be charged */
   fee: string;
   /** @description What is released to you */
   released: string;
   /** @description What is refunded to you of what was taken already */
   refunded: string;
   /** @description Why */
   explanation: string;
   /** @description You may cancel the ride, or leave it, now; otherwise `explanation` says why not */
   mayCancel: boolean;
   /** @description The code with which it would be refused */
   reasonCode?: ("passenger_cannot_leave" | "ride_state_conflict") | null;
   /** @enum {string} */
   phase: "no_driver" | "taken" | "arrived";
   /** @description Null: you leave, the ride goes on */
   rule?: ("no_driver" | "in_time" | "late" | "after_arrival" | "no_show" | "without_fault") | null;
   /** @description Part of the price that the rule keeps, in hundredths */
   keptPercent: number;
   /** @description Version of the cancellation policy that was in force when the ride was booked */
   policyId: number;
   /**
    * Format: date-time
    * @description Since when that version was in force
    */
   policyFrom: string;
   /**
    * Format: date-time
    * @description Until when it stays free, if the driver does not arrive before
    */
   freeUntil?: string | null;
   /** @description Your stored card that the fee is charged to, as nothing is on hold for the ride; null: it is kept of the hold */
   chargedCard?: string | null;
   /** @description The hold that the fee would be kept of is gone: it is still to be paid */
   isOwed: boolean;
   /** @description The organizer sees everybody, others themselves */
   payers: components["schemas"]["CancellationPayer"][];
   /** @description Give it with the cancellation: the amounts are then these */
   token?: string | null;
   /**
    * Format: date-time
    * @description Until when the token is good
    */
   tokenExpiresAt?: string | null;
  };
  Cancellation: {
   reason?: string | null;
   /** @description Of the preview that was agreed to. Without one a ride is cancelled only if that is free */
   token?: string | null;
  };
  NoShowView: {
   /**
    * Format: date-time
    * @description When the waiting time ends; null before the arrival
    */
   waitUntil?: string | null;
   /** @description Seconds left of the waiting time, by the server’s clock */
   secondsLeft: number;
   /** @description A passenger who has not boarded can be marked now */
   mayMark: boolean;
   /** @description Nobody came: the ride can be cancelled now */
   mayCancel: boolean;
   /** @description What you would get for a ride that nobody came to */
   earnings: string;
  };
  EventRideToCancel: {
   /** @description Place in the booking, from 0 */
   index: number;
   rideId: number;
   /** @enum {string} */
   status: "awaiting_payment" | "pending" | "confirmed" | "en_route" | "in_progress" | "completed" | "cancelled";
   /** @description False for a ride that is under way or over: it stays as it is */
   mayCancel: boolean;
   /** @description What the account will be charged for it; 0.00 when it stays as it is */
   fee: string;
   /** @description Why */
   explanation: string;
  };
  EventCancellationPreview: {
   eventId: number;
   /** @description Of all rides together */
   fees: string;
   /** @description In the order of the booking */
   rides: components["schemas"]["EventRideToCancel"][];
   /** @description Agrees to these fees for two minutes; null when no ride can be cancelled */
   token?: string | null;
   /** Format: date-time */
   tokenExpiresAt?: string | null;
  };
  EventCancellation: {
   /** @description Passengers and drivers read it */
   reason?: string | null;
   /** @description Of the preview that was agreed to. Without one, only rides are cancelled for which that is free */
   token?: string | null;
  };
  EventRideCancelled: {
   /** @description Place in the booking, from 0 */
   index: number;
   rideId: number;
   /** @enum {string} */
   outcome: "cancelled" | "already_over" | "in_progress" | "not_agreed";
   /** @description What the account is charged for it; of a ride that was not agreed to, what it would be charged */
   fee: string;
  };
  EventCancellationView: {
   eventId: number;
   /** @description Of all rides that were cancelled, together */
   fees: string;
   /** @description In the order of the booking */
   rides: components["schemas"]["EventRideCancelled"][];
  };
  OperatorCancellationView: {
   /** @description What the organizer would pay for cancelling now */
   policyFee: string;
   /** @description The largest fee: what is set aside on, or was taken from, the organizer’s card */
   mostFee: string;
   /** @description The smallest fee other than none */
   leastFee: string;
   /** @description The driver’s part of a fee, in hundredths; 0 without a driver */
   driverPercent: number;
  };
  OperatorCancellation: {
   /** @description Riders and the driver see it */
   reason: string;
   /** @description Kept of the organizer’s payment, at most `mostFee`; left out: nothing */
   fee?: string | null;
  };
  CancellationStage: {
   /** @description After a driver took an immediate ride; before the start of a scheduled one */
   minutes: number;
   /** @description Of the price, from then on */
   keptPercent: number;
  };
  CancellationTermsView: {
   /** @description Always free for so many minutes after a driver accepted, even if the driver has arrived */
   freeMinutes: number;
   /** @description Fees before the arrival of immediate rides; none: free until then */
   immediate: components["schemas"]["CancellationStage"][];
   /** @description Fees before the arrival of scheduled rides; none: free until then */
   scheduled: components["schemas"]["CancellationStage"][];
   /** @description Fee once the driver has arrived */
   arrivedPercent: number;
  };
  CancellationPolicyTerms: {
   /** @description Always free for so many minutes after a driver accepted, even if the driver has arrived */
   freeMinutes: number;
   /** @description Immediate rides, by rising minutes after a driver took it; free before the first */
   immediate: components["schemas"]["CancellationStage"][];
   /** @description Scheduled rides, by falling minutes before the start; free before the first */
   scheduled: components["schemas"]["CancellationStage"][];
   /** @description Of the price, once the driver has arrived */
   arrivedPercent: number;
   /** @description How long the driver waits for passengers */
   waitMinutes: number;
   /** @description Smallest group that the driver waits longer for */
   largeGroupSize: number;
   /** @description How long the driver waits for a large group */
   largeGroupWaitMinutes: number;
   /** @description Of the price, when nobody came */
   noShowPercent: number;
   /** @description The driver’s part of what is kept */
   driverPercent: number;
  };
  CancellationPolicyView: {
   id: number;
   /** @enum {string} */
   state: "past" | "current" | "coming";
   /** Format: date-time */
   validFrom: string;
   /**
    * Format: date-time
    * @description Null: until further notice
    */
   validUntil?: string | null;
   terms: components["schemas"]["CancellationPolicyTerms"];
   /** @description Rides that were booked under it */
   rides: number;
   /** @description The operator who added it; null: there from the beginning */
   createdBy?: string | null;
   /** Format: date-time */
   createdAt: string;
  };
  NewCancellationPolicy: {
   /**
    * Format: date-time
    * @description At least a minute ahead. In force until the version that comes next, if there is one
    */
   validFrom: string;
   terms: components["schemas"]["CancellationPolicyTerms"];
  };
  RefundView: {
   id: number;
   rideId: number;
   paymentId: number;
   payerId: number;
   amount: string;
   /** @enum {string} */
   reason: "driver_fault" | "service_problem" | "charged_wrongly" | "fraud" | "goodwill" | "collected_too_much" | "made_at_provider";
   /** @enum {string} */
   origin: "operator" | "system" | "provider";
   note?: string | null;
   /** @description The policy takes the driver’s part back */
   takesFromDriver: boolean;
   /** @description What the driver gave back of it */
   fromDriver: string;
   /** @enum {string} */
   state: "requested" | "pending" | "succeeded" | "failed";
   failure?: string | null;
   /** @description The provider's number */
   providerId?: string | null;
   /** @description The operator; null when none asked for it */
   requestedBy?: string | null;
   /** Format: date-time */
   requestedAt: string;
   /**
    * Format: date-time
    * @description When it succeeded, or failed
    */
   settledAt?: string | null;
  };
  RefundRequest: {
   paymentId: number;
   /** @description At most what was captured and is not refunded yet */
   amount: string;
   /** @enum {string} */
   reason: "driver_fault" | "service_problem" | "charged_wrongly" | "fraud" | "goodwill";
   /** @description For operators */
   note?: string | null;
  };
  CreditUse: {
   rideId: number;
   amount: string;
   /**
    * @description `reserved`: for a ride that is not over; `returned`: the rider has it back
    * @enum {string}
    */
   state: "reserved" | "used" | "returned";
   /** Format: date-time */
   at: string;
  };
  CreditView: {
   id: number;
   amount: string;
   /** @description What can be used */
   left: string;
   /** @description Set aside for rides that are not over */
   reserved: string;
   /** @enum {string} */
   state: "active" | "reserved" | "used" | "expired" | "revoked";
   reason: string;
   /** @description The ride that it is about */
   rideId?: number | null;
   /** Format: date-time */
   grantedAt: string;
   /** Format: date-time */
   expiresAt: string;
   /** @description Why operations took it back */
   revokedFor?: string | null;
   /** @description Oldest first */
   uses: components["schemas"]["CreditUse"][];
  };
  CreditsView: {
   /** @description What can be used now */
   balance: string;
   /** @description Set aside for rides that are not over */
   reserved: string;
   /** @description Newest first */
   credits: components["schemas"]["CreditView"][];
  };
  AdminCreditView: {
   id: number;
   amount: string;
   /** @description What can be used */
   left: string;
   /** @description Set aside for rides that are not over */
   reserved: string;
   /** @enum {string} */
   state: "active" | "reserved" | "used" | "expired" | "revoked";
   reason: string;
   /** @description The ride that it is about */
   rideId?: number | null;
   /** Format: date-time */
   grantedAt: string;
   /** Format: date-time */
   expiresAt: string;
   /** @description Why operations took it back */
   revokedFor?: string | null;
   /** @description Oldest first */
   uses: components["schemas"]["CreditUse"][];
   grantedBy: string;
   revokedBy?: string | null;
  };
  AdminCreditsView: {
   /** @description What can be used now */
   balance: string;
   /** @description Set aside for rides that are not over */
   reserved: string;
   /** @description Newest first */
   credits: components["schemas"]["AdminCreditView"][];
  };
  CreditGrant: {
   /** @description At least 0.01, at most 500.00 */
   amount: string;
   /** @description Told to the rider */
   reason: string;
   /** @description A ride of the rider that it is about */
   rideId?: number | null;
   /**
    * Format: date-time
    * @description A year from now if left out; at most three years
    */
   expiresAt?: string | null;
  };
  CreditReturn: {
   /** @description The ride that the credit paid for */
   rideId: number;
   /** @description Told to the rider */
   reason: string;
  };
  CreditRevocation: {
   /** @description Told to the rider */
   reason: string;
  };
  DebtView: {
   rideId: number;
   amount: string;
   /** @enum {string} */
   reason: "fee" | "fare" | "cash";
   /**
    * Format: date-time
    * @description When the ride ended
    */
   since: string;
   /** @description Where the ride went */
   dropoffLocation: string;
   /** @description A card is being charged for it now: there is nothing to do */
   onItsWay: boolean;
   /** @description Why the last card was refused */
   failureMessage?: string | null;
  };
  DebtClosing: {
   /** @description What you were shown that is owed; another amount is refused as amount_mismatch */
   amount: string;
   /** @enum {string} */
   how: "waived" | "paid_in_cash";
   /** @description Why; for operations */
   note: string;
  };
  ClosedDebt: {
   rideId: number;
   payerId: number;
   amount: string;
   /** @enum {string} */
   how: "waived" | "paid_in_cash";
  };
  ReceiptLine: {
   label: string;
   amount: string;
  };
  ReceiptCardPart: {
   /** @description e.g. Visa ending 4242 */
   method: string;
   amount: string;
  };
  ReceiptRefund: {
   amount: string;
   /** Format: date-time */
   at: string;
  };
  ReceiptView: {
   number: string;
   rideId: number;
   /** Format: date-time */
   issuedAt: string;
   pickupLocation: string;
   dropoffLocation: string;
   /**
    * Format: date-time
    * @description Start of a scheduled ride
    */
   scheduledAt?: string | null;
   /** @description Hours; null when the ride is not booked by the hour */
   hourlyDuration?: number | null;
   /** @description The whole ride’s price */
   ride: components["schemas"]["ReceiptLine"][];
   /** @description What of it is yours */
   yours: components["schemas"]["ReceiptLine"][];
   /** @description For the ride, without a tip */
   charged: string;
   /** @description e.g. Visa ending 4242, or cash */
   paymentMethod: string;
   /** @description What of it the driver received in cash; null when cards pay */
   cash?: string | null;
   /** @description What of a cash ride was paid by card since */
   byCard: components["schemas"]["ReceiptCardPart"][];
   /** @description What of it is still to be taken from your card, or to be paid */
   outstanding: string;
   /** @description What of it you need not pay: waived, or less than a card can be charged */
   waived: string;
   /** @description What you gave the driver besides */
   tip: string;
   /** @description Charged above the amount due at first; included in the refunds */
   overpayment: string;
   /** @description What has been given back to you */
   refunds: components["schemas"]["ReceiptRefund"][];
   /** @description What your bank has given back to you for us, after you disputed it */
   takenBack: components["schemas"]["ReceiptRefund"][];
   /** @description Charged, less what was waived; what was taken above it, and tip, less what was given back */
   net: string;
   amounts: components["schemas"]["RiderAmounts"];
  };
  HistoryItem: {
   id: number;
   rideId: number;
   /** @enum {string} */
   status: "completed" | "cancelled";
   /** @description What the ride cost you: your part of the fare, or the cancellation fee */
   amount: string;
   /** @description What of it, and of a tip, has been given back */
   refunded: string;
   amounts: components["schemas"]["RiderAmounts"];
   /** @enum {string} */
   paymentMethod: "card" | "cash" | "account";
   /**
    * Format: date-time
    * @description When it was completed or cancelled
    */
   completedAt: string;
   pickupLocation: string;
   dropoffLocation: string;
   pickup: components["schemas"]["Place"];
   destination: components["schemas"]["Place"];
   /** @enum {string} */
   rideType: "GroupX" | "GroupXL" | "GroupXXL" | "CharterBus" | "EventShuttle" | "PartyBus" | "GroupPool" | "CasinoShuttle" | "WineTour";
   groupSize: number;
   /** @description Of the whole ride, as booked */
   totalCost: string;
   /** @description First name; null when no driver had the ride at its end */
   driverName?: string | null;
  };
  RideTotals: {
   /** @description Completed rides */
   rides: number;
   /** @description What a seat in these rides cost less than riding alone, as far as it did */
   saved: string;
  };
  DisputeView: {
   /** @description The provider's number */
   id: string;
   rideId: number;
   paymentId: number;
   payerName: string;
   amount: string;
   /** @description What the provider took for it, and did not give back */
   fee: string;
   /** @description The bank's reason, the provider's word */
   reason: string;
   /** @enum {string} */
   state: "inquiry" | "needs_response" | "under_review" | "won" | "lost";
   /**
    * Format: date-time
    * @description Until when evidence is taken
    */
   evidenceDueAt?: string | null;
   /** Format: date-time */
   openedAt: string;
   /** Format: date-time */
   closedAt?: string | null;
  };
  EvidenceFileView: {
   /** @enum {string} */
   kind: "receipt" | "customer_communication" | "service_documentation" | "other";
   name: string;
   sizeBytes: number;
   uploadedBy: string;
   /** Format: date-time */
   uploadedAt: string;
  };
  DisputeCase: {
   /** @description The provider's number */
   id: string;
   rideId: number;
   paymentId: number;
   payerName: string;
   amount: string;
   /** @description What the provider took for it, and did not give back */
   fee: string;
   /** @description The bank's reason, the provider's word */
   reason: string;
   /** @enum {string} */
   state: "inquiry" | "needs_response" | "under_review" | "won" | "lost";
   /**
    * Format: date-time
    * @description Until when evidence is taken
    */
   evidenceDueAt?: string | null;
   /** Format: date-time */
   openedAt: string;
   /** Format: date-time */
   closedAt?: string | null;
   /**
    * @description given_elsewhere: at the payment provider’s own site
    * @enum {string}
    */
   evidenceState: "draft" | "submitting" | "submitted" | "given_elsewhere";
   /** @description Statement and files can be changed */
   canChange: boolean;
   /** @description Send it with a change; 0 while nothing is saved */
   version: number;
   /** @description What the bank is told; empty while nothing is saved */
   statement: string;
   /** @description What is recorded about the ride, to begin with */
   proposal: string;
   files: components["schemas"]["EvidenceFileView"][];
   savedBy?: string | null;
   /** Format: date-time */
   savedAt?: string | null;
   submittedBy?: string | null;
   /** Format: date-time */
   submittedAt?: string | null;
  };
  EvidenceDraft: {
   statement: string;
   /** @description The version that was read */
   version: number;
  };
  EvidenceSubmission: {
   /** @description The version that was read; another one is not submitted */
   version: number;
  };
  DocumentView: {
   id: number;
   /** @enum {string} */
   group: "license" | "registration" | "insurance" | "vehicle_photos";
   /** @enum {string} */
   state: "in_review" | "accepted" | "rejected";
   /** @description Why it was not accepted */
   reason?: string | null;
   /** @description Last day on which it is valid, YYYY-MM-DD */
   expiresOn?: string | null;
   /** @description That day has passed */
   isExpired: boolean;
   /** @enum {string} */
   fileType: "image/jpeg" | "application/pdf";
   sizeBytes: number;
   /** Format: date-time */
   uploadedAt: string;
   /** @description Address of the file, for the reader alone and for five minutes */
   url: string;
  };
  DriverDocuments: {
   documents: components["schemas"]["DocumentView"][];
   /** @description Groups without a document, or with only rejected and expired ones */
   missing: ("license" | "registration" | "insurance" | "vehicle_photos")[];
   /** @description Whether an application is approved only when each group has an accepted document */
   required: boolean;
  };
  DocumentReview: {
   /** @enum {string} */
   state: "accepted" | "rejected";
   /** @description Needed for a rejection; shown to the driver */
   reason?: string | null;
   /** @description Last day on which an accepted document is valid, if it states one */
   expiresOn?: string | null;
  };
  TipPreset: {
   /** @description Of what you were charged, or of the price of your seat when others paid it; null for the whole-dollar amounts of a small fare */
   percent?: number | null;
   amount: string;
  };
  GivenTip: {
   paymentId: number;
   amount: string;
   /**
    * @description authorized: on its way to the driver; captured: given
    * @enum {string}
    */
   state: "created" | "requires_action" | "failed" | "stored" | "authorized" | "captured" | "released";
   /** @description e.g. Visa ending 4242 */
   card?: string | null;
  };
  TipView: {
   mayTip: boolean;
   /**
    * Format: date-time
    * @description Until when a tip can be given
    */
   before?: string | null;
   presets: components["schemas"]["TipPreset"][];
   smallest: string;
   largest: string;
   /** @description Empty until you have given one */
   given: components["schemas"]["GivenTip"][];
  };
  TipRequest: {
   /** @description From 0.50 to 200.00 */
   amount: string;
  };
  ChargeRow: {
   paymentId: number;
   rideId: number;
   payerId: number;
   payerName: string;
   payerEmail: string;
   card?: string | null;
   /** @enum {string} */
   state: "created" | "requires_action" | "failed" | "stored" | "authorized" | "captured" | "released";
   held: string;
   captured: string;
   refunded: string;
   /**
    * Format: date-time
    * @description When it was captured, or else held or started
    */
   at: string;
  };
  ChargeList: {
   charges: components["schemas"]["ChargeRow"][];
   /** @description There are more: ask for less */
   more: boolean;
  };
  ChargeLine: {
   /** @enum {string} */
   about: "base" | "distance" | "service_fee" | "taxes" | "promotion" | "volume_discount" | "paid_by_member" | "seats_of_others" | "covered_by_organizer" | "rounding" | "cancellation_fee" | "no_show_fee" | "tip" | "paid_in_cash" | "on_account" | "credit" | "waived" | "not_collected" | "collected_too_much" | "taken_early";
   /** @description Below zero: taken off */
   amount: string;
   /** @description Who paid it; the code of a promotion */
   name?: string | null;
  };
  ChargedPayment: {
   id: number;
   /** @enum {string} */
   state: "created" | "requires_action" | "failed" | "stored" | "authorized" | "captured" | "released";
   /** @description e.g. Visa ending 4242 */
   card?: string | null;
   /** @description The provider's number */
   providerId?: string | null;
   held: string;
   captured: string;
   refunded: string;
   /** @description What can still be refunded */
   refundable: string;
   /** @description The payer's bank has taken it back, or may */
   disputed: boolean;
   /** Format: date-time */
   startedAt: string;
   /** Format: date-time */
   heldAt?: string | null;
   /** Format: date-time */
   capturedAt?: string | null;
   /** Format: date-time */
   releasedAt?: string | null;
  };
  ChargeExplanation: {
   payerId: number;
   payerName: string;
   payerEmail: string;
   isOrganizer: boolean;
   /** @description The ride is over and its money is booked */
   settled: boolean;
   /** @enum {string} */
   splitMode: "cover" | "sponsor" | "custom" | "pledge";
   groupSize: number;
   /** @description Price of the ride */
   rideTotal: string;
   /** @description Price of the own seat */
   seat?: string | null;
   /** @description By which rule a cancellation was charged */
   cancelRule?: string | null;
   lines: components["schemas"]["ChargeLine"][];
   captured: string;
   refunded: string;
   /** @description Taken back through the bank */
   disputed: string;
   /** @description Captured, less what went back */
   charged: string;
   /** @description What is still owed for the ride, by the books */
   owed: string;
   payments: components["schemas"]["ChargedPayment"][];
   refunds: components["schemas"]["RefundView"][];
  };
  ChargesOfRide: {
   rideId: number;
   /** @description The driver takes cash: nothing can be refunded to a card */
   cash: boolean;
   payers: components["schemas"]["ChargeExplanation"][];
  };
  ReconciliationRunView: {
   id: number;
   /**
    * @description looking_again: differences were found, which may be money on its way
    * @enum {string}
    */
   state: "running" | "looking_again" | "finished" | "failed";
   /** @description The operator who asked for it; null at night */
   startedBy?: string | null;
   /** Format: date-time */
   startedAt: string;
   /** Format: date-time */
   finishedAt?: string | null;
   /** @description Everything was compared, and not only what is new since the comparison before */
   whole: boolean;
   /**
    * Format: date-time
    * @description The provider’s records since then were read
    */
   since: string;
   /** @description Records of the provider that were read */
   records: number;
   /** @description Payments and payouts that were compared */
   compared: number;
   differences: number;
  };
  ReconciliationRequest: {
   /** @description Reads and compares everything since ever, in place of what is new since the last comparison */
   whole?: boolean | null;
  };
  MessageView: {
   id: number;
   /** @description Of your own messages */
   clientId?: string | null;
   /** @description First name */
   authorName: string;
   /** @enum {string} */
   author: "organizer" | "member" | "driver";
   isYou: boolean;
   /** @description Phone numbers and email addresses of others are masked; null for a quick reply */
   text?: string | null;
   quickReply?: ("im_here" | "on_my_way" | "running_late") | null;
   /** Format: date-time */
   sentAt: string;
  };
  MessageList: {
   /** @description Newest first */
   messages: components["schemas"]["MessageView"][];
   /** @description `before` of the next page; null on the last one */
   next?: number | null;
   /** @description How many messages of others you have not read */
   unread: number;
   /** @description You can write */
   isOpen: boolean;
   /**
    * Format: date-time
    * @description When it becomes read-only; null before the ride has ended
    */
   closesAt?: string | null;
  };
  NewMessage: {
   /** @description A UUID that the client makes; sent again with it, the message is stored once */
   clientId: string;
   /** @description Left out for a quick reply */
   text?: string | null;
   quickReply?: ("im_here" | "on_my_way" | "running_late") | null;
  };
  MessagesRead: {
   /** @description The newest one that you saw */
   through: number;
  };
  PersonNote: {
   id: number;
   text: string;
   authorName: string;
   /** @description You wrote it and may remove it */
   isYours: boolean;
   /** Format: date-time */
   createdAt: string;
  };
  NewPersonNote: {
   /** @description A UUID that the client makes; sent again with it, the note is stored once */
   clientId: string;
   text: string;
  };
  RoutePlanTotals: {
   vehicles: number;
   /** @description Seats of the vehicles that drive */
   seats: number;
   /** @description People who are served */
   people: number;
   /** @description People whom nobody serves */
   unservedPeople: number;
   meters: number;
   drivingSeconds: number;
   /** @description Whether every vehicle can drive its stops in this order */
   feasible: boolean;
  };
  RoutePlanSummary: {
   id: number;
   name: string;
   /** @description Day in the city */
   day: string;
   requests: number;
   vehicles: number;
   /** Format: date-time */
   changedAt: string;
   totals?: components["schemas"]["RoutePlanTotals"] | null;
   /** Format: date-time */
   publishedAt?: string | null;
  };
  RoutePlanVisit: {
   place: components["schemas"]["Place"];
   /** @description Earliest minute after midnight in the city; an early vehicle waits */
   from: number;
   /** @description Latest minute after midnight */
   to: number;
   /** @description Minutes that people need to get in or out */
   serviceMinutes: number;
  };
  RoutePlanRequest: {
   label: string;
   people: number;
   pickup?: components["schemas"]["RoutePlanVisit"] | null;
   dropoff?: components["schemas"]["RoutePlanVisit"] | null;
  };
  RoutePlanVehicle: {
   name: string;
   seats: number;
   start: components["schemas"]["Place"];
   end: components["schemas"]["Place"];
   /** @description Minute after midnight in the city when the shift begins */
   from: number;
   /** @description Minute when the vehicle is at its end at the latest */
   to: number;
  };
  NewRoutePlan: {
   name: string;
   /** @description Day in the city */
   day: string;
   requests: components["schemas"]["RoutePlanRequest"][];
   vehicles: components["schemas"]["RoutePlanVehicle"][];
  };
  TimedRouteStop: {
   /** @description Position of the request in the plan, from 0 */
   request: number;
   /** @enum {string} */
   kind: "pickup" | "dropoff";
   /** @description Seconds after the midnight in the city that the day begins with */
   arrivesAt: number;
   /** @description When people get in or out; later than the arrival when the vehicle waits */
   beginsAt: number;
   /** @description Seconds after the midnight in the city that the day begins with */
   leavesAt: number;
  };
  PlannedVehicleRoute: {
   vehicle: number;
   /** @description Seconds after the midnight in the city that the day begins with */
   leavesAt: number;
   /** @description Seconds after the midnight in the city that the day begins with */
   returnsAt: number;
   /** @description On roads, or in straight lines when `estimated` */
   meters: number;
   drivingSeconds: number;
   /** @description Encoded, precision 1e5 */
   polyline: string;
   stops: components["schemas"]["TimedRouteStop"][];
  };
  UnservedRequest: {
   request: number;
   /** @enum {string} */
   reason: "too_many_people" | "out_of_reach" | "vehicles_full" | "left_out";
  };
  RouteFault: {
   /** @enum {string} */
   code: "half_served" | "two_vehicles" | "dropped_off_first" | "after_window" | "too_many_people" | "after_shift";
   vehicle?: number | null;
   request?: number | null;
   kind?: ("pickup" | "dropoff") | null;
  };
  RoutePlanResult: {
   routes: components["schemas"]["PlannedVehicleRoute"][];
   unserved: components["schemas"]["UnservedRequest"][];
   /** @description Empty when the plan can be driven */
   faults: components["schemas"]["RouteFault"][];
   /** @description True when straight lines stand in for roads */
   estimated: boolean;
   totals: components["schemas"]["RoutePlanTotals"];
  };
  PublishedRide: {
   /** @description Position of the request in the plan */
   request: number;
   rideId: number;
   /** @enum {string} */
   status: "awaiting_payment" | "pending" | "confirmed" | "en_route" | "in_progress" | "completed" | "cancelled";
  };
  PublishedRun: {
   runId: number;
   /** @description Position of the vehicle in the plan */
   vehicle: number;
   /** @description Who drives now; null while nobody does */
   driverId?: number | null;
   driverName?: string | null;
   rides: components["schemas"]["PublishedRide"][];
  };
  PublishedRoutePlan: {
   /** Format: date-time */
   publishedAt: string;
   accountId: number;
   accountName: string;
   /** @description Event transport with which the account lists the rides */
   eventId: number;
   runs: components["schemas"]["PublishedRun"][];
  };
  RoutePlanView: {
   name: string;
   /** @description Day in the city */
   day: string;
   requests: components["schemas"]["RoutePlanRequest"][];
   vehicles: components["schemas"]["RoutePlanVehicle"][];
   id: number;
   revision: number;
   /** Format: date-time */
   changedAt: string;
   /** @description Null until the plan is solved or ordered by hand */
   result?: components["schemas"]["RoutePlanResult"] | null;
   /** @description Of the result before this one */
   previous?: components["schemas"]["RoutePlanTotals"] | null;
   /** @description Null until the plan is published */
   publication?: components["schemas"]["PublishedRoutePlan"] | null;
  };
  RoutePlanChange: {
   name: string;
   /** @description Day in the city */
   day: string;
   requests: components["schemas"]["RoutePlanRequest"][];
   vehicles: components["schemas"]["RoutePlanVehicle"][];
   /** @description Of the plan as you saw it */
   revision: number;
  };
  RoutePlanRevision: {
   /** @description Of the plan as you saw it */
   revision: number;
  };
  RoutePlanStop: {
   /** @description Position of the request in the plan, from 0 */
   request: number;
   /** @enum {string} */
   kind: "pickup" | "dropoff";
  };
  RoutePlanOrder: {
   /** @description Position of the vehicle in the plan, from 0 */
   vehicle: number;
   stops: components["schemas"]["RoutePlanStop"][];
  };
  RoutePlanOrders: {
   /** @description Of the plan as you saw it */
   revision: number;
   routes: components["schemas"]["RoutePlanOrder"][];
  };
  RoutePlanDriver: {
   driverId: number;
   name: string;
   vehicle: string;
   /** @enum {string} */
   vehicleClass: "car" | "van" | "minibus" | "shuttle" | "coach" | "party_bus";
   seats: number;
  };
  PublishedVehicle: {
   /** @description Position of a vehicle that drives, from 0 */
   vehicle: number;
   driverId: number;
   /**
    * @description Of its rides, for their price and for the class of the vehicle
    * @enum {string}
    */
   rideType: "GroupX" | "GroupXL" | "GroupXXL" | "CharterBus" | "EventShuttle" | "PartyBus" | "GroupPool" | "CasinoShuttle" | "WineTour";
  };
  PlannedPassenger: {
   /** @description Position of a served request, from 0 */
   request: number;
   passenger: components["schemas"]["Passenger"];
   /** @description On the invoice; the label of the request when left out */
   reference?: string | null;
  };
  RoutePlanPublication: {
   /** @description Of the plan as you saw it */
   revision: number;
   accountId: number;
   /** @description Code of a cost center of the account */
   costCenter?: string | null;
   /** @description Every vehicle that drives, once */
   vehicles: components["schemas"]["PublishedVehicle"][];
   /** @description Every served request, once */
   passengers: components["schemas"]["PlannedPassenger"][];
  };
  RoutePlanWithdrawal: {
   /** @description Of the plan as you saw it */
   revision: number;
   /** @description Passengers and drivers read it */
   reason: string;
  };
  SavedView: {
   id: number;
   name: string;
   /** @description Filters and order as the query of the page’s address, for example “state=blocked&order=name” */
   filters: string;
  };
  NewSavedView: {
   /** @enum {string} */
   list: "rides" | "riders" | "drivers";
   name: string;
   /** @description Filters and order as the query of the page’s address, for example “state=blocked&order=name” */
   filters: string;
  };
  SavedViewChange: {
   name?: string | null;
   /** @description Filters and order as the query of the page’s address, for example “state=blocked&order=name” */
   filters?: string | null;
  };
  SupportMessageView: {
   id: number;
   /** @description Of your own messages */
   clientId?: string | null;
   /** @description Written by operations */
   fromOperations: boolean;
   /** @description The person’s name; to them, operations have none */
   authorName: string;
   isYou: boolean;
   text: string;
   /** Format: date-time */
   sentAt: string;
  };
  SupportMessageList: {
   /** @description Newest first */
   messages: components["schemas"]["SupportMessageView"][];
   /** @description `before` of the next page; null on the last one */
   next?: number | null;
   /** @description How many messages of the other side are unread */
   unread: number;
  };
  NewSupportMessage: {
   /** @description A UUID that the client makes; sent again with it, the message is stored once */
   clientId: string;
   text: string;
  };
  SupportThreadView: {
   userId: number;
   userName: string;
   /** @description How many messages operations have not read */
   unread: number;
   lastText: string;
   /** Format: date-time */
   lastAt: string;
  };
  GivenReview: {
   rating: number;
   safety?: number | null;
   punctuality?: number | null;
   cleanliness?: number | null;
   communication?: number | null;
   comment?: string | null;
  };
  OwnReview: {
   mayReview: boolean;
   given?: components["schemas"]["GivenReview"] | null;
   /** @description What operations answered */
   reply?: string | null;
  };
  ReviewRequest: {
   rating: number;
   safety?: number | null;
   punctuality?: number | null;
   cleanliness?: number | null;
   communication?: number | null;
   comment?: string | null;
  };
  StarCount: {
   stars: number;
   count: number;
  };
  CategoryAverages: {
   safety?: number | null;
   punctuality?: number | null;
   cleanliness?: number | null;
   communication?: number | null;
  };
  DriverReview: {
   rating: number;
   safety?: number | null;
   punctuality?: number | null;
   cleanliness?: number | null;
   communication?: number | null;
   comment?: string | null;
   id: number;
   /** @description Month in the city, YYYY-MM */
   month: string;
  };
  DriverReviews: {
   count: number;
   /** @description Of the overall ratings, rounded to hundredths */
   average?: number | null;
   /** @description From five stars to one */
   stars: components["schemas"]["StarCount"][];
   categories: components["schemas"]["CategoryAverages"];
   /** @description Newest first */
   reviews: components["schemas"]["DriverReview"][];
   /** @description For `before`, when there are more */
   nextBefore?: number | null;
  };
  AdminReview: {
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
   /** Format: date-time */
   createdAt: string;
   reply?: string | null;
   /** Format: date-time */
   repliedAt?: string | null;
   repliedBy?: string | null;
   /**
    * Format: date-time
    * @description Hidden reviews do not count in the driver’s rating
    */
   hiddenAt?: string | null;
   hiddenBy?: string | null;
   hiddenReason?: string | null;
  };
  AdminReviewList: {
   reviews: components["schemas"]["AdminReview"][];
   /** @description For `before`, when there are more */
   nextBefore?: number | null;
  };
  ReviewSummary: {
   /** @description Of the overall ratings, rounded to hundredths */
   average?: number | null;
   one: number;
   two: number;
   three: number;
   four: number;
   five: number;
  };
  ReviewReply: {
   text: string;
  };
  ReviewHiding: {
   /** @description For the audit log; riders and drivers do not see it */
   reason: string;
  };
  SettleUpView: {
   userId: number;
   name: string;
   isYou: boolean;
   amount: string;
   /** @enum {string} */
   state: "open" | "sent" | "settled";
   /** @description Null until somebody says how */
   method?: ("venmo" | "cash") | null;
   /** @description Your payment in Venmo, while it is open and the organizer has Venmo */
   payLink?: string | null;
  };
  SettleUpList: {
   /** @description To the organizer everyone’s, to a member their own */
   settleUps: components["schemas"]["SettleUpView"][];
   /** @description The organizer has stored a Venmo username */
   acceptsVenmo: boolean;
  };
  SettleUpRequest: {
   /** @enum {string} */
   method: "venmo" | "cash";
   /** @description What you were shown; another amount is refused as amount_mismatch */
   amount: string;
  };
  VenmoAccount: {
   /** @description Without @; null when none is stored */
   username?: string | null;
  };
  VenmoAccountChange: {
   /** @description Null removes it */
   username?: string | null;
  };
  TripLinkView: {
   id: number;
   /** @description First name of who created it */
   createdBy: string;
   isYours: boolean;
   /** Format: date-time */
   createdAt: string;
  };
  NewTripLink: {
   id: number;
   /** @description First name of who created it */
   createdBy: string;
   isYours: boolean;
   /** Format: date-time */
   createdAt: string;
   /** @description Not stored, so it is not told again */
   url: string;
  };
  SharedTripRider: {
   firstName: string;
  };
  SharedTripCar: {
   /** @description First name */
   driverName: string;
   vehicle: string;
   licensePlate: string;
  };
  SharedTripView: {
   /** @enum {string} */
   state: "not_started" | "driver_coming" | "at_pickup" | "under_way" | "arrived" | "cancelled";
   /** @description First name of who shared the ride */
   sharedBy: string;
   riders: components["schemas"]["SharedTripRider"][];
   pickupLocation: string;
   dropoffLocation: string;
   pickup: components["schemas"]["Position"];
   destination: components["schemas"]["Position"];
   /** Format: date-time */
   scheduledAt?: string | null;
   car?: components["schemas"]["SharedTripCar"] | null;
   /** @description Where the car is, while a driver is on the road */
   track: components["schemas"]["TrackView"];
   /**
    * Format: date-time
    * @description When the ride ended
    */
   endedAt?: string | null;
   /**
    * Format: date-time
    * @description When the link stops working
    */
   expiresAt?: string | null;
  };
  AssemblyMember: {
   /** @description The seat’s id */
   memberId: number;
   firstName: string;
   isYou: boolean;
   isOrganizer: boolean;
   /** @enum {string} */
   place: "unknown" | "on_the_way" | "at_pickup" | "aboard" | "no_show";
   /** @description Minutes to the pickup, on foot if that is near and by road otherwise */
   minutes?: number | null;
   /**
    * Format: date-time
    * @description When the position was received
    */
   seenAt?: string | null;
   /**
    * @description Answer to the last ready check
    * @enum {string}
    */
   ready: "none" | "ready" | "not_ready";
   /**
    * Format: date-time
    * @description When the organizer may remind them again; null: now
    */
   nudgeAgainAt?: string | null;
  };
  ReadyCheckView: {
   id: number;
   /** Format: date-time */
   askedAt: string;
   /**
    * Format: date-time
    * @description When the organizer may ask again
    */
   askAgainAt: string;
  };
  AssemblyView: {
   members: components["schemas"]["AssemblyMember"][];
   /** @description Seats that nobody has taken */
   emptySeats: number;
   check?: components["schemas"]["ReadyCheckView"] | null;
  };
  MeetingPointMember: {
   /** @description The seat’s id */
   memberId: number;
   firstName: string;
   isYou: boolean;
   /** @description Minutes on foot to the suggested place, or to the pickup without one */
   minutes: number;
   /** @description Minutes on foot to the current pickup */
   minutesToPickup: number;
  };
  MeetingPointView: {
   /** @description Null without a suggestion; `reason` says why */
   place?: components["schemas"]["Place"] | null;
   reason?: ("share_your_position" | "too_few_positions" | "pickup_is_best") | null;
   /** @description Members who share their position */
   members: components["schemas"]["MeetingPointMember"][];
   /** @description Minutes that everyone walks together */
   totalMinutes: number;
   /** @description The same to the current pickup */
   totalMinutesToPickup: number;
  };
  ReadyAnswerForm: {
   checkId: number;
   ready: boolean;
  };
  EmergencyContactView: {
   id: number;
   name: string;
   /** @description Ten digits */
   phone?: string | null;
   email?: string | null;
  };
  EmergencyContactForm: {
   name: string;
   /** @description US number; phone or email is needed */
   phone?: string | null;
   /** Format: email */
   email?: string | null;
  };
  SosView: {
   /**
    * Format: date-time
    * @description When you asked for help; null when you have not, or said you are safe
    */
   askedAt?: string | null;
   /** @description How many emergency contacts you have */
   contacts: number;
  };
  SosForm: {
   /** @description Where you are, if the device knows */
   position?: components["schemas"]["Position"] | null;
  };
  SafetyCheckView: {
   id: number;
   /** @enum {string} */
   cause: "deviation" | "long_stop";
   /** Format: date-time */
   askedAt: string;
  };
  SafetyAnswerForm: {
   /** @enum {string} */
   answer: "ok" | "help";
  };
  EarningView: {
   rideId?: number | null;
   label: string;
   amount: string;
   /** Format: date-time */
   at: string;
  };
  EarningsView: {
   today: string;
   /** @description Since Monday, city time */
   thisWeek: string;
   /** @description Owed to the driver and not paid out; below zero when cash taken exceeds earnings */
   balance: string;
   tripsThisWeek: number;
   recent: components["schemas"]["EarningView"][];
  };
  StatementDay: {
   /** @description YYYY-MM-DD in the city */
   date: string;
   /** @description Trips that earned a fare */
   trips: number;
   earned: string;
   cash: string;
  };
  StatementLine: {
   /** @description What it is, a word of the ledger: fare, tip, cash, payout, … */
   kind: string;
   /** @description Above zero: for the driver */
   amount: string;
   /** Format: date-time */
   at: string;
  };
  StatementRide: {
   rideId: number;
   /** @description Day of its first line, YYYY-MM-DD in the city */
   date: string;
   /** @description Fare before the commission; null when the week has no fare of this ride */
   fare?: string | null;
   /** @description Below zero: what GroupRide kept of the fare */
   commission?: string | null;
   /** @description What the ride has earned the driver */
   earned: string;
   /** @description Cash that the driver took, which is counted against it */
   cash: string;
   lines: components["schemas"]["StatementLine"][];
  };
  StatementView: {
   /** @description Monday, YYYY-MM-DD */
   from: string;
   /** @description Sunday, YYYY-MM-DD */
   to: string;
   /** @description Owed when the week began */
   opening: string;
   earned: string;
   cash: string;
   /** @description Paid out, fees included, less what came back */
   paidOut: string;
   /** @description Owed when the week ended, or now */
   closing: string;
   /** @description The week is not over */
   running: boolean;
   /** @description From Monday to Sunday */
   days: components["schemas"]["StatementDay"][];
   rides: components["schemas"]["StatementRide"][];
   /** @description What belongs to no ride */
   others: components["schemas"]["StatementLine"][];
  };
  TaxMonth: {
   /** @description Trips that earned a fare */
   trips: number;
   /** @description Miles driven on these trips, from start to end. A trip whose positions have a gap of more than two minutes counts with its planned miles */
   miles: number;
   /** @description Trips whose planned miles count */
   plannedTrips: number;
   /** @description Fares before the commission, without service fee and taxes */
   fares: string;
   /** @description Below zero: what GroupRide kept of the fares */
   commission: string;
   tips: string;
   /** @description For cancellations and no-shows */
   fees: string;
   /** @description Below zero: taken back after refunds */
   reversals: string;
   /** @description Sum of the above */
   earned: string;
   /** @description Part of it that riders paid in cash, also tax and service fee that were collected */
   cash: string;
   /** @description Below zero: fees of instant payouts */
   payoutFees: string;
   /** @description Sent to the bank, less what came back */
   payouts: string;
   /** @description YYYY-MM */
   month: string;
  };
  TaxFigures: {
   /** @description Trips that earned a fare */
   trips: number;
   /** @description Miles driven on these trips, from start to end. A trip whose positions have a gap of more than two minutes counts with its planned miles */
   miles: number;
   /** @description Trips whose planned miles count */
   plannedTrips: number;
   /** @description Fares before the commission, without service fee and taxes */
   fares: string;
   /** @description Below zero: what GroupRide kept of the fares */
   commission: string;
   tips: string;
   /** @description For cancellations and no-shows */
   fees: string;
   /** @description Below zero: taken back after refunds */
   reversals: string;
   /** @description Sum of the above */
   earned: string;
   /** @description Part of it that riders paid in cash, also tax and service fee that were collected */
   cash: string;
   /** @description Below zero: fees of instant payouts */
   payoutFees: string;
   /** @description Sent to the bank, less what came back */
   payouts: string;
  };
  TaxSummary: {
   year: number;
   /** @description The year is not over */
   running: boolean;
   /** @description From January on, up to this month */
   months: components["schemas"]["TaxMonth"][];
   total: components["schemas"]["TaxFigures"];
  };
  AdminRideRow: {
   id: number;
   /** @enum {string} */
   status: "awaiting_payment" | "pending" | "confirmed" | "en_route" | "in_progress" | "completed" | "cancelled";
   riderName: string;
   pickupLocation: string;
   dropoffLocation: string;
   rideType: string;
   groupSize: number;
   /** Format: date-time */
   scheduledAt?: string | null;
   /** @description Hours; null when the ride is not booked by the hour */
   hourlyDuration?: number | null;
   totalCost: string;
   costPerPerson: string;
   driverId?: number | null;
   driverName?: string | null;
   /** Format: date-time */
   createdAt: string;
  };
  AdminRideList: {
   rides: components["schemas"]["AdminRideRow"][];
   nextCursor?: string | null;
   /** @description Name of the person whose rides these are, when asked for one */
   riderName?: string | null;
   driverName?: string | null;
  };
  RideContact: {
   /** @description The account, for the support chat */
   userId: number;
   /** @description Set for the driver */
   driverId?: number | null;
   name: string;
   phone?: string | null;
   /** @description The driver’s vehicle */
   vehicle?: string | null;
   /** @description The driver’s plate */
   licensePlate?: string | null;
   /**
    * Format: date-time
    * @description When the driver’s device was last heard of
    */
   lastSeenAt?: string | null;
  };
  AdminPaymentView: {
   id: number;
   rideId: number;
   /**
    * @description For the whole ride, for one seat, a tip, or what is still owed after the ride. An overpayment is refunded
    * @enum {string}
    */
   purpose: "ride" | "share" | "tip" | "debt" | "overpayment";
   amount: string;
   captured: string;
   /** @description What a hold increase is asked for, which you have still to confirm; until then everything is as it was */
   risesTo?: string | null;
   /** @enum {string} */
   state: "created" | "requires_action" | "failed" | "stored" | "authorized" | "captured" | "released";
   /** @description e.g. Visa ending 4242 */
   card?: string | null;
   /** @description The provider's reason */
   failureCode?: string | null;
   failureMessage?: string | null;
   /**
    * Format: date-time
    * @description When a saved card will be held
    */
   authorizeAt?: string | null;
   /**
    * Format: date-time
    * @description Deadline to replace a hold that was declined or is about to expire
    */
   recoverBefore?: string | null;
   /**
    * Format: date-time
    * @description When the bank gives the hold back
    */
   captureBefore?: string | null;
   payerId: number;
   payerName?: string | null;
  };
  RideAccountCharge: {
   accountId: number;
   accountName: string;
   /** @enum {string} */
   state: "reserved" | "charged" | "released";
   /** @description Null until it is charged */
   kind?: ("fare" | "cancellation_fee" | "no_show_fee") | null;
   /** @description Code of the cost center */
   costCenter?: string | null;
   reference?: string | null;
   /** @description The event transport that the ride belongs to */
   eventId?: number | null;
   /** @description Name of the event */
   eventName?: string | null;
   /** @description What is reserved or charged; 0.00 once it is released */
   amount: string;
   /** @description Volume discount that was taken off before */
   discount: string;
   /** @description Sum of its credits */
   credited: string;
   /** @description Percentage of that discount; null without one */
   discountPercent?: number | null;
   /**
    * Format: date-time
    * @description When it was charged or released
    */
   settledAt?: string | null;
   invoiceId?: number | null;
   invoiceNumber?: string | null;
  };
  LedgerEntryView: {
   transactionId: number;
   kind: string;
   /** @description e.g. rider:12, driver:3, provider:clearing */
   account: string;
   /** @description Name of the account’s person or business */
   accountName?: string | null;
   /** @description Debit above zero, credit below */
   amount: string;
   /** Format: date-time */
   at: string;
  };
  OfferRow: {
   driverId: number;
   driverName: string;
   status: string;
   /** Format: date-time */
   createdAt: string;
  };
  AdminRideView: {
   ride: components["schemas"]["RideView"];
   driverName?: string | null;
   members: components["schemas"]["MemberView"][];
   /** @description The driver and everyone with a seat */
   contacts: components["schemas"]["RideContact"][];
   events: components["schemas"]["RideEventView"][];
   payments: components["schemas"]["AdminPaymentView"][];
   /** @description When a business account pays */
   accountCharge?: components["schemas"]["RideAccountCharge"] | null;
   ledger: components["schemas"]["LedgerEntryView"][];
   offers: components["schemas"]["OfferRow"][];
   /** @description Every ledger transaction of the ride sums to zero */
   balanced: boolean;
  };
  ApplicationStatusChange: {
   /** @enum {string} */
   applicationStatus: "applied" | "approved" | "rejected" | "suspended";
   /** @description Shown and mailed to the driver. Required to reject or suspend */
   reason?: string | null;
   /** @description What happens to the ride under way of a suspended driver. Required when there is one */
   activeRide?: ("finish" | "hand_over") | null;
  };
  AdminDriverView: {
   id: number;
   /** @description The person who drives */
   userId: number;
   name: string;
   phone?: string | null;
   vehicle: string;
   licensePlate: string;
   seats: number;
   /** @enum {string} */
   vehicleClass: "car" | "van" | "minibus" | "shuttle" | "coach" | "party_bus";
   rating: string;
   /** @description Fewer than three ratings: show “New” instead of the rating */
   isNew: boolean;
   totalTrips: number;
   isOnline: boolean;
   /** @enum {string} */
   applicationStatus: "applied" | "approved" | "rejected" | "suspended";
   /** @description Earned so far, from the ledger */
   earnings: string;
   /** @description Documents that wait for a review */
   documentsInReview: number;
   /** @description Day on which the first accepted document expires */
   documentsExpireOn?: string | null;
   activeRideId?: number | null;
   /** @description Of the active ride */
   activeRideStatus?: ("awaiting_payment" | "pending" | "confirmed" | "en_route" | "in_progress" | "completed" | "cancelled") | null;
   email?: string | null;
   /** @description Why the driver was rejected or suspended */
   applicationReason?: string | null;
   /** @description Ratings that count */
   ratingCount: number;
   /**
    * Format: date-time
    * @description When the device last answered
    */
   lastSeenAt?: string | null;
   /**
    * Format: date-time
    * @description When the account was created
    */
   createdAt: string;
  };
  AuditRow: {
   id: number;
   actorId: number;
   actorName: string;
   action: string;
   subject: string;
   data: {
    [key: string]: unknown;
   };
   /** Format: date-time */
   at: string;
  };
  AdminRiderRow: {
   id: number;
   name: string;
   /** @description Null for somebody who deleted the account */
   email?: string | null;
   phone?: string | null;
   phoneVerified: boolean;
   /** @enum {string} */
   state: "active" | "blocked" | "guest" | "deleted";
   language: string;
   /** @description As a driver */
   driverId?: number | null;
   /** @description Rides with a seat of theirs */
   rides: number;
   /**
    * Format: date-time
    * @description When the last of them was booked
    */
   lastRideAt?: string | null;
   /** Format: date-time */
   createdAt: string;
  };
  AdminRiderList: {
   riders: components["schemas"]["AdminRiderRow"][];
   nextCursor?: string | null;
  };
  AdminDriverRow: {
   id: number;
   /** @description The person who drives */
   userId: number;
   name: string;
   phone?: string | null;
   vehicle: string;
   licensePlate: string;
   seats: number;
   /** @enum {string} */
   vehicleClass: "car" | "van" | "minibus" | "shuttle" | "coach" | "party_bus";
   rating: string;
   /** @description Fewer than three ratings: show “New” instead of the rating */
   isNew: boolean;
   totalTrips: number;
   isOnline: boolean;
   /** @enum {string} */
   applicationStatus: "applied" | "approved" | "rejected" | "suspended";
   /** @description Earned so far, from the ledger */
   earnings: string;
   /** @description Documents that wait for a review */
   documentsInReview: number;
   /** @description Day on which the first accepted document expires */
   documentsExpireOn?: string | null;
   activeRideId?: number | null;
   /** @description Of the active ride */
   activeRideStatus?: ("awaiting_payment" | "pending" | "confirmed" | "en_route" | "in_progress" | "completed" | "cancelled") | null;
  };
  AdminDriverList: {
   drivers: components["schemas"]["AdminDriverRow"][];
   nextCursor?: string | null;
  };
  RiderBlock: {
   reason: string;
   /** Format: date-time */
   at: string;
   by: string;
  };
  AdminRiderView: {
   id: number;
   name: string;
   /** @description Null for somebody who deleted the account */
   email?: string | null;
   phone?: string | null;
   phoneVerified: boolean;
   /** @enum {string} */
   state: "active" | "blocked" | "guest" | "deleted";
   language: string;
   /** @description As a driver */
   driverId?: number | null;
   /** @description Rides with a seat of theirs */
   rides: number;
   /**
    * Format: date-time
    * @description When the last of them was booked
    */
   lastRideAt?: string | null;
   /** Format: date-time */
   createdAt: string;
   emailVerified: boolean;
   /** @description The one ride of a guest */
   guestRideId?: number | null;
   block?: components["schemas"]["RiderBlock"] | null;
   /** @description An operator cannot be blocked */
   isOperator: boolean;
   /** @description Of their rides */
   completed: number;
   /** @description Of their rides */
   cancelled: number;
   /** @description Rides to which they did not come */
   noShows: number;
   /** @description Captured from their cards, less what was refunded */
   charged: string;
  };
  RiderPaymentRow: {
   id: number;
   rideId: number;
   /** @enum {string} */
   purpose: "ride" | "share" | "tip" | "debt" | "overpayment";
   /** @enum {string} */
   state: "created" | "requires_action" | "failed" | "stored" | "authorized" | "captured" | "released";
   amount: string;
   captured: string;
   refunded: string;
   /** @description e.g. Visa ending 4242 */
   card?: string | null;
   /** @description The provider’s reason */
   failureMessage?: string | null;
   /** Format: date-time */
   createdAt: string;
  };
  RiderPaymentList: {
   /** @description Newest first */
   payments: components["schemas"]["RiderPaymentRow"][];
   nextCursor?: string | null;
  };
  FoundRide: {
   id: number;
   /** @enum {string} */
   status: "awaiting_payment" | "pending" | "confirmed" | "en_route" | "in_progress" | "completed" | "cancelled";
   riderName: string;
   pickupLocation: string;
   dropoffLocation: string;
  };
  FoundPerson: {
   id: number;
   name: string;
   email: string;
   phone?: string | null;
   /** @description A guest of one ride, without an account */
   guest: boolean;
   /** @description Rides that they organized or have a seat in */
   rides: number;
  };
  FoundDriver: {
   id: number;
   name: string;
   phone?: string | null;
   vehicle: string;
   licensePlate: string;
   /** @enum {string} */
   applicationStatus: "applied" | "approved" | "rejected" | "suspended";
  };
  FoundPayment: {
   id: number;
   rideId: number;
   payerName: string;
   amount: string;
   /** @enum {string} */
   state: "created" | "requires_action" | "failed" | "stored" | "authorized" | "captured" | "released";
  };
  FoundReceipt: {
   number: string;
   rideId: number;
   payerName: string;
   charged: string;
   /** Format: date-time */
   issuedAt: string;
  };
  AdminSearchResults: {
   rides: components["schemas"]["FoundRide"][];
   people: components["schemas"]["FoundPerson"][];
   drivers: components["schemas"]["FoundDriver"][];
   payments: components["schemas"]["FoundPayment"][];
   receipts: components["schemas"]["FoundReceipt"][];
  };
  MapRide: {
   id: number;
   /** @enum {string} */
   status: "awaiting_payment" | "pending" | "confirmed" | "en_route" | "in_progress" | "completed" | "cancelled";
   pickup: components["schemas"]["Position"];
   destination: components["schemas"]["Position"];
   pickupLocation: string;
   dropoffLocation: string;
   driverId?: number | null;
  };
  MapDriver: {
   id: number;
   name: string;
   position: components["schemas"]["Position"];
   /** @description Degrees clockwise from north */
   heading?: number | null;
   /**
    * Format: date-time
    * @description When the driver was last heard of
    */
   seenAt?: string | null;
   /** @description The ride that they drive now */
   activeRideId?: number | null;
  };
  OperationsMapView: {
   rides: components["schemas"]["MapRide"][];
   drivers: components["schemas"]["MapDriver"][];
  };
  PeriodFigures: {
   /** @description Rides requested */
   totalRides: number;
   /** @description Rides completed */
   completedRides: number;
   /** @description Rides cancelled after they had begun to look for a driver */
   cancelledRides: number;
   /** @description Drivers who completed a ride */
   activeDrivers: number;
   /** @description People aboard completed rides: members with a seat who were not marked as no-shows */
   totalPassengers: number;
   /** @description Totals of the completed rides, before refunds and without tips */
   revenue: string;
   /** @description completedRides / (completedRides + cancelledRides), 0 to 1 */
   completionRate?: number | null;
   /** @description Median minutes from request to a driver, of rides for now that found their driver in the period */
   responseTime?: number | null;
   /** @description Of the reviews given in the period, without hidden ones */
   averageRating?: number | null;
   /** @description Kilograms of CO2 that the passengers of completed rides would have emitted in a car each, less what the shared vehicle emitted on the same miles. 400 grams per mile for a car (EPA-420-F-23-014); for larger vehicles, 8,887 grams per gallon of gasoline (EPA) at the average fuel economy of their category (U.S. DOE, AFDC). Below zero when the shared vehicles emitted more */
   carbonSaved: number;
  };
  MetricsView: {
   /** @description Rides requested */
   totalRides: number;
   /** @description Rides completed */
   completedRides: number;
   /** @description Rides cancelled after they had begun to look for a driver */
   cancelledRides: number;
   /** @description Drivers who completed a ride */
   activeDrivers: number;
   /** @description People aboard completed rides: members with a seat who were not marked as no-shows */
   totalPassengers: number;
   /** @description Totals of the completed rides, before refunds and without tips */
   revenue: string;
   /** @description completedRides / (completedRides + cancelledRides), 0 to 1 */
   completionRate?: number | null;
   /** @description Median minutes from request to a driver, of rides for now that found their driver in the period */
   responseTime?: number | null;
   /** @description Of the reviews given in the period, without hidden ones */
   averageRating?: number | null;
   /** @description Kilograms of CO2 that the passengers of completed rides would have emitted in a car each, less what the shared vehicle emitted on the same miles. 400 grams per mile for a car (EPA-420-F-23-014); for larger vehicles, 8,887 grams per gallon of gasoline (EPA) at the average fuel economy of their category (U.S. DOE, AFDC). Below zero when the shared vehicles emitted more */
   carbonSaved: number;
   /** @description First day of the period, in the city’s time zone */
   from: string;
   /** @description Last day of the period */
   to: string;
   /**
    * Format: date-time
    * @description Start of the period before, which is as long
    */
   previousStart: string;
   /**
    * Format: date-time
    * @description End of the period before, not part of it
    */
   previousEnd: string;
   /** @description The period before */
   previous: components["schemas"]["PeriodFigures"];
   /** @description Rides that wait for a driver now */
   pendingRides: number;
   /** @description Drivers who are online now */
   driversOnline: number;
  };
  MetricsDay: {
   day: string;
   totalRides: number;
   completedRides: number;
   revenue: string;
   /** @description Median minutes */
   responseTime?: number | null;
   activeDrivers: number;
  };
  MetricsDays: {
   /** @description Every day of the period, oldest first */
   days: components["schemas"]["MetricsDay"][];
  };
  FieldProblem: {
   /** @description Path of the field, e.g. pickup.lat */
   field: string;
   /** @description Which rule it breaks */
   code: string;
   message: string;
  };
  Problem: {
   /** @description URI reference of the kind of problem */
   type: string;
   title: string;
   status: number;
   code: string;
   /** @description What is wrong and what to do */
   detail: string;
   requestId?: string | null;
   errors?: components["schemas"]["FieldProblem"][] | null;
   extra?: {
    [key: string]: unknown;
   } | null;
  };
 };
 responses: {
  /** @description Bad request: `malformed_request`, `version_not_served` */
  MalformedRequestOrVersionNotServed: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Too large: `payload_too_large` */
  PayloadTooLarge: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Too many requests: `too_many_requests` */
  TooManyRequests: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Bad request: `malformed_request` */
  MalformedRequest: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Bad request: `validation_failed`, `malformed_request`, `version_not_served` */
  ValidationFailedOrMalformedRequestOrVersionNotServed: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Not signed in: `not_signed_in`, `token_invalid`, `token_expired`, `token_revoked` */
  NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Not allowed: `second_factor_required`, `scope_missing`, `forbidden`, `role_not_allowed` */
  SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Not allowed: `second_factor_required`, `scope_missing`, `forbidden`, `role_not_allowed`, `origin_refused` */
  SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Unsupported media type: `unsupported_media_type` */
  UnsupportedMediaType: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Not allowed: `second_factor_required`, `token_not_allowed`, `forbidden`, `role_not_allowed` */
  SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowed: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Not allowed: `second_factor_required`, `token_not_allowed`, `forbidden`, `role_not_allowed`, `origin_refused` */
  SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowedOrOriginRefused: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Not signed in: `token_invalid`, `token_expired`, `token_revoked` */
  TokenInvalidOrTokenExpiredOrTokenRevoked: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Not allowed: `token_not_allowed`, `origin_refused` */
  TokenNotAllowedOrOriginRefused: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Not allowed: `token_not_allowed`, `guest_not_allowed` */
  TokenNotAllowedOrGuestNotAllowed: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Not allowed: `token_not_allowed`, `origin_refused`, `guest_not_allowed` */
  TokenNotAllowedOrOriginRefusedOrGuestNotAllowed: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Not allowed: `scope_missing` */
  ScopeMissing: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Not allowed: `token_not_allowed` */
  TokenNotAllowed: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Not allowed: `scope_missing`, `origin_refused`, `guest_not_allowed` */
  ScopeMissingOrOriginRefusedOrGuestNotAllowed: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Not allowed: `scope_missing`, `guest_not_allowed` */
  ScopeMissingOrGuestNotAllowed: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Not allowed: `scope_missing`, `origin_refused` */
  ScopeMissingOrOriginRefused: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Not allowed: `scope_missing`, `forbidden`, `guest_not_allowed` */
  ScopeMissingOrForbiddenOrGuestNotAllowed: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Not allowed: `scope_missing`, `forbidden`, `origin_refused`, `guest_not_allowed` */
  ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Not found: `not_found` */
  NotFound: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Not possible now: `idempotency_key_reused` */
  IdempotencyKeyReused: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Not allowed: `token_not_allowed`, `forbidden`, `origin_refused`, `guest_not_allowed` */
  TokenNotAllowedOrForbiddenOrOriginRefusedOrGuestNotAllowed: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Bad request: `validation_failed`, `malformed_request`, `webhook_signature_invalid` */
  ValidationFailedOrMalformedRequestOrWebhookSignatureInvalid: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
  /** @description Refused, see `code` */
  Refused: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/problem+json": components["schemas"]["Problem"];
   };
  };
 };
 parameters: never;
 requestBodies: never;
 headers: never;
 pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
 getConfig: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What a browser needs to know before it starts */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "city": {
      *         "name": "Charlotte, NC",
      *         "timeZone": "America/New_York",
      *         "center": {
      *           "lat": 35.2271,
      *           "lng": -80.8431
      *         },
      *         "radiusMiles": 80,
      *         "map": {
      *           "version": 1,
      *           "tilesUrl": "/api/tiles/{z}/{x}/{y}.mvt?city=1",
      *           "minZoom": 6,
      *           "maxZoom": 15,
      *           "bounds": {
      *             "west": -81.221418659,
      *             "south": 34.897308311,
      *             "east": -80.520872593,
      *             "north": 36.255
      *           },
      *           "attribution": "GroupRide sketch of Charlotte, not survey data",
      *           "sketch": true
      *         }
      *       },
      *       "paymentPublishableKey": "xx_xxxx_xxxxxxx0000x00x0x0000xx00x00xx0x0x0x00x",
      *       "paymentScriptUrl": "http://localhost:3000/js/v3",
      *       "paymentMethods": [
      *         "card"
      *       ],
      *       "demoTools": false,
      *       "outboxUrl": "/api/dev/mail",
      *       "supportPhone": null,
      *       "supportEmail": null,
      *       "riderWebUrl": "http://localhost:3000",
      *       "driverWebUrl": "http://localhost:3000",
      *       "adminWebUrl": "http://localhost:3000",
      *       "mapboxToken": "pk.public",
      *       "features": {
      *         "scheduledRides": true,
      *         "cashPayments": true,
      *         "guestJoins": true,
      *         "driverApplications": true,
      *         "driverPayouts": true
      *       }
      *     }
      */
     "application/json": components["schemas"]["ClientConfig"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getHealth: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The process runs */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "status": "ok"
      *     }
      */
     "application/json": components["schemas"]["Health"];
    };
   };
   400: components["responses"]["MalformedRequest"];
   413: components["responses"]["PayloadTooLarge"];
   default: components["responses"]["Refused"];
  };
 };
 getReadiness: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The process can do its work: the database answers */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "status": "degraded"
      *     }
      */
     "application/json": components["schemas"]["Health"];
    };
   };
   400: components["responses"]["MalformedRequest"];
   413: components["responses"]["PayloadTooLarge"];
   default: components["responses"]["Refused"];
  };
 };
 getLegalText: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    document: "terms" | "privacy";
    language: "en" | "es";
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Terms of Service or Privacy Policy as operations worded them */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LegalTextView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getSettingHistory: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    kind: "service_area" | "features" | "legal_texts" | "support_replies";
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Every version of a setting, with who saved it and why */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["SettingHistory"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 saveSetting: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    kind: "service_area" | "features" | "legal_texts" | "support_replies";
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["NewSettingVersion"];
   };
  };
  responses: {
   /** @description Saves a version of a setting, which applies at once */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["SettingHistory"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 restoreSetting: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    kind: "service_area" | "features" | "legal_texts" | "support_replies";
    /** @description 0: what applied before the first version */
    versionId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SettingRestoration"];
   };
  };
  responses: {
   /** @description Makes an earlier version of a setting apply again, as a new version */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["SettingHistory"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listOperators: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Who may sign in to operations, by name */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "name": "Nora New",
      *         "email": "nora@example.test",
      *         "role": "dispatcher",
      *         "isFixed": false,
      *         "lastSignedInAt": "2026-05-01T12:05:00.000Z"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["OperatorView"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 inviteOperator: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "name": "Ivo",
     *       "email": "ivo@example.test",
     *       "role": "viewer"
     *     }
     */
    "application/json": components["schemas"]["OperatorInvitation"];
   };
  };
  responses: {
   /** @description Gives somebody access to operations and tells them by email */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Ivo",
      *       "email": "ivo@example.test",
      *       "role": "viewer",
      *       "isFixed": false,
      *       "lastSignedInAt": null
      *     }
      */
     "application/json": components["schemas"]["OperatorView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 removeOperator: {
  parameters: {
   query: {
    /** @description The role that the operator has */
    expectedRole: "viewer" | "support" | "dispatcher" | "finance" | "administrator";
   };
   header?: never;
   path: {
    userId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Ends an operator’s access and sessions in operations; their account stays */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 changeOperatorRole: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    userId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "role": "dispatcher",
     *       "expectedRole": "support"
     *     }
     */
    "application/json": components["schemas"]["OperatorRoleChange"];
   };
  };
  responses: {
   /** @description Gives an operator another role, at once */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Otis dispatcher",
      *       "email": "p00052@example.test",
      *       "role": "viewer",
      *       "isFixed": false,
      *       "lastSignedInAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["OperatorView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getSignInSecurity: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description How you sign in */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "authenticator": {
      *         "addedAt": "2026-05-01T12:00:00.000Z",
      *         "lastUsedAt": "2026-05-01T12:01:00.000Z"
      *       },
      *       "recoveryCodesLeft": 10,
      *       "textCodes": true
      *     }
      */
     "application/json": components["schemas"]["SignInSecurity"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 confirmAuthenticator: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "token": "-xxxxx0_0x0xxxxxxxxxx0xxxxx-xxxxxxxxxxx0xx0xxxxx0x000xx0xx0x_xxxxxxxxxx0xxxxxx0xx0xxxxxxxxxx0xxxxxxxxxxxxxxxx0xxxxxxxx0xxxx0000xxx",
     *       "code": "717921"
     *     }
     */
    "application/json": components["schemas"]["AuthenticatorConfirmation"];
   };
  };
  responses: {
   /** @description Stores the authenticator app; answers recovery codes once when none are left */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "codes": [
      *         {
      *           "code": "4S75Q-W98C9"
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["RecoveryCodes"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 prepareAuthenticator: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Begins to set up an authenticator app; nothing changes before its first code is sent */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "uri": "otpauth://totp/GroupRide%20Operations:ops%40example.test?secret=00x0xx0xxxxxxxxxx0xxxxxxx0xxxxxx&issuer=GroupRide%20Operations",
      *       "secret": "00x0xx0xxxxxxxxxx0xxxxxxx0xxxxxx",
      *       "token": "xxxxxxxx0xxxxx0xxxxx0xxxxxxxx00xxxx0xxxxxxxxx00xxxxxxxxxx-xx0xxxxxxxxxxxx0xxx0xxxxxxxxxx00xxxxxxx0xx0xxxxxxx0x0x0xxxxxxx-xxx0xxxxx"
      *     }
      */
     "application/json": components["schemas"]["AuthenticatorSetup"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 removeAuthenticator: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Removes the authenticator app and the recovery codes */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 replaceRecoveryCodes: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Makes ten new recovery codes; the earlier ones stop working */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "codes": [
      *         {
      *           "code": "8W6NE-KCN97"
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["RecoveryCodes"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listPasskeys: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Your passkeys, oldest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": "0xx00xxx0xxxxx0xxx0xxx0xxxxxxxxxxxx--xx0xxx",
      *         "name": "Laptop",
      *         "addedAt": "2026-05-01T12:00:00.000Z",
      *         "lastUsedAt": "2026-05-01T12:01:00.000Z"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["PasskeyView"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 addPasskey: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "name": "Laptop",
     *       "response": {
     *         "id": "0x00xxx0xxxxxxxxxxxxxxx0x0x0xxx00xxx0xxxxxx",
     *         "rawId": "0x00xxx0xxxxxxxxxxxxxxx0x0x0xxx00xxx0xxxxxx",
     *         "type": "public-key",
     *         "clientExtensionResults": {},
     *         "response": {
     *           "clientDataJSON": "xxx0xxxxxxxxx0xxxxx0xx0xx0xxxxxxxxxxx0xxxxxxxxxxxxxxxxxxxxxxxxxxx0xxxxxxxxx0xxxxxx0xx0x0xx00xxxxx0x0xxxxx00xxxxxxx0xxxxxxxx0xxx0xxx0xx0xxx0xxx00xxx0xxxxx0xxx0xxxxxxxx0xxxxxxxxxxx",
     *           "attestationObject": "x0xxxxxxxx0xxxxxxxxxxx00xxxxxxxxxxx0xxxxxxxxxxx0xxxxxxxx0xxx0xxxxxxxxxxxxxxxx0xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx0x0xxxxxxxx0x0xxxxxxx0xxx-0x0xxxx00xxxxxxxxxxxxxxxxxxxxx-0xxxxxxxxxxx0xxxx0xxxxxxxxxxxxxxxxxxxxxx0xx00_xxx_xxxxxxxxxxxxxxxxxxxx0xxxx0xxxxxx",
     *           "transports": [
     *             "internal"
     *           ]
     *         }
     *       }
     *     }
     */
    "application/json": components["schemas"]["NewPasskey"];
   };
  };
  responses: {
   /** @description Adds a passkey that the browser made */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": "0x00xxx0xxxxxxxxxxxxxxx0x0x0xxx00xxx0xxxxxx",
      *       "name": "Laptop",
      *       "addedAt": "2026-05-01T12:00:00.000Z",
      *       "lastUsedAt": null
      *     }
      */
     "application/json": components["schemas"]["PasskeyView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 preparePasskey: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What the browser needs to make a passkey (navigator.credentials.create) */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "options": {
      *         "challenge": "0xxxx0xxxxxxxxxxxxxxxxxxxx0xxxxxxxxxxxx00xx",
      *         "rp": {
      *           "name": "GroupRide Operations",
      *           "id": "admin.test"
      *         },
      *         "user": {
      *           "id": "b3BlcmF0b3IgNg",
      *           "name": "p00006@example.test",
      *           "displayName": "Otis viewer"
      *         },
      *         "pubKeyCredParams": [
      *           {
      *             "alg": -8,
      *             "type": "public-key"
      *           }
      *         ],
      *         "timeout": 60000,
      *         "attestation": "none",
      *         "excludeCredentials": [
      *           {
      *             "id": "0x00xxx0xxxxxxxxxxxxxxx0x0x0xxx00xxx0xxxxxx",
      *             "transports": [
      *               "internal"
      *             ],
      *             "type": "public-key"
      *           }
      *         ],
      *         "authenticatorSelection": {
      *           "residentKey": "required",
      *           "userVerification": "required",
      *           "requireResidentKey": true
      *         },
      *         "extensions": {
      *           "credProps": true
      *         },
      *         "hints": []
      *       }
      *     }
      */
     "application/json": components["schemas"]["PasskeyOptions"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 removePasskey: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    passkeyId: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Removes one of your passkeys */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 preparePasskeySignIn: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What the browser needs to use a passkey (navigator.credentials.get) */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "options": {
      *         "rpId": "admin.test",
      *         "challenge": "0x-x0xx0xx0xxx0xxxxxxxx0xxxxxxxxxx0xxx0xxxx",
      *         "timeout": 60000,
      *         "userVerification": "required"
      *       }
      *     }
      */
     "application/json": components["schemas"]["PasskeyOptions"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 signInWithPasskey: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "response": {
     *         "id": "0x_xx0xxxxxxxxxxxxxxxx0x0x0xx0xx0xxxxxxx0xx",
     *         "rawId": "0x_xx0xxxxxxxxxxxxxxxx0x0x0xx0xx0xxxxxxx0xx",
     *         "type": "public-key",
     *         "clientExtensionResults": {},
     *         "response": {
     *           "clientDataJSON": "xxx0xxxxxxxxx0xxxxx0xx0xx0x0xxxxx0xxxxxxxxxxxxxxx0xxxxxxxxxxxxxxxxx0xxxxxxxxxxxxxx0xxx0xx0xxxxxxxxx0xxxxxxxxxx0xxxxxxxx0xxx0xxx0xx0xxx0xxx00xxx0xxxxx0xxx0xxxxxxxx0xxxxxxxxxxx",
     *           "authenticatorData": "xxxxxxx0xxxxxxxx0xxx0xxxxxxxxxxxxxxxx0xxxxxxxxxxxx",
     *           "signature": "xxxxxxxxxxxxx0xxxx0xxxxxxx00xxxxxxxxxx0xxxxxxxxxxxxxxxx0xxxxxxx-xxxxxxxxxxxx0xx0xxxxxxxxxx0x_xx"
     *         }
     *       }
     *     }
     */
    "application/json": components["schemas"]["PasskeyAnswer"];
   };
  };
  responses: {
   /** @description Sign in to operations with a passkey */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Otis dispatcher",
      *       "email": "p00011@example.test",
      *       "phone": "9805500011",
      *       "phoneVerified": true,
      *       "avatar": null,
      *       "location": "Charlotte, NC",
      *       "roles": [
      *         "rider"
      *       ],
      *       "driverId": null,
      *       "secondFactorRequired": false,
      *       "operatorRole": "dispatcher",
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "guestRideId": null
      *     }
      */
     "application/json": components["schemas"]["UserView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listOwnSessions: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Where you are signed in to operations, the latest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": "xx0xxx00x0000xxxx00x000x0x000x0000x0x0000x0xxxx0x000x0x00x0000x0",
      *         "browser": "Firefox",
      *         "system": "Linux",
      *         "openedAt": "2026-05-01T12:01:00.000Z",
      *         "lastActiveAt": "2026-05-01T12:02:00.000Z",
      *         "isCurrent": true
      *       }
      *     ]
      */
     "application/json": components["schemas"]["OperatorSessionView"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 endOtherSessions: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Ends all your sessions but this one */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 endOwnSession: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    sessionId: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Ends one of your sessions */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getSecondFactors: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What an operator who signs in can use after the first code, the best first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "methods": [
      *         "app"
      *       ],
      *       "passkeys": false,
      *       "mustSetUp": false
      *     }
      */
     "application/json": components["schemas"]["SecondFactorOptions"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 giveSecondFactor: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "method": "app",
     *       "code": "169748"
     *     }
     */
    "application/json": components["schemas"]["SecondFactor"];
   };
  };
  responses: {
   /** @description Give the second code as an operator */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Boss",
      *       "email": "boss@example.test",
      *       "phone": "7045550900",
      *       "phoneVerified": true,
      *       "avatar": null,
      *       "location": "Charlotte, NC",
      *       "roles": [
      *         "rider"
      *       ],
      *       "driverId": null,
      *       "secondFactorRequired": false,
      *       "operatorRole": "administrator",
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "guestRideId": null
      *     }
      */
     "application/json": components["schemas"]["UserView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 sendSecondFactorText: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Have a second code sent, for operators who cannot use what they have set up */
   202: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 confirmFirstAuthenticator: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "token": "0xxxxx0xx00xxxx-xxxxxxxx0xxxxxxxxxx0xxx_x00xxxxxxxx0x00xxxx0xxxxxxx0xxx0xx0xx0x0xxx0xxxx0x00xxx-00xx0xxxxx0x0xx0xxxxxxxxxxxxxxx0xx",
     *       "code": "189379"
     *     }
     */
    "application/json": components["schemas"]["AuthenticatorConfirmation"];
   };
  };
  responses: {
   /** @description Sign in with the first code of a new authenticator app; answers the recovery codes once */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "codes": [
      *         {
      *           "code": "PMHY9-NR8DV"
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["RecoveryCodes"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 prepareFirstAuthenticator: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Begin to set up an authenticator app while signing in, where one is required */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "uri": "otpauth://totp/GroupRide%20Operations:p00001%40example.test?secret=xxxxx0x0xxxxxxx0xxxxxxxxxx0x0xx0&issuer=GroupRide%20Operations",
      *       "secret": "xxxxx0x0xxxxxxx0xxxxxxxxxx0x0xx0",
      *       "token": "xxxxxxxxx0_x_xxxxxxxxxxx0x0xxxxxx0-x0xxxxxxx0xx0xxxxxxx00xx0xxxx0xxxxxx0xxxxxx0xxxxxxxxxxx0xxx0xxxxxx0x0xxxxxxxxxxxxxxxxxxxxx0x0xx"
      *     }
      */
     "application/json": components["schemas"]["AuthenticatorSetup"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 signUp: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "name": "Person 11",
     *       "email": "person11@example.test",
     *       "phone": "9805550011",
     *       "avatar": "https://pictures.example.org/a.png"
     *     }
     */
    "application/json": components["schemas"]["SignUp"];
   };
  };
  responses: {
   /** @description Create an account; a 6-digit code is sent to its email address */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Person 11",
      *       "email": "person11@example.test",
      *       "phone": "9805550011",
      *       "phoneVerified": false,
      *       "avatar": "https://pictures.example.org/a.png",
      *       "location": "Charlotte, NC",
      *       "roles": [
      *         "rider"
      *       ],
      *       "driverId": null,
      *       "secondFactorRequired": false,
      *       "operatorRole": null,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "guestRideId": null
      *     }
      */
     "application/json": components["schemas"]["UserView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 updateMe: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "name": "Daniel Newname",
     *       "phone": "7045550123"
     *     }
     */
    "application/json": components["schemas"]["UserUpdate"];
   };
  };
  responses: {
   /** @description Change your name or phone number */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Daniel Newname",
      *       "email": "p00011@example.test",
      *       "phone": "7045550123",
      *       "phoneVerified": false,
      *       "avatar": null,
      *       "location": "Charlotte, NC",
      *       "roles": [
      *         "rider"
      *       ],
      *       "driverId": 2,
      *       "secondFactorRequired": false,
      *       "operatorRole": null,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "guestRideId": null
      *     }
      */
     "application/json": components["schemas"]["UserView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 requestPhoneCode: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Have a code sent by text to your phone number, to verify it */
   202: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 verifyPhone: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "code": "053746"
     *     }
     */
    "application/json": components["schemas"]["PhoneVerification"];
   };
  };
  responses: {
   /** @description Verify your phone number with the code that was sent to it */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Ana Again",
      *       "email": "p00013@example.test",
      *       "phone": "9805500013",
      *       "phoneVerified": true,
      *       "avatar": null,
      *       "location": "Charlotte, NC",
      *       "roles": [
      *         "rider"
      *       ],
      *       "driverId": null,
      *       "secondFactorRequired": false,
      *       "operatorRole": null,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "guestRideId": null
      *     }
      */
     "application/json": components["schemas"]["UserView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 blockRider: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    riderId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "reason": "Hit a driver"
     *     }
     */
    "application/json": components["schemas"]["RiderBlocking"];
   };
  };
  responses: {
   /** @description Keeps a rider from booking and joining rides */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 unblockRider: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    riderId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Lets a blocked rider book and join rides again */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 requestAccountDeletionCode: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Have a code sent that deletes your account; refused while a ride or payment of yours is unfinished */
   202: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "channel": "mail",
      *       "to": "p00004@example.test"
      *     }
      */
     "application/json": components["schemas"]["AccountDeletionCode"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 deleteAccount: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "code": "026134"
     *     }
     */
    "application/json": components["schemas"]["AccountDeletionRequest"];
   };
  };
  responses: {
   /** @description Delete your account for good, with the code that was sent; ends all your sessions */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 erasePerson: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    personId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["PersonErasure"];
   };
  };
  responses: {
   /** @description Erases what is stored about a person who asked for it; rides, payments and receipts stay without a name */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 requestCode: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "identifier": "+1 9805500002"
     *     }
     */
    "application/json": components["schemas"]["CodeRequest"];
   };
  };
  responses: {
   /** @description Have a sign-in code sent, if there is such an account */
   202: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 verifyCode: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "identifier": "+1 9805550047",
     *       "code": "096501"
     *     }
     */
    "application/json": components["schemas"]["CodeVerification"];
   };
  };
  responses: {
   /** @description Sign in with the code that was sent */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Person 00018",
      *       "email": "p00018@example.test",
      *       "phone": "9805500018",
      *       "phoneVerified": false,
      *       "avatar": null,
      *       "location": "Charlotte, NC",
      *       "roles": [
      *         "rider"
      *       ],
      *       "driverId": 2,
      *       "secondFactorRequired": false,
      *       "operatorRole": null,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "guestRideId": null
      *     }
      */
     "application/json": components["schemas"]["UserView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 signOut: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description End the session */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getCurrentUser: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Who is signed in; null when there is none */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Olga Ops",
      *       "email": "ops@example.test",
      *       "phone": "7045559999",
      *       "phoneVerified": true,
      *       "avatar": null,
      *       "location": "Charlotte, NC",
      *       "roles": [
      *         "rider"
      *       ],
      *       "driverId": 2,
      *       "secondFactorRequired": false,
      *       "operatorRole": "administrator",
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "guestRideId": null
      *     }
      */
     "application/json": components["schemas"]["UserView"] | null;
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 login: {
  parameters: {
   query?: {
    returnTo?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Go to the sign-in page */
   302: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listOutbox: {
  parameters: {
   query?: {
    to?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Messages that nothing delivers, newest first; only without a mail server and never in production */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "messages": [
      *         {
      *           "id": 1,
      *           "to": "friend13@example.test",
      *           "subject": "Ana invites you to a ride to Charlotte Douglas International Airport",
      *           "body": "Ana invites you to share a ride with GroupRide.\n\nFrom: Uptown\nTo: Charlotte Douglas International Airport\nWhen: Now\nCost per person: $15.67 in cash\n\nSee the ride and join: http://localhost:3000/join/jQL88w6zQ3Z0gpsNk8eFtw\n\nAna entered your address. To stop all GroupRide invitations to it: http://localhost:3000/invitations/stop/x0xx-xxxxx00xxxxxxxxxxx0xxxxxxxx",
      *           "code": null,
      *           "headers": {
      *             "List-Unsubscribe": "<http://localhost:3000/api/invitation-opt-outs/x0xx-xxxxx00xxxxxxxxxxx0xxxxxxxx>",
      *             "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"
      *           },
      *           "createdAt": "2026-05-01T12:00:00.000Z"
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["OutboxList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 confirmWithTestCard: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "clientSecret": "xx_00xx0xxxxxxxxxxxxxxxxxxx_xxxxxx_00xx0xxxxxxxxxx0xxx0xx0x0",
     *       "testCard": "pm_xxxx_xxxx"
     *     }
     */
    "application/json": components["schemas"]["SandboxCardConfirmation"];
   };
  };
  responses: {
   /** @description Confirms a payment, or saves a card, with a test card */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "outcome": "declined",
      *       "declineCode": "expired_card"
      *     }
      */
     "application/json": components["schemas"]["SandboxCardConfirmed"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getTestClock: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What time it is in the sandbox, and whether the clock has arrived */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "now": "2026-05-01T12:01:00.000Z",
      *       "aheadSeconds": 0,
      *       "state": "advancing",
      *       "advancingTo": "2026-05-01T12:02:00.000Z",
      *       "advancingFrom": "2026-05-01T12:00:00.000Z",
      *       "percent": 0,
      *       "stops": 0
      *     }
      */
     "application/json": components["schemas"]["TestClockView"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 advanceTestClock: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "to": "2026-05-01T12:02:00.000Z"
     *     }
     */
    "application/json": components["schemas"]["TestClockAdvance"];
   };
  };
  responses: {
   /** @description Moves the test clock forward, for everyone in this deployment */
   202: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "now": "2026-05-01T12:01:00.000Z",
      *       "aheadSeconds": 0,
      *       "state": "advancing",
      *       "advancingTo": "2026-05-01T12:02:00.000Z",
      *       "advancingFrom": "2026-05-01T12:00:00.000Z",
      *       "percent": 0,
      *       "stops": 0
      *     }
      */
     "application/json": components["schemas"]["TestClockView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 stopTestClock: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Ends an advance of the test clock where it is */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "now": "2026-05-01T12:00:00.000Z",
      *       "aheadSeconds": 0,
      *       "state": "ready",
      *       "advancingTo": null,
      *       "advancingFrom": null,
      *       "percent": 100,
      *       "stops": null
      *     }
      */
     "application/json": components["schemas"]["TestClockView"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listSandboxDrivers: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Drivers that you control */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /** @example [] */
     "application/json": components["schemas"]["SandboxDriverView"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 createSandboxDriver: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "vehicleClass": "van",
     *       "position": {
     *         "lat": 35.2271,
     *         "lng": -80.8431
     *       }
     *     }
     */
    "application/json": components["schemas"]["NewSandboxDriver"];
   };
  };
  responses: {
   /** @description Makes a driver that you control, approved and online */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Sandbox Driver 1",
      *       "vehicleClass": "van",
      *       "seats": 15,
      *       "isOnline": true,
      *       "isStalled": false,
      *       "position": {
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "rideId": null
      *     }
      */
     "application/json": components["schemas"]["SandboxDriverView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getSandboxDriver: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A driver that you control */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Sandbox Driver 1",
      *       "vehicleClass": "van",
      *       "seats": 15,
      *       "isOnline": false,
      *       "isStalled": false,
      *       "position": {
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "rideId": null
      *     }
      */
     "application/json": components["schemas"]["SandboxDriverView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 moveSandboxDriver: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "fraction": 0.5
     *     }
     */
    "application/json": components["schemas"]["SandboxMove"];
   };
  };
  responses: {
   /** @description Moves the driver to a point or along the route */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Sandbox Driver 1",
      *       "vehicleClass": "van",
      *       "seats": 15,
      *       "isOnline": true,
      *       "isStalled": false,
      *       "position": {
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "rideId": 1
      *     }
      */
     "application/json": components["schemas"]["SandboxDriverView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 stallSandboxDriver: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The driver gives no sign of life from now on */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Sandbox Driver 7",
      *       "vehicleClass": "van",
      *       "seats": 15,
      *       "isOnline": true,
      *       "isStalled": true,
      *       "position": {
      *         "lat": 35.2451,
      *         "lng": -80.8431
      *       },
      *       "rideId": 2
      *     }
      */
     "application/json": components["schemas"]["SandboxDriverView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 resumeSandboxDriver: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The driver is heard of again */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Sandbox Driver 1",
      *       "vehicleClass": "van",
      *       "seats": 15,
      *       "isOnline": false,
      *       "isStalled": false,
      *       "position": {
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "rideId": null
      *     }
      */
     "application/json": components["schemas"]["SandboxDriverView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 takeSandboxDriverOffline: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Goes offline: rides are offered to other drivers */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Sandbox Driver 1",
      *       "vehicleClass": "van",
      *       "seats": 15,
      *       "isOnline": false,
      *       "isStalled": false,
      *       "position": {
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "rideId": null
      *     }
      */
     "application/json": components["schemas"]["SandboxDriverView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 takeSandboxDriverOnline: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Goes online again */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["SandboxDriverView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 acceptAsSandboxDriver: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "rideId": 1
     *     }
     */
    "application/json": components["schemas"]["SandboxAcceptance"];
   };
  };
  responses: {
   /** @description Takes a ride of the caller */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "organizer",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 4,
      *       "rideType": "GroupX",
      *       "totalCost": "62.66",
      *       "costPerPerson": "15.67",
      *       "status": "confirmed",
      *       "driverId": 1,
      *       "bookingType": "scheduled",
      *       "scheduledAt": "2026-05-01T12:02:00.000Z",
      *       "scheduledDate": "2026-05-01",
      *       "scheduledTime": "20:02",
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "cash",
      *       "splitMode": "cover",
      *       "pledge": null,
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "62.66",
      *         "yourShare": "15.67",
      *         "yourCharge": "62.66",
      *         "yourLargestCharge": "62.66",
      *         "paidByMembers": "0.00",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": {
      *         "share": "15.67",
      *         "credit": "0.00",
      *         "due": "62.66",
      *         "atMost": "62.66",
      *         "setAside": "0.00",
      *         "charged": "0.00",
      *         "inCash": "0.00",
      *         "tip": "0.00",
      *         "refunded": "0.00",
      *         "released": "0.00",
      *         "waived": "0.00",
      *         "outstanding": "0.00",
      *         "paid": "0.00"
      *       },
      *       "driverPay": null,
      *       "appliedPromotions": [],
      *       "memberCount": 1,
      *       "riderName": "Integration",
      *       "bookedBy": null,
      *       "riderPhone": null,
      *       "payBefore": null,
      *       "lastEvent": 6,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": "2026-05-01T12:01:00.000Z",
      *       "arrivedAt": null,
      *       "startedAt": null,
      *       "completedAt": null,
      *       "cancelledAt": null,
      *       "cancelReason": null
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 setOutAsSandboxDriver: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Sets out for a scheduled ride */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "organizer",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 4,
      *       "rideType": "GroupX",
      *       "totalCost": "62.66",
      *       "costPerPerson": "15.67",
      *       "status": "en_route",
      *       "driverId": 1,
      *       "bookingType": "scheduled",
      *       "scheduledAt": "2026-05-01T12:02:00.000Z",
      *       "scheduledDate": "2026-05-01",
      *       "scheduledTime": "20:02",
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "cash",
      *       "splitMode": "cover",
      *       "pledge": null,
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "62.66",
      *         "yourShare": "15.67",
      *         "yourCharge": "62.66",
      *         "yourLargestCharge": "62.66",
      *         "paidByMembers": "0.00",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": {
      *         "share": "15.67",
      *         "credit": "0.00",
      *         "due": "62.66",
      *         "atMost": "62.66",
      *         "setAside": "0.00",
      *         "charged": "0.00",
      *         "inCash": "0.00",
      *         "tip": "0.00",
      *         "refunded": "0.00",
      *         "released": "0.00",
      *         "waived": "0.00",
      *         "outstanding": "0.00",
      *         "paid": "0.00"
      *       },
      *       "driverPay": null,
      *       "appliedPromotions": [],
      *       "memberCount": 1,
      *       "riderName": "Integration",
      *       "bookedBy": null,
      *       "riderPhone": null,
      *       "payBefore": null,
      *       "lastEvent": 7,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": "2026-05-01T12:01:00.000Z",
      *       "arrivedAt": null,
      *       "startedAt": null,
      *       "completedAt": null,
      *       "cancelledAt": null,
      *       "cancelReason": null
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 arriveAsSandboxDriver: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Marks the arrival at the pickup */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "organizer",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 4,
      *       "rideType": "GroupX",
      *       "totalCost": "62.66",
      *       "costPerPerson": "15.67",
      *       "status": "en_route",
      *       "driverId": 1,
      *       "bookingType": "scheduled",
      *       "scheduledAt": "2026-05-01T12:03:00.000Z",
      *       "scheduledDate": "2026-05-01",
      *       "scheduledTime": "20:02",
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "cash",
      *       "splitMode": "cover",
      *       "pledge": null,
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "62.66",
      *         "yourShare": "15.67",
      *         "yourCharge": "62.66",
      *         "yourLargestCharge": "62.66",
      *         "paidByMembers": "0.00",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": {
      *         "share": "15.67",
      *         "credit": "0.00",
      *         "due": "62.66",
      *         "atMost": "62.66",
      *         "setAside": "0.00",
      *         "charged": "0.00",
      *         "inCash": "0.00",
      *         "tip": "0.00",
      *         "refunded": "0.00",
      *         "released": "0.00",
      *         "waived": "0.00",
      *         "outstanding": "0.00",
      *         "paid": "0.00"
      *       },
      *       "driverPay": null,
      *       "appliedPromotions": [],
      *       "memberCount": 1,
      *       "riderName": "Integration",
      *       "bookedBy": null,
      *       "riderPhone": null,
      *       "payBefore": null,
      *       "lastEvent": 8,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": "2026-05-01T12:01:00.000Z",
      *       "arrivedAt": "2026-05-01T12:02:00.000Z",
      *       "startedAt": null,
      *       "completedAt": null,
      *       "cancelledAt": null,
      *       "cancelReason": null
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 verifyAsSandboxDriver: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /** @example {} */
    "application/json": components["schemas"]["SandboxVerification"];
   };
  };
  responses: {
   /** @description Checks the boarding codes of members */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "organizer",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 4,
      *       "rideType": "GroupX",
      *       "totalCost": "62.66",
      *       "costPerPerson": "15.67",
      *       "status": "en_route",
      *       "driverId": 1,
      *       "bookingType": "scheduled",
      *       "scheduledAt": "2026-05-01T12:03:00.000Z",
      *       "scheduledDate": "2026-05-01",
      *       "scheduledTime": "20:02",
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "cash",
      *       "splitMode": "cover",
      *       "pledge": null,
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "62.66",
      *         "yourShare": "15.67",
      *         "yourCharge": "62.66",
      *         "yourLargestCharge": "62.66",
      *         "paidByMembers": "0.00",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": {
      *         "share": "15.67",
      *         "credit": "0.00",
      *         "due": "62.66",
      *         "atMost": "62.66",
      *         "setAside": "0.00",
      *         "charged": "0.00",
      *         "inCash": "0.00",
      *         "tip": "0.00",
      *         "refunded": "0.00",
      *         "released": "0.00",
      *         "waived": "0.00",
      *         "outstanding": "0.00",
      *         "paid": "0.00"
      *       },
      *       "driverPay": null,
      *       "appliedPromotions": [],
      *       "memberCount": 1,
      *       "riderName": "Integration",
      *       "bookedBy": null,
      *       "riderPhone": null,
      *       "payBefore": null,
      *       "lastEvent": 9,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": "2026-05-01T12:01:00.000Z",
      *       "arrivedAt": "2026-05-01T12:02:00.000Z",
      *       "startedAt": null,
      *       "completedAt": null,
      *       "cancelledAt": null,
      *       "cancelReason": null
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 startAsSandboxDriver: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /** @example {} */
    "application/json": components["schemas"]["SandboxStart"];
   };
  };
  responses: {
   /** @description Starts the trip */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "organizer",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 4,
      *       "rideType": "GroupX",
      *       "totalCost": "62.66",
      *       "costPerPerson": "15.67",
      *       "status": "in_progress",
      *       "driverId": 1,
      *       "bookingType": "scheduled",
      *       "scheduledAt": "2026-05-01T12:04:00.000Z",
      *       "scheduledDate": "2026-05-01",
      *       "scheduledTime": "20:02",
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "cash",
      *       "splitMode": "cover",
      *       "pledge": null,
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "62.66",
      *         "yourShare": "15.67",
      *         "yourCharge": "62.66",
      *         "yourLargestCharge": "62.66",
      *         "paidByMembers": "0.00",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": {
      *         "share": "15.67",
      *         "credit": "0.00",
      *         "due": "62.66",
      *         "atMost": "62.66",
      *         "setAside": "0.00",
      *         "charged": "0.00",
      *         "inCash": "0.00",
      *         "tip": "0.00",
      *         "refunded": "0.00",
      *         "released": "0.00",
      *         "waived": "0.00",
      *         "outstanding": "0.00",
      *         "paid": "0.00"
      *       },
      *       "driverPay": null,
      *       "appliedPromotions": [],
      *       "memberCount": 1,
      *       "riderName": "Integration",
      *       "bookedBy": null,
      *       "riderPhone": null,
      *       "payBefore": null,
      *       "lastEvent": 10,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": "2026-05-01T12:01:00.000Z",
      *       "arrivedAt": "2026-05-01T12:02:00.000Z",
      *       "startedAt": "2026-05-01T12:03:00.000Z",
      *       "completedAt": null,
      *       "cancelledAt": null,
      *       "cancelReason": null
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 completeAsSandboxDriver: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /** @example {} */
    "application/json": components["schemas"]["SandboxCompletion"];
   };
  };
  responses: {
   /** @description Completes the trip */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "organizer",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 4,
      *       "rideType": "GroupX",
      *       "totalCost": "62.66",
      *       "costPerPerson": "15.67",
      *       "status": "completed",
      *       "driverId": 1,
      *       "bookingType": "scheduled",
      *       "scheduledAt": "2026-05-01T12:05:00.000Z",
      *       "scheduledDate": "2026-05-01",
      *       "scheduledTime": "20:02",
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "cash",
      *       "splitMode": "cover",
      *       "pledge": null,
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "62.66",
      *         "yourShare": "15.67",
      *         "yourCharge": "62.66",
      *         "yourLargestCharge": "62.66",
      *         "paidByMembers": "0.00",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": {
      *         "share": "15.67",
      *         "credit": "0.00",
      *         "due": "62.66",
      *         "atMost": "62.66",
      *         "setAside": "0.00",
      *         "charged": "0.00",
      *         "inCash": "0.00",
      *         "tip": "0.00",
      *         "refunded": "0.00",
      *         "released": "0.00",
      *         "waived": "0.00",
      *         "outstanding": "0.00",
      *         "paid": "0.00"
      *       },
      *       "driverPay": null,
      *       "appliedPromotions": [],
      *       "memberCount": 1,
      *       "riderName": "Integration",
      *       "bookedBy": null,
      *       "riderPhone": null,
      *       "payBefore": null,
      *       "lastEvent": 11,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": "2026-05-01T12:01:00.000Z",
      *       "arrivedAt": "2026-05-01T12:02:00.000Z",
      *       "startedAt": "2026-05-01T12:03:00.000Z",
      *       "completedAt": "2026-05-01T12:04:00.000Z",
      *       "cancelledAt": null,
      *       "cancelReason": null
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 cancelAsSandboxDriver: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Gives the ride back; it is offered to others */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 1,
      *       "you": "organizer",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 4,
      *       "rideType": "GroupX",
      *       "totalCost": "62.66",
      *       "costPerPerson": "15.67",
      *       "status": "pending",
      *       "driverId": null,
      *       "bookingType": "now",
      *       "scheduledAt": null,
      *       "scheduledDate": null,
      *       "scheduledTime": null,
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "cash",
      *       "splitMode": "cover",
      *       "pledge": null,
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "62.66",
      *         "yourShare": "15.67",
      *         "yourCharge": "62.66",
      *         "yourLargestCharge": "62.66",
      *         "paidByMembers": "0.00",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": {
      *         "share": "15.67",
      *         "credit": "0.00",
      *         "due": "62.66",
      *         "atMost": "62.66",
      *         "setAside": "0.00",
      *         "charged": "0.00",
      *         "inCash": "0.00",
      *         "tip": "0.00",
      *         "refunded": "0.00",
      *         "released": "0.00",
      *         "waived": "0.00",
      *         "outstanding": "0.00",
      *         "paid": "0.00"
      *       },
      *       "driverPay": null,
      *       "appliedPromotions": [],
      *       "memberCount": 1,
      *       "riderName": "Integration",
      *       "bookedBy": null,
      *       "riderPhone": null,
      *       "payBefore": null,
      *       "lastEvent": 5,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": null,
      *       "arrivedAt": null,
      *       "startedAt": null,
      *       "completedAt": null,
      *       "cancelledAt": null,
      *       "cancelReason": null
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getSandboxDriverPayouts: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What can be, and was, paid out to a driver that you control */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "balance": "45.73",
      *       "instantFee": "0.50",
      *       "available": "45.73",
      *       "pending": "0.00",
      *       "onTheWay": "0.00",
      *       "paid": "0.00",
      *       "instantAmount": "45.23",
      *       "nextWeekly": "2026-05-01",
      *       "account": {
      *         "state": "incomplete",
      *         "bank": "STRIPE TEST BANK ending 1113"
      *       },
      *       "payouts": [
      *         {
      *           "id": 1,
      *           "kind": "weekly",
      *           "state": "failed",
      *           "amount": "45.73",
      *           "fee": "0.00",
      *           "failure": "The bank account has been closed.",
      *           "failureReason": "account_closed",
      *           "bankLast4": "1113",
      *           "requestedAt": "2026-05-01T12:00:00.000Z",
      *           "arrivesAt": "2026-05-01T12:01:00.000Z"
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["PayoutsView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 nameSandboxDriverBank: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "payouts": "account_closed"
     *     }
     */
    "application/json": components["schemas"]["SandboxBankAccount"];
   };
  };
  responses: {
   /** @description Names a test bank account, to which payouts arrive or fail */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "balance": "0.00",
      *       "instantFee": "0.50",
      *       "available": "0.00",
      *       "pending": "0.00",
      *       "onTheWay": "0.00",
      *       "paid": "0.00",
      *       "instantAmount": "0.00",
      *       "nextWeekly": "2026-05-01",
      *       "account": {
      *         "state": "ready",
      *         "bank": "STRIPE TEST BANK ending 1113"
      *       },
      *       "payouts": []
      *     }
      */
     "application/json": components["schemas"]["PayoutsView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getAvailability: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "groupSize": 4,
     *       "pickup": {
     *         "lat": 35.2271,
     *         "lng": -80.8371
     *       }
     *     }
     */
    "application/json": components["schemas"]["AvailabilityRequest"];
   };
  };
  responses: {
   /** @description How soon each ride type can be at a pickup */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "rideTypes": [
      *         {
      *           "rideType": "GroupX",
      *           "availability": "now",
      *           "canRequestNow": true,
      *           "minutes": 1,
      *           "minutesEstimated": true,
      *           "nextAvailableAt": null,
      *           "suggestedStart": null
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["AvailabilityView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listDriverRequests: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Open offers to you */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "offerId": 1,
      *         "riderName": "Person",
      *         "pickupLocation": "Uptown",
      *         "dropoffLocation": "Charlotte Douglas International Airport",
      *         "pickup": {
      *           "lat": 35.2271,
      *           "lng": -80.8431
      *         },
      *         "destination": {
      *           "lat": 35.2214,
      *           "lng": -80.9435
      *         },
      *         "rideType": "GroupX",
      *         "groupSize": 4,
      *         "estimatedFare": "$120.00",
      *         "paymentMethod": "cash",
      *         "totalFare": "164.43",
      *         "riderTrips": 0,
      *         "distance": 7.4,
      *         "duration": 18,
      *         "pickupDistance": 0,
      *         "pickupMinutes": 1,
      *         "scheduledAt": "2026-05-01T12:02:00.000Z",
      *         "hourlyDuration": 3,
      *         "requestTime": "2026-05-01T12:00:00.000Z",
      *         "expiresAt": "2026-05-01T12:01:00.000Z",
      *         "expiresInMs": 299945
      *       }
      *     ]
      */
     "application/json": components["schemas"]["RideRequestView"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 acceptRide: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Takes the ride */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "ride": {
      *         "id": 1,
      *         "organizerId": 2,
      *         "you": "driver",
      *         "pickupLocation": "Uptown",
      *         "dropoffLocation": "Charlotte Douglas International Airport",
      *         "pickup": {
      *           "name": "Uptown",
      *           "lat": 35.2271,
      *           "lng": -80.8431
      *         },
      *         "destination": {
      *           "name": "Charlotte Douglas International Airport",
      *           "lat": 35.2214,
      *           "lng": -80.9435
      *         },
      *         "groupSize": 4,
      *         "rideType": "GroupX",
      *         "totalCost": "62.66",
      *         "costPerPerson": "15.67",
      *         "status": "completed",
      *         "driverId": 1,
      *         "bookingType": "now",
      *         "scheduledAt": null,
      *         "scheduledDate": null,
      *         "scheduledTime": null,
      *         "isHourlyBooking": false,
      *         "hourlyDuration": null,
      *         "paymentMethod": "cash",
      *         "splitMode": "cover",
      *         "pledge": null,
      *         "distance": 7.4,
      *         "duration": 18,
      *         "money": {
      *           "total": "62.66",
      *           "yourShare": "0.00",
      *           "yourCharge": "0.00",
      *           "yourLargestCharge": "0.00",
      *           "paidByMembers": "0.00",
      *           "yourRefunds": "0.00"
      *         },
      *         "amounts": null,
      *         "driverPay": {
      *           "fare": "57.16",
      *           "commissionPercent": 20,
      *           "commission": "11.43",
      *           "earnings": "45.73"
      *         },
      *         "appliedPromotions": [],
      *         "memberCount": 1,
      *         "riderName": "Person",
      *         "bookedBy": null,
      *         "riderPhone": null,
      *         "payBefore": null,
      *         "lastEvent": 7,
      *         "createdAt": "2026-05-01T12:00:00.000Z",
      *         "acceptedAt": "2026-05-01T12:01:00.000Z",
      *         "arrivedAt": "2026-05-01T12:02:00.000Z",
      *         "startedAt": "2026-05-01T12:03:00.000Z",
      *         "completedAt": "2026-05-01T12:04:00.000Z",
      *         "cancelledAt": null,
      *         "cancelReason": null
      *       }
      *     }
      */
     "application/json": components["schemas"]["AcceptedRide"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 declineRide: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Leaves the ride to others */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getDriverRates: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description How often a driver accepts requests and gives rides back */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "days": 30,
      *       "accepted": 1,
      *       "declined": 0,
      *       "missed": 0,
      *       "released": 0,
      *       "acceptanceRate": 100,
      *       "cancellationRate": 0
      *     }
      */
     "application/json": components["schemas"]["DriverRates"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getDemand: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Where groups wait for a driver */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "areas": [
      *         {
      *           "center": {
      *             "lat": 35.225,
      *             "lng": -80.84375
      *           },
      *           "waiting": 10
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["DemandView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listDispatchDecisions: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Why a driver was offered the ride, or why nobody was */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "decisions": [
      *         {
      *           "id": 1,
      *           "at": "2026-05-01T12:00:00.000Z",
      *           "driverId": 2,
      *           "ridesTogether": 1,
      *           "minutesEstimated": true,
      *           "driverName": "Person 00006",
      *           "candidates": [
      *             {
      *               "fit": "right_sized",
      *               "score": 30,
      *               "seats": 6,
      *               "result": "offered",
      *               "driverId": 2,
      *               "vehicleClass": "car",
      *               "minutes": 1,
      *               "driverName": "Person 00006",
      *               "vehicle": "Test Van 2022"
      *             }
      *           ],
      *           "sharedVehicles": [],
      *           "leftOut": [
      *             {
      *               "reason": "busy",
      *               "drivers": 1
      *             }
      *           ]
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["DispatchDecisionList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listScheduledRides: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Scheduled rides that you could drive */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["ScheduledRideList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 takeScheduledRide: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Takes a scheduled ride ahead of time */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["AcceptedRide"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 setOffersAhead: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["OffersAhead"];
   };
  };
  responses: {
   /** @description Switches offers of scheduled rides on or off */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["OffersAhead"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 joinStandby: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Joins the standby list of a scheduled ride */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["StandbyPlace"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 leaveStandby: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Leaves the standby list of a scheduled ride */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listStandbyDrivers: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Drivers on the standby list of a ride, in order */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["StandbyList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getRide: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A ride of yours */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "member",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 3,
      *       "rideType": "GroupX",
      *       "totalCost": "46.99",
      *       "costPerPerson": "15.67",
      *       "status": "cancelled",
      *       "driverId": null,
      *       "bookingType": "scheduled",
      *       "scheduledAt": "2026-05-01T12:05:00.000Z",
      *       "scheduledDate": "2026-05-01",
      *       "scheduledTime": "20:03",
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "card",
      *       "splitMode": "pledge",
      *       "pledge": {
      *         "state": "missed",
      *         "minRiders": 2,
      *         "seats": 4,
      *         "deadline": "2026-05-01T12:01:00.000Z",
      *         "joined": 0,
      *         "seatsLeft": 1,
      *         "maxShare": "15.67",
      *         "shares": [
      *           {
      *             "riders": 2,
      *             "total": "31.33",
      *             "share": "15.66"
      *           }
      *         ],
      *         "closedAt": "2026-05-01T12:02:00.000Z",
      *         "authorizesAt": "2026-05-01T12:02:00.000Z",
      *         "fixBy": "2026-05-01T12:03:00.000Z"
      *       },
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "46.99",
      *         "yourShare": "0.00",
      *         "yourCharge": "0.00",
      *         "yourLargestCharge": "0.00",
      *         "paidByMembers": "0.00",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": {
      *         "share": "0.00",
      *         "credit": "0.00",
      *         "due": "0.00",
      *         "atMost": "0.00",
      *         "setAside": "0.00",
      *         "charged": "0.00",
      *         "inCash": "0.00",
      *         "tip": "0.00",
      *         "refunded": "0.00",
      *         "released": "15.67",
      *         "waived": "0.00",
      *         "outstanding": "0.00",
      *         "paid": "0.00"
      *       },
      *       "driverPay": null,
      *       "appliedPromotions": [],
      *       "memberCount": 3,
      *       "riderName": "Person",
      *       "bookedBy": null,
      *       "riderPhone": null,
      *       "payBefore": null,
      *       "lastEvent": 19,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": null,
      *       "arrivedAt": null,
      *       "startedAt": null,
      *       "completedAt": null,
      *       "cancelledAt": "2026-05-01T12:04:00.000Z",
      *       "cancelReason": "Not enough people joined in time."
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listRideEvents: {
  parameters: {
   query?: {
    /** @description Number of the last event you have */
    after?: number | null;
   };
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What happened, in order, after a number */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "number": 7,
      *         "type": "trip_started",
      *         "at": "2026-05-01T12:00:00.000Z",
      *         "actorKind": "driver",
      *         "actorName": "Person",
      *         "status": "in_progress",
      *         "reason": "They are on board.",
      *         "data": {}
      *       }
      *     ]
      */
     "application/json": components["schemas"]["RideEventView"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listUserRides: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /** @description A user’s number, or me */
    userId: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Rides with a seat of yours, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "organizerId": 2,
      *         "you": "member",
      *         "pickupLocation": "Uptown",
      *         "dropoffLocation": "Charlotte Douglas International Airport",
      *         "pickup": {
      *           "name": "Uptown",
      *           "lat": 35.2271,
      *           "lng": -80.8431
      *         },
      *         "destination": {
      *           "name": "Charlotte Douglas International Airport",
      *           "lat": 35.2214,
      *           "lng": -80.9435
      *         },
      *         "groupSize": 4,
      *         "rideType": "GroupX",
      *         "totalCost": "62.66",
      *         "costPerPerson": "15.67",
      *         "status": "completed",
      *         "driverId": 1,
      *         "bookingType": "now",
      *         "scheduledAt": null,
      *         "scheduledDate": null,
      *         "scheduledTime": null,
      *         "isHourlyBooking": false,
      *         "hourlyDuration": null,
      *         "paymentMethod": "card",
      *         "splitMode": "cover",
      *         "pledge": null,
      *         "distance": 7.4,
      *         "duration": 18,
      *         "money": {
      *           "total": "62.66",
      *           "yourShare": "15.67",
      *           "yourCharge": "15.67",
      *           "yourLargestCharge": "15.67",
      *           "paidByMembers": "15.67",
      *           "yourRefunds": "1.21"
      *         },
      *         "amounts": {
      *           "share": "15.67",
      *           "credit": "0.00",
      *           "due": "15.67",
      *           "atMost": "15.67",
      *           "setAside": "0.00",
      *           "charged": "15.67",
      *           "inCash": "0.00",
      *           "tip": "3.00",
      *           "refunded": "1.21",
      *           "released": "0.00",
      *           "waived": "0.00",
      *           "outstanding": "0.00",
      *           "paid": "17.46"
      *         },
      *         "driverPay": null,
      *         "appliedPromotions": [],
      *         "memberCount": 2,
      *         "riderName": "Person",
      *         "bookedBy": null,
      *         "riderPhone": null,
      *         "payBefore": null,
      *         "lastEvent": 13,
      *         "createdAt": "2026-05-01T12:00:00.000Z",
      *         "acceptedAt": "2026-05-01T12:01:00.000Z",
      *         "arrivedAt": "2026-05-01T12:02:00.000Z",
      *         "startedAt": "2026-05-01T12:03:00.000Z",
      *         "completedAt": "2026-05-01T12:04:00.000Z",
      *         "cancelledAt": null,
      *         "cancelReason": null
      *       }
      *     ]
      */
     "application/json": components["schemas"]["RideView"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getTile: {
  parameters: {
   query?: {
    /** @description Number of the import; with it, clients may cache the answer indefinitely */
    city?: string | null;
   };
   header?: never;
   path: {
    z: number;
    x: number;
    y: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A Mapbox vector tile of the city’s map; 204 where nothing is */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 applyAsDriver: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "fullName": "Person 00002",
     *       "dateOfBirth": "1988-04-12",
     *       "address": "100 N Tryon St",
     *       "city": "Charlotte",
     *       "state": "NC",
     *       "zipCode": "28202",
     *       "licenseNumber": "T1234567",
     *       "licenseState": "NC",
     *       "licensedSince": "2008-05-02",
     *       "emergencyContact": "Erin Test",
     *       "emergencyPhone": "(704) 555-0198",
     *       "vehicleMake": "Test",
     *       "vehicleModel": "Van",
     *       "vehicleYear": 2022,
     *       "vehicleColor": "white",
     *       "licensePlate": "T3",
     *       "seats": 14,
     *       "insuranceProvider": "Piedmont Mutual",
     *       "insurancePolicy": "PM-554-201",
     *       "consents": [
     *         "driving_record"
     *       ],
     *       "consentVersion": "2026-11",
     *       "vehicleClass": "minibus"
     *     }
     */
    "application/json": components["schemas"]["DriverApplication"];
   };
  };
  responses: {
   /** @description Applies to drive */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Olga Ops",
      *       "phone": "7045559999",
      *       "vehicle": "Ford Transit 350 2022",
      *       "licensePlate": "MOPERATOR",
      *       "seats": 6,
      *       "vehicleClass": "car",
      *       "rating": "5.0",
      *       "isNew": true,
      *       "totalTrips": 0,
      *       "isOnline": false,
      *       "currentLocation": null,
      *       "avatar": null,
      *       "applicationStatus": "applied",
      *       "applicationReason": null,
      *       "unreachable": null
      *     }
      */
     "application/json": components["schemas"]["DriverView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getApplicationDraft: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Your half-filled application to drive */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "revision": 1,
      *       "step": 2,
      *       "completed": 2,
      *       "fields": {
      *         "zipCode": "28",
      *         "licenseNumber": "D7654321"
      *       },
      *       "savedAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["ApplicationDraftView"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 saveApplicationDraft: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "revision": 0,
     *       "step": 2,
     *       "completed": 2,
     *       "fields": {
     *         "licenseNumber": "D7654321",
     *         "zipCode": "28"
     *       }
     *     }
     */
    "application/json": components["schemas"]["ApplicationDraft"];
   };
  };
  responses: {
   /** @description Keeps your half-filled application to drive */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "revision": 1,
      *       "step": 2,
      *       "completed": 2,
      *       "fields": {
      *         "zipCode": "28",
      *         "licenseNumber": "D7654321"
      *       },
      *       "savedAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["ApplicationDraftView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getDriverApplication: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What a driver applied with */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "fullName": "Person 00012",
      *       "dateOfBirth": "1988-04-12",
      *       "address": "100 N Tryon St",
      *       "city": "Charlotte",
      *       "state": "NC",
      *       "zipCode": "28202",
      *       "licenseNumber": "T1234567",
      *       "licenseState": "NC",
      *       "licensedSince": "2008-05-02",
      *       "emergencyContact": "Erin Test",
      *       "emergencyPhone": "7045550198",
      *       "experience": null,
      *       "vehicleMake": "Test",
      *       "vehicleModel": "Van",
      *       "vehicleYear": 2022,
      *       "vehicleColor": "white",
      *       "insuranceProvider": "Piedmont Mutual",
      *       "insurancePolicy": "PM-554-201",
      *       "consents": [
      *         "driving_record"
      *       ],
      *       "consentVersion": "2026-11",
      *       "submittedAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["DriverApplicationView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getDriverProfile: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Your own driver record */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Person 00031",
      *       "phone": "9805500031",
      *       "vehicle": "Test Van 2022",
      *       "licensePlate": "T32",
      *       "seats": 6,
      *       "vehicleClass": "car",
      *       "rating": "5.0",
      *       "isNew": true,
      *       "totalTrips": 0,
      *       "isOnline": true,
      *       "currentLocation": {
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "avatar": null,
      *       "applicationStatus": "approved",
      *       "applicationReason": null,
      *       "unreachable": {
      *         "from": "2026-05-01T12:00:00.000Z",
      *         "until": "2026-05-01T12:01:00.000Z"
      *       }
      *     }
      */
     "application/json": components["schemas"]["DriverView"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listAvailableDrivers: {
  parameters: {
   query?: {
    /** @description Where somebody waits: the drivers’ minutes to there are told */
    near?: string | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Drivers about, roughly where they are */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": "6DND-FMwaEPf",
      *         "name": "Person",
      *         "vehicle": "Test Van 2022",
      *         "rating": "5.0",
      *         "isNew": true,
      *         "totalTrips": 0,
      *         "eta": 1,
      *         "currentLocation": {
      *           "lat": 35.225,
      *           "lng": -80.845
      *         },
      *         "heading": null
      *       }
      *     ]
      */
     "application/json": components["schemas"]["AvailableDriver"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getDriver: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The driver of a ride of yours */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Person 00008",
      *       "phone": "9805500008",
      *       "vehicle": "Test Van 2022",
      *       "licensePlate": "T9",
      *       "seats": 6,
      *       "vehicleClass": "car",
      *       "rating": "5.0",
      *       "isNew": true,
      *       "totalTrips": 0,
      *       "isOnline": false,
      *       "currentLocation": {
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "avatar": null,
      *       "applicationStatus": "suspended",
      *       "applicationReason": "Papers",
      *       "unreachable": null
      *     }
      */
     "application/json": components["schemas"]["DriverView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 setDriverStatus: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "isOnline": false
     *     }
     */
    "application/json": components["schemas"]["OnlineStatus"];
   };
  };
  responses: {
   /** @description Goes online or offline */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Person 00031",
      *       "phone": "9805500031",
      *       "vehicle": "Test Van 2022",
      *       "licensePlate": "T32",
      *       "seats": 6,
      *       "vehicleClass": "car",
      *       "rating": "5.0",
      *       "isNew": true,
      *       "totalTrips": 0,
      *       "isOnline": true,
      *       "currentLocation": {
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "avatar": null,
      *       "applicationStatus": "approved",
      *       "applicationReason": null,
      *       "unreachable": {
      *         "from": "2026-05-01T12:00:00.000Z",
      *         "until": "2026-05-01T12:01:00.000Z"
      *       }
      *     }
      */
     "application/json": components["schemas"]["DriverView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 changeVehicle: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "vehicleClass": "minibus"
     *     }
     */
    "application/json": components["schemas"]["VehicleChange"];
   };
  };
  responses: {
   /** @description Changes your vehicle's class */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Person 00018",
      *       "phone": "9805500018",
      *       "vehicle": "Test Van 2022",
      *       "licensePlate": "T22",
      *       "seats": 6,
      *       "vehicleClass": "van",
      *       "rating": "5.0",
      *       "isNew": true,
      *       "totalTrips": 0,
      *       "isOnline": true,
      *       "currentLocation": {
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "avatar": null,
      *       "applicationStatus": "approved",
      *       "applicationReason": null,
      *       "unreachable": null
      *     }
      */
     "application/json": components["schemas"]["DriverView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 sendHeartbeat: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "timestamp": 1795741811781,
     *       "unloading": true
     *     }
     */
    "application/json": components["schemas"]["Heartbeat"];
   };
  };
  responses: {
   /** @description Shows that the driver is still there */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getDirections: {
  parameters: {
   query: {
    from: string;
    to: string;
    /** @description Stops on the way, in this order */
    via?: string | null;
    /** @description How many other routes to offer as well */
    alternatives?: number | null;
    /** @description Of the instructions; English when left out */
    language?: ("en" | "es") | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The way between two points, with what to do at every turn */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "polyline": "gjzuEvqmlNgJ?gJ?gJ?gJ??wL?wL?wL?wL",
      *       "distance": 1600,
      *       "duration": "117",
      *       "estimated": false,
      *       "service": "city",
      *       "steps": [
      *         {
      *           "text": "Drive north on 2 Avenue.",
      *           "distance": 800,
      *           "duration": 58,
      *           "location": {
      *             "lat": 35.2018,
      *             "lng": -80.8478
      *           },
      *           "direction": "straight",
      *           "exit": null,
      *           "street": "2 Avenue",
      *           "lanes": []
      *         }
      *       ],
      *       "alternatives": []
      *     }
      */
     "application/json": components["schemas"]["DirectionsView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getMappingStatus: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Which service answers what */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "services": [
      *         {
      *           "id": "city",
      *           "name": "GroupRide map of Charlotte, NC",
      *           "configured": true,
      *           "available": true,
      *           "answers": [
      *             "directions"
      *           ]
      *         }
      *       ],
      *       "travelTimes": "roads"
      *     }
      */
     "application/json": components["schemas"]["MappingStatusView"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getPushSettings: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What you are told by Web Push, and the key with which a browser subscribes */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "publicKey": "xx0x0x0xxxx0xxxxxxxxxxx0xxxxxxx0xxxxxxxxxx0x0x000xxx-0xxxxxx0xx0xxxxxxxxxx0x0xxxxxxxx0x",
      *       "topics": [
      *         {
      *           "topic": "driver_assigned",
      *           "enabled": true
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["PushSettingsView"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 updatePushSettings: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "topic": "driver_assigned",
     *       "enabled": false
     *     }
     */
    "application/json": components["schemas"]["PushTopicSetting"];
   };
  };
  responses: {
   /** @description Switch a topic of Web Push on or off, for all your browsers */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "publicKey": "xx0x0x0xxxx0xxxxxxxxxxx0xxxxxxx0xxxxxxxxxx0x0x000xxx-0xxxxxx0xx0xxxxxxxxxx0x0xxxxxxxx0x",
      *       "topics": [
      *         {
      *           "topic": "driver_assigned",
      *           "enabled": false
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["PushSettingsView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 subscribeToPush: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "endpoint": "http://127.0.0.1:3000/send/1",
     *       "keys": {
     *         "p256dh": "xxxxxxxxxxx0xxxxxxxxxxx0xxxx0x0xx-x_xx0xxxxx0xxx0x0x0xxxxx0xx0xxxxxxxx0-0xxxxxx0xx-xxxx",
     *         "auth": "1XX1E4C4_NaTKxhETvD12w"
     *       }
     *     }
     */
    "application/json": components["schemas"]["PushSubscriptionForm"];
   };
  };
  responses: {
   /** @description Send Web Push messages to this browser, as long as you stay signed in there */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1
      *     }
      */
     "application/json": components["schemas"]["PushSubscriptionView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 unsubscribeFromPush: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    subscriptionId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Send no more Web Push messages to this browser */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listRideTypes: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Ride types with their price per person */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": "GroupX",
      *         "name": "GroupX",
      *         "description": "A car for up to 6",
      *         "basePerPerson": "12.50",
      *         "minGroupSize": 2,
      *         "minimumSeats": 2,
      *         "maxGroupSize": 6
      *       }
      *     ]
      */
     "application/json": components["schemas"]["RideTypeView"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 priceRideTypes: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "groupSize": 17,
     *       "pickup": {
     *         "name": "Uptown",
     *         "lat": 35.2271,
     *         "lng": -80.8431
     *       },
     *       "destination": {
     *         "name": "There",
     *         "lat": 35.2271,
     *         "lng": -80.74310000000001
     *       },
     *       "isHourlyBooking": true,
     *       "hourlyDuration": 3,
     *       "bookingType": "scheduled",
     *       "scheduledDate": "2026-05-01",
     *       "scheduledTime": "09:30",
     *       "promoCode": "ONLYXL"
     *     }
     */
    "application/json": components["schemas"]["RideTypePricesRequest"];
   };
  };
  responses: {
   /** @description Prices of one trip for every ride type; nothing is stored */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "prices": [
      *         {
      *           "rideType": "GroupX",
      *           "finalTotal": "100.85",
      *           "perPerson": "25.22",
      *           "promotionApplied": false
      *         }
      *       ],
      *       "distance": 0,
      *       "duration": 0,
      *       "distanceEstimated": true
      *     }
      */
     "application/json": components["schemas"]["RideTypePricesView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 calculatePricing: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "groupSize": 6,
     *       "rideType": "GroupX",
     *       "bookingType": "scheduled",
     *       "scheduledTime": "12:00",
     *       "pickup": {
     *         "name": "Uptown",
     *         "lat": 35.2271,
     *         "lng": -80.8431
     *       },
     *       "destination": {
     *         "name": "Airport",
     *         "lat": 35.2214,
     *         "lng": -80.9435
     *       },
     *       "scheduledDate": "2026-05-01",
     *       "pledge": {
     *         "minRiders": 4,
     *         "deadline": "2026-05-01T12:01:00.000Z"
     *       }
     *     }
     */
    "application/json": components["schemas"]["PricingRequest"];
   };
  };
  responses: {
   /** @description A price; with both places a quote that can be booked */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "quoteId": "00000000-0000-4000-8000-000000000001",
      *       "expiresAt": "2026-05-01T12:00:00.000Z",
      *       "baseFare": "85.74",
      *       "serviceFee": "6.86",
      *       "taxes": "1.39",
      *       "total": "93.99",
      *       "finalTotal": "93.99",
      *       "perPerson": "15.67",
      *       "minimumSeats": null,
      *       "largestCharge": "93.99",
      *       "savings": "0.00",
      *       "appliedPromotions": [],
      *       "pledge": {
      *         "minRiders": 4,
      *         "seats": 6,
      *         "deadline": "2026-05-01T12:01:00.000Z",
      *         "maxShare": "15.67",
      *         "shares": [
      *           {
      *             "riders": 4,
      *             "total": "62.66",
      *             "share": "15.67"
      *           }
      *         ]
      *       },
      *       "businessAccount": null,
      *       "distance": 7.4,
      *       "duration": 18,
      *       "distanceEstimated": true
      *     }
      */
     "application/json": components["schemas"]["PricingView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listPriceVersions: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Every version of the prices, with who saved it and why */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "newest": 24,
      *       "versions": [
      *         {
      *           "id": 1,
      *           "validFrom": "2026-05-01T12:33:00.000Z",
      *           "current": false,
      *           "planned": false,
      *           "savedAt": "2026-05-01T12:23:00.000Z",
      *           "author": "Olga Ops",
      *           "reason": "Matrix",
      *           "restores": null,
      *           "withdrawn": true,
      *           "withdrawnAt": "2026-05-01T12:24:00.000Z",
      *           "withdrawnBy": "Olga Ops",
      *           "withdrawnFor": "Storm",
      *           "rates": [
      *             {
      *               "taxBp": 150,
      *               "perMileBp": 600,
      *               "serviceFeeBp": 800,
      *               "fullRateHours": 3,
      *               "includedMiles": 5,
      *               "includedMilesPerHour": 10,
      *               "laterHoursDiscountBp": 1000,
      *               "rideType": "GroupX",
      *               "basePerPerson": "12.59",
      *               "minimumSeats": 2
      *             }
      *           ]
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["PriceVersionsView"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 savePrices: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "basedOn": 15,
     *       "reason": "Matrix",
     *       "rates": [
     *         {
     *           "taxBp": 150,
     *           "perMileBp": 600,
     *           "serviceFeeBp": 800,
     *           "fullRateHours": 3,
     *           "includedMiles": 5,
     *           "includedMilesPerHour": 10,
     *           "laterHoursDiscountBp": 1000,
     *           "rideType": "GroupX",
     *           "basePerPerson": "12.51",
     *           "minimumSeats": 2
     *         }
     *       ],
     *       "validFrom": "2026-05-01T12:16:00.000Z"
     *     }
     */
    "application/json": components["schemas"]["NewPriceVersion"];
   };
  };
  responses: {
   /** @description Saves a version of the prices, in force now or later; quotes and booked rides keep theirs */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "newest": 26,
      *       "versions": [
      *         {
      *           "id": 1,
      *           "validFrom": "2026-05-01T12:37:00.000Z",
      *           "current": false,
      *           "planned": false,
      *           "savedAt": "2026-05-01T12:25:00.000Z",
      *           "author": "Olga Ops",
      *           "reason": "Matrix",
      *           "restores": null,
      *           "withdrawn": true,
      *           "withdrawnAt": "2026-05-01T12:26:00.000Z",
      *           "withdrawnBy": "Otis finance",
      *           "withdrawnFor": "Storm",
      *           "rates": [
      *             {
      *               "taxBp": 150,
      *               "perMileBp": 600,
      *               "serviceFeeBp": 800,
      *               "fullRateHours": 3,
      *               "includedMiles": 5,
      *               "includedMilesPerHour": 10,
      *               "laterHoursDiscountBp": 1000,
      *               "rideType": "GroupX",
      *               "basePerPerson": "12.60",
      *               "minimumSeats": 2
      *             }
      *           ]
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["PriceVersionsView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 previewPrices: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "rates": [
     *         {
     *           "taxBp": 150,
     *           "perMileBp": 600,
     *           "serviceFeeBp": 800,
     *           "fullRateHours": 3,
     *           "includedMiles": 5,
     *           "includedMilesPerHour": 10,
     *           "laterHoursDiscountBp": 1000,
     *           "rideType": "GroupX",
     *           "basePerPerson": "12.50",
     *           "minimumSeats": 2
     *         }
     *       ]
     *     }
     */
    "application/json": components["schemas"]["PricePreviewRequest"];
   };
  };
  responses: {
   /** @description What the rides of the last seven days would have cost under other prices; stores nothing */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "rides": 2,
      *       "changed": 2,
      *       "before": "125.32",
      *       "after": "254.34",
      *       "largest": [
      *         {
      *           "rideId": 1,
      *           "rideType": "GroupX",
      *           "groupSize": 4,
      *           "before": "62.66",
      *           "after": "127.17"
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["PricePreview"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 restorePrices: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    versionId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "basedOn": 12,
     *       "reason": "Storm"
     *     }
     */
    "application/json": components["schemas"]["PriceRestoration"];
   };
  };
  responses: {
   /** @description Puts the prices of an earlier version in force again, as a new version */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "newest": 13,
      *       "versions": [
      *         {
      *           "id": 1,
      *           "validFrom": "2026-05-01T12:12:00.000Z",
      *           "current": true,
      *           "planned": false,
      *           "savedAt": "2026-05-01T12:12:00.000Z",
      *           "author": "Olga Ops",
      *           "reason": "Storm",
      *           "restores": 1,
      *           "withdrawn": false,
      *           "withdrawnAt": null,
      *           "withdrawnBy": null,
      *           "withdrawnFor": null,
      *           "rates": [
      *             {
      *               "taxBp": 150,
      *               "perMileBp": 600,
      *               "serviceFeeBp": 800,
      *               "fullRateHours": 3,
      *               "includedMiles": 5,
      *               "includedMilesPerHour": 10,
      *               "laterHoursDiscountBp": 1000,
      *               "rideType": "GroupX",
      *               "basePerPerson": "12.50",
      *               "minimumSeats": 2
      *             }
      *           ]
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["PriceVersionsView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 withdrawPrices: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    versionId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "reason": "Storm"
     *     }
     */
    "application/json": components["schemas"]["PriceWithdrawal"];
   };
  };
  responses: {
   /** @description Takes back a planned version before it begins */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "newest": 24,
      *       "versions": [
      *         {
      *           "id": 1,
      *           "validFrom": "2026-05-01T12:33:00.000Z",
      *           "current": false,
      *           "planned": false,
      *           "savedAt": "2026-05-01T12:23:00.000Z",
      *           "author": "Olga Ops",
      *           "reason": "Matrix",
      *           "restores": null,
      *           "withdrawn": true,
      *           "withdrawnAt": "2026-05-01T12:24:00.000Z",
      *           "withdrawnBy": "Olga Ops",
      *           "withdrawnFor": "Storm",
      *           "rates": [
      *             {
      *               "taxBp": 150,
      *               "perMileBp": 600,
      *               "serviceFeeBp": 800,
      *               "fullRateHours": 3,
      *               "includedMiles": 5,
      *               "includedMilesPerHour": 10,
      *               "laterHoursDiscountBp": 1000,
      *               "rideType": "GroupX",
      *               "basePerPerson": "12.59",
      *               "minimumSeats": 2
      *             }
      *           ]
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["PriceVersionsView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getOwnBusinessAccount: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The business account that your rides are charged to: balance, discounts and cost centers */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Acme",
      *       "status": "active",
      *       "balance": {
      *         "creditLimit": "1000.00",
      *         "reserved": "0.00",
      *         "owed": "62.66",
      *         "unusedCredit": "0.00",
      *         "available": "937.34",
      *         "notInvoiced": "0.00",
      *         "overdue": "0.00"
      *       },
      *       "paymentTermsDays": 30,
      *       "discounts": [],
      *       "ridesThisMonth": 1,
      *       "costCenters": [
      *         {
      *           "id": 1,
      *           "code": "ROOMS",
      *           "name": "Rooms",
      *           "active": true
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["BusinessAccountView"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listOwnBusinessCharges: {
  parameters: {
   query?: {
    limit?: number | null;
    /** @description From the last answer’s nextCursor */
    cursor?: string | null;
    state?: ("reserved" | "charged" | "released") | null;
    /** @description Code of a cost center */
    costCenter?: string | null;
    /** @description Rides of this event transport */
    eventId?: number | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What the account reserves and owes for rides, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "charges": [
      *         {
      *           "id": 1,
      *           "rideId": 1,
      *           "rideStatus": "completed",
      *           "state": "charged",
      *           "kind": "fare",
      *           "costCenter": null,
      *           "reference": "Room 12",
      *           "eventId": null,
      *           "eventName": null,
      *           "passengerName": "Grace Hopper 1",
      *           "pickupLocation": "Uptown",
      *           "dropoffLocation": "Charlotte Douglas International Airport",
      *           "amount": "62.66",
      *           "discount": "0.00",
      *           "credited": "0.00",
      *           "credits": [],
      *           "bookedAt": "2026-05-01T12:00:00.000Z",
      *           "settledAt": "2026-05-01T12:01:00.000Z",
      *           "invoiceId": null,
      *           "invoiceNumber": null
      *         }
      *       ],
      *       "nextCursor": null
      *     }
      */
     "application/json": components["schemas"]["BusinessChargeList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listBusinessAccounts: {
  parameters: {
   query?: {
    limit?: number | null;
    /** @description From the last answer’s nextCursor */
    cursor?: string | null;
    /** @description Part of a name or of a billing email address */
    q?: string | null;
    /** @description All when left out */
    status?: ("active" | "suspended" | "closed") | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Business accounts with what they reserve and owe, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "accounts": [
      *         {
      *           "id": 1,
      *           "name": "Acme",
      *           "status": "active",
      *           "balance": {
      *             "creditLimit": "1000.00",
      *             "reserved": "0.00",
      *             "owed": "62.66",
      *             "unusedCredit": "0.00",
      *             "available": "937.34",
      *             "notInvoiced": "0.00",
      *             "overdue": "0.00"
      *           },
      *           "serviceAccounts": 1,
      *           "overdueInvoices": 0,
      *           "lastInvoice": {
      *             "id": 2,
      *             "number": "INV-000013",
      *             "status": "open",
      *             "createdAt": "2026-05-01T12:01:00.000Z"
      *           },
      *           "createdAt": "2026-05-01T12:00:00.000Z"
      *         }
      *       ],
      *       "nextCursor": "newest.9"
      *     }
      */
     "application/json": components["schemas"]["BusinessAccountList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 createBusinessAccount: {
  parameters: {
   query?: never;
   header?: {
    /** @description Repeat the call with the same key and it happens once */
    "idempotency-key"?: string;
   };
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "name": "Acme",
     *       "billingEmails": [
     *         {
     *           "email": "xxxxxxxx-00000000-0000-0000-0000-000000000000@acme.test"
     *         }
     *       ],
     *       "billingAddress": "1 Main St",
     *       "creditLimit": "1000.00",
     *       "paymentTermsDays": 30,
     *       "language": "es"
     *     }
     */
    "application/json": components["schemas"]["NewBusinessAccount"];
   };
  };
  responses: {
   /** @description Creates a business account, also from a sales inquiry */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Acme",
      *       "status": "active",
      *       "balance": {
      *         "creditLimit": "1000.00",
      *         "reserved": "0.00",
      *         "owed": "0.00",
      *         "unusedCredit": "0.00",
      *         "available": "1000.00",
      *         "notInvoiced": "0.00",
      *         "overdue": "0.00"
      *       },
      *       "paymentTermsDays": 30,
      *       "discounts": [],
      *       "ridesThisMonth": 0,
      *       "costCenters": [],
      *       "billingEmails": [
      *         {
      *           "email": "xxxxxxx-00000000-0000-0000-0000-000000000000@acme.test"
      *         }
      *       ],
      *       "billingAddress": "1 Main St",
      *       "language": "en",
      *       "salesInquiryId": null,
      *       "serviceAccounts": [],
      *       "createdBy": "Olga Ops",
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "today": "2026-05-01"
      *     }
      */
     "application/json": components["schemas"]["AdminBusinessAccountView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   409: components["responses"]["IdempotencyKeyReused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getBusinessAccount: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    accountId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A business account */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Acme",
      *       "status": "active",
      *       "balance": {
      *         "creditLimit": "1000.00",
      *         "reserved": "0.00",
      *         "owed": "0.00",
      *         "unusedCredit": "0.00",
      *         "available": "1000.00",
      *         "notInvoiced": "0.00",
      *         "overdue": "0.00"
      *       },
      *       "paymentTermsDays": 30,
      *       "discounts": [],
      *       "ridesThisMonth": 1,
      *       "costCenters": [
      *         {
      *           "id": 1,
      *           "code": "ROOMS",
      *           "name": "Rooms",
      *           "active": true
      *         }
      *       ],
      *       "billingEmails": [
      *         {
      *           "email": "xxxxxxx-00000000-0000-0000-0000-000000000000@acme.test"
      *         }
      *       ],
      *       "billingAddress": "1 Main St",
      *       "language": "en",
      *       "salesInquiryId": null,
      *       "serviceAccounts": [
      *         {
      *           "id": 1,
      *           "name": "Acme Hotel",
      *           "connectedBy": "Olga Ops",
      *           "connectedAt": "2026-05-01T12:01:00.000Z",
      *           "closedAt": null
      *         }
      *       ],
      *       "createdBy": "Olga Ops",
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "today": "2026-05-01"
      *     }
      */
     "application/json": components["schemas"]["AdminBusinessAccountView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 changeBusinessAccount: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    accountId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "status": "active",
     *       "creditLimit": "62.66",
     *       "reason": "Test"
     *     }
     */
    "application/json": components["schemas"]["BusinessAccountChange"];
   };
  };
  responses: {
   /** @description Changes a business account, its credit limit or its status, with a reason */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Acme",
      *       "status": "closed",
      *       "balance": {
      *         "creditLimit": "1000.00",
      *         "reserved": "62.66",
      *         "owed": "62.66",
      *         "unusedCredit": "0.00",
      *         "available": "874.68",
      *         "notInvoiced": "0.00",
      *         "overdue": "0.00"
      *       },
      *       "paymentTermsDays": 30,
      *       "discounts": [],
      *       "ridesThisMonth": 1,
      *       "costCenters": [
      *         {
      *           "id": 1,
      *           "code": "ROOMS",
      *           "name": "Rooms",
      *           "active": true
      *         }
      *       ],
      *       "billingEmails": [
      *         {
      *           "email": "xxxxxxx-00000000-0000-0000-0000-000000000000@acme.test"
      *         }
      *       ],
      *       "billingAddress": "1 Main St",
      *       "language": "en",
      *       "salesInquiryId": null,
      *       "serviceAccounts": [
      *         {
      *           "id": 1,
      *           "name": "Acme Hotel",
      *           "connectedBy": "Olga Ops",
      *           "connectedAt": "2026-05-01T12:01:00.000Z",
      *           "closedAt": null
      *         }
      *       ],
      *       "createdBy": "Olga Ops",
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "today": "2026-05-01"
      *     }
      */
     "application/json": components["schemas"]["AdminBusinessAccountView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 setVolumeDiscounts: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    accountId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "rules": [
     *         {
     *           "fromRides": 10,
     *           "percentOff": 5
     *         }
     *       ],
     *       "reason": "Agreed"
     *     }
     */
    "application/json": components["schemas"]["VolumeDiscounts"];
   };
  };
  responses: {
   /** @description Replaces the volume discounts of a business account, with a reason */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Acme",
      *       "status": "active",
      *       "balance": {
      *         "creditLimit": "1000.00",
      *         "reserved": "0.00",
      *         "owed": "62.66",
      *         "unusedCredit": "0.00",
      *         "available": "937.34",
      *         "notInvoiced": "62.66",
      *         "overdue": "0.00"
      *       },
      *       "paymentTermsDays": 30,
      *       "discounts": [
      *         {
      *           "fromRides": 1,
      *           "percentOff": 10
      *         }
      *       ],
      *       "ridesThisMonth": 1,
      *       "costCenters": [
      *         {
      *           "id": 2,
      *           "code": "ROOMS",
      *           "name": "Rooms",
      *           "active": true
      *         }
      *       ],
      *       "billingEmails": [
      *         {
      *           "email": "xxxxxxx-00000000-0000-0000-0000-000000000000@acme.test"
      *         }
      *       ],
      *       "billingAddress": "1 Main St",
      *       "language": "en",
      *       "salesInquiryId": null,
      *       "serviceAccounts": [
      *         {
      *           "id": 3,
      *           "name": "Acme Hotel",
      *           "connectedBy": "Olga Ops",
      *           "connectedAt": "2026-05-01T12:01:00.000Z",
      *           "closedAt": null
      *         }
      *       ],
      *       "createdBy": "Olga Ops",
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "today": "2026-05-01"
      *     }
      */
     "application/json": components["schemas"]["AdminBusinessAccountView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listBusinessCharges: {
  parameters: {
   query?: {
    limit?: number | null;
    /** @description From the last answer’s nextCursor */
    cursor?: string | null;
    state?: ("reserved" | "charged" | "released") | null;
    /** @description Code of a cost center */
    costCenter?: string | null;
    /** @description Rides of this event transport */
    eventId?: number | null;
   };
   header?: never;
   path: {
    accountId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What a business account reserves and owes for rides, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "charges": [
      *         {
      *           "id": 1,
      *           "rideId": 1,
      *           "rideStatus": "completed",
      *           "state": "charged",
      *           "kind": "fare",
      *           "costCenter": "ROOMS",
      *           "reference": "=Room 12",
      *           "eventId": null,
      *           "eventName": null,
      *           "passengerName": "Grace",
      *           "pickupLocation": "Uptown",
      *           "dropoffLocation": "Charlotte Douglas International Airport",
      *           "amount": "62.66",
      *           "discount": "0.00",
      *           "credited": "0.00",
      *           "credits": [],
      *           "bookedAt": "2026-05-01T12:00:00.000Z",
      *           "settledAt": "2026-05-01T12:01:00.000Z",
      *           "invoiceId": 1,
      *           "invoiceNumber": "INV-000001"
      *         }
      *       ],
      *       "nextCursor": null
      *     }
      */
     "application/json": components["schemas"]["BusinessChargeList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 addCostCenter: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    accountId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "code": "A",
     *       "name": "A"
     *     }
     */
    "application/json": components["schemas"]["NewCostCenter"];
   };
  };
  responses: {
   /** @description Adds a cost center to a business account */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Acme",
      *       "status": "active",
      *       "balance": {
      *         "creditLimit": "1000.00",
      *         "reserved": "0.00",
      *         "owed": "0.00",
      *         "unusedCredit": "0.00",
      *         "available": "1000.00",
      *         "notInvoiced": "0.00",
      *         "overdue": "0.00"
      *       },
      *       "paymentTermsDays": 30,
      *       "discounts": [],
      *       "ridesThisMonth": 0,
      *       "costCenters": [
      *         {
      *           "id": 1,
      *           "code": "ROOMS",
      *           "name": "Rooms",
      *           "active": true
      *         }
      *       ],
      *       "billingEmails": [
      *         {
      *           "email": "xxxxxxx-00000000-0000-0000-0000-000000000000@acme.test"
      *         }
      *       ],
      *       "billingAddress": "1 Main St",
      *       "language": "en",
      *       "salesInquiryId": null,
      *       "serviceAccounts": [
      *         {
      *           "id": 1,
      *           "name": "Acme Hotel",
      *           "connectedBy": "Olga Ops",
      *           "connectedAt": "2026-05-01T12:01:00.000Z",
      *           "closedAt": null
      *         }
      *       ],
      *       "createdBy": "Olga Ops",
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "today": "2026-05-01"
      *     }
      */
     "application/json": components["schemas"]["AdminBusinessAccountView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 changeCostCenter: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    accountId: number;
    costCenterId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "active": false
     *     }
     */
    "application/json": components["schemas"]["CostCenterChange"];
   };
  };
  responses: {
   /** @description Renames a cost center, or says whether rides can be booked for it */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Acme",
      *       "status": "active",
      *       "balance": {
      *         "creditLimit": "1000.00",
      *         "reserved": "0.00",
      *         "owed": "0.00",
      *         "unusedCredit": "0.00",
      *         "available": "1000.00",
      *         "notInvoiced": "0.00",
      *         "overdue": "0.00"
      *       },
      *       "paymentTermsDays": 30,
      *       "discounts": [],
      *       "ridesThisMonth": 0,
      *       "costCenters": [
      *         {
      *           "id": 2,
      *           "code": "A",
      *           "name": "A",
      *           "active": false
      *         }
      *       ],
      *       "billingEmails": [
      *         {
      *           "email": "xxxxxxx-00000000-0000-0000-0000-000000000000@acme.test"
      *         }
      *       ],
      *       "billingAddress": "1 Main St",
      *       "language": "en",
      *       "salesInquiryId": null,
      *       "serviceAccounts": [],
      *       "createdBy": "Olga Ops",
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "today": "2026-05-01"
      *     }
      */
     "application/json": components["schemas"]["AdminBusinessAccountView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 connectServiceAccount: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    accountId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "serviceAccountId": 1
     *     }
     */
    "application/json": components["schemas"]["BusinessServiceConnection"];
   };
  };
  responses: {
   /** @description Lets a service account book on a business account */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Acme",
      *       "status": "active",
      *       "balance": {
      *         "creditLimit": "1000.00",
      *         "reserved": "0.00",
      *         "owed": "0.00",
      *         "unusedCredit": "0.00",
      *         "available": "1000.00",
      *         "notInvoiced": "0.00",
      *         "overdue": "0.00"
      *       },
      *       "paymentTermsDays": 30,
      *       "discounts": [],
      *       "ridesThisMonth": 0,
      *       "costCenters": [],
      *       "billingEmails": [
      *         {
      *           "email": "xxxxxxx-00000000-0000-0000-0000-000000000000@acme.test"
      *         }
      *       ],
      *       "billingAddress": "1 Main St",
      *       "language": "en",
      *       "salesInquiryId": null,
      *       "serviceAccounts": [
      *         {
      *           "id": 1,
      *           "name": "Acme Hotel",
      *           "connectedBy": "Olga Ops",
      *           "connectedAt": "2026-05-01T12:01:00.000Z",
      *           "closedAt": null
      *         }
      *       ],
      *       "createdBy": "Olga Ops",
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "today": "2026-05-01"
      *     }
      */
     "application/json": components["schemas"]["AdminBusinessAccountView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 disconnectServiceAccount: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    accountId: number;
    serviceAccountId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Stops a service account from booking on a business account; booked rides stay */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Acme",
      *       "status": "active",
      *       "balance": {
      *         "creditLimit": "1000.00",
      *         "reserved": "0.00",
      *         "owed": "0.00",
      *         "unusedCredit": "0.00",
      *         "available": "1000.00",
      *         "notInvoiced": "0.00",
      *         "overdue": "0.00"
      *       },
      *       "paymentTermsDays": 30,
      *       "discounts": [],
      *       "ridesThisMonth": 0,
      *       "costCenters": [],
      *       "billingEmails": [
      *         {
      *           "email": "xxxxxxx-00000000-0000-0000-0000-000000000000@acme.test"
      *         }
      *       ],
      *       "billingAddress": "1 Main St",
      *       "language": "en",
      *       "salesInquiryId": null,
      *       "serviceAccounts": [],
      *       "createdBy": "Olga Ops",
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "today": "2026-05-01"
      *     }
      */
     "application/json": components["schemas"]["AdminBusinessAccountView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listTokens: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Your tokens, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "name": "Test",
      *         "prefix": "gr_pat_xx0x",
      *         "scopes": [
      *           "account:read"
      *         ],
      *         "version": "2026-05-01",
      *         "replacedBy": null,
      *         "state": "active",
      *         "createdAt": "2026-05-01T12:00:00.000Z",
      *         "expiresAt": "2026-05-01T12:02:00.000Z",
      *         "lastUsedAt": "2026-05-01T12:01:00.000Z",
      *         "revokedAt": null
      *       }
      *     ]
      */
     "application/json": components["schemas"]["ApiTokenView"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 createToken: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "name": "Concierge",
     *       "scopes": [
     *         "rides:write"
     *       ],
     *       "expiresInDays": 90
     *     }
     */
    "application/json": components["schemas"]["NewApiToken"];
   };
  };
  responses: {
   /** @description Creates a token that acts as you */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "secret": "xx_xxx_000000xxxx00xxxxxxxxxx0xxxxxxxxxx0xx0xx0xxx0xxx0x",
      *       "token": {
      *         "id": 1,
      *         "name": "Test",
      *         "prefix": "gr_pat_0000",
      *         "scopes": [
      *           "operations:read"
      *         ],
      *         "version": "2026-05-01",
      *         "replacedBy": null,
      *         "state": "active",
      *         "createdAt": "2026-05-01T12:00:00.000Z",
      *         "expiresAt": "2026-05-01T12:01:00.000Z",
      *         "lastUsedAt": null,
      *         "revokedAt": null
      *       }
      *     }
      */
     "application/json": components["schemas"]["CreatedApiToken"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 rotateToken: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    tokenId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "expiresInDays": 1,
     *       "overlapHours": 0
     *     }
     */
    "application/json": components["schemas"]["ApiTokenRotation"];
   };
  };
  responses: {
   /** @description Replaces a token by a new one with the same name and scopes */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "secret": "xx_xxx_xx00xx0xxxx0xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx00xx0x",
      *       "token": {
      *         "id": 1,
      *         "name": "Test",
      *         "prefix": "gr_pat_xx00",
      *         "scopes": [
      *           "account:read"
      *         ],
      *         "version": "2026-05-01",
      *         "replacedBy": null,
      *         "state": "active",
      *         "createdAt": "2026-05-01T12:00:00.000Z",
      *         "expiresAt": "2026-05-01T12:01:00.000Z",
      *         "lastUsedAt": null,
      *         "revokedAt": null
      *       }
      *     }
      */
     "application/json": components["schemas"]["CreatedApiToken"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 revokeToken: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    tokenId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Revokes a token */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listServiceAccounts: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Accounts of programs with their tokens, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "name": "Integration test",
      *         "userId": 2,
      *         "createdBy": "Olga Ops",
      *         "createdAt": "2026-05-01T12:00:00.000Z",
      *         "closedAt": null,
      *         "tokens": [
      *           {
      *             "id": 1,
      *             "name": "CI",
      *             "prefix": "gr_svc_0xxx",
      *             "scopes": [
      *               "members:read"
      *             ],
      *             "version": "2026-05-01",
      *             "replacedBy": null,
      *             "state": "active",
      *             "createdAt": "2026-05-01T12:01:00.000Z",
      *             "expiresAt": "2026-05-01T12:03:00.000Z",
      *             "lastUsedAt": "2026-05-01T12:02:00.000Z",
      *             "revokedAt": null
      *           }
      *         ]
      *       }
      *     ]
      */
     "application/json": components["schemas"]["ServiceAccountView"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 createServiceAccount: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "name": "Acme Hotel"
     *     }
     */
    "application/json": components["schemas"]["NewServiceAccount"];
   };
  };
  responses: {
   /** @description Creates an account for a program */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Acme Hotel",
      *       "userId": 2,
      *       "createdBy": "Olga Ops",
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "closedAt": null,
      *       "tokens": []
      *     }
      */
     "application/json": components["schemas"]["ServiceAccountView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 closeServiceAccount: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    accountId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Closes a service account and revokes its tokens */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 createServiceToken: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    accountId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "name": "Booking",
     *       "scopes": [
     *         "quotes:write"
     *       ],
     *       "expiresInDays": 30
     *     }
     */
    "application/json": components["schemas"]["NewApiToken"];
   };
  };
  responses: {
   /** @description Creates a token of a service account */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "secret": "xx_xxx_000xxx00xxx0xxxxxxxxxxxxxxxxxxxxxxxxx0xxxxx0xxxxx",
      *       "token": {
      *         "id": 1,
      *         "name": "Test",
      *         "prefix": "gr_svc_000x",
      *         "scopes": [
      *           "business:read"
      *         ],
      *         "version": "2026-05-01",
      *         "replacedBy": null,
      *         "state": "active",
      *         "createdAt": "2026-05-01T12:00:00.000Z",
      *         "expiresAt": "2026-05-01T12:01:00.000Z",
      *         "lastUsedAt": null,
      *         "revokedAt": null
      *       }
      *     }
      */
     "application/json": components["schemas"]["CreatedApiToken"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 rotateServiceToken: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    accountId: number;
    tokenId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "expiresInDays": 30,
     *       "overlapHours": 1
     *     }
     */
    "application/json": components["schemas"]["ApiTokenRotation"];
   };
  };
  responses: {
   /** @description Replaces a token of a service account by a new one */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "secret": "xx_xxx_xxxxxx0xxx0xxx000xxxxx0xxx0xxxxx0xxxxx0xxx00x0xxx",
      *       "token": {
      *         "id": 1,
      *         "name": "Key",
      *         "prefix": "gr_svc_xxxx",
      *         "scopes": [
      *           "account:read"
      *         ],
      *         "version": "2026-05-01",
      *         "replacedBy": null,
      *         "state": "active",
      *         "createdAt": "2026-05-01T12:00:00.000Z",
      *         "expiresAt": "2026-05-01T12:01:00.000Z",
      *         "lastUsedAt": null,
      *         "revokedAt": null
      *       }
      *     }
      */
     "application/json": components["schemas"]["CreatedApiToken"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 revokeServiceToken: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    accountId: number;
    tokenId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Revokes a token of a service account */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrTokenNotAllowedOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listApiRequests: {
  parameters: {
   query?: {
    /** @description Part of method and route, a status, a request id, or how a token begins */
    search?: string | null;
    outcome?: ("succeeded" | "refused" | "failed") | null;
    /** @description Only requests before the one with this id */
    before?: string | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Requests made with tokens, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": "1470",
      *         "method": "GET",
      *         "route": "/api/admin/exports/rides",
      *         "status": 403,
      *         "durationMs": 1,
      *         "requestId": "00000000-0000-4000-8000-000000000001",
      *         "tokenId": 1,
      *         "tokenPrefix": "gr_pat_xxxx",
      *         "at": "2026-05-01T13:39:00.000Z"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["ApiRequestView"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 contactSales: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "clientId": "00000000-0000-4000-8000-000000000001",
     *       "name": "Bea Business",
     *       "email": "bea@acme.test",
     *       "organization": "Acme",
     *       "message": "We need coaches for 200 people in May."
     *     }
     */
    "application/json": components["schemas"]["NewSalesInquiry"];
   };
  };
  responses: {
   /** @description Sends an inquiry to sales */
   202: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listSalesInquiries: {
  parameters: {
   query?: {
    state?: ("new" | "answered" | "closed") | null;
    /** @description Only inquiries older than this id */
    before?: number | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Sales inquiries, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "name": "Bea Business",
      *         "email": "bea@acme.test",
      *         "organization": "Acme",
      *         "phone": null,
      *         "message": "We need coaches for 200 people in May.",
      *         "state": "new",
      *         "changedBy": null,
      *         "sentAt": "2026-05-01T12:00:00.000Z",
      *         "changedAt": null
      *       }
      *     ]
      */
     "application/json": components["schemas"]["SalesInquiryView"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 changeSalesInquiry: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    inquiryId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "state": "answered"
     *     }
     */
    "application/json": components["schemas"]["SalesInquiryChange"];
   };
  };
  responses: {
   /** @description Marks a sales inquiry as answered, closed or new */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Bea Business",
      *       "email": "bea@acme.test",
      *       "organization": "Acme",
      *       "phone": null,
      *       "message": "We need coaches for 200 people in May.",
      *       "state": "answered",
      *       "changedBy": "Olga Ops",
      *       "sentAt": "2026-05-01T12:00:00.000Z",
      *       "changedAt": "2026-05-01T12:01:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["SalesInquiryView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getFirstRideOffer: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Whether you can use the first-ride offer; signed out, what a new account would get */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "available": true,
      *       "code": "FREEFIRST",
      *       "maxDiscount": "50.00",
      *       "needsVerifiedPhone": false
      *     }
      */
     "application/json": components["schemas"]["FirstRideOffer"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listPromotions: {
  parameters: {
   query?: {
    /** @description Those after this code in the list */
    after?: string | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Promo codes with what they gave, newest first; up to 50, go on with `after` */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "code": "SOON",
      *         "name": "Five off",
      *         "kind": "amount",
      *         "state": "scheduled",
      *         "maxDiscount": "5.00",
      *         "percentOff": null,
      *         "validFrom": "2026-05-01T12:04:00.000Z",
      *         "validUntil": "2026-05-01T12:05:00.000Z",
      *         "redemptionLimit": null,
      *         "perAccountLimit": null,
      *         "newAccountDays": null,
      *         "firstRideOnly": false,
      *         "rideTypes": [],
      *         "redemptions": 0,
      *         "given": "0.00",
      *         "createdAt": "2026-05-01T12:03:00.000Z"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["PromotionView"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 addPromotion: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "code": "SOON",
     *       "name": "Five off",
     *       "kind": "amount",
     *       "maxDiscount": "5.00",
     *       "firstRideOnly": false,
     *       "validFrom": "2026-05-01T12:01:00.000Z",
     *       "validUntil": "2026-05-01T12:02:00.000Z"
     *     }
     */
    "application/json": components["schemas"]["NewPromotion"];
   };
  };
  responses: {
   /** @description Adds a promo code */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "code": "SOON",
      *       "name": "Five off",
      *       "kind": "amount",
      *       "state": "scheduled",
      *       "maxDiscount": "5.00",
      *       "percentOff": null,
      *       "validFrom": "2026-05-01T12:01:00.000Z",
      *       "validUntil": "2026-05-01T12:02:00.000Z",
      *       "redemptionLimit": null,
      *       "perAccountLimit": null,
      *       "newAccountDays": null,
      *       "firstRideOnly": false,
      *       "rideTypes": [],
      *       "redemptions": 0,
      *       "given": "0.00",
      *       "createdAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["PromotionView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 changePromotion: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    code: string;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "name": "Autumn",
     *       "perAccountLimit": null,
     *       "redemptionLimit": 7
     *     }
     */
    "application/json": components["schemas"]["PromotionChange"];
   };
  };
  responses: {
   /** @description Changes a promo code for prices to come; what is left out stays */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "code": "SOON",
      *       "name": "Five off",
      *       "kind": "amount",
      *       "state": "active",
      *       "maxDiscount": "1.00",
      *       "percentOff": null,
      *       "validFrom": null,
      *       "validUntil": "2026-05-01T12:01:00.000Z",
      *       "redemptionLimit": null,
      *       "perAccountLimit": null,
      *       "newAccountDays": null,
      *       "firstRideOnly": false,
      *       "rideTypes": [],
      *       "redemptions": 0,
      *       "given": "0.00",
      *       "createdAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["PromotionView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 endPromotion: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    code: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Ends a promo code now */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "code": "AUTUMN",
      *       "name": "Autumn",
      *       "kind": "amount",
      *       "state": "ended",
      *       "maxDiscount": "5.00",
      *       "percentOff": null,
      *       "validFrom": null,
      *       "validUntil": "2026-05-01T12:01:00.000Z",
      *       "redemptionLimit": 7,
      *       "perAccountLimit": null,
      *       "newAccountDays": null,
      *       "firstRideOnly": false,
      *       "rideTypes": [],
      *       "redemptions": 0,
      *       "given": "0.00",
      *       "createdAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["PromotionView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getActiveRide: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The ride in hand; null when there is none */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "driver",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 6,
      *       "rideType": "GroupX",
      *       "totalCost": "93.99",
      *       "costPerPerson": "15.67",
      *       "status": "in_progress",
      *       "driverId": 3,
      *       "bookingType": "now",
      *       "scheduledAt": null,
      *       "scheduledDate": null,
      *       "scheduledTime": null,
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "card",
      *       "splitMode": "cover",
      *       "pledge": null,
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "93.99",
      *         "yourShare": "0.00",
      *         "yourCharge": "0.00",
      *         "yourLargestCharge": "0.00",
      *         "paidByMembers": "0.00",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": null,
      *       "driverPay": {
      *         "fare": "85.74",
      *         "commissionPercent": 20,
      *         "commission": "17.15",
      *         "earnings": "68.59"
      *       },
      *       "appliedPromotions": [],
      *       "memberCount": 3,
      *       "riderName": "Person",
      *       "bookedBy": null,
      *       "riderPhone": "9805500010",
      *       "payBefore": null,
      *       "lastEvent": 12,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": "2026-05-01T12:01:00.000Z",
      *       "arrivedAt": "2026-05-01T12:02:00.000Z",
      *       "startedAt": "2026-05-01T12:03:00.000Z",
      *       "completedAt": null,
      *       "cancelledAt": null,
      *       "cancelReason": null
      *     }
      */
     "application/json": components["schemas"]["RideView"] | null;
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listUpcomingRides: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Scheduled rides that you have accepted and not set out for, the next one first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /** @example [] */
     "application/json": components["schemas"]["RideView"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 changeRideStatus: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "status": "arrived",
     *       "happenedAt": "2026-05-01T12:01:00.000Z",
     *       "position": {
     *         "lat": 35.2271,
     *         "lng": -80.8431
     *       }
     *     }
     */
    "application/json": components["schemas"]["StatusChange"];
   };
  };
  responses: {
   /** @description Sets out, arrives, starts or completes */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "driver",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 2,
      *       "rideType": "GroupX",
      *       "totalCost": "31.33",
      *       "costPerPerson": "15.67",
      *       "status": "in_progress",
      *       "driverId": 3,
      *       "bookingType": "scheduled",
      *       "scheduledAt": "2026-05-01T12:02:00.000Z",
      *       "scheduledDate": "2026-05-01",
      *       "scheduledTime": "20:03",
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "card",
      *       "splitMode": "pledge",
      *       "pledge": null,
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "31.33",
      *         "yourShare": "0.00",
      *         "yourCharge": "0.00",
      *         "yourLargestCharge": "0.00",
      *         "paidByMembers": "15.66",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": null,
      *       "driverPay": {
      *         "fare": "28.58",
      *         "commissionPercent": 20,
      *         "commission": "5.72",
      *         "earnings": "22.86"
      *       },
      *       "appliedPromotions": [],
      *       "memberCount": 2,
      *       "riderName": "Person",
      *       "bookedBy": null,
      *       "riderPhone": "9805500040",
      *       "payBefore": null,
      *       "lastEvent": 23,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": "2026-05-01T12:01:00.000Z",
      *       "arrivedAt": "2026-05-01T12:03:00.000Z",
      *       "startedAt": "2026-05-01T12:04:00.000Z",
      *       "completedAt": null,
      *       "cancelledAt": null,
      *       "cancelReason": null
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 completeRide: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "amount": "62.66",
     *       "happenedAt": "2026-05-01T12:02:00.000Z",
     *       "position": {
     *         "lat": 35.2214,
     *         "lng": -80.9435
     *       }
     *     }
     */
    "application/json": components["schemas"]["Completion"];
   };
  };
  responses: {
   /** @description Completes the trip */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "driver",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 2,
      *       "rideType": "GroupX",
      *       "totalCost": "31.33",
      *       "costPerPerson": "15.67",
      *       "status": "completed",
      *       "driverId": 3,
      *       "bookingType": "scheduled",
      *       "scheduledAt": "2026-05-01T12:02:00.000Z",
      *       "scheduledDate": "2026-05-01",
      *       "scheduledTime": "20:03",
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "card",
      *       "splitMode": "pledge",
      *       "pledge": null,
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "31.33",
      *         "yourShare": "0.00",
      *         "yourCharge": "0.00",
      *         "yourLargestCharge": "0.00",
      *         "paidByMembers": "15.66",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": null,
      *       "driverPay": {
      *         "fare": "28.58",
      *         "commissionPercent": 20,
      *         "commission": "5.72",
      *         "earnings": "22.86"
      *       },
      *       "appliedPromotions": [],
      *       "memberCount": 2,
      *       "riderName": "Person",
      *       "bookedBy": null,
      *       "riderPhone": null,
      *       "payBefore": null,
      *       "lastEvent": 24,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": "2026-05-01T12:01:00.000Z",
      *       "arrivedAt": "2026-05-01T12:03:00.000Z",
      *       "startedAt": "2026-05-01T12:04:00.000Z",
      *       "completedAt": "2026-05-01T12:05:00.000Z",
      *       "cancelledAt": null,
      *       "cancelReason": null
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 releaseRide: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "reason": "Flat tire"
     *     }
     */
    "application/json": components["schemas"]["Reason"];
   };
  };
  responses: {
   /** @description Gives the ride back; it is offered to others */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getProgressCheck: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Whether you are asked if you are still on your way; null when there is none */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "rideId": 1,
      *       "cause": "stalled",
      *       "askedAt": "2026-05-01T12:00:00.000Z",
      *       "dueAt": "2026-05-01T12:01:00.000Z",
      *       "state": "asked"
      *     }
      */
     "application/json": components["schemas"]["ProgressCheckView"] | null;
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 confirmOnMyWay: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Answers that you are still on your way; null when there is none */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "rideId": 1,
      *       "cause": "stalled",
      *       "askedAt": "2026-05-01T12:00:00.000Z",
      *       "dueAt": "2026-05-01T12:01:00.000Z",
      *       "state": "confirmed"
      *     }
      */
     "application/json": components["schemas"]["ProgressCheckView"] | null;
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listRideConfirmations: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Scheduled rides that you have to confirm */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "rideId": 1,
      *         "dueAt": "2026-05-01T12:00:00.000Z"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["OpenRideConfirmation"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 confirmRide: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Confirms that you will drive a scheduled ride */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listRideCandidates: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Drivers who could take the ride now, fewest minutes away first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "drivers": [
      *         {
      *           "driverId": 1,
      *           "name": "Person 00002",
      *           "phone": "9805500002",
      *           "vehicle": "Test Van 2022",
      *           "licensePlate": "T3",
      *           "vehicleClass": "car",
      *           "seats": 6,
      *           "hasDeclined": false,
      *           "minutes": 1,
      *           "minutesEstimated": true
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["RideCandidateList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 reassignRide: {
  parameters: {
   query?: never;
   header?: {
    /** @description Repeat the call with the same key and it happens once */
    "idempotency-key"?: string;
   };
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "driverId": 1,
     *       "replacedDriverId": 2,
     *       "reason": "Flat tire"
     *     }
     */
    "application/json": components["schemas"]["Reassignment"];
   };
  };
  responses: {
   /** @description Gives the ride to another driver */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "admin",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 4,
      *       "rideType": "GroupX",
      *       "totalCost": "62.66",
      *       "costPerPerson": "15.67",
      *       "status": "en_route",
      *       "driverId": 1,
      *       "bookingType": "now",
      *       "scheduledAt": null,
      *       "scheduledDate": null,
      *       "scheduledTime": null,
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "cash",
      *       "splitMode": "cover",
      *       "pledge": null,
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "62.66",
      *         "yourShare": "0.00",
      *         "yourCharge": "0.00",
      *         "yourLargestCharge": "0.00",
      *         "paidByMembers": "0.00",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": null,
      *       "driverPay": null,
      *       "appliedPromotions": [],
      *       "memberCount": 1,
      *       "riderName": "Person",
      *       "bookedBy": null,
      *       "riderPhone": "9805500013",
      *       "payBefore": null,
      *       "lastEvent": 4,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": "2026-05-01T12:01:00.000Z",
      *       "arrivedAt": null,
      *       "startedAt": null,
      *       "completedAt": null,
      *       "cancelledAt": null,
      *       "cancelReason": null
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   409: components["responses"]["IdempotencyKeyReused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 completeRideForDriver: {
  parameters: {
   query?: never;
   header?: {
    /** @description Repeat the call with the same key and it happens once */
    "idempotency-key"?: string;
   };
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "reason": "Phone was dead",
     *       "amount": "62.66"
     *     }
     */
    "application/json": components["schemas"]["OperatorCompletion"];
   };
  };
  responses: {
   /** @description Completes the trip on the driver’s behalf */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "admin",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 6,
      *       "rideType": "GroupX",
      *       "totalCost": "93.99",
      *       "costPerPerson": "15.67",
      *       "status": "completed",
      *       "driverId": 3,
      *       "bookingType": "now",
      *       "scheduledAt": null,
      *       "scheduledDate": null,
      *       "scheduledTime": null,
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "card",
      *       "splitMode": "cover",
      *       "pledge": null,
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "93.99",
      *         "yourShare": "0.00",
      *         "yourCharge": "0.00",
      *         "yourLargestCharge": "0.00",
      *         "paidByMembers": "0.00",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": null,
      *       "driverPay": null,
      *       "appliedPromotions": [],
      *       "memberCount": 3,
      *       "riderName": "Person",
      *       "bookedBy": null,
      *       "riderPhone": "9805500105",
      *       "payBefore": null,
      *       "lastEvent": 10,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": "2026-05-01T12:01:00.000Z",
      *       "arrivedAt": "2026-05-01T12:02:00.000Z",
      *       "startedAt": "2026-05-01T12:03:00.000Z",
      *       "completedAt": "2026-05-01T12:04:00.000Z",
      *       "cancelledAt": null,
      *       "cancelReason": null
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   409: components["responses"]["IdempotencyKeyReused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 changeStatusForTest: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "status": "completed"
     *     }
     */
    "application/json": components["schemas"]["TestStatusChange"];
   };
  };
  responses: {
   /** @description Takes the driver’s next step for the organizer */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "organizer",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 4,
      *       "rideType": "GroupX",
      *       "totalCost": "62.66",
      *       "costPerPerson": "15.67",
      *       "status": "in_progress",
      *       "driverId": 1,
      *       "bookingType": "scheduled",
      *       "scheduledAt": "2026-05-01T12:03:00.000Z",
      *       "scheduledDate": "2026-05-01",
      *       "scheduledTime": "21:40",
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "cash",
      *       "splitMode": "cover",
      *       "pledge": null,
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "62.66",
      *         "yourShare": "15.67",
      *         "yourCharge": "62.66",
      *         "yourLargestCharge": "62.66",
      *         "paidByMembers": "0.00",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": {
      *         "share": "15.67",
      *         "credit": "0.00",
      *         "due": "62.66",
      *         "atMost": "62.66",
      *         "setAside": "0.00",
      *         "charged": "0.00",
      *         "inCash": "0.00",
      *         "tip": "0.00",
      *         "refunded": "0.00",
      *         "released": "0.00",
      *         "waived": "0.00",
      *         "outstanding": "0.00",
      *         "paid": "0.00"
      *       },
      *       "driverPay": null,
      *       "appliedPromotions": [],
      *       "memberCount": 1,
      *       "riderName": "Person",
      *       "bookedBy": null,
      *       "riderPhone": null,
      *       "payBefore": null,
      *       "lastEvent": 6,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": "2026-05-01T12:01:00.000Z",
      *       "arrivedAt": "2026-05-01T12:02:00.000Z",
      *       "startedAt": "2026-05-01T12:02:00.000Z",
      *       "completedAt": null,
      *       "cancelledAt": null,
      *       "cancelReason": null
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listAlerts: {
  parameters: {
   query?: {
    state?: ("open" | "closed") | null;
    /** @description Those before this one */
    before?: number | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What operators must look at, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "kind": "dispute_open",
      *         "rideId": 1,
      *         "paymentId": 1,
      *         "data": {
      *           "reason": "fraudulent",
      *           "disputeId": "xx_0xxxxxxxxx0xxxxx0xxxxxxx",
      *           "evidenceDueAt": "2026-05-01T12:02:00.000Z"
      *         },
      *         "note": null,
      *         "closedBy": null,
      *         "acknowledgedBy": null,
      *         "assignedToId": null,
      *         "assignedTo": null,
      *         "ours": "62.66",
      *         "theirs": "0.00",
      *         "difference": "-62.66",
      *         "openedAt": "2026-05-01T12:00:00.000Z",
      *         "seenAt": "2026-05-01T12:01:00.000Z",
      *         "closedAt": null,
      *         "acknowledgedAt": null
      *       }
      *     ]
      */
     "application/json": components["schemas"]["AlertView"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getAlertSummary: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description How many alerts are open */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "open": 0,
      *       "unseen": 0,
      *       "emergencies": 0
      *     }
      */
     "application/json": components["schemas"]["AlertSummary"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 changeAlert: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    alertId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "close": true,
     *       "note": "Approved"
     *     }
     */
    "application/json": components["schemas"]["AlertChange"];
   };
  };
  responses: {
   /** @description Acknowledges, takes, notes or closes an alert */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "kind": "refund_difference",
      *       "rideId": 2,
      *       "paymentId": 3,
      *       "data": {
      *         "booked": 700,
      *         "intentId": "xx_0xxx0x0xxxxxxxxxxxxxxx0x",
      *         "recorded": 0
      *       },
      *       "note": "Planted by a test",
      *       "closedBy": "Olga Ops",
      *       "acknowledgedBy": "Olga Ops",
      *       "assignedToId": null,
      *       "assignedTo": null,
      *       "ours": "7.00",
      *       "theirs": "0.00",
      *       "difference": "-7.00",
      *       "openedAt": "2026-05-01T12:00:00.000Z",
      *       "seenAt": "2026-05-01T12:00:00.000Z",
      *       "closedAt": "2026-05-01T12:01:00.000Z",
      *       "acknowledgedAt": "2026-05-01T12:01:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["AlertView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getAlertThresholds: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description When rides raise alerts */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "searchMinutes": 5,
      *       "silentMinutes": 3,
      *       "stalledMinutes": 8,
      *       "lateMinutes": 10,
      *       "lowRating": 2,
      *       "deviationMeters": 500,
      *       "deviationMinutes": 3,
      *       "longStopMinutes": 5,
      *       "unansweredMinutes": 3,
      *       "askStalledMinutes": 5,
      *       "askAwayMinutes": 4,
      *       "askUnreachableMinutes": 6,
      *       "askAnswerMinutes": 3,
      *       "changedAt": null,
      *       "changedBy": null
      *     }
      */
     "application/json": components["schemas"]["AlertThresholdsView"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 changeAlertThresholds: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "searchMinutes": 30,
     *       "silentMinutes": 3,
     *       "stalledMinutes": 8,
     *       "lateMinutes": 10,
     *       "lowRating": 2,
     *       "deviationMeters": 800,
     *       "deviationMinutes": 3,
     *       "longStopMinutes": 5,
     *       "unansweredMinutes": 3
     *     }
     */
    "application/json": components["schemas"]["AlertThresholdsChange"];
   };
  };
  responses: {
   /** @description Changes when rides raise alerts */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "searchMinutes": 30,
      *       "silentMinutes": 3,
      *       "stalledMinutes": 8,
      *       "lateMinutes": 10,
      *       "lowRating": 2,
      *       "deviationMeters": 800,
      *       "deviationMinutes": 3,
      *       "longStopMinutes": 5,
      *       "unansweredMinutes": 3,
      *       "askStalledMinutes": 5,
      *       "askAwayMinutes": 4,
      *       "askUnreachableMinutes": 6,
      *       "askAnswerMinutes": 3,
      *       "changedAt": "2026-05-01T12:00:00.000Z",
      *       "changedBy": "Olga Ops"
      *     }
      */
     "application/json": components["schemas"]["AlertThresholdsView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listRideMembers: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Who rides along, with their shares */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "status": "confirmed",
      *         "user": {
      *           "id": 1,
      *           "name": "Ana Alvarez",
      *           "email": "p00001@example.test"
      *         },
      *         "isOrganizer": true,
      *         "isYou": true,
      *         "seat": 0,
      *         "share": "15.67",
      *         "charge": "31.33",
      *         "agreed": "31.33",
      *         "consent": "given",
      *         "shareState": "captured",
      *         "verified": true,
      *         "noShow": false,
      *         "joinedAt": "2026-05-01T12:00:00.000Z",
      *         "amounts": {
      *           "share": "15.67",
      *           "credit": "0.00",
      *           "due": "31.33",
      *           "atMost": "31.33",
      *           "setAside": "0.00",
      *           "charged": "31.33",
      *           "inCash": "0.00",
      *           "tip": "0.00",
      *           "refunded": "0.00",
      *           "released": "15.66",
      *           "waived": "0.00",
      *           "outstanding": "0.00",
      *           "paid": "31.33"
      *         }
      *       }
      *     ]
      */
     "application/json": components["schemas"]["MemberView"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getJoinLink: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The link by which friends join; made when there is none, or the last one has expired */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "token": "-6tWdevYr97WBlNKGFZQNw",
      *       "url": "http://localhost:3000/join/-6tWdevYr97WBlNKGFZQNw",
      *       "expiresAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["JoinLink"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 revokeJoinLink: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Turns the link off; nobody can join until the organizer makes another one */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 replaceJoinLink: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Gives the ride another link; the old one stops working */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "token": "0BkNgpX_btxdeDWWX9Eylg",
      *       "url": "http://localhost:3000/join/0BkNgpX_btxdeDWWX9Eylg",
      *       "expiresAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["JoinLink"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 leaveRide: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Gives your seat up */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 previewJoin: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    token: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What somebody with the link may see before joining */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "rideId": 1,
      *       "organizerName": "Person",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "rideType": "GroupX",
      *       "status": "in_progress",
      *       "scheduledAt": "2026-05-01T12:02:00.000Z",
      *       "hourlyDuration": null,
      *       "groupSize": 3,
      *       "seatsLeft": 1,
      *       "share": "15.67",
      *       "splitMode": "pledge",
      *       "paymentMethod": "card",
      *       "pledge": {
      *         "state": "requested",
      *         "minRiders": 2,
      *         "seats": 4,
      *         "deadline": "2026-05-01T12:00:00.000Z",
      *         "joined": 3,
      *         "seatsLeft": 1,
      *         "maxShare": "15.67",
      *         "shares": [
      *           {
      *             "riders": 2,
      *             "total": "31.33",
      *             "share": "15.66"
      *           }
      *         ],
      *         "closedAt": "2026-05-01T12:01:00.000Z",
      *         "authorizesAt": "2026-05-01T12:01:00.000Z",
      *         "fixBy": null
      *       },
      *       "joined": false,
      *       "open": false
      *     }
      */
     "application/json": components["schemas"]["JoinPreview"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 joinRide: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    token: string;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "share": "0.00"
     *     }
     */
    "application/json": components["schemas"]["JoinRequest"];
   };
  };
  responses: {
   /** @description Takes the next open seat, at the share you were shown */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "member",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 3,
      *       "rideType": "GroupX",
      *       "totalCost": "46.99",
      *       "costPerPerson": "15.67",
      *       "status": "in_progress",
      *       "driverId": 3,
      *       "bookingType": "scheduled",
      *       "scheduledAt": "2026-05-01T12:04:00.000Z",
      *       "scheduledDate": "2026-05-01",
      *       "scheduledTime": "20:13",
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "card",
      *       "splitMode": "pledge",
      *       "pledge": {
      *         "state": "requested",
      *         "minRiders": 2,
      *         "seats": 4,
      *         "deadline": "2026-05-01T12:01:00.000Z",
      *         "joined": 3,
      *         "seatsLeft": 1,
      *         "maxShare": "15.67",
      *         "shares": [
      *           {
      *             "riders": 2,
      *             "total": "31.33",
      *             "share": "15.66"
      *           }
      *         ],
      *         "closedAt": "2026-05-01T12:02:00.000Z",
      *         "authorizesAt": "2026-05-01T12:02:00.000Z",
      *         "fixBy": null
      *       },
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "46.99",
      *         "yourShare": "15.66",
      *         "yourCharge": "15.66",
      *         "yourLargestCharge": "15.67",
      *         "paidByMembers": "31.32",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": {
      *         "share": "15.66",
      *         "credit": "0.00",
      *         "due": "15.66",
      *         "atMost": "15.67",
      *         "setAside": "15.67",
      *         "charged": "0.00",
      *         "inCash": "0.00",
      *         "tip": "0.00",
      *         "refunded": "0.00",
      *         "released": "0.00",
      *         "waived": "0.00",
      *         "outstanding": "0.00",
      *         "paid": "0.00"
      *       },
      *       "driverPay": null,
      *       "appliedPromotions": [],
      *       "memberCount": 3,
      *       "riderName": "Person",
      *       "bookedBy": null,
      *       "riderPhone": null,
      *       "payBefore": null,
      *       "lastEvent": 21,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": "2026-05-01T12:03:00.000Z",
      *       "arrivedAt": "2026-05-01T12:05:00.000Z",
      *       "startedAt": "2026-05-01T12:06:00.000Z",
      *       "completedAt": null,
      *       "cancelledAt": null,
      *       "cancelReason": null
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getSplit: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What every seat costs, taken or open */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "mode": "cover",
      *       "total": "137.90",
      *       "discount": "0.00",
      *       "seats": [
      *         {
      *           "seat": 0,
      *           "amount": "11.50",
      *           "memberId": 1
      *         }
      *       ],
      *       "mayChange": true
      *     }
      */
     "application/json": components["schemas"]["SplitView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 changeSplit: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "mode": "custom",
     *       "shares": [
     *         {
     *           "seat": 1,
     *           "amount": "1.00"
     *         }
     *       ]
     *     }
     */
    "application/json": components["schemas"]["SplitChange"];
   };
  };
  responses: {
   /** @description Decides who pays what; members are asked before they pay more than they agreed to */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "mode": "cover",
      *       "total": "78.33",
      *       "discount": "0.00",
      *       "seats": [
      *         {
      *           "seat": 0,
      *           "amount": "15.67",
      *           "memberId": 1
      *         }
      *       ],
      *       "mayChange": true
      *     }
      */
     "application/json": components["schemas"]["SplitView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 answerShare: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "share": "15.66",
     *       "agree": false
     *     }
     */
    "application/json": components["schemas"]["ShareConsent"];
   };
  };
  responses: {
   /** @description Agrees to a share that has risen, or declines it */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "status": "confirmed",
      *         "user": {
      *           "id": 1,
      *           "name": "Person 00001",
      *           "email": null
      *         },
      *         "isOrganizer": true,
      *         "isYou": false,
      *         "seat": 0,
      *         "share": "36.66",
      *         "charge": "36.66",
      *         "agreed": "36.66",
      *         "consent": "given",
      *         "shareState": "paid",
      *         "verified": false,
      *         "noShow": false,
      *         "joinedAt": "2026-05-01T12:00:00.000Z",
      *         "amounts": null
      *       }
      *     ]
      */
     "application/json": components["schemas"]["MemberView"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 joinRideAsGuest: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    token: string;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "name": "Gus Guest",
     *       "contact": "(980) 555-7788",
     *       "share": "15.66"
     *     }
     */
    "application/json": components["schemas"]["GuestJoinRequest"];
   };
  };
  responses: {
   /** @description Takes the next open seat without an account and opens a session for this ride alone */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "rideId": 1
      *     }
      */
     "application/json": components["schemas"]["GuestSeat"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 returnAsGuest: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "token": "00xx0xxxxxxxx00xx_xx0xxxxxxxx00xxxxxxxxx0xx"
     *     }
     */
    "application/json": components["schemas"]["GuestReturnRequest"];
   };
  };
  responses: {
   /** @description Opens a guest’s session with the link that was sent to them; works once */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "rideId": 1
      *     }
      */
     "application/json": components["schemas"]["GuestSeat"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 sendGuestLink: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "contact": "anonymous-nobody@example.test"
     *     }
     */
    "application/json": components["schemas"]["GuestLinkRequest"];
   };
  };
  responses: {
   /** @description Sends guests with this address another link to their ride */
   202: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getTrack: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Where the driver is, if that is yours to see */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "location": {
      *         "lat": 35.23,
      *         "lng": -80.845
      *       },
      *       "heading": 90,
      *       "speed": 12,
      *       "timestamp": "2026-05-01T12:00:00.000Z",
      *       "etaMinutes": 1,
      *       "distanceMeters": 475,
      *       "route": {
      *         "polyline": "oz_vEf`mlNbQ{J",
      *         "estimated": true
      *       }
      *     }
      */
     "application/json": components["schemas"]["TrackView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listSharedPositions: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Where the members are who share their position, if that is yours to see */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "sharing": false,
      *       "positions": [
      *         {
      *           "userId": 1,
      *           "name": "Ana",
      *           "location": {
      *             "lat": 35.2271,
      *             "lng": -80.8431
      *           },
      *           "timestamp": "2026-05-01T12:00:00.000Z"
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["SharedPositionList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 stopSharingPosition: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Stops sharing your position and deletes it */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getRideTrace: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The way that was driven for a ride */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "points": [
      *         {
      *           "lat": 35.2214,
      *           "lng": -80.9435,
      *           "at": "2026-05-01T12:00:00.000Z"
      *         }
      *       ],
      *       "meters": 9146
      *     }
      */
     "application/json": components["schemas"]["TraceView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 setDriverLocation: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "lat": 35.20919818551708,
     *       "lng": -80.89064484177653
     *     }
     */
    "application/json": components["schemas"]["DriverPosition"];
   };
  };
  responses: {
   /** @description Says where you are */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getPayouts: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What can be, and was, paid out to a driver */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "balance": "0.00",
      *       "instantFee": "0.50",
      *       "available": "0.00",
      *       "pending": "0.00",
      *       "onTheWay": "45.23",
      *       "paid": "0.00",
      *       "instantAmount": "0.00",
      *       "nextWeekly": "2026-05-01",
      *       "account": {
      *         "state": "incomplete",
      *         "bank": "STRIPE TEST BANK ending 1113"
      *       },
      *       "payouts": [
      *         {
      *           "id": 1,
      *           "kind": "instant",
      *           "state": "returning",
      *           "amount": "45.23",
      *           "fee": "0.50",
      *           "failure": "The bank account has been closed.",
      *           "failureReason": "account_closed",
      *           "bankLast4": "1113",
      *           "requestedAt": "2026-05-01T12:00:00.000Z",
      *           "arrivesAt": "2026-05-01T12:01:00.000Z"
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["PayoutsView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 payOut: {
  parameters: {
   query?: never;
   header?: {
    /** @description Repeat the call with the same key and it happens once */
    "idempotency-key"?: string;
   };
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "amount": "2.00"
     *     }
     */
    "application/json": components["schemas"]["InstantPayout"];
   };
  };
  responses: {
   /** @description Pays out to the own bank at once, for a fee */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "balance": "0.00",
      *       "instantFee": "0.50",
      *       "available": "0.00",
      *       "pending": "0.00",
      *       "onTheWay": "44.73",
      *       "paid": "0.00",
      *       "instantAmount": "0.00",
      *       "nextWeekly": "2026-05-01",
      *       "account": {
      *         "state": "ready",
      *         "bank": "STRIPE TEST BANK ending 6789"
      *       },
      *       "payouts": [
      *         {
      *           "id": 1,
      *           "kind": "instant",
      *           "state": "requested",
      *           "amount": "42.73",
      *           "fee": "0.50",
      *           "failure": null,
      *           "failureReason": null,
      *           "bankLast4": "6789",
      *           "requestedAt": "2026-05-01T12:01:00.000Z",
      *           "arrivesAt": null
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["PayoutsView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   409: components["responses"]["IdempotencyKeyReused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 linkPayoutAccount: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The provider's page for the own bank details */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "url": "http://127.0.0.1:3000/connect/onboarding/acct_00x0xxxxxxxxxxxx?link=xx0xxx0xxx0xxx0xxxxxxxxx"
      *     }
      */
     "application/json": components["schemas"]["PayoutAccountLink"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 refreshPayoutAccount: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Asks the provider how the own account stands */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "balance": "45.73",
      *       "instantFee": "0.50",
      *       "available": "45.73",
      *       "pending": "0.00",
      *       "onTheWay": "0.00",
      *       "paid": "0.00",
      *       "instantAmount": "45.23",
      *       "nextWeekly": "2026-05-01",
      *       "account": {
      *         "state": "ready",
      *         "bank": "STRIPE TEST BANK ending 6789"
      *       },
      *       "payouts": [
      *         {
      *           "id": 1,
      *           "kind": "instant",
      *           "state": "failed",
      *           "amount": "45.23",
      *           "fee": "0.50",
      *           "failure": "The bank account has been closed.",
      *           "failureReason": "account_closed",
      *           "bankLast4": "1113",
      *           "requestedAt": "2026-05-01T12:00:00.000Z",
      *           "arrivesAt": "2026-05-01T12:01:00.000Z"
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["PayoutsView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listPayouts: {
  parameters: {
   query?: {
    state?: ("requested" | "sent" | "paid" | "returning" | "failed") | null;
    /** @description Of one driver */
    driverId?: number | null;
    /** @description Those before this one */
    before?: number | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Drivers' payouts, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "payouts": [
      *         {
      *           "id": 1,
      *           "kind": "instant",
      *           "state": "failed",
      *           "amount": "45.23",
      *           "fee": "0.50",
      *           "failure": "The bank account has been closed.",
      *           "failureReason": "account_closed",
      *           "bankLast4": "1113",
      *           "requestedAt": "2026-05-01T12:00:00.000Z",
      *           "arrivesAt": "2026-05-01T12:02:00.000Z",
      *           "driverId": 2,
      *           "driverName": "Person 00030",
      *           "transferId": "xx_0xxxxxxxxxx0xx0xxxxxxxxx",
      *           "providerPayoutId": "xx_0xx0xxxxxxxxx0xxxxxxxxxx",
      *           "endedAt": "2026-05-01T12:01:00.000Z",
      *           "retriedBy": null
      *         }
      *       ],
      *       "next": null
      *     }
      */
     "application/json": components["schemas"]["AdminPayoutList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 retryPayout: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    payoutId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Pays out again what did not arrive; a payout is repeated once */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "kind": "instant",
      *       "state": "requested",
      *       "amount": "45.23",
      *       "fee": "0.50",
      *       "failure": null,
      *       "failureReason": null,
      *       "bankLast4": "6789",
      *       "requestedAt": "2026-05-01T12:00:00.000Z",
      *       "arrivesAt": null,
      *       "driverId": 2,
      *       "driverName": "Person 00026",
      *       "transferId": null,
      *       "providerPayoutId": null,
      *       "endedAt": null,
      *       "retriedBy": null
      *     }
      */
     "application/json": components["schemas"]["AdminPayoutView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listDailyClose: {
  parameters: {
   query?: {
    /** @description First day in the city; six days before the last when left out */
    from?: string | null;
    /** @description Last day in the city; today when left out */
    to?: string | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What the ledger booked on each day in the city, and its balances */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "days": [
      *         {
      *           "day": "2026-05-07",
      *           "captured": "0.00",
      *           "refunded": "0.00",
      *           "fees": "0.00",
      *           "payouts": "0.00",
      *           "balances": [
      *             {
      *               "account": "provider:clearing",
      *               "balance": "48.00"
      *             }
      *           ],
      *           "sum": "0.00"
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["DailyCloseList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 exportDailyClose: {
  parameters: {
   query?: {
    /** @description First day in the city; six days before the last when left out */
    from?: string | null;
    /** @description Last day in the city; today when left out */
    to?: string | null;
    /** @description csv when left out */
    format?: ("csv" | "xlsx") | null;
    /** @description Of the column names */
    language?: ("en" | "es") | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The same as a file */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 stripeWebhook: {
  parameters: {
   query?: never;
   header: {
    "stripe-signature": string;
   };
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Events of the payment provider, signed by it */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrWebhookSignatureInvalid"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   default: components["responses"]["Refused"];
  };
 };
 listDeadLetters: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Webhook events that match nothing of ours */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": "evt_xxxx",
      *         "type": "treasury.something_new",
      *         "object": "tr_9",
      *         "objectKind": "treasury",
      *         "known": false,
      *         "tries": 0,
      *         "receivedAt": "2026-05-01T12:00:00.000Z",
      *         "nextTryAt": "2026-05-01T12:01:00.000Z"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["DeadLetterView"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 retryDeadLetter: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    eventId: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Retries a webhook event */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "handled": false
      *     }
      */
     "application/json": components["schemas"]["DeadLetterRetryResult"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 dismissDeadLetter: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    eventId: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Dismisses a webhook event */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getVerification: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Your own boarding code */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "code": "129431",
      *       "qr": "xxx0xxxxxxxxx0xxxxxxxxxxx0xxxxxxxxxxxxxxxxxxxxxxxxxxxxx0xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx0xxx0xxxxxxxxxxx0.xx0xx0xxxxxxx_x0xxx00xxxxxx0x0x0xxxxxxx-xxxxxxxx0xxxxxxxx0xxxxxxxxx0xxxx0xxxxxxxxxxxxx",
      *       "expiresAt": "2026-05-01T12:00:00.000Z",
      *       "expiresInMs": 30000,
      *       "verified": false
      *     }
      */
     "application/json": components["schemas"]["VerificationView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 showCodeToDemoDriver: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Shows your QR code to a demo driver */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefused"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getBoarding: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The public key with which your device checks boarding QR codes without a network */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "rideId": 1,
      *       "publicKey": "x0x0xxxxxx0xxxx0x0xx0xxx_x0xxxxx0xxxxxxxxxx",
      *       "now": 1795741725363
      *     }
      */
     "application/json": components["schemas"]["BoardingView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 verifyMember: {
  parameters: {
   query?: never;
   header?: {
    /** @description Repeat the call with the same key and it happens once */
    "idempotency-key"?: string;
   };
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "qr": "xxx0xxxxxxxxx0xxxxxxxxxxx0xxxxxxxxxxxxxxxxxxxxxxxxxxxxx0xxxxxxxxxxxxxxxxxxxxxxx0xxxxxxxxxxx0xxx0xxx0xxx0xxx0xx0.xxx0xxx0xxxxxxxxx0x_xxxxxxxxxxxxxxxxxxxxxx0xx_xxx0x0xxxx0xx00x0xxxxxxx0xxxxxxxxxxx0xxx",
     *       "happenedAt": "2026-05-01T12:00:00.000Z"
     *     }
     */
    "application/json": components["schemas"]["VerificationAttempt"];
   };
  };
  responses: {
   /** @description Checks a passenger’s code */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "memberId": 1,
      *       "name": "Ana",
      *       "destination": "Charlotte Douglas International Airport",
      *       "verified": true,
      *       "timestamp": "2026-05-01T12:00:00.000Z",
      *       "verifiedCount": 1,
      *       "memberCount": 1
      *     }
      */
     "application/json": components["schemas"]["VerifiedMember"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   409: components["responses"]["IdempotencyKeyReused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listPlaces: {
  parameters: {
   query?: {
    /** @description From two characters on; fewer, or none: the popular and your recent places */
    search?: string | null;
    /** @description Nearer places come first */
    near?: string | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Places whose names fit; without a search your recent and the popular ones */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "places": [
      *         {
      *           "id": "saved:1",
      *           "kind": "other",
      *           "name": "YMCA",
      *           "address": "Charlotte",
      *           "lat": 35.2272,
      *           "lng": -80.8432,
      *           "type": "saved",
      *           "match": "exact",
      *           "distance": null,
      *           "label": "Gym"
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["PlaceList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 geocode: {
  parameters: {
   query: {
    /** @description A place or an address */
    address: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Where a place or an address is */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": "city:72466",
      *       "kind": "address",
      *       "name": "2000 South Boulevard",
      *       "address": "South End, Charlotte",
      *       "lat": 35.2085,
      *       "lng": -80.8612,
      *       "type": "search",
      *       "match": "exact",
      *       "distance": null
      *     }
      */
     "application/json": components["schemas"]["PlaceSuggestion"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 reverseGeocode: {
  parameters: {
   query: {
    at: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What is at a point */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": "city:7369",
      *       "kind": "address",
      *       "name": "7683 East Independence Boulevard",
      *       "address": "Idlewild Farms, Charlotte",
      *       "lat": 35.1813405,
      *       "lng": -80.7533778,
      *       "type": "search",
      *       "match": "exact",
      *       "distance": 0
      *     }
      */
     "application/json": components["schemas"]["PlaceSuggestion"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listSavedPlaces: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Places that you have named */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "label": "HOME",
      *         "name": "The new house",
      *         "address": "Charlotte",
      *         "lat": 35.2272,
      *         "lng": -80.8432
      *       }
      *     ]
      */
     "application/json": components["schemas"]["SavedPlaceView"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 savePlace: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "label": " Work ",
     *       "name": "Uptown",
     *       "address": "Charlotte",
     *       "lat": 35.2272,
     *       "lng": -80.8432
     *     }
     */
    "application/json": components["schemas"]["SavedPlaceForm"];
   };
  };
  responses: {
   /** @description Saves a place under a label, instead of the one that had it */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "label": "Gym",
      *       "name": "YMCA",
      *       "address": "Charlotte",
      *       "lat": 35.2272,
      *       "lng": -80.8432
      *     }
      */
     "application/json": components["schemas"]["SavedPlaceView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 removeSavedPlace: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    placeId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Removes a place that you have named */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 googleGeocode: {
  parameters: {
   query?: {
    /** @description Passed on to Google or Mapbox where a key is set; the city has no use for it */
    language?: string | null;
    /** @description Passed on to Google or Mapbox where a key is set; the city has no use for it */
    region?: string | null;
    /** @description country:US|postal_code:28202|…: only places of that postal_code and locality */
    components?: string | null;
    /** @description What to look for */
    address?: string | null;
    /** @description lat,lng: what is there */
    latlng?: string | null;
    /** @description A place that was found before */
    place_id?: string | null;
    /** @description lat,lng|lat,lng: places in its middle come first */
    bounds?: string | null;
    /** @description Kinds of place, separated by |, for latlng */
    result_type?: string | null;
    /** @description How exact, for latlng; the city knows no RANGE_INTERPOLATED */
    location_type?: string | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Finds an address, or what is at a point, in the shape of Google Maps */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 googleAutocomplete: {
  parameters: {
   query?: {
    /** @description Passed on to Google or Mapbox where a key is set; the city has no use for it */
    language?: string | null;
    /** @description Passed on to Google or Mapbox where a key is set; the city has no use for it */
    region?: string | null;
    /** @description country:US|postal_code:28202|…: only places of that postal_code and locality */
    components?: string | null;
    /** @description What was typed so far */
    input?: string | null;
    /** @description Kinds of place, separated by | */
    types?: string | null;
    /** @description So many characters of the input are meant */
    offset?: string | null;
    /** @description lat,lng: nearer places come first */
    location?: string | null;
    /** @description Metres around location */
    radius?: string | null;
    /** @description true: only places within radius of location */
    strictbounds?: string | null;
    /** @description point:, circle: or rectangle:, places there come first */
    locationbias?: string | null;
    /** @description circle: or rectangle:, only places there */
    locationrestriction?: string | null;
    /** @description lat,lng: from where distances are told */
    origin?: string | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Places that begin so, in the shape of Google Maps */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 googleDirections: {
  parameters: {
   query?: {
    /** @description Passed on to Google or Mapbox where a key is set; the city has no use for it */
    language?: string | null;
    /** @description Passed on to Google or Mapbox where a key is set; the city has no use for it */
    region?: string | null;
    /** @description country:US|postal_code:28202|…: only places of that postal_code and locality */
    components?: string | null;
    /** @description lat,lng, a place, or place_id:; side_of_road: and heading=90: may stand before lat,lng */
    origin?: string | null;
    /** @description lat,lng, a place, or place_id:; side_of_road: and heading=90: may stand before lat,lng */
    destination?: string | null;
    /** @description driving */
    mode?: string | null;
    /** @description Stops on the way, separated by |; via: passes without a stop, optimize:true in front finds the best order */
    waypoints?: string | null;
    alternatives?: string | null;
    /** @description tolls, highways, ferries, separated by | */
    avoid?: string | null;
    /** @description metric or imperial, for the texts of distances */
    units?: string | null;
    /** @description Passed on to Google or Mapbox where a key is set; the city has no use for it */
    departure_time?: string | null;
    /** @description Passed on to Google or Mapbox where a key is set; the city has no use for it */
    traffic_model?: string | null;
    /** @description Passed on to Google or Mapbox where a key is set; the city has no use for it */
    arrival_time?: string | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The way between two places, in the shape of Google Maps */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 mapboxGeocode: {
  parameters: {
   query?: {
    /** @description Passed on to Google or Mapbox where a key is set; the city has no use for it */
    language?: string | null;
    /** @description lng,lat: nearer places come first */
    proximity?: string | null;
    /** @description west,south,east,north: only places there */
    bbox?: string | null;
    limit?: string | null;
    types?: string | null;
    /** @description Passed on to Mapbox where a token is set; the city completes words in either case */
    autocomplete?: string | null;
    /** @description Passed on to Mapbox where a token is set; the city corrects typing errors in either case */
    fuzzyMatch?: string | null;
    /** @description Passed on to Mapbox where a token is set; the city does not know it: only false */
    routing?: string | null;
    /** @description Passed on to Google or Mapbox where a key is set; the city has no use for it */
    country?: string | null;
    /** @description Passed on to Google or Mapbox where a key is set; the city has no use for it */
    worldview?: string | null;
   };
   header?: never;
   path: {
    /** @description What to look for, or lng,lat */
    query: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Finds a place, or what is at a point, in the shape of Mapbox */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 mapboxDirections: {
  parameters: {
   query?: {
    /** @description Passed on to Google or Mapbox where a key is set; the city has no use for it */
    language?: string | null;
    geometries?: string | null;
    overview?: string | null;
    steps?: string | null;
    alternatives?: string | null;
    /** @description distance, duration, speed, separated by commas; with overview=full */
    annotations?: string | null;
    /** @description motorway, toll, ferry, separated by commas */
    exclude?: string | null;
    /** @description Positions of the coordinates that are stops, separated by ; */
    waypoints?: string | null;
    /** @description angle,range for each coordinate, separated by ; */
    bearings?: string | null;
    /** @description Metres to a road for each coordinate, or unlimited, separated by ; */
    radiuses?: string | null;
    /** @description unrestricted for each coordinate, separated by ; */
    approaches?: string | null;
    /** @description The city lets cars turn back at stops: only false */
    continue_straight?: string | null;
    /** @description Passed on to Mapbox where a token is set; the city does not know it: only false */
    banner_instructions?: string | null;
    /** @description Passed on to Mapbox where a token is set; the city does not know it: only false */
    voice_instructions?: string | null;
    /** @description Passed on to Mapbox where a token is set; the city does not know it: only false */
    roundabout_exits?: string | null;
    /** @description Passed on to Google or Mapbox where a key is set; the city has no use for it */
    depart_at?: string | null;
    /** @description Passed on to Google or Mapbox where a key is set; the city has no use for it */
    arrive_by?: string | null;
   };
   header?: never;
   path: {
    mode: string;
    coordinates: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The way through points, in the shape of Mapbox */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listWineries: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The wineries that tours go to: those in the area that the city serves */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "name": "Cabarrus Ridge Vineyard",
      *         "address": "3550 Odell School Rd, Concord, NC",
      *         "description": "Muscadine vines on red clay and a barn for groups",
      *         "lat": 35.4093,
      *         "lng": -80.7082
      *       }
      *     ]
      */
     "application/json": components["schemas"]["Winery"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listAllWineries: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description All wineries, also those outside the area that the city serves */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "name": "Cabarrus Ridge Vineyard",
      *         "address": "3550 Odell School Rd, Concord, NC",
      *         "description": "Muscadine vines on red clay and a barn for groups",
      *         "lat": 35.4093,
      *         "lng": -80.7082,
      *         "inArea": true
      *       }
      *     ]
      */
     "application/json": components["schemas"]["ListedWinery"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 addWinery: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "name": "Matrix Vineyard",
     *       "address": "1 Vine St",
     *       "description": "White",
     *       "lat": 35.3,
     *       "lng": -80.7
     *     }
     */
    "application/json": components["schemas"]["NewWinery"];
   };
  };
  responses: {
   /** @description Adds a winery */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "name": "Matrix Vineyard",
      *       "address": "1 Vine St",
      *       "description": "White",
      *       "lat": 35.3,
      *       "lng": -80.7,
      *       "id": 1
      *     }
      */
     "application/json": components["schemas"]["Winery"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 removeWinery: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    wineryId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Removes a winery */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 changeWinery: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    wineryId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "description": "Red"
     *     }
     */
    "application/json": components["schemas"]["WineryChange"];
   };
  };
  responses: {
   /** @description Changes a winery; what is left out stays */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Matrix Vineyard",
      *       "address": "1 Vine St",
      *       "description": "Red",
      *       "lat": 35.3,
      *       "lng": -80.7
      *     }
      */
     "application/json": components["schemas"]["Winery"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 requestPledgedRide: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Books the ride of a pledge before its deadline, once enough people have joined */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "organizer",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 2,
      *       "rideType": "GroupX",
      *       "totalCost": "31.33",
      *       "costPerPerson": "15.67",
      *       "status": "pending",
      *       "driverId": null,
      *       "bookingType": "scheduled",
      *       "scheduledAt": "2026-05-01T12:03:00.000Z",
      *       "scheduledDate": "2026-05-01",
      *       "scheduledTime": "20:02",
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "card",
      *       "splitMode": "pledge",
      *       "pledge": {
      *         "state": "requested",
      *         "minRiders": 2,
      *         "seats": 3,
      *         "deadline": "2026-05-01T12:02:00.000Z",
      *         "joined": 2,
      *         "seatsLeft": 1,
      *         "maxShare": "15.67",
      *         "shares": [
      *           {
      *             "riders": 2,
      *             "total": "31.33",
      *             "share": "15.67"
      *           }
      *         ],
      *         "closedAt": "2026-05-01T12:01:00.000Z",
      *         "authorizesAt": "2026-05-01T12:01:00.000Z",
      *         "fixBy": null
      *       },
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "31.33",
      *         "yourShare": "15.67",
      *         "yourCharge": "15.67",
      *         "yourLargestCharge": "15.67",
      *         "paidByMembers": "15.66",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": {
      *         "share": "15.67",
      *         "credit": "0.00",
      *         "due": "15.67",
      *         "atMost": "15.67",
      *         "setAside": "15.67",
      *         "charged": "0.00",
      *         "inCash": "0.00",
      *         "tip": "0.00",
      *         "refunded": "0.00",
      *         "released": "0.00",
      *         "waived": "0.00",
      *         "outstanding": "0.00",
      *         "paid": "0.00"
      *       },
      *       "driverPay": null,
      *       "appliedPromotions": [],
      *       "memberCount": 2,
      *       "riderName": "Person",
      *       "bookedBy": null,
      *       "riderPhone": null,
      *       "payBefore": null,
      *       "lastEvent": 9,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": null,
      *       "arrivedAt": null,
      *       "startedAt": null,
      *       "completedAt": null,
      *       "cancelledAt": null,
      *       "cancelReason": null
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 createPaymentIntent: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "rideId": 1
     *     }
     */
    "application/json": components["schemas"]["PaymentIntentRequest"];
   };
  };
  responses: {
   /** @description What your card is asked for: the ride, or your own seat */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "paymentId": 1,
      *       "clientSecret": "xx_0xxxxxxxxxx00x0xxxxxxxxx_xxxxxx_xx0xxxxx0xxxxxxxxxxxxxxxx",
      *       "amount": "62.66",
      *       "state": "failed",
      *       "mode": "payment",
      *       "authorizeAt": "2026-05-01T12:01:00.000Z",
      *       "recoverBefore": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["PaymentIntentView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listOwnPayments: {
  parameters: {
   query: {
    rideId: number;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Your own payments of a ride, oldest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "rideId": 1,
      *         "purpose": "ride",
      *         "amount": "62.66",
      *         "captured": "0.00",
      *         "state": "authorized",
      *         "card": "Cash App Pay",
      *         "failureCode": "hold_runs_out",
      *         "failureMessage": "The hold ends before the ride is over, and can not be made again without you.",
      *         "risesTo": null,
      *         "authorizeAt": null,
      *         "recoverBefore": "2026-05-01T12:00:00.000Z",
      *         "captureBefore": "2026-05-01T12:00:00.000Z"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["PaymentView"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 payWithSavedCard: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    paymentId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "cardId": 1
     *     }
     */
    "application/json": components["schemas"]["SavedCardPayment"];
   };
  };
  responses: {
   /** @description Pays with one of your saved cards */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "rideId": 2,
      *       "purpose": "ride",
      *       "amount": "62.66",
      *       "captured": "0.00",
      *       "state": "authorized",
      *       "card": "Visa ending 7205",
      *       "failureCode": null,
      *       "failureMessage": null,
      *       "risesTo": null,
      *       "authorizeAt": null,
      *       "recoverBefore": null,
      *       "captureBefore": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["PaymentView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 refreshPayment: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    paymentId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Asks the payment provider how your payment stands */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "rideId": 1,
      *       "purpose": "ride",
      *       "amount": "62.66",
      *       "captured": "0.00",
      *       "state": "authorized",
      *       "card": "Mastercard ending 4444",
      *       "failureCode": null,
      *       "failureMessage": null,
      *       "risesTo": null,
      *       "authorizeAt": "2026-05-01T12:01:00.000Z",
      *       "recoverBefore": null,
      *       "captureBefore": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["PaymentView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listCards: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Your saved cards, the default first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "brand": "visa",
      *         "last4": "4242",
      *         "expMonth": 11,
      *         "expYear": 2027,
      *         "isDefault": true,
      *         "isExpired": false
      *       }
      *     ]
      */
     "application/json": components["schemas"]["CardView"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 beginCardSetup: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What the browser saves another card with */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "clientSecret": "xxxx_000xx0x0x0xx0xxxxxx0x0xx_xxxxxx_xxxxxx0xxxxxxxx00xxxxxxxx"
      *     }
      */
     "application/json": components["schemas"]["CardSetupView"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 refreshCards: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Asks the payment provider which cards you have saved */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "brand": "mastercard",
      *         "last4": "4444",
      *         "expMonth": 11,
      *         "expYear": 2027,
      *         "isDefault": true,
      *         "isExpired": false
      *       }
      *     ]
      */
     "application/json": components["schemas"]["CardView"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 makeCardDefault: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    cardId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Offers this card first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "brand": "mastercard",
      *         "last4": "4444",
      *         "expMonth": 11,
      *         "expYear": 2027,
      *         "isDefault": true,
      *         "isExpired": false
      *       }
      *     ]
      */
     "application/json": components["schemas"]["CardView"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 removeCard: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    cardId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Forgets a saved card, unless a ride waits for it */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listNotifications: {
  parameters: {
   query?: {
    /** @description Only older ones than this id */
    before?: number | null;
    limit?: number | null;
    /** @description Of title and message; the request’s language if left out */
    language?: ("en" | "es") | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Your notifications, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "notifications": [
      *         {
      *           "id": 1,
      *           "type": "driver_assigned",
      *           "title": "Driver assigned",
      *           "message": "Person will take you to Charlotte Douglas International Airport: Test Van 2022, plate T10.",
      *           "timestamp": "2026-05-01T12:01:00.000Z",
      *           "read": false,
      *           "actionable": true,
      *           "data": {
      *             "rideId": 2,
      *             "path": "/ride/3"
      *           }
      *         }
      *       ],
      *       "unread": 2,
      *       "next": null
      *     }
      */
     "application/json": components["schemas"]["NotificationList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 readNotifications: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "through": 48
     *     }
     */
    "application/json": components["schemas"]["NotificationsRead"];
   };
  };
  responses: {
   /** @description Marks your notifications as read */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 readNotification: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    notificationId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Marks a notification as read */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 deleteNotification: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    notificationId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Deletes a notification */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 createRide: {
  parameters: {
   query?: never;
   header?: {
    /** @description Repeat the call with the same key and it happens once */
    "idempotency-key"?: string;
   };
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "quoteId": "00000000-0000-4000-8000-000000000001",
     *       "paymentMethod": "card",
     *       "splitMode": "pledge",
     *       "pledge": {
     *         "minRiders": 3,
     *         "deadline": "2026-05-01T12:02:00.000Z"
     *       },
     *       "invitees": [
     *         {
     *           "name": "Maya",
     *           "channel": "email",
     *           "to": "maya10@example.test"
     *         }
     *       ]
     *     }
     */
    "application/json": components["schemas"]["RideBooking"];
   };
  };
  responses: {
   /** @description Books what a quote describes */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 1,
      *       "you": "organizer",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 3,
      *       "rideType": "GroupX",
      *       "totalCost": "46.99",
      *       "costPerPerson": "15.67",
      *       "status": "awaiting_payment",
      *       "driverId": null,
      *       "bookingType": "scheduled",
      *       "scheduledAt": "2026-05-01T12:03:00.000Z",
      *       "scheduledDate": "2026-05-01",
      *       "scheduledTime": "15:44",
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "card",
      *       "splitMode": "pledge",
      *       "pledge": {
      *         "state": "open",
      *         "minRiders": 3,
      *         "seats": 4,
      *         "deadline": "2026-05-01T12:02:00.000Z",
      *         "joined": 0,
      *         "seatsLeft": 3,
      *         "maxShare": "15.67",
      *         "shares": [
      *           {
      *             "riders": 3,
      *             "total": "46.99",
      *             "share": "15.67"
      *           }
      *         ],
      *         "closedAt": null,
      *         "authorizesAt": "2026-05-01T12:02:00.000Z",
      *         "fixBy": null
      *       },
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "46.99",
      *         "yourShare": "15.67",
      *         "yourCharge": "15.67",
      *         "yourLargestCharge": "15.67",
      *         "paidByMembers": "0.00",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": {
      *         "share": "15.67",
      *         "credit": "0.00",
      *         "due": "15.67",
      *         "atMost": "15.67",
      *         "setAside": "0.00",
      *         "charged": "0.00",
      *         "inCash": "0.00",
      *         "tip": "0.00",
      *         "refunded": "0.00",
      *         "released": "0.00",
      *         "waived": "0.00",
      *         "outstanding": "0.00",
      *         "paid": "0.00"
      *       },
      *       "driverPay": null,
      *       "appliedPromotions": [],
      *       "memberCount": 1,
      *       "riderName": "Person",
      *       "bookedBy": null,
      *       "riderPhone": null,
      *       "payBefore": "2026-05-01T12:01:00.000Z",
      *       "lastEvent": 1,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": null,
      *       "arrivedAt": null,
      *       "startedAt": null,
      *       "completedAt": null,
      *       "cancelledAt": null,
      *       "cancelReason": null
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   409: components["responses"]["IdempotencyKeyReused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 previewRideChange: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "groupSize": 2
     *     }
     */
    "application/json": components["schemas"]["RideChange"];
   };
  };
  responses: {
   /** @description What another group size or a promotion would mean for everybody; changes nothing */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "groupSize": 5,
      *       "totalBefore": "62.66",
      *       "total": "78.33",
      *       "largestCharge": "78.33",
      *       "toAuthorize": "0.00",
      *       "shares": [
      *         {
      *           "memberId": 1,
      *           "name": "Grace Hopper 17",
      *           "isOrganizer": false,
      *           "isYou": false,
      *           "before": "0.00",
      *           "share": "0.00",
      *           "asksAgain": false
      *         }
      *       ],
      *       "nextShare": "0.00",
      *       "allowed": false,
      *       "reason": "The credit limit of this business account is exceeded by $15.67. Pay open invoices, or ask operations for a higher limit.",
      *       "reasonCode": "account_limit_reached"
      *     }
      */
     "application/json": components["schemas"]["RideChangeView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 changeRide: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "groupSize": 2,
     *       "expectedTotal": "31.33"
     *     }
     */
    "application/json": components["schemas"]["ConfirmedRideChange"];
   };
  };
  responses: {
   /** @description Changes group size or promotion, before a driver has taken the ride, at the total you were shown. What your card is not held for yet happens once it is: until then the answer is the ride as it was */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "organizer",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 6,
      *       "rideType": "GroupX",
      *       "totalCost": "93.99",
      *       "costPerPerson": "15.67",
      *       "status": "pending",
      *       "driverId": null,
      *       "bookingType": "scheduled",
      *       "scheduledAt": "2026-05-01T12:01:00.000Z",
      *       "scheduledDate": "2026-05-01",
      *       "scheduledTime": "20:05",
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "card",
      *       "splitMode": "cover",
      *       "pledge": null,
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "93.99",
      *         "yourShare": "15.67",
      *         "yourCharge": "93.99",
      *         "yourLargestCharge": "93.99",
      *         "paidByMembers": "0.00",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": {
      *         "share": "15.67",
      *         "credit": "0.00",
      *         "due": "93.99",
      *         "atMost": "93.99",
      *         "setAside": "0.00",
      *         "charged": "0.00",
      *         "inCash": "0.00",
      *         "tip": "0.00",
      *         "refunded": "0.00",
      *         "released": "0.00",
      *         "waived": "0.00",
      *         "outstanding": "0.00",
      *         "paid": "0.00"
      *       },
      *       "driverPay": null,
      *       "appliedPromotions": [],
      *       "memberCount": 1,
      *       "riderName": "Person",
      *       "bookedBy": null,
      *       "riderPhone": null,
      *       "payBefore": null,
      *       "lastEvent": 4,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": null,
      *       "arrivedAt": null,
      *       "startedAt": null,
      *       "completedAt": null,
      *       "cancelledAt": null,
      *       "cancelReason": null
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 withdrawRideChange: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Leaves the ride as it is while a change of yours waits for your card */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 previewPickupMove: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "pickup": {
     *         "name": "NoDa https://evil.com",
     *         "lat": 35.2478,
     *         "lng": -80.8055
     *       }
     *     }
     */
    "application/json": components["schemas"]["PickupMove"];
   };
  };
  responses: {
   /** @description What another pickup would cost each person, until a driver has arrived; changes nothing */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "previewId": "00000000-0000-4000-8000-000000000001",
      *       "expiresAt": "2026-05-01T12:00:00.000Z",
      *       "pickup": {
      *         "name": "NoDa",
      *         "lat": 35.2478,
      *         "lng": -80.8055
      *       },
      *       "polyline": "wicvEjielN~cDn}Y",
      *       "distanceMeters": 16736,
      *       "durationSeconds": 1494,
      *       "totalBefore": "62.66",
      *       "total": "72.57",
      *       "changeCents": 991,
      *       "largestCharge": "72.57",
      *       "toAuthorize": "0.00",
      *       "shares": [
      *         {
      *           "memberId": 1,
      *           "name": "Grace Hopper 17",
      *           "isOrganizer": false,
      *           "isYou": false,
      *           "before": "0.00",
      *           "share": "0.00",
      *           "asksAgain": false,
      *           "changeCents": 0,
      *           "atMost": "0.00"
      *         }
      *       ],
      *       "allowed": false,
      *       "reason": "The credit limit of this business account is exceeded by $9.91. Pay open invoices, or ask operations for a higher limit.",
      *       "reasonCode": "account_limit_reached"
      *     }
      */
     "application/json": components["schemas"]["PickupMoveView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 movePickup: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "previewId": "00000000-0000-4000-8000-000000000001"
     *     }
     */
    "application/json": components["schemas"]["PickupMoveConfirmation"];
   };
  };
  responses: {
   /** @description Moves the pickup as previewed. If your card has to be authorized for more first, the answer is the ride as it was, and the pickup moves once it is */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "organizer",
      *       "pickupLocation": "Corner 0",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Corner 0",
      *         "lat": 35.21068016651584,
      *         "lng": -80.86280352327172
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 4,
      *       "rideType": "GroupX",
      *       "totalCost": "58.10",
      *       "costPerPerson": "14.53",
      *       "status": "en_route",
      *       "driverId": 3,
      *       "bookingType": "now",
      *       "scheduledAt": null,
      *       "scheduledDate": null,
      *       "scheduledTime": null,
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "card",
      *       "splitMode": "cover",
      *       "pledge": null,
      *       "distance": 6,
      *       "duration": 14,
      *       "money": {
      *         "total": "58.10",
      *         "yourShare": "14.53",
      *         "yourCharge": "43.57",
      *         "yourLargestCharge": "58.10",
      *         "paidByMembers": "14.53",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": {
      *         "share": "14.53",
      *         "credit": "0.00",
      *         "due": "43.57",
      *         "atMost": "58.10",
      *         "setAside": "62.66",
      *         "charged": "0.00",
      *         "inCash": "0.00",
      *         "tip": "0.00",
      *         "refunded": "0.00",
      *         "released": "0.00",
      *         "waived": "0.00",
      *         "outstanding": "0.00",
      *         "paid": "0.00"
      *       },
      *       "driverPay": null,
      *       "appliedPromotions": [],
      *       "memberCount": 2,
      *       "riderName": "Person",
      *       "bookedBy": null,
      *       "riderPhone": null,
      *       "payBefore": null,
      *       "lastEvent": 7,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": "2026-05-01T12:01:00.000Z",
      *       "arrivedAt": null,
      *       "startedAt": null,
      *       "completedAt": null,
      *       "cancelledAt": null,
      *       "cancelReason": null
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 previewRouteChange: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "end": "destination",
     *       "place": {
     *         "name": "University City",
     *         "lat": 35.3071,
     *         "lng": -80.7352
     *       }
     *     }
     */
    "application/json": components["schemas"]["RouteChange"];
   };
  };
  responses: {
   /** @description What another pickup or destination would cost; changes nothing */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "previewId": "00000000-0000-4000-8000-000000000001",
      *       "expiresAt": "2026-05-01T12:00:00.000Z",
      *       "pickup": {
      *         "name": "NoDa",
      *         "lat": 35.2478,
      *         "lng": -80.8055
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "distanceMeters": 16736,
      *       "durationSeconds": 1494,
      *       "totalBefore": "62.66",
      *       "price": "72.57",
      *       "total": "62.66",
      *       "covered": "9.91",
      *       "allowed": true,
      *       "reason": null
      *     }
      */
     "application/json": components["schemas"]["RouteChangeView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 changeRoute: {
  parameters: {
   query?: never;
   header?: {
    /** @description Repeat the call with the same key and it happens once */
    "idempotency-key"?: string;
   };
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "previewId": "00000000-0000-4000-8000-000000000001",
     *       "expectedTotal": "54.81",
     *       "reason": "Road closed"
     *     }
     */
    "application/json": components["schemas"]["RouteChangeConfirmation"];
   };
  };
  responses: {
   /** @description Changes the pickup or the destination as previewed */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "admin",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "University City",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "University City",
      *         "lat": 35.3071,
      *         "lng": -80.7352
      *       },
      *       "groupSize": 4,
      *       "rideType": "GroupX",
      *       "totalCost": "62.66",
      *       "costPerPerson": "15.67",
      *       "status": "in_progress",
      *       "driverId": 1,
      *       "bookingType": "now",
      *       "scheduledAt": null,
      *       "scheduledDate": null,
      *       "scheduledTime": null,
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "card",
      *       "splitMode": "cover",
      *       "pledge": null,
      *       "distance": 10.7,
      *       "duration": 26,
      *       "money": {
      *         "total": "62.66",
      *         "yourShare": "0.00",
      *         "yourCharge": "0.00",
      *         "yourLargestCharge": "0.00",
      *         "paidByMembers": "15.67",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": null,
      *       "driverPay": null,
      *       "appliedPromotions": [],
      *       "memberCount": 2,
      *       "riderName": "Person",
      *       "bookedBy": null,
      *       "riderPhone": "9805500001",
      *       "payBefore": null,
      *       "lastEvent": 9,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": "2026-05-01T12:01:00.000Z",
      *       "arrivedAt": "2026-05-01T12:02:00.000Z",
      *       "startedAt": "2026-05-01T12:03:00.000Z",
      *       "completedAt": null,
      *       "cancelledAt": null,
      *       "cancelReason": null
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   409: components["responses"]["IdempotencyKeyReused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listEventTransports: {
  parameters: {
   query?: {
    limit?: number | null;
    /** @description From the last answer’s nextCursor */
    cursor?: string | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Event transports of the business account, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "events": [
      *         {
      *           "id": 1,
      *           "eventName": "Wedding",
      *           "rideCount": 3,
      *           "total": "203.65",
      *           "bookedAt": "2026-05-01T12:00:00.000Z"
      *         }
      *       ],
      *       "nextCursor": null
      *     }
      */
     "application/json": components["schemas"]["EventTransportList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 bookEventTransport: {
  parameters: {
   query?: never;
   header: {
    /** @description Repeat the call with the same key and it happens once */
    "idempotency-key": string;
   };
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "eventName": "Wedding",
     *       "rides": [
     *         {
     *           "rideType": "GroupX",
     *           "groupSize": 4,
     *           "bookingType": "now",
     *           "pickup": {
     *             "name": "Uptown",
     *             "lat": 35.2271,
     *             "lng": -80.8431
     *           },
     *           "destination": {
     *             "name": "Charlotte Douglas International Airport",
     *             "lat": 35.2214,
     *             "lng": -80.9435
     *           },
     *           "passenger": {
     *             "name": "Grace Hopper 38",
     *             "email": "grace38@guest.test"
     *           },
     *           "reference": "Bride"
     *         }
     *       ]
     *     }
     */
    "application/json": components["schemas"]["EventTransportBooking"];
   };
  };
  responses: {
   /** @description Books up to 100 rides on the business account at once, all of them or none; the key is required */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "eventName": "Wedding",
      *       "rideCount": 3,
      *       "total": "203.65",
      *       "bookedAt": "2026-05-01T12:00:00.000Z",
      *       "rides": [
      *         {
      *           "index": 0,
      *           "rideId": 2,
      *           "status": "pending",
      *           "pickupLocation": "Uptown",
      *           "dropoffLocation": "Charlotte Douglas International Airport",
      *           "costCenter": null,
      *           "reference": "Bride",
      *           "state": "reserved",
      *           "scheduledAt": null,
      *           "passengerName": "Grace Hopper 38",
      *           "amount": "62.66"
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["EventTransportView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   409: components["responses"]["IdempotencyKeyReused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getEventTransport: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    eventId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description An event transport with its rides */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "eventName": "Wedding",
      *       "rideCount": 3,
      *       "total": "203.65",
      *       "bookedAt": "2026-05-01T12:00:00.000Z",
      *       "rides": [
      *         {
      *           "index": 0,
      *           "rideId": 2,
      *           "status": "pending",
      *           "pickupLocation": "Uptown",
      *           "dropoffLocation": "Charlotte Douglas International Airport",
      *           "costCenter": null,
      *           "reference": "Bride",
      *           "state": "reserved",
      *           "scheduledAt": null,
      *           "passengerName": "Grace Hopper 38",
      *           "amount": "62.66"
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["EventTransportView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 inviteToRide: {
  parameters: {
   query?: never;
   header?: {
    /** @description Repeat the call with the same key and it happens once */
    "idempotency-key"?: string;
   };
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "channel": "email",
     *       "to": " FRIEND1@EXAMPLE.TEST ",
     *       "message": "Bring <b>snacks</b>!\nSee you."
     *     }
     */
    "application/json": components["schemas"]["InvitationForm"];
   };
  };
  responses: {
   /** @description Sends the join link to someone by text message or email */
   202: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   409: components["responses"]["IdempotencyKeyReused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getInvitationOptOut: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    token: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Whether the address that received this link gets invitations */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "channel": "email",
      *       "optedOut": false
      *     }
      */
     "application/json": components["schemas"]["InvitationOptOut"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 optOutOfInvitations: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    token: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Stops all invitations to the address that received this link */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "channel": "email",
      *       "optedOut": true
      *     }
      */
     "application/json": components["schemas"]["InvitationOptOut"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 optOutOfInvitationsByMail: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    token: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The same by one click in a mail program: the List-Unsubscribe header of invitations names it */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "channel": "email",
      *       "optedOut": true
      *     }
      */
     "application/json": components["schemas"]["InvitationOptOut"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 optInToInvitations: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    token: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Allows invitations to the address that received this link again */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "channel": "email",
      *       "optedOut": false
      *     }
      */
     "application/json": components["schemas"]["InvitationOptOut"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["TokenNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listOwnBusinessInvoices: {
  parameters: {
   query?: {
    limit?: number | null;
    /** @description From the last answer’s nextCursor */
    cursor?: string | null;
    status?: ("open" | "paid" | "void") | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Invoices of the business account, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "invoices": [
      *         {
      *           "id": 1,
      *           "number": "INV-000003",
      *           "month": "2026-10",
      *           "status": "open",
      *           "total": "62.66",
      *           "paid": "0.00",
      *           "credited": "0.00",
      *           "outstanding": "62.66",
      *           "dueDate": "2026-05-01",
      *           "overdue": false,
      *           "createdAt": "2026-05-01T12:00:00.000Z",
      *           "paidAt": null
      *         }
      *       ],
      *       "nextCursor": null
      *     }
      */
     "application/json": components["schemas"]["BusinessInvoiceList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getOwnBusinessInvoice: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    invoiceId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description An invoice with its lines, subtotals and payments */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "number": "INV-000001",
      *       "month": "2026-11",
      *       "status": "open",
      *       "total": "62.66",
      *       "paid": "0.00",
      *       "credited": "0.00",
      *       "outstanding": "62.66",
      *       "dueDate": "2026-05-02",
      *       "overdue": false,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "paidAt": null,
      *       "accountId": 1,
      *       "accountName": "Acme",
      *       "billingAddress": "1 Main St",
      *       "lines": [
      *         {
      *           "rideId": 1,
      *           "kind": "fare",
      *           "costCenter": "ROOMS",
      *           "reference": "=Room 12",
      *           "eventName": null,
      *           "pickupLocation": "Uptown",
      *           "dropoffLocation": "Charlotte Douglas International Airport",
      *           "date": "2026-05-01",
      *           "passengerName": "Grace",
      *           "discount": "0.00",
      *           "amount": "62.66"
      *         }
      *       ],
      *       "subtotals": [
      *         {
      *           "costCenter": "ROOMS",
      *           "name": "Rooms",
      *           "rides": 1,
      *           "amount": "62.66"
      *         }
      *       ],
      *       "discount": "0.00",
      *       "credits": [],
      *       "payments": [
      *         {
      *           "id": 1,
      *           "receivedOn": "2026-05-01",
      *           "reference": "Wire 7",
      *           "reversalReason": "The check bounced",
      *           "amount": "62.66",
      *           "recordedAt": "2026-05-01T12:01:00.000Z",
      *           "reversedAt": "2026-05-01T12:02:00.000Z",
      *           "reversedBy": null
      *         }
      *       ],
      *       "today": "2026-05-01"
      *     }
      */
     "application/json": components["schemas"]["BusinessInvoiceView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 downloadOwnBusinessInvoicePdf: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    invoiceId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description An invoice as a PDF */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 downloadOwnBusinessInvoiceCsv: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    invoiceId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The lines of an invoice as CSV */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 reverseBusinessPayment: {
  parameters: {
   query?: never;
   header: {
    /** @description Repeat the call with the same key and it happens once */
    "idempotency-key": string;
   };
   path: {
    paymentId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "reason": "Agreed"
     *     }
     */
    "application/json": components["schemas"]["BusinessReason"];
   };
  };
  responses: {
   /** @description Reverses a payment that did not arrive or was recorded by mistake; its invoice is open again; the key is required */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "number": "INV-000010",
      *       "month": "2026-11",
      *       "status": "open",
      *       "total": "62.66",
      *       "paid": "0.00",
      *       "credited": "0.00",
      *       "outstanding": "62.66",
      *       "dueDate": "2026-05-02",
      *       "overdue": false,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "paidAt": null,
      *       "accountId": 2,
      *       "accountName": "Acme",
      *       "billingAddress": "1 Main St",
      *       "lines": [
      *         {
      *           "rideId": 1,
      *           "kind": "fare",
      *           "costCenter": "ROOMS",
      *           "reference": "=Room 12",
      *           "eventName": null,
      *           "pickupLocation": "Uptown",
      *           "dropoffLocation": "Charlotte Douglas International Airport",
      *           "date": "2026-05-01",
      *           "passengerName": "Grace",
      *           "discount": "0.00",
      *           "amount": "62.66"
      *         }
      *       ],
      *       "subtotals": [
      *         {
      *           "costCenter": "ROOMS",
      *           "name": "Rooms",
      *           "rides": 1,
      *           "amount": "62.66"
      *         }
      *       ],
      *       "discount": "0.00",
      *       "credits": [
      *         {
      *           "id": 2,
      *           "rideId": 1,
      *           "costCenter": "ROOMS",
      *           "reference": "=Room 12",
      *           "reason": "Wrong route",
      *           "date": "2026-05-01",
      *           "amount": "31.33"
      *         }
      *       ],
      *       "payments": [
      *         {
      *           "id": 3,
      *           "receivedOn": "2026-05-01",
      *           "reference": "Wire 7",
      *           "reversalReason": "The check bounced",
      *           "amount": "1.00",
      *           "recordedAt": "2026-05-01T12:01:00.000Z",
      *           "reversedAt": "2026-05-01T12:02:00.000Z",
      *           "reversedBy": "Olga Ops"
      *         }
      *       ],
      *       "today": "2026-05-01"
      *     }
      */
     "application/json": components["schemas"]["BusinessInvoiceView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   409: components["responses"]["IdempotencyKeyReused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 creditBusinessCharge: {
  parameters: {
   query?: never;
   header: {
    /** @description Repeat the call with the same key and it happens once */
    "idempotency-key": string;
   };
   path: {
    chargeId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "amount": "0.70",
     *       "reason": "Wrong route"
     *     }
     */
    "application/json": components["schemas"]["BusinessChargeCredit"];
   };
  };
  responses: {
   /** @description Credits a charge in full or in part; it lowers open invoices or the next one; the key is required */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "rideId": 1,
      *       "rideStatus": "completed",
      *       "state": "charged",
      *       "kind": "fare",
      *       "costCenter": "ROOMS",
      *       "reference": "=Room 12",
      *       "eventId": null,
      *       "eventName": null,
      *       "passengerName": "Grace",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "amount": "62.66",
      *       "discount": "0.00",
      *       "credited": "1.00",
      *       "credits": [
      *         {
      *           "id": 2,
      *           "amount": "1.00",
      *           "reason": "Wrong route",
      *           "createdAt": "2026-05-01T12:02:00.000Z"
      *         }
      *       ],
      *       "bookedAt": "2026-05-01T12:00:00.000Z",
      *       "settledAt": "2026-05-01T12:01:00.000Z",
      *       "invoiceId": 3,
      *       "invoiceNumber": "INV-000009"
      *     }
      */
     "application/json": components["schemas"]["BusinessChargeView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   409: components["responses"]["IdempotencyKeyReused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listBusinessInvoices: {
  parameters: {
   query?: {
    limit?: number | null;
    /** @description From the last answer’s nextCursor */
    cursor?: string | null;
    status?: ("open" | "paid" | "void") | null;
   };
   header?: never;
   path: {
    accountId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Invoices of a business account, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "invoices": [
      *         {
      *           "id": 1,
      *           "number": "INV-000011",
      *           "month": "2026-11",
      *           "status": "open",
      *           "total": "62.66",
      *           "paid": "0.00",
      *           "credited": "1.00",
      *           "outstanding": "61.66",
      *           "dueDate": "2026-05-01",
      *           "overdue": false,
      *           "createdAt": "2026-05-01T12:01:00.000Z",
      *           "paidAt": null
      *         }
      *       ],
      *       "nextCursor": null
      *     }
      */
     "application/json": components["schemas"]["BusinessInvoiceList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 invoiceBusinessAccount: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    accountId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Invoices now what a business account owes and no invoice has yet */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "number": "INV-000003",
      *       "month": "2026-11",
      *       "status": "open",
      *       "total": "62.66",
      *       "paid": "0.00",
      *       "credited": "5.00",
      *       "outstanding": "57.66",
      *       "dueDate": "2026-05-02",
      *       "overdue": false,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "paidAt": null,
      *       "accountId": 1,
      *       "accountName": "Acme",
      *       "billingAddress": "1 Main St",
      *       "lines": [
      *         {
      *           "rideId": 1,
      *           "kind": "fare",
      *           "costCenter": "ROOMS",
      *           "reference": "=Room 12",
      *           "eventName": null,
      *           "pickupLocation": "Uptown",
      *           "dropoffLocation": "Charlotte Douglas International Airport",
      *           "date": "2026-05-01",
      *           "passengerName": "Grace",
      *           "discount": "0.00",
      *           "amount": "62.66"
      *         }
      *       ],
      *       "subtotals": [
      *         {
      *           "costCenter": "ROOMS",
      *           "name": "Rooms",
      *           "rides": 1,
      *           "amount": "62.66"
      *         }
      *       ],
      *       "discount": "0.00",
      *       "credits": [
      *         {
      *           "id": 2,
      *           "rideId": 1,
      *           "costCenter": "ROOMS",
      *           "reference": "=Room 12",
      *           "reason": "Wrong route",
      *           "date": "2026-05-01",
      *           "amount": "5.00"
      *         }
      *       ],
      *       "payments": [],
      *       "today": "2026-05-01"
      *     }
      */
     "application/json": components["schemas"]["BusinessInvoiceView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getBusinessInvoice: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    invoiceId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description An invoice with its lines, subtotals and payments */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "number": "INV-000010",
      *       "month": "2026-11",
      *       "status": "paid",
      *       "total": "62.66",
      *       "paid": "0.00",
      *       "credited": "62.66",
      *       "outstanding": "0.00",
      *       "dueDate": "2026-05-02",
      *       "overdue": false,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "paidAt": "2026-05-01T12:03:00.000Z",
      *       "accountId": 2,
      *       "accountName": "Acme",
      *       "billingAddress": "1 Main St",
      *       "lines": [
      *         {
      *           "rideId": 1,
      *           "kind": "fare",
      *           "costCenter": "ROOMS",
      *           "reference": "=Room 12",
      *           "eventName": null,
      *           "pickupLocation": "Uptown",
      *           "dropoffLocation": "Charlotte Douglas International Airport",
      *           "date": "2026-05-01",
      *           "passengerName": "Grace",
      *           "discount": "0.00",
      *           "amount": "62.66"
      *         }
      *       ],
      *       "subtotals": [
      *         {
      *           "costCenter": "ROOMS",
      *           "name": "Rooms",
      *           "rides": 1,
      *           "amount": "62.66"
      *         }
      *       ],
      *       "discount": "0.00",
      *       "credits": [
      *         {
      *           "id": 2,
      *           "rideId": 1,
      *           "costCenter": "ROOMS",
      *           "reference": "=Room 12",
      *           "reason": "Wrong route",
      *           "date": "2026-05-01",
      *           "amount": "31.33"
      *         }
      *       ],
      *       "payments": [
      *         {
      *           "id": 3,
      *           "receivedOn": "2026-05-01",
      *           "reference": "Wire 7",
      *           "reversalReason": "The check bounced",
      *           "amount": "1.00",
      *           "recordedAt": "2026-05-01T12:01:00.000Z",
      *           "reversedAt": "2026-05-01T12:02:00.000Z",
      *           "reversedBy": "Olga Ops"
      *         }
      *       ],
      *       "today": "2026-05-01"
      *     }
      */
     "application/json": components["schemas"]["BusinessInvoiceView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 downloadBusinessInvoicePdf: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    invoiceId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description An invoice as a PDF */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 downloadBusinessInvoiceCsv: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    invoiceId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The lines of an invoice as CSV */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 recordBusinessPayment: {
  parameters: {
   query?: never;
   header: {
    /** @description Repeat the call with the same key and it happens once */
    "idempotency-key": string;
   };
   path: {
    invoiceId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "amount": "0.01",
     *       "receivedOn": "2026-05-01",
     *       "reference": "Wire"
     *     }
     */
    "application/json": components["schemas"]["BusinessPaymentRecord"];
   };
  };
  responses: {
   /** @description Records a payment of an invoice; the key is required */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "number": "INV-000003",
      *       "month": "2026-11",
      *       "status": "paid",
      *       "total": "62.66",
      *       "paid": "57.66",
      *       "credited": "5.00",
      *       "outstanding": "0.00",
      *       "dueDate": "2026-05-02",
      *       "overdue": false,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "paidAt": "2026-05-01T12:02:00.000Z",
      *       "accountId": 1,
      *       "accountName": "Acme",
      *       "billingAddress": "1 Main St",
      *       "lines": [
      *         {
      *           "rideId": 1,
      *           "kind": "fare",
      *           "costCenter": "ROOMS",
      *           "reference": "=Room 12",
      *           "eventName": null,
      *           "pickupLocation": "Uptown",
      *           "dropoffLocation": "Charlotte Douglas International Airport",
      *           "date": "2026-05-01",
      *           "passengerName": "Grace",
      *           "discount": "0.00",
      *           "amount": "62.66"
      *         }
      *       ],
      *       "subtotals": [
      *         {
      *           "costCenter": "ROOMS",
      *           "name": "Rooms",
      *           "rides": 1,
      *           "amount": "62.66"
      *         }
      *       ],
      *       "discount": "0.00",
      *       "credits": [
      *         {
      *           "id": 2,
      *           "rideId": 1,
      *           "costCenter": "ROOMS",
      *           "reference": "=Room 12",
      *           "reason": "Wrong route",
      *           "date": "2026-05-01",
      *           "amount": "5.00"
      *         }
      *       ],
      *       "payments": [
      *         {
      *           "id": 3,
      *           "receivedOn": "2026-05-01",
      *           "reference": "Wire 7",
      *           "reversalReason": null,
      *           "amount": "57.66",
      *           "recordedAt": "2026-05-01T12:01:00.000Z",
      *           "reversedAt": null,
      *           "reversedBy": null
      *         }
      *       ],
      *       "today": "2026-05-01"
      *     }
      */
     "application/json": components["schemas"]["BusinessInvoiceView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   409: components["responses"]["IdempotencyKeyReused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 voidBusinessInvoice: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    invoiceId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "reason": "Agreed"
     *     }
     */
    "application/json": components["schemas"]["BusinessReason"];
   };
  };
  responses: {
   /** @description Voids an invoice that nothing was paid of; its charges come onto the next one */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "number": "INV-000011",
      *       "month": "2026-11",
      *       "status": "void",
      *       "total": "62.66",
      *       "paid": "0.00",
      *       "credited": "3.80",
      *       "outstanding": "0.00",
      *       "dueDate": "2026-05-02",
      *       "overdue": false,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "paidAt": null,
      *       "accountId": 2,
      *       "accountName": "Acme",
      *       "billingAddress": "1 Main St",
      *       "lines": [
      *         {
      *           "rideId": 1,
      *           "kind": "fare",
      *           "costCenter": null,
      *           "reference": null,
      *           "eventName": null,
      *           "pickupLocation": "Uptown",
      *           "dropoffLocation": "Charlotte Douglas International Airport",
      *           "date": "2026-05-01",
      *           "passengerName": "Grace",
      *           "discount": "0.00",
      *           "amount": "62.66"
      *         }
      *       ],
      *       "subtotals": [
      *         {
      *           "costCenter": null,
      *           "name": null,
      *           "rides": 1,
      *           "amount": "62.66"
      *         }
      *       ],
      *       "discount": "0.00",
      *       "credits": [
      *         {
      *           "id": 3,
      *           "rideId": 1,
      *           "costCenter": null,
      *           "reference": null,
      *           "reason": "Wrong route",
      *           "date": "2026-05-01",
      *           "amount": "1.00"
      *         }
      *       ],
      *       "payments": [
      *         {
      *           "id": 2,
      *           "receivedOn": "2026-05-01",
      *           "reference": "Wire 7",
      *           "reversalReason": "The check bounced",
      *           "amount": "0.50",
      *           "recordedAt": "2026-05-01T12:01:00.000Z",
      *           "reversedAt": "2026-05-01T12:03:00.000Z",
      *           "reversedBy": "Olga Ops"
      *         }
      *       ],
      *       "today": "2026-05-01"
      *     }
      */
     "application/json": components["schemas"]["BusinessInvoiceView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getLinkedBusinessInvoice: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    file: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The invoice behind the link in a mail, as a PDF */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listWebhookEndpoints: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description All webhook endpoints, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "url": "http://127.0.0.1:3000/hooks",
      *         "description": "Hotel",
      *         "eventTypes": null,
      *         "serviceAccountId": null,
      *         "serviceAccount": null,
      *         "state": "disabled",
      *         "disabledReason": "failing",
      *         "disabledAt": "2026-05-01T12:02:00.000Z",
      *         "failingSince": "2026-05-01T12:00:00.000Z",
      *         "previousSecretUntil": null,
      *         "createdAt": "2026-05-01T12:01:00.000Z"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["WebhookEndpointView"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 createWebhookEndpoint: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "url": "http://127.0.0.1:3000/hooks",
     *       "description": "Test",
     *       "serviceAccountId": 1,
     *       "eventTypes": [
     *         "invoice.created"
     *       ]
     *     }
     */
    "application/json": components["schemas"]["NewWebhookEndpoint"];
   };
  };
  responses: {
   /** @description Adds a webhook endpoint of operations or of a service account */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "secret": "whsec_0xx0x/xxxxxxx0xxxxxx0xxxxxxxxxx0x0xxxxxxx0x=",
      *       "endpoint": {
      *         "id": 2,
      *         "url": "http://127.0.0.1:3000/hooks",
      *         "description": "Test",
      *         "eventTypes": [
      *           "invoice.paid"
      *         ],
      *         "serviceAccountId": 1,
      *         "serviceAccount": "Acme Hotel",
      *         "state": "enabled",
      *         "disabledReason": null,
      *         "disabledAt": null,
      *         "failingSince": null,
      *         "previousSecretUntil": null,
      *         "createdAt": "2026-05-01T12:00:00.000Z"
      *       }
      *     }
      */
     "application/json": components["schemas"]["CreatedWebhookEndpoint"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 deleteWebhookEndpoint: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    endpointId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Deletes a webhook endpoint with its deliveries */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 changeWebhookEndpoint: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    endpointId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "description": "Changed"
     *     }
     */
    "application/json": components["schemas"]["WebhookEndpointChange"];
   };
  };
  responses: {
   /** @description Changes, enables or disables a webhook endpoint */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "url": "http://127.0.0.1:3000/hooks",
      *       "description": "Hotel",
      *       "eventTypes": [
      *         "ride.created"
      *       ],
      *       "serviceAccountId": null,
      *       "serviceAccount": null,
      *       "state": "disabled",
      *       "disabledReason": "operator",
      *       "disabledAt": "2026-05-01T12:02:00.000Z",
      *       "failingSince": "2026-05-01T12:01:00.000Z",
      *       "previousSecretUntil": null,
      *       "createdAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["WebhookEndpointView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 rotateWebhookSecret: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    endpointId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "overlapHours": 0
     *     }
     */
    "application/json": components["schemas"]["WebhookSecretRotation"];
   };
  };
  responses: {
   /** @description Replaces the secret of a webhook endpoint */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "secret": "xxxxx_000xx000x0xxxxxxxxxxxx0x0xxxxxxxxxx0xxxx+xx=",
      *       "endpoint": {
      *         "id": 1,
      *         "url": "http://127.0.0.1:3000/",
      *         "description": "Changed",
      *         "eventTypes": null,
      *         "serviceAccountId": null,
      *         "serviceAccount": null,
      *         "state": "enabled",
      *         "disabledReason": null,
      *         "disabledAt": null,
      *         "failingSince": "2026-05-01T12:01:00.000Z",
      *         "previousSecretUntil": "2026-05-01T12:02:00.000Z",
      *         "createdAt": "2026-05-01T12:00:00.000Z"
      *       }
      *     }
      */
     "application/json": components["schemas"]["CreatedWebhookEndpoint"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 sendWebhookTest: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    endpointId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Sends a test event to a webhook endpoint */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "endpointId": 1,
      *       "messageId": "xxx_0000x00xx00x0x00x0x0xxxx000x0x00",
      *       "type": "webhook.test",
      *       "rideId": null,
      *       "eventNumber": null,
      *       "state": "waiting",
      *       "attempts": 0,
      *       "lastStatus": null,
      *       "lastFailure": null,
      *       "occurredAt": "2026-05-01T12:01:00.000Z",
      *       "nextAttemptAt": "2026-05-01T12:00:00.000Z",
      *       "deliveredAt": null,
      *       "payload": {
      *         "type": "webhook.test",
      *         "timestamp": "2026-05-01T12:01:00.000Z",
      *         "data": {
      *           "endpointId": 1
      *         }
      *       },
      *       "attemptList": [],
      *       "replayable": false
      *     }
      */
     "application/json": components["schemas"]["WebhookDeliveryView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 replayWebhooks: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    endpointId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "since": "2026-05-01T12:00:00.000Z"
     *     }
     */
    "application/json": components["schemas"]["WebhookReplay"];
   };
  };
  responses: {
   /** @description Delivers again what a webhook endpoint has not accepted since a time */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "deliveries": 0
      *     }
      */
     "application/json": components["schemas"]["WebhookReplayResult"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listWebhookDeliveries: {
  parameters: {
   query?: {
    limit?: number | null;
    /** @description From the last answer’s nextCursor */
    cursor?: string | null;
    endpointId?: number | null;
    state?: ("waiting" | "delivered" | "failed") | null;
    type?: ("ride.created" | "ride.requested" | "ride.driver_assigned" | "ride.driver_set_out" | "ride.driver_arrived" | "ride.driver_released" | "ride.started" | "ride.completed" | "ride.cancelled" | "ride.pickup_moved" | "ride.destination_changed" | "ride.price_changed" | "ride.vehicle_shared" | "ride.split_changed" | "ride.pledge_reached" | "ride.pledge_reopened" | "ride.pledge_closed" | "ride.pledge_collecting" | "member.joined" | "member.left" | "member.paid" | "member.payment_failed" | "member.payment_released" | "member.pledged" | "member.consent_needed" | "member.share_agreed" | "member.share_declined" | "member.boarded" | "member.no_show" | "member.no_show_undone" | "payment.authorized" | "payment.failed" | "payment.card_stored" | "payment.captured" | "payment.released" | "payment.capture_failed" | "payment.cash_received" | "payment.debt_closed" | "payment.tip_given" | "payment.tip_failed" | "payment.refunded" | "payment.refund_failed" | "payment.disputed" | "payment.dispute_won" | "payment.dispute_lost" | "payout.paid" | "payout.failed" | "driver.applied" | "driver.approved" | "driver.rejected" | "driver.suspended" | "invoice.created" | "invoice.paid" | "invoice.payment_reversed" | "charge.credited" | "webhook.test") | null;
    rideId?: number | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Deliveries to webhook endpoints, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "deliveries": [
      *         {
      *           "id": 1,
      *           "endpointId": 2,
      *           "messageId": "xxx_0x000x00x00x00000xx0x000x0x00000",
      *           "type": "ride.created",
      *           "rideId": 3,
      *           "eventNumber": 1,
      *           "state": "waiting",
      *           "attempts": 1,
      *           "lastStatus": 500,
      *           "lastFailure": "bad_status",
      *           "occurredAt": "2026-05-01T12:00:00.000Z",
      *           "nextAttemptAt": "2026-05-01T12:01:00.000Z",
      *           "deliveredAt": null
      *         }
      *       ],
      *       "nextCursor": null
      *     }
      */
     "application/json": components["schemas"]["WebhookDeliveryList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getWebhookDelivery: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    deliveryId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A delivery with what it says and its attempts */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "endpointId": 2,
      *       "messageId": "xxx_000000000x000000x0x00x0000000000",
      *       "type": "webhook.test",
      *       "rideId": null,
      *       "eventNumber": null,
      *       "state": "waiting",
      *       "attempts": 1,
      *       "lastStatus": 500,
      *       "lastFailure": "bad_status",
      *       "occurredAt": "2026-05-01T12:00:00.000Z",
      *       "nextAttemptAt": "2026-05-01T12:02:00.000Z",
      *       "deliveredAt": null,
      *       "payload": {
      *         "type": "webhook.test",
      *         "timestamp": "2026-05-01T12:00:00.000Z",
      *         "data": {
      *           "endpointId": 2
      *         }
      *       },
      *       "attemptList": [
      *         {
      *           "number": 1,
      *           "status": 500,
      *           "failure": "bad_status",
      *           "durationMs": 0,
      *           "answer": "Simulated by the sandbox",
      *           "simulatedFault": "server_error",
      *           "at": "2026-05-01T12:01:00.000Z"
      *         }
      *       ],
      *       "replayable": false
      *     }
      */
     "application/json": components["schemas"]["WebhookDeliveryView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 replayWebhookDelivery: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    deliveryId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Delivers a message again, under its id */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "endpointId": 2,
      *       "messageId": "xxx_0000x0x0x0000000000xx0000x000x0x",
      *       "type": "webhook.test",
      *       "rideId": null,
      *       "eventNumber": null,
      *       "state": "waiting",
      *       "attempts": 1,
      *       "lastStatus": null,
      *       "lastFailure": "connection_failed",
      *       "occurredAt": "2026-05-01T12:00:00.000Z",
      *       "nextAttemptAt": "2026-05-01T12:02:00.000Z",
      *       "deliveredAt": null,
      *       "payload": {
      *         "type": "webhook.test",
      *         "timestamp": "2026-05-01T12:00:00.000Z",
      *         "data": {
      *           "endpointId": 2
      *         }
      *       },
      *       "attemptList": [
      *         {
      *           "number": 1,
      *           "status": null,
      *           "failure": "connection_failed",
      *           "durationMs": 3,
      *           "answer": null,
      *           "simulatedFault": null,
      *           "at": "2026-05-01T12:01:00.000Z"
      *         }
      *       ],
      *       "replayable": false
      *     }
      */
     "application/json": components["schemas"]["WebhookDeliveryView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getAnyWebhookFault: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    endpointId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The fault that deliveries to a webhook endpoint have */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "endpointId": 1,
      *       "fault": "server_error",
      *       "times": 1
      *     }
      */
     "application/json": components["schemas"]["WebhookFaultView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 setAnyWebhookFault: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    endpointId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "fault": "duplicate",
     *       "times": 1
     *     }
     */
    "application/json": components["schemas"]["NewWebhookFault"];
   };
  };
  responses: {
   /** @description Makes deliveries to a webhook endpoint fail in a way that you choose */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "endpointId": 1,
      *       "fault": "duplicate",
      *       "times": 1
      *     }
      */
     "application/json": components["schemas"]["WebhookFaultView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 removeAnyWebhookFault: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    endpointId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Delivers to a webhook endpoint undisturbed again */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listOwnWebhookEndpoints: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Webhook endpoints of your service account, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "url": "http://127.0.0.1:3000/hooks",
      *         "description": "Sandbox",
      *         "eventTypes": null,
      *         "serviceAccountId": 2,
      *         "serviceAccount": "Integration test",
      *         "state": "disabled",
      *         "disabledReason": "failing",
      *         "disabledAt": "2026-05-01T12:02:00.000Z",
      *         "failingSince": "2026-05-01T12:01:00.000Z",
      *         "previousSecretUntil": null,
      *         "createdAt": "2026-05-01T12:00:00.000Z"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["WebhookEndpointView"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 createOwnWebhookEndpoint: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "url": "http://127.0.0.1:3000/hooks",
     *       "description": "Mine"
     *     }
     */
    "application/json": components["schemas"]["NewWebhookEndpoint"];
   };
  };
  responses: {
   /** @description Adds a webhook endpoint of your service account */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "secret": "whsec_0x/xx0xxxxxx00x0xxxxxxxx0000xxxxxxxxxxxx00x=",
      *       "endpoint": {
      *         "id": 1,
      *         "url": "http://127.0.0.1:3000/hooks",
      *         "description": "Mine",
      *         "eventTypes": null,
      *         "serviceAccountId": 2,
      *         "serviceAccount": "Partner",
      *         "state": "enabled",
      *         "disabledReason": null,
      *         "disabledAt": null,
      *         "failingSince": null,
      *         "previousSecretUntil": null,
      *         "createdAt": "2026-05-01T12:00:00.000Z"
      *       }
      *     }
      */
     "application/json": components["schemas"]["CreatedWebhookEndpoint"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 deleteOwnWebhookEndpoint: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    endpointId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Deletes your webhook endpoint with its deliveries */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 changeOwnWebhookEndpoint: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    endpointId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "state": "enabled"
     *     }
     */
    "application/json": components["schemas"]["WebhookEndpointChange"];
   };
  };
  responses: {
   /** @description Changes, enables or disables your webhook endpoint */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "url": "http://127.0.0.1:3000/hooks",
      *       "description": "Sandbox",
      *       "eventTypes": null,
      *       "serviceAccountId": 2,
      *       "serviceAccount": "Integration test",
      *       "state": "enabled",
      *       "disabledReason": null,
      *       "disabledAt": null,
      *       "failingSince": null,
      *       "previousSecretUntil": null,
      *       "createdAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["WebhookEndpointView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 rotateOwnWebhookSecret: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    endpointId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookSecretRotation"];
   };
  };
  responses: {
   /** @description Replaces the secret of your webhook endpoint */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["CreatedWebhookEndpoint"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 sendOwnWebhookTest: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    endpointId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Sends a test event to your webhook endpoint */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "endpointId": 2,
      *       "messageId": "xxx_0000000000x000x000xxx000x00x00x0",
      *       "type": "webhook.test",
      *       "rideId": null,
      *       "eventNumber": null,
      *       "state": "waiting",
      *       "attempts": 0,
      *       "lastStatus": null,
      *       "lastFailure": null,
      *       "occurredAt": "2026-05-01T12:00:00.000Z",
      *       "nextAttemptAt": "2026-05-01T12:00:00.000Z",
      *       "deliveredAt": null,
      *       "payload": {
      *         "type": "webhook.test",
      *         "timestamp": "2026-05-01T12:00:00.000Z",
      *         "data": {
      *           "endpointId": 2
      *         }
      *       },
      *       "attemptList": [],
      *       "replayable": false
      *     }
      */
     "application/json": components["schemas"]["WebhookDeliveryView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 replayOwnWebhooks: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    endpointId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookReplay"];
   };
  };
  responses: {
   /** @description Delivers again what your webhook endpoint has not accepted since a time */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["WebhookReplayResult"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listOwnWebhookDeliveries: {
  parameters: {
   query?: {
    limit?: number | null;
    /** @description From the last answer’s nextCursor */
    cursor?: string | null;
    endpointId?: number | null;
    state?: ("waiting" | "delivered" | "failed") | null;
    type?: ("ride.created" | "ride.requested" | "ride.driver_assigned" | "ride.driver_set_out" | "ride.driver_arrived" | "ride.driver_released" | "ride.started" | "ride.completed" | "ride.cancelled" | "ride.pickup_moved" | "ride.destination_changed" | "ride.price_changed" | "ride.vehicle_shared" | "ride.split_changed" | "ride.pledge_reached" | "ride.pledge_reopened" | "ride.pledge_closed" | "ride.pledge_collecting" | "member.joined" | "member.left" | "member.paid" | "member.payment_failed" | "member.payment_released" | "member.pledged" | "member.consent_needed" | "member.share_agreed" | "member.share_declined" | "member.boarded" | "member.no_show" | "member.no_show_undone" | "payment.authorized" | "payment.failed" | "payment.card_stored" | "payment.captured" | "payment.released" | "payment.capture_failed" | "payment.cash_received" | "payment.debt_closed" | "payment.tip_given" | "payment.tip_failed" | "payment.refunded" | "payment.refund_failed" | "payment.disputed" | "payment.dispute_won" | "payment.dispute_lost" | "payout.paid" | "payout.failed" | "driver.applied" | "driver.approved" | "driver.rejected" | "driver.suspended" | "invoice.created" | "invoice.paid" | "invoice.payment_reversed" | "charge.credited" | "webhook.test") | null;
    rideId?: number | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Deliveries to your webhook endpoints, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "deliveries": [
      *         {
      *           "id": 1,
      *           "endpointId": 2,
      *           "messageId": "xxx_xx000xxx00000000xxx00x0xx000x0x0",
      *           "type": "ride.requested",
      *           "rideId": 3,
      *           "eventNumber": 2,
      *           "state": "delivered",
      *           "attempts": 1,
      *           "lastStatus": 204,
      *           "lastFailure": null,
      *           "occurredAt": "2026-05-01T12:00:00.000Z",
      *           "nextAttemptAt": null,
      *           "deliveredAt": "2026-05-01T12:02:00.000Z"
      *         }
      *       ],
      *       "nextCursor": null
      *     }
      */
     "application/json": components["schemas"]["WebhookDeliveryList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getOwnWebhookDelivery: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    deliveryId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A delivery to your webhook endpoint, with its attempts */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "endpointId": 2,
      *       "messageId": "xxx_0x0x0x0x0xxx0x00xxx00xx000x0x0x0",
      *       "type": "webhook.test",
      *       "rideId": null,
      *       "eventNumber": null,
      *       "state": "waiting",
      *       "attempts": 1,
      *       "lastStatus": 500,
      *       "lastFailure": "bad_status",
      *       "occurredAt": "2026-05-01T12:00:00.000Z",
      *       "nextAttemptAt": "2026-05-01T12:02:00.000Z",
      *       "deliveredAt": null,
      *       "payload": {
      *         "type": "webhook.test",
      *         "timestamp": "2026-05-01T12:00:00.000Z",
      *         "data": {
      *           "endpointId": 2
      *         }
      *       },
      *       "attemptList": [
      *         {
      *           "number": 1,
      *           "status": 500,
      *           "failure": "bad_status",
      *           "durationMs": 0,
      *           "answer": "Simulated by the sandbox",
      *           "simulatedFault": "server_error",
      *           "at": "2026-05-01T12:01:00.000Z"
      *         }
      *       ],
      *       "replayable": false
      *     }
      */
     "application/json": components["schemas"]["WebhookDeliveryView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 replayOwnWebhookDelivery: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    deliveryId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Delivers a message to your webhook endpoint again, under its id */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "endpointId": 2,
      *       "messageId": "xxx_0x0x0x0x0xxx0x00xxx00xx000x0x0x0",
      *       "type": "webhook.test",
      *       "rideId": null,
      *       "eventNumber": null,
      *       "state": "waiting",
      *       "attempts": 10,
      *       "lastStatus": 500,
      *       "lastFailure": "bad_status",
      *       "occurredAt": "2026-05-01T12:00:00.000Z",
      *       "nextAttemptAt": "2026-05-01T12:11:00.000Z",
      *       "deliveredAt": null,
      *       "payload": {
      *         "type": "webhook.test",
      *         "timestamp": "2026-05-01T12:00:00.000Z",
      *         "data": {
      *           "endpointId": 2
      *         }
      *       },
      *       "attemptList": [
      *         {
      *           "number": 10,
      *           "status": 500,
      *           "failure": "bad_status",
      *           "durationMs": 0,
      *           "answer": "Simulated by the sandbox",
      *           "simulatedFault": "server_error",
      *           "at": "2026-05-01T12:10:00.000Z"
      *         }
      *       ],
      *       "replayable": false
      *     }
      */
     "application/json": components["schemas"]["WebhookDeliveryView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getWebhookFault: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    endpointId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The fault that deliveries to your webhook endpoint have */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "endpointId": 1,
      *       "fault": null,
      *       "times": null
      *     }
      */
     "application/json": components["schemas"]["WebhookFaultView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 setWebhookFault: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    endpointId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "fault": "slow",
     *       "times": 1,
     *       "seconds": 1
     *     }
     */
    "application/json": components["schemas"]["NewWebhookFault"];
   };
  };
  responses: {
   /** @description Makes deliveries to your webhook endpoint fail in a way that you choose */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "endpointId": 1,
      *       "fault": "connection_refused",
      *       "times": 1
      *     }
      */
     "application/json": components["schemas"]["WebhookFaultView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 removeWebhookFault: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    endpointId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Delivers to your webhook endpoint undisturbed again */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 previewCancellation: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What each person pays or gets back if you cancel, or leave, now */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "fee": "0.00",
      *       "released": "62.66",
      *       "refunded": "0.00",
      *       "explanation": "You are cancelling in time, so it is free.",
      *       "mayCancel": true,
      *       "reasonCode": null,
      *       "phase": "arrived",
      *       "rule": "in_time",
      *       "keptPercent": 0,
      *       "policyId": 1,
      *       "policyFrom": "2026-05-01T12:00:00.000Z",
      *       "freeUntil": "2026-05-01T12:02:00.000Z",
      *       "isOwed": false,
      *       "chargedCard": null,
      *       "payers": [
      *         {
      *           "userId": 2,
      *           "name": "Person",
      *           "isYou": true,
      *           "isOrganizer": true,
      *           "held": "62.66",
      *           "taken": "0.00",
      *           "charged": "0.00",
      *           "released": "62.66",
      *           "refunded": "0.00"
      *         }
      *       ],
      *       "token": "xxxxxxxxxxxxxxxxxxxxxxxxxxx0xxxxx0x0xxx0xx0xxxxxxxx0xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx0xxxxxxxxxx00xx0xxxxxxxxxxxxxxxxxxxx0xxxxxxx0xxxxxxxxxxxxxxxxxxxxxxx0xxx0xxx0xxx0xxx0.xxxxxxxxxxxxxxxxxxxxxxxxxxxxx0x_xxxxxx0xx0x",
      *       "tokenExpiresAt": "2026-05-01T12:01:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["CancellationView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 cancelRide: {
  parameters: {
   query?: never;
   header?: {
    /** @description Repeat the call with the same key and it happens once */
    "idempotency-key"?: string;
   };
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "reason": "Plans changed",
     *       "token": "xxxxxxxxxxxxxxxxxxxxxxxxxxx0xxxxxxxxxxxxxxxxxxx0xxxxxxxxxxxxxxxxxx00xxx0xxxxxxxxxxxxxxxxxxxxxxx0xxxxxxxxxxxxxxxxxxxxxxx0xxxxxxxxxxxxxxxxxxxxxxx0xxxxxxxxxxxxxxxxx0x0xxxxxxx0xxxxxxx0xxxxxx.xxx0xxxxx0xxxxxx__xx0x0xx00x00x00xxxxxxxxxx"
     *     }
     */
    "application/json": components["schemas"]["Cancellation"];
   };
  };
  responses: {
   /** @description Cancels the ride at the amounts that were shown */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "organizer",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 2,
      *       "rideType": "GroupX",
      *       "totalCost": "31.33",
      *       "costPerPerson": "15.67",
      *       "status": "cancelled",
      *       "driverId": null,
      *       "bookingType": "scheduled",
      *       "scheduledAt": "2026-05-01T12:03:00.000Z",
      *       "scheduledDate": "2026-05-01",
      *       "scheduledTime": "20:02",
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "card",
      *       "splitMode": "pledge",
      *       "pledge": {
      *         "state": "cancelled",
      *         "minRiders": 2,
      *         "seats": 4,
      *         "deadline": "2026-05-01T12:02:00.000Z",
      *         "joined": 2,
      *         "seatsLeft": 2,
      *         "maxShare": "15.67",
      *         "shares": [
      *           {
      *             "riders": 2,
      *             "total": "31.33",
      *             "share": "15.67"
      *           }
      *         ],
      *         "closedAt": null,
      *         "authorizesAt": "2026-05-01T12:02:00.000Z",
      *         "fixBy": null
      *       },
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "31.33",
      *         "yourShare": "0.00",
      *         "yourCharge": "0.00",
      *         "yourLargestCharge": "0.00",
      *         "paidByMembers": "0.00",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": {
      *         "share": "0.00",
      *         "credit": "0.00",
      *         "due": "0.00",
      *         "atMost": "0.00",
      *         "setAside": "15.67",
      *         "charged": "0.00",
      *         "inCash": "0.00",
      *         "tip": "0.00",
      *         "refunded": "0.00",
      *         "released": "0.00",
      *         "waived": "0.00",
      *         "outstanding": "0.00",
      *         "paid": "0.00"
      *       },
      *       "driverPay": null,
      *       "appliedPromotions": [],
      *       "memberCount": 2,
      *       "riderName": "Person",
      *       "bookedBy": null,
      *       "riderPhone": null,
      *       "payBefore": null,
      *       "lastEvent": 8,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": null,
      *       "arrivedAt": null,
      *       "startedAt": null,
      *       "completedAt": null,
      *       "cancelledAt": "2026-05-01T12:01:00.000Z",
      *       "cancelReason": null
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   409: components["responses"]["IdempotencyKeyReused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getNoShow: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description How long to wait for passengers, and what follows */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "waitUntil": "2026-05-01T12:00:00.000Z",
      *       "secondsLeft": 0,
      *       "mayMark": true,
      *       "mayCancel": true,
      *       "earnings": "25.06"
      *     }
      */
     "application/json": components["schemas"]["NoShowView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 cancelAsNoShow: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Cancels the ride because nobody came */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "driver",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 4,
      *       "rideType": "GroupX",
      *       "totalCost": "62.66",
      *       "costPerPerson": "15.67",
      *       "status": "cancelled",
      *       "driverId": 1,
      *       "bookingType": "now",
      *       "scheduledAt": null,
      *       "scheduledDate": null,
      *       "scheduledTime": null,
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "card",
      *       "splitMode": "cover",
      *       "pledge": null,
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "62.66",
      *         "yourShare": "0.00",
      *         "yourCharge": "0.00",
      *         "yourLargestCharge": "0.00",
      *         "paidByMembers": "0.00",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": null,
      *       "driverPay": {
      *         "fare": "57.16",
      *         "commissionPercent": 20,
      *         "commission": "11.43",
      *         "earnings": "45.73"
      *       },
      *       "appliedPromotions": [],
      *       "memberCount": 1,
      *       "riderName": "Person",
      *       "bookedBy": null,
      *       "riderPhone": null,
      *       "payBefore": null,
      *       "lastEvent": 7,
      *       "createdAt": "2026-05-01T12:02:00.000Z",
      *       "acceptedAt": "2026-05-01T12:00:00.000Z",
      *       "arrivedAt": "2026-05-01T12:01:00.000Z",
      *       "startedAt": null,
      *       "completedAt": null,
      *       "cancelledAt": "2026-05-01T12:03:00.000Z",
      *       "cancelReason": "Nobody came to the pickup."
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 markNoShow: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
    memberId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Goes on without a member; their share stands */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "status": "confirmed",
      *         "user": {
      *           "id": 2,
      *           "name": "Person",
      *           "email": null
      *         },
      *         "isOrganizer": true,
      *         "isYou": false,
      *         "seat": 0,
      *         "share": "15.67",
      *         "charge": "15.67",
      *         "agreed": "15.67",
      *         "consent": "given",
      *         "shareState": "paid",
      *         "verified": false,
      *         "noShow": false,
      *         "joinedAt": "2026-05-01T12:00:00.000Z",
      *         "amounts": null
      *       }
      *     ]
      */
     "application/json": components["schemas"]["MemberView"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 undoNoShow: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
    memberId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The member came after all */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "status": "confirmed",
      *         "user": {
      *           "id": 2,
      *           "name": "Person",
      *           "email": null
      *         },
      *         "isOrganizer": true,
      *         "isYou": false,
      *         "seat": 0,
      *         "share": "15.67",
      *         "charge": "15.67",
      *         "agreed": "15.67",
      *         "consent": "given",
      *         "shareState": "paid",
      *         "verified": false,
      *         "noShow": false,
      *         "joinedAt": "2026-05-01T12:00:00.000Z",
      *         "amounts": null
      *       }
      *     ]
      */
     "application/json": components["schemas"]["MemberView"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 previewEventTransportCancellation: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    eventId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What the account is charged if you cancel all rides of an event transport now */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "eventId": 1,
      *       "fees": "31.33",
      *       "rides": [
      *         {
      *           "index": 0,
      *           "rideId": 2,
      *           "status": "cancelled",
      *           "mayCancel": false,
      *           "fee": "0.00",
      *           "explanation": "The ride is under way or over, so it can’t be cancelled anymore."
      *         }
      *       ],
      *       "token": "xxxxxxxxxxxxxxxxxxx0x0xxxxxxxxx0xxxxxxxxxxxxxxxxxxx0xxx0xxx0xxxxxxxxxxxxxxxxxxxxxxx0xxxxx0xxx0xxxxxxx0xxxxx0xxxxxxxxxxxxxxx0xxxxxxxxxxxxxxxxxxxxxxxxxxx0xx00.xx0xxxxxxx0x0x0xx_xxxxxxxx-0xxx0xxx_xx0xxx0",
      *       "tokenExpiresAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["EventCancellationPreview"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 cancelEventTransport: {
  parameters: {
   query?: never;
   header: {
    /** @description Repeat the call with the same key and it happens once */
    "idempotency-key": string;
   };
   path: {
    eventId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "token": "xxxxxxxxxxxxxxxxxxx0x0xxxxxxxxx0xxxxxxxxxxxxxxxxxxx0xxx0xxx0xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx0xxxxxxxxxxxxxxxxxxxxxxxxxxx0xx00.x_0xx0xxxxxxxx0xxxxxxxxxxxxxxxx0xxxxxxxxxxx",
     *       "reason": "The wedding is off"
     *     }
     */
    "application/json": components["schemas"]["EventCancellation"];
   };
  };
  responses: {
   /** @description Cancels all rides of an event transport that you booked, at the fees that were shown; the key is required */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "eventId": 1,
      *       "fees": "0.00",
      *       "rides": [
      *         {
      *           "index": 0,
      *           "rideId": 2,
      *           "outcome": "already_over",
      *           "fee": "0.00"
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["EventCancellationView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   409: components["responses"]["IdempotencyKeyReused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 previewOperatorCancellation: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Which fee can be kept if operations cancel the ride now */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "policyFee": "0.00",
      *       "mostFee": "62.66",
      *       "leastFee": "0.50",
      *       "driverPercent": 80
      *     }
      */
     "application/json": components["schemas"]["OperatorCancellationView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 cancelRideAsOperator: {
  parameters: {
   query?: never;
   header?: {
    /** @description Repeat the call with the same key and it happens once */
    "idempotency-key"?: string;
   };
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "reason": "Flooded road",
     *       "fee": "10.00"
     *     }
     */
    "application/json": components["schemas"]["OperatorCancellation"];
   };
  };
  responses: {
   /** @description Cancels the ride at a chosen fee or none */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "organizerId": 2,
      *       "you": "admin",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "name": "Uptown",
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "name": "Charlotte Douglas International Airport",
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "groupSize": 3,
      *       "rideType": "GroupX",
      *       "totalCost": "46.99",
      *       "costPerPerson": "15.67",
      *       "status": "cancelled",
      *       "driverId": 3,
      *       "bookingType": "scheduled",
      *       "scheduledAt": "2026-05-01T12:04:00.000Z",
      *       "scheduledDate": "2026-05-01",
      *       "scheduledTime": "20:14",
      *       "isHourlyBooking": false,
      *       "hourlyDuration": null,
      *       "paymentMethod": "card",
      *       "splitMode": "pledge",
      *       "pledge": {
      *         "state": "requested",
      *         "minRiders": 3,
      *         "seats": 5,
      *         "deadline": "2026-05-01T12:01:00.000Z",
      *         "joined": 3,
      *         "seatsLeft": 2,
      *         "maxShare": "15.67",
      *         "shares": [
      *           {
      *             "riders": 3,
      *             "total": "46.99",
      *             "share": "15.67"
      *           }
      *         ],
      *         "closedAt": "2026-05-01T12:02:00.000Z",
      *         "authorizesAt": "2026-05-01T12:02:00.000Z",
      *         "fixBy": "2026-05-01T12:08:00.000Z"
      *       },
      *       "distance": 7.4,
      *       "duration": 18,
      *       "money": {
      *         "total": "46.99",
      *         "yourShare": "0.00",
      *         "yourCharge": "0.00",
      *         "yourLargestCharge": "0.00",
      *         "paidByMembers": "0.00",
      *         "yourRefunds": "0.00"
      *       },
      *       "amounts": null,
      *       "driverPay": null,
      *       "appliedPromotions": [],
      *       "memberCount": 3,
      *       "riderName": "Person",
      *       "bookedBy": null,
      *       "riderPhone": "9805500091",
      *       "payBefore": null,
      *       "lastEvent": 21,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "acceptedAt": "2026-05-01T12:03:00.000Z",
      *       "arrivedAt": "2026-05-01T12:05:00.000Z",
      *       "startedAt": "2026-05-01T12:06:00.000Z",
      *       "completedAt": null,
      *       "cancelledAt": "2026-05-01T12:07:00.000Z",
      *       "cancelReason": "The end of the history"
      *     }
      */
     "application/json": components["schemas"]["RideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   409: components["responses"]["IdempotencyKeyReused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getCancellationTerms: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What cancelling a ride that is booked now costs */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "freeMinutes": 5,
      *       "immediate": [],
      *       "scheduled": [],
      *       "arrivedPercent": 100
      *     }
      */
     "application/json": components["schemas"]["CancellationTermsView"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getRideCancellationTerms: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The cancellation terms that a ride was booked under */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "freeMinutes": 5,
      *       "immediate": [],
      *       "scheduled": [],
      *       "arrivedPercent": 100
      *     }
      */
     "application/json": components["schemas"]["CancellationTermsView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listCancellationPolicies: {
  parameters: {
   query?: {
    /** @description Those that began before this moment */
    before?: string | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Versions of what cancelling costs, coming ones first; up to 50, go on with `before` */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "state": "current",
      *         "validFrom": "2026-05-01T12:00:00.000Z",
      *         "validUntil": "2026-05-01T12:02:00.000Z",
      *         "terms": {
      *           "freeMinutes": 5,
      *           "immediate": [],
      *           "scheduled": [],
      *           "arrivedPercent": 50,
      *           "waitMinutes": 7,
      *           "largeGroupSize": 15,
      *           "largeGroupWaitMinutes": 15,
      *           "noShowPercent": 50,
      *           "driverPercent": 80
      *         },
      *         "rides": 0,
      *         "createdBy": null,
      *         "createdAt": "2026-05-01T12:01:00.000Z"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["CancellationPolicyView"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 addCancellationPolicy: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "validFrom": "2026-05-01T12:01:00.000Z",
     *       "terms": {
     *         "freeMinutes": 5,
     *         "immediate": [],
     *         "scheduled": [],
     *         "arrivedPercent": 100,
     *         "noShowPercent": 100,
     *         "driverPercent": 80,
     *         "waitMinutes": 7,
     *         "largeGroupSize": 15,
     *         "largeGroupWaitMinutes": 15
     *       }
     *     }
     */
    "application/json": components["schemas"]["NewCancellationPolicy"];
   };
  };
  responses: {
   /** @description A version for rides that are booked from a moment on */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "state": "coming",
      *       "validFrom": "2026-05-01T12:01:00.000Z",
      *       "validUntil": "2026-05-01T12:02:00.000Z",
      *       "terms": {
      *         "freeMinutes": 5,
      *         "immediate": [],
      *         "scheduled": [],
      *         "arrivedPercent": 50,
      *         "waitMinutes": 7,
      *         "largeGroupSize": 15,
      *         "largeGroupWaitMinutes": 15,
      *         "noShowPercent": 50,
      *         "driverPercent": 100
      *       },
      *       "rides": 0,
      *       "createdBy": "Olga Ops",
      *       "createdAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["CancellationPolicyView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 withdrawCancellationPolicy: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    policyId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Takes back a version that has not begun; the one before it goes on */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listRefunds: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Refunds of a ride, oldest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "rideId": 1,
      *         "paymentId": 1,
      *         "payerId": 2,
      *         "amount": "10.00",
      *         "reason": "goodwill",
      *         "origin": "operator",
      *         "note": "Late",
      *         "takesFromDriver": false,
      *         "fromDriver": "0.00",
      *         "state": "succeeded",
      *         "failure": null,
      *         "providerId": "xx_00xxxxxxxx00xxxxxxxxxxx0",
      *         "requestedBy": "Olga Ops",
      *         "requestedAt": "2026-05-01T12:00:00.000Z",
      *         "settledAt": "2026-05-01T12:01:00.000Z"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["RefundView"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 refund: {
  parameters: {
   query?: never;
   header: {
    /** @description Repeat the call with the same key and it happens once */
    "idempotency-key": string;
   };
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "reason": "goodwill",
     *       "paymentId": 1,
     *       "amount": "10.00",
     *       "note": "Late"
     *     }
     */
    "application/json": components["schemas"]["RefundRequest"];
   };
  };
  responses: {
   /** @description Gives back what was captured, or a part of it; the key is required */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "note": "Late",
      *       "state": "requested",
      *       "amount": "10.00",
      *       "origin": "operator",
      *       "reason": "goodwill",
      *       "rideId": 1,
      *       "failure": null,
      *       "payerId": 2,
      *       "paymentId": 1,
      *       "settledAt": null,
      *       "fromDriver": "0.00",
      *       "providerId": null,
      *       "requestedAt": "2026-05-01T12:00:00.000Z",
      *       "requestedBy": "Olga Ops",
      *       "takesFromDriver": false
      *     }
      */
     "application/json": components["schemas"]["RefundView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   409: components["responses"]["IdempotencyKeyReused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getCredits: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Your credit: what you can use, and what became of it */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "balance": "0.00",
      *       "reserved": "0.00",
      *       "credits": [
      *         {
      *           "id": 1,
      *           "amount": "3.00",
      *           "left": "0.00",
      *           "reserved": "0.00",
      *           "state": "revoked",
      *           "reason": "Late driver",
      *           "rideId": null,
      *           "grantedAt": "2026-05-01T12:00:00.000Z",
      *           "expiresAt": "2026-05-01T12:02:00.000Z",
      *           "revokedFor": "Granted twice",
      *           "uses": [
      *             {
      *               "rideId": 2,
      *               "amount": "3.00",
      *               "state": "returned",
      *               "at": "2026-05-01T12:01:00.000Z"
      *             }
      *           ]
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["CreditsView"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listCredits: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    riderId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A rider’s credit, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "balance": "0.00",
      *       "reserved": "0.00",
      *       "credits": []
      *     }
      */
     "application/json": components["schemas"]["AdminCreditsView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 grantCredit: {
  parameters: {
   query?: never;
   header: {
    /** @description Repeat the call with the same key and it happens once */
    "idempotency-key": string;
   };
   path: {
    riderId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "reason": "Late driver",
     *       "amount": "10.00",
     *       "expiresAt": "2026-05-01T12:01:00.000Z"
     *     }
     */
    "application/json": components["schemas"]["CreditGrant"];
   };
  };
  responses: {
   /** @description Grants a rider credit, and tells them; the key is required */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "balance": "1.00",
      *       "reserved": "0.00",
      *       "credits": [
      *         {
      *           "id": 1,
      *           "amount": "1.00",
      *           "left": "1.00",
      *           "reserved": "0.00",
      *           "state": "active",
      *           "reason": "Late",
      *           "rideId": null,
      *           "grantedAt": "2026-05-01T12:00:00.000Z",
      *           "expiresAt": "2026-05-01T12:01:00.000Z",
      *           "revokedFor": null,
      *           "uses": [],
      *           "grantedBy": "Olga Ops",
      *           "revokedBy": null
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["AdminCreditsView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   409: components["responses"]["IdempotencyKeyReused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 returnCredit: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    riderId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "rideId": 1,
     *       "reason": "The van broke down"
     *     }
     */
    "application/json": components["schemas"]["CreditReturn"];
   };
  };
  responses: {
   /** @description Gives a rider back the credit that they used for a ride, and tells them */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "balance": "500.00",
      *       "reserved": "0.00",
      *       "credits": [
      *         {
      *           "id": 1,
      *           "amount": "500.00",
      *           "left": "500.00",
      *           "reserved": "0.00",
      *           "state": "active",
      *           "reason": "Late driver",
      *           "rideId": null,
      *           "grantedAt": "2026-05-01T12:00:00.000Z",
      *           "expiresAt": "2026-05-01T12:02:00.000Z",
      *           "revokedFor": null,
      *           "uses": [
      *             {
      *               "rideId": 1,
      *               "amount": "62.66",
      *               "state": "returned",
      *               "at": "2026-05-01T12:01:00.000Z"
      *             }
      *           ],
      *           "grantedBy": "Olga Ops",
      *           "revokedBy": null
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["AdminCreditsView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 revokeCredit: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    riderId: number;
    creditId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "reason": "Granted twice"
     *     }
     */
    "application/json": components["schemas"]["CreditRevocation"];
   };
  };
  responses: {
   /** @description Takes back what a rider has not used of a credit, and tells them */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "balance": "0.00",
      *       "reserved": "15.67",
      *       "credits": [
      *         {
      *           "id": 1,
      *           "amount": "60.00",
      *           "left": "0.00",
      *           "reserved": "15.67",
      *           "state": "revoked",
      *           "reason": "Late driver",
      *           "rideId": null,
      *           "grantedAt": "2026-05-01T12:00:00.000Z",
      *           "expiresAt": "2026-05-01T12:02:00.000Z",
      *           "revokedFor": "Granted twice",
      *           "uses": [
      *             {
      *               "rideId": 2,
      *               "amount": "15.67",
      *               "state": "reserved",
      *               "at": "2026-05-01T12:01:00.000Z"
      *             }
      *           ],
      *           "grantedBy": "Olga Ops",
      *           "revokedBy": "Olga Ops"
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["AdminCreditsView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listDebts: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What you still owe for rides that are over, oldest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "rideId": 1,
      *         "amount": "15.67",
      *         "since": "2026-05-01T12:00:00.000Z",
      *         "dropoffLocation": "Charlotte Douglas International Airport",
      *         "reason": "fee",
      *         "onItsWay": false,
      *         "failureMessage": "Your card was declined."
      *       }
      *     ]
      */
     "application/json": components["schemas"]["DebtView"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 payDebt: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What your card is asked for of what you owe; charged as soon as you confirm it */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "paymentId": 1,
      *       "clientSecret": "xx_0x0xx0xxxxxx0xxx0xxxxx0x_xxxxxx_xxxxxxxxxxx0xxxxxxxxxxxxx",
      *       "amount": "15.67",
      *       "state": "failed",
      *       "mode": "payment",
      *       "authorizeAt": "2026-05-01T12:00:00.000Z",
      *       "recoverBefore": null
      *     }
      */
     "application/json": components["schemas"]["PaymentIntentView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 closeDebt: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
    payerId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "amount": "42.66",
     *       "how": "paid_in_cash",
     *       "note": "They called us"
     *     }
     */
    "application/json": components["schemas"]["DebtClosing"];
   };
  };
  responses: {
   /** @description Ends what somebody owes and is not to pay: waived, or given to the driver in cash */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "rideId": 1,
      *       "payerId": 2,
      *       "amount": "42.66",
      *       "how": "paid_in_cash"
      *     }
      */
     "application/json": components["schemas"]["ClosedDebt"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getReceipt: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Your receipt of a ride that is over */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "number": "GR-1-2",
      *       "rideId": 1,
      *       "issuedAt": "2026-05-01T12:00:00.000Z",
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "scheduledAt": null,
      *       "hourlyDuration": null,
      *       "ride": [
      *         {
      *           "label": "Base fare",
      *           "amount": "57.16"
      *         }
      *       ],
      *       "yours": [
      *         {
      *           "label": "Your seat",
      *           "amount": "15.67"
      *         }
      *       ],
      *       "charged": "62.66",
      *       "paymentMethod": "Visa ending 0259",
      *       "cash": null,
      *       "byCard": [],
      *       "outstanding": "0.00",
      *       "waived": "0.00",
      *       "tip": "0.00",
      *       "overpayment": "0.00",
      *       "refunds": [],
      *       "takenBack": [
      *         {
      *           "amount": "62.66",
      *           "at": "2026-05-01T12:01:00.000Z"
      *         }
      *       ],
      *       "net": "0.00",
      *       "amounts": {
      *         "share": "15.67",
      *         "credit": "0.00",
      *         "due": "62.66",
      *         "atMost": "62.66",
      *         "setAside": "0.00",
      *         "charged": "62.66",
      *         "inCash": "0.00",
      *         "tip": "0.00",
      *         "refunded": "62.66",
      *         "released": "0.00",
      *         "waived": "0.00",
      *         "outstanding": "0.00",
      *         "paid": "0.00"
      *       }
      *     }
      */
     "application/json": components["schemas"]["ReceiptView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getReceiptDocument: {
  parameters: {
   query?: {
    language?: ("en" | "es") | null;
   };
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The same as a PDF */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listHistory: {
  parameters: {
   query?: {
    /** @description Only rides that ended before this ride */
    before?: number | null;
    limit?: number | null;
   };
   header?: never;
   path: {
    /** @description A user’s number, or me */
    userId: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Past rides and what they cost you, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "rideId": 1,
      *         "status": "cancelled",
      *         "paymentMethod": "card",
      *         "pickupLocation": "Uptown",
      *         "dropoffLocation": "Charlotte Douglas International Airport",
      *         "pickup": {
      *           "name": "Uptown",
      *           "lat": 35.2271,
      *           "lng": -80.8431
      *         },
      *         "destination": {
      *           "name": "Charlotte Douglas International Airport",
      *           "lat": 35.2214,
      *           "lng": -80.9435
      *         },
      *         "rideType": "GroupX",
      *         "groupSize": 4,
      *         "id": 1,
      *         "amount": "0.00",
      *         "refunded": "0.00",
      *         "totalCost": "62.66",
      *         "driverName": "Person",
      *         "amounts": {
      *           "share": "0.00",
      *           "credit": "0.00",
      *           "due": "0.00",
      *           "atMost": "0.00",
      *           "setAside": "0.00",
      *           "charged": "0.00",
      *           "inCash": "0.00",
      *           "tip": "0.00",
      *           "refunded": "0.00",
      *           "released": "15.67",
      *           "waived": "0.00",
      *           "outstanding": "0.00",
      *           "paid": "0.00"
      *         },
      *         "completedAt": "2026-05-01T12:00:00.000Z"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["HistoryItem"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getRideTotals: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    /** @description A user’s number, or me */
    userId: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description How many rides you completed, and what you saved */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "rides": 0,
      *       "saved": "0.00"
      *     }
      */
     "application/json": components["schemas"]["RideTotals"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listDisputes: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Payments that riders dispute with their banks, the most urgent first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": "xx_0x0x0x00xxxx0xxx0xxx0xx0",
      *         "rideId": 1,
      *         "paymentId": 1,
      *         "reason": "fraudulent",
      *         "state": "lost",
      *         "payerName": "Person 00009",
      *         "amount": "62.66",
      *         "fee": "15.00",
      *         "evidenceDueAt": "2026-05-01T12:17:00.000Z",
      *         "openedAt": "2026-05-01T12:11:00.000Z",
      *         "closedAt": "2026-05-01T12:08:00.000Z"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["DisputeView"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getDispute: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    disputeId: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A dispute, with its evidence and what is recorded about the ride */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["DisputeCase"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 saveDisputeEvidence: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    disputeId: string;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EvidenceDraft"];
   };
  };
  responses: {
   /** @description Saves the statement of a dispute as a draft */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["DisputeCase"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 uploadDisputeFile: {
  parameters: {
   query: {
    /** @description What the file shows; it replaces an earlier one of the same kind */
    kind: "receipt" | "customer_communication" | "service_documentation" | "other";
    /** @description The version that was read */
    version: number;
   };
   header?: never;
   path: {
    disputeId: string;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "multipart/form-data": {
     /** Format: binary */
     file: string;
    };
   };
  };
  responses: {
   /** @description Adds a file to the evidence of a dispute */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["DisputeCase"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 removeDisputeFile: {
  parameters: {
   query: {
    /** @description What the file shows; it replaces an earlier one of the same kind */
    kind: "receipt" | "customer_communication" | "service_documentation" | "other";
    /** @description The version that was read */
    version: number;
   };
   header?: never;
   path: {
    disputeId: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Takes a file out of the evidence of a dispute */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["DisputeCase"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 submitDisputeEvidence: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    disputeId: string;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EvidenceSubmission"];
   };
  };
  responses: {
   /** @description Submits the evidence of a dispute to the bank, for good */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["DisputeCase"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listApplicantDocuments: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What you have uploaded for an application that is not sent yet */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "documents": [
      *         {
      *           "id": 1,
      *           "group": "insurance",
      *           "state": "in_review",
      *           "reason": null,
      *           "expiresOn": null,
      *           "fileType": "application/pdf",
      *           "sizeBytes": 344,
      *           "isExpired": false,
      *           "uploadedAt": "2026-05-01T12:01:00.000Z",
      *           "url": "/api/documents/xxxxx0x0xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx0xxx0xxxxxxx0xxx0xxx0xxx0xxx0xx0.x00x0xxxx0xxx0xxx0xxxxx0xx0xxx0x0xx0xx0x0xx"
      *         }
      *       ],
      *       "missing": [
      *         "registration"
      *       ],
      *       "required": true
      *     }
      */
     "application/json": components["schemas"]["DriverDocuments"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 uploadApplicantDocument: {
  parameters: {
   query: {
    group: "license" | "registration" | "insurance" | "vehicle_photos";
    /** @description Id of a document of the same group that was not accepted; the new file takes its place */
    replaces?: number | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    "multipart/form-data": {
     /** Format: binary */
     file: string;
    };
   };
  };
  responses: {
   /** @description Uploads a document for an application that is not sent yet */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["DocumentView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 removeApplicantDocument: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    documentId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Removes a document of an application that is not sent yet */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listDriverDocuments: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A driver’s documents and what is missing */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "documents": [
      *         {
      *           "id": 1,
      *           "group": "insurance",
      *           "state": "accepted",
      *           "reason": null,
      *           "expiresOn": "2026-05-01",
      *           "fileType": "image/jpeg",
      *           "sizeBytes": 286,
      *           "isExpired": true,
      *           "uploadedAt": "2026-05-01T12:00:00.000Z",
      *           "url": "/api/documents/xxxxx0x0xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx0xxxxxxxxxxxxxx.xxxxxxxx0xxxx0xxx0xxxxxx0xxx0xxxxxxxxxxxx_x"
      *         }
      *       ],
      *       "missing": [
      *         "license"
      *       ],
      *       "required": true
      *     }
      */
     "application/json": components["schemas"]["DriverDocuments"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 uploadDriverDocument: {
  parameters: {
   query: {
    group: "license" | "registration" | "insurance" | "vehicle_photos";
    /** @description Id of a document of the same group that was not accepted; the new file takes its place */
    replaces?: number | null;
   };
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "multipart/form-data": {
     /** Format: binary */
     file: string;
    };
   };
  };
  responses: {
   /** @description Uploads a document for review */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["DocumentView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 removeDriverDocument: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
    documentId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Removes a document that was not accepted */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrForbiddenOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 reviewDriverDocument: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    documentId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "state": "accepted",
     *       "expiresOn": "2026-05-01"
     *     }
     */
    "application/json": components["schemas"]["DocumentReview"];
   };
  };
  responses: {
   /** @description Accepts or rejects a document */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "group": "insurance",
      *       "state": "accepted",
      *       "reason": null,
      *       "expiresOn": "2026-05-01",
      *       "fileType": "image/jpeg",
      *       "sizeBytes": 286,
      *       "isExpired": false,
      *       "uploadedAt": "2026-05-01T12:00:00.000Z",
      *       "url": "/api/documents/xxxxx0x0xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx0xxxxxxx0xxxxxx.xxxxxxxxx0xxxxx0xxxx00xxxxxx0xxxxx0xxxxxxxx"
      *     }
      */
     "application/json": components["schemas"]["DocumentView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getDocumentFile: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    token: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The file of a document, by the address from the list */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getTip: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Your own tip of a ride, and what you might give */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "mayTip": false,
      *       "before": "2026-05-01T12:00:00.000Z",
      *       "presets": [
      *         {
      *           "percent": 10,
      *           "amount": "6.27"
      *         }
      *       ],
      *       "smallest": "0.50",
      *       "largest": "200.00",
      *       "given": [
      *         {
      *           "paymentId": 1,
      *           "amount": "7.50",
      *           "state": "authorized",
      *           "card": "Visa ending 4242"
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["TipView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 giveTip: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "amount": "1.00"
     *     }
     */
    "application/json": components["schemas"]["TipRequest"];
   };
  };
  responses: {
   /** @description What your card is asked for as a tip; charged as soon as you confirm it */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "paymentId": 1,
      *       "clientSecret": "xx_0x0xxx0x00xxxxxxxxxxxxxx_xxxxxx_xx0xxxx0xxxxxx0xxxxxxxxx0",
      *       "amount": "2.00",
      *       "state": "created",
      *       "mode": "payment",
      *       "authorizeAt": null,
      *       "recoverBefore": null
      *     }
      */
     "application/json": components["schemas"]["PaymentIntentView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 findCharges: {
  parameters: {
   query: {
    /** @description Any of: name, e-mail, ride number, last four digits, amount, date */
    query: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The charges that a rider may mean, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "charges": [
      *         {
      *           "paymentId": 1,
      *           "rideId": 2,
      *           "payerId": 3,
      *           "payerName": "Person 00016",
      *           "payerEmail": "p00016@example.test",
      *           "state": "captured",
      *           "card": "Visa ending 4242",
      *           "held": "62.66",
      *           "captured": "46.99",
      *           "refunded": "0.00",
      *           "at": "2026-05-01T12:00:00.000Z"
      *         }
      *       ],
      *       "more": false
      *     }
      */
     "application/json": components["schemas"]["ChargeList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getCharges: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Why each person of a ride was charged what they were charged */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "rideId": 1,
      *       "cash": false,
      *       "payers": [
      *         {
      *           "payerId": 2,
      *           "payerName": "Person 00009",
      *           "payerEmail": "p00009@example.test",
      *           "isOrganizer": true,
      *           "settled": true,
      *           "splitMode": "cover",
      *           "groupSize": 4,
      *           "rideTotal": "62.66",
      *           "seat": "15.67",
      *           "cancelRule": null,
      *           "lines": [
      *             {
      *               "about": "base",
      *               "amount": "50.00",
      *               "name": null
      *             }
      *           ],
      *           "captured": "62.66",
      *           "refunded": "0.00",
      *           "disputed": "0.00",
      *           "charged": "62.66",
      *           "owed": "0.00",
      *           "payments": [
      *             {
      *               "id": 1,
      *               "state": "captured",
      *               "card": "Visa ending 4242",
      *               "providerId": "xx_0xxxxxxxx000x0xxxxxxxxxx",
      *               "held": "62.66",
      *               "captured": "62.66",
      *               "refunded": "0.00",
      *               "refundable": "62.66",
      *               "disputed": false,
      *               "startedAt": "2026-05-01T12:00:00.000Z",
      *               "heldAt": "2026-05-01T12:01:00.000Z",
      *               "capturedAt": "2026-05-01T12:02:00.000Z",
      *               "releasedAt": null
      *             }
      *           ],
      *           "refunds": [
      *             {
      *               "id": 3,
      *               "rideId": 1,
      *               "paymentId": 1,
      *               "payerId": 2,
      *               "amount": "9.00",
      *               "reason": "goodwill",
      *               "origin": "operator",
      *               "note": null,
      *               "takesFromDriver": false,
      *               "fromDriver": "0.00",
      *               "state": "failed",
      *               "failure": "This failure was asked for through the control surface of the sandbox.",
      *               "providerId": null,
      *               "requestedBy": "Olga Ops",
      *               "requestedAt": "2026-05-01T12:03:00.000Z",
      *               "settledAt": "2026-05-01T12:04:00.000Z"
      *             }
      *           ]
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["ChargesOfRide"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listReconciliations: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Comparisons of the books with the provider, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "state": "finished",
      *         "startedBy": "Olga Ops",
      *         "startedAt": "2026-05-01T12:01:00.000Z",
      *         "finishedAt": "2026-05-01T12:02:00.000Z",
      *         "whole": true,
      *         "since": "2026-05-01T12:00:00.000Z",
      *         "records": 0,
      *         "compared": 0,
      *         "differences": 0
      *       }
      *     ]
      */
     "application/json": components["schemas"]["ReconciliationRunView"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 reconcile: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "whole": true
     *     }
     */
    "application/json": components["schemas"]["ReconciliationRequest"];
   };
  };
  responses: {
   /** @description Compares the books with the provider now */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "state": "running",
      *       "startedBy": "Olga Ops",
      *       "startedAt": "2026-05-01T12:00:00.000Z",
      *       "finishedAt": null,
      *       "whole": false,
      *       "since": "2026-05-01T12:01:00.000Z",
      *       "records": 0,
      *       "compared": 0,
      *       "differences": 0
      *     }
      */
     "application/json": components["schemas"]["ReconciliationRunView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getCalendarFile: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A scheduled ride as a calendar file */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getLinkedCalendarFile: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    file: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The calendar file behind the link in a mail; ends with the member’s seat */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listMessages: {
  parameters: {
   query?: {
    /** @description Only older ones than this id */
    before?: number | null;
    limit?: number | null;
   };
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The chat of a ride, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "messages": [
      *         {
      *           "id": 1,
      *           "clientId": "00000000-0000-4000-8000-000000000001",
      *           "authorName": "Ben",
      *           "author": "member",
      *           "isYou": true,
      *           "text": "I left my jacket",
      *           "quickReply": null,
      *           "sentAt": "2026-05-01T12:02:00.000Z"
      *         }
      *       ],
      *       "next": null,
      *       "unread": 1,
      *       "isOpen": false,
      *       "closesAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["MessageList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 sendMessage: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "clientId": "00000000-0000-4000-8000-000000000001",
     *       "quickReply": "on_my_way"
     *     }
     */
    "application/json": components["schemas"]["NewMessage"];
   };
  };
  responses: {
   /** @description Writes in the chat of a ride, until one hour after its end */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "clientId": "00000000-0000-4000-8000-000000000001",
      *       "authorName": "Ana",
      *       "author": "organizer",
      *       "isYou": true,
      *       "text": "1",
      *       "quickReply": null,
      *       "sentAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["MessageView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 readMessages: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "through": 15
     *     }
     */
    "application/json": components["schemas"]["MessagesRead"];
   };
  };
  responses: {
   /** @description Records how far you have read a chat */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listNotes: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    personId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What operators wrote down about a person, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "text": "Refunded once",
      *         "authorName": "Olga Ops",
      *         "isYours": false,
      *         "createdAt": "2026-05-01T12:00:00.000Z"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["PersonNote"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 addNote: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    personId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "clientId": "00000000-0000-4000-8000-000000000001",
     *       "text": "Calls every day.\nBe patient."
     *     }
     */
    "application/json": components["schemas"]["NewPersonNote"];
   };
  };
  responses: {
   /** @description Writes something down about a person; only operations see it */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "text": "Calls every day.\nBe patient.",
      *         "authorName": "Olga Ops",
      *         "isYours": true,
      *         "createdAt": "2026-05-01T12:00:00.000Z"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["PersonNote"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 removeNote: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    personId: number;
    noteId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Removes a note of your own */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listRoutePlans: {
  parameters: {
   query?: {
    /** @description Those before this plan */
    before?: number | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Plans of shuttles and tours, newest first; up to 50, go on with `before` */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "name": "Hotels",
      *         "day": "2026-05-01",
      *         "requests": 3,
      *         "vehicles": 2,
      *         "totals": {
      *           "seats": 14,
      *           "meters": 15966,
      *           "people": 12,
      *           "feasible": true,
      *           "vehicles": 1,
      *           "drivingSeconds": 1426,
      *           "unservedPeople": 0
      *         },
      *         "changedAt": "2026-05-01T12:00:00.000Z"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["RoutePlanSummary"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 addRoutePlan: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "name": "Hotels",
     *       "day": "2026-05-01",
     *       "requests": [
     *         {
     *           "label": "North",
     *           "people": 4,
     *           "pickup": null,
     *           "dropoff": {
     *             "place": {
     *               "name": "Stop",
     *               "lat": 35.24511801801802,
     *               "lng": -80.8431
     *             },
     *             "from": 480,
     *             "to": 600,
     *             "serviceMinutes": 2
     *           }
     *         }
     *       ],
     *       "vehicles": [
     *         {
     *           "name": "Shuttle 1",
     *           "seats": 14,
     *           "start": {
     *             "name": "Depot",
     *             "lat": 35.2271,
     *             "lng": -80.8431
     *           },
     *           "end": {
     *             "name": "Depot",
     *             "lat": 35.2271,
     *             "lng": -80.8431
     *           },
     *           "from": 420,
     *           "to": 720
     *         }
     *       ]
     *     }
     */
    "application/json": components["schemas"]["NewRoutePlan"];
   };
  };
  responses: {
   /** @description Adds a plan: who has to be where and when, and the vehicles */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Hotels",
      *       "day": "2026-05-01",
      *       "requests": [
      *         {
      *           "label": "North",
      *           "people": 4,
      *           "pickup": null,
      *           "dropoff": {
      *             "to": 600,
      *             "from": 480,
      *             "place": {
      *               "lat": 35.24511801801802,
      *               "lng": -80.8431,
      *               "name": "Stop"
      *             },
      *             "serviceMinutes": 2
      *           }
      *         }
      *       ],
      *       "vehicles": [
      *         {
      *           "to": 720,
      *           "end": {
      *             "lat": 35.2271,
      *             "lng": -80.8431,
      *             "name": "Depot"
      *           },
      *           "from": 420,
      *           "name": "Shuttle 1",
      *           "seats": 14,
      *           "start": {
      *             "lat": 35.2271,
      *             "lng": -80.8431,
      *             "name": "Depot"
      *           }
      *         }
      *       ],
      *       "result": null,
      *       "previous": null,
      *       "revision": 1,
      *       "changedAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["RoutePlanView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getRoutePlan: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    planId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A plan with its routes, and the totals of the routes before these */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Hotels",
      *       "day": "2026-05-01",
      *       "requests": [
      *         {
      *           "label": "North",
      *           "people": 4,
      *           "pickup": null,
      *           "dropoff": {
      *             "to": 600,
      *             "from": 480,
      *             "place": {
      *               "lat": 35.24511801801802,
      *               "lng": -80.8431,
      *               "name": "Stop"
      *             },
      *             "serviceMinutes": 2
      *           }
      *         }
      *       ],
      *       "vehicles": [
      *         {
      *           "to": 720,
      *           "end": {
      *             "lat": 35.2271,
      *             "lng": -80.8431,
      *             "name": "Depot"
      *           },
      *           "from": 420,
      *           "name": "Shuttle 1",
      *           "seats": 14,
      *           "start": {
      *             "lat": 35.2271,
      *             "lng": -80.8431,
      *             "name": "Depot"
      *           }
      *         }
      *       ],
      *       "result": {
      *         "faults": [],
      *         "routes": [
      *           {
      *             "stops": [
      *               {
      *                 "kind": "dropoff",
      *                 "request": 0,
      *                 "beginsAt": 28800,
      *                 "leavesAt": 28920,
      *                 "arrivesAt": 28800
      *               }
      *             ],
      *             "meters": 15966,
      *             "vehicle": 0,
      *             "leavesAt": 28567,
      *             "polyline": "kh_vEjtllNsoB?iw@?pxGucAhw@?}gDtcA",
      *             "returnsAt": 30473,
      *             "drivingSeconds": 1426
      *           }
      *         ],
      *         "totals": {
      *           "seats": 14,
      *           "meters": 15966,
      *           "people": 12,
      *           "feasible": true,
      *           "vehicles": 1,
      *           "drivingSeconds": 1426,
      *           "unservedPeople": 0
      *         },
      *         "unserved": [],
      *         "estimated": true
      *       },
      *       "previous": null,
      *       "revision": 2,
      *       "changedAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["RoutePlanView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 changeRoutePlan: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    planId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "name": "Hotels and airport",
     *       "day": "2026-05-01",
     *       "requests": [
     *         {
     *           "label": "North",
     *           "people": 4,
     *           "pickup": null,
     *           "dropoff": {
     *             "place": {
     *               "name": "Stop",
     *               "lat": 35.24511801801802,
     *               "lng": -80.8431
     *             },
     *             "from": 480,
     *             "to": 600,
     *             "serviceMinutes": 2
     *           }
     *         }
     *       ],
     *       "vehicles": [
     *         {
     *           "name": "Shuttle 1",
     *           "seats": 14,
     *           "start": {
     *             "name": "Depot",
     *             "lat": 35.2271,
     *             "lng": -80.8431
     *           },
     *           "end": {
     *             "name": "Depot",
     *             "lat": 35.2271,
     *             "lng": -80.8431
     *           },
     *           "from": 420,
     *           "to": 720
     *         }
     *       ],
     *       "revision": 2
     *     }
     */
    "application/json": components["schemas"]["RoutePlanChange"];
   };
  };
  responses: {
   /** @description Replaces requests and vehicles of a plan; its routes have to be planned anew */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Hotels and airport",
      *       "day": "2026-05-01",
      *       "requests": [
      *         {
      *           "label": "North",
      *           "people": 4,
      *           "pickup": null,
      *           "dropoff": {
      *             "to": 600,
      *             "from": 480,
      *             "place": {
      *               "lat": 35.24511801801802,
      *               "lng": -80.8431,
      *               "name": "Stop"
      *             },
      *             "serviceMinutes": 2
      *           }
      *         }
      *       ],
      *       "vehicles": [
      *         {
      *           "to": 720,
      *           "end": {
      *             "lat": 35.2271,
      *             "lng": -80.8431,
      *             "name": "Depot"
      *           },
      *           "from": 420,
      *           "name": "Shuttle 1",
      *           "seats": 14,
      *           "start": {
      *             "lat": 35.2271,
      *             "lng": -80.8431,
      *             "name": "Depot"
      *           }
      *         }
      *       ],
      *       "result": null,
      *       "previous": {
      *         "seats": 14,
      *         "meters": 15966,
      *         "people": 12,
      *         "feasible": true,
      *         "vehicles": 1,
      *         "drivingSeconds": 1426,
      *         "unservedPeople": 0
      *       },
      *       "revision": 3,
      *       "changedAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["RoutePlanView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 removeRoutePlan: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    planId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Deletes a plan */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 solveRoutePlan: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    planId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "revision": 1
     *     }
     */
    "application/json": components["schemas"]["RoutePlanRevision"];
   };
  };
  responses: {
   /** @description Plans the routes: as many requests as possible, then few vehicles, then little driving; takes some seconds */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Hotels",
      *       "day": "2026-05-01",
      *       "requests": [
      *         {
      *           "label": "Too many",
      *           "people": 20,
      *           "pickup": null,
      *           "dropoff": {
      *             "to": 600,
      *             "from": 480,
      *             "place": {
      *               "lat": 35.236109009009006,
      *               "lng": -80.8431,
      *               "name": "Stop"
      *             },
      *             "serviceMinutes": 2
      *           }
      *         }
      *       ],
      *       "vehicles": [
      *         {
      *           "to": 720,
      *           "end": {
      *             "lat": 35.2271,
      *             "lng": -80.8431,
      *             "name": "Depot"
      *           },
      *           "from": 420,
      *           "name": "Shuttle 1",
      *           "seats": 14,
      *           "start": {
      *             "lat": 35.2271,
      *             "lng": -80.8431,
      *             "name": "Depot"
      *           }
      *         }
      *       ],
      *       "result": {
      *         "faults": [],
      *         "routes": [
      *           {
      *             "stops": [
      *               {
      *                 "kind": "dropoff",
      *                 "request": 2,
      *                 "beginsAt": 28800,
      *                 "leavesAt": 28920,
      *                 "arrivesAt": 28800
      *               }
      *             ],
      *             "meters": 2605,
      *             "vehicle": 0,
      *             "leavesAt": 28684,
      *             "polyline": "kh_vEjtllNiw@?hw@?",
      *             "returnsAt": 29036,
      *             "drivingSeconds": 232
      *           }
      *         ],
      *         "totals": {
      *           "seats": 28,
      *           "meters": 5210,
      *           "people": 28,
      *           "feasible": true,
      *           "vehicles": 2,
      *           "drivingSeconds": 464,
      *           "unservedPeople": 36
      *         },
      *         "unserved": [
      *           {
      *             "reason": "too_many_people",
      *             "request": 0
      *           }
      *         ],
      *         "estimated": true
      *       },
      *       "previous": null,
      *       "revision": 2,
      *       "changedAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["RoutePlanView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 orderRoutePlan: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    planId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "revision": 1,
     *       "routes": [
     *         {
     *           "vehicle": 0,
     *           "stops": [
     *             {
     *               "request": 0,
     *               "kind": "dropoff"
     *             }
     *           ]
     *         }
     *       ]
     *     }
     */
    "application/json": components["schemas"]["RoutePlanOrders"];
   };
  };
  responses: {
   /** @description Sets the order of stops by hand; an order that cannot be driven is saved with its faults */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Hotels",
      *       "day": "2026-05-01",
      *       "requests": [
      *         {
      *           "label": "North",
      *           "people": 4,
      *           "pickup": null,
      *           "dropoff": {
      *             "to": 600,
      *             "from": 480,
      *             "place": {
      *               "lat": 35.24511801801802,
      *               "lng": -80.8431,
      *               "name": "Stop"
      *             },
      *             "serviceMinutes": 2
      *           }
      *         }
      *       ],
      *       "vehicles": [
      *         {
      *           "to": 720,
      *           "end": {
      *             "lat": 35.2271,
      *             "lng": -80.8431,
      *             "name": "Depot"
      *           },
      *           "from": 420,
      *           "name": "Shuttle 1",
      *           "seats": 14,
      *           "start": {
      *             "lat": 35.2271,
      *             "lng": -80.8431,
      *             "name": "Depot"
      *           }
      *         }
      *       ],
      *       "result": {
      *         "faults": [
      *           {
      *             "code": "after_window",
      *             "kind": "dropoff",
      *             "request": 4,
      *             "vehicle": 0
      *           }
      *         ],
      *         "routes": [
      *           {
      *             "stops": [
      *               {
      *                 "kind": "dropoff",
      *                 "request": 3,
      *                 "beginsAt": 28800,
      *                 "leavesAt": 28920,
      *                 "arrivesAt": 28800
      *               }
      *             ],
      *             "meters": 31772,
      *             "vehicle": 0,
      *             "leavesAt": 28102,
      *             "polyline": "kh_vEjtllNypI?rbT?{gDucAiw@?soBtcA",
      *             "returnsAt": 31419,
      *             "drivingSeconds": 2837
      *           }
      *         ],
      *         "totals": {
      *           "seats": 28,
      *           "meters": 36981,
      *           "people": 13,
      *           "feasible": false,
      *           "vehicles": 2,
      *           "drivingSeconds": 3303,
      *           "unservedPeople": 3
      *         },
      *         "unserved": [
      *           {
      *             "reason": "left_out",
      *             "request": 1
      *           }
      *         ],
      *         "estimated": true
      *       },
      *       "previous": {
      *         "seats": 28,
      *         "meters": 34230,
      *         "people": 16,
      *         "feasible": true,
      *         "vehicles": 2,
      *         "drivingSeconds": 3057,
      *         "unservedPeople": 0
      *       },
      *       "revision": 3,
      *       "changedAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["RoutePlanView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listRoutePlanDrivers: {
  parameters: {
   query: {
    /** @description Position of a vehicle that drives */
    vehicle: number;
    rideType: "GroupX" | "GroupXL" | "GroupXXL" | "CharterBus" | "EventShuttle" | "PartyBus" | "GroupPool" | "CasinoShuttle" | "WineTour";
   };
   header?: never;
   path: {
    planId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Approved drivers with a suitable vehicle who are free for the route of one vehicle, by name; up to 100 */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["RoutePlanDriver"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 publishRoutePlan: {
  parameters: {
   query?: never;
   header?: {
    /** @description Repeat the call with the same key and it happens once */
    "idempotency-key"?: string;
   };
   path: {
    planId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["RoutePlanPublication"];
   };
  };
  responses: {
   /** @description Books the rides of a plan on a business account and gives them to drivers, all of them or none */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["RoutePlanView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   409: components["responses"]["IdempotencyKeyReused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 unpublishRoutePlan: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    planId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["RoutePlanWithdrawal"];
   };
  };
  responses: {
   /** @description Cancels the rides of a published plan without a fee, and opens the plan again */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["RoutePlanView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listSavedViews: {
  parameters: {
   query: {
    list: "rides" | "riders" | "drivers";
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Your named filters of a list */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "name": "Active",
      *         "filters": ""
      *       }
      *     ]
      */
     "application/json": components["schemas"]["SavedView"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 saveView: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "list": "riders",
     *       "name": "00000000-0000-4000-8000-000000000001",
     *       "filters": "state=blocked"
     *     }
     */
    "application/json": components["schemas"]["NewSavedView"];
   };
  };
  responses: {
   /** @description Saves filters and order of a list under a name */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "00000000-0000-4000-8000-000000000001",
      *       "filters": "state=blocked"
      *     }
      */
     "application/json": components["schemas"]["SavedView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 removeSavedView: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    viewId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Deletes a saved view of yours */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 changeSavedView: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    viewId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "filters": "order=name"
     *     }
     */
    "application/json": components["schemas"]["SavedViewChange"];
   };
  };
  responses: {
   /** @description Renames a saved view, or replaces its filters */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "00000000-0000-4000-8000-000000000001",
      *       "filters": "order=name"
      *     }
      */
     "application/json": components["schemas"]["SavedView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listSupportMessages: {
  parameters: {
   query?: {
    /** @description Only older ones than this id */
    before?: number | null;
    limit?: number | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Your chat with support, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "messages": [
      *         {
      *           "id": 1,
      *           "clientId": "00000000-0000-4000-8000-000000000001",
      *           "fromOperations": false,
      *           "authorName": "Person 00002",
      *           "isYou": true,
      *           "text": "Hello",
      *           "sentAt": "2026-05-01T12:00:00.000Z"
      *         }
      *       ],
      *       "next": null,
      *       "unread": 0
      *     }
      */
     "application/json": components["schemas"]["SupportMessageList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 sendSupportMessage: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "clientId": "00000000-0000-4000-8000-000000000001",
     *       "text": "First"
     *     }
     */
    "application/json": components["schemas"]["NewSupportMessage"];
   };
  };
  responses: {
   /** @description Writes to support */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "clientId": "00000000-0000-4000-8000-000000000001",
      *       "fromOperations": false,
      *       "authorName": "Ana Alvarez",
      *       "isYou": true,
      *       "text": "I left my phone in the car",
      *       "sentAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["SupportMessageView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 readSupportMessages: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "through": 7
     *     }
     */
    "application/json": components["schemas"]["MessagesRead"];
   };
  };
  responses: {
   /** @description Records how far you have read your chat with support */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listSupportThreads: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Chats with people who wrote to support: unread ones first, then the newest */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "userId": 1,
      *         "userName": "Person 00003",
      *         "unread": 1,
      *         "lastText": "First",
      *         "lastAt": "2026-05-01T12:02:00.000Z"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["SupportThreadView"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listSupportThread: {
  parameters: {
   query?: {
    /** @description Only older ones than this id */
    before?: number | null;
    limit?: number | null;
   };
   header?: never;
   path: {
    userId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Somebody’s chat with support, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "messages": [
      *         {
      *           "id": 1,
      *           "clientId": null,
      *           "fromOperations": false,
      *           "authorName": "Person 00004",
      *           "isYou": false,
      *           "text": "Second",
      *           "sentAt": "2026-05-01T12:00:00.000Z"
      *         }
      *       ],
      *       "next": null,
      *       "unread": 1
      *     }
      */
     "application/json": components["schemas"]["SupportMessageList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 answerSupportThread: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    userId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "clientId": "00000000-0000-4000-8000-000000000001",
     *       "text": "How can we help?"
     *     }
     */
    "application/json": components["schemas"]["NewSupportMessage"];
   };
  };
  responses: {
   /** @description Answers somebody who wrote to support */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "clientId": "00000000-0000-4000-8000-000000000001",
      *       "fromOperations": true,
      *       "authorName": "Olga Ops",
      *       "isYou": true,
      *       "text": "How can we help?",
      *       "sentAt": "2026-05-01T12:00:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["SupportMessageView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 readSupportThread: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    userId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "through": 11
     *     }
     */
    "application/json": components["schemas"]["MessagesRead"];
   };
  };
  responses: {
   /** @description Records how far operations have read a chat */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getOwnReview: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Your own review of a ride */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "mayReview": false,
      *       "given": {
      *         "rating": 1,
      *         "safety": 2,
      *         "punctuality": null,
      *         "cleanliness": null,
      *         "communication": null,
      *         "comment": "Rude words"
      *       },
      *       "reply": "We are sorry.\nWe talked to the driver."
      *     }
      */
     "application/json": components["schemas"]["OwnReview"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 giveReview: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "rating": 1,
     *       "safety": 2,
     *       "comment": "Rude words"
     *     }
     */
    "application/json": components["schemas"]["ReviewRequest"];
   };
  };
  responses: {
   /** @description Rates the driver of a completed ride, once per rider */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["OwnReview"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getDriverReviews: {
  parameters: {
   query?: {
    /** @description Those before this one */
    before?: number | null;
   };
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Ratings and comments that a driver received, without the riders */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "count": 3,
      *       "average": 3.33,
      *       "stars": [
      *         {
      *           "stars": 5,
      *           "count": 1
      *         }
      *       ],
      *       "categories": {
      *         "safety": 2.5,
      *         "punctuality": null,
      *         "cleanliness": null,
      *         "communication": null
      *       },
      *       "reviews": [
      *         {
      *           "id": 1,
      *           "rating": 4,
      *           "safety": 3,
      *           "punctuality": null,
      *           "cleanliness": null,
      *           "communication": null,
      *           "comment": "Calm driving",
      *           "month": "2026-11"
      *         }
      *       ],
      *       "nextBefore": null
      *     }
      */
     "application/json": components["schemas"]["DriverReviews"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listReviews: {
  parameters: {
   query?: {
    rating?: number | null;
    state?: ("shown" | "hidden") | null;
    driverId?: number | null;
    /** @description Given by this person */
    riderId?: number | null;
    reply?: ("answered" | "unanswered") | null;
    /** @description First day in the city on which it was given */
    from?: string | null;
    /** @description Last day in the city */
    to?: string | null;
    /** @description Only those with a comment */
    comment?: "written" | null;
    /** @description Those before this one */
    before?: number | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Reviews, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "reviews": [
      *         {
      *           "id": 1,
      *           "rideId": 2,
      *           "driverId": 3,
      *           "driverName": "Person 00010",
      *           "riderName": "Person 00012",
      *           "rating": 1,
      *           "safety": 2,
      *           "punctuality": null,
      *           "cleanliness": null,
      *           "communication": null,
      *           "comment": "Rude words",
      *           "reply": "We are sorry.\nWe talked to the driver.",
      *           "repliedBy": "Olga Ops",
      *           "hiddenBy": "Olga Ops",
      *           "hiddenReason": "Insults",
      *           "createdAt": "2026-05-01T12:00:00.000Z",
      *           "repliedAt": "2026-05-01T12:01:00.000Z",
      *           "hiddenAt": "2026-05-01T12:02:00.000Z"
      *         }
      *       ],
      *       "nextBefore": null
      *     }
      */
     "application/json": components["schemas"]["AdminReviewList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getReviewSummary: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description How often each rating was given, and the average */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "average": 3,
      *       "one": 1,
      *       "two": 1,
      *       "three": 0,
      *       "four": 1,
      *       "five": 1
      *     }
      */
     "application/json": components["schemas"]["ReviewSummary"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 replyToReview: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    reviewId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "text": "Thank you"
     *     }
     */
    "application/json": components["schemas"]["ReviewReply"];
   };
  };
  responses: {
   /** @description Answers the rider */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "rideId": 2,
      *       "driverId": 3,
      *       "driverName": "Person 00010",
      *       "riderName": "Person 00012",
      *       "rating": 1,
      *       "safety": 2,
      *       "punctuality": null,
      *       "cleanliness": null,
      *       "communication": null,
      *       "comment": "Rude words",
      *       "reply": "We are sorry.\nWe talked to the driver.",
      *       "repliedBy": "Olga Ops",
      *       "hiddenBy": null,
      *       "hiddenReason": null,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "repliedAt": "2026-05-01T12:01:00.000Z",
      *       "hiddenAt": null
      *     }
      */
     "application/json": components["schemas"]["AdminReview"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 hideReview: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    reviewId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "reason": "Insults"
     *     }
     */
    "application/json": components["schemas"]["ReviewHiding"];
   };
  };
  responses: {
   /** @description Hides a review and takes it out of the driver’s rating */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "rideId": 2,
      *       "driverId": 3,
      *       "driverName": "Person 00010",
      *       "riderName": "Person 00012",
      *       "rating": 1,
      *       "safety": 2,
      *       "punctuality": null,
      *       "cleanliness": null,
      *       "communication": null,
      *       "comment": "Rude words",
      *       "reply": "We are sorry.\nWe talked to the driver.",
      *       "repliedBy": "Olga Ops",
      *       "hiddenBy": "Olga Ops",
      *       "hiddenReason": "Insults",
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "repliedAt": "2026-05-01T12:01:00.000Z",
      *       "hiddenAt": "2026-05-01T12:02:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["AdminReview"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 showReview: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    reviewId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Shows a hidden review again */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "rideId": 2,
      *       "driverId": 3,
      *       "driverName": "Person 00010",
      *       "riderName": "Person 00012",
      *       "rating": 1,
      *       "safety": 2,
      *       "punctuality": null,
      *       "cleanliness": null,
      *       "communication": null,
      *       "comment": "Rude words",
      *       "reply": "We are sorry.\nWe talked to the driver.",
      *       "repliedBy": "Olga Ops",
      *       "hiddenBy": null,
      *       "hiddenReason": null,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "repliedAt": "2026-05-01T12:01:00.000Z",
      *       "hiddenAt": null
      *     }
      */
     "application/json": components["schemas"]["AdminReview"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listSettleUps: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Shares that the organizer covered, and whether they were paid back */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "settleUps": [
      *         {
      *           "userId": 1,
      *           "name": "Person 00003",
      *           "isYou": true,
      *           "payLink": "https://venmo.com/?txn=pay&audience=private&recipients=olivia-q&amount=15.66&note=GroupRide%3A+Charlotte+Douglas+International+Airport",
      *           "amount": "15.66",
      *           "state": "open",
      *           "method": null
      *         }
      *       ],
      *       "acceptsVenmo": true
      *     }
      */
     "application/json": components["schemas"]["SettleUpList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 sendSettleUp: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "method": "cash",
     *       "amount": "15.66"
     *     }
     */
    "application/json": components["schemas"]["SettleUpRequest"];
   };
  };
  responses: {
   /** @description Says that you paid the organizer back, with Venmo or in cash; charges nothing */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "settleUps": [
      *         {
      *           "userId": 1,
      *           "name": "Gus Guest",
      *           "isYou": true,
      *           "payLink": null,
      *           "amount": "15.66",
      *           "state": "sent",
      *           "method": "cash"
      *         }
      *       ],
      *       "acceptsVenmo": false
      *     }
      */
     "application/json": components["schemas"]["SettleUpList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 confirmSettleUp: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
    userId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "method": "cash",
     *       "amount": "15.66"
     *     }
     */
    "application/json": components["schemas"]["SettleUpRequest"];
   };
  };
  responses: {
   /** @description As the organizer: says that a member paid you back */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "settleUps": [
      *         {
      *           "userId": 1,
      *           "name": "Gus Guest",
      *           "isYou": false,
      *           "payLink": null,
      *           "amount": "15.66",
      *           "state": "settled",
      *           "method": "cash"
      *         }
      *       ],
      *       "acceptsVenmo": false
      *     }
      */
     "application/json": components["schemas"]["SettleUpList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getVenmoAccount: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Your Venmo username */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "username": null
      *     }
      */
     "application/json": components["schemas"]["VenmoAccount"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 storeVenmoAccount: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "username": "@olivia-q"
     *     }
     */
    "application/json": components["schemas"]["VenmoAccountChange"];
   };
  };
  responses: {
   /** @description Stores the Venmo username by which members of your rides can pay you back */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "username": "olivia-99"
      *     }
      */
     "application/json": components["schemas"]["VenmoAccount"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listTripLinks: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Links with which people outside the group follow the ride */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "createdBy": "Ana",
      *         "isYours": true,
      *         "createdAt": "2026-05-01T12:00:00.000Z"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["TripLinkView"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 createTripLink: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Creates a link with which anyone follows the ride until one hour after its end */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "createdBy": "Ana",
      *       "isYours": true,
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "url": "http://localhost:3000/trip/xxxxxxxxxx0xxxxxxxxxxx0xxxx0xxxx"
      *     }
      */
     "application/json": components["schemas"]["NewTripLink"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 revokeTripLink: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
    linkId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Makes a link lead nowhere: your own, or as the organizer anyone’s */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getSharedTrip: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    token: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A ride for whoever has the link: first names, car, route and live position */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "state": "at_pickup",
      *       "sharedBy": "Ben",
      *       "riders": [
      *         {
      *           "firstName": "Ana"
      *         }
      *       ],
      *       "pickupLocation": "Uptown",
      *       "dropoffLocation": "Charlotte Douglas International Airport",
      *       "pickup": {
      *         "lat": 35.2271,
      *         "lng": -80.8431
      *       },
      *       "destination": {
      *         "lat": 35.2214,
      *         "lng": -80.9435
      *       },
      *       "scheduledAt": null,
      *       "car": {
      *         "driverName": "Person",
      *         "vehicle": "Test Van 2022",
      *         "licensePlate": "T3"
      *       },
      *       "track": {
      *         "location": {
      *           "lat": 35.2271,
      *           "lng": -80.8431
      *         },
      *         "heading": null,
      *         "speed": null,
      *         "timestamp": "2026-05-01T12:00:00.000Z",
      *         "etaMinutes": 1,
      *         "distanceMeters": 0,
      *         "route": {
      *           "polyline": "kh_vEjtllN??",
      *           "estimated": true
      *         }
      *       },
      *       "endedAt": null,
      *       "expiresAt": null
      *     }
      */
     "application/json": components["schemas"]["SharedTripView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["TokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getAssembly: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Who is on the way, at the pickup or aboard, and who is ready */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "members": [
      *         {
      *           "memberId": 1,
      *           "firstName": "Person",
      *           "isYou": false,
      *           "isOrganizer": true,
      *           "place": "on_the_way",
      *           "minutes": 3,
      *           "seenAt": "2026-05-01T12:00:00.000Z",
      *           "ready": "ready",
      *           "nudgeAgainAt": null
      *         }
      *       ],
      *       "emptySeats": 1,
      *       "check": {
      *         "id": 1,
      *         "askedAt": "2026-05-01T12:02:00.000Z",
      *         "askAgainAt": "2026-05-01T12:03:00.000Z"
      *       }
      *     }
      */
     "application/json": components["schemas"]["AssemblyView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 suggestMeetingPoint: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Where the members who share their position would walk least in total */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "place": {
      *         "name": "35.22911, -80.84573",
      *         "lat": 35.229111,
      *         "lng": -80.845734
      *       },
      *       "reason": null,
      *       "members": [
      *         {
      *           "memberId": 1,
      *           "firstName": "Person",
      *           "isYou": false,
      *           "minutes": 2,
      *           "minutesToPickup": 4
      *         }
      *       ],
      *       "totalMinutes": 4,
      *       "totalMinutesToPickup": 11
      *     }
      */
     "application/json": components["schemas"]["MeetingPointView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 answerReady: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "checkId": 1,
     *       "ready": false
     *     }
     */
    "application/json": components["schemas"]["ReadyAnswerForm"];
   };
  };
  responses: {
   /** @description Answers the last ready check */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "members": [
      *         {
      *           "memberId": 1,
      *           "firstName": "Person",
      *           "isYou": false,
      *           "isOrganizer": true,
      *           "place": "on_the_way",
      *           "minutes": 3,
      *           "seenAt": "2026-05-01T12:00:00.000Z",
      *           "ready": "ready",
      *           "nudgeAgainAt": null
      *         }
      *       ],
      *       "emptySeats": 1,
      *       "check": {
      *         "id": 1,
      *         "askedAt": "2026-05-01T12:02:00.000Z",
      *         "askAgainAt": "2026-05-01T12:03:00.000Z"
      *       }
      *     }
      */
     "application/json": components["schemas"]["AssemblyView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 askReady: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Asks the group whether everyone is ready; organizer only, every two minutes at most */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "members": [
      *         {
      *           "memberId": 1,
      *           "firstName": "Person",
      *           "isYou": true,
      *           "isOrganizer": true,
      *           "place": "on_the_way",
      *           "minutes": 3,
      *           "seenAt": "2026-05-01T12:00:00.000Z",
      *           "ready": "ready",
      *           "nudgeAgainAt": null
      *         }
      *       ],
      *       "emptySeats": 1,
      *       "check": {
      *         "id": 1,
      *         "askedAt": "2026-05-01T12:02:00.000Z",
      *         "askAgainAt": "2026-05-01T12:03:00.000Z"
      *       }
      *     }
      */
     "application/json": components["schemas"]["AssemblyView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 nudgeMember: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
    memberId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Reminds a member to come to the pickup; organizer only, every five minutes at most */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "members": [
      *         {
      *           "memberId": 1,
      *           "firstName": "Person",
      *           "isYou": true,
      *           "isOrganizer": true,
      *           "place": "unknown",
      *           "minutes": null,
      *           "seenAt": null,
      *           "ready": "ready",
      *           "nudgeAgainAt": null
      *         }
      *       ],
      *       "emptySeats": 3,
      *       "check": {
      *         "id": 2,
      *         "askedAt": "2026-05-01T12:00:00.000Z",
      *         "askAgainAt": "2026-05-01T12:01:00.000Z"
      *       }
      *     }
      */
     "application/json": components["schemas"]["AssemblyView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listEmergencyContacts: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description People who are alerted when you ask for help */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "name": "Friend",
      *         "phone": null,
      *         "email": "f0@example.test"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["EmergencyContactView"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 addEmergencyContact: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "name": "Auntie Wobblethorpe",
     *       "phone": "9805557777"
     *     }
     */
    "application/json": components["schemas"]["EmergencyContactForm"];
   };
  };
  responses: {
   /** @description Adds an emergency contact; five at most */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Auntie Wobblethorpe",
      *       "phone": "9805557777",
      *       "email": null
      *     }
      */
     "application/json": components["schemas"]["EmergencyContactView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 removeEmergencyContact: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    contactId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Removes an emergency contact */
   204: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefusedOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getSos: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Whether you have asked for help on this ride */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "askedAt": null,
      *       "contacts": 0
      *     }
      */
     "application/json": components["schemas"]["SosView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 askForHelp: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "position": {
     *         "lat": 35.22,
     *         "lng": -80.84
     *       }
     *     }
     */
    "application/json": components["schemas"]["SosForm"];
   };
  };
  responses: {
   /** @description Alerts operations and your emergency contacts, who get a link to follow the trip */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "askedAt": "2026-05-01T12:00:00.000Z",
      *       "contacts": 0
      *     }
      */
     "application/json": components["schemas"]["SosView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 reportSafe: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description You are safe: tells your contacts and closes the alert */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "askedAt": null,
      *       "contacts": 0
      *     }
      */
     "application/json": components["schemas"]["SosView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listSafetyChecks: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Whether you are asked if everything is OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "cause": "deviation",
      *         "askedAt": "2026-05-01T12:00:00.000Z"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["SafetyCheckView"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissing"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 answerSafetyCheck: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
    checkId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "answer": "help"
     *     }
     */
    "application/json": components["schemas"]["SafetyAnswerForm"];
   };
  };
  responses: {
   /** @description Says that you are OK, or that you need help, which alerts operations */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /** @example [] */
     "application/json": components["schemas"]["SafetyCheckView"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrOriginRefused"];
   404: components["responses"]["NotFound"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getEarnings: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What a driver earned */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "today": "0.00",
      *       "thisWeek": "0.00",
      *       "balance": "-16.93",
      *       "tripsThisWeek": 0,
      *       "recent": [
      *         {
      *           "rideId": 1,
      *           "label": "Cash received",
      *           "amount": "-62.66",
      *           "at": "2026-05-01T12:00:00.000Z"
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["EarningsView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getStatement: {
  parameters: {
   query?: {
    /** @description Any day of the week; this week when left out */
    week?: string | null;
   };
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A week of a driver, ride by ride */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "from": "2026-05-01",
      *       "to": "2026-05-07",
      *       "running": true,
      *       "opening": "0.00",
      *       "earned": "45.73",
      *       "cash": "0.00",
      *       "paidOut": "45.73",
      *       "closing": "0.00",
      *       "days": [
      *         {
      *           "date": "2026-05-01",
      *           "trips": 0,
      *           "earned": "0.00",
      *           "cash": "0.00"
      *         }
      *       ],
      *       "rides": [
      *         {
      *           "rideId": 1,
      *           "date": "2026-05-04",
      *           "fare": "57.16",
      *           "commission": "-11.43",
      *           "earned": "45.73",
      *           "cash": "0.00",
      *           "lines": [
      *             {
      *               "kind": "fare",
      *               "amount": "45.73",
      *               "at": "2026-05-01T12:00:00.000Z"
      *             }
      *           ]
      *         }
      *       ],
      *       "others": [
      *         {
      *           "kind": "payout",
      *           "amount": "-45.23",
      *           "at": "2026-05-01T12:01:00.000Z"
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["StatementView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getTaxSummary: {
  parameters: {
   query?: {
    /** @description This year when left out */
    year?: number | null;
   };
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A calendar year of a driver */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "year": 2025,
      *       "running": false,
      *       "months": [
      *         {
      *           "month": "2025-01",
      *           "trips": 0,
      *           "miles": 0,
      *           "plannedTrips": 0,
      *           "fares": "0.00",
      *           "commission": "0.00",
      *           "tips": "0.00",
      *           "fees": "0.00",
      *           "reversals": "0.00",
      *           "earned": "0.00",
      *           "cash": "0.00",
      *           "payoutFees": "0.00",
      *           "payouts": "0.00"
      *         }
      *       ],
      *       "total": {
      *         "trips": 0,
      *         "miles": 0,
      *         "plannedTrips": 0,
      *         "fares": "0.00",
      *         "commission": "0.00",
      *         "tips": "0.00",
      *         "fees": "0.00",
      *         "reversals": "0.00",
      *         "earned": "0.00",
      *         "cash": "0.00",
      *         "payoutFees": "0.00",
      *         "payouts": "0.00"
      *       }
      *     }
      */
     "application/json": components["schemas"]["TaxSummary"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getTaxSummaryTable: {
  parameters: {
   query?: {
    /** @description This year when left out */
    year?: number | null;
    language?: ("en" | "es") | null;
   };
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The same as CSV */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getTaxSummaryDocument: {
  parameters: {
   query?: {
    /** @description This year when left out */
    year?: number | null;
    language?: ("en" | "es") | null;
   };
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The same as a PDF */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["ScopeMissingOrGuestNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listAdminRides: {
  parameters: {
   query?: {
    status?: ("awaiting_payment" | "pending" | "confirmed" | "en_route" | "in_progress" | "completed" | "cancelled") | null;
    rideType?: ("GroupX" | "GroupXL" | "GroupXXL" | "CharterBus" | "EventShuttle" | "PartyBus" | "GroupPool" | "CasinoShuttle" | "WineTour") | null;
    /** @description Ride number, or a name, phone number or email address of the organizer or the driver */
    q?: string | null;
    /** @description Organized by this person, or with a seat of theirs */
    riderId?: number | null;
    driverId?: number | null;
    order?: ("newest" | "oldest" | "total" | "total_descending") | null;
    /** @description What happened from `from` to `to`; `accepted` counts rides for now. `requested` when left out */
    dated?: ("requested" | "accepted" | "completed" | "ended") | null;
    /** @description First day in the city */
    from?: string | null;
    /** @description Last day in the city */
    to?: string | null;
    limit?: number | null;
    /** @description From the last answer’s nextCursor, in the same order */
    cursor?: string | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Rides that match the filters */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "rides": [
      *         {
      *           "id": 1,
      *           "status": "en_route",
      *           "riderName": "Gina Filterby",
      *           "pickupLocation": "Uptown",
      *           "dropoffLocation": "Charlotte Douglas International Airport",
      *           "rideType": "GroupX",
      *           "groupSize": 4,
      *           "scheduledAt": null,
      *           "hourlyDuration": null,
      *           "totalCost": "62.66",
      *           "costPerPerson": "15.67",
      *           "driverId": 2,
      *           "driverName": "Person 00012",
      *           "createdAt": "2026-05-01T12:00:00.000Z"
      *         }
      *       ],
      *       "nextCursor": "oldest.4",
      *       "riderName": "Gina Filterby",
      *       "driverName": null
      *     }
      */
     "application/json": components["schemas"]["AdminRideList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getAdminRide: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    rideId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A ride with its events and its money */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "ride": {
      *         "id": 1,
      *         "organizerId": 2,
      *         "you": "admin",
      *         "pickupLocation": "Uptown",
      *         "dropoffLocation": "Charlotte Douglas International Airport",
      *         "pickup": {
      *           "name": "Uptown",
      *           "lat": 35.2271,
      *           "lng": -80.8431
      *         },
      *         "destination": {
      *           "name": "Charlotte Douglas International Airport",
      *           "lat": 35.2214,
      *           "lng": -80.9435
      *         },
      *         "groupSize": 4,
      *         "rideType": "GroupX",
      *         "totalCost": "62.66",
      *         "costPerPerson": "15.67",
      *         "status": "completed",
      *         "driverId": 1,
      *         "bookingType": "now",
      *         "scheduledAt": null,
      *         "scheduledDate": null,
      *         "scheduledTime": null,
      *         "isHourlyBooking": false,
      *         "hourlyDuration": null,
      *         "paymentMethod": "cash",
      *         "splitMode": "cover",
      *         "pledge": null,
      *         "distance": 7.4,
      *         "duration": 18,
      *         "money": {
      *           "total": "62.66",
      *           "yourShare": "0.00",
      *           "yourCharge": "0.00",
      *           "yourLargestCharge": "0.00",
      *           "paidByMembers": "0.00",
      *           "yourRefunds": "0.00"
      *         },
      *         "amounts": null,
      *         "driverPay": null,
      *         "appliedPromotions": [],
      *         "memberCount": 1,
      *         "riderName": "Person",
      *         "bookedBy": null,
      *         "riderPhone": "9805500001",
      *         "payBefore": null,
      *         "lastEvent": 7,
      *         "createdAt": "2026-05-01T12:01:00.000Z",
      *         "acceptedAt": "2026-05-01T12:04:00.000Z",
      *         "arrivedAt": "2026-05-01T12:05:00.000Z",
      *         "startedAt": "2026-05-01T12:08:00.000Z",
      *         "completedAt": "2026-05-01T12:10:00.000Z",
      *         "cancelledAt": null,
      *         "cancelReason": null
      *       },
      *       "driverName": "Person 00002",
      *       "members": [
      *         {
      *           "id": 1,
      *           "status": "confirmed",
      *           "user": {
      *             "id": 2,
      *             "name": "Person 00001",
      *             "email": "p00001@example.test"
      *           },
      *           "isOrganizer": true,
      *           "isYou": false,
      *           "seat": 0,
      *           "share": "15.67",
      *           "charge": "62.66",
      *           "agreed": "62.66",
      *           "consent": "given",
      *           "shareState": "cash",
      *           "verified": false,
      *           "noShow": false,
      *           "joinedAt": "2026-05-01T12:01:00.000Z",
      *           "amounts": {
      *             "share": "15.67",
      *             "credit": "0.00",
      *             "due": "62.66",
      *             "atMost": "62.66",
      *             "setAside": "0.00",
      *             "charged": "0.00",
      *             "inCash": "62.66",
      *             "tip": "0.00",
      *             "refunded": "0.00",
      *             "released": "0.00",
      *             "waived": "0.00",
      *             "outstanding": "0.00",
      *             "paid": "62.66"
      *           }
      *         }
      *       ],
      *       "contacts": [
      *         {
      *           "userId": 3,
      *           "driverId": 1,
      *           "name": "Person 00002",
      *           "phone": "9805500002",
      *           "vehicle": "Test Van 2022",
      *           "licensePlate": "T3",
      *           "lastSeenAt": "2026-05-01T12:00:00.000Z"
      *         }
      *       ],
      *       "events": [
      *         {
      *           "number": 1,
      *           "type": "ride_created",
      *           "at": "2026-05-01T12:01:00.000Z",
      *           "actorKind": "rider",
      *           "actorName": "Person 00001",
      *           "status": null,
      *           "reason": null,
      *           "data": {}
      *         }
      *       ],
      *       "payments": [],
      *       "accountCharge": null,
      *       "ledger": [
      *         {
      *           "transactionId": 1,
      *           "kind": "fare",
      *           "account": "rider:2",
      *           "accountName": "Person 00001",
      *           "amount": "62.66",
      *           "at": "2026-05-01T12:11:00.000Z"
      *         }
      *       ],
      *       "offers": [
      *         {
      *           "driverId": 1,
      *           "driverName": "Person 00002",
      *           "status": "accepted",
      *           "createdAt": "2026-05-01T12:02:00.000Z"
      *         }
      *       ],
      *       "balanced": true
      *     }
      */
     "application/json": components["schemas"]["AdminRideView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getAdminDriver: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A driver with application, vehicle and presence */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "userId": 2,
      *       "name": "Person 00015",
      *       "phone": "9805500015",
      *       "vehicle": "Test Van 2022",
      *       "licensePlate": "T18",
      *       "seats": 6,
      *       "vehicleClass": "car",
      *       "rating": "5.0",
      *       "isNew": false,
      *       "totalTrips": 1,
      *       "isOnline": true,
      *       "applicationStatus": "approved",
      *       "activeRideId": null,
      *       "activeRideStatus": null,
      *       "documentsInReview": 1,
      *       "documentsExpireOn": null,
      *       "applicationReason": null,
      *       "ratingCount": 3,
      *       "earnings": "68.59",
      *       "email": "p00015@example.test",
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "lastSeenAt": "2026-05-01T12:01:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["AdminDriverView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 setApplicationStatus: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    driverId: number;
   };
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "applicationStatus": "suspended",
     *       "reason": "Insurance expired",
     *       "activeRide": "finish"
     *     }
     */
    "application/json": components["schemas"]["ApplicationStatusChange"];
   };
  };
  responses: {
   /** @description Approves, rejects or suspends a driver */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "userId": 2,
      *       "name": "Person 00004",
      *       "phone": "9805500004",
      *       "vehicle": "Test Van 2022",
      *       "licensePlate": "T5",
      *       "seats": 6,
      *       "vehicleClass": "car",
      *       "rating": "5.0",
      *       "isNew": true,
      *       "totalTrips": 0,
      *       "isOnline": false,
      *       "applicationStatus": "suspended",
      *       "activeRideId": 1,
      *       "activeRideStatus": "en_route",
      *       "documentsInReview": 0,
      *       "documentsExpireOn": null,
      *       "applicationReason": "Insurance expired",
      *       "ratingCount": 0,
      *       "earnings": "0.00",
      *       "email": "p00004@example.test",
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "lastSeenAt": "2026-05-01T12:01:00.000Z"
      *     }
      */
     "application/json": components["schemas"]["AdminDriverView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowedOrOriginRefused"];
   413: components["responses"]["PayloadTooLarge"];
   415: components["responses"]["UnsupportedMediaType"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 exportRides: {
  parameters: {
   query?: {
    status?: ("awaiting_payment" | "pending" | "confirmed" | "en_route" | "in_progress" | "completed" | "cancelled") | null;
    rideType?: ("GroupX" | "GroupXL" | "GroupXXL" | "CharterBus" | "EventShuttle" | "PartyBus" | "GroupPool" | "CasinoShuttle" | "WineTour") | null;
    /** @description Ride number, or a name, phone number or email address of the organizer or the driver */
    q?: string | null;
    /** @description Organized by this person, or with a seat of theirs */
    riderId?: number | null;
    driverId?: number | null;
    order?: ("newest" | "oldest" | "total" | "total_descending") | null;
    /** @description What happened from `from` to `to`; `accepted` counts rides for now. `requested` when left out */
    dated?: ("requested" | "accepted" | "completed" | "ended") | null;
    /** @description First day in the city */
    from?: string | null;
    /** @description Last day in the city */
    to?: string | null;
    /** @description csv when left out */
    format?: ("csv" | "xlsx") | null;
    /** @description Of the column names */
    language?: ("en" | "es") | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description All rides that match the filters, as a file */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 exportDrivers: {
  parameters: {
   query?: {
    /** @description Part of a name, a phone number, an email address or a plate */
    q?: string | null;
    applicationStatus?: ("applied" | "approved" | "rejected" | "suspended") | null;
    presence?: ("on_ride" | "online" | "reachable" | "offline") | null;
    documents?: ("in_review" | "expiring") | null;
    /** @description Only drivers who completed a ride from this day in the city on */
    from?: string | null;
    /** @description Last day in the city */
    to?: string | null;
    /** @description csv when left out */
    format?: ("csv" | "xlsx") | null;
    /** @description Of the column names */
    language?: ("en" | "es") | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description All drivers that match the filters, as a file */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 exportAudit: {
  parameters: {
   query?: {
    /** @description Part of the name or email address of who did it */
    who?: string | null;
    /** @description As it is recorded, such as cancel_ride */
    action?: string | null;
    /** @description A ride number such as R-007, or a subject such as driver:3 */
    target?: string | null;
    /** @description First day in the city */
    from?: string | null;
    /** @description Last day in the city */
    to?: string | null;
    /** @description csv when left out */
    format?: ("csv" | "xlsx") | null;
    /** @description Of the column names */
    language?: ("en" | "es") | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description All entries of the audit log that match the filters, as a file */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 exportPayments: {
  parameters: {
   query?: {
    state?: ("created" | "requires_action" | "failed" | "stored" | "authorized" | "captured" | "released") | null;
    /** @description First day in the city on which they were made */
    from?: string | null;
    /** @description Last day in the city */
    to?: string | null;
    /** @description csv when left out */
    format?: ("csv" | "xlsx") | null;
    /** @description Of the column names */
    language?: ("en" | "es") | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description All payments that match the filters, as a file */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listAudit: {
  parameters: {
   query?: {
    /** @description Part of the name or email address of who did it */
    who?: string | null;
    /** @description As it is recorded, such as cancel_ride */
    action?: string | null;
    /** @description A ride number such as R-007, or a subject such as driver:3 */
    target?: string | null;
    /** @description First day in the city */
    from?: string | null;
    /** @description Last day in the city */
    to?: string | null;
    limit?: number | null;
    /** @description Those before this one */
    before?: number | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What operators did and looked at, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "actorId": 2,
      *         "actorName": "Olga Ops",
      *         "action": "change_alert_thresholds",
      *         "subject": "alert_thresholds",
      *         "data": {
      *           "after": {
      *             "lowRating": 2,
      *             "lateMinutes": 10,
      *             "searchMinutes": 30,
      *             "silentMinutes": 3,
      *             "askAwayMinutes": 4,
      *             "stalledMinutes": 8,
      *             "deviationMeters": 800,
      *             "longStopMinutes": 5,
      *             "askAnswerMinutes": 3,
      *             "deviationMinutes": 3,
      *             "askStalledMinutes": 5,
      *             "unansweredMinutes": 3,
      *             "askUnreachableMinutes": 6
      *           },
      *           "before": {
      *             "lowRating": 2,
      *             "lateMinutes": 10,
      *             "searchMinutes": 5,
      *             "silentMinutes": 3,
      *             "askAwayMinutes": 4,
      *             "stalledMinutes": 8,
      *             "deviationMeters": 500,
      *             "longStopMinutes": 5,
      *             "askAnswerMinutes": 3,
      *             "deviationMinutes": 3,
      *             "askStalledMinutes": 5,
      *             "unansweredMinutes": 3,
      *             "askUnreachableMinutes": 6
      *           }
      *         },
      *         "at": "2026-05-01T12:02:00.000Z"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["AuditRow"][];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listRiders: {
  parameters: {
   query?: {
    limit?: number | null;
    /** @description From the last answer’s nextCursor, in the same order */
    cursor?: string | null;
    /** @description Part of a name, a phone number or an email address */
    q?: string | null;
    /** @description Active and blocked people when left out */
    state?: ("active" | "blocked" | "guest" | "deleted") | null;
    /** @description Whether the phone number is verified */
    phoneVerified?: ("yes" | "no") | null;
    order?: ("newest" | "oldest" | "name" | "name_descending") | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Riders that match the filters, page by page */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "riders": [
      *         {
      *           "id": 1,
      *           "name": "Rita Listing",
      *           "phone": "9805500001",
      *           "phoneVerified": true,
      *           "state": "active",
      *           "language": "en",
      *           "driverId": null,
      *           "rides": 1,
      *           "email": "p00001@example.test",
      *           "createdAt": "2026-05-01T12:00:00.000Z",
      *           "lastRideAt": "2026-05-01T12:01:00.000Z"
      *         }
      *       ],
      *       "nextCursor": null
      *     }
      */
     "application/json": components["schemas"]["AdminRiderList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listAdminDrivers: {
  parameters: {
   query?: {
    /** @description Part of a name, a phone number, an email address or a plate */
    q?: string | null;
    applicationStatus?: ("applied" | "approved" | "rejected" | "suspended") | null;
    presence?: ("on_ride" | "online" | "reachable" | "offline") | null;
    documents?: ("in_review" | "expiring") | null;
    /** @description Only drivers who completed a ride from this day in the city on */
    from?: string | null;
    /** @description Last day in the city */
    to?: string | null;
    limit?: number | null;
    /** @description From the last answer’s nextCursor, in the same order */
    cursor?: string | null;
    order?: ("newest" | "oldest" | "name" | "name_descending" | "rating" | "rating_descending" | "trips" | "trips_descending") | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Drivers that match the filters, page by page */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "drivers": [
      *         {
      *           "id": 1,
      *           "userId": 2,
      *           "name": "Narrow 1245",
      *           "phone": "9805500043",
      *           "vehicle": "Test Van 2022",
      *           "licensePlate": "T1245",
      *           "seats": 6,
      *           "vehicleClass": "car",
      *           "rating": "5.0",
      *           "isNew": true,
      *           "totalTrips": 0,
      *           "isOnline": false,
      *           "applicationStatus": "approved",
      *           "activeRideId": null,
      *           "activeRideStatus": null,
      *           "documentsInReview": 0,
      *           "documentsExpireOn": "2020-01-31",
      *           "earnings": "0.00"
      *         }
      *       ],
      *       "nextCursor": null
      *     }
      */
     "application/json": components["schemas"]["AdminDriverList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getRider: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    riderId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description A rider with figures about their rides and payments */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "id": 1,
      *       "name": "Person 00008",
      *       "phone": "9805500008",
      *       "phoneVerified": false,
      *       "state": "blocked",
      *       "language": "en",
      *       "driverId": null,
      *       "rides": 2,
      *       "emailVerified": true,
      *       "guestRideId": null,
      *       "isOperator": false,
      *       "completed": 0,
      *       "cancelled": 0,
      *       "noShows": 0,
      *       "email": "p00008@example.test",
      *       "createdAt": "2026-05-01T12:00:00.000Z",
      *       "lastRideAt": "2026-05-01T12:01:00.000Z",
      *       "block": {
      *         "reason": "Hit a driver",
      *         "at": "2026-05-01T12:02:00.000Z",
      *         "by": "Olga Ops"
      *       },
      *       "charged": "0.00"
      *     }
      */
     "application/json": components["schemas"]["AdminRiderView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listRiderPayments: {
  parameters: {
   query?: {
    limit?: number | null;
    /** @description From the last answer’s nextCursor */
    cursor?: string | null;
   };
   header?: never;
   path: {
    riderId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description What a rider was charged, newest first */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "payments": [
      *         {
      *           "id": 1,
      *           "rideId": 1,
      *           "purpose": "ride",
      *           "state": "captured",
      *           "amount": "54.81",
      *           "captured": "54.81",
      *           "failureMessage": null,
      *           "refunded": "4.81",
      *           "card": "Visa ending 4242",
      *           "createdAt": "2026-05-01T12:00:00.000Z"
      *         }
      *       ],
      *       "nextCursor": null
      *     }
      */
     "application/json": components["schemas"]["RiderPaymentList"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 listDrivers: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description The first thousand drivers */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example [
      *       {
      *         "id": 1,
      *         "userId": 1,
      *         "name": "Person 00001",
      *         "phone": "9805500001",
      *         "vehicle": "Test Van 2022",
      *         "licensePlate": "T1",
      *         "seats": 55,
      *         "vehicleClass": "coach",
      *         "rating": "5.0",
      *         "isNew": true,
      *         "totalTrips": 0,
      *         "isOnline": false,
      *         "applicationStatus": "approved",
      *         "activeRideId": null,
      *         "activeRideStatus": null,
      *         "documentsInReview": 0,
      *         "documentsExpireOn": null,
      *         "earnings": "0.00"
      *       }
      *     ]
      */
     "application/json": components["schemas"]["AdminDriverRow"][];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 exportPerson: {
  parameters: {
   query?: never;
   header?: never;
   path: {
    personId: number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Everything that is stored about a person, as a JSON file */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 searchEverything: {
  parameters: {
   query: {
    /** @description Ride or receipt number, name, phone number, email address, plate or payment id */
    q: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Rides, people, drivers, payments and receipts that match a text */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "rides": [],
      *       "people": [
      *         {
      *           "id": 1,
      *           "name": "Person 00003",
      *           "email": "p00003@example.test",
      *           "phone": "9805500003",
      *           "guest": false,
      *           "rides": 0
      *         }
      *       ],
      *       "drivers": [
      *         {
      *           "id": 2,
      *           "name": "Person 00003",
      *           "phone": "9805500003",
      *           "vehicle": "Test Van 2022",
      *           "licensePlate": "XKC 90-71",
      *           "applicationStatus": "approved"
      *         }
      *       ],
      *       "payments": [],
      *       "receipts": []
      *     }
      */
     "application/json": components["schemas"]["AdminSearchResults"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getOperationsMap: {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Rides that wait or go on, and drivers who work, with their positions */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "rides": [
      *         {
      *           "id": 1,
      *           "pickup": {
      *             "lat": 35.2271,
      *             "lng": -80.8431
      *           },
      *           "status": "en_route",
      *           "driverId": 1,
      *           "destination": {
      *             "lat": 35.2214,
      *             "lng": -80.9435
      *           },
      *           "pickupLocation": "Uptown",
      *           "dropoffLocation": "Charlotte Douglas International Airport"
      *         }
      *       ],
      *       "drivers": [
      *         {
      *           "id": 1,
      *           "name": "Person 00002",
      *           "seenAt": "2026-05-01T12:00:00.000Z",
      *           "heading": null,
      *           "position": {
      *             "lat": 35.2271,
      *             "lng": -80.8431
      *           },
      *           "activeRideId": 1
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["OperationsMapView"];
    };
   };
   400: components["responses"]["MalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getMetrics: {
  parameters: {
   query?: {
    /** @description Days up to now; `today` when nothing is given */
    period?: ("today" | "7d" | "30d" | "90d") | null;
    /** @description First day in the city, with `to` and instead of `period` */
    from?: string | null;
    /** @description Last day in the city */
    to?: string | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Figures of a period and of the one before */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "totalRides": 109,
      *       "completedRides": 76,
      *       "cancelledRides": 22,
      *       "activeDrivers": 3,
      *       "totalPassengers": 185,
      *       "revenue": "4215.00",
      *       "completionRate": 0.776,
      *       "responseTime": 3.8,
      *       "averageRating": 2.59,
      *       "carbonSaved": -15.1,
      *       "pendingRides": 0,
      *       "driversOnline": 3,
      *       "from": "2026-05-01",
      *       "to": "2026-05-02",
      *       "previousStart": "2026-05-01T12:00:00.000Z",
      *       "previousEnd": "2026-05-01T12:01:00.000Z",
      *       "previous": {
      *         "totalRides": 110,
      *         "completedRides": 76,
      *         "cancelledRides": 22,
      *         "activeDrivers": 3,
      *         "totalPassengers": 183,
      *         "revenue": "4293.00",
      *         "completionRate": 0.776,
      *         "responseTime": 4,
      *         "averageRating": 2.58,
      *         "carbonSaved": -22.5
      *       }
      *     }
      */
     "application/json": components["schemas"]["MetricsView"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
 getMetricsDays: {
  parameters: {
   query?: {
    /** @description Days up to now; `today` when nothing is given */
    period?: ("today" | "7d" | "30d" | "90d") | null;
    /** @description First day in the city, with `to` and instead of `period` */
    from?: string | null;
    /** @description Last day in the city */
    to?: string | null;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   /** @description Figures of each day of a period */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     /**
      * @example {
      *       "days": [
      *         {
      *           "day": "2026-05-01",
      *           "totalRides": 16,
      *           "completedRides": 13,
      *           "revenue": "758.00",
      *           "activeDrivers": 3,
      *           "responseTime": 3.5
      *         }
      *       ]
      *     }
      */
     "application/json": components["schemas"]["MetricsDays"];
    };
   };
   400: components["responses"]["ValidationFailedOrMalformedRequestOrVersionNotServed"];
   401: components["responses"]["NotSignedInOrTokenInvalidOrTokenExpiredOrTokenRevoked"];
   403: components["responses"]["SecondFactorRequiredOrScopeMissingOrForbiddenOrRoleNotAllowed"];
   413: components["responses"]["PayloadTooLarge"];
   429: components["responses"]["TooManyRequests"];
   default: components["responses"]["Refused"];
  };
 };
}
