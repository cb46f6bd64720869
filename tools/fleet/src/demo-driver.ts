import { signIn } from './accounts';
import { Bell } from './bell';
import { Car, routeBetween } from './car';
import { type GroupRideClient, UnreachableError, isApiError } from '@groupride/client';
import { firstOf, type Clock } from './clock';
import { backoffMs, thinkingMs } from './domain/pacing';
import { nextStroll } from './domain/spread';
import type { Log } from './log';
import { SocketRadio } from './radio';
import type { Spot } from './roads';
import type { DriverPerson } from './roster';
import { openSession } from './session';
import type { SessionStore } from './sessions';
import { ShownCodes } from './shown-codes';
import { departureOf, playRide, type TripSetting } from './trip';
import { comeHome, goOnlineAt, startOf } from './shift-start';
import type { RideRequestView } from './views';

const HEARTBEAT_MS = 15_000;
/** Polling interval for offers while the socket is down. */
const ASK_MS = 5_000;
/** Shortest and longest time that an idle driver stays at a place before moving on. */
const REST_MS = { least: 20_000, most: 90_000 };
/** Speed of an idle driver as a fraction of the traffic's. */
const STROLL_PACE = 0.6;

export interface FleetSetting {
  /** Origin of the driver application. */
  readonly origin: string;
  readonly apiUrl: string;
  readonly clock: Clock;
  readonly sessions: SessionStore;
  readonly places: readonly Spot[];
  readonly speed: number;
  readonly signal: AbortSignal;
  readonly log: Log;
}

/**
 * One demo driver, who works until the setting's signal is aborted, through lost connections and restarts of the API.
 */
export class DemoDriver {
  private readonly bell: Bell;
  private readonly offers = new Map<number, RideRequestView>();
  private readonly codes = new ShownCodes();
  private car: Car | undefined;
  /** Whether the API may have set the driver offline while the connection was down. */
  private mayBeOffline = false;

  constructor(
    private readonly person: DriverPerson,
    private readonly home: Spot,
    private readonly setting: FleetSetting,
  ) {
    this.bell = new Bell(setting.clock);
  }

  async run(): Promise<void> {
    const { clock, signal } = this.setting;
    for (let failures = 0; !signal.aborted;) {
      const began = clock.now();
      try {
        await this.shift();
      } catch (error) {
        if (signal.aborted) break;
        failures = clock.now() - began > 60_000 ? 1 : failures + 1;
        this.log('failed', { reason: error instanceof Error ? error.message : String(error) });
        await clock.sleep(backoffMs(failures, Math.random()), signal);
      }
    }
  }

  private log(what: string, details?: Readonly<Record<string, unknown>>): void {
    this.setting.log(this.person.email, what, details);
  }

  /** Works with one session until an error occurs or the driver stops. */
  private async shift(): Promise<void> {
    const { apiUrl, origin, clock, sessions, signal } = this.setting;
    const { client, cookie } = await signIn(this.person, { apiUrl, origin, clock, sessions, signUp: false, signal });
    const profile = await client.get('/api/drivers/profile');
    if (profile.applicationStatus !== 'approved') throw new Error(`may not drive: ${profile.applicationStatus}`);
    const start = await startOf(
      client,
      { id: profile.id, currentLocation: this.car?.position ?? profile.currentLocation },
      this.home,
    );
    this.car ??= new Car(start, clock);
    this.car.position = start;

    const end = new AbortController();
    const either = firstOf(signal, end.signal);
    const fail = (error: unknown) => end.abort(error);
    await this.goOnline(client, profile.id);
    const radio = this.openRadio(cookie, profile.id, fail);
    const beating = this.beat(client, profile.id, either.signal, fail);
    try {
      await this.work({
        api: client,
        driverId: profile.id,
        car: this.car,
        clock,
        speed: this.setting.speed,
        radio,
        bell: this.bell,
        codes: this.codes,
        signal: either.signal,
        log: (what, details) => this.log(what, details),
      });
      if (end.signal.aborted) throw end.signal.reason;
    } finally {
      end.abort();
      either.release();
      radio.close();
      await beating;
      if (signal.aborted) await this.goOffline(cookie, profile.id);
    }
  }

  private goOnline(client: GroupRideClient, driverId: number): Promise<void> {
    return goOnlineAt(this.car?.position ?? this.home, {
      api: client,
      driverId,
      log: (what, details) => this.log(what, details),
    });
  }

  /** Uses its own client, because everything of the shift has been stopped by then. A driver on a ride stays online. */
  private async goOffline(cookie: string, driverId: number): Promise<void> {
    const { apiUrl, origin } = this.setting;
    const { client } = openSession(apiUrl, { origin, cookie, signal: AbortSignal.timeout(1500) });
    try {
      await client.patch('/api/drivers/{driverId}/status', { path: { driverId }, body: { isOnline: false } });
      this.log('offline');
    } catch (error) {
      this.log('stays online', { reason: error instanceof Error ? error.message : String(error) });
    }
  }

  private openRadio(cookie: string, driverId: number, fail: (error: unknown) => void): SocketRadio {
    let [up, lost] = [false, false];
    return new SocketRadio({ apiUrl: this.setting.apiUrl, origin: this.setting.origin, cookie }, driverId, {
      connected: () => {
        this.log(up ? 'reconnected' : 'connected');
        this.mayBeOffline = up;
        [up, lost] = [true, false];
        this.bell.ring();
      },
      lost: (reason) => {
        // Logs one line per lost connection, not one per attempt to restore it.
        if (!lost) this.log('connection lost', { reason });
        lost = true;
      },
      offer: (offer) => this.takeNote(offer),
      offerGone: (offerId) => this.offers.delete(offerId),
      codeShown: (rideId, qr) => {
        this.codes.add(rideId, qr);
        this.bell.ring();
      },
      changed: () => this.bell.ring(),
      refused: (code) => fail(new Error(`the socket was refused: ${code}`)),
    });
  }

  private takeNote(offer: RideRequestView): void {
    this.offers.set(offer.offerId, offer);
    this.bell.ring();
  }

  /** Sends a heartbeat. If the API is unreachable, it is sent later; an expired session ends the shift. */
  private async beat(
    client: GroupRideClient,
    driverId: number,
    signal: AbortSignal,
    fail: (error: unknown) => void,
  ): Promise<void> {
    while (!signal.aborted) {
      try {
        await client.post('/api/drivers/{driverId}/heartbeat', {
          path: { driverId },
          body: { timestamp: this.setting.clock.now() },
        });
      } catch (error) {
        if (!signal.aborted && !(error instanceof UnreachableError)) fail(error);
      }
      await this.setting.clock.sleep(HEARTBEAT_MS, signal);
    }
  }

  private async work(trip: TripSetting): Promise<void> {
    while (!trip.signal.aborted) {
      if (this.mayBeOffline) {
        this.mayBeOffline = false;
        await this.goOnline(trip.api, trip.driverId);
      }
      const ride = await trip.api.get('/api/drivers/{driverId}/active-ride', { path: { driverId: trip.driverId } });
      if (!ride) await comeHome(trip, this.home);
      // Confirms every upcoming ride in advance, because a demo driver always comes.
      if (ride?.status === 'confirmed')
        await trip.api.post('/api/rides/{rideId}/confirmation', { path: { rideId: ride.id } });
      const departure = ride?.status === 'confirmed' ? departureOf(ride, trip.car.position, trip.speed) : 0;
      if (ride && departure <= trip.clock.now()) {
        this.offers.clear();
        await playRide(ride, trip);
        continue;
      }
      for (const offer of await trip.api.get('/api/rides/driver-requests/{driverId}', {
        path: { driverId: trip.driverId },
      }))
        this.offers.set(offer.offerId, offer);
      const [offer] = this.offers.values();
      if (offer) await this.consider(offer, trip);
      else await this.idle(trip, ride ? departure : Number.POSITIVE_INFINITY);
    }
  }

  private async consider(offer: RideRequestView, trip: TripSetting): Promise<void> {
    this.log('got an offer', {
      ride: offer.id,
      from: offer.pickupLocation,
      to: offer.dropoffLocation,
      seats: offer.groupSize,
    });
    await trip.clock.sleep(Math.min(thinkingMs(Math.random()), offer.expiresInMs / 2), trip.signal);
    this.offers.delete(offer.offerId);
    try {
      await trip.api.post('/api/rides/{rideId}/accept/{driverId}', {
        path: { rideId: offer.id, driverId: trip.driverId },
      });
      this.log('accepted', { ride: offer.id });
    } catch (error) {
      if (!isApiError(error, 'offer_gone', 'driver_busy', 'ride_overlaps', 'ride_state_conflict', 'not_found'))
        throw error;
      this.log('was too late', { ride: offer.id, code: error.code });
    }
  }

  /** Rests, then drives to a place nearby, until something happens or `wakeAt` (milliseconds since 1970). */
  private async idle(trip: TripSetting, wakeAt: number): Promise<void> {
    const { car, clock, radio, signal } = trip;
    const restUntil = Math.min(wakeAt, clock.now() + REST_MS.least + Math.random() * (REST_MS.most - REST_MS.least));
    while (clock.now() < restUntil && !signal.aborted) {
      const rung = await this.bell.wait(
        Math.min(restUntil - clock.now(), radio.connected ? REST_MS.most : ASK_MS),
        signal,
      );
      if (rung || !radio.connected) return;
    }
    if (signal.aborted || clock.now() >= wakeAt) return;
    const goal = nextStroll(this.setting.places, this.home, car.position, Math.random());
    const { path, speed } = await routeBetween(trip.api, car.position, goal);
    const pace = speed * STROLL_PACE;
    this.log('strolls', { to: goal.name });
    await car.drive(path, pace, signal, async (at) => {
      await car.store(trip.api, trip.driverId, { heading: at.heading, speed: pace });
      return radio.connected && clock.now() < wakeAt && !this.bell.heard();
    });
  }
}
