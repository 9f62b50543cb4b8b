import { act, render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ParleyChatTag } from '../../src/element.js';
import '../../stories/element/elementFromSource.js';
import { salesQuestion, wholeSalesRun } from '../chat/panel/support/salesSteps.js';
import { gate } from '../chat/panel/support/showPanel.js';
import { startService, type TestServiceOptions } from '../chat/panel/support/startService.js';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const element = () => document.querySelector('parley-chat');
const find = (selector: string) => element()?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
const button = (name: string) => find(`button[aria-label="${name}"]`);

async function show(props: ParleyChatTag = {}, options?: TestServiceOptions) {
  const started = startService(options);
  // The element suspends while it loads.
  await act(async () => void render(<parley-chat client={started.client} style={{ display: 'block', blockSize: 700 }} {...props} />));
  await waitFor(() => expect(find('[data-slot="thread-header"]')).not.toBeNull());
  return started;
}

it('hides the parts that its attribute names, separated by spaces or commas, as it changes', async () => {
  await show();
  expect(button('Chats')).not.toBeNull();
  await act(async () => element()?.setAttribute('hide', 'sql, threads export'));
  await waitFor(() => expect(button('Chats')).toBeNull());
  await act(async () => element()?.removeAttribute('hide'));
  await waitFor(() => expect(button('Chats')).not.toBeNull());
});

it.each([[['threads', 'sql'] as const], ['threads sql']])('takes the property %o of frameworks, before the attribute', async (hide) => {
  await show({ hide });
  await act(async () => element()?.setAttribute('hide', 'sql'));
  expect(button('Chats')).toBeNull();
});

it('warns once of a name that no part has', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await show({ hide: 'thread' });
  await act(async () => element()?.setAttribute('heading', 'Rendered again'));
  expect(warn.mock.calls).toEqual([['Parley: hide has no part "thread". Did you mean "threads"?']]);
});

it('sends nothing while it is read-only, and says so once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { requests } = await show({ 'read-only': true });
  expect(find('textarea')).toBeNull();
  await act(async () => {
    element()?.send(salesQuestion);
    element()?.send(salesQuestion);
  });
  expect(warn.mock.calls).toEqual([
    ['Parley: send() does nothing while <parley-chat> has the attribute read-only. Remove it to ask questions.'],
  ]);
  expect(requests).toEqual([]);
  await act(async () => element()?.removeAttribute('read-only'));
  await waitFor(() => expect(find('textarea')).not.toBeNull());
  element()?.send(salesQuestion);
  await waitFor(() => expect(requests).toHaveLength(1));
});

it('keeps a question that was waiting while it is read-only, and sends it after that', async () => {
  const pause = gate();
  const script = { '*': [{ kind: 'pause', until: pause.until } as const, ...wholeSalesRun] };
  const { requests } = await show({}, { script });
  const asked = [element()?.ask('One?'), element()?.ask('Two?')];
  await waitFor(() => expect(find('[data-slot="queued-question"]')).not.toBeNull());
  await act(async () => element()?.setAttribute('read-only', ''));
  await pause.open();
  await asked[0];
  await waitFor(() => expect(find('[data-slot="turn"]')?.dataset.state).toBe('done'));
  // A page that gets the focus reads its thread again.
  expect(requests.flatMap(({ input }) => input ?? [])).toEqual(['One?']);
  await act(async () => element()?.removeAttribute('read-only'));
  await expect(asked[1]).resolves.toMatchObject({ state: 'done', question: { content: 'Two?' } });
});
