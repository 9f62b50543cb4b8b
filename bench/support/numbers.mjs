export function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The value that the given share of the numbers does not exceed. */
export function percentile(numbers, share) {
  return numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN;
}

/** The median of each figure over several measurements. */
export function medians(measurements) {
  const [first = {}] = measurements;
  return Object.fromEntries(Object.keys(first).map((name) => [name, median(measurements.map((one) => one[name]))]));
}

/** States in a table cell if a figure meets its target, such as `at most 0.6`. */
export function verdict(value, atMost) {
  return `${value.toFixed(2)} (at most ${atMost}: ${value <= atMost ? 'met' : 'missed'})`;
}
