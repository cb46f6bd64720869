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
/** Names of the API calls, in order. */
const asked: string[] = [];
const change = (name: string) => async () => {
  asked.push(name);
  return answer;
};
const getNoShow = jest.fn(async () => ({ data: {} }));
const listRideMembers = jest.fn(async () => ({ data: [] }));
const answeredBy = (queryFn: () => Promise<object>) => (call: object) =>
  void Object.assign(call, { query: undefined, queryFn });
api.enhanceEndpoints({
  endpoints: {
    markNoShow: answeredBy(change('mark')),
    undoNoShow: answeredBy(change('undo')),
    cancelAsNoShow: answeredBy(change('cancel')),
    setDriverLocation: answeredBy(async () => {
      asked.push('position');
      return { data: null };
    }),
    getNoShow: answeredBy(getNoShow),
    listRideMembers: answeredBy(listRideMembers),
  },
});

const getCurrentPosition = jest.fn<Geolocation['getCurrentPosition']>();
const onEnding = jest.fn();
function NoShows() {
  const { locating, stop, mark, undo, cancel } = useNoShows({ id: 7, driverId: 3 }, onEnding);
  useGetNoShowQuery({ rideId: 7 });
  useListRideMembersQuery({ rideId: 7 });
  return (
    <>
      <button onClick={() => void mark(1)}>Not here</button>
      <button onClick={() => void undo(1)}>Undo</button>
      <button onClick={() => void cancel()}>Nobody came</button>
      {locating && <button onClick={stop}>Stop</button>}
    </>
  );
}
const coords = { latitude: 35.2, longitude: -80.8, heading: null, speed: null, accuracy: 5 };
/** @param watched when the device last measured its position, milliseconds since 1970 */
async function show(watched?: number) {
  const watchPosition: Geolocation['watchPosition'] = (found) => {
    if (watched !== undefined) found({ coords, timestamp: watched } as never);
    return 1;
  };
  const source = makePositionSource({
    geolocation: { getCurrentPosition, watchPosition, clearWatch: () => undefined },
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
    asked.length = 0;
    getCurrentPosition.mockReset().mockImplementation((_found, failed) => failed?.({ code: 3 } as never));
    getNoShow.mockClear();
    listRideMembers.mockClear();
  });

  it.each([
    ['Not here', 'mark'],
    ['Nobody came', 'cancel'],
  ])('is reported from where the device is now: "%s"', async (name, call) => {
    answer = { data: null };
    getCurrentPosition.mockImplementation((found) => found({ coords, timestamp: 1 } as never));
    await show(Date.now() - 61_000);
    await press(name);
    await waitFor(() => expect(asked).toEqual(['position', call]));
    expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  });

  it('is reported at once with a recent position', async () => {
    answer = { data: null };
    await show(Date.now() - 59_000);
    await press('Not here');
    await waitFor(() => expect(asked).toEqual(['position', 'mark']));
    expect(getCurrentPosition).not.toHaveBeenCalled();
  });

  it.each(['Not here', 'Nobody came'])(
    'is not reported when the driver stops waiting for a position: "%s"',
    async (name) => {
      let answerLate: () => void = () => undefined;
      getCurrentPosition.mockImplementation((found) => {
        answerLate = () => found({ coords, timestamp: 1 } as never);
      });
      await show();
      await press(name);
      await press('Stop');
      await act(async () => answerLate());
      expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
      expect(asked).toEqual([]);
    },
  );

  it('that is refused for lack of a current position says what to do', async () => {
    answer = refused('away_from_pickup');
    await show();
    await press('Nobody came');
    expect(await screen.findByText(/Keep location on, wait there for a minute/)).toBeTruthy();
    expect(asked).toEqual(['cancel']);
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
