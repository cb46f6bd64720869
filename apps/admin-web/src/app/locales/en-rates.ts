export const enRates = {
  rates: {
    title: 'Rates',
    text: 'A smaller group can book a ride type and pays for the minimum number of seats, split among those who ride. Changes apply to new prices right away. Existing quotes keep theirs.',
    rideType: 'Ride type',
    base: 'Base per person',
    minimum: 'Minimum paid seats',
    minimumOf: 'Minimum paid seats of {{name}}',
    range: 'Enter a number from {{least}} to {{most}}',
    save: 'Save',
    saved: '{{name}}: minimum of {{seats}} seats saved',
    failed: 'We couldn’t save this',
  },
} as const;
