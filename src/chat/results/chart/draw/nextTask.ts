/** Lets the page run between reading, loading, compiling, parsing and drawing, each of which takes a while. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
