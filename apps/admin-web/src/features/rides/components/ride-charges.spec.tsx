import { screen, within } from '@testing-library/react';
import type { AdminRideView, ChargedPayment, ChargeExplanation, ChargesOfRide } from '@groupride/web-api-client';
import { aView } from '../../../testing/a-ride';
import { fakeApi } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { RideCharges } from './ride-charges';

const at = '2026-11-21T17:00:00.000Z';
const hold: ChargedPayment = {
  id: 4,
  state: 'captured',
  card: 'Visa ending 4242',
  providerId: 'pi_4',
  held: '54.81',
  captured: '54.81',
  refunded: '0.00',
  refundable: '54.81',
  disputed: false,
  startedAt: at,
  heldAt: at,
  capturedAt: at,
  releasedAt: null,
};
const riley: ChargeExplanation = {
  payerId: 2,
  payerName: 'Riley Carter',
  payerEmail: 'riley@example.test',
  isOrganizer: true,
  settled: true,
  splitMode: 'cover',
  groupSize: 4,
  rideTotal: '54.81',
  seat: '13.71',
  cancelRule: null,
  captured: '54.81',
  refunded: '0.00',
  disputed: '0.00',
  charged: '54.81',
  owed: '0.00',
  payments: [hold],
  refunds: [],
  lines: [
    { about: 'base', amount: '50.00', name: null },
    { about: 'service_fee', amount: '4.00', name: null },
    { about: 'taxes', amount: '0.81', name: null },
  ],
};
type Payment = AdminRideView['payments'][number];
const payment = (what: Partial<Payment> = {}): Payment => ({
  id: 4,
  rideId: 7,
  purpose: 'ride',
  amount: '54.81',
  captured: '54.81',
  state: 'captured',
  payerId: 2,
  ...what,
});
const event = (
  number: number,
  type: AdminRideView['events'][number]['type'],
  data: Record<string, unknown>,
  reason: string | null = null,
): AdminRideView['events'][number] => ({
  number,
  type,
  at,
  actorKind: 'system',
  actorName: null,
  status: null,
  data,
  reason,
});

/** The lines of each payer as "label amount", and the page's explanation of them. */
async function told(payers: Partial<ChargeExplanation>[], view: Partial<AdminRideView> = {}, cash = false) {
  const charges: ChargesOfRide = { rideId: 7, cash, payers: payers.map((what) => ({ ...riley, ...what })) };
  fakeApi(() => ({ status: 200, body: charges }));
  renderInApp(<RideCharges view={aView({ payments: [payment()], ...view })} />);
  const list = await screen.findByRole('list', { name: 'Why this amount' });
  return {
    list: within(list),
    text: list.textContent ?? '',
    lines: [...list.querySelectorAll('dt')].map(
      (term) => `${term.textContent} ${term.nextElementSibling?.textContent}`,
    ),
  };
}

describe('the explanation of charges', () => {
  it('shows the price by seats, with the promotion code', async () => {
    const { lines } = await told([
      { lines: [...riley.lines, { about: 'promotion', amount: '-8.00', name: 'WELCOME' }] },
    ]);
    expect(lines.slice(0, 4)).toEqual([
      'Base price4 seats at $12.50 $50.00',
      'Service fee $4.00',
      'Taxes $0.81',
      'Promotion WELCOME -$8.00',
    ]);
  });

  it('shows the rule of a cancellation, its percentage, and when the driver accepted and the organizer cancelled', async () => {
    const ride = {
      ...aView().ride,
      status: 'cancelled' as const,
      acceptedAt: at,
      cancelledAt: '2026-11-21T17:09:00.000Z',
    };
    const { lines, text } = await told(
      [{ cancelRule: 'late', captured: '13.70', lines: [{ about: 'cancellation_fee', amount: '13.70', name: null }] }],
      { ride },
    );
    expect(lines[0]).toBe('Cancellation fee25% of the price of $54.81 $13.70');
    expect(text).toContain(
      'Cancelled: after the free period. Driver accepted on Sat, Nov 21, 12:00 PM. Cancelled on Sat, Nov 21, 12:09 PM.',
    );
    expect(text).not.toContain('The organizer covers');
  });

  it('does not call a ride free when operations chose the fee', async () => {
    const fee = { about: 'cancellation_fee' as const, amount: '8.00', name: null };
    const { text } = await told([{ cancelRule: null, captured: '8.00', lines: [fee] }], {
      ride: { ...aView().ride, status: 'cancelled' },
    });
    expect(text).toContain('Cancelled by operations with a fee.');
    expect(text).not.toContain('free of charge');
  });

  it('offers refunds only for the card payments of a cash ride', async () => {
    await told([{}], {}, true);
    expect(screen.getByText('Paid in cash. Only amounts charged to a card can be refunded to it.')).toBeTruthy();
  });

  it('offers no refund for a ride paid only in cash', async () => {
    await told([{ payments: [] }], {}, true);
    expect(screen.getByText('Paid in cash, so nothing can be refunded to a card.')).toBeTruthy();
  });

  it('shows no charges for a ride that operations cancelled', async () => {
    const { text } = await told([{ settled: false, captured: '0.00', charged: '0.00', lines: [], payments: [] }], {
      ride: { ...aView().ride, status: 'cancelled' },
    });
    expect(text).toContain('Cancelled free of charge for everyone. Nothing was charged.');
    expect(text).not.toContain('yet');
  });

  it('labels payments of one card by purpose, and shows the state of a hold', async () => {
    const payments = [
      payment({ state: 'authorized', captured: '0.00', risesTo: '68.51' }),
      payment({ id: 5, purpose: 'tip', amount: '5.00', captured: '5.00' }),
    ];
    const { list, text } = await told(
      [
        {
          settled: false,
          captured: '0.00',
          payments: [
            { ...hold, state: 'authorized', captured: '0.00', refundable: '0.00', capturedAt: null },
            { ...hold, id: 5 },
          ],
        },
      ],
      { payments },
    );
    const [first, second] = list
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent?.includes('pi_4'))
      .slice(1);
    expect(first!.textContent).toContain('Whole ride · Visa ending 4242Authorized');
    expect(first!.textContent).toContain(
      'An increase of the authorization to $68.51 is waiting for the payer’s confirmation',
    );
    expect(second!.textContent).toContain('Tip · Visa ending 4242Captured');
    expect(text).toContain('Not charged yet');
  });

  it('shows why there is a dispute, and how the bank decided', async () => {
    const events = [
      event(1, 'payment_disputed', { paymentId: 4, disputeId: 'dp_1' }, 'fraudulent'),
      event(2, 'dispute_lost', { paymentId: 4, disputeId: 'dp_1' }, 'fraudulent'),
    ];
    const { list, lines, text } = await told([{ disputed: '54.81', charged: '0.00' }], { events });
    expect(list.getByRole('link', { name: 'Evidence' }).getAttribute('href')).toBe(
      '/admin/money?tab=disputes&dispute=dp_1',
    );
    expect(lines.slice(-2)).toEqual([
      'Taken back by the bankSays they didn’t make this payment · Dispute lost -$54.81',
      'Net charged $0.00',
    ]);
    expect(text).toContain('Disputed Sat, Nov 21, 12:00 PM → Dispute lost Sat, Nov 21, 12:00 PM');
  });

  it('shows the share a member agreed to, and who covers the rest', async () => {
    const member = {
      id: 9,
      status: 'confirmed',
      user: { id: 3, name: 'Sam' },
      isOrganizer: false,
      isYou: false,
      seat: 1,
      share: '20.00',
      charge: '13.70',
      agreed: '13.70',
    } as const;
    const members: AdminRideView['members'] = [
      { ...member, consent: 'needed', shareState: 'authorized', verified: false, noShow: true, joinedAt: at },
    ];
    const { text } = await told([{ payerId: 3, isOrganizer: false, seat: '20.00' }], { members });
    expect(text).toContain(
      'They agreed to $13.70 and were asked to approve more. Until then, the organizer covers the difference.',
    );
    expect(text).toContain('No-show: the driver waited and left');
  });
});
