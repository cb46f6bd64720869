import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { RideView } from '@groupride/web-api-client';
import { renderInApp } from '../testing/render-in-app';
import { TripDetails } from '../features/ride/components/trip-details';

jest.unstable_mockModule('../shared/use-credit', () => ({ useRideCredit: () => null }));
const { RideSummary } = await import('../features/payment/components/ride-summary');

const ride = {
  id: 7,
  you: 'organizer',
  status: 'pending',
  groupSize: 4,
  rideType: 'GroupX',
  paymentMethod: 'card',
  splitMode: 'cover',
  distance: 5,
  duration: 10,
  pickupLocation: 'NoDa',
  dropoffLocation: 'South End',
  totalCost: '10.25',
  money: {
    total: '10.25',
    yourShare: '2.57',
    yourCharge: '10.25',
    yourLargestCharge: '10.25',
    paidByMembers: '0.00',
    yourRefunds: '0.00',
  },
  appliedPromotions: [{ name: 'First ride free', code: 'FREEFIRST', discountAmount: '50.00' }],
} as Partial<RideView> as RideView;

const amountOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe.each([
  ['the trip of a ride', TripDetails],
  ['what is being paid for', RideSummary],
] as const)('%s', (_, Part) => {
  it('shows the price before the promotion, the promotion and the total', () => {
    renderInApp(<Part ride={ride} />);
    expect(amountOf('Before promotions')).toBe('$60.25');
    expect(amountOf('First ride free (FREEFIRST)')).toBe('-$50.00');
    expect(amountOf('Total cost')).toBe('$10.25');
  });

  it('has no such lines without a promotion', () => {
    renderInApp(<Part ride={{ ...ride, appliedPromotions: [] }} />);
    expect(screen.queryByText('Before promotions')).toBeNull();
  });
});
