/** A started browser with one window, driven with the commands of WebDriver (https://www.w3.org/TR/webdriver2/). */
export interface WebDriver {
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page. Its last argument is a callback for the result. */
  run(functionBody: string, args: readonly unknown[]): Promise<unknown>;
  /** Moves the pointer, presses keys, or both, as `actions` of WebDriver say. */
  perform(actions: readonly ActionSequence[]): Promise<void>;
  quit(): Promise<void>;
}

export type ActionSequence =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] }
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly PointerAction[];
    }
  | { readonly type: 'wheel'; readonly id: string; readonly actions: readonly WheelAction[] };

export interface KeyAction {
  readonly type: 'keyDown' | 'keyUp';
  readonly value: string;
}

export type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number };

export interface WheelAction {
  readonly type: 'scroll';
  readonly x: number;
  readonly y: number;
  readonly deltaX: number;
  readonly deltaY: number;
  readonly duration: number;
}

/** Large enough for the pages of all tests, which are frames in this window. */
export const windowSize = { width: 1320, height: 1100 };

/** The longest that starting a browser, or one command, may take. Only one that hangs reaches it. */
export const commandMs = 90_000;
