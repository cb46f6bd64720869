/** Texts of the timeline of a ride. */
export const enTimeline = {
  timeline: {
    takenBack: 'Ride taken back from the driver',
    lost: {
      not_confirmed: 'The driver didn’t confirm it',
      not_set_out: 'The driver didn’t set out in time',
      document_expired: 'A document of the driver expired',
    },
    confirmation: {
      day_before: 'Confirmation the day before',
      hour_before: 'Confirmation one hour before',
      standby: 'Confirmation after moving up from the standby list',
    },
  },
} as const;
