/** Texts of the landing page. Some also appear beside every page in a wide window. */
export const enLanding = {
  landing: {
    title: 'Ride together',
    headline: 'One ride for the whole group',
    lead: 'Book one vehicle, split the cost per person, and follow it live.',
    start: 'Start Riding',
    logIn: 'Log in',
    signUp: 'Sign up',
    play: 'Play the chime',
    mute: 'Mute',
    welcome: 'Welcome to GroupRide',
    noAudio: '(Audio not supported on this device)',
    why: 'Made for groups',
    points: {
      groups: { title: 'X, XL and XXL', detail: 'From 2 friends in a car to 55 people in a coach.' },
      live: { title: 'Live tracking', detail: 'Everyone in the group sees the driver coming.' },
      price: { title: 'Transparent pricing', detail: 'The price per person before you book, no hidden fees.' },
      schedule: { title: 'Now or later', detail: 'Ride right away, schedule ahead, or book by the hour.' },
      business: { title: 'For business', detail: 'Centralized billing, event transport, volume discounts.' },
      safety: { title: 'Checked drivers', detail: 'Background checks and vehicle inspections.' },
    },
  },
};
