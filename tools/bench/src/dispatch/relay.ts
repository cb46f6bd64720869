// A minimal relay of positions, without identity, checks and storage. Run by start-relay.ts.
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { Server } from 'socket.io';

interface Message {
  rideId: number;
  lat: number;
  lng: number;
}

const server = createServer();
const io = new Server(server, { path: '/socket.io', serveClient: false });
io.on('connection', (socket) => {
  socket.on('join', async ({ rideId }: Message, answer: (ack: object) => void) => {
    await socket.join(`ride:${rideId}`);
    answer({ ok: true });
  });
  socket.on('driverLocation', ({ rideId, lat, lng }: Message, answer: (ack: object) => void) => {
    io.to(`ride:${rideId}`).emit('driverLocationUpdate', {
      rideId,
      location: { lat, lng },
      heading: null,
      speed: null,
      timestamp: new Date().toISOString(),
      etaMinutes: 5,
      distanceMeters: 2000,
    });
    answer({ ok: true });
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
