/** Returns the height that a chart has to fill in an expanded result, in CSS pixels; `undefined` if the result is not expanded. */
export function chartRoom(frame: HTMLElement): number | undefined {
  const box = frame.closest<HTMLElement>('[data-state="expanded"] .parley-result-chart');
  if (box === null) return undefined;
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(box);
  const besides = (frame.parentElement?.offsetHeight ?? 0) - frame.offsetHeight;
  const room = box.clientHeight - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd) - besides;
  return Math.max(leastPx, Math.floor(room));
}

const leastPx = 200;
