import { waitFor } from '@testing-library/react';
import 'katex/dist/katex.min.css';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../../src/styles/styles.css';
import type { ScriptStep } from '@parley/local-service';
import type { ChatPanelProps } from '../../../src/chat/panel/ChatPanel.js';
import { gate, message, showPanel, slot, turnStates } from './support/showPanel.js';

const markdown: ChatPanelProps['markdown'] = {
  remarkPlugins: [remarkMath],
  rehypePlugins: [rehypeKatex],
  components: { strong: ({ children }) => <mark>{children}</mark> },
};

const answer = () => slot('turn-list') ?? document.body;
const formulas = () => [...answer().querySelectorAll<HTMLElement>('.katex')];

/** What each formula was written as. */
const sources = () => formulas().map((formula) => formula.querySelector('annotation')?.textContent);

async function ask(steps: readonly ScriptStep[], panel: ChatPanelProps = {}) {
  showPanel({ script: { '*': steps }, panel: { markdown, ...panel } });
  await userEvent.fill(message(), 'How is it computed?');
  await userEvent.keyboard('{Enter}');
}

it('renders a streaming answer with the host’s plugins and components, and keeps the elements when it finishes', async () => {
  const more = gate();
  await ask([
    { kind: 'text', text: 'The **trend** is $a_1 + b$.\n\nIts error is $\\frac{x}{' },
    { kind: 'pause', until: more.until },
    { kind: 'text', text: 'n}$, in **percent**.' },
  ]);
  await waitFor(() => expect(sources()).toEqual(['a_1 + b']));
  expect(turnStates()).not.toEqual(['done']);
  expect([...answer().querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['trend']);
  expect(answer()).not.toHaveTextContent('frac');
  const [first] = formulas();

  await more.open();
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  await waitFor(() => expect(sources()).toEqual(['a_1 + b', '\\frac{x}{n}']));
  expect([...answer().querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['trend', 'percent']);
  expect(answer().querySelector('strong, .katex-error')).toBeNull();
  expect(formulas()[0]).toBe(first);
});

it('renders formulas from left to right inside right-to-left text', async () => {
  await ask([{ kind: 'answer', text: 'الفرق هو $a - b = c$ في الشهر\n\n$$\nx + y = z\n$$' }], { dir: 'rtl' });
  await waitFor(() => expect(formulas()).toHaveLength(2));
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  const [inline, display] = formulas();
  expect(lettersFromLeft(inline)).toBe('abc');
  expect(lettersFromLeft(display)).toBe('xyz');

  const paragraph = inline?.closest('p');
  if (inline === undefined || !paragraph) throw new Error('There is no formula among words.');
  const before = document.createRange();
  before.setStart(paragraph, 0);
  before.setEndBefore(inline);
  expect(before.getBoundingClientRect().left).toBeGreaterThanOrEqual(inline.getBoundingClientRect().right - 1);
});

/** The letters of a formula in the order of their places on the screen. */
function lettersFromLeft(formula: Element | undefined): string {
  const letters = [...(formula?.querySelectorAll('.katex-html .mord') ?? [])];
  const left = (letter: Element) => letter.getBoundingClientRect().left;
  return letters
    .sort((one, other) => left(one) - left(other))
    .map(({ textContent }) => textContent)
    .join('');
}
