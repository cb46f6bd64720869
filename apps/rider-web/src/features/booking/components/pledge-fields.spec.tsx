import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { PricingView } from '@groupride/web-api-client';
import { instantToZoned } from '@groupride/geo';
import { aPledge } from '../../../testing/pledges';
import { renderInApp } from '../../../testing/render-in-app';
import { emptyDraft, type BookingDraft } from '../slice';
import { PledgeFields } from './pledge-fields';

const ZONE = 'America/New_York';
/** The minute may change during a test. */
const NOW = Date.now();
const inHours = (hours: number) => instantToZoned(new Date(NOW + hours * 3_600_000), ZONE);
const until = (hours: number) => {
  const { date, time } = inHours(hours);
  return { pledgeDate: date, pledgeTime: time };
};
const scheduled: BookingDraft = { ...emptyDraft, bookingType: 'scheduled', ...inHours(72), groupSize: 12 };
const onChange = jest.fn();
const show = (draft: Partial<BookingDraft> = {}, pricing: PricingView | null = null) =>
  renderInApp(<PledgeFields draft={{ ...scheduled, ...draft }} pricing={pricing} onChange={onChange} />);
const theSwitch = () => screen.getByRole('switch', { name: 'Go if enough join' });

beforeEach(() => onChange.mockClear());

it('is offered for scheduled rides that are paid by card', () => {
  for (const draft of [{ bookingType: 'now' }, { paymentMethod: 'cash' }, { date: '' }] as const) {
    const { unmount } = show(draft);
    expect(screen.queryByRole('switch')).toBeNull();
    unmount();
  }
  show();
  expect(theSwitch().getAttribute('aria-checked')).toBe('false');
});

it('suggests two thirds of the seats and a deadline a day before the ride', async () => {
  show();
  await act(async () => fireEvent.click(theSwitch()));
  expect(onChange).toHaveBeenCalledWith({ splitMode: 'pledge', pledgeMin: 8, ...until(48) });
});

it('shows the most that each person pays, and the share for each possible number of riders', () => {
  show({ splitMode: 'pledge', pledgeMin: 8, ...until(48) }, { pledge: aPledge() } as unknown as PricingView);
  expect(screen.getByText('8 of 12 people')).toBeTruthy();
  expect(screen.getByText('Each person, including you, pays at most $21.38')).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(6);
});

it.each([
  ['is missing', { pledgeDate: '' }, 'Choose a deadline for joining.'],
  ['is too soon', until(0.1), 'Leave people at least 30 minutes to join.'],
  ['is too late', until(71), 'Choose a deadline at least 3 hours before the ride.'],
])('shows an error when the deadline %s', (_what, change, text) => {
  show({ splitMode: 'pledge', pledgeMin: 8, ...until(48), ...change });
  expect(screen.getByText(text)).toBeTruthy();
});

it('says that promotions do not apply', () => {
  show({ splitMode: 'pledge', pledgeMin: 8, ...until(48), promoApplied: 'FIVEOFF' });
  expect(screen.getByText(/Promo codes don’t apply here/)).toBeTruthy();
});

it('switches back to splitting the cost', async () => {
  show({ splitMode: 'pledge', ...until(48) });
  await act(async () => fireEvent.click(theSwitch()));
  expect(onChange).toHaveBeenCalledWith({ splitMode: 'cover' });
});
