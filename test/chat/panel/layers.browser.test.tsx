import { act, render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../src/styles/styles.css';
import { ChatPanel } from '../../../src/chat/panel/ChatPanel.js';
import { ServiceProvider } from '../../../src/provider/ServiceProvider.js';
import '../../../stories/element/elementFromSource.js';
import { closesAlone, focused, pageDialog, showModal } from '../../ui/layers/support/pageDialog.js';
import { memoryStorage } from './support/memoryStorage.js';
import { salesQuestion } from './support/salesSteps.js';
import { startService } from './support/startService.js';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1000, 900);
});

/** The document, or the shadow root of the element in it. */
const root = (): ParentNode => document.querySelector('parley-chat')?.shadowRoot ?? document;
const find = (selector: string) => root().querySelector<HTMLElement>(selector);

/** The chat in a dialog of the page, with one answer. */
async function ask(place: string): Promise<void> {
  const { client } = startService();
  const props = { client, onFeedback: () => undefined };
  const dialog = (
    <dialog ref={showModal} aria-label="Of the page" style={{ inlineSize: 900, blockSize: 800 }}>
      {place === 'page' ? (
        <ServiceProvider client={client} storage={memoryStorage()}>
          <ChatPanel onFeedback={props.onFeedback} style={{ blockSize: 700 }} />
        </ServiceProvider>
      ) : (
        <parley-chat feedback client={client} style={{ display: 'block', blockSize: 700 }} />
      )}
    </dialog>
  );
  // The element suspends while it loads.
  await act(async () => void render(dialog));
  await waitFor(() => expect(find('[data-slot="composer"] textarea')).not.toBeNull());
  find('[data-slot="composer"] textarea')?.focus();
  await userEvent.keyboard(`${salesQuestion}{Enter}`);
  await waitFor(() => expect(find('[data-slot="turn"]')).toHaveAttribute('data-state', 'done'));
  await waitFor(() => expect(find('[data-slot="expand"]')).not.toBeNull());
}

interface LayerCase {
  readonly name: string;
  /** The button that opens the layer. */
  readonly opener: string;
  readonly layer: string;
}

const cases: readonly LayerCase[] = [
  { name: 'the list of threads', opener: '[data-slot="thread-menu"] button', layer: '[data-slot="thread-popup"]' },
  { name: 'an expanded result', opener: '[data-slot="expand"]', layer: '[data-state="expanded"]' },
  { name: 'the feedback form', opener: '[aria-label="Bad answer"]', layer: '[data-slot="feedback-form"]' },
  { name: 'a menu', opener: '[data-slot="turn"] [aria-haspopup="menu"]', layer: '[role="menu"]' },
];

async function open({ opener, layer }: LayerCase): Promise<void> {
  find(opener)?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(find(layer)).not.toBeNull());
  await waitFor(() => expect(find(layer)?.contains(focused())).toBe(true));
}

describe.each(['page', 'element'])('in a dialog of the page, as part of the %s,', (place) => {
  it.each(cases)('Escape closes only $name', async (layer) => {
    await ask(place);
    await open(layer);
    await closesAlone({ isOpen: () => find(layer.layer) !== null, opener: () => find(layer.opener) });
  });

  it('Escape closes only the list of shortcuts', async () => {
    await ask(place);
    find('[data-slot="composer"] textarea')?.focus();
    await userEvent.keyboard('?');
    await waitFor(() => expect(find('[data-slot="shortcuts"]')?.contains(focused())).toBe(true));
    await closesAlone({ isOpen: () => find('[data-slot="shortcuts"]') !== null, opener: () => find('[data-slot="composer"] textarea') });
  });

  it('a menu, a name and the list of threads around it close one by one', async () => {
    await ask(place);
    await open(cases[0] as LayerCase);
    const row = '[data-slot="thread-row"]';
    find(`${row} button:not(.parley-thread-open)`)?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()?.role).toBe('menuitem'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(find('[role="menuitem"]')).toBeNull());
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(focused()?.localName).toBe('input'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(find('.parley-thread-form')).toBeNull());
    await waitFor(() => expect(find('[data-slot="thread-popup"]')?.contains(focused())).toBe(true));
    await closesAlone({
      isOpen: () => find('[data-slot="thread-popup"]') !== null,
      opener: () => find('[data-slot="thread-menu"] button'),
    });
  });

  it('the list of threads closes when Tab leaves it', async () => {
    await ask(place);
    await open(cases[0] as LayerCase);
    for (let presses = 0; presses < 12 && find('[data-slot="thread-popup"]') !== null; presses += 1) await userEvent.keyboard('{Tab}');
    expect(find('[data-slot="thread-popup"]')).toBeNull();
    expect(pageDialog()?.open).toBe(true);
  });
});

it('Escape closes only the launcher in a dialog of the page', async () => {
  const { client } = startService();
  await act(
    async () =>
      void render(
        <dialog ref={showModal} aria-label="Of the page">
          <parley-chat mode="launcher" client={client} />
        </dialog>,
      ),
  );
  const opener = () => find('[data-slot="launcher"]');
  await waitFor(() => expect(opener()).not.toBeNull());
  opener()?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(focused()?.localName).toBe('textarea'));
  await closesAlone({ isOpen: () => opener()?.ariaExpanded === 'true', opener });
});
