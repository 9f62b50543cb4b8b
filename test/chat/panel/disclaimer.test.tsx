import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { ChatDisclaimer, type ChatHandle, type ChatPanelProps, ChatRoot, type ThreadFormat } from '../../../src/index.js';
import { german } from '../../../src/labels.js';
import { safeHostUrl } from '../../../src/ui/text/safeHostUrl.js';
import { showAnswer } from './support/showAnswer.js';
import { showPanel, slot } from './support/showPanel.js';

const byDefault = 'AI can make mistakes. Check important figures.';

const line = () => slot('disclaimer');

it.each([undefined, null, true, '', {}])('tells people that an AI answers, with disclaimer %j as well', (disclaimer) => {
  showPanel({ panel: { disclaimer } });
  expect(line()).toHaveTextContent(byDefault);
});

it('tells it in the language of the panel', () => {
  showPanel({ provider: { labels: german } });
  expect(line()).toHaveTextContent('Antworten werden von einer KI erzeugt');
});

it('tells it at the end of a read-only chat, whose readers did not ask', () => {
  showPanel({ panel: { readOnly: true } });
  expect(slot('composer')).toBeUndefined();
  expect(slot('chat-panel')?.lastElementChild).toBe(line());
});

it('says nothing with false', () => {
  showPanel({ panel: { disclaimer: false } });
  expect(line()).toBeUndefined();
});

it('takes the host’s words, as a text or as a node', () => {
  const { show } = showPanel({ panel: { disclaimer: 'Ask Ada if in doubt.' } });
  expect(line()).toHaveTextContent(/^Ask Ada if in doubt\.$/);
  show({ disclaimer: <strong>Ask Ada.</strong> });
  expect(line()?.querySelector('strong')).toHaveTextContent('Ask Ada.');
});

it.each<[ChatPanelProps['disclaimer'], string, string]>([
  [{ text: 'An AI answers.', href: '/ai', linkText: 'Our policy' }, 'An AI answers. Our policy', 'Our policy'],
  [{ text: 'An AI answers.', href: '/ai' }, 'An AI answers.', 'An AI answers.'],
  [{ href: '/ai', linkText: 'Our policy' }, `${byDefault} Our policy`, 'Our policy'],
  [{ href: '/ai' }, byDefault, byDefault],
])('links to the host’s page with %j', (disclaimer, text, linked) => {
  showPanel({ panel: { disclaimer } });
  expect(line()?.textContent?.trim()).toBe(text);
  const link = screen.getByRole('link', { name: linked });
  expect(link).toHaveAttribute('href', '/ai');
  expect(link).toHaveAttribute('target', '_blank');
});

it('keeps the text of a link that could run something', () => {
  showPanel({ panel: { disclaimer: { text: 'An AI answers.', href: 'javascript:alert(1)', linkText: 'Our policy' } } });
  expect(line()?.textContent?.trim()).toBe('An AI answers.');
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([[{ text: { no: 'text' }, href: 7 }], [{ unknown: true }], [[null]]])('shows the labels’ words for %j', (given) => {
  // A host without types passes anything.
  const disclaimer: ChatPanelProps['disclaimer'] = Object(given);
  showPanel({ panel: { disclaimer } });
  expect(line()).toBeDefined();
});

const policy = { text: 'An AI answers.', href: '/ai', linkText: 'Our policy' };
const script = { href: `java${'script'}:alert(1)` };

it.each<[string, ChatPanelProps['disclaimer'], string, string?]>([
  ['the words of the labels', undefined, byDefault],
  ['the host’s words', { text: 'An AI <b>answers</b>.' }, 'An AI \\<b>answers\\</b>.', 'An AI &lt;b&gt;answers&lt;/b&gt;.'],
  [
    'a link',
    policy,
    `An AI answers. [Our policy](${location.origin}/ai)`,
    `An AI answers. <a href="${location.origin}/ai" rel="noreferrer">Our policy</a>`,
  ],
  ['the text of a node', <b key="own">Ask Ada.</b>, 'Ask Ada.'],
  [
    'the text of a link that could run something',
    <a key="own" {...script}>
      Ask Ada.
    </a>,
    'Ask Ada.',
  ],
])('ends exported threads with %s', async (_, disclaimer, markdown, html = markdown) => {
  const exported = await showExported(disclaimer);
  expect((await exported('markdown')).split('\n***\n').at(-1)?.trim()).toBe(markdown);
  const page = new DOMParser().parseFromString(await exported('html'), 'text/html');
  expect(page.querySelector('body > footer:last-child p')?.innerHTML.trim()).toBe(html);
});

it('leaves exported threads without the line if the host has removed it', async () => {
  const exported = await showExported(false);
  expect(await exported('markdown')).not.toContain('***');
  expect(await exported('html')).not.toContain('<footer>');
});

/** A panel with an answer, and its thread as a file. */
async function showExported(disclaimer: ChatPanelProps['disclaimer']) {
  const handle = createRef<ChatHandle>();
  await showAnswer({ panel: { disclaimer, handle } });
  return async (format: ThreadFormat) => (await handle.current?.exportThread(format)) ?? '';
}

it.each([
  ['https://example.com/ai', true],
  ['mailto:ai@example.com', true],
  ['/ai', true],
  ['ai.html#2', true],
  ['javascript:alert(1)', false],
  ['\tjavascript:alert(1)', false],
  ['data:text/html,x', false],
  ['blob:https://example.com/1', false],
])('links to %s: %s', (url, isSafe) => {
  expect(safeHostUrl(url)).toBe(isSafe ? url : undefined);
});

it('is a part for a layout of the host’s own', () => {
  showPanel({
    children: (
      <ChatRoot>
        <ChatDisclaimer className="own" text="An AI answers." />
      </ChatRoot>
    ),
  });
  expect(line()).toHaveClass('own');
  expect(line()).toHaveTextContent('An AI answers.');
});
