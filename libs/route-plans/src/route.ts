import { TOLERANCE, type Model } from './model';

/** Where a request fits best: after these positions of the current route. */
export interface Insertion {
  cost: number;
  pickupAfter: number;
  dropoffAfter: number;
}

/**
 * The stops of one vehicle with precomputed values that make trying another stop a matter of a few additions: the
 * earliest time of each stop, the latest time that keeps all later ones possible (Savelsbergh's forward slack), and the
 * load of the vehicle. It is immutable, so results can be cached, and plans share common routes. Position 0 is the
 * start, the last one the end, the others are stops.
 */
export class Route {
  readonly isPossible: boolean;
  readonly cost: number;
  /** Earliest start of each stop. */
  readonly begins: readonly number[];
  private readonly leaves: readonly number[];
  private readonly latest: readonly number[];
  private readonly places: readonly number[];
  /** People on board after each position, and the maximum up to it and from it on. */
  private readonly load: readonly number[];
  private readonly mostUntil: readonly number[];
  private readonly mostFrom: readonly number[];
  private costs: Float64Array | null = null;
  private positions: Int32Array | null = null;
  private readonly tried: Insertion = { cost: 0, pickupAfter: 0, dropoffAfter: 0 };

  constructor(
    private readonly model: Model,
    readonly vehicle: number,
    readonly visits: readonly number[],
  ) {
    const { place, opens, closes, service, seatsOf, seconds, cost, startPlace, endPlace, shiftFrom, shiftTo } = model;
    const last = visits.length + 1;
    const places = [startPlace[vehicle]!];
    let people = 0;
    for (const visit of visits) {
      places.push(place[visit]!);
      if (visit % 2 === 1 && place[visit - 1]! < 0) people += seatsOf[visit >> 1]!;
    }
    places.push(endPlace[vehicle]!);
    const [begins, leaves, load] = [[shiftFrom[vehicle]!], [shiftFrom[vehicle]!], [people]];
    let isPossible = people <= model.capacity[vehicle]!;
    let total = 0;
    for (let at = 1; at <= last; at += 1) {
      const arc = places[at - 1]! * model.places + places[at]!;
      total += cost[arc]!;
      const arrives = leaves[at - 1]! + seconds[arc]!;
      if (at === last) {
        begins.push(arrives);
        leaves.push(arrives);
        load.push(0);
        isPossible = isPossible && arrives <= shiftTo[vehicle]! + TOLERANCE;
        break;
      }
      const visit = visits[at - 1]!;
      const begin = Math.max(arrives, opens[visit]!);
      begins.push(begin);
      leaves.push(begin + service[visit]!);
      people += visit % 2 === 0 ? seatsOf[visit >> 1]! : -seatsOf[visit >> 1]!;
      load.push(people);
      isPossible = isPossible && begin <= closes[visit]! + TOLERANCE && people <= model.capacity[vehicle]!;
    }
    const latest = new Array<number>(last + 1).fill(0);
    const mostFrom = new Array<number>(last + 1).fill(0);
    latest[last] = shiftTo[vehicle]!;
    for (let at = last - 1; at >= 0; at -= 1) {
      const next = latest[at + 1]! - seconds[places[at]! * model.places + places[at + 1]!]!;
      const visit = at === 0 ? -1 : visits[at - 1]!;
      latest[at] = visit < 0 ? next : Math.min(closes[visit]!, next - service[visit]!);
      mostFrom[at] = Math.max(mostFrom[at + 1]!, load[at]!);
    }
    const mostUntil = [load[0]!];
    for (let at = 1; at <= last; at += 1) mostUntil.push(Math.max(mostUntil[at - 1]!, load[at]!));
    this.isPossible = isPossible;
    this.cost = visits.length === 0 ? 0 : total;
    this.begins = begins;
    this.leaves = leaves;
    this.latest = latest;
    this.places = places;
    this.load = load;
    this.mostUntil = mostUntil;
    this.mostFrom = mostFrom;
  }

  get isEmpty(): boolean {
    return this.visits.length === 0;
  }

  /** Additional cost of the route when it also serves the request; Infinity if it cannot. */
  costOf(request: number): number {
    this.costs ??= new Float64Array(this.model.requests).fill(-Infinity);
    const known = this.costs[request]!;
    if (known !== -Infinity) return known;
    this.positions ??= new Int32Array(this.model.requests * 2);
    const best = this.tried;
    best.cost = Infinity;
    this.tryAll(request, best);
    this.costs[request] = best.cost;
    this.positions[request * 2] = best.pickupAfter;
    this.positions[request * 2 + 1] = best.dropoffAfter;
    return best.cost;
  }

  /** The route with the request inserted at the lowest cost. Only for a request with a finite {@link costOf}. */
  with(request: number): Route {
    this.costOf(request);
    const [pickupAfter, dropoffAfter] = [this.positions![request * 2]!, this.positions![request * 2 + 1]!];
    const { place } = this.model;
    const visits: number[] = [];
    for (let at = 0; at <= this.visits.length; at += 1) {
      if (at > 0) visits.push(this.visits[at - 1]!);
      if (at === pickupAfter && place[request * 2]! >= 0) visits.push(request * 2);
      if (at === dropoffAfter && place[request * 2 + 1]! >= 0) visits.push(request * 2 + 1);
    }
    return new Route(this.model, this.vehicle, visits);
  }

  /**
   * The route without some requests. Removing stops makes a route infeasible only if a detour is faster than the direct
   * route.
   */
  without(isRemoved: (request: number) => boolean): Route {
    return new Route(
      this.model,
      this.vehicle,
      this.visits.filter((visit) => !isRemoved(visit >> 1)),
    );
  }

  /** Cost that the route would save without a request that it serves. */
  savedWithout(request: number): number {
    const { visits, places, model } = this;
    const remaining: number[] = [places[0]!];
    visits.forEach((visit, index) => {
      if (visit >> 1 !== request) remaining.push(places[index + 1]!);
    });
    if (remaining.length === 1) return this.cost;
    remaining.push(places.at(-1)!);
    let rest = 0;
    for (let at = 1; at < remaining.length; at += 1)
      rest += model.cost[remaining[at - 1]! * model.places + remaining[at]!]!;
    return this.cost - rest;
  }

  private tryAll(request: number, best: Insertion): void {
    const { place } = this.model;
    if (place[request * 2]! < 0) this.tryOne(request, request * 2 + 1, best);
    else if (place[request * 2 + 1]! < 0) this.tryOne(request, request * 2, best);
    else this.tryPair(request, best);
  }

  /** Cost of the section that a new stop after this position replaces. A vehicle without stops does not drive. */
  private replaced(at: number): number {
    return this.isEmpty ? 0 : this.model.cost[this.places[at]! * this.model.places + this.places[at + 1]!]!;
  }

  private tryOne(request: number, visit: number, best: Insertion): void {
    const { model, places, leaves, latest } = this;
    const { seconds, cost, opens, closes, service, places: width } = model;
    const here = model.place[visit]!;
    const room = model.capacity[this.vehicle]! - model.seatsOf[request]!;
    const most = visit % 2 === 0 ? this.mostFrom : this.mostUntil;
    for (let at = 0; at <= this.visits.length; at += 1) {
      if (leaves[at]! > closes[visit]!) break;
      if (most[at]! > room) continue;
      const [from, to] = [places[at]!, places[at + 1]!];
      const begin = Math.max(leaves[at]! + seconds[from * width + here]!, opens[visit]!);
      if (begin > closes[visit]!) continue;
      if (begin + service[visit]! + seconds[here * width + to]! > latest[at + 1]!) continue;
      const more = cost[from * width + here]! + cost[here * width + to]! - this.replaced(at);
      if (more >= best.cost) continue;
      best.cost = more;
      best.pickupAfter = at;
      best.dropoffAfter = at;
    }
  }

  private tryPair(request: number, best: Insertion): void {
    const { model, places, leaves, latest, load, visits } = this;
    const { seconds, cost, opens, closes, service, places: width } = model;
    const [pickup, dropoff] = [request * 2, request * 2 + 1];
    const [first, second] = [model.place[pickup]!, model.place[dropoff]!];
    const room = model.capacity[this.vehicle]! - model.seatsOf[request]!;
    for (let at = 0; at <= visits.length; at += 1) {
      if (leaves[at]! > closes[pickup]!) break;
      if (load[at]! > room) continue;
      const from = places[at]!;
      const begin = Math.max(leaves[at]! + seconds[from * width + first]!, opens[pickup]!);
      if (begin > closes[pickup]!) continue;
      const direct = cost[from * width + first]! - this.replaced(at);
      let clock = begin + service[pickup]!;
      // Tries the drop-off right after the pickup, then one stop later each time.
      let here = first;
      let more = direct;
      for (let after = at; ; after += 1) {
        const next = places[after + 1]!;
        const drop = Math.max(clock + seconds[here * width + second]!, opens[dropoff]!);
        if (
          drop <= closes[dropoff]! &&
          drop + service[dropoff]! + seconds[second * width + next]! <= latest[after + 1]!
        ) {
          const total =
            more +
            cost[here * width + second]! +
            cost[second * width + next]! -
            (after === at ? 0 : cost[here * width + next]!);
          if (total < best.cost) {
            best.cost = total;
            best.pickupAfter = at;
            best.dropoffAfter = after;
          }
        }
        if (after === visits.length) break;
        const arrives = clock + seconds[here * width + next]!;
        if (arrives > latest[after + 1]! || load[after + 1]! > room || clock > closes[dropoff]!) break;
        if (after === at) more += cost[here * width + next]!;
        const visit = visits[after]!;
        clock = Math.max(arrives, opens[visit]!) + service[visit]!;
        here = next;
      }
    }
  }
}
