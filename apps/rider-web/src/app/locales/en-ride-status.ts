/** Texts of the ride status dialog, and of alerts over any page. */
export const enRideStatus = {
  testStatus: {
    title: 'Update Status (Testing)',
    hint: 'Takes the driver’s next step. Not available in production.',
    unpaid: 'Finish the payment first.',
    failed: 'The status wasn’t changed',
  },
  rideStatus: {
    phases: { assembly: 'Assembly', pickup: 'Pickup', journey: 'Journey', arrived: 'Arrived' },
    done: 'done',
    together: '{{percent}}% of the way to the pickup',
    togetherLabel: 'Your group on its way to the pickup',
    group: 'Group status',
    emergency: 'Emergency contact',
    callName: 'Call {{name}}',
    viewMap: 'View Map',
    share: 'Share Status',
  },
  lostDriver: {
    title: 'Finding a new driver',
    detail: 'Your driver can’t take you anymore.',
    price: 'Your price and payment don’t change.',
  },
  cancelledRide: {
    by: '{{name}} cancelled this ride',
    released: 'You pay nothing. The {{amount}} set aside on your card is released.',
  },
  alerts: {
    closeNow: 'Close Now',
    cancelled: 'Your ride to {{destination}} was cancelled.',
    fee: 'You pay a fee of {{amount}}.',
    free: 'You pay nothing.',
    completed: 'You arrived at {{destination}}. The ride’s page shows what it cost.',
  },
};
