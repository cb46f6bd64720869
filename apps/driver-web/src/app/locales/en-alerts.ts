/** Texts of settings and push notifications. */
export const enAlerts = {
  settings: {
    title: 'Settings',
    back: 'Back to the driver app',
    vehicle: 'Vehicle',
    sound: 'Sound for new requests',
    soundHint: 'While the app is open on this phone.',
  },
  push: {
    title: 'Notifications',
    open: 'Notification settings',
    lead: 'Get ride requests with sound and vibration while your phone sleeps. Without this, requests stop 60 seconds after you lock it.',
    turnOn: 'Turn on notifications',
    turnOff: 'Turn off on this phone',
    unsupported: 'This browser can’t show notifications. On an iPhone, add GroupRide to your Home Screen first.',
    blocked: 'Your browser blocks notifications from GroupRide. Allow them in the browser’s settings for this site.',
    failed: 'Notifications didn’t change',
    failedDetail: 'Check your connection and try again.',
    loadFailed: 'We couldn’t load your notification settings',
    offers: 'Ride requests',
    reminders: 'Reminders of scheduled rides',
    support: 'Answers from support',
  },
  outbox: {
    waiting_one: '{{count}} step waiting to be sent',
    waiting_other: '{{count}} steps waiting to be sent',
    waitingText_one: 'We’ll send it with its time as soon as you’re back online.',
    waitingText_other: 'We’ll send them with their times as soon as you’re back online.',
    send: 'Send now',
    refused: {
      arrived: 'Your arrival at {{time}} wasn’t recorded',
      verified: 'A passenger verified at {{time}} wasn’t recorded',
      started: 'The start at {{time}} wasn’t recorded',
      completed: 'The end of the trip at {{time}} wasn’t recorded',
    },
  },
};
