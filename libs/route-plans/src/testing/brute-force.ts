import type { RouteProblem } from '../problem';

export interface Score {
  unserved: number;
  vehicles: number;
  meters: number;
}

export const isBetter = (one: Score, other: Score): boolean =>
  (one.unserved - other.unserved || one.vehicles - other.vehicles || one.meters - other.meters + 1e-9) < 0;

interface Place {
  place: number;
  clock: number;
}

/** The optimal plan, found by trying every order of every vehicle. Only for a handful of requests. */
export function bestOfAll(problem: RouteProblem): Score {
  const { requests, vehicles, places, seconds, meters } = problem;
  let best: Score = { unserved: requests.length, vehicles: 0, meters: 0 };
  const served = new Set<number>();

  const drive = (
    vehicle: number,
    order: string[],
    at: Place,
    metersSoFar: number,
    boarded: Set<number>,
    so: Score,
  ): void => {
    const { shift, endPlace, seats } = vehicles[vehicle]!;
    const isWhole = [...boarded].every((each) => requests[each]!.dropoff === null);
    const ends = at.clock + seconds[at.place * places + endPlace]!;
    if (ends > shift.to + 1e-9) return;
    if (isWhole && fitsAllTheWay(problem, seats, order)) {
      const home = order.length === 0 ? 0 : metersSoFar + meters[at.place * places + endPlace]!;
      const after = {
        unserved: requests.length - served.size,
        vehicles: so.vehicles + (order.length === 0 ? 0 : 1),
        meters: so.meters + home,
      };
      if (isBetter(after, best)) best = after;
      if (vehicle + 1 < vehicles.length) {
        const { startPlace, shift: next } = vehicles[vehicle + 1]!;
        drive(vehicle + 1, [], { place: startPlace, clock: next.from }, 0, new Set(), after);
      }
    }
    requests.forEach(({ pickup, dropoff }, request) => {
      const isOnBoard = boarded.has(request);
      if (served.has(request) && !isOnBoard) return;
      const visit = isOnBoard || pickup === null ? dropoff : pickup;
      if (visit === null) return;
      const begins = Math.max(at.clock + seconds[at.place * places + visit.place]!, visit.window.from);
      if (begins > visit.window.to + 1e-9) return;
      const isDone = visit === dropoff;
      const now = new Set(boarded);
      if (isDone) now.delete(request);
      else now.add(request);
      served.add(request);
      const there = { place: visit.place, clock: begins + visit.serviceSeconds };
      const driven = metersSoFar + meters[at.place * places + visit.place]!;
      drive(vehicle, [...order, `${isDone ? 'out' : 'in'} ${request}`], there, driven, now, so);
      if (!isOnBoard) served.delete(request);
    });
  };

  const { startPlace, shift } = vehicles[0]!;
  const nothing = { unserved: requests.length, vehicles: 0, meters: 0 };
  drive(0, [], { place: startPlace, clock: shift.from }, 0, new Set(), nothing);
  return best;
}

function fitsAllTheWay({ requests }: RouteProblem, seats: number, order: readonly string[]): boolean {
  const steps = order.map((step) => ({ isIn: step.startsWith('in'), request: Number(step.split(' ')[1]) }));
  let people = 0;
  for (const { isIn, request } of steps) {
    if (!isIn && requests[request]!.pickup === null) people += requests[request]!.seats;
  }
  return (
    people <= seats &&
    steps.every(({ isIn, request }) => {
      people += isIn ? requests[request]!.seats : -requests[request]!.seats;
      return people <= seats;
    })
  );
}
