import type { LatLng } from '@groupride/geo';
import type { Approach } from '../domain/approach';
import type {
  OpenCheck,
  ProgressChecksRepository,
  Question,
  WatchedDriver,
  WayToPickup,
} from '../progress-checks.repository';
import type { DrivingContractWorld } from './driving-contract-world';

export type OpenChecks = () => Promise<{ checks: ProgressChecksRepository; world: DrivingContractWorld }>;

export const at = (minute: number) => new Date(Date.UTC(2027, 0, 4, 12, minute));

export const approachOf = (more: Partial<Approach> = {}): Approach => ({
  closestSeconds: 300,
  estimated: false,
  closestAt: at(1),
  movedAt: at(2),
  awaySince: null,
  place: { lat: 35.23, lng: -80.85 },
  ...more,
});

/** What the contract tests of progress checks do with one driver on the way, each step in a transaction of its own. */
export class CheckSteps {
  private constructor(
    readonly checks: ProgressChecksRepository,
    readonly world: DrivingContractWorld,
    public rideId: number,
    readonly driverId: number,
    /** The pickup when the driver set out. */
    private readonly pickup: LatLng,
  ) {}

  static async begin({ checks, world }: Awaited<ReturnType<OpenChecks>>): Promise<CheckSteps> {
    const [rideId, driverId] = [await world.newRide(await world.newUser()), await world.newDriver()];
    await world.assign(rideId, { driverId, status: 'en_route' });
    const [{ pickup }] = (await checks.onTheWay(rideId)) as [WatchedDriver];
    return new CheckSteps(checks, world, rideId, driverId, pickup);
  }

  get way(): WayToPickup {
    return { rideId: this.rideId, driverId: this.driverId, pickup: this.pickup };
  }

  save(more: Partial<Approach> = {}): Promise<void> {
    return this.checks.saveApproach(this.way, approachOf(more));
  }

  ask(more: Partial<Question> = {}): Promise<OpenCheck | null> {
    const about = { ...this.way, cause: 'stalled', seconds: null } as const;
    const question = { ...about, since: at(0), askedAt: at(5), dueAt: at(8), ...more };
    return this.world.transaction((tx) => this.checks.ask(tx, question));
  }

  confirm(minute: number, seconds: number | null, driverId = this.driverId): Promise<OpenCheck | null> {
    const answer = { dueAt: at(minute), seconds };
    return this.world.transaction((tx) => this.checks.confirm(tx, this.rideId, driverId, answer));
  }

  askAgain(check: OpenCheck, minute: number): Promise<boolean> {
    return this.world.transaction((tx) => this.checks.askAgain(tx, check, at(minute)));
  }

  end(check: OpenCheck, outcome: 'progress' | 'taken_back'): Promise<boolean> {
    return this.world.transaction((tx) => this.checks.end(tx, check, outcome, at(9)));
  }

  latest(): Promise<OpenCheck | null> {
    return this.checks.latest(this.driverId, at(0));
  }

  async watched(rideId = this.rideId): Promise<WatchedDriver | null> {
    return (await this.checks.onTheWay(rideId))[0] ?? null;
  }

  hasLeftPickup(driverId = this.driverId): Promise<boolean> {
    return this.world.transaction((tx) => this.checks.hasLeftPickup(tx, this.rideId, driverId));
  }
}
