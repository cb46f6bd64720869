/** Rides that wait for people to join. */
export const enPledge = {
  pledge: {
    badge: 'Waiting for people',
    progress: 'People who joined',
    joined: '{{joined}} of {{min}} joined, until {{deadline}}',
    joinedEnough: '{{joined}} joined, {{min}} needed. Joining ends {{deadline}}',
    seats_one: '{{count}} seat left',
    seats_other: '{{count}} seats left',
    states: {
      open: {
        title: 'Waiting for people to join',
        detail_one: 'The ride takes place if {{count}} more person joins in time. Otherwise nobody pays.',
        detail_other: 'The ride takes place if {{count}} more people join in time. Otherwise nobody pays.',
      },
      reached: {
        title: 'Enough people joined',
        detail: 'The ride takes place unless someone leaves. We book it when joining ends.',
      },
      cards: {
        title: 'Joining has ended',
        detail: 'Enough people joined. We set aside everyone’s share on {{time}}, then book the ride.',
      },
      fixing: {
        title: 'Confirming payments',
        detail: 'We’re setting aside everyone’s share. Anyone whose card is declined has until {{time}} to update it.',
      },
      missed: {
        title: 'Not enough people joined',
        detail: 'The ride won’t take place. Nobody pays anything, and any amounts set aside are released.',
      },
    },
    atMost: 'Your share is at most {{amount}}',
    atMostDetail:
      'It depends on how many people ride. You’re charged after the trip, and nothing if it doesn’t take place.',
    table: {
      open: 'Your share for each number of riders',
      riders: 'Riders',
      share: 'Your share',
      total: 'Ride total',
      now: 'Now',
    },
    shareRide: 'Invite people',
    payTitle: 'Finish paying to join',
    payDetail: 'Your seat counts once up to {{amount}} is set aside on your card or your card is saved.',
    book: {
      open: 'Book the ride now',
      title: 'Book the ride now?',
      detail:
        'The ride is booked for the {{count}} people who joined. Nobody can join or leave afterwards, and everyone pays their share.',
      confirm: 'Book now',
      keep: 'Wait for more people',
      busy: 'Booking…',
      failed: 'The ride wasn’t booked',
      done: 'Your ride is booked',
      closed: 'Joining has ended',
    },
    noLeaving: 'You can’t leave anymore. The ride is booked for everyone who joined, and you still pay your share.',
    join: 'Join, and set aside up to {{amount}}',
    consent:
      'We set aside this amount now: the most you can pay. After the trip we charge your share for the number of people who rode, and nothing if it doesn’t take place.',
    consentLater:
      'We save your card now and set aside this amount, the most you can pay, on {{time}} if enough people join. Otherwise you pay nothing.',
    people: '{{min}} to {{max}} people',
    peopleExactly: '{{max}} people',
    success: {
      title: 'You’re in!',
      detail: 'Your share is set aside, not charged.',
      stored: 'Your card is saved. Nothing is set aside or charged yet.',
      note: 'You’re charged after the trip, and nothing if too few people join.',
      open: 'See who joined',
    },
    form: {
      min: 'Minimum number of riders, including you',
      date: 'Join by (date)',
      time: 'Join by (time)',
      minOf: '{{count}} of {{seats}} people',
      too_soon: 'Leave people at least 30 minutes to join.',
      too_late: 'Choose a deadline at least 3 hours before the ride.',
      hint: 'At the latest 3 hours before the ride',
      missingDeadline: 'Choose a deadline for joining.',
      atMost: 'Each person, including you, pays at most {{amount}}',
      noPromotion: 'Promo codes don’t apply here. Remove the code to continue.',
    },
  },
};
