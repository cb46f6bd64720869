import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ConfirmedRideChange, RideChange, RideChangeView, RideView } from '@groupride/web-api-client';
import { fakeMutation, refused, type Answered, type FakeMutation } from '../../../testing/fake-mutation';
import { axeViolations } from '../../../testing/axe';
import { renderInApp } from '../../../testing/render-in-app';

let preview: FakeMutation<{ rideChange: RideChange }>;
let apply: FakeMutation<{ confirmedRideChange: ConfirmedRideChange }>;
jest.unstable_mockModule('../api', () => ({
  usePreviewRideChangeMutation: () => preview.use(),
  useChangeRideMutation: () => apply.use(),
}));
const { ChangeGroup } = await import('./change-group');

const ride = {
  id: 7,
  groupSize: 4,
  memberCount: 2,
  rideType: 'GroupX',
  status: 'pending',
  totalCost: '60.25',
  appliedPromotions: [] as RideView['appliedPromotions'],
} as RideView;
const seen = (what: Partial<RideChangeView> = {}): RideChangeView => ({
  groupSize: 5,
  totalBefore: '60.25',
  total: '75.31',
  largestCharge: '75.31',
  toAuthorize: '0.00',
  nextShare: '15.06',
  allowed: true,
  reason: null,
  shares: [
    { memberId: 1, name: 'Riley', isOrganizer: true, isYou: true, before: '15.07', share: '15.07', asksAgain: false },
    { memberId: 2, name: 'Finn', isOrganizer: false, isYou: false, before: '15.06', share: '15.06', asksAgain: true },
  ],
  ...what,
});

function open(of: Partial<RideView> = {}) {
  const onClose = jest.fn();
  const { address } = renderInApp(<ChangeGroup ride={{ ...ride, ...of }} open onClose={onClose} />);
  return { onClose, address };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (text: string) => fireEvent.change(screen.getByLabelText('Promo code'), { target: { value: text } });

beforeEach(() => {
  preview = fakeMutation();
  apply = fakeMutation();
  preview.answer = () => ({ data: seen() });
  apply.answer = () => ({ data: { totalCost: '75.31' } });
});

describe('changing the group size or the promotion', () => {
  it('requests the price once and confirms it once after repeated presses', async () => {
    let tell: (answer: Answered) => void = () => undefined;
    const later = () => new Promise<Answered>((resolve) => (tell = resolve));
    preview.answer = later;
    apply.answer = later;
    const { onClose } = open();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'See the new price' }).disabled).toBe(true);
    press('More people');
    press('See the new price');
    press('See the new price');
    expect(preview.asked).toEqual([{ rideId: 7, rideChange: { groupSize: 5 } }]);
    await act(async () => tell({ data: seen() }));
    expect(screen.getByText('we’ll ask first')).toBeTruthy();
    press('Change to $75.31');
    press('Changing…');
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => tell({ data: { totalCost: '75.31' } }));
    expect(apply.asked).toEqual([{ rideId: 7, confirmedRideChange: { groupSize: 5, expectedTotal: '75.31' } }]);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Ride changed')).toBeTruthy();
  });

  it('says why a change is refused, and stays open', async () => {
    preview.answer = () => refused('promo_invalid');
    const { onClose } = open();
    type('freebie');
    fireEvent.submit(screen.getByLabelText('Promo code'));
    const field = screen.getByLabelText('Promo code');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Invalid promo code. Try FREEFIRST for new users.')).toBeTruthy();
    expect(preview.asked).toEqual([{ rideId: 7, rideChange: { promoCode: 'FREEBIE' } }]);

    preview.answer = () => ({ data: seen({ total: '30.25', groupSize: 4 }) });
    apply.answer = () => refused('ride_state_conflict');
    type('welcome');
    expect(screen.queryByText('Invalid promo code. Try FREEFIRST for new users.')).toBeNull();
    press('See the new price');
    await waitFor(() => press('Change to $30.25'));
    await screen.findByText('We couldn’t change the ride');
    expect(screen.getByText('The ride just changed. Check the latest details.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says which change is not possible, and shows no confirm button', async () => {
    preview.answer = () => ({ data: seen({ allowed: false }) });
    open();
    press('More people');
    press('See the new price');
    await screen.findByText(/^We couldn’t set aside the amount on your card/);
    expect(screen.queryByRole('button', { name: /^Change to/ })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'See the new price' }).disabled).toBe(true);
  });

  it('confirms only the price that is shown', async () => {
    open();
    press('More people');
    press('See the new price');
    apply.answer = () => refused('amount_mismatch');
    preview.answer = () => ({ data: seen({ total: '80.00' }) });
    await waitFor(() => press('Change to $75.31'));
    await screen.findByText('The price just changed. This is the new one.');
    apply.answer = () => ({ data: { totalCost: '80.00' } });
    press('Change to $80.00');
    await waitFor(() =>
      expect(apply.asked.map(({ confirmedRideChange }) => confirmedRideChange.expectedTotal)).toEqual([
        '75.31',
        '80.00',
      ]),
    );
  });

  it('ignores a price that arrives after something else was chosen', async () => {
    let tell: (answer: Answered) => void = () => undefined;
    preview.answer = () => new Promise<Answered>((resolve) => (tell = resolve));
    open();
    press('More people');
    press('See the new price');
    press('More people');
    await act(async () => tell({ data: seen() }));
    expect(screen.queryByText('$75.31')).toBeNull();
    press('See the new price');
    expect(preview.asked.map(({ rideChange }) => rideChange)).toEqual([{ groupSize: 5 }, { groupSize: 6 }]);
  });

  it('says that the new total is set aside first, and opens the payment when the card has to be confirmed', async () => {
    preview.answer = () => ({ data: seen({ toAuthorize: '75.31' }) });
    apply.answer = () => ({ data: { totalCost: '60.25' } });
    const { onClose, address } = open();
    press('More people');
    press('See the new price');
    await screen.findByText(/^We set aside the new total on your card first\./);
    press('Set aside $75.31 and change');
    await waitFor(() => expect(address()).toBe('/payment?rideId=7'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Ride changed')).toBeNull();
  });

  it('removes the current promotion', async () => {
    preview.answer = () => ({ data: seen({ groupSize: 4, total: '110.25' }) });
    open({ appliedPromotions: [{ name: 'First ride free', code: 'FREEFIRST', discountAmount: '50.00' }] });
    expect(screen.getByText(/^You save \$50\.00 now\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: 'Keep First ride free (FREEFIRST)' }));
    press('See the new price');
    await screen.findByRole('button', { name: 'Change to $110.25' });
    expect(preview.asked).toEqual([{ rideId: 7, rideChange: { withoutPromotion: true } }]);
  });
});

it('passes the axe accessibility checks', async () => {
  open();
  expect(await axeViolations()).toEqual([]);
});
