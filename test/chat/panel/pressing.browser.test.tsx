import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../src/styles/styles.css';
import type { ScriptStep } from '@parley/local-service';
import { queryEnd, queryStart, salesAnswerStep, salesQuestion, salesSteps, wholeSalesRun } from './support/salesSteps.js';
import { gate, message, showPanel, slot, turnStates } from './support/showPanel.js';

const list = () => slot('turn-list') ?? document.body;
const distanceToEnd = () => list().scrollHeight - list().scrollTop - list().clientHeight;
const isAtEnd = () => waitFor(() => expect(distanceToEnd()).toBeLessThanOrEqual(2));
/** Until then the chart's place has another height. */
const isDrawn = () => waitFor(() => expect(list().querySelector('[data-slot="chart"] svg, [data-slot="chart"] canvas')).not.toBeNull());
const topOf = (element: Element) => element.getBoundingClientRect().top;
/** Less than a pixel is no move that anyone sees. */
const expectStill = (places: readonly number[], name?: string) => expect(Math.max(...places) - Math.min(...places), name).toBeLessThan(1);

/** Two frames: what a press changes is laid out, measured and painted by then. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

function named(role: string, name: RegExp): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(role)].find(({ textContent }) => name.test(textContent ?? ''));
  if (found === undefined) throw new Error(`There is no ${role} named ${name}.`);
  return found;
}

const tab = (name: RegExp) => named('[role="tab"]', name);
const stepsButton = () => named('[data-slot="steps"] > button', /./);

async function ask(script: readonly ScriptStep[], blockSize = 480) {
  showPanel({ script: { '*': script }, panel: { style: { blockSize } } });
  await userEvent.fill(message(), salesQuestion);
  await userEvent.keyboard('{Enter}');
}

async function showAnswer(blockSize: number) {
  await ask(wholeSalesRun, blockSize);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  await isDrawn();
  await isAtEnd();
}

/** Where the control is while it is pressed, and in each of the frames after. */
async function pressAndWatch(control: HTMLElement, press: () => Promise<void>, frames = 12): Promise<number[]> {
  const places: number[] = [topOf(control)];
  await press();
  for (let frame = 0; frame < frames; frame += 1) {
    await painted();
    places.push(topOf(control));
  }
  return places;
}

it('keeps the pressed tab in place if its view is taller or shorter than the previous one', async () => {
  // The whole answer and the page are in view, so that a click scrolls nothing.
  await page.viewport(414, 1200);
  await showAnswer(1060);
  for (const name of [/SQL/, /Table/, /Chart/, /SQL/, /Chart/]) {
    const control = tab(name);
    const places = await pressAndWatch(control, () => userEvent.click(control));
    expectStill(places, String(name));
  }
});

it('keeps the steps in place when they open and close, also by keyboard', async () => {
  await showAnswer(1100);
  const control = stepsButton();
  control.scrollIntoView({ block: 'center' });
  list().scrollTop = list().scrollHeight;
  await isAtEnd();
  control.focus({ preventScroll: true });
  const top = topOf(control);
  for (const _ of ['open', 'closed', 'open again']) {
    const places = await pressAndWatch(control, () => userEvent.keyboard('{Enter}'));
    expectStill([top, ...places]);
  }
});

it('keeps anything opened in the middle of an answer in place while the rest streams in', async () => {
  const pause = gate();
  await ask([...salesSteps, queryStart, queryEnd, { kind: 'pause', until: pause.until }, salesAnswerStep], 420);
  await isDrawn();
  await isAtEnd();
  const control = stepsButton();
  control.focus({ preventScroll: true });
  const top = topOf(control);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(control).toHaveAttribute('aria-expanded', 'true'));
  await pause.open();
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  await painted();
  expectStill([top, topOf(control)]);
  expect(slot('scroll-to-latest')).toBeVisible();
});

it('still follows an answer after a press that did not change the height', async () => {
  const pause = gate();
  await ask([...salesSteps, queryStart, queryEnd, { kind: 'pause', until: pause.until }, salesAnswerStep], 420);
  await isDrawn();
  await isAtEnd();
  tab(/Chart/).click();
  await pause.open();
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  await isAtEnd();
});

const keptHeight = () => list().querySelector('.parley-turns')?.getAttribute('style') ?? '';

it('keeps space below a view that became shorter only as long as it is needed', async () => {
  // Tall enough for the tabs to stay in view when scrolled to the end.
  await showAnswer(1100);
  await userEvent.click(tab(/SQL/));
  await painted();
  list().scrollTop = list().scrollHeight;
  await painted();
  await userEvent.click(tab(/Chart/));
  await painted();
  expect(keptHeight()).toMatch(/min-block-size/);
  const { scrollHeight } = list();

  await waitFor(() => {
    list().scrollTop -= 10;
    expect(list().scrollHeight).toBeLessThan(scrollHeight);
  });

  await userEvent.fill(message(), 'And by region?');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(turnStates()).toEqual(['done', 'done']));
  await isAtEnd();
  expect(keptHeight()).not.toMatch(/min-block-size/);
});

it('shows the panel in full screen, with its menus over it, and back in the page', async () => {
  await showAnswer(980);
  const panel = slot('chat-panel') ?? document.body;
  const button = () => panel.querySelector<HTMLElement>('[data-slot="full-screen"]') ?? document.body;
  const { height } = panel.getBoundingClientRect();
  await userEvent.click(button());
  await waitFor(() => expect(panel.matches(':fullscreen')).toBe(true));
  await waitFor(() => expect(button()).toHaveAccessibleName('Exit full screen'));
  expect(panel.clientHeight).toBe(innerHeight);
  await userEvent.click(slot('export-chat') ?? document.body);
  const item = await waitFor(() => named('[role="menuitem"]', /Markdown/));
  const { x, y } = item.getBoundingClientRect();
  expect(item.contains(document.elementFromPoint(x + 8, y + 8))).toBe(true);
  // Escape would leave full screen too, except in a Chromium without a window.
  await userEvent.click(slot('export-chat') ?? document.body);
  await waitFor(() => expect(document.querySelector('[role="menuitem"]')).toBeNull());
  await userEvent.click(button());
  await waitFor(() => expect(panel.matches(':fullscreen')).toBe(false));
  await waitFor(() => expect(button()).toHaveAccessibleName('Full screen'));
  expect(panel.getBoundingClientRect().height).toBe(height);
});

/** The controls of the panel that a pointer at their middle does not reach. */
function coveredControls(): readonly (string | null)[] {
  const controls = [
    ...(slot('chat-panel') ?? document.body).querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [role="tab"]'),
  ];
  const covered: (string | null)[] = [];
  for (const control of controls) {
    const isUsable =
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      control.tabIndex >= -1 &&
      !control.matches(':disabled');
    if (!isUsable || control.getBoundingClientRect().width < 2) continue;
    control.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    if (found === null || !(control.contains(found) || found.contains(control))) covered.push(control.ariaLabel ?? control.textContent);
  }
  return covered;
}

it.each([360, 650, 1280])('has no control that something covers, %i px wide', async (width) => {
  await page.viewport(width, 900);
  await showAnswer(700);
  expect(coveredControls()).toEqual([]);
  await userEvent.click(tab(/Table/));
  expect(coveredControls()).toEqual([]);
  await userEvent.click(tab(/SQL/));
  expect(coveredControls()).toEqual([]);
});
