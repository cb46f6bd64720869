import { connectSocket, type GroupRideSocket } from '@groupride/client/sockets';
import { MAX_STATED_SPEED } from './domain/pacing';
import type { Whereabouts } from './domain/path';
import type { RideRequestView } from './views';

export interface RadioListeners {
  /** The connection is established, for the first time or again. */
  connected(): void;
  lost(reason: string): void;
  offer(offer: RideRequestView): void;
  offerGone(offerId: number): void;
  /** A passenger's screen shows this boarding QR code. */
  codeShown(rideId: number, qr: string): void;
  /** Something about the driver or the ride changed. */
  changed(): void;
  /** The API refuses this session. */
  refused(code: string): void;
}

/** The part of the socket that a trip needs. */
export interface Radio {
  readonly connected: boolean;
  /** Receive events of this ride from now on, even after a reconnection. */
  follow(rideId: number | null): void;
  sendPosition(rideId: number, at: Whereabouts, metersPerSecond: number, now: number): void;
}

/** A driver's socket, which reconnects automatically until it is closed. */
export class SocketRadio implements Radio {
  private readonly socket: GroupRideSocket;
  private rideId: number | null = null;

  constructor(
    { apiUrl, origin, cookie }: { apiUrl: string; origin: string; cookie: string },
    private readonly driverId: number,
    private readonly listeners: RadioListeners,
  ) {
    this.socket = connectSocket({ url: apiUrl, origin, cookie });
    this.socket.on('connect', () => this.enter());
    this.socket.on('disconnect', (reason) => listeners.lost(reason));
    this.socket.on('connect_error', (error) => listeners.lost(error.message));
    // Operators get the message without an offer.
    this.socket.on('newRideRequest', (offer) => 'offerId' in offer && listeners.offer(offer));
    this.socket.on('rideRequestGone', ({ offerId }) => listeners.offerGone(offerId));
    this.socket.on('boardingCodeShown', ({ rideId, qr }) => listeners.codeShown(rideId, qr));
    this.socket.on('driverChanged', () => listeners.changed());
    this.socket.on('rideEvent', ({ rideId }) => this.heard(rideId));
    this.socket.on('rideStatusChanged', ({ rideId }) => this.heard(rideId));
  }

  get connected(): boolean {
    return this.socket.connected;
  }

  follow(rideId: number | null): void {
    if (rideId === this.rideId) return;
    if (this.rideId !== null && this.socket.connected) this.socket.emit('leave', { rideId: this.rideId });
    this.rideId = rideId;
    this.enterRide();
  }

  sendPosition(rideId: number, at: Whereabouts, metersPerSecond: number, now: number): void {
    if (!this.socket.connected) return;
    this.socket.volatile.emit('driverLocation', {
      rideId,
      ...at.position,
      heading: at.heading,
      speed: Math.min(metersPerSecond, MAX_STATED_SPEED),
      ts: now,
    });
  }

  close(): void {
    this.socket.removeAllListeners();
    this.socket.disconnect();
  }

  private enter(): void {
    this.socket.emit('joinDriver', { driverId: this.driverId }, (answer) => {
      if (!answer.ok) {
        this.listeners.refused(answer.code);
        return;
      }
      this.enterRide();
      this.listeners.connected();
    });
  }

  private enterRide(): void {
    if (this.rideId !== null && this.socket.connected)
      this.socket.emit('join', { rideId: this.rideId, role: 'driver' });
  }

  private heard(rideId: number): void {
    if (rideId === this.rideId) this.listeners.changed();
  }
}
