import type { ScriptStep } from '@parley/local-service';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/styles/styles.css';
import { queryEnd, queryStart, salesAnswerStep, salesQuestion, salesSteps, wholeSalesRun } from '../chat/panel/support/salesSteps.js';
import { gate, message, showPanel, spoken, turnStates } from '../chat/panel/support/showPanel.js';
import { openReader, type Reader } from './support/openReader.js';

beforeEach(() => page.viewport(900, 900));

const focusHas = (name: RegExp) => () => expect(document.activeElement).toHaveAccessibleName(name);
const isHeard = (text: string) => () => expect(spoken()).toContain(text);
const isDone = (state: string) => () => expect(turnStates().at(-1)).toBe(state);
const isOpen = (role: string) => () => expect(document.activeElement?.closest(`[role="${role}"]`)).not.toBeNull();

/** The recorded transcript is what a user hears. Read it when it changes. */
const expectTranscript = (reader: Reader, journey: string) => expect(reader.transcript()).toMatchFileSnapshot(`./${journey}.txt`);

async function ask(reader: Reader, state: string) {
  message().focus();
  await reader.type(salesQuestion);
  await reader.press('{Enter}', isDone(state));
}

it('asks, and hears the steps and the answer', async () => {
  const [thinking, querying] = [gate(), gate()];
  const pause = ({ until }: { until: Promise<void> }) => ({ kind: 'pause', until }) as const;
  showPanel({ script: { '*': [...salesSteps, pause(thinking), queryStart, pause(querying), queryEnd, salesAnswerStep] } });
  const reader = openReader();
  message().focus();
  await reader.type(salesQuestion);
  await reader.press('{Enter}', () => expect(spoken()).not.toBe(''));
  await reader.wait('The agent queries', isHeard('Querying'), thinking.open);
  await reader.wait('The agent answers', isHeard('Answer ready'), querying.open);
  await expectTranscript(reader, 'ask');
});

it('stops an answer', async () => {
  showPanel({ script: { '*': [...salesSteps, queryStart, { kind: 'pause' }] } });
  const reader = openReader();
  message().focus();
  await reader.type(salesQuestion);
  await reader.press('{Enter}', isHeard('Querying'));
  await reader.press('{Escape}', isDone('stopped'));
  await reader.press('{Tab}');
  await reader.press('{Tab}');
  await expectTranscript(reader, 'stop');
});

it('hears an error, and tries again', async () => {
  const failing: readonly ScriptStep[] = [...salesSteps, { kind: 'fail', message: 'The warehouse did not answer.' }];
  let asked = 0;
  showPanel({
    *script() {
      asked += 1;
      yield* asked === 1 ? failing : wholeSalesRun;
    },
  });
  const reader = openReader();
  await ask(reader, 'failed');
  await reader.tabTo(/^button “(Retry|Try again)/, { back: true });
  await reader.press('{Enter}', isDone('done'));
  await expectTranscript(reader, 'error-and-retry');
});

it('reads the values of a chart with the keyboard', async () => {
  showPanel({ panel: { style: { blockSize: 860 } } });
  const reader = openReader();
  await ask(reader, 'done');
  await waitFor(() => expect(document.querySelectorAll('.parley-chart-stage .mark-rect.role-mark path')).toHaveLength(12));
  screen.getByRole('img', { name: /^Bar chart/ }).focus();
  await reader.press('{ArrowRight}');
  await reader.press('{ArrowRight}');
  await reader.press('{End}');
  await reader.press('{Enter}', isOpen('menu'));
  await reader.press('{ArrowDown}');
  await reader.press('{Escape}');
  await expectTranscript(reader, 'chart-values');
});

it('goes through a table and copies from it', async () => {
  showPanel({ panel: { style: { blockSize: 860 } } });
  const reader = openReader();
  await ask(reader, 'done');
  document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  await reader.press('{ArrowRight}');
  await reader.press('{Enter}', () => expect(document.querySelector('[role="tabpanel"] table')).not.toBeNull());
  await reader.tabTo(/^button “Month/);
  await reader.press('{Enter}');
  await reader.tabTo(/^region “Revenue by month/, { back: true });
  await reader.press('{Enter}');
  await reader.press('{ArrowRight}');
  await reader.press('{ArrowDown}');
  await reader.press('{Shift>}{ArrowDown}{/Shift}');
  await reader.press('{Control>}c{/Control}');
  await expectTranscript(reader, 'table');
});

it('opens a recent chat, renames it and comes back', async () => {
  showPanel();
  const reader = openReader();
  await ask(reader, 'done');
  document.querySelector<HTMLElement>('[data-slot="thread-menu"] button')?.focus();
  await reader.press('{Enter}', isOpen('dialog'));
  await reader.press('{Tab}');
  await reader.press('{Tab}');
  await reader.press('{Tab}');
  await reader.press('{Escape}', focusHas(/./));
  await expectTranscript(reader, 'recent-chats');
});
