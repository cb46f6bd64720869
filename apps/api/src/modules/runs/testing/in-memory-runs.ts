import type { RideStatus, RouteStopKind } from '@groupride/contracts';
import type { Transaction } from '../../../platform/database/database';
import { uniquenessError } from '../../../platform/database/testing/uniqueness-error';
import type { Ride } from '../../rides/rides.facade';
import { isOpen, type PlannedStop, type Run, type RunStop } from '../domain/run';
import { RunsRepository, type RunRow } from '../runs.repository';

type StopOf = PlannedStop & { doneAt?: Date };

const UNFINISHED: readonly RideStatus[] = ['confirmed', 'en_route', 'in_progress'];

/** Runs and their stops in memory, with the same conditional writes. The drivers are those of their rides. */
export class InMemoryRuns extends RunsRepository {
  private readonly runs = new Map<number, Run>();

  constructor(private readonly rides: () => readonly Pick<Ride, 'runId' | 'driverId' | 'status'>[]) {
    super();
  }

  async insert(_tx: Transaction, run: RunRow, stops: readonly StopOf[]): Promise<number> {
    const id = this.runs.size + 1;
    const created = { ...run, id, revision: 1, createdAt: new Date(), endedAt: null, stops: [] };
    this.put({ ...created, stops: this.numbered(0, stops) });
    return id;
  }

  async find(runId: number): Promise<Run | null> {
    const run = this.runs.get(runId);
    return run ? { ...run, stops: run.stops.map((stop) => ({ ...stop })) } : null;
  }

  lock(_tx: Transaction, runId: number): Promise<Run | null> {
    return this.find(runId);
  }

  async idOfRide(rideId: number): Promise<number | null> {
    return this.all.find(({ stops }) => stops.some((stop) => stop.rideId === rideId))?.id ?? null;
  }

  async idsOfDriver(driverId: number): Promise<number[]> {
    const driven = this.rides().filter((ride) => ride.driverId === driverId && UNFINISHED.includes(ride.status));
    return this.all
      .filter(({ id, endedAt }) => !endedAt && driven.some(({ runId }) => runId === id))
      .sort(
        (a, b) =>
          Number(a.setOutAt === null) - Number(b.setOutAt === null) ||
          a.startsAt.getTime() - b.startsAt.getTime() ||
          a.id - b.id,
      )
      .map(({ id }) => id);
  }

  async idsOfRoutePlan(planId: number): Promise<number[]> {
    return this.all.filter(({ routePlanId }) => routePlanId === planId).map(({ id }) => id);
  }

  async finishStop(
    _tx: Transaction,
    runId: number,
    { rideId, kind }: { rideId: number; kind: RouteStopKind },
    at: Date,
  ): Promise<boolean> {
    return this.change(runId, (stop) => stop.rideId === rideId && stop.kind === kind, { doneAt: at });
  }

  async skipRide(_tx: Transaction, runId: number, rideId: number, at: Date): Promise<boolean> {
    return this.change(runId, (stop) => stop.rideId === rideId, { skippedAt: at });
  }

  async removeRide(_tx: Transaction, runId: number, rideId: number): Promise<boolean> {
    const run = this.runs.get(runId);
    const left = run?.stops.filter((stop) => stop.rideId !== rideId) ?? [];
    if (!run || left.length === run.stops.length) return false;
    this.put({ ...run, stops: left, revision: run.revision + 1 });
    return true;
  }

  async setOut(_tx: Transaction, runId: number, at: Date | null): Promise<void> {
    const run = this.runs.get(runId);
    if (!run || run.endedAt || (run.setOutAt === null) === (at === null)) return;
    this.put({ ...run, setOutAt: at, revision: run.revision + 1 });
  }

  async end(_tx: Transaction, runId: number, at: Date): Promise<boolean> {
    const run = this.runs.get(runId);
    if (!run || run.endedAt || run.stops.some(isOpen)) return false;
    this.put({ ...run, endedAt: at, revision: run.revision + 1 });
    return true;
  }

  async replaceOpenStops(
    _tx: Transaction,
    runId: number,
    seenRevision: number,
    stops: readonly PlannedStop[],
    seats: number,
  ): Promise<boolean> {
    const run = this.runs.get(runId);
    if (!run || run.endedAt || run.revision !== seenRevision) return false;
    const kept = run.stops.filter((stop) => !isOpen(stop));
    const next = Math.max(-1, ...kept.map(({ position }) => position)) + 1;
    this.put({ ...run, seats, revision: run.revision + 1, stops: kept });
    this.put({ ...this.runs.get(runId)!, stops: [...kept, ...this.numbered(next, stops)] });
    return true;
  }

  private get all(): Run[] {
    return [...this.runs.values()];
  }

  private put(run: Run): void {
    this.runs.set(run.id, run);
  }

  /** A ride has one pickup and one drop-off, in one run. */
  private numbered(first: number, stops: readonly StopOf[]): RunStop[] {
    const isTaken =
      ({ rideId, kind }: PlannedStop) =>
      (stop: PlannedStop) =>
        stop.rideId === rideId && stop.kind === kind;
    const known = this.all.flatMap((run) => run.stops);
    if (stops.some((stop) => known.some(isTaken(stop)))) throw uniquenessError('run_stops_ride');
    return stops.map(({ rideId, kind, plannedAt, doneAt }, index) => ({
      rideId,
      kind,
      plannedAt,
      position: first + index,
      doneAt: doneAt ?? null,
      skippedAt: null,
    }));
  }

  /** Changes open stops of a run. @returns whether there were any */
  private change(runId: number, isMeant: (stop: RunStop) => boolean, change: Partial<RunStop>): boolean {
    const run = this.runs.get(runId);
    const meant = run?.stops.filter((stop) => isOpen(stop) && isMeant(stop)) ?? [];
    if (!run || meant.length === 0) return false;
    const stops = run.stops.map((stop) => (meant.includes(stop) ? { ...stop, ...change } : stop));
    this.put({ ...run, stops, revision: run.revision + 1 });
    return true;
  }
}
