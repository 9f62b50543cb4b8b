import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { waitMs } from './waits.js';

/** A user with nothing but a keyboard. The focused element is written as its role and name: `button Add user`. */
export interface KeyboardWalk {
  /** Presses a key, and waits until the expected element has the focus. */
  press(key: string, expected: string): Promise<void>;
  /** Presses keys in order, each paired with the element expected to have the focus afterwards. */
  steps(...steps: readonly (readonly [key: string, expected: string])[]): Promise<void>;
  /** Presses Tab until the element has the focus. Fails after `most` presses, or if the focus leaves the page. */
  tabTo(expected: string, most?: number): Promise<void>;
  /** The same with Shift+Tab. */
  backTo(expected: string, most?: number): Promise<void>;
  /** Types into the focused field, which must keep the focus. */
  type(text: string): Promise<void>;
  /** Waits until the element has the focus. */
  arriveAt(expected: string): Promise<void>;
}

export function walkWithKeys(page: Page): KeyboardWalk {
  const focused = () => page.evaluate(describeFocus);

  async function arriveAt(expected: string): Promise<void> {
    const end = performance.now() + longestStepMs;
    let found = await focused();
    while (found !== expected && performance.now() < end) {
      await wait(20);
      found = await focused();
    }
    if (found !== expected) throw new Error(`The focus is on “${found}” instead of “${expected}”.`);
  }

  async function press(key: string, expected: string): Promise<void> {
    await page.keyboard.press(key);
    await arriveAt(expected);
  }

  async function repeat(key: string, expected: string, most = 12): Promise<void> {
    const passed: string[] = [];
    while (passed.length < most && passed.at(-1) !== nothing) {
      await page.keyboard.press(key);
      const found = await focused();
      if (found === expected) return;
      passed.push(found);
    }
    throw new Error(`${key} does not lead to “${expected}”, but to ${passed.join(', ')}.`);
  }

  return {
    press,
    arriveAt,
    async steps(...steps) {
      for (const [key, expected] of steps) await press(key, expected);
    },
    tabTo: (expected, most) => repeat('Tab', expected, most),
    backTo: (expected, most) => repeat('Shift+Tab', expected, most),
    async type(text) {
      const field = await focused();
      await page.keyboard.type(text);
      await arriveAt(field);
    },
  };
}

/** The name of the page itself, which has the focus if no element does. */
const nothing = 'nothing';
const longestStepMs = waitMs / 6;

/** Runs in the page. */
function describeFocus(): string {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return 'nothing';
  const kinds: Readonly<Record<string, string>> = {
    A: 'link',
    BUTTON: 'button',
    TEXTAREA: 'textbox',
    H1: 'heading',
    H2: 'heading',
    H3: 'heading',
  };
  const inputs: Readonly<Record<string, string>> = { checkbox: 'checkbox', search: 'searchbox' };
  const ofTag = element instanceof HTMLInputElement ? (inputs[element.type] ?? 'textbox') : kinds[element.tagName];
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labelled = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  const label =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels?.[0]?.textContent : undefined;
  const name = labelled || (element.getAttribute('aria-label') ?? label ?? element.textContent);
  return `${element.getAttribute('role') ?? ofTag ?? element.tagName} ${name.replace(/[\u2066-\u2069]/g, '').trim()}`;
}
