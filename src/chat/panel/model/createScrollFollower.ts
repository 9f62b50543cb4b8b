import { createPressAnchor, type PressAnchor } from './createPressAnchor.js';
import { selectionIn } from './selectionIn.js';

/**
 * Keeps the end of a growing conversation in view until the reader scrolls up (wheel, touch, keyboard or scrollbar), selects text, or opens
 * something that pushes the end out of view. Scrolling back to the end, or `follow`, resumes following.
 */
export interface ScrollFollower {
  /** Watches a scrolling box and its content. Returns a function that stops it. */
  attach(viewport: HTMLElement, content: HTMLElement): () => void;
  /** Scrolls to the end and follows it, or returns to the start if the conversation is empty. */
  follow(isEmpty?: boolean): void;
  /** Stops following the end of the thread, before scrolling elsewhere. */
  letGo(): void;
  /** True while the end is out of view and following is off. */
  isAway(): boolean;
  /** Calls back when `isAway` changes. */
  subscribe(listener: () => void): () => void;
}

export function createScrollFollower(): ScrollFollower {
  const listeners = new Set<() => void>();
  let viewport: HTMLElement | undefined;
  let anchor: PressAnchor | undefined;
  let isFollowing = true;
  let hasNoTurn = false;
  let movedUpAt = -smoothScrollMs;
  /** Until this time, upward moves belong to a smooth scroll that was still running when the reader asked for the end. */
  let isSettledAt = 0;
  let wasAway = false;
  let last = { top: 0, height: 0, size: 0 };

  function isAway(): boolean {
    return !isFollowing && !hasNoTurn && viewport !== undefined && distanceToEnd(viewport) > endTolerancePx;
  }

  function settle() {
    if (viewport !== undefined) last = { top: viewport.scrollTop, height: viewport.scrollHeight, size: viewport.clientHeight };
    if (isAway() === wasAway) return;
    wasAway = !wasAway;
    for (const listener of listeners) listener();
  }

  function goToEnd() {
    if (viewport !== undefined && isFollowing) viewport.scrollTop = hasNoTurn ? 0 : viewport.scrollHeight;
    settle();
  }

  function letGo() {
    isFollowing = false;
    isSettledAt = 0;
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
    // Listens in the capture phase: later, the page may have changed already.
    const press = ({ target }: Event) => held.press(target);
    content.addEventListener('click', press, { signal, capture: true });
    content.addEventListener('keydown', press, { signal, capture: true });
    let touchedAt = 0;

    listen('scroll', onScroll);
    listen('wheel', ({ deltaY }) => deltaY < 0 && canScrollUp(box) && letGo());
    // A press on the box itself can only hit its scrollbar. Growing content would hide the drag.
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
      // The reader wants to see what they opened.
      if (held.hold()) isFollowing &&= distanceToEnd(box) <= endTolerancePx;
      goToEnd();
      if (box.scrollHeight === watchedHeight) return;
      watchedHeight = box.scrollHeight;
      // Scrolling to the end may lay out text that was skipped so far. Firefox reports that as a page error while the content is observed.
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
    letGo,
    isAway,
    follow(isEmpty = false) {
      hasNoTurn = isEmpty;
      isFollowing = true;
      anchor?.release();
      const now = performance.now();
      isSettledAt = now - movedUpAt < smoothScrollMs ? now + smoothScrollMs : 0;
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
  const selection = selectionIn(content.getRootNode());
  return selection !== null && !selection.isCollapsed && content.contains(selection.anchorNode);
}
