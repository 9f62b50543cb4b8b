/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Whole number in [from, to]. */
  between(from: number, to: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** About `mean`, never below zero: a whole number for a count of arrivals. */
  count(mean: number): number;
}

/** Goes on after as many numbers as `drawn` says, and counts them there. */
export function createRandom(seed: number, drawn = { value: 0 }): Random {
  const first = (seed ^ 0x9e3779b9) >>> 0;
  const next = () => {
    drawn.value += 1;
    const state = (first + Math.imul(drawn.value, 0x6d2b79f5)) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    chance: (probability) => next() < probability,
    count(mean) {
      const spread = Math.sqrt(mean) * (next() + next() + next() - 1.5) * 2;
      return Math.max(0, Math.floor(mean + spread + next()));
    },
  };
}

/** Draws items in proportion to their weights; the weights are summed once. */
export function createLottery<T>(items: readonly T[], weightOf: (item: T) => number): (random: Random) => T | undefined {
  let total = 0;
  const bounds = items.map((item) => {
    total += Math.max(0, weightOf(item));
    return total;
  });
  return (random) => items[firstAbove(bounds, random.next() * total)];
}

function firstAbove(bounds: readonly number[], value: number): number {
  let low = 0;
  let high = bounds.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bounds[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
