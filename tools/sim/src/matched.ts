import type { LatLng } from '@groupride/geo';
import { estimatedSeconds } from './city';
import type { DispatchCode, Surroundings } from './dispatch-code';
import { OFFER_SECONDS, SEARCH_SECONDS, type Dispatcher, type Driver, type Ride, type Simulation } from './simulation';

/** The API's limit in `SqlMatches`: free drivers per ride and kind of vehicle. */
const MAX_FREE = 40;
/** Longer than any simulation. */
const ENDLESS_MINUTES = 100_000;
/** Reference date of the simulated times. */
const MIDNIGHT = Date.UTC(2026, 0, 5);

/** What stands for the statement that reads the rides of a round: the maximum number of rides of each kind. */
interface Limits {
  undecided: number;
  reachable: number;
}

/** The API's own matching, with the simulation in place of the database. */
export function matched(code: DispatchCode): (simulation: Simulation) => Dispatcher {
  return (simulation) => {
    const { timeline } = simulation;
    /** Requests without a dispatch decision, or whose offer has been answered since. */
    const undecided = new Set(simulation.rides.map(({ request }) => request.id));
    const matching = code.matching(surroundings(simulation, undecided));
    let isPlanned = false;
    let lastRound = -Infinity;
    const round = async (): Promise<void> => {
      isPlanned = false;
      lastRound = timeline.now;
      const { waiting } = (await matching.begin('simulation', {}))!;
      const shared = { considered: new Map(), held: new Set<number>() };
      const { isAnotherNeeded, noDriverFound } = await matching.round(async () => true, shared, waiting);
      for (const { decision } of noDriverFound) undecided.delete(decision.rideId);
      if (isAnotherNeeded) plan();
    };
    const plan = (): void => {
      if (isPlanned) return;
      isPlanned = true;
      const isAlone = simulation.waiting().length < 2;
      const gather = isAlone ? 0 : code.batchingDelay((timeline.now - lastRound) * 1000) / 1000;
      timeline.plan(timeline.now + gather, round);
    };
    return { requested: plan, refused: plan, available: plan };
  };
}

function surroundings(simulation: Simulation, undecided: Set<number>): Surroundings {
  const { rides, drivers, city, timeline } = simulation;
  const rideOf = (id: number): Ride => rides[id - 1]!;
  const driverOf = (id: number): Driver => drivers[id - 1]!;
  const momentOf = (seconds: number): Date => new Date(MIDNIGHT + seconds * 1000);
  const view = ({ request, state }: Ride) => ({
    id: request.id,
    rideType: request.rideType,
    groupSize: request.groupSize,
    bookingType: 'now',
    scheduledAt: null,
    pickupLat: request.lat,
    pickupLng: request.lng,
    createdAt: momentOf(request.at),
    pendingSince: momentOf(request.at),
    status: state === 'waiting' || state === 'offered' ? 'pending' : 'en_route',
  });
  const withinReach = (): Ride[] => {
    const free = drivers.filter((driver) => simulation.isFree(driver));
    if (free.length === 0) return [];
    return simulation.waiting().filter((ride) => free.some((driver) => simulation.suits(ride, driver)));
  };
  return {
    config: { SEARCH_MINUTES: simulation.settings.isReal ? SEARCH_SECONDS / 60 : ENDLESS_MINUTES, OFFER_SECONDS },
    clock: { now: () => momentOf(timeline.now) },
    database: {
      async transaction(work: (tx: object) => Promise<unknown>) {
        const after: (() => void)[] = [];
        const result = await work({ afterCommit: (run: () => void) => after.push(run) });
        after.forEach((run) => run());
        return result;
      },
    },
    lease: {
      limitIdleTime: async () => undefined,
      beginRound: async (_: string, limits: Limits) => ({ requested: 1, aheadRequested: 0, rows: [limits] }),
    },
    rides: {
      lock: async (_: object, id: number) => view(rideOf(id)),
      note: async () => undefined,
    },
    offers: {
      hasOpen: async (_: object, id: number) => rideOf(id).state === 'offered',
      selectWaiting: (most: { undecided: number }, { reachable }: { reachable: { limit: number } }): Limits => ({
        undecided: most.undecided,
        reachable: reachable.limit,
      }),
      waitingOf: ([limits]: [Limits]) => {
        const waiting = simulation.waiting();
        const open = waiting.filter(({ request }) => undecided.has(request.id)).slice(0, limits.undecided);
        const reachable = waiting.length > open.length ? withinReach().slice(0, limits.reachable) : [];
        return {
          shared: [],
          ahead: [],
          neverDecided: new Set<number>(),
          undecided: open.map(view),
          reachable: reachable.map(view),
        };
      },
      async make(_: object, rideId: number, driverId: number) {
        undecided.add(rideId);
        simulation.offer(rideOf(rideId), driverOf(driverId));
        return { id: rideId, rideId, driverId };
      },
    },
    decisions: {
      add: async (_: object, { rideId, driverId }: { rideId: number; driverId: number | null }) => {
        if (driverId === null) undecided.delete(rideId);
      },
      lastFingerprints: async () => new Map<number, string>(),
    },
    // The simulation ends offers and searches itself.
    jobs: { enqueue: async () => undefined, enqueueAt: async () => undefined },
    pushes: { offerCreated: () => undefined },
    notifications: { notifyOffered: async () => undefined },
    drivers: {
      selectRidesWithinDistance: (search: { limit: number }) => search,
      async assess({ rideIds }: { rideIds: readonly number[] }) {
        const free = drivers.filter((driver) => simulation.isFree(driver));
        return rideIds.flatMap((rideId) => nearest(simulation, rideOf(rideId), free));
      },
      async lockFree(_: object, { rideId, driverId }: { rideId: number; driverId: number }) {
        const driver = driverOf(driverId);
        const found = simulation.isFree(driver) ? simulation.suits(rideOf(rideId), driver) : null;
        return found && { meters: Math.round(found.meters), isAsleep: false };
      },
    },
    travelTimes: {
      matrix(origins: readonly LatLng[], destinations: readonly LatLng[]) {
        const flat = city.seconds(origins, destinations);
        const cell = (at: number) => (flat[at]! < Infinity ? flat[at]! : null);
        const seconds = origins.map((_, row) =>
          destinations.map((__, column) => cell(row * destinations.length + column)),
        );
        return { seconds, estimated: city.estimated };
      },
    },
    mapping: { estimate: (from: LatLng, to: LatLng) => ({ seconds: estimatedSeconds(from, to) }) },
  };
}

/** The nearest free drivers of each kind of vehicle, as listed by the API's statement. */
function nearest(simulation: Simulation, ride: Ride, free: readonly Driver[]) {
  const around = free
    .flatMap((driver) => {
      const found = simulation.suits(ride, driver);
      return found ? [{ driver, ...found }] : [];
    })
    .sort((a, b) => a.meters - b.meters || a.driver.shift.driverId - b.driver.shift.driverId);
  const some = [false, true].flatMap((kind) => around.filter(({ isLarger }) => isLarger === kind).slice(0, MAX_FREE));
  return some.map(({ driver: { shift, position }, meters }) => ({
    rideId: ride.request.id,
    driverId: shift.driverId,
    lat: position.lat,
    lng: position.lng,
    seats: shift.seats,
    vehicleClass: shift.vehicleClass,
    meters,
    exclusion: null,
    alike: some.length,
  }));
}
