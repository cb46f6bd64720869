// Written by `npm run api:client` from the AsyncAPI document.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
 schemas: {
  /** @description An open offer, with everything that a driver sees before accepting. */
  RideRequestView: {
   id: number;
   offerId: number;
   riderName: string;
   pickupLocation: string;
   dropoffLocation: string;
   pickupAddress: string | null;
   dropoffAddress: string | null;
   pickup: components["schemas"]["Position"];
   destination: components["schemas"]["Position"];
   rideType: components["schemas"]["RideType"];
   groupSize: number;
   estimatedFare: string;
   paymentMethod: components["schemas"]["PaymentMethod"];
   totalFare: string;
   riderTrips: number;
   distance: number;
   duration: number;
   pickupDistance: number;
   pickupMinutes: number;
   scheduledAt: string | null;
   hourlyDuration: number | null;
   requestTime: string;
   offeredAt: string;
   expiresAt: string;
   expiresInMs: number;
  };
  Position: {
   lat: number;
   lng: number;
  };
  /** @enum {string} */
  RideType: "GroupX" | "GroupXL" | "GroupXXL" | "CharterBus" | "EventShuttle" | "PartyBus" | "GroupPool" | "CasinoShuttle" | "WineTour";
  /** @enum {string} */
  PaymentMethod: "card" | "cash" | "account";
  NewRideForOperations: {
   rideId: number;
   pickup: string;
   dropoff: string;
   passengers: number;
  };
  DriverLocationUpdate: {
   rideId: number;
   location: {
    lat: number;
    lng: number;
   };
   /** @description Degrees clockwise from north. */
   heading: number | null;
   /** @description Meters per second. */
   speed: number | null;
   /** @description Time at which the server received the position, ISO 8601. */
   timestamp: string;
   /** @description Minutes to the pickup or, once the trip is under way, to the destination. */
   etaMinutes: number;
   distanceMeters: number;
   /** @description The remaining route; only included when it has changed. */
   route?: components["schemas"]["TrackRoute"];
  };
  /** @description The car's remaining route, to the pickup or to the destination. */
  TrackRoute: {
   polyline: string;
   estimated: boolean;
  };
  RiderLocationUpdate: {
   rideId: number;
   userId: number;
   name: string;
   location: {
    lat: number;
    lng: number;
   };
   timestamp: string;
  };
  /** @enum {string} */
  RideStatus: "awaiting_payment" | "pending" | "confirmed" | "en_route" | "in_progress" | "completed" | "cancelled";
  /** @enum {string} */
  RideEventType: "ride_created" | "payment_authorized" | "payment_failed" | "card_stored" | "ride_requested" | "member_joined" | "guest_signed_in" | "member_left" | "share_authorized" | "share_failed" | "share_released" | "share_consent_needed" | "share_agreed" | "share_declined" | "split_changed" | "price_changed" | "pickup_moved" | "destination_changed" | "pledge_joined" | "pledge_reached" | "pledge_reopened" | "pledge_closed" | "pledge_collecting" | "change_given_up" | "offer_made" | "offer_declined" | "offer_expired" | "driver_assigned" | "driver_set_out" | "driver_arrived" | "driver_released" | "run_joined" | "run_advanced" | "run_left" | "vehicle_shared" | "progress_asked" | "progress_confirmed" | "confirmation_asked" | "confirmation_given" | "member_verified" | "member_no_show" | "member_no_show_undone" | "trip_started" | "safety_check_asked" | "trip_completed" | "ride_cancelled" | "hold_captured" | "hold_released" | "hold_renewed" | "hold_renewal_failed" | "capture_failed" | "cash_received" | "debt_closed" | "tip_given" | "tip_failed" | "settle_up_sent" | "settle_up_confirmed" | "payment_refunded" | "refund_failed" | "payment_disputed" | "dispute_won" | "dispute_lost" | "dispute_evidence_submitted";
  /** @enum {string} */
  AlertKind: "refund_failed" | "sos" | "safety_help" | "completed_away" | "position_impossible" | "position_unconfirmed" | "search_too_long" | "run_without_driver" | "driver_unreachable" | "driver_stalled" | "pickup_late" | "trip_too_long" | "safety_unanswered" | "payment_failing" | "low_rating" | "application_waiting" | "documents_expiring" | "jobs_failed" | "capture_difference" | "refund_difference" | "dispute_difference" | "payout_difference" | "unknown_charge" | "rider_owes" | "rider_overpaid" | "ledger_unbalanced" | "ledger_changed" | "balance_difference" | "credit_difference" | "business_difference" | "refund_stuck" | "payout_failed" | "payout_stuck" | "captured_elsewhere" | "refunded_elsewhere" | "dispute_open" | "invoice_overdue" | "webhook_events_unmatched" | "webhook_endpoint_disabled";
  RefusedMessage: {
   /** @constant */
   ok: false;
   /** @description One of the codes in docs/api/errors.md */
   code: string;
   /** @description What is wrong and what to do */
   message: string;
  };
  JoinRideMessage: {
   rideId: number;
   role?: ("organizer" | "member" | "driver" | "admin" | "rider") | null;
  };
  RideOnlyMessage: {
   rideId: number;
  };
  JoinDriverMessage: {
   driverId: number;
  };
  DriverLocationMessage: {
   /** @description Degrees north, WGS 84 */
   lat: number;
   /** @description Degrees east, WGS 84 */
   lng: number;
   rideId: number;
   /** @description Degrees clockwise from north */
   heading?: number | null;
   /** @description Meters per second */
   speed?: number | null;
   /** @description Client’s clock, milliseconds since 1970 */
   ts?: number | null;
  };
  RiderLocationMessage: {
   /** @description Degrees north, WGS 84 */
   lat: number;
   /** @description Degrees east, WGS 84 */
   lng: number;
   rideId: number;
   /** @description Ignored unless it is your own id */
   riderId?: number | null;
   ts?: number | null;
  };
  SocketEvents: {
   /** @description To the driver's room: an offer. To the operators' room: a rider asked for a ride. */
   newRideRequest: components["schemas"]["RideRequestView"] | components["schemas"]["NewRideForOperations"];
   /** @description To the driver's room: an offer has expired or was withdrawn. */
   rideRequestGone: {
    id: number;
    offerId: number;
   };
   /** @description To the socket that sent `join` or `joinDriver`. `lastEvent` is the number of the ride’s last event. */
   joined: {
    rideId?: number;
    driverId?: number;
    lastEvent?: number;
   };
   driverLocationUpdate: components["schemas"]["DriverLocationUpdate"];
   riderLocationUpdate: components["schemas"]["RiderLocationUpdate"];
   /** @description A member began or ended sharing their position with the ride. */
   sharedPositionsChanged: {
    rideId: number;
   };
   /** @description Somebody was asked whether they are ready, answered, or was reminded. */
   assemblyChanged: {
    rideId: number;
   };
   /** @description The status of the ride changed with event `number`. */
   rideStatusChanged: {
    rideId: number;
    status: components["schemas"]["RideStatus"];
    number: number;
   };
   /** @description Sent for every event of a ride. Refetch with the authorized call; a gap in `number` means that an event was missed. The type is `payment_changed` for events that not everyone on the ride may see. */
   rideEvent: {
    rideId: number;
    number: number;
    type: components["schemas"]["RideEventType"] | "payment_changed";
   };
   /** @description To all sockets of a person: they took a seat in this ride or gave it up. Join again to receive messages of the ride. */
   membershipChanged: {
    rideId: number;
   };
   /** @description To the operators' room: an event of any ride. */
   adminRideChanged: {
    rideId: number;
    number: number;
    type: components["schemas"]["RideEventType"];
   };
   /** @description To all sockets of a person: they asked for help on this ride, or said that they are safe. */
   sosChanged: {
    rideId: number;
   };
   /** @description To all sockets of a person: they are asked whether everything is OK on this ride, or have answered. */
   safetyChecksChanged: {
    rideId: number;
   };
   /** @description To all sockets of a person: their notifications changed. `added` is the id of a new one. */
   notificationsChanged: {
    added: number | null;
   };
   /** @description To all sockets of a person who currently belongs to the ride: there is a new message in its chat, or the person has read the chat. */
   rideMessagesChanged: {
    rideId: number;
   };
   /** @description To a person's sockets and to operators: there is a new message between this person and support, or one was read. */
   supportChanged: {
    userId: number;
   };
   /** @description To the operators’ room: an alert was opened, changed or closed. */
   alertsChanged: {
    opened: components["schemas"]["AlertKind"] | null;
   };
   /** @description To the operators’ room: a colleague changed something, or a payout changed. Refetch what `subjects` name as in the audit log, for example `driver:12`. */
   operationsChanged: {
    subjects: string[];
   };
   /** @description To the driver of a ride, if demo tools are on: a passenger’s screen shows this QR code, which a demo driver scans. */
   boardingCodeShown: {
    rideId: number;
    qr: string;
   };
   /** @description To a driver's own room: the application status, the active ride, a payout or whether they are online changed. */
   driverChanged: {
    driverId: number;
   };
  };
  SocketMessages: {
   join: components["schemas"]["JoinRideMessage"];
   leave: components["schemas"]["RideOnlyMessage"];
   requestRefresh: components["schemas"]["RideOnlyMessage"];
   joinDriver: components["schemas"]["JoinDriverMessage"];
   joinAdmin: Record<string, never>;
   driverLocation: components["schemas"]["DriverLocationMessage"];
   riderLocation: components["schemas"]["RiderLocationMessage"];
  };
  SocketAnswers: {
   /** @description Acknowledges join */
   join: {
    /** @constant */
    ok: true;
    lastEvent: number;
   } | components["schemas"]["RefusedMessage"];
   /** @description Acknowledges leave */
   leave: {
    /** @constant */
    ok: true;
   } | components["schemas"]["RefusedMessage"];
   /** @description Acknowledges requestRefresh */
   requestRefresh: {
    /** @constant */
    ok: true;
    lastEvent: number;
   } | components["schemas"]["RefusedMessage"];
   /** @description Acknowledges joinDriver */
   joinDriver: {
    /** @constant */
    ok: true;
   } | components["schemas"]["RefusedMessage"];
   /** @description Acknowledges joinAdmin */
   joinAdmin: {
    /** @constant */
    ok: true;
   } | components["schemas"]["RefusedMessage"];
   /** @description Acknowledges driverLocation */
   driverLocation: {
    /** @constant */
    ok: true;
   } | components["schemas"]["RefusedMessage"];
   /** @description Acknowledges riderLocation */
   riderLocation: {
    /** @constant */
    ok: true;
   } | components["schemas"]["RefusedMessage"];
  };
 };
 responses: never;
 parameters: never;
 requestBodies: never;
 headers: never;
 pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
