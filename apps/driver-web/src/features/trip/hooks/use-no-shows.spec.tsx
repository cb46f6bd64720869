import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { api } from '@groupride/web-api-client';
import { PositionProvider } from '../../../shared/position/position-context';
import { makePositionSource } from '../../../shared/position/position-source';
import { renderInApp } from '../../../testing/render-in-app';
import { useGetNoShowQuery, useListRideMembersQuery } from '../api';
import { useNoShows } from './use-no-shows';

const refused = (code: string) => ({ error: { status: 409, data: { status: 409, code } } });
let answer: object;
const change = async () => answer;
const getNoShow = jest.fn(async () => ({ data: {} }));
const listRideMembers = jest.fn(async () => ({ data: [] }));
const answeredBy = (queryFn: () => Promise<object>) => (call: object) =>
  void Object.assign(call, { query: undefined, queryFn });
api.enhanceEndpoints({
  endpoints: {
    markNoShow: answeredBy(change),
    undoNoShow: answeredBy(change),
    cancelAsNoShow: answeredBy(change),
    getNoShow: answeredBy(getNoShow),
    listRideMembers: answeredBy(listRideMembers),
  },
});

const getCurrentPosition = jest.fn<Geolocation['getCurrentPosition']>();
const onEnding = jest.fn();
function NoShows() {
  const { mark, undo, cancel } = useNoShows(7, onEnding);
  useGetNoShowQuery({ rideId: 7 });
  useListRideMembersQuery({ rideId: 7 });
  return (
    <>
      <button onClick={() => void mark(1)}>Not here</button>
      <button onClick={() => void undo(1)}>Undo</button>
      <button onClick={() => void cancel()}>Nobody came</button>
    </>
  );
}
async function show() {
  const source = makePositionSource({
    geolocation: { getCurrentPosition, watchPosition: () => 1, clearWatch: () => undefined },
  });
  source.watch('ride');
  renderInApp(
    <PositionProvider source={source}>
      <NoShows />
    </PositionProvider>,
  );
  await act(async () => undefined);
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('a no-show', () => {
  beforeEach(() => {
    getNoShow.mockClear();
    listRideMembers.mockClear();
  });

  it('that is refused for an old position sends a new one, and says what to do', async () => {
    answer = refused('away_from_pickup');
    await show();
    await press('Nobody came');
    expect(await screen.findByText(/Keep location on, wait there for a minute/)).toBeTruthy();
    await waitFor(() => expect(getCurrentPosition).toHaveBeenCalledTimes(1));
    expect(onEnding).toHaveBeenLastCalledWith(null);
  });

  it.each(['Not here', 'Undo', 'Nobody came'])(
    'shows the members and the wait as they are after "%s"',
    async (what) => {
      answer = { data: null };
      await show();
      expect(getNoShow).toHaveBeenCalledTimes(1);
      await press(what);
      await waitFor(() => expect(getNoShow).toHaveBeenCalledTimes(2));
      expect(listRideMembers).toHaveBeenCalledTimes(2);
    },
  );

  it.each([
    ['ride_state_conflict', /^This ride just changed/],
    ['already_verified', /^This passenger is already verified/],
  ])('shows them as they are after a refusal as well: %s', async (code, text) => {
    answer = refused(code);
    await show();
    await press('Not here');
    expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(() => expect(getNoShow).toHaveBeenCalledTimes(2));
    expect(listRideMembers).toHaveBeenCalledTimes(2);
  });
});
