import { waitFor } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { type AccessibleNode, readFocus } from './readFocus.js';
import { watchLiveRegions } from './watchLiveRegions.js';

/**
 * Writes down what a screen reader would say on the page: live regions as they change, and each element that gets the focus, with the dialogs,
 * menus, lists and tables around it that the focus was not in before. Names, roles and states are those that Chromium gives to screen readers.
 */
export function openReader(): Reader {
  const lines: string[] = [];
  const regions = watchLiveRegions((line) => lines.push(`  ${line}`));
  let focused: readonly AccessibleNode[] = [];

  async function writeFocus() {
    const path = await readFocus();
    const known = new Set(focused.map(({ id }) => id));
    const entered = path.filter(({ id }, index) => index === path.length - 1 || !known.has(id));
    const isSame = path.map(({ id, text }) => `${id} ${text}`).join() === focused.map(({ id, text }) => `${id} ${text}`).join();
    focused = path;
    if (!isSame) lines.push(`  ${entered.map(({ text }) => text).join(' › ') || 'nothing has the focus'}`);
  }

  async function step(title: string, act: () => unknown, isDone?: () => unknown) {
    lines.push(title);
    await act();
    await painted();
    if (isDone) await waitFor(isDone);
    await painted();
    regions.flush();
    await writeFocus();
  }

  return {
    press: (keys, isDone) => step(`Press ${keys}`, () => userEvent.keyboard(keys), isDone),
    type: (text, isDone) => step(`Type “${text}”`, () => userEvent.keyboard(text), isDone),
    async tabTo(name, { back = false } = {}) {
      const keys = back ? '{Shift>}{Tab}{/Shift}' : '{Tab}';
      const press = async () => {
        for (let count = 0; count < maxTabs; count += 1) {
          await userEvent.keyboard(keys);
          await painted();
          if (name.test((await readFocus()).at(-1)?.text ?? '')) return;
        }
        throw new Error(`${maxTabs} presses of ${keys} do not reach ${name}.`);
      };
      await step(`Press ${keys} until ${name.source}`, press);
    },
    wait: (what, isDone, begin = () => undefined) => step(what, begin, isDone),
    transcript() {
      regions.stop();
      return `${lines.join('\n')}\n`;
    },
  };
}

export interface Reader {
  /** Presses keys, and waits until `isDone` does not throw. */
  press(keys: string, isDone?: () => unknown): Promise<void>;
  type(text: string, isDone?: () => unknown): Promise<void>;
  /** Presses Tab until what is said of the focused element matches. */
  tabTo(name: RegExp, options?: { readonly back?: boolean }): Promise<void>;
  /** Does nothing but let something begin, until `isDone` does not throw. */
  wait(what: string, isDone: () => unknown, begin?: () => unknown): Promise<void>;
  /** All that was pressed and said. Ends the listening. */
  transcript(): string;
}

const maxTabs = 40;

/** Two frames: effects have run, and the focus has moved. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
