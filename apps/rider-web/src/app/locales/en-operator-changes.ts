/** Texts that tell riders what operations changed about their ride. */
export const enOperatorChanges = {
  operatorChanges: {
    driver: 'We chose a driver for you',
    newDriver: 'We changed your driver',
    pickup: 'We moved your pickup',
    destination: 'We changed your destination',
    newPrice: 'The ride now costs {{total}} instead of {{before}}.',
    samePrice: 'The ride still costs {{total}}.',
    share: 'Your share is {{share}}.',
    reason: 'Reason: {{reason}}',
  },
};
