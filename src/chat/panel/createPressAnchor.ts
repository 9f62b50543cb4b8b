/**
 * Keeps the control that the reader pressed where it is while what it opened or closed changes the height of its part of the
 * conversation, at once or later, as a chart does that is loaded first.
 */
export interface PressAnchor {
  /** Notes the control of a press, before it does anything. */
  press(target: EventTarget | null): void;
  /** Call after layout: puts the control back, and tells whether it was the reader who caused the change. */
  hold(): boolean;
  /** The reader has scrolled: wherever the control is now is its place. */
  move(): void;
  /** Forgets the control, and gives back the room that was kept below the conversation. */
  release(): void;
}

export function createPressAnchor(viewport: HTMLElement, content: HTMLElement): PressAnchor {
  let pressed: Pressed | undefined;
  let keptHeight = 0;

  function topOf(element: Element): number {
    return element.getBoundingClientRect().top - viewport.getBoundingClientRect().top;
  }

  /** Room below the end, so that a conversation that became shorter need not slide down. */
  function keepHeight(height: number) {
    if (height === keptHeight) return;
    keptHeight = height;
    content.style.minBlockSize = height === 0 ? '' : `${height}px`;
  }

  return {
    press(target) {
      const control = target instanceof Element ? target.closest(controls) : null;
      const part = control === null ? null : control.closest(parts);
      pressed =
        control === null || part === null || !content.contains(part)
          ? undefined
          : { control, part, top: topOf(control), height: part.getBoundingClientRect().height };
    },
    hold() {
      if (pressed?.control.isConnected !== true) {
        pressed = undefined;
        return false;
      }
      const { height } = pressed.part.getBoundingClientRect();
      if (height === pressed.height) return false;
      pressed.height = height;
      const target = viewport.scrollTop + topOf(pressed.control) - pressed.top;
      if (target + viewport.clientHeight > viewport.scrollHeight) keepHeight(target + viewport.clientHeight);
      viewport.scrollTop = target;
      return true;
    },
    move() {
      if (pressed !== undefined) pressed.top = topOf(pressed.control);
      const inView = viewport.scrollTop + viewport.clientHeight;
      if (keptHeight > inView) keepHeight(inView <= viewport.clientHeight ? 0 : inView);
    },
    release() {
      pressed = undefined;
      keepHeight(0);
    },
  };
}

interface Pressed {
  readonly control: Element;
  /** The part of a turn it stands in: steps, a result, an answer. */
  readonly part: Element;
  top: number;
  height: number;
}

const controls = 'button, summary, [role="tab"], [role="button"]';

/** The children of a turn, whichever parts a host has put into it. */
const parts = '[data-slot="turn"] > *';
