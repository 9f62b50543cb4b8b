import type { ChaosPage, ShownThread, ShownTurn } from '../ChaosPage.js';
import { collectFaults } from './collectFaults.js';
import { createWatch } from './createWatch.js';
import { hastenClock } from './hastenClock.js';

/** Drives a chat through what is on screen, whatever it is made of. Must run before any code of the chat. */
export function createChaosPage({ root, chatId, show, remount }: ChaosPageOptions): ChaosPage {
  const jump = hastenClock();
  const { until } = createWatch(root);
  const faults = collectFaults();
  let isHidden = false;
  let isLeaving = false;
  // The connections of a page that is left break before its scripts end.
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
  const find = (selector: string) => root().querySelector<HTMLElement>(selector);
  const findAll = (selector: string) => [...root().querySelectorAll<HTMLElement>(selector)];
  const status = () => find('[data-slot="chat-panel"]')?.dataset.state;
  const write = async (question: string) => {
    const field = await until(() => find('[data-slot="composer"] textarea') ?? undefined, 'the message field');
    if (!(field instanceof HTMLTextAreaElement)) throw new Error('The message field is not a <textarea>.');
    setValue?.call(field, question);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return field;
  };
  const isAtRest = () => find('[data-slot="queue"][data-state="waiting"]') === null && areTurnsAtRest();
  // The part that shows the error may still be loading.
  const isErrorShown = () => status() !== 'error' || find('[data-slot="error"], [data-slot="turn-note"]') !== null;
  const isLoading = () => find('[data-slot="thread-skeleton"], .parley-tool-loading') !== null;
  const areTurnsAtRest = () =>
    (['idle', 'error'].includes(status() ?? '') && !isLoading() && isErrorShown()) ||
    (status() === undefined && find('[data-slot="error"]') !== null);

  return {
    faults,
    async enqueue(question) {
      const field = await write(question);
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      const places = '.parley-question-text, .parley-queued-text';
      await until(
        () => findAll(places).some((shown) => shown.textContent === question) || undefined,
        'the question in the thread or the queue',
      );
    },
    async ask(question) {
      await write(question);
      const button = await until(() => find('[data-slot="send"]:not([aria-disabled="true"])') ?? undefined, 'a button that sends');
      button.click();
      await until(() => findAll('.parley-question-text').some((shown) => shown.textContent === question) || undefined, 'the question');
    },
    async settle({ whenBusy }) {
      const recoveries: string[] = [];
      let blindRetries = 0;
      for (;;) {
        await until(() => isAtRest() || undefined, 'rest');
        const way = findRecovery(findAll, whenBusy) ?? nextQueued(find);
        if (way === undefined || isLeaving) return { recoveries, blindRetries };
        const isReady = () => !way.button.isConnected || way.button.getAttribute('aria-disabled') !== 'true';
        await until(() => isReady() || undefined, `the button of "${way.kind}" to be enabled`);
        if (!way.button.isConnected) continue;
        recoveries.push(way.kind);
        if (recoveries.length > maxRecoveries) throw new Error(`No recovery action leads anywhere: ${recoveries.join(', ')}`);
        if (chatId() === undefined) blindRetries += 1;
        way.button.click();
        await until(() => !way.button.isConnected || !isAtRest() || undefined, `an effect of the way out of ${way.kind}`);
      }
    },
    stop: () => find('[data-slot="stop"]')?.click(),
    async show(next) {
      await show(next);
      await until(() => chatId() === next || undefined, `thread ${next}`);
      await until(() => isAtRest() || status() === 'streaming' || undefined, 'the thread');
    },
    async remount() {
      remount();
      await until(() => find('[data-slot="chat-panel"], [data-slot="error"]') ?? undefined, 'the chat');
    },
    hide() {
      isHidden = true;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    wake(sleptMs) {
      jump(sleptMs);
      isHidden = false;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    read: (): ShownThread => ({
      chatId: chatId(),
      status: status(),
      turns: findAll('[data-slot="turn"]').map(readTurn),
      errors: findAll('[data-slot="error"]').map(({ dataset }) => dataset.kind ?? ''),
    }),
  };
}

export interface ChaosPageOptions {
  /** What holds the chat. */
  readonly root: () => ParentNode;
  readonly chatId: () => string | undefined;
  readonly show: (chatId: string | undefined) => void | Promise<void>;
  readonly remount: () => void;
}

interface Recovery {
  readonly kind: string;
  readonly button: HTMLElement;
}

function findRecovery(findAll: (selector: string) => HTMLElement[], whenBusy: 'watch' | 'stop'): Recovery | undefined {
  for (const error of findAll('[data-slot="error"], [data-slot="turn-note"]')) {
    const kind = error.dataset.kind ?? 'suspended';
    const buttons = error.querySelectorAll<HTMLElement>('.parley-error-actions button, :scope[data-slot="turn-note"] > button');
    const button = buttons[kind === 'thread-busy' && whenBusy === 'stop' ? 1 : 0];
    if (button !== undefined) return { kind, button };
  }
  return undefined;
}

/** The button that sends the first question of a paused queue. */
function nextQueued(find: (selector: string) => HTMLElement | null): Recovery | undefined {
  const button = find('[data-slot="queue"] [data-slot="send-queued"]');
  return button === null ? undefined : { kind: 'paused queue', button };
}

function readTurn(turn: HTMLElement): ShownTurn {
  const text = (selector: string) => [...turn.querySelectorAll(selector)].map(({ textContent }) => textContent).join(' ');
  return {
    state: turn.dataset.state,
    question: text('.parley-question-text'),
    answer: text(answerBlocks).replace(/\s+/g, ' ').trim(),
    steps: Number.parseInt(text('.parley-steps-line'), 10) || 0,
  };
}

/** Texts that fill whole lines. */
const answerBlocks = '[data-slot="answer"] :is(p, li:not(:has(p)))';

/** React hides the setter of the element behind its own. */
const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;

const maxRecoveries = 40;
