import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChatDisclaimer, type ChatPanelProps, ChatRoot } from '../../../src/index.js';
import { german } from '../../../src/labels.js';
import { safeHostUrl } from '../../../src/ui/text/safeHostUrl.js';
import { showPanel, slot } from './support/showPanel.js';

const byDefault = 'AI answers can be wrong. Check important figures.';

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
