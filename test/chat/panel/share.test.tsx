import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { chartSvg } from '../../../src/chat/panel/share/chartSvg.js';
import { markdownHtml } from '../../../src/chat/panel/share/markdownHtml.js';
import type { SharedThread } from '../../../src/chat/panel/share/sharedTurns.js';
import { writeMarkdown } from '../../../src/chat/panel/share/writeMarkdown.js';
import { writePage } from '../../../src/chat/panel/share/writePage.js';
import { salesQuestion } from './support/salesSteps.js';
import { showAnswer } from './support/showAnswer.js';
import { slot, spoken } from './support/showPanel.js';

const hostile = '<script>alert(1)</script> "x" [a](javascript:alert(1)) **b**';

const thread: SharedThread = {
  title: hostile,
  rowCount: ({ rows, totalRows }) => `${rows.length} of ${totalRows}`,
  turns: [
    {
      question: hostile,
      answer: `# ${hostile}\n\n| a | b |\n| - | -: |\n| ${hostile} | 1 |\n\n- [x] done\n\n![p](https://x.example/p.png)`,
      results: [
        {
          stepId: 's1',
          title: hostile,
          description: hostile,
          rows: {
            columns: [
              { name: hostile, type: 'string', serviceType: '' },
              { name: 'n', type: 'number', serviceType: '' },
            ],
            rows: [[hostile, 1.5]],
            totalRows: 7,
          },
        },
      ],
    },
  ],
};

const svg = (inner: string) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  element.setAttribute('viewBox', '0 0 1 1');
  element.innerHTML = inner;
  return element;
};

it('writes a page that loads and runs nothing, whatever the texts contain', () => {
  const chart = svg(
    '<script>alert(1)</script><style>*{}</style><g onclick="alert(1)" style="fill:red"><rect width="1" fill="url(https://x.example)" opacity="0.5"></rect><text>&lt;b&gt;</text><image href="https://x.example"></image><foreignObject><div>x</div></foreignObject></g>',
  );
  const look = { lang: 'en', direction: 'ltr', surface: 'rgb(1, 2, 3)', text: '}</style><script>', chartOf: () => chart } as const;
  const text = [...writePage(thread, look)].join('');
  const page = new DOMParser().parseFromString(text, 'text/html');
  const names = new Set([...page.querySelectorAll('*')].map(({ localName }) => localName));
  expect([...names].filter((name) => ['script', 'img', 'image', 'iframe', 'link', 'foreignobject'].includes(name))).toEqual([]);
  expect(page.querySelectorAll('style')).toHaveLength(1);
  expect(page.querySelector('style')?.textContent).toContain('background:rgb(1, 2, 3);color:#111');
  const attributes = [...page.querySelectorAll('body *')].flatMap((element) => element.getAttributeNames());
  expect(attributes.filter((name) => name.startsWith('on') || name === 'style' || name === 'src')).toEqual([]);
  expect(page.querySelectorAll('a')).toHaveLength(0);
  expect(page.title).toBe(hostile);
  expect(page.querySelector('h2')?.textContent).toBe(hostile);
  expect([...page.querySelectorAll('section td')].map(({ textContent }) => textContent)).toEqual([hostile, '1.5']);
  expect(page.querySelector('section .chart')?.innerHTML).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g><rect width="1" opacity="0.5"></rect><text>&lt;b&gt;</text></g></svg>',
  );
  expect(page.querySelector('section')?.textContent).toContain('1 of 7');
  expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
});

it('writes the links, lists and code of an answer as safe HTML', () => {
  expect(markdownHtml('1. [a](https://x.example/?a=1&b="2")\n2. `<i>`\n\n```js\n</pre>\n```')).toBe(
    '<ol dir="auto"><li><p dir="auto"><a href="https://x.example/?a=1&amp;b=%222%22" rel="noreferrer nofollow">a</a></p></li>' +
      '<li><p dir="auto"><code dir="ltr">&lt;i&gt;</code></p></li></ol>\n<pre dir="ltr"><code>&lt;/pre&gt;</code></pre>',
  );
});

it('leaves out a chart that is too large, and elements that are nested too deeply', () => {
  expect(chartSvg(svg(`<path d="${'M0 0'.repeat(1_100_000)}"></path>`))).toBe('');
  const deep = chartSvg(svg(`${'<g>'.repeat(500)}${'</g>'.repeat(500)}`));
  expect(deep.split('<g>').length).toBeLessThan(100);
});

it.each([
  ...['url(https://x.example/a)', 'URL(https://x.example/a)', 'Url("https://x.example/a")', 'u\\72l(https://x.example/a)', 'url\n(x)'],
  ...[
    'image-set("https://x.example/a" 1x)',
    '-webkit-image-set(url(x) 1x)',
    'src("https://x.example/a")',
    'xrgb(1)',
    'red, URL(x)',
    '/**/url(x)',
  ],
])('writes no attribute of a chart with the value %j', (value) => {
  for (const name of ['fill', 'stroke', 'font-family', 'transform', 'style', 'filter', 'href', 'clip-path']) {
    const element = svg('<rect></rect>');
    element.querySelector('rect')?.setAttribute(name, value);
    expect(chartSvg(element)).toMatch(/<rect><\/rect>/);
  }
});

it('keeps the colours and transforms of a chart', () => {
  const shapes =
    '<g transform="translate(1,2) rotate(-90) scale(2)" fill="rgb(1, 2, 3)" stroke="oklch(0.5 0.1 20)"><text font-family="Inter, sans-serif">a</text></g>';
  expect(chartSvg(svg(shapes))).toContain(shapes);
});

it('escapes questions, titles and rows in Markdown', () => {
  const text = [...writeMarkdown(thread)].join('');
  const escaped = '\\<script\\>alert(1)\\</script\\> "x" \\[a\\](javascript:alert(1)) \\*\\*b\\*\\*';
  expect(text.split('\n').filter((line) => line.startsWith('# ') || line.startsWith('## '))).toEqual([
    `# ${escaped}`,
    `## ${escaped}`,
    `# ${hostile}`,
  ]);
  expect(text).toContain(`| ${escaped} | 1.5 |`);
  expect(text).toContain('1 of 7');
});

it('saves the thread as a file from the menu in the header', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await showAnswer();
  for (const name of ['Save as Markdown', 'Save as web page']) {
    await user.click(screen.getByRole('button', { name: 'Export chat' }));
    await user.click(screen.getByRole('menuitem', { name }));
  }
  await waitFor(() => expect(files).toHaveLength(2));
  expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
    'how-did-revenue-develop-in-2025.md',
    'how-did-revenue-develop-in-2025.html',
  ]);
  const [markdown, page] = await Promise.all(files.map((file) => file.text()));
  expect(markdown).toContain(`# ${salesQuestion}`);
  expect(markdown).toContain('| Revenue | Change |');
  expect(page).toContain('<strong>€341,200</strong>');
  vi.restoreAllMocks();
});

it('copies the host’s links, even if downloads are restricted', async () => {
  const { user } = await showAnswer({
    panel: {
      restrictDataDownload: true,
      linkToThread: (chatId) => `https://app.example/chats/${chatId}`,
      linkToTurn: (chatId, turnId) => `https://app.example/chats/${chatId}#${turnId}`,
    },
  });
  await user.click(screen.getByRole('button', { name: 'Export chat' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Copy link to this chat']);
  await user.click(screen.getByRole('menuitem'));
  expect(await navigator.clipboard.readText()).toMatch(/^https:\/\/app\.example\/chats\/\w[^#]*$/);
  await user.click(screen.getByRole('button', { name: 'Copy link to this answer' }));
  expect(await navigator.clipboard.readText()).toMatch(/^https:\/\/app\.example\/chats\/\w.*#\w/);
  expect(spoken()).toContain('Copied');
});

it('offers no export if downloads are restricted and there are no links, and no saving without `onSave`', async () => {
  await showAnswer({ panel: { restrictDataDownload: true } });
  expect(slot('export-chat')).toBeUndefined();
  expect(screen.queryByRole('button', { name: 'Save result' })).not.toBeInTheDocument();
});

it('offers full screen where the browser has it, and says if the browser refuses', async () => {
  await showAnswer();
  expect(slot('full-screen')).toBeUndefined();
  cleanup();
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
  onTestFinished(() => void Reflect.deleteProperty(document, 'fullscreenEnabled'));
  const { user } = await showAnswer();
  Object.assign(slot('chat-panel') ?? {}, { requestFullscreen: () => Promise.reject(new TypeError('not allowed')) });
  await user.click(screen.getByRole('button', { name: 'Full screen' }));
  await waitFor(() => expect(spoken()).toContain('That didn’t work. Try again.'));
});

it('passes a result to `onSave`', async () => {
  const onSave = vi.fn();
  const { user, requests } = await showAnswer({ panel: { onSave } });
  await user.click(screen.getByRole('button', { name: 'Save result' }));
  expect(onSave).toHaveBeenCalledWith({
    result: expect.objectContaining({ queryTitle: 'Revenue by month' }),
    chatId: requests[0]?.chatId ?? expect.any(String),
    turnId: requests[0]?.messageId,
    chart: undefined,
  });
});
