const SEGMENT = 100;
/** Fraction of a weight that the last segment replaces. */
const REACTION = 0.1;
const LEAST = 0.05;

/** Rewards as tuned by Ropke and Pisinger. */
export const REWARD = { best: 33, better: 9, accepted: 13 };

/** Chooses among operators of the search, preferring those that were recently successful. */
export class RouletteWheel<T> {
  private readonly weights: number[];
  private readonly scores: number[];
  private readonly uses: number[];
  private turns = 0;

  constructor(
    private readonly operators: readonly T[],
    private readonly random: () => number,
  ) {
    this.weights = operators.map(() => 1);
    this.scores = operators.map(() => 0);
    this.uses = operators.map(() => 0);
  }

  turn(): { operator: T; reward: (score: number) => void } {
    let rest = this.random() * this.weights.reduce((sum, weight) => sum + weight, 0);
    let chosen = 0;
    while (chosen < this.operators.length - 1 && rest >= this.weights[chosen]!) {
      rest -= this.weights[chosen]!;
      chosen += 1;
    }
    this.uses[chosen]! += 1;
    this.turns += 1;
    if (this.turns % SEGMENT === 0) this.adapt();
    return { operator: this.operators[chosen]!, reward: (score) => (this.scores[chosen]! += score) };
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
