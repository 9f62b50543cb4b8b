import { type RefObject, useEffect } from 'react';

/** Warns once in development if the list of turns has no height and is therefore invisible. */
export function useCollapsedWarning(viewport: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = viewport;
    if (process.env.NODE_ENV === 'production' || current === null || typeof ResizeObserver === 'undefined') return;
    return warnWhenCollapsed(current);
  }, [viewport]);
}

function warnWhenCollapsed(list: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sizes = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = isCollapsed(list) ? setTimeout(warn, settledMs) : undefined;
  });
  sizes.observe(list);
  return () => {
    clearTimeout(timer);
    sizes.disconnect();
  };
}

/** An element that is not displayed has no width either. */
function isCollapsed({ clientHeight, clientWidth }: HTMLElement): boolean {
  return clientHeight === 0 && clientWidth > 0;
}

function warn(): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn(
    'Parley: the conversation is 0 px high, so no answer is visible. Give the parent of ChatPanel (or of your ChatRoot) more height, or no height at all.',
  );
}

let hasWarned = false;

/** A parent that opens with an animation has no height at first. */
const settledMs = 1_000;
