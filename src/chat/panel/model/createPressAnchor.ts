/**
 * Keeps a pressed control in place while the part it opened or closed changes its height, at once or later (as a chart does that has to
 * load first).
 */
export interface PressAnchor {
  /** Records the pressed control before its handler runs. */
  press(target: EventTarget | null): void;
  /** Puts the control back in place. Call it after layout. Returns true if the reader caused the change. */
  hold(): boolean;
  /** Records the control's new position after the reader scrolled. */
  move(): void;
  /** Forgets the control and removes the space kept below the conversation. */
  release(): void;
}

export function createPressAnchor(viewport: HTMLElement, content: HTMLElement): PressAnchor {
  let pressed: Pressed | undefined;
  let keptHeight = 0;

  function topOf(element: Element): number {
    return element.getBoundingClientRect().top - viewport.getBoundingClientRect().top;
  }

  /** Keeps space below the end, so that a conversation that became shorter does not slide down. */
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
  /** The part of a turn that contains it: steps, a result or an answer. */
  readonly part: Element;
  top: number;
  height: number;
}

const controls = 'button, summary, [role="tab"], [role="button"]';

/** The children of a turn, including parts added by the host. */
const parts = '[data-slot="turn"] > *';
