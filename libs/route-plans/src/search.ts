import { insertions, putIn, type Insertion } from './insertions';
import type { Model } from './model';
import { removals, type Removal } from './removals';
import { Route } from './route';
import { copyOf, costOf, emptyState, takeOut, usedVehicles, type State } from './state';
import { REWARD, RouletteWheel } from './roulette-wheel';

/** The remaining time and iterations. */
export interface Budget {
  /** 0 at the beginning, 1 when used up. */
  spent(): number;
  /** Counts one iteration. */
  use(): void;
}

/**
 * At first, a plan that costs 5% more is accepted half of the time. The final temperature is a five-hundredth of the
 * first.
 */
const HEAT = { start: 0.05, end: 0.002 };
/**
 * Number of cooling cycles. One long cycle more often ends in a plan that only many simultaneous changes would improve.
 */
const CYCLES = 3;
/** Maximum share and number of requests removed at once; small sets of requests are occasionally removed completely. */
const LARGEST = { share: 0.4, count: 60, few: 6 };
const SMALLEST = 1;
/** Share of the budget until which serving more requests is tried. */
const SERVE_SHARE = 0.25;
/** Fewer vehicles are tried up to this share of the budget, or for this many iterations without progress. */
const FEWER = { share: 0.45, patience: 12_000 };
/** Iterations between two checks of the clock. */
const LOOK = 16;
const EPSILON = 1e-9;

/**
 * Adaptive large neighborhood search (Ropke and Pisinger, "An Adaptive Large Neighborhood Search Heuristic for the
 * Pickup and Delivery Problem with Time Windows", Transportation Science 40, 2006): removes some requests from a plan
 * and reinserts them, preferring recently successful operators, and accepts worse plans less and less often. It first
 * maximizes the served requests, then minimizes the vehicles, then the cost.
 */
export class Search {
  private readonly idle: readonly Route[];
  /** Requests that an otherwise empty vehicle could serve. The others are excluded from the beginning. */
  private readonly hopeful: readonly number[];
  private best: State;
  private heat = 0;

  constructor(
    private readonly model: Model,
    private readonly random: () => number,
    private readonly budget: Budget,
    private readonly onBetter: (state: State) => void = () => undefined,
  ) {
    this.idle = Array.from({ length: model.vehicles }, (_, vehicle) => new Route(model, vehicle, []));
    this.hopeful = Array.from({ length: model.requests }, (_, request) => request).filter((request) =>
      this.idle.some((route) => route.costOf(request) < Infinity),
    );
    this.best = emptyState(model, this.idle, this.hopeful);
  }

  run(): State {
    const { model, random } = this;
    for (const { depth, isNoisy } of insertions.filter((each) => each.depth > 0 && !each.isNoisy)) {
      const state = emptyState(model, this.idle, this.hopeful);
      putIn(model, state, { depth, isNoisy }, model.vehicles, random);
      this.keep(state);
    }
    // Every vehicle was tried for the only request, so nothing can be better.
    if (this.hopeful.length <= 1) return this.best;
    this.heat = (HEAT.start * costOf(this.best)) / Math.LN2;
    if (this.best.unserved.length > 0) this.serve(model.vehicles, 0, SERVE_SHARE);
    for (let most = usedVehicles(this.best) - 1; most >= 1; most = usedVehicles(this.best) - 1) {
      if (!this.serve(most, this.best.unserved.length, FEWER.share)) break;
    }
    this.improve(usedVehicles(this.best));
    return this.best;
  }

  /** Searches for a plan with at most `most` vehicles that leaves out at most `allowed` requests. */
  private serve(most: number, allowed: number, share: number): boolean {
    const state = copyOf(this.best);
    while (usedVehicles(state) > most) {
      const smallest = state.routes
        .filter(({ isEmpty }) => !isEmpty)
        .reduce((one, other) => (other.visits.length < one.visits.length ? other : one));
      takeOut(state, this.idle, new Set(smallest.visits.map((visit) => visit >> 1)));
    }
    let fewest = state.unserved.length;
    let patience = FEWER.patience;
    let isFound = false;
    this.anneal(state, most, (candidate) => {
      if (candidate.unserved.length < fewest) {
        fewest = candidate.unserved.length;
        patience = FEWER.patience;
      }
      if (candidate.unserved.length <= allowed) {
        isFound = true;
        this.keep(candidate);
        return true;
      }
      patience -= 1;
      return patience <= 0 || this.budget.spent() >= share;
    });
    return isFound;
  }

  private improve(most: number): void {
    this.anneal(copyOf(this.best), most, (candidate) => {
      this.keep(candidate);
      return false;
    });
  }

  /** @param look called with every accepted plan; it may end the search */
  private anneal(start: State, most: number, look: (state: State) => boolean): void {
    const { model, random, budget } = this;
    const destroy = new RouletteWheel<Removal>(removals, random);
    const repair = new RouletteWheel<Insertion>(insertions, random);
    const seen = new Set<number>();
    const penalty = model.longestCost * (model.requests + 1) * 2;
    const scoreOf = (state: State) => costOf(state) + penalty * state.unserved.length;
    const share = Math.min(LARGEST.count, Math.floor(model.requests * LARGEST.share));
    const largest = Math.max(share, Math.min(LARGEST.few, model.requests));
    const smallest = Math.min(SMALLEST, largest);
    const from = budget.spent();
    let current = start;
    let score = scoreOf(current);
    let bestScore = score;
    let temperature = this.heat;
    for (let turn = 0; ; turn += 1) {
      if (turn % LOOK === 0) {
        const spent = budget.spent();
        if (spent >= 1) return;
        const cooled = (((spent - from) / (1 - from)) * CYCLES) % 1;
        temperature = this.heat * HEAT.end ** cooled;
      }
      budget.use();
      const candidate = copyOf(current);
      const removal = destroy.turn();
      const insertion = repair.turn();
      const count = smallest + Math.floor(random() * (largest - smallest + 1));
      takeOut(candidate, this.idle, removal.operator(model, candidate, count, random));
      putIn(model, candidate, insertion.operator, most, random);
      const next = scoreOf(candidate);
      const key = Math.round(next * 1e4);
      const isNew = !seen.has(key);
      const isAccepted = next < score - EPSILON || random() < Math.exp((score - next) / temperature);
      if (isAccepted) {
        let reward = 0;
        if (next < bestScore - EPSILON) reward = REWARD.best;
        else if (isNew) reward = next < score - EPSILON ? REWARD.better : REWARD.accepted;
        removal.reward(reward);
        insertion.reward(reward);
        seen.add(key);
        current = candidate;
        score = next;
        bestScore = Math.min(bestScore, next);
      }
      if (look(current)) return;
    }
  }

  private keep(state: State): void {
    const { best } = this;
    const difference =
      state.unserved.length - best.unserved.length ||
      usedVehicles(state) - usedVehicles(best) ||
      costOf(state) - costOf(best);
    if (difference >= -EPSILON && best.unserved.length < this.hopeful.length) return;
    this.best = copyOf(state);
    this.onBetter(this.best);
  }
}
