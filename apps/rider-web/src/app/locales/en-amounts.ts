/** The names of amounts, as docs/glossary.md defines them. Every screen uses these. */
export const enAmounts = {
  amounts: {
    title: 'Your amounts',
    share: 'Your share',
    credit: 'Credit',
    dueNow: 'You’d pay right now',
    dueInCash: 'To pay in cash',
    atMost: 'At most',
    fee: 'Fee for this ride',
    setAside: 'Set aside on your card',
    charged: 'Charged',
    inCash: 'In cash',
    tip: 'Tip',
    refunded: 'Refunded',
    released: 'Released',
    waived: 'Waived',
    outstanding: 'Still due',
    paid: 'You paid',
    paidNothing: 'You paid nothing',
    shareOf: 'Share {{amount}}',
    note: '{{label}} {{amount}}',
  },
};
