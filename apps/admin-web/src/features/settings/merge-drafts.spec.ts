import { mergeDrafts } from './merge-drafts';

const features = {
  scheduledRides: true,
  cashPayments: true,
  guestJoins: true,
  driverApplications: true,
  driverPayouts: true,
};

it('keeps the operator’s changes and takes the rest from the colleague', () => {
  const typed = { features: { ...features, guestJoins: false } };
  const saved = { features: { ...features, cashPayments: false } };
  expect(mergeDrafts({ features }, typed, saved)).toEqual({
    features: { ...features, cashPayments: false, guestJoins: false },
  });
});

it('keeps a whole list that the operator changed', () => {
  const reply = (name: string) => ({ name, text: 'Hello' });
  const of = (...names: string[]) => ({ supportReplies: { replies: names.map(reply) } });
  expect(mergeDrafts(of('A'), of('A', 'B'), of('A', 'C'))).toEqual(of('A', 'B'));
  expect(mergeDrafts(of('A'), of('A'), of('A', 'C'))).toEqual(of('A', 'C'));
});
