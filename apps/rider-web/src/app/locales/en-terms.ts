/** The cancellation terms in one sentence. */
export const enTerms = {
  terms: {
    cash: 'You can cancel a cash ride for free until the trip starts.',
    alwaysFree: 'You can cancel for free until the trip starts.',
    untilArrival: 'Cancel for free until your driver arrives; after that, the fee is {{percent}} of the price.',
    untilArrivalOrGrace:
      'Cancel for free until your driver arrives, or within {{grace}} after a driver accepts; after that, the fee is {{percent}} of the price.',
    stages:
      'Cancel for free until {{moment}}; after that, the fee is {{percent}} of the price{{later}}, or {{arrived}} once your driver has arrived.',
    stagesOrGrace:
      'Cancel for free until {{moment}}, or within {{grace}} after a driver accepts; after that, the fee is {{percent}} of the price{{later}}, or {{arrived}} once your driver has arrived.',
    laterStage: '{{percent}} from {{moment}}',
    start: 'the start',
    beforeStart: '{{time}} before the start',
    accepted: 'a driver accepts',
    afterAccepted: '{{time}} after a driver accepts',
  },
};
