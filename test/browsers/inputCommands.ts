import { parseKeyDef } from '@vitest/browser';
import type { BrowserCommand } from 'vitest/node';
import { patienceMs } from '../support/patience.js';
import { actOnElement } from './actOnElement.js';
import { keyCode } from './keyCode.js';
import type { KeyAction, PointerAction, WebDriver } from './WebDriver.js';

/** What `userEvent` of Vitest does in the browsers of `otherBrowser`: input like a person's, as far as tests use it. */
export const inputCommands: Readonly<Record<string, BrowserCommand<never[]>>> = {
  async __vitest_click(context, target: Target, { position }: PlaceOptions = {}) {
    const place = await findPlace(context, target, position);
    await point(context, [moveTo(place), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);
  },
  async __vitest_dragAndDrop(context, source: Target, target: Target, { sourcePosition, targetPosition }: DragOptions = {}) {
    const [from, to] = [await findPlace(context, source, sourcePosition), await findPlace(context, target, targetPosition)];
    await point(context, [moveTo(from), { type: 'pointerDown', button: 0 }, moveTo(to), { type: 'pointerUp', button: 0 }]);
  },
  async __vitest_hover(context, target: Target, { position }: PlaceOptions = {}) {
    await point(context, [moveTo(await findPlace(context, target, position))]);
  },
  async __vitest_wheel(context, target: Target, { delta, times = 1 }: { delta: { x?: number; y?: number }; times?: number }) {
    const { x, y } = await findPlace(context, target);
    const scroll = { type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: delta.x ?? 0, deltaY: delta.y ?? 0, duration: 0 } as const;
    await driverOf(context).perform([{ type: 'wheel', id: 'wheel', actions: Array.from({ length: times }, () => scroll) }]);
  },
  async __vitest_fill(context, target: Target, text: string) {
    await act(context, 'fill', target, text);
  },
  async __vitest_selectOptions(context, target: Target, options: readonly string[]) {
    await act(context, 'select', target, options);
  },
  async __vitest_upload(context, target: Target, files: readonly { name: string; mimeType: string; base64: string }[]) {
    await act(context, 'upload', target, files);
  },
  async __vitest_tab(context, { shift = false }: { shift?: boolean } = {}) {
    await press(context, shift ? '{Shift>}{Tab}{/Shift}' : '{Tab}', new Set());
  },
  async __vitest_keyboard(context, text: string, state: { unreleased: readonly string[] }) {
    const pressed = new Set(state.unreleased);
    await press(context, text, pressed);
    return { unreleased: [...pressed] };
  },
  async __vitest_cleanup(context, { unreleased }: { unreleased: readonly string[] }) {
    const actions = unreleased.map((key): KeyAction => ({ type: 'keyUp', value: keyCode(key) }));
    await driverOf(context).perform([{ type: 'key', id: 'keyboard', actions }]);
  },
  // The window is large enough for the frame of every test, whose size Vitest has set.
  async __vitest_viewport() {},
};

interface Target {
  readonly selector: string;
}

interface DragOptions {
  readonly sourcePosition?: PlaceOptions['position'];
  readonly targetPosition?: PlaceOptions['position'];
}

interface PlaceOptions {
  readonly position?: { readonly x: number; readonly y: number };
}

type Context = Parameters<BrowserCommand<never[]>>[0];

function driverOf(context: Context): WebDriver {
  return (context as unknown as { driver: WebDriver }).driver;
}

/** Waits until the element can be used, and returns its middle, or the given place in it. */
async function findPlace(context: Context, target: Target, position?: PlaceOptions['position']): Promise<{ x: number; y: number }> {
  return (await act(context, 'place', target, position)) as { x: number; y: number };
}

async function act(
  context: Context,
  action: 'place' | 'fill' | 'select' | 'upload',
  { selector }: Target,
  value?: unknown,
): Promise<unknown> {
  const { result, problem } = (await driverOf(context).run(actOnElement, [action, selector, value ?? null, patienceMs])) as {
    result?: unknown;
    problem?: string;
  };
  if (problem !== undefined) throw new Error(`${selector}: ${problem}`);
  return result;
}

function point(context: Context, actions: readonly PointerAction[]): Promise<void> {
  return driverOf(context).perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
}

function moveTo({ x, y }: { x: number; y: number }): PointerAction {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
}

/** Presses keys as `text` says, such as `{Shift>}{Tab}{/Shift}`, and notes in `pressed` which are still down. */
async function press(context: Context, text: string, pressed: Set<string>): Promise<void> {
  const actions: KeyAction[] = [];
  const release = (key: string) => {
    actions.push({ type: 'keyUp', value: keyCode(key) });
    pressed.delete(key);
  };
  for (const { keyDef, releasePrevious, releaseSelf, repeat } of parseKeyDef(text)) {
    const key = keyDef.key ?? '';
    if (pressed.has(key)) release(key);
    if (releasePrevious) continue;
    for (let count = 0; count < repeat; count += 1) {
      actions.push({ type: 'keyDown', value: keyCode(key) });
      if (releaseSelf) actions.push({ type: 'keyUp', value: keyCode(key) });
      else pressed.add(key);
    }
  }
  await driverOf(context).run(focusFrame, []);
  await driverOf(context).perform([{ type: 'key', id: 'keyboard', actions }]);
}

/** Keys reach the tests only if their frame has the focus. Tab at the end of the frame moves it to the page around it, or to the browser's toolbar. */
const focusFrame = `
  const done = arguments[arguments.length - 1];
  const frame = document.querySelector('iframe[data-vitest]');
  if (!document.hasFocus()) {
    window.focus();
    frame.blur();
  }
  if (document.activeElement !== frame) frame.focus();
  done(null);
`;
