const SEGMENT = 100;
/** How much of a weight the last segment replaces. */
const REACTION = 0.1;
const LEAST = 0.05;

/** Rewards as Ropke and Pisinger tuned them. */
export const REWARD = { best: 33, better: 9, accepted: 13 };

/** Chooses among ways of doing something, more often those that helped lately. */
export class Wheel<T> {
  private readonly weights: number[];
  private readonly scores: number[];
  private readonly uses: number[];
  private turns = 0;

  constructor(
    private readonly ways: readonly T[],
    private readonly random: () => number,
  ) {
    this.weights = ways.map(() => 1);
    this.scores = ways.map(() => 0);
    this.uses = ways.map(() => 0);
  }

  turn(): { way: T; reward: (score: number) => void } {
    let rest = this.random() * this.weights.reduce((sum, weight) => sum + weight, 0);
    let chosen = 0;
    while (chosen < this.ways.length - 1 && rest >= this.weights[chosen]!) {
      rest -= this.weights[chosen]!;
      chosen += 1;
    }
    this.uses[chosen]! += 1;
    this.turns += 1;
    if (this.turns % SEGMENT === 0) this.adapt();
    return { way: this.ways[chosen]!, reward: (score) => (this.scores[chosen]! += score) };
  }

  private adapt(): void {
    this.weights.forEach((weight, index) => {
      const uses = this.uses[index]!;
      if (uses === 0) return;
      this.weights[index] = Math.max(LEAST, weight * (1 - REACTION) + (REACTION * this.scores[index]!) / uses);
      this.scores[index] = 0;
      this.uses[index] = 0;
    });
  }
}
