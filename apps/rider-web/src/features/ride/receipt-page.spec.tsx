import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ReceiptView } from '@groupride/web-api-client';
import { setLanguage } from '@groupride/web-ui';
import { someAmounts } from '../../testing/amounts';
import { refused } from '../../testing/fake-mutation';
import { i18n, renderInApp } from '../../testing/render-in-app';

let receipt: ReceiptView | undefined;
let refusal: unknown;
let asked: object;
let ride: { status: string } | undefined;
jest.unstable_mockModule('./api', () => ({
  useGetReceiptQuery: (_ride: object, options: object) => {
    asked = options;
    return { data: receipt, error: refusal, refetch: () => undefined };
  },
  useGetRideQuery: () => ({ data: ride }),
}));
const { default: ReceiptPage } = await import('./receipt-page');

const byCard: ReceiptView = {
  number: 'GR-7-11',
  rideId: 7,
  issuedAt: '2026-11-21T23:30:00Z',
  pickupLocation: 'Uptown',
  dropoffLocation: 'NoDa',
  scheduledAt: null,
  hourlyDuration: null,
  ride: [{ label: 'Base fare', amount: '40.25' }],
  yours: [{ label: 'Your seat', amount: '40.25' }],
  charged: '40.25',
  paymentMethod: 'Visa ending 4242',
  cash: null,
  cashStatedBy: null,
  byCard: [],
  outstanding: '0.00',
  waived: '0.00',
  tip: '0.00',
  overpayment: '0.00',
  refunds: [],
  takenBack: [],
  net: '40.25',
  amounts: someAmounts(),
};
const inCash: ReceiptView = { ...byCard, paymentMethod: 'Cash', cash: '40.25', cashStatedBy: 'driver' };

afterEach(() => setLanguage(i18n, 'en'));

describe('a ride without a receipt', () => {
  beforeEach(() => {
    receipt = undefined;
    refusal = refused('not_found', 404).error;
  });
  afterEach(() => {
    refusal = undefined;
  });

  it.each([
    ['in_progress', 'No receipt yet', 'You’ll get it when the trip ends. Nothing is charged until then.'],
    ['cancelled', 'No receipt', 'This ride was cancelled, and you didn’t pay for it.'],
  ])('says why there is none when it is %s', (status, title, detail) => {
    ride = { status };
    renderInApp(<ReceiptPage />);
    expect([screen.getByText(title), screen.getByText(detail)]).toHaveLength(2);
  });
});

/** Names and amounts of the reader’s part, below the price lines. */
async function shown(what: ReceiptView, language: 'en' | 'es' = 'en') {
  receipt = what;
  await setLanguage(i18n, language);
  const { unmount } = renderInApp(<ReceiptPage />);
  const list = screen.getByLabelText(language === 'en' ? 'Your part' : 'Tu parte', { selector: 'dl' });
  const rows = [...list.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]);
  unmount();
  return rows.slice(1);
}

describe('the total of a receipt', () => {
  it('is charged when a card paid', async () => {
    expect(await shown(byCard)).toEqual([['Charged', '$40.25']]);
  });

  it('is paid in cash when the driver received all of it', async () => {
    expect(await shown(inCash)).toEqual([['Paid in cash', '$40.25']]);
    expect(await shown(inCash, 'es')).toEqual([['Pagado en efectivo', '$40.25']]);
  });

  it('is owed while cash is missing', async () => {
    const short = { ...inCash, cash: '32.25', outstanding: '8.00', net: '32.25' };
    expect(await shown(short)).toEqual([
      ['Owed', '$40.25'],
      ['Paid in cashReported by your driver', '$32.25'],
      ['Still due', '$8.00'],
    ]);
    expect((await shown(short, 'es'))[0]).toEqual(['Adeudado', '$40.25']);
  });

  it('is neither once a card paid what was missing', async () => {
    const paid = { ...inCash, cash: '32.25', byCard: [{ method: 'Visa ending 4242', amount: '8.00' }] };
    expect(await shown(paid)).toEqual([
      ['Total', '$40.25'],
      ['Paid in cashReported by your driver', '$32.25'],
      ['Paid with Visa ending 4242', '$8.00'],
      ['Total paid', '$40.25'],
    ]);
  });
});

it('is fetched again each time, because a tip or a refund may have changed it meanwhile', () => {
  receipt = byCard;
  renderInApp(<ReceiptPage />);
  expect(asked).toEqual({ refetchOnMountOrArgChange: true });
});

it('does not call a seat paid that the organizer covered', () => {
  receipt = { ...byCard, charged: '0.00', net: '0.00', paymentMethod: 'Covered by the organizer' };
  renderInApp(<ReceiptPage />);
  expect(screen.getByText('Covered by the organizer')).toBeTruthy();
  expect(screen.queryByText(/Paid with/)).toBeNull();
});
