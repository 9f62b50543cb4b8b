import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../../src/styles/styles.css';
import type { ScriptStep } from '@parley/local-service';
import { findAxeViolations } from '../../support/conformance.js';
import { salesQuestion, wholeSalesRun } from './support/salesSteps.js';
import { gate, message, showPanel, slot, turnStates } from './support/showPanel.js';

const paragraphs = (count: number, of = 'paragraph') =>
  Array.from({ length: count }, (_, index) => `This is ${of} ${index + 1}, long enough to be a line of an answer.`).join('\n\n');

const list = () => slot('turn-list') ?? document.body;
const distanceToEnd = () => list().scrollHeight - list().scrollTop - list().clientHeight;
const isAtEnd = () => waitFor(() => expect(distanceToEnd()).toBeLessThanOrEqual(2));
const button = () => slot('scroll-to-latest');

/** A panel of a fixed height, in which an answer waits in its middle. */
async function showHalfAnswer() {
  const pause = gate();
  const steps: ScriptStep[] = [
    { kind: 'text', text: paragraphs(30) },
    { kind: 'pause', until: pause.until },
    { kind: 'text', text: `\n\n${paragraphs(30, 'line')}` },
  ];
  const shown = showPanel({ script: { '*': steps }, panel: { style: { blockSize: 480 } } });
  await userEvent.fill(message(), salesQuestion);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(list()).toHaveTextContent('paragraph 30'));
  return { ...shown, pause };
}

it('follows the answer to its end while the reader does nothing', async () => {
  const { pause } = await showHalfAnswer();
  await isAtEnd();
  await pause.open();
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  await isAtEnd();
  expect(button()).toBeUndefined();
});

it('stops following at the slightest scroll up with the wheel, and resumes at the end', async () => {
  const { pause } = await showHalfAnswer();
  await isAtEnd();
  await userEvent.wheel(list(), { delta: { y: -20 } });
  await waitFor(() => expect(button()).toBeVisible());
  const { scrollTop } = list();
  await pause.open();
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(list().scrollTop).toBe(scrollTop);

  list().scrollTop = list().scrollHeight;
  await waitFor(() => expect(button()).toBeUndefined());
});

it('stops following for the keyboard, and the button returns with the focus in the composer', async () => {
  await showHalfAnswer();
  await isAtEnd();
  list().focus();
  await userEvent.keyboard('{PageUp}');
  await waitFor(() => expect(button()).toBeVisible());
  await userEvent.click(button() ?? document.body);
  await isAtEnd();
  await waitFor(() => expect(button()).toBeUndefined());
  expect(message()).toHaveFocus();
});

it('stops following while text is being selected', async () => {
  const { pause } = await showHalfAnswer();
  await isAtEnd();
  const paragraph = [...list().querySelectorAll('p')].at(-1) ?? document.body;
  getSelection()?.selectAllChildren(paragraph);
  const { scrollTop } = list();
  await new Promise((resolve) => document.addEventListener('selectionchange', resolve, { once: true }));
  await pause.open();
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(list().scrollTop).toBe(scrollTop);
  expect(getSelection()?.toString()).not.toBe('');
});

it('shows a new question at the end, wherever the reader was', async () => {
  const { pause } = await showHalfAnswer();
  await pause.open();
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  await isAtEnd();
  list().scrollTop = 0;
  await waitFor(() => expect(button()).toBeVisible());
  await userEvent.fill(message(), 'And by store?');
  await userEvent.keyboard('{Enter}');
  await isAtEnd();
});

it('keeps off-screen turns of a long thread out of layout, and still finds its end', async () => {
  await showLongThread(28);
  const groups = [...list().querySelectorAll<HTMLElement>('.parley-turn-group')];
  expect(groups.map((group) => group.querySelectorAll('[data-slot="turn"]').length)).toEqual([10, 10, 8]);
  expect(getComputedStyle(groups[0] ?? document.body).contentVisibility).toBe('auto');
  expect(getComputedStyle(groups[2] ?? document.body).contentVisibility).toBe('visible');
  await isAtEnd();
});

async function showLongThread(turnCount: number) {
  showPanel({ script: { '*': [{ kind: 'answer', text: paragraphs(2) }] }, panel: { style: { blockSize: 480 } } });
  for (let turn = 1; turn <= turnCount; turn += 1) {
    await userEvent.fill(message(), `Question ${turn}`);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(turnStates().filter((state) => state === 'done')).toHaveLength(turn));
  }
}

it('can be used by keyboard alone: ask, open the steps, copy, start a new chat', async () => {
  showPanel({ script: { '*': wholeSalesRun }, panel: { starters: [salesQuestion], style: { blockSize: 640 } } });
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim();
  const tabTo = async (name: string | RegExp) => {
    for (let presses = 0; presses < 30; presses += 1) {
      if (typeof name === 'string' ? focused() === name : name.test(focused() ?? '')) return;
      await userEvent.keyboard('{Tab}');
    }
    throw new Error(`The Tab key does not lead to ${name}; it ends at ${focused()}.`);
  };
  await tabTo(salesQuestion);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(message()).toHaveFocus();

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await tabTo('Chats');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
  await userEvent.keyboard('{Escape}');
  expect(focused()).toBe('Chats');

  await tabTo(/4 steps/);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-expanded', 'true'));
  await tabTo(/Searched the data model/);
  await tabTo('Copy answer');
  await tabTo('Message');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(await findAxeViolations(document.body)).toEqual([]);
});

it('shows the question of a tall answer while it is out of view, and goes to it', async () => {
  const { pause } = await showHalfAnswer();
  await pause.open();
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  await waitFor(() => expect(slot('pinned-question')).toBeVisible());
  expect(slot('pinned-question')).toHaveTextContent(salesQuestion);
  expect(slot('pinned-question')?.getBoundingClientRect().top).toBeCloseTo(list().getBoundingClientRect().top, 0);
  expect(await findAxeViolations(slot('chat-panel') ?? document.body)).toEqual([]);
  await userEvent.click(slot('pinned-question') ?? document.body);
  await waitFor(() => expect(slot('pinned-question')).toBeUndefined());
  expect(slot('question')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(list().getBoundingClientRect().top);
});

it('keeps the question of a tall answer above the sticky head of a table', async () => {
  const input = { queryTitle: 'Orders', sqlQuery: 'SELECT 1' };
  const result = {
    ...input,
    schema: [{ name: 'orders', column_type: 'Int64' }],
    data: Array.from({ length: 80 }, (_, row) => [row]),
    totalRows: 80,
  };
  const steps: ScriptStep[] = [
    { kind: 'tool-start', callId: 'sql', name: 'serviceSqlApi', input },
    { kind: 'tool-end', callId: 'sql', result },
    { kind: 'text', text: paragraphs(30) },
  ];
  showPanel({ script: { '*': steps }, panel: { style: { blockSize: 480 } } });
  await userEvent.fill(message(), salesQuestion);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  await waitFor(() => expect(list().querySelector('.parley-result-header')).not.toBeNull());
  const head = list().querySelector('.parley-result-header') ?? document.body;
  await userEvent.wheel(list(), { delta: { y: -20 } });
  list().scrollTop += head.getBoundingClientRect().top - list().getBoundingClientRect().top;
  await waitFor(() => expect(slot('pinned-question')).toBeVisible());
  const { left, top, width, height } = slot('pinned-question')?.getBoundingClientRect() ?? new DOMRect();
  for (const part of [0.1, 0.5, 0.9]) {
    const found = document.elementFromPoint(left + width * part, top + height / 2);
    expect(found?.closest('[data-slot="pinned-question"]')).not.toBeNull();
  }
});
