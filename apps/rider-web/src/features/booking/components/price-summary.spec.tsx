import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { PricingView } from '@groupride/web-api-client';
import { i18n, renderInApp } from '../../../testing/render-in-app';

const creditFor = jest.fn<(seat: string | null) => { credit: string; toPay: string } | null>(() => null);
jest.unstable_mockModule('../../../shared/use-credit', () => ({ useCreditFor: creditFor }));
const { PriceSummary } = await import('./price-summary');

const pricing = (minimumSeats: number | null, savings = '0.00') =>
  ({
    baseFare: '110.00',
    serviceFee: '8.80',
    taxes: '1.78',
    total: '120.58',
    finalTotal: '120.58',
    perPerson: '10.05',
    largestCharge: '120.58',
    savings,
    appliedPromotions: [],
    minimumSeats,
    distance: 4,
    duration: 10,
    distanceEstimated: false,
  }) as unknown as PricingView;
const show = (
  minimumSeats: number | null,
  rideType: 'CharterBus' | 'EventShuttle' = 'CharterBus',
  ownSeat: string | null = null,
  savings?: string,
) =>
  renderInApp(
    <PriceSummary
      quote={{
        pricing: pricing(minimumSeats, savings),
        stale: false,
        outOfDate: false,
        updating: false,
        was: null,
        error: null,
        renew: () => undefined,
      }}
      routed
      rideType={rideType}
      ownSeat={ownSeat}
    />,
  );

afterEach(() => i18n.changeLanguage('en'));

describe('the cost breakdown', () => {
  it('shows fare, fee, taxes, total and price per person, and what a group saves', () => {
    show(null, 'CharterBus', null, '12.34');
    for (const text of ['Base fare', 'Service fee', 'Taxes', 'Total', 'Per person'])
      expect(screen.getByText(text)).toBeTruthy();
    for (const amount of ['$110.00', '$8.80', '$1.78', '$10.05']) expect(screen.getByText(amount)).toBeTruthy();
    expect(screen.getByText('You save $12.34 compared with individual rides')).toBeTruthy();
  });

  it('shows no savings when there are none', () => {
    show(null);
    expect(screen.queryByText(/^You save/)).toBeNull();
  });

  it('says how many seats a smaller group pays for', () => {
    show(20);
    expect(screen.getByText('Minimum for a Charter Bus: 20 seats')).toBeTruthy();
  });

  it('uses the right article', () => {
    show(20, 'EventShuttle');
    expect(screen.getByText('Minimum for an Event Shuttle: 20 seats')).toBeTruthy();
  });

  it('shows how much credit pays of the rider’s own seat, and what is left to pay', () => {
    creditFor.mockImplementation((seat) => (seat === '10.05' ? { credit: '8.00', toPay: '2.05' } : null));
    show(null, 'CharterBus', '10.05');
    expect(screen.getByText('Your credit').nextElementSibling?.textContent).toBe('-$8.00');
    expect(screen.getByText('You pay for your seat').nextElementSibling?.textContent).toBe('$2.05');
  });

  it('shows both prices of a vehicle that another group may share', () => {
    const shown = {
      ...pricing(null),
      finalTotal: '48.00',
      matched: { total: '38.40', perPerson: '9.60', discount: '9.60' },
    };
    const quote = {
      pricing: shown,
      stale: false,
      outOfDate: false,
      updating: false,
      was: null,
      error: null,
    };
    renderInApp(
      <PriceSummary quote={{ ...quote, renew: () => undefined }} routed rideType="GroupPool" ownSeat={null} />,
    );
    expect(screen.getByText('$48.00 alone · $38.40 if another group shares')).toBeTruthy();
  });

  it('does not mention credit when there is none', () => {
    creditFor.mockReturnValue(null);
    show(null, 'CharterBus', '10.05');
    expect(screen.queryByText('Your credit')).toBeNull();
  });

  it('does not mention a minimum that the group reaches', () => {
    show(null);
    expect(screen.queryByText(/Minimum for/)).toBeNull();
  });
});
