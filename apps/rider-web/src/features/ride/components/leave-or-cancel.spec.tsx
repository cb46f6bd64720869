import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MemberView, RideView, SosView } from '@groupride/web-api-client';
import { fakeMutation, refused, unanswered, type FakeMutation } from '../../../testing/fake-mutation';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';

const FREE = { fee: '0.00', released: '0.00', refunded: '0.00', mayCancel: true, rule: null, keptPercent: 0 };
let cancel: FakeMutation<unknown>;
let leave: FakeMutation<unknown>;
let sos: SosView;
let released: string;
jest.unstable_mockModule('../api', () => ({
  useCancelRideMutation: () => cancel.use(),
  useGetSosQuery: (_: object, { skip }: { skip: boolean }) => ({ data: skip ? undefined : sos }),
  useLeaveRideMutation: () => leave.use(),
  usePreviewCancellationQuery: () => ({ data: { ...FREE, released, payers: [] } }),
}));
jest.unstable_mockModule('../../../shared/cancellation-terms', () => ({ RideCancellationTerms: () => null }));
const { LeaveOrCancel } = await import('./leave-or-cancel');

beforeEach(() => {
  [cancel, leave] = [fakeMutation(), fakeMutation()];
  released = '0.00';
  sos = { askedAt: null, closedAt: null, contacts: 0 };
});

/** Presses the button on the page, and the one in its dialog. */
async function confirm(you: RideView['you'], name: string, guest = false) {
  const members = [{ isYou: true, seat: 1, verified: false } as MemberView];
  const page = renderInApp(<LeaveOrCancel ride={aRide({ you })} members={members} guest={guest} />);
  fireEvent.click(screen.getByText(name));
  const dialog = within(await screen.findByRole('alertdialog'));
  await act(async () => fireEvent.click(dialog.getByText(name)));
  return page;
}

it.each([
  ['the answer was lost', unanswered, 'We don’t know if your ride was cancelled'],
  ['it was refused', refused('ride_state_conflict'), 'Your ride wasn’t cancelled'],
])('says what is known of a cancellation when %s', async (_when, answer, title) => {
  cancel.answer = () => answer;
  await confirm('organizer', 'Cancel ride');
  expect(await screen.findByText(title)).toBeTruthy();
});

it.each([
  ['the answer was lost', unanswered, 'We don’t know if you left the ride', '/ride/7'],
  ['it was refused', refused('already_verified'), 'You’re still part of this ride', '/ride/7'],
  ['the member had left already', refused('not_found', 404), 'You left the ride', '/'],
])('says what is known of leaving when %s', async (_when, answer, title, address) => {
  leave.answer = () => answer;
  const page = await confirm('member', 'Leave ride');
  expect(await screen.findByText(title)).toBeTruthy();
  await waitFor(() => expect(page.address()).toBe(address));
});

it.each([
  ['without a call for help', null, null, '/guest'],
  ['with a call for help that operations closed', '2026-11-22T18:00:00Z', '2026-11-22T18:05:00Z', '/guest'],
  ['with an open call for help', '2026-11-22T18:00:00Z', null, '/ride/7'],
])('keeps a guest who leaves %s where they belong', async (_when, askedAt, closedAt, address) => {
  sos = { askedAt, closedAt, contacts: 0 };
  const page = await confirm('member', 'Leave ride', true);
  expect(await screen.findByText('You left the ride')).toBeTruthy();
  await waitFor(() => expect(page.address()).toBe(address));
});

it('says what is released to a member who had paid', async () => {
  released = '13.70';
  await confirm('member', 'Leave ride');
  expect(await screen.findByText('The $13.70 set aside on your card is released.')).toBeTruthy();
});
