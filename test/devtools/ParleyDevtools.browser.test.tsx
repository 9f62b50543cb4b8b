import { render, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent, page as viewport } from 'vitest/browser';
import '../../src/styles/styles.css';
import '../../src/devtools/devtools.css';
import { ChatPanel } from '../../src/chat/panel/ChatPanel.js';
import { createServiceClient, streamChat } from '../../src/client.js';
import { type FaultSource, localFaults, ParleyDevtools } from '../../src/devtools.js';
import { ServiceProvider } from '../../src/provider/ServiceProvider.js';
import { salesQuestion, wholeSalesRun } from '../chat/panel/support/salesSteps.js';
import { message, showPanel } from '../chat/panel/support/showPanel.js';
import { startService } from '../chat/panel/support/startService.js';
import { delta, echo } from '../chat/store/lines.js';
import { lineResponse } from '../support/chatHarness.js';
import { findAxeViolations } from '../support/conformance.js';

beforeEach(() => viewport.viewport(1000, 800));

const page = () => within(document.body);
const tools = () => page().findByRole('region', { name: 'Developer tools' });
const openView = async (name: string) => userEvent.click(await within(await tools()).findByRole('tab', { name }));
const answers = (root: ParentNode) => [...root.querySelectorAll('[data-slot="answer"]')].map(({ textContent }) => textContent);

async function openTools(): Promise<HTMLElement> {
  await userEvent.click(page().getByRole('button', { name: 'Open developer tools' }));
  const panel = await tools();
  await waitFor(() => expect(within(panel).getByRole('tab', { name: 'Lines' })).toHaveFocus());
  return panel;
}

async function askSales(started = startService({ script: { '*': wholeSalesRun } })) {
  showPanel({
    started,
    children: (
      <>
        <ChatPanel style={{ blockSize: 300 }} />
        <ParleyDevtools faults={localFaults(started.service)} />
      </>
    ),
  });
  await userEvent.fill(message(), salesQuestion);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.querySelector('[data-slot="turn"]')).toHaveAttribute('data-state', 'done'));
}

it('leads from a question to its lines, the effect of each, a file, and the same chat again', async () => {
  let saved: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved = file;
    return 'blob:nothing';
  });
  await askSales();
  const shown = answers(document);
  await openTools();

  const rows = await page().findByRole('listbox', { name: 'Raw lines' });
  rows.focus();
  await userEvent.keyboard('{Home}{ArrowDown}');
  await waitFor(() => expect(within(rows).getByRole('option', { selected: true })).toHaveTextContent(salesQuestion));
  await userEvent.click(page().getByRole('button', { name: 'Show what it does' }));
  const comparison = await page().findByRole('region', { name: 'The thread before and after this line' });
  expect(comparison.querySelector('ins')).toBeInTheDocument();
  expect(page().getByRole('slider', { name: 'Line' })).toHaveValue('2');
  expect(await findAxeViolations(document.body)).toEqual([]);

  await openView('Lines');
  await userEvent.click(page().getByRole('button', { name: 'Save' }));
  const text = (await saved?.text()) ?? '';
  expect(text).toContain(salesQuestion);
  expect(text).not.toContain('eyJ');

  await openView('Replay');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no way to open a file.');
  await userEvent.upload(input, new File([text], 'sales.transcript.ndjson'));
  const replay = await page().findByRole('region', { name: 'The replayed chat' });
  await waitFor(() => expect(answers(replay)).toEqual(shown));
});

it('keeps credentials out of the page, and renders only the visible lines out of thousands', async () => {
  const secret = 'secret-of-the-user';
  const client = createServiceClient({
    chatUrl: 'https://ai.example.com/api/v1/public/acme/agents/7/chat/stream-chat-state',
    credentials: { kind: 'service-token', token: secret },
    fetch: async () =>
      lineResponse([
        { id: '__cutoff__', state: { chatId: 'chat-1' } },
        echo('1700000000000-message', 'How much?'),
        ...Array.from({ length: 12_000 }, (_, index) => delta('a', `word ${index} `)),
      ]),
  });
  render(
    <ServiceProvider client={client} storage={null}>
      <ParleyDevtools defaultOpen />
    </ServiceProvider>,
  );
  await tools();
  for await (const _ of streamChat(client, { input: 'How much?' }));
  await page().findByText('12002 lines');
  expect(document.querySelectorAll('[role="option"]').length).toBeLessThan(120);

  const rows = page().getByRole('listbox', { name: 'Raw lines' });
  rows.focus();
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(within(rows).getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '1'));
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(within(rows).getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '12002'));

  await openView('Requests');
  const requests = page().getByRole('listbox', { name: 'Requests' });
  requests.focus();
  await userEvent.keyboard('{Home}');
  expect(await page().findByRole('complementary', { name: 'Details' })).toHaveTextContent('x-service-auth-token[redacted]');
  expect(document.documentElement.outerHTML).not.toContain(secret);
});

it('takes the focus, moves its upper edge with arrow keys, and returns the focus when it closes', async () => {
  await askSales();
  const panel = await openTools();
  const heightPx = panel.getBoundingClientRect().height;
  page().getByRole('separator', { name: 'Height of the developer tools' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(panel.getBoundingClientRect().height).toBeLessThan(heightPx));
  const covered = () => document.documentElement.style.getPropertyValue('--parley-devtools-height');
  expect(covered()).toBe(`${panel.getBoundingClientRect().height}px`);
  await userEvent.click(page().getByRole('button', { name: 'Close developer tools' }));
  await waitFor(() => expect(page().getByRole('button', { name: 'Open developer tools' })).toHaveFocus());
  expect(page().queryByRole('region', { name: 'Developer tools' })).toBeNull();
  expect(covered()).toBe('');
});

it('switches faults of the service on, one for the next request', async () => {
  const started = startService({ script: { '*': wholeSalesRun } });
  await askSales(started);
  await openTools();
  await openView('Faults');
  await userEvent.click(await page().findByRole('button', { name: 'Answer 500' }));
  await waitFor(() => expect(started.service.faults).toEqual({ failOnce: [{ status: 500 }] }));
  await userEvent.click(page().getByRole('checkbox', { name: 'Send each line twice' }));
  await waitFor(() => expect(started.service.faults).toMatchObject({ duplicateLines: true, failOnce: [{ status: 500 }] }));
  await userEvent.click(page().getByRole('button', { name: 'Turn all off' }));
  await waitFor(() => expect(started.service.faults).toEqual({}));
});

it('isolates a failure of the tools from the application', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken: FaultSource = {
    read() {
      throw new Error('broken');
    },
    write: async () => {},
  };
  showPanel({
    children: (
      <>
        <ChatPanel style={{ blockSize: 300 }} />
        <ParleyDevtools defaultOpen faults={broken} />
      </>
    ),
  });
  await openView('Faults');
  expect(await page().findByRole('alert')).toHaveTextContent('The developer tools have failed');
  expect(message()).toBeVisible();
});
