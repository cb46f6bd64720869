import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { AssemblyMember, AssemblyView, RideView } from '@groupride/web-api-client';
import { fakeMutation, refused, unanswered, type Answered, type FakeMutation } from '../../../testing/fake-mutation';
import { renderInApp } from '../../../testing/render-in-app';

let query: { currentData?: AssemblyView; error?: Answered['error'] };
let ask: FakeMutation<unknown>;
let answer: FakeMutation<unknown>;
let nudge: FakeMutation<unknown>;
const refetch = jest.fn();
jest.unstable_mockModule('react-redux', () => ({ useDispatch: () => () => undefined }));
jest.unstable_mockModule('../../../shared/socket', () => ({ useSocket: () => null, useConnected: () => true }));
jest.unstable_mockModule('../api', () => ({
  assemblyChanged: () => ({ type: 'changed' }),
  useGetAssemblyQuery: () => ({ ...query, isFetching: false, refetch }),
  useAskReadyMutation: () => ask.use(),
  useAnswerReadyMutation: () => answer.use(),
  useNudgeMemberMutation: () => nudge.use(),
}));
jest.unstable_mockModule('./meeting-point', () => ({ MeetingPoint: () => null }));
const { Assembly } = await import('./assembly');

const member = (some: Partial<AssemblyMember>): AssemblyMember => ({
  memberId: 1,
  firstName: 'Ana',
  isYou: false,
  isOrganizer: false,
  place: 'unknown',
  minutes: null,
  seenAt: null,
  ready: 'none',
  nudgeAgainAt: null,
  ...some,
});
const ana = member({ isOrganizer: true });
const ben = member({ memberId: 2, firstName: 'Ben', place: 'on_the_way', minutes: 6 });
const check = { id: 3, askedAt: '2026-11-22T18:00:00Z', askAgainAt: '2026-11-22T18:02:00Z' };
const ride = (some: Partial<RideView> = {}) =>
  ({ id: 7, you: 'organizer', status: 'en_route', memberCount: 2, ...some }) as RideView;
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  query = { currentData: { members: [{ ...ana, isYou: true }, ben], emptySeats: 2, check: null } };
  [ask, answer, nudge] = [fakeMutation(), fakeMutation(), fakeMutation()];
});

it('shows the organizer who is on the way and what is missing', () => {
  renderInApp(<Assembly ride={ride()} />);
  expect(rows()).toEqual(['Ana (you)Location not shared', 'Ben6 min awayRemind']);
  expect(screen.getByText('Still missing: 2 empty seats')).toBeTruthy();
});

it('lets the organizer ask and remind members, and says when that was refused', async () => {
  renderInApp(<Assembly ride={ride()} />);
  await press('Everyone ready?');
  expect(ask.asked).toEqual([{ rideId: 7 }]);
  expect(screen.getByText('We asked your group')).toBeTruthy();
  await press('Remind Ben');
  expect(nudge.asked).toEqual([{ rideId: 7, memberId: 2 }]);
  ask.answer = () => refused('too_many_requests', 429);
  await press('Everyone ready?');
  expect(screen.getByText('We didn’t ask your group')).toBeTruthy();
});

it('offers no second reminder right after the first', () => {
  query.currentData!.members[1] = { ...ben, nudgeAgainAt: '2026-11-22T18:05:00Z' };
  renderInApp(<Assembly ride={ride()} />);
  expect((screen.getByRole('button', { name: 'Ben was reminded' }) as HTMLButtonElement).disabled).toBe(true);
});

it('asks members whether they are ready, and shows their answer', async () => {
  const you = { ...ben, isYou: true, ready: 'ready' as const };
  query = { currentData: { members: [{ ...ana, ready: 'ready' }, you], emptySeats: 0, check } };
  renderInApp(<Assembly ride={ride({ you: 'member' })} />);
  expect(screen.getByText('2 of 2 ready')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'I’m ready' }).getAttribute('aria-pressed')).toBe('true');
  await press('Not yet');
  expect(answer.asked).toEqual([{ rideId: 7, readyAnswerForm: { checkId: 3, ready: false } }]);
  expect(screen.queryByRole('button', { name: 'Everyone ready?' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Remind/ })).toBeNull();
});

it('shows who is aboard and who did not come, without asking them', () => {
  const [aboard, gone] = [
    member({ memberId: 3, place: 'aboard' }),
    member({ memberId: 4, firstName: 'Cy', place: 'no_show' }),
  ];
  query = { currentData: { members: [{ ...ana, isYou: true }, aboard, gone], emptySeats: 0, check } };
  renderInApp(<Assembly ride={ride()} />);
  expect(rows().slice(1)).toEqual(['AnaOn board', 'CyDidn’t come']);
});

it('shows a loading state, and retries when loading failed', async () => {
  query = {};
  renderInApp(<Assembly ride={ride()} />);
  expect(screen.getByLabelText('Loading…')).toBeTruthy();
  query = { error: unanswered.error };
  renderInApp(<Assembly ride={ride()} />);
  await press('Try again');
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('is hidden from a rider who is alone, from drivers, and once the trip has started', () => {
  for (const some of [{ memberCount: 1 }, { you: 'driver' }, { status: 'in_progress' }] as const)
    renderInApp(<Assembly ride={ride(some)} />);
  expect(screen.queryByText('Getting together')).toBeNull();
});
