import { createServer } from 'node:http';
import { Server } from 'socket.io';
import type { RideServer } from './realtime.facade';
import { operatorRoom, rideOperatorRoom, rideRoom, roomsToJoin, userRoom } from './rooms';
import { SocketServer } from './socket-server';

const TOKEN = { id: 1, scopes: ['rides:read', 'tracking:read'] } as never;

describe('a message about a ride', () => {
  let io: RideServer;
  let sockets: SocketServer;
  const join = (id: string, ...rooms: string[]) => io.of('/').adapter.addAll(id, new Set(rooms));
  const close = (id: string) => io.of('/').adapter.delAll(id);
  const reached = () => [7, 8].filter((rideId) => sockets.mayReachSockets(rideId));

  beforeEach(() => {
    io = new Server(createServer());
    sockets = new SocketServer();
    sockets.attach(io, { isShared: false });
  });
  afterEach(() => io.close());

  it('reaches nobody while no socket follows the ride', () => {
    expect(reached()).toEqual([]);
    void join('s1', 's1', userRoom(7));
    expect(reached()).toEqual([]);
  });

  it('may reach a rider or an operator who follows it, until the last of them leaves', () => {
    void join('s1', rideRoom(7, 1), rideRoom(8, 1));
    void join('s2', rideOperatorRoom(7, 2));
    void join('s3', rideRoom(7, 1));
    expect(reached()).toEqual([7, 8]);
    close('s1');
    expect(reached()).toEqual([7]);
    close('s2');
    expect(reached()).toEqual([7]);
    close('s3');
    expect(reached()).toEqual([]);
  });

  it('may reach a token of a member', () => {
    void join('s1', ...roomsToJoin(rideRoom(7, 1), { token: TOKEN }));
    expect(reached()).toEqual([7]);
  });

  it('may reach operations, whatever ride it is about', () => {
    void join('s1', operatorRoom(5));
    expect(reached()).toEqual([7, 8]);
    close('s1');
    expect(reached()).toEqual([]);
  });

  it('may reach sockets of other processes', () => {
    sockets.attach(io, { isShared: true });
    expect(reached()).toEqual([7, 8]);
  });

  it('reaches nobody in a process without sockets', () => {
    expect(new SocketServer().mayReachSockets(7)).toBe(false);
  });
});
