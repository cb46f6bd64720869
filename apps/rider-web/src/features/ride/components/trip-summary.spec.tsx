import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { MemberView, RideView } from '@groupride/web-api-client';
import { fakeMutation, refused, type FakeMutation } from '../../../testing/fake-mutation';
import { someAmounts } from '../../../testing/amounts';
import { renderInApp } from '../../../testing/render-in-app';

let give: FakeMutation<{ rideId: number; reviewRequest: unknown }>;
let members: Partial<MemberView>[];
let review: { mayReview: boolean; given: { rating: number } | null };
jest.unstable_mockModule('../api', () => ({
  useGetDriverQuery: () => ({ currentData: { name: 'Dora', licensePlate: 'NC-1234', totalTrips: 3 } }),
  useListRideMembersQuery: () => ({ data: members }),
  useGetTipQuery: () => ({ data: undefined }),
  useGetOwnReviewQuery: () => ({ data: review }),
  useGiveReviewMutation: () => give.use(),
}));
const { TripSummary } = await import('./trip-summary');

const ride = (you: RideView['you']) =>
  ({
    id: 7,
    you,
    status: 'completed',
    driverId: 3,
    paymentMethod: 'card',
    completedAt: '2025-11-22T18:30:00Z',
    startedAt: '2025-11-22T18:10:00Z',
    money: { total: '48.06' },
    amounts: someAmounts({ share: '12.02', due: '14.02', charged: '14.02', paid: '14.02' }),
  }) as unknown as RideView;

beforeEach(() => {
  give = fakeMutation();
  review = { mayReview: true, given: null };
  members = [
    { id: 1, isYou: true, user: { id: 1, name: 'Olivia', email: null }, shareState: 'covered', charge: '36.04' },
    { id: 2, isYou: false, user: { id: 2, name: 'Frank', email: null }, shareState: 'captured', charge: '12.02' },
    { id: 3, isYou: false, user: { id: 3, name: 'Gina', email: null }, shareState: 'failed', charge: '0.00' },
  ];
});

const star = (name: string) =>
  within(screen.getByRole('radiogroup', { name: 'Overall rating' })).getByRole('radio', { name });
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Submit rating' })));

it('shows the organizer the total, what each person paid, the driver and a link to the receipt', () => {
  renderInApp(<TripSummary ride={ride('organizer')} />);
  expect(screen.getByText('$48.06')).toBeTruthy();
  expect(screen.getByText('You paid').nextElementSibling?.textContent).toBe('$14.02');
  expect(screen.getByText('Frank paid').nextElementSibling?.textContent).toBe('$12.02');
  expect(screen.queryByText('Gina paid')).toBeNull();
  expect(screen.getByText(/^Ended on Sat, Nov 22, 2025, 1:30\sPM · 20 min · Dora, NC-1234/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View Receipt' }).getAttribute('href')).toBe('/ride/7/receipt');
});

it('shows members only what they paid themselves', () => {
  renderInApp(<TripSummary ride={ride('member')} />);
  expect(screen.getByText('You paid')).toBeTruthy();
  expect(screen.queryByText(/(Frank|Olivia) paid/)).toBeNull();
});

it('does not send a rating without an overall rating', async () => {
  renderInApp(<TripSummary ride={ride('member')} />);
  await send();
  expect(screen.getByText('Please select a star rating before submitting.')).toBeTruthy();
  expect(give.asked).toEqual([]);
});

it('sends the rating with the optional entries that were filled in', async () => {
  renderInApp(<TripSummary ride={ride('member')} />);
  fireEvent.click(star('4 stars'));
  const safety = screen.getByRole('radiogroup', { name: 'Safety' });
  fireEvent.click(safety.querySelectorAll('input')[4] as HTMLInputElement);
  fireEvent.change(screen.getByLabelText(/Comment/), { target: { value: ' Smooth ride ' } });
  await send();
  expect(give.asked).toEqual([{ rideId: 7, reviewRequest: { rating: 4, safety: 5, comment: 'Smooth ride' } }]);
});

it('says when a rating was not saved, and keeps it', async () => {
  give.answer = () => refused('already_reviewed');
  renderInApp(<TripSummary ride={ride('member')} />);
  fireEvent.click(star('5 stars'));
  await send();
  expect(await screen.findByText('You already rated this ride.')).toBeTruthy();
  expect((star('5 stars') as HTMLInputElement).checked).toBe(true);
});

it('shows the rating that was given', () => {
  review = { mayReview: false, given: { rating: 4 } };
  renderInApp(<TripSummary ride={ride('member')} />);
  expect(screen.getByText('You gave 4 stars')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit rating' })).toBeNull();
});
