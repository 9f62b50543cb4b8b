import { createPressAnchor, type PressAnchor } from './createPressAnchor.js';

/**
 * Keeps the end of a growing conversation in view until the reader wants to be elsewhere: scrolls up by wheel, finger, key
 * or scrollbar, selects text, or opens something that pushes the end out of view. Scrolling back to the end, or `follow`,
 * takes it up again.
 */
export interface ScrollFollower {
  /** Watches a scrolling box and the content in it; gives the function that ends it. */
  attach(viewport: HTMLElement, content: HTMLElement): () => void;
  /** Goes to the end and stays there. */
  follow(): void;
  /** True while the end is out of sight and nothing brings it back by itself. */
  isAway(): boolean;
  /** Calls back when `isAway` changes. */
  subscribe(listener: () => void): () => void;
}

export function createScrollFollower(): ScrollFollower {
  const listeners = new Set<() => void>();
  let viewport: HTMLElement | undefined;
  let anchor: PressAnchor | undefined;
  let isFollowing = true;
  let movedUpAt = Number.NEGATIVE_INFINITY;
  /** Until when upward moves are the rest of a smooth scroll that was under way when the reader asked for the end. */
  let isSettledAt = Number.NEGATIVE_INFINITY;
  let wasAway = false;
  let last = { top: 0, height: 0, size: 0 };

  function isAway(): boolean {
    return !isFollowing && viewport !== undefined && distanceToEnd(viewport) > endTolerancePx;
  }

  function settle() {
    if (viewport !== undefined) last = { top: viewport.scrollTop, height: viewport.scrollHeight, size: viewport.clientHeight };
    if (isAway() === wasAway) return;
    wasAway = !wasAway;
    for (const listener of listeners) listener();
  }

  function goToEnd() {
    if (viewport !== undefined && isFollowing) viewport.scrollTop = viewport.scrollHeight;
    settle();
  }

  function letGo() {
    isFollowing = false;
    isSettledAt = Number.NEGATIVE_INFINITY;
    settle();
  }

  function onScroll() {
    if (viewport === undefined) return;
    const { scrollTop: top, scrollHeight: height, clientHeight: size } = viewport;
    const isSameSize = height === last.height && size === last.size;
    if (isSameSize && top !== last.top) anchor?.move();
    const hasMovedUp = top < last.top - 1 && isSameSize;
    const hasMovedDown = top > last.top;
    const now = performance.now();
    if (hasMovedUp && now < isSettledAt) return goToEnd();
    if (hasMovedUp) {
      isFollowing = false;
      movedUpAt = now;
    }
    if (hasMovedDown && distanceToEnd(viewport) <= endTolerancePx) isFollowing = true;
    settle();
  }

  function attach(box: HTMLElement, content: HTMLElement): () => void {
    viewport = box;
    const held = createPressAnchor(box, content);
    anchor = held;
    const listening = new AbortController();
    const { signal } = listening;
    const listen = <Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void) =>
      box.addEventListener(name, listener, { signal, passive: true });
    // Before anything else hears of it: afterwards the page may have changed already.
    const press = ({ target }: Event) => held.press(target);
    content.addEventListener('click', press, { signal, capture: true });
    content.addEventListener('keydown', press, { signal, capture: true });
    let touchedAt = 0;

    listen('scroll', onScroll);
    listen('wheel', ({ deltaY }) => deltaY < 0 && canScrollUp(box) && letGo());
    // Nothing of the box itself can be pressed but its scrollbar, and content that grows would hide the drag.
    listen('pointerdown', ({ target }) => target === box && letGo());
    listen('touchstart', ({ touches }) => {
      touchedAt = touches[0]?.clientY ?? 0;
    });
    listen('touchmove', ({ touches }) => (touches[0]?.clientY ?? 0) > touchedAt + 2 && canScrollUp(box) && letGo());
    listen('keydown', ({ key, target }) => target === box && upwardKeys.has(key) && canScrollUp(box) && letGo());
    document.addEventListener('selectionchange', () => holdsSelection(content) && letGo(), { signal });

    const resizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onResize);
    const watch = () => !signal.aborted && resizes?.observe(content);
    let watchedHeight = -1;
    function onResize() {
      // What the reader opened is what they want to see.
      if (held.hold()) isFollowing &&= distanceToEnd(box) <= endTolerancePx;
      goToEnd();
      if (box.scrollHeight === watchedHeight) return;
      watchedHeight = box.scrollHeight;
      // The end may bring text into layout that was left out, which Firefox reports as an error of the page while it is watched.
      resizes?.unobserve(content);
      requestAnimationFrame(watch);
    }
    watch();
    resizes?.observe(box);
    goToEnd();
    return () => {
      listening.abort();
      resizes?.disconnect();
      held.release();
      anchor = undefined;
      viewport = undefined;
    };
  }

  return {
    attach,
    isAway,
    follow() {
      isFollowing = true;
      anchor?.release();
      const now = performance.now();
      isSettledAt = now - movedUpAt < smoothScrollMs ? now + smoothScrollMs : Number.NEGATIVE_INFINITY;
      goToEnd();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Sub-pixel layouts never quite reach the end. */
const endTolerancePx = 2;

const smoothScrollMs = 400;

const upwardKeys = new Set(['ArrowUp', 'PageUp', 'Home']);

function distanceToEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - scrollTop - clientHeight;
}

function canScrollUp({ scrollTop }: HTMLElement): boolean {
  return scrollTop > 0;
}

function holdsSelection(content: HTMLElement): boolean {
  const root = content.getRootNode();
  const selection = selectionOf(root) ?? document.getSelection();
  return selection !== null && !selection.isCollapsed && content.contains(selection.anchorNode);
}

/** Chromium alone knows the selection of a shadow root by this name. */
function selectionOf(root: Node): Selection | null | undefined {
  const getSelection: unknown = 'getSelection' in root ? root.getSelection : undefined;
  return typeof getSelection === 'function' ? getSelection.call(root) : undefined;
}
