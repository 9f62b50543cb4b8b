/**
 * Returns the height that a chart has to fill, in CSS pixels: that of an expanded result, or the one set on an element around it in
 * `data-chart-room`; `undefined` otherwise.
 */
export function chartRoom(frame: HTMLElement): number | undefined {
  const box = roomBox(frame);
  const stated = box?.dataset.chartRoom;
  if (box === null || (stated === undefined && box.closest('[data-state="expanded"]') === null)) return undefined;
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(box);
  const outer = stated === undefined ? box.clientHeight : Number(stated) - box.offsetHeight + box.clientHeight;
  const content = stated === undefined ? frame.parentElement : box.querySelector<HTMLElement>(':scope > *');
  const besides = (content?.offsetHeight ?? 0) - frame.offsetHeight;
  return Math.floor(outer - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd) - besides);
}

/** Returns the element whose height a chart may have to fill. */
export function roomBox(frame: HTMLElement): HTMLElement | null {
  return frame.closest<HTMLElement>('[data-chart-room], .parley-result-chart');
}
