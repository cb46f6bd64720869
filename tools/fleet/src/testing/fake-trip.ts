import { encodePolyline, type LatLng } from '@groupride/geo';
import { Bell } from '../bell';
import { Car } from '../car';
import type { Radio } from '../radio';
import { ShownCodes } from '../shown-codes';
import type { TripSetting } from '../trip';
import { fakeClient, FakeRefusal } from './fake-client';
import { FakeClock } from './fake-clock';
import type { RideView } from '../views';

export const PICKUP = { name: 'Uptown', lat: 35.2271, lng: -80.8431 };
export const DESTINATION = { name: 'NoDa', lat: 35.2478, lng: -80.8039 };

export const conflict = () => new FakeRefusal(409, 'ride_state_conflict');

/** A ride with the fields that the fleet reads. */
export function rideOf(more: Partial<RideView> = {}): RideView {
  return {
    id: 7,
    status: 'en_route',
    arrivedAt: null,
    scheduledAt: null,
    pickup: PICKUP,
    destination: DESTINATION,
    pickupLocation: PICKUP.name,
    dropoffLocation: DESTINATION.name,
    paymentMethod: 'card',
    totalCost: '54.81',
    ...more,
  } as RideView;
}

/** The part of the API that a trip uses, with one ride. */
export class FakeTripApi {
  readonly client = fakeClient((method, path, body) => {
    if (method === 'GET') return this.get(path);
    return method === 'PATCH' ? this.patch(path, body ?? {}) : this.post(path, body);
  });
  readonly calls: string[] = [];
  readonly bodies: Record<string, unknown>[] = [];
  /** The members by their QR code. */
  readonly members = new Map([
    ['qr-ana', { name: 'Ana', verified: false }],
    ['qr-ben', { name: 'Ben', verified: false }],
  ]);

  constructor(
    public ride: RideView | null,
    private readonly clock: FakeClock,
  ) {}

  async get<T>(path: string): Promise<T> {
    await Promise.resolve();
    if (path.startsWith('/directions')) return directions(path) as T;
    if (path.endsWith('/active-ride')) return this.ride as T;
    if (path.endsWith('/members')) return [...this.members.values()] as T;
    throw new Error(`unexpected GET ${path}`);
  }

  async patch<T>(path: string, body: object): Promise<T> {
    await Promise.resolve();
    if (path.endsWith('/location')) return undefined as T;
    const { status } = body as { status: string };
    this.calls.push(status);
    this.bodies.push(body as Record<string, unknown>);
    if (!this.ride) throw conflict();
    if (status === 'arrived') this.ride = { ...this.ride, arrivedAt: new Date(this.clock.now()).toISOString() };
    else this.ride = { ...this.ride, status: status as RideView['status'] };
    return this.ride as T;
  }

  async post<T>(path: string, body: object = {}): Promise<T> {
    await Promise.resolve();
    this.calls.push(path);
    this.bodies.push(body as Record<string, unknown>);
    if (path.endsWith('/verify')) return this.verify((body as { qr: string }).qr) as T;
    const done = { ...(this.ride as RideView), status: 'completed' as const };
    this.ride = null;
    return done as T;
  }

  private verify(qr: string): { name: string } {
    const member = this.members.get(qr);
    if (!member || member.verified) throw conflict();
    member.verified = true;
    return { name: member.name };
  }
}

function directions(path: string) {
  const query = new URL(path, 'http://api').searchParams;
  const point = (text: string | null): LatLng => {
    const [lat = 0, lng = 0] = (text ?? '').split(',').map(Number);
    return { lat, lng };
  };
  return {
    polyline: encodePolyline([point(query.get('from')), point(query.get('to'))]),
    distance: 4000,
    duration: '400',
    estimated: true,
  };
}

export class FakeRadio implements Radio {
  connected = true;
  followed: (number | null)[] = [];
  positions: { lat: number; lng: number; heading: number; speed: number; at: number }[] = [];
  onPosition: () => void = () => undefined;

  follow(rideId: number | null): void {
    this.followed.push(rideId);
  }

  sendPosition(_rideId: number, at: { position: LatLng; heading: number }, speed: number, now: number): void {
    this.positions.push({ ...at.position, heading: at.heading, speed, at: now });
    this.onPosition();
  }
}

export function fakeTrip(ride: RideView, start: LatLng = { lat: 35.2, lng: -80.85 }, speed = 6) {
  const clock = new FakeClock();
  const api = new FakeTripApi(ride, clock);
  const radio = new FakeRadio();
  const bell = new Bell(clock);
  const stop = new AbortController();
  const events: string[] = [];
  const car = new Car(start, clock);
  const setting: TripSetting = {
    api: api.client,
    driverId: 3,
    car,
    clock,
    speed,
    radio,
    bell,
    codes: new ShownCodes(),
    signal: stop.signal,
    log: (what) => events.push(what),
  };
  return { setting, api, radio, bell, stop, events, clock, car };
}
