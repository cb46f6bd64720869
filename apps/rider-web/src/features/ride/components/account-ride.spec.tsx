import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { MemberView, RideView } from '@groupride/web-api-client';
import { ownAmounts } from '../../../shared/own-amounts';
import { someAmounts } from '../../../testing/amounts';
import { renderInApp } from '../../../testing/render-in-app';
import { aPledge } from '../../../testing/pledges';
import { aRide } from '../../../testing/rides';

const FREE = { fee: '0.00', released: '0.00', refunded: '0.00', mayCancel: true, rule: null, keptPercent: 0 };
const nothing = () => ({ data: undefined });
const change = () => [() => undefined, { isLoading: false }];
jest.unstable_mockModule('../api', () => ({
  useCancelRideMutation: change,
  useConfirmSettleUpMutation: change,
  useGetDriverQuery: nothing,
  useGetOwnReviewQuery: nothing,
  useGetSosQuery: nothing,
  useGetTipQuery: nothing,
  useGiveReviewMutation: change,
  useLeaveRideMutation: change,
  useListRideMembersQuery: nothing,
  useListSettleUpsQuery: (_call: unknown, { skip }: { skip: boolean }) => ({
    data: skip ? undefined : { settleUps: [{ userId: 4, name: 'Hal', amount: '9.99', state: 'open' }] },
  }),
  usePreviewCancellationQuery: (_call: unknown, { skip }: { skip: boolean }) => ({
    data: skip ? undefined : { ...FREE, payers: [] },
  }),
  useSendSettleUpMutation: change,
}));
const { LeaveOrCancel } = await import('./leave-or-cancel');
const { MemberList } = await import('./member-list');
const { NoShowNotice } = await import('./no-show-notice');
const { SettleUps } = await import('./settle-ups');
const { TripDetails } = await import('./trip-details');
const { TripSummary } = await import('./trip-summary');

const ride = (what: Partial<RideView> = {}) =>
  aRide({ you: 'member', paymentMethod: 'account', amounts: someAmounts({ share: '13.71', paid: '13.71' }), ...what });
const member = (what: Partial<MemberView> = {}) =>
  ({
    id: 5,
    status: 'confirmed',
    user: { id: 9, name: 'Grace', email: null },
    isOrganizer: false,
    isYou: true,
    seat: 0,
    share: '13.71',
    charge: '13.71',
    agreed: '0.00',
    consent: 'needed',
    shareState: 'covered',
    verified: false,
    noShow: false,
    amounts: null,
    ...what,
  }) as MemberView;
const noMoney = () => expect(document.body.textContent).not.toContain('$');

describe('a ride that a business account pays', () => {
  it('shows who pays, and no prices', () => {
    renderInApp(<TripDetails ride={ride()} />);
    expect(screen.getByText('Payment').nextElementSibling?.textContent).toBe('Paid by a business account');
    expect(screen.queryByText('Total cost')).toBeNull();
    noMoney();
    expect(ownAmounts(ride())).toEqual([]);
  });

  it('shows who rides, without shares', () => {
    renderInApp(<MemberList ride={ride()} members={[member(), member({ id: 6, isYou: false, seat: 1 })]} />);
    expect(screen.getAllByText(/Grace/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Covered/i)).toBeNull();
    noMoney();
  });

  it('ends without a total, a receipt and settling up', () => {
    const over = ride({ status: 'completed' });
    renderInApp(
      <>
        <TripSummary ride={over} />
        <SettleUps ride={over} />
      </>,
    );
    expect(screen.getByText('Paid by a business account')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'View Receipt' })).toBeNull();
    noMoney();
  });

  it('cannot be cancelled by the passenger, who reads whom to ask', () => {
    renderInApp(<LeaveOrCancel ride={ride()} members={[member()]} guest />);
    expect(
      screen.getByText('This ride was booked for you. To change or cancel it, contact whoever booked it.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the business that booked it', () => {
    renderInApp(<LeaveOrCancel ride={ride({ bookedBy: 'Acme' })} members={[member()]} guest />);
    expect(screen.getByText('Acme booked this ride for you. To change or cancel it, contact them.')).toBeTruthy();
  });

  it('can be left by members who joined', () => {
    renderInApp(<LeaveOrCancel ride={ride()} members={[member({ seat: 2 })]} />);
    expect(screen.getByRole('button', { name: 'Leave ride' })).toBeTruthy();
    expect(screen.queryByText(/booked for you/)).toBeNull();
  });

  it('has no fee for a no-show', () => {
    renderInApp(<NoShowNotice ride={ride({ status: 'en_route' })} members={[member({ noShow: true })]} />);
    expect(screen.getByText(/^They waited at the pickup\./)).toBeTruthy();
    expect(screen.queryByText(/still pay/)).toBeNull();
  });
});

describe('leaving a ride', () => {
  it.each([
    ['that is paid by card, and covered by its organizer', { paymentMethod: 'card' }, /The organizer covers your seat/],
    ['that a business account pays', {}, /^Leaving is free\.$/],
    ['for which everybody pays their own share', { paymentMethod: 'card', pledge: aPledge() }, /^Leaving is free\.$/],
  ] as const)('%s says what happens to the seat', async (_which, what, text) => {
    renderInApp(<LeaveOrCancel ride={ride(what)} members={[member({ seat: 2 })]} />);
    fireEvent.click(screen.getByRole('button', { name: 'Leave ride' }));
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('a ride that is paid by card', () => {
  it('cannot be left by members who have boarded', () => {
    const ridden = ride({ status: 'en_route', paymentMethod: 'card' });
    const { unmount } = renderInApp(<LeaveOrCancel ride={ridden} members={[member({ seat: 2 })]} />);
    expect(screen.getByRole('button', { name: 'Leave ride' })).toBeTruthy();
    unmount();
    renderInApp(<LeaveOrCancel ride={ridden} members={[member({ seat: 2, verified: true })]} />);
    expect(screen.getByText('You’ve boarded, so you can’t leave this ride anymore.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a no-show', () => {
  const told = (members: MemberView[], status: RideView['status'] = 'en_route') => {
    renderInApp(<NoShowNotice ride={ride({ status, paymentMethod: 'card' })} members={members} />);
    return document.body.textContent ?? '';
  };
  const free = { noShow: true, charge: '0.00' };

  it('is not told to board once the trip has started, and neither is the group', () => {
    const absent = { noShow: true, charge: '13.71' };
    const own = told([member(absent)], 'in_progress');
    expect(own).toContain('Your driver left without you');
    expect(own).toContain('you still pay your share.');
    expect(own).not.toContain('You can board');
    expect(told([member({ ...absent, isYou: false })], 'in_progress')).toContain('Your driver left without ');
  });

  it.each([
    ['who pays', { noShow: true, charge: '13.71' }, 'and you still pay your share'],
    [
      'whose credit pays',
      { ...free, amounts: someAmounts({ share: '13.71', credit: '13.71' }) },
      'and you still pay your share',
    ],
    ['for whom somebody else pays', free, 'You don’t pay for your seat'],
  ])('%s reads what is true of their share', (_who, what, text) => {
    expect(told([member(what)])).toContain(text);
  });

  it.each([
    ['they pay', [{ noShow: true, charge: '13.71' }, free], 'They still pay their share.'],
    ['the organizer pays', [free], 'The organizer pays for their seat.'],
    ['the organizer pays for several', [free, free], 'The organizer pays for their seats.'],
  ])('is shown to the others with who pays: %s', (_who, absent, text) => {
    expect(told(absent.map((what, at) => member({ ...what, id: at, isYou: false })))).toContain(text);
  });
});
