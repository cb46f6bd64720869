import { generatedApi, type RideView } from './generated';
import { TAGS } from './base-api';

type Tag = (typeof TAGS)[number];

const ride = (rideId: number) => [
  { type: 'Ride' as const, id: rideId },
  { type: 'Members' as const, id: rideId },
  { type: 'Events' as const, id: rideId },
  { type: 'AdminRide' as const, id: rideId },
  { type: 'Charges' as const, id: rideId },
  { type: 'Verification' as const, id: rideId },
  'Rides' as const,
  'AdminRides' as const,
  'ActiveRide' as const,
];
const everythingOfAPerson: Tag[] = [...TAGS];

/**
 * The generated calls, with what each answer is and what each change makes stale. Sockets use the same tags: an event
 * of a ride invalidates `{ type: 'Ride', id }` and so on, see {@link rideTags}.
 */
export const api = generatedApi.enhanceEndpoints({
  endpoints: {
    getConfig: { providesTags: ['Config'] },
    priceRideTypes: { providesTags: ['City', 'Me'] },
    listWineries: { providesTags: ['City'] },
    listAllWineries: { providesTags: ['City'] },
    listPlaces: { providesTags: ['City'] },
    geocode: { providesTags: ['City'] },
    reverseGeocode: { providesTags: ['City'] },
    getDirections: { providesTags: ['City'] },
    getMappingStatus: { providesTags: ['City'] },
    getCurrentUser: { providesTags: ['Me'] },
    updateMe: { invalidatesTags: ['Me', 'Members'] },
    verifyCode: { invalidatesTags: everythingOfAPerson },
    giveSecondFactor: { invalidatesTags: everythingOfAPerson },
    signOut: { invalidatesTags: everythingOfAPerson },
    getRide: { providesTags: (_answer, _error, { rideId }) => [{ type: 'Ride', id: rideId }] },
    listRideMembers: { providesTags: (_answer, _error, { rideId }) => [{ type: 'Members', id: rideId }] },
    listRideEvents: { providesTags: (_answer, _error, { rideId }) => [{ type: 'Events', id: rideId }] },
    getTrack: { providesTags: (_answer, _error, { rideId }) => [{ type: 'Track', id: rideId }] },
    getVerification: { providesTags: (_answer, _error, { rideId }) => [{ type: 'Verification', id: rideId }] },
    getReceipt: { providesTags: (_answer, _error, { rideId }) => [{ type: 'Receipt', id: rideId }] },
    listUserRides: { providesTags: ['Rides'] },
    listHistory: { providesTags: ['History'] },
    createRide: { invalidatesTags: ['Rides', 'ActiveRide'] },
    getTip: { providesTags: (_answer, _error, { rideId }) => [{ type: 'Ride', id: rideId }] },
    giveTip: { invalidatesTags: (_answer, _error, { rideId }) => [{ type: 'Ride', id: rideId }] },
    getOwnReview: { providesTags: (_answer, _error, { rideId }) => [{ type: 'Ride', id: rideId }] },
    giveReview: { invalidatesTags: (_answer, _error, { rideId }) => [{ type: 'Ride', id: rideId }, 'Driver'] },
    getNoShow: { providesTags: (_answer, _error, { rideId }) => [{ type: 'Ride', id: rideId }] },
    markNoShow: { invalidatesTags: (_answer, _error, { rideId }) => ride(rideId) },
    undoNoShow: { invalidatesTags: (_answer, _error, { rideId }) => ride(rideId) },
    callOffAsNoShow: { invalidatesTags: (_answer, _error, { rideId }) => [...ride(rideId), 'Earnings'] },
    cancelRide: { invalidatesTags: (_answer, _error, { rideId }) => [...ride(rideId), 'Receipt'] },
    leaveRide: { invalidatesTags: (_answer, _error, { rideId }) => ride(rideId) },
    getSplit: { providesTags: (_answer, _error, { rideId }) => [{ type: 'Members', id: rideId }] },
    changeSplit: { invalidatesTags: (_answer, _error, { rideId }) => ride(rideId) },
    answerShare: { invalidatesTags: (_answer, _error, { rideId }) => ride(rideId) },
    changeRide: { invalidatesTags: (_answer, _error, { rideId }) => ride(rideId) },
    withdrawRideChange: { invalidatesTags: (_answer, _error, { rideId }) => ride(rideId) },
    previewJoin: { providesTags: ['JoinPreview'] },
    joinRide: {
      invalidatesTags: (answer?: RideView) => (answer ? [...ride(answer.id), 'JoinPreview'] : ['JoinPreview']),
    },
    refreshPayment: { invalidatesTags: (answer) => (answer ? ride(answer.rideId) : []) },
    listOwnPayments: { providesTags: (_answer, _error, { rideId }) => [{ type: 'Ride', id: rideId }] },
    payWithSavedCard: { invalidatesTags: (answer) => (answer ? ride(answer.rideId) : []) },
    listDebts: { providesTags: ['Rides'] },
    listCards: { providesTags: ['Cards'] },
    refreshCards: { invalidatesTags: ['Cards'] },
    makeCardDefault: { invalidatesTags: ['Cards'] },
    removeCard: { invalidatesTags: ['Cards'] },
    getDriverProfile: { providesTags: ['Driver'] },
    getDriver: { providesTags: ['Driver'] },
    applyAsDriver: { invalidatesTags: ['Driver', 'Me', 'Drivers'] },
    changeVehicle: { invalidatesTags: ['Driver', 'Drivers'] },
    setDriverStatus: { invalidatesTags: ['Driver', 'Requests'] },
    listAvailableDrivers: { providesTags: ['Available', 'City'] },
    getActiveRide: { providesTags: ['ActiveRide'] },
    getEarnings: { providesTags: ['Earnings'] },
    listDriverRequests: { providesTags: ['Requests'] },
    acceptRide: { invalidatesTags: ['Requests', 'ActiveRide'] },
    declineRide: { invalidatesTags: ['Requests'] },
    changeRideStatus: { invalidatesTags: (_answer, _error, { rideId }) => [...ride(rideId), 'Earnings', 'Driver'] },
    completeRide: { invalidatesTags: (_answer, _error, { rideId }) => [...ride(rideId), 'Earnings', 'Driver'] },
    releaseRide: { invalidatesTags: (_answer, _error, { rideId }) => [...ride(rideId), 'Requests'] },
    verifyMember: { invalidatesTags: (_answer, _error, { rideId }) => ride(rideId) },
    getMetrics: { providesTags: ['Metrics'] },
    listAdminRides: { providesTags: ['AdminRides'] },
    getAdminRide: { providesTags: (_answer, _error, { rideId }) => [{ type: 'AdminRide', id: rideId }] },
    listDrivers: { providesTags: ['Drivers'] },
    setDriverStanding: { invalidatesTags: ['Drivers', 'Audit'] },
    listAudit: { providesTags: ['Audit'] },
    getCharges: { providesTags: (_answer, _error, { rideId }) => [{ type: 'Charges', id: rideId }] },
    refund: {
      invalidatesTags: (_answer, _error, { rideId }) => [
        { type: 'Charges', id: rideId },
        { type: 'AdminRide', id: rideId },
        'Audit',
      ],
    },
    closeDebt: {
      invalidatesTags: (_answer, _error, { rideId }) => [
        { type: 'Charges', id: rideId },
        { type: 'AdminRide', id: rideId },
        'Alerts',
        'Audit',
      ],
    },
    listAlerts: { providesTags: ['Alerts'] },
    changeAlert: { invalidatesTags: ['Alerts', 'Audit'] },
    listDisputes: { providesTags: ['Disputes'] },
    listReconciliations: { providesTags: ['Reconciliations'] },
    reconcile: { invalidatesTags: ['Reconciliations', 'Audit'] },
    listDeadLetters: { providesTags: ['DeadLetters'] },
    retryDeadLetter: { invalidatesTags: ['DeadLetters', 'Audit'] },
    dismissDeadLetter: { invalidatesTags: ['DeadLetters', 'Audit'] },
  },
});

/** What an event of a ride makes stale. */
export const rideTags = ride;
