import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { MemberView, RideView } from '@groupride/web-api-client';
import { ownAmounts } from '../../../shared/own-amounts';
import { someAmounts } from '../../../testing/amounts';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';

const nothing = () => ({ data: undefined });
const change = () => [() => undefined, { isLoading: false }];
jest.unstable_mockModule('../api', () => ({
  useCancelRideMutation: change,
  useConfirmSettleUpMutation: change,
  useGetDriverQuery: nothing,
  useGetOwnReviewQuery: nothing,
  useGetTipQuery: nothing,
  useGiveReviewMutation: change,
  useLeaveRideMutation: change,
  useListRideMembersQuery: nothing,
  useListSettleUpsQuery: (_call: unknown, { skip }: { skip: boolean }) => ({
    data: skip ? undefined : { settleUps: [{ userId: 4, name: 'Hal', amount: '9.99', state: 'open' }] },
  }),
  usePreviewCancellationQuery: nothing,
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
    ...{ id: 5, status: 'confirmed', user: { id: 9, name: 'Grace', email: null }, isOrganizer: false, isYou: true },
    ...{ seat: 0, share: '13.71', charge: '13.71', agreed: '0.00', consent: 'needed', shareState: 'covered' },
    ...{ verified: false, noShow: false, amounts: null },
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
