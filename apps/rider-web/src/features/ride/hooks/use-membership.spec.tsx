import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { FakeSocket } from '../testing/fake-socket';
import { pageOn } from '../testing/socket-page';

const membershipChanged = jest.fn((rideId: number) => ({ type: 'membership', rideId }));
const sessionMayHaveChanged = jest.fn(() => ({ type: 'session' }));
jest.unstable_mockModule('../api', () => ({ membershipChanged, sessionMayHaveChanged }));
const { useMembership } = await import('./use-membership');

describe('useMembership', () => {
  it('reloads a ride that the rider joined or left on another page, and the session when the server ends the connection', () => {
    const socket = new FakeSocket();
    const { unmount } = renderHook(() => useMembership(), { wrapper: pageOn(socket) });
    expect(membershipChanged).not.toHaveBeenCalled();
    socket.receive('membershipChanged', { rideId: 12 });
    expect(membershipChanged.mock.calls).toEqual([[12]]);
    socket.receive('disconnect', 'io server disconnect');
    expect(sessionMayHaveChanged).not.toHaveBeenCalled();
    socket.receive('connect');
    socket.receive('connect_error');
    expect(sessionMayHaveChanged).toHaveBeenCalledTimes(1);
    socket.receive('disconnect', 'io server disconnect');
    socket.receive('connect_error');
    expect(sessionMayHaveChanged).toHaveBeenCalledTimes(2);
    socket.receive('connect');
    expect(sessionMayHaveChanged).toHaveBeenCalledTimes(2);
    unmount();
    socket.receive('membershipChanged', { rideId: 13 });
    expect(membershipChanged).toHaveBeenCalledTimes(1);
  });

  it('reloads the session when a lost connection returns, and not at every attempt before', () => {
    sessionMayHaveChanged.mockClear();
    const socket = new FakeSocket();
    renderHook(() => useMembership(), { wrapper: pageOn(socket) });
    socket.receive('disconnect', 'transport close');
    socket.receive('connect_error');
    expect(sessionMayHaveChanged).not.toHaveBeenCalled();
    socket.receive('connect');
    socket.receive('connect');
    expect(sessionMayHaveChanged).toHaveBeenCalledTimes(1);
  });
});
