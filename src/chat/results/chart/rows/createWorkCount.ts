/** Counts work, and says when it is more than allowed. */
export interface WorkCount {
  /** Adds work. Returns false if the work should end. */
  take(units: number): boolean;
  /** True if there was more work than allowed. */
  isOver(): boolean;
}

export function createWorkCount(maxUnits: number): WorkCount {
  let units = 0;
  const isOver = () => units > maxUnits;
  return {
    take(more) {
      units += more;
      return !isOver();
    },
    isOver,
  };
}
