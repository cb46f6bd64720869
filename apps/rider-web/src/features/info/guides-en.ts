import type { Guides } from './guide-texts';

export const guidesEn: Guides = {
  userFlow: {
    title: 'How a ride works',
    previous: 'Previous',
    next: 'Next',
    again: 'Start over',
    start: 'Plan a ride',
    steps: {
      plan: {
        title: 'Plan',
        text: 'Choose your destination, group size and ride type. You see the price per person before you book.',
      },
      invite: { title: 'Invite', text: 'Share the link or QR code. Friends join with or without an account.' },
      pay: {
        title: 'Share the cost',
        text: 'Everyone pays their own share, or you cover your friends. Cards are charged after the trip.',
      },
      follow: { title: 'Follow', text: 'See your driver coming on the map, with minutes to the pickup.' },
      board: { title: 'Board', text: 'Check the license plate and show your code to the driver.' },
      arrive: { title: 'Arrive', text: 'Get your receipt, leave a tip and rate the trip.' },
    },
  },
  testFlow: {
    title: 'Try a ride from both sides',
    lead: 'Use two browser windows: one for the rider, one for the driver.',
    steps: {
      rider: {
        title: 'Book as a rider',
        text: 'Sign in, choose a destination and request the ride.',
        open: 'Open the rider app',
      },
      driver: {
        title: 'Accept as a driver',
        text: 'Sign in as an approved driver in the other window, go online near the pickup, and accept the request.',
        open: 'Open the driver app',
      },
      ride: {
        title: 'Complete the trip',
        text: 'Arrive, check the rider’s code, start the trip and complete it. The rider’s page follows each step.',
      },
    },
  },
};
