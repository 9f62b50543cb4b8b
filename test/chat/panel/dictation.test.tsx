import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { message, showPanel, slot, spoken, turnStates } from './support/showPanel.js';

/** The part of the Web Speech API that the composer uses. Tests call `hear` and `fail`. */
class FakeRecognition {
  static last: FakeRecognition | undefined;
  lang = '';
  continuous = false;
  interimResults = false;
  isListening = false;
  onresult: ((event: { results: { transcript: string }[][] }) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;

  constructor() {
    FakeRecognition.last = this;
  }
  start() {
    this.isListening = true;
  }
  stop() {
    this.end();
  }
  abort() {
    this.end();
  }
  end() {
    this.isListening = false;
    this.onend?.();
  }
  hear(...texts: string[]) {
    act(() => this.onresult?.({ results: texts.map((transcript) => [{ transcript }]) }));
  }
  fail(error: string) {
    act(() => {
      this.onerror?.({ error });
      this.end();
    });
  }
}

const recognition = () => FakeRecognition.last ?? new FakeRecognition();
const button = () => screen.findByRole('button', { name: 'Dictate' });

beforeEach(() => vi.stubGlobal('webkitSpeechRecognition', FakeRecognition));
afterEach(() => {
  vi.unstubAllGlobals();
  FakeRecognition.last = undefined;
});

it('inserts speech at the caret while it is recognized, and continues where the reader types', async () => {
  const { user } = showPanel({ panel: { voice: true } });
  await user.type(message(), 'Revenue last year{ArrowLeft>9/}');
  await user.click(await button());
  expect(await button()).toHaveAttribute('aria-pressed', 'true');
  expect(recognition()).toMatchObject({ lang: 'en', continuous: true, interimResults: true, isListening: true });
  recognition().hear('by moth');
  expect(message()).toHaveValue('Revenue by moth last year');
  recognition().hear('by month');
  expect(message()).toHaveValue('Revenue by month last year');
  expect((message() as HTMLTextAreaElement).selectionStart).toBe('Revenue by month'.length);
  await user.type(message(), ' please', { initialSelectionStart: 'Revenue by month last year'.length });
  recognition().hear('by month', ' and store');
  expect(message()).toHaveValue('Revenue by month last year please and store');
  await user.click(await button());
  expect(recognition().isListening).toBe(false);
  expect(await button()).toHaveAttribute('aria-pressed', 'false');
});

it.each([
  [['show', 'show sales', 'Show sales for may'], 'Show sales for may'],
  // Another utterance, and a result that repeats both.
  [['show', 'show sales', 'by', 'by store'], 'show sales by store'],
  [['show sales', 'by', 'by store', 'show sales by store please'], 'show sales by store please'],
  [['show sales', 'show sales'], 'show sales'],
  // As other browsers send it.
  [['very', ' very good'], 'very very good'],
  [['Umsatz', ' nach Monat', ' und Filiale'], 'Umsatz nach Monat und Filiale'],
  [['売上', '売上を', '見せて'], '売上を見せて'],
])('writes words once, although Chrome on Android repeats them: %j', async (transcripts, words) => {
  const { user } = showPanel({ panel: { voice: true } });
  await user.click(await button());
  for (const index of transcripts.keys()) recognition().hear(...transcripts.slice(0, index + 1));
  expect(message()).toHaveValue(words);
});

it('stops when the question is sent, and on unmount', async () => {
  const { user, requests, unmount } = showPanel({ panel: { voice: true } });
  await user.click(await button());
  recognition().hear('How many orders?');
  await user.type(message(), '{Enter}');
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  expect(requests[0]?.input).toBe('How many orders?');
  expect(recognition().isListening).toBe(false);
  expect(message()).toHaveValue('');
  await user.click(await button());
  expect(recognition().isListening).toBe(true);
  unmount();
  expect(recognition().isListening).toBe(false);
});

it.each([
  ['not-allowed', 'Allow this page to use the microphone, then try again.'],
  ['no-speech', 'No speech was detected. Try again.'],
  ['network', 'Dictation isn’t available right now.'],
])('explains the error %s', async (error, words) => {
  const { user } = showPanel({ panel: { voice: true } });
  await user.click(await button());
  recognition().fail(error);
  expect(slot('dictation-error')).toHaveTextContent(words);
  expect(spoken()).toContain(words);
  expect(await button()).toHaveAttribute('aria-pressed', 'false');
  await user.click(await button());
  expect(slot('dictation-error')).toBeUndefined();
});

it('is offered only with `voice`, in browsers with speech recognition', () => {
  const { unmount } = showPanel();
  expect(screen.queryByRole('button', { name: 'Dictate' })).toBeNull();
  unmount();
  vi.unstubAllGlobals();
  showPanel({ panel: { voice: true } });
  expect(screen.queryByRole('button', { name: 'Dictate' })).toBeNull();
});
