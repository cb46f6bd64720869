import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PickupMove, PickupMoveConfirmation, PickupMoveView, RideView } from '@groupride/web-api-client';
import { fakeMutation, refused, unanswered, type Answered, type FakeMutation } from '../../../testing/fake-mutation';
import { axeViolations } from '../../../testing/axe';
import { renderInApp } from '../../../testing/render-in-app';

let preview: FakeMutation<{ rideId: number; pickupMove: PickupMove }>;
let move: FakeMutation<{ rideId: number; pickupMoveConfirmation: PickupMoveConfirmation }>;
jest.unstable_mockModule('../api', () => ({
  usePreviewPickupMoveMutation: () => preview.use(),
  useMovePickupMutation: () => move.use(),
}));
jest.unstable_mockModule('../../../shared/places/place-field', () => ({
  PlaceField: ({ onChange }: { onChange: (place: object) => void }) => (
    <button onClick={() => onChange({ id: 'x', address: '', ...CORNER })}>choose the corner</button>
  ),
}));
jest.unstable_mockModule('../../../shared/map/rider-map', () => ({ RiderMap: () => <div>map</div> }));
const { MovePickupSheet } = await import('./move-pickup-sheet');
const { isPickupMovable } = await import('./move-pickup');

const CORNER = { name: 'Trade Street', lat: 35.23, lng: -80.84 };
const ride = {
  id: 7,
  you: 'organizer',
  splitMode: 'cover',
  status: 'en_route',
  arrivedAt: null,
  pickupLocation: 'Uptown',
  pickup: { name: 'Uptown', lat: 35.2, lng: -80.8 },
  dropoffLocation: 'Airport',
  destination: { name: 'Airport', lat: 35.22, lng: -80.94 },
} as RideView;
const person = { isYou: false, isOrganizer: false, asksAgain: false };
const seen = (what: Partial<PickupMoveView> = {}): PickupMoveView => ({
  previewId: 'p1',
  expiresAt: '2026-11-23T12:00:00Z',
  pickup: CORNER,
  polyline: '_p~iF~ps|U_ulLnnqC',
  distanceMeters: 9000,
  durationSeconds: 900,
  totalBefore: '60.00',
  total: '64.00',
  changeCents: 400,
  largestCharge: '64.00',
  toAuthorize: '0.00',
  allowed: true,
  reason: null,
  shares: [
    {
      ...person,
      memberId: 1,
      name: 'Riley',
      isOrganizer: true,
      isYou: true,
      before: '30.00',
      share: '32.00',
      changeCents: 200,
      atMost: '64.00',
    },
    {
      ...person,
      memberId: 2,
      name: 'Finn',
      asksAgain: true,
      before: '30.00',
      share: '32.00',
      changeCents: 200,
      atMost: '30.00',
    },
  ],
  ...what,
});
const moved = { data: { pickup: CORNER } };

function open(props: object = {}) {
  const onClose = jest.fn();
  const { address } = renderInApp(<MovePickupSheet ride={ride} open onClose={onClose} {...props} />);
  return { onClose, address };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  preview = fakeMutation();
  move = fakeMutation();
  preview.answer = () => ({ data: seen() });
  move.answer = () => moved;
});

it('shows the new total and what each person would pay, and moves once', async () => {
  const { onClose } = open();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'See the new price' }).disabled).toBe(true);
  press('choose the corner');
  press('See the new price');
  await screen.findByText('$4.00 more');
  expect(preview.asked).toEqual([{ rideId: 7, pickupMove: { pickup: CORNER } }]);
  expect(screen.getByText('$2.00 more. Pays at most $30.00 until they agree; you cover the rest.')).toBeTruthy();
  let tell: (answer: Answered) => void = () => undefined;
  move.answer = () => new Promise<Answered>((resolve) => (tell = resolve));
  press('Move for $64.00');
  press('Moving…');
  await act(async () => tell(moved));
  expect(move.asked).toEqual([{ rideId: 7, pickupMoveConfirmation: { previewId: 'p1' } }]);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Pickup moved')).toBeTruthy();
});

it('shows whose share gets lower with the price, and whose stays the same', async () => {
  const [riley, finn] = seen().shares;
  preview.answer = () => ({
    data: seen({
      total: '59.00',
      changeCents: -100,
      shares: [
        { ...riley!, changeCents: -100 },
        { ...finn!, changeCents: 0, asksAgain: false },
      ],
    }),
  });
  open();
  press('choose the corner');
  press('See the new price');
  expect(await screen.findAllByText('$1.00 less')).toHaveLength(2);
  expect(screen.getByText('No change')).toBeTruthy();
});

it('starts with a suggested place', () => {
  open({ suggested: { id: 's', address: '', ...CORNER } });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'See the new price' }).disabled).toBe(false);
});

it('sets the new total aside first when the card covers less, and opens the payment', async () => {
  preview.answer = () => ({ data: seen({ toAuthorize: '64.00' }) });
  move.answer = () => ({ data: { pickup: ride.pickup } });
  const { onClose, address } = open();
  press('choose the corner');
  press('See the new price');
  await screen.findByText(/If it’s declined, your pickup and payment stay as they are/);
  press('Set aside $64.00 and move');
  await waitFor(() => expect(address()).toBe('/payment?rideId=7'));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Pickup moved')).toBeNull();
});

it.each(['amount_mismatch', 'quote_expired'])(
  'shows the new price when the displayed one is no longer valid (%s)',
  async (code) => {
    open();
    press('choose the corner');
    press('See the new price');
    move.answer = () => refused(code);
    preview.answer = () => ({ data: seen({ previewId: 'p2', total: '70.00' }) });
    await waitFor(() => press('Move for $64.00'));
    await screen.findByText('The price just changed. This is the new one.');
    expect(await screen.findByRole('button', { name: 'Move for $70.00' })).toBeTruthy();
  },
);

it('says why the pickup cannot move, and stays open', async () => {
  preview.answer = () => refused('place_outside_area');
  const { onClose } = open();
  press('choose the corner');
  press('See the new price');
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
  preview.answer = () => ({ data: seen() });
  move.answer = () => unanswered;
  press('choose the corner');
  press('See the new price');
  await waitFor(() => press('Move for $64.00'));
  await screen.findByText('We couldn’t move the pickup');
  expect(onClose).not.toHaveBeenCalled();
});

it.each([
  [{}, true],
  [{ status: 'pending' }, true],
  [{ arrivedAt: '2026-11-23T12:00:00Z' }, false],
  [{ status: 'in_progress' }, false],
  [{ splitMode: 'pledge' }, false],
  [{ you: 'member' }, false],
  [{ sharedPrice: { sharedAt: null, alone: '40.00', shared: '30.00' } }, true],
  [{ sharedPrice: { sharedAt: '2026-11-23T12:00:00Z', alone: '40.00', shared: '30.00' } }, false],
] as [Partial<RideView>, boolean][])('is offered for %j: %s', (what, offered) => {
  expect(isPickupMovable({ ...ride, ...what })).toBe(offered);
});

it('passes the axe accessibility checks', async () => {
  open();
  expect(await axeViolations()).toEqual([]);
});
