import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { fakeMutation, refused, type FakeMutation } from '../../../testing/fake-mutation';
import { aPledge } from '../../../testing/pledges';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';

let request: FakeMutation<unknown>;
jest.unstable_mockModule('../api', () => ({ useRequestPledgedRideMutation: () => request.use() }));
const { PledgeSection } = await import('./pledge-section');

const waiting = { status: 'awaiting_payment', splitMode: 'pledge' } as const;
const reached = aPledge({ state: 'reached', joined: 9 });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const BOOK = 'Book the ride now';

beforeEach(() => {
  request = fakeMutation();
  request.answer = () => ({ data: aRide({ status: 'pending' }) });
});

it('lets the organizer invite people, and book once enough have joined', async () => {
  const onInvite = jest.fn();
  const { unmount } = renderInApp(
    <PledgeSection ride={aRide({ ...waiting, pledge: aPledge() })} onInvite={onInvite} />,
  );
  await press('Invite people');
  expect(onInvite).toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: BOOK })).toBeNull();
  unmount();
  renderInApp(<PledgeSection ride={aRide({ ...waiting, pledge: reached })} onInvite={onInvite} />);
  await press(BOOK);
  expect(screen.getByText(/booked for the 9 people who joined/)).toBeTruthy();
  await press('Book now');
  expect(request.asked).toEqual([{ rideId: 7 }]);
  expect(await screen.findByText('Your ride is booked')).toBeTruthy();
});

it('says why the ride was not booked', async () => {
  request.answer = () => refused('pledge_not_reached');
  renderInApp(<PledgeSection ride={aRide({ ...waiting, pledge: reached })} />);
  await press(BOOK);
  await press('Book now');
  expect(await screen.findByText('The ride wasn’t booked')).toBeTruthy();
});

it('lets only the organizer book, and offers no invitations once joining has ended', () => {
  renderInApp(
    <PledgeSection ride={aRide({ ...waiting, you: 'member', pledge: reached })} onInvite={() => undefined} />,
  );
  expect(screen.queryByRole('button', { name: BOOK })).toBeNull();
  const closed = aPledge({ state: 'reached', joined: 9, closedAt: '2026-12-04T17:00:00.000Z' });
  const { unmount } = renderInApp(
    <PledgeSection ride={aRide({ ...waiting, pledge: closed })} onInvite={() => undefined} />,
  );
  expect(screen.getByText('Joining has ended')).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: BOOK })).toEqual([]);
  unmount();
});

it('shows nothing to an organizer who has not paid yet, or for other rides', () => {
  const unpaid = aRide({ ...waiting, pledge: aPledge(), payBefore: '2026-12-04T17:00:00.000Z' });
  for (const ride of [unpaid, aRide()]) {
    const { unmount } = renderInApp(<PledgeSection ride={ride} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
    unmount();
  }
});
