import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { RideView, SettleUpList, SettleUpView } from '@groupride/web-api-client';
import { fakeMutation, refused, type FakeMutation } from '../../../testing/fake-mutation';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';

let list: SettleUpList | undefined;
let send: FakeMutation<unknown>;
let confirm: FakeMutation<unknown>;
jest.unstable_mockModule('../api', () => ({
  useListSettleUpsQuery: (_asked: unknown, { skip }: { skip: boolean }) => ({ data: skip ? undefined : list }),
  useSendSettleUpMutation: () => send.use(),
  useConfirmSettleUpMutation: () => confirm.use(),
}));
const { SettleUps } = await import('./settle-ups');

const LINK = 'https://venmo.com/?txn=pay';
const own = (what: Partial<SettleUpView> = {}): SettleUpView => ({
  userId: 3,
  name: 'Frank',
  isYou: true,
  amount: '15.06',
  state: 'open',
  method: null,
  payLink: LINK,
  ...what,
});
const show = (you: RideView['you'], settleUps: SettleUpView[], acceptsVenmo = true) => {
  list = { settleUps, acceptsVenmo };
  return renderInApp(<SettleUps ride={aRide({ status: 'completed', you, riderName: 'Olivia' })} />);
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  send = fakeMutation();
  confirm = fakeMutation();
});

describe('settling up', () => {
  it('opens Venmo with the amount for a member, and records that they say they paid', async () => {
    show('member', [own()]);
    expect(screen.getByText('Olivia covered your share')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pay with Venmo' }).getAttribute('href')).toBe(LINK);
    await press('I paid with Venmo');
    await press('I paid in cash');
    expect(send.asked).toEqual([
      { rideId: 7, settleUpRequest: { method: 'venmo', amount: '15.06' } },
      { rideId: 7, settleUpRequest: { method: 'cash', amount: '15.06' } },
    ]);
  });

  it('offers only cash when the organizer has no Venmo', () => {
    show('member', [own({ payLink: null })], false);
    expect(screen.queryByText(/Venmo/)).toBeNull();
    expect(screen.getByRole('button', { name: 'I paid in cash' })).toBeTruthy();
  });

  it('tells the member that it waits for the organizer, and then that it is settled', () => {
    const { unmount } = show('member', [own({ state: 'sent', method: 'venmo', payLink: null })]);
    expect(screen.getByText('Waiting for Olivia to confirm $15.06')).toBeTruthy();
    unmount();
    show('member', [own({ state: 'settled', method: 'venmo', payLink: null })]);
    expect(screen.getByText('Settled: $15.06')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lets the organizer confirm what each member paid back', async () => {
    show('organizer', [
      own({ isYou: false, state: 'sent', method: 'venmo', payLink: null }),
      own({ isYou: false, userId: 4, name: 'Gina', payLink: null }),
      own({ isYou: false, userId: 5, name: 'Hal', state: 'settled', method: 'cash', payLink: null }),
    ]);
    expect(screen.getByText('$15.06 · Paid with Venmo')).toBeTruthy();
    expect(screen.getByText('$15.06 · Not paid back')).toBeTruthy();
    await press('Confirm $15.06 from Frank');
    await press('Confirm $15.06 from Gina');
    expect(confirm.asked).toEqual([
      { rideId: 7, userId: 3, settleUpRequest: { method: 'venmo', amount: '15.06' } },
      { rideId: 7, userId: 4, settleUpRequest: { method: 'cash', amount: '15.06' } },
    ]);
    expect(screen.queryByRole('button', { name: /Hal/ })).toBeNull();
  });

  it('links an organizer without Venmo to the page where they can save a username', () => {
    show('organizer', [own({ isYou: false, payLink: null })], false);
    expect(screen.getByRole('link', { name: /Add your Venmo username/ }).getAttribute('href')).toBe('/profile/payment');
  });

  it('says why the entry was not saved', async () => {
    send.answer = () => refused('amount_mismatch');
    show('member', [own()]);
    await press('I paid in cash');
    expect(await screen.findByText('We couldn’t save this')).toBeTruthy();
  });

  it('is hidden when nothing was covered, and before the trip is completed', () => {
    const { unmount } = show('member', []);
    expect(screen.queryByTestId('settle-ups')).toBeNull();
    unmount();
    list = { settleUps: [own()], acceptsVenmo: true };
    renderInApp(<SettleUps ride={aRide({ you: 'member' })} />);
    expect(screen.queryByTestId('settle-ups')).toBeNull();
  });
});
