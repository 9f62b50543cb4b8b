/**
 * Places a floating element above or below another, in window coordinates. It uses the other side if there is not enough space, and stays
 * within the window.
 */
export function placeBeside(floating: HTMLElement, anchor: Element, { side, align }: Placement): void {
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const above = box.top - gapPx - height;
  const below = box.bottom + gapPx;
  const fitsAbove = above >= edgePx;
  const fitsBelow = below + height <= window.innerHeight - edgePx;
  const isAbove = side === 'above' ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow;
  const isFlushLeft = (getComputedStyle(anchor).direction === 'rtl') === (align === 'end');
  const left = align === 'center' ? box.left + (box.width - width) / 2 : isFlushLeft ? box.left : box.right - width;

  floating.style.top = `${clamp(isAbove ? above : below, window.innerHeight - height)}px`;
  floating.style.left = `${clamp(left, window.innerWidth - width)}px`;
}

export interface Placement {
  readonly side: 'above' | 'below';
  /** The edges that are aligned, in reading direction. */
  readonly align: 'start' | 'center' | 'end';
}

function clamp(position: number, end: number): number {
  return Math.round(Math.max(edgePx, Math.min(position, end - edgePx)));
}

const gapPx = 6;
const edgePx = 8;
