import { cleanup, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { englishActing } from '../../../src/chat/labels/acting/en.js';
import { english } from '../../../src/chat/labels/english.js';
import { englishTools } from '../../../src/chat/labels/tools/en.js';
import { englishViewing } from '../../../src/chat/labels/viewing/en.js';
import { chartSvg } from '../../../src/chat/panel/share/chartSvg.js';
import { markdownHtml } from '../../../src/chat/panel/share/markdownHtml.js';
import { createPageCharts } from '../../../src/chat/panel/share/pageCharts.js';
import type { SharedResult, SharedThread } from '../../../src/chat/panel/share/sharedTurns.js';
import { writePage } from '../../../src/chat/panel/share/writePage.js';
import type { SqlToolResult } from '../../../src/client/chat-stream/ToolResult.js';
import { createFormats } from '../../../src/react/language/createFormats.js';
import { columnsOf } from '../../../stories/support/exampleResults.js';
import { letterTexts } from '../../hostile/letterTexts.js';
import { markupTexts } from '../../hostile/markupTexts.js';
import { findAxeViolations } from '../../support/conformance.js';
import { htmlProblems } from '../../support/htmlProblems.js';
import { runs } from '../../support/runs.js';
import { salesQuestion } from './support/salesSteps.js';
import { showAnswer } from './support/showAnswer.js';
import { gate, slot, spoken } from './support/showPanel.js';

const hostile = '<script>alert(1)</script> "x" [a](javascript:alert(1)) **b**';

function resultOf(text: string): SharedResult {
  const rows = { columns: columnsOf({ [text]: 'string', n: 'number' }), rows: [[text, 1.5]], totalRows: 7 };
  return { title: text, description: text, rows, source: rows as unknown as SqlToolResult, members: {} };
}

function threadOf(text: string, answer = text): SharedThread {
  const turn = { question: text, answer, results: [resultOf(text)] };
  return { title: text, labels: english, formats: createFormats('en'), turns: [turn, turn] };
}

async function pageOf(thread: SharedThread, chart = '') {
  const pieces: string[] = [];
  for await (const piece of writePage(thread, async () => chart)) pieces.push(piece);
  const text = pieces.join('');
  return { text, page: new DOMParser().parseFromString(text, 'text/html') };
}

const svg = (inner: string) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  element.setAttribute('viewBox', '0 0 1 1');
  element.innerHTML = inner;
  return element;
};

const chartOf = (element: Element) => chartSvg(element, { id: 'c', name: 'Chart' });

describe('a thread saved as a web page', () => {
  it('loads and runs nothing, whatever the texts contain', async () => {
    const { page } = await pageOf(
      threadOf(hostile, `# ${hostile}\n\n| a | b |\n| - | -: |\n| ${hostile} | 1 |\n\n![p](https://x.example/p.png)`),
    );
    const names = new Set([...page.querySelectorAll('*')].map(({ localName }) => localName));
    expect([...names].filter((name) => ['script', 'img', 'image', 'iframe', 'link', 'foreignobject'].includes(name))).toEqual([]);
    const attributes = [...page.querySelectorAll('body *')].flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => name.startsWith('on') || name === 'style' || name === 'src')).toEqual([]);
    expect(page.querySelectorAll('a')).toHaveLength(0);
    expect(page.title).toBe(hostile);
    expect(page.querySelector('h2')?.textContent).toBe(hostile);
    expect([...page.querySelectorAll('article:first-of-type section td')].map(({ textContent }) => textContent)).toEqual([hostile, '1.5']);
    expect(page.querySelector('section')?.textContent).toContain('1 of 7');
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
  });

  it('is valid, whatever an answer contains', async () => {
    const parts = fc.constantFrom(
      ...[
        '# a\n',
        '### b\n',
        '- a\n',
        '  1. b\n',
        '> ',
        'x[^1]\n\n',
        '[^1]: note [^2]\n\n',
        '[^2]: - item\n\n',
        '[a[^1]](https://x.example)',
      ],
      ...[
        '```\n</pre>',
        '|a|b|\n|-|-|\n|c|\n',
        '<p>',
        '</article>',
        '<!--',
        '- [x] a\n',
        '\n\n',
        '**',
        '~~',
        '`',
        '<br>',
        '&lt;',
        '\0',
        '\u0001\u0085',
        '\ud800',
        '\ufffe',
        '"',
        "'",
      ],
    );
    const answers = fc.array(parts, { maxLength: 12 }).map((texts) => texts.join(''));
    await fc.assert(
      fc.asyncProperty(answers, async (answer) => {
        expect(htmlProblems((await pageOf({ ...threadOf(answer), title: answer.trim() || 'Chat' })).text)).toEqual([]);
      }),
      { numRuns: runs(60, 3_000) },
    );
  });

  it.each(Object.entries({ ...markupTexts, ...letterTexts }))('shows the hostile text “%s” only as text', async (_name, { text }) => {
    const { page, text: written } = await pageOf(threadOf(text));
    expect(htmlProblems(written)).toEqual([]);
    expect([...page.querySelectorAll('script, img, iframe, object, form, input, base, link, svg')]).toEqual([]);
    expect([...page.querySelectorAll('a')].filter(({ protocol }) => !['http:', 'https:', 'mailto:'].includes(protocol))).toEqual([]);
  });

  it('has the language and the direction of the labels, and no axe violations', async () => {
    const thread = threadOf('Why?', '# Because\n\nOf this[^1].\n\n| a |\n| - |\n| b |\n\n[^1]: A note.');
    const { page } = await pageOf({ ...thread, labels: { ...english, locale: 'he', direction: 'rtl' } }, chartOf(svg('<text>a</text>')));
    expect(page.documentElement.lang).toBe('he');
    expect(page.documentElement.dir).toBe('rtl');
    document.body.replaceChildren(...page.body.childNodes);
    expect(await findAxeViolations(document.body)).toEqual([]);
    document.body.replaceChildren();
  });
});

it('says where a page has reached its limit of charts, and why others are not drawn', async () => {
  const chartOf = createPageCharts({
    panel: document.body,
    words: { labels: english, viewing: englishViewing, formats: createFormats('en') },
    loadRows: async () => undefined,
    timeZone: undefined,
    sumOf: englishTools.sumOf,
    tooMany: englishActing.tooManyCharts,
    signal: new AbortController().signal,
    onChart: () => {},
  });
  const result = resultOf('Sales');
  const unread = { ...result, source: { ...result.source, vegaSpec: '{' } };
  const written: string[] = [];
  for (let count = 0; count < 101; count += 1) written.push(await chartOf(unread));
  expect(new Set(written.slice(0, 100))).toEqual(
    new Set(['<p dir="auto" class="note">The chart definition couldn’t be read. Showing the table instead.</p>\n']),
  );
  expect(written[100]).toContain('Saved pages can have up to 100 charts. Showing the table instead.');
  expect(await chartOf(result)).toBe('');
});

it('writes the links, lists and code of an answer as safe HTML', () => {
  expect(markdownHtml('1. [a](https://x.example/?a=1&b="2")\n2. `<i>`\n\n```js\n</pre>\n```', { id: 'a', words: english.markdown })).toBe(
    '<ol dir="auto"><li><p dir="auto"><a href="https://x.example/?a=1&amp;b=%222%22" rel="noreferrer nofollow">a</a></p></li>' +
      '<li><p dir="auto"><code dir="ltr">&lt;i&gt;</code></p></li></ol>\n<pre dir="ltr"><code>&lt;/pre&gt;</code></pre>',
  );
});

it('links the footnotes of an answer and their marks', () => {
  const html = markdownHtml('Up[^n] and again[^n].\n\n[^n]: From sales.', { id: 'answer-1', words: english.markdown });
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect([...page.querySelectorAll('sup a')].map((mark) => [mark.id, mark.getAttribute('href'), mark.textContent])).toEqual([
    ['answer-1-mark-1', '#answer-1-note-1', '1'],
    ['', '#answer-1-note-1', '1'],
  ]);
  expect(page.querySelector('#answer-1-note-1')?.textContent).toBe('From sales.↩');
  expect(page.querySelector('#answer-1-note-1 a')?.getAttribute('href')).toBe('#answer-1-mark-1');
});

it('writes a chart as an image with a name, of shapes and texts only', () => {
  const chart = svg(
    '<script>alert(1)</script><style>*{}</style><g onclick="alert(1)" style="fill:red"><rect width="1" fill="url(https://x.example)" opacity="0.5"></rect><text>&lt;b&gt;</text><image href="https://x.example"></image><foreignObject><div>x</div></foreignObject></g>',
  );
  expect(chartSvg(chart, { id: 'c', name: '"Bars"' })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="&quot;Bars&quot;" viewBox="0 0 1 1"><g><rect width="1" opacity="0.5"></rect><text>&lt;b&gt;</text></g></svg>',
  );
});

it('keeps the colour gradients and clips of a chart under ids that are unique in the page', () => {
  const text = chartOf(
    svg(
      '<defs><linearGradient id="gradient_0" x1="0"><stop offset="0" stop-color="rgb(1, 2, 3)"></stop></linearGradient><clipPath id="clip1"><rect></rect></clipPath></defs>' +
        '<rect fill="url(https://host.example/page#gradient_0)" id="x"></rect><g clip-path="url(#clip1)"></g><rect fill="url(#other)"></rect><g clip-path="circle(1)"></g>',
    ),
  );
  expect(text).toContain(
    '<linearGradient id="c-1" x1="0"><stop offset="0" stop-color="rgb(1, 2, 3)"></stop></linearGradient><clipPath id="c-2">',
  );
  expect(text).toContain('<rect fill="url(#c-1)"></rect><g clip-path="url(#c-2)"></g><rect></rect><g></g>');
});

it('leaves out a chart that is too large, and elements that are nested too deeply', () => {
  expect(chartOf(svg(`<path d="${'M0 0'.repeat(1_100_000)}"></path>`))).toBe('');
  const deep = chartOf(svg(`${'<g>'.repeat(500)}${'</g>'.repeat(500)}`));
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
    expect(chartOf(element)).toMatch(/<rect><\/rect>/);
  }
});

it('keeps the colours and transforms of a chart', () => {
  const shapes =
    '<g transform="translate(1,2) rotate(-90) scale(2)" fill="rgb(1, 2, 3)" stroke="oklch(0.5 0.1 20)"><text font-family="Inter, sans-serif">a</text></g>';
  expect(chartOf(svg(shapes))).toContain(shapes);
});

it('saves the thread as a file from the menu in the header', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await showAnswer();
  for (const name of ['Save as Markdown', 'Save as web page']) {
    await user.click(screen.getByRole('button', { name: 'Export chat' }));
    const before = files.length;
    await user.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(files).toHaveLength(before + 1));
  }
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

it('copies an answer as Markdown in which everything ends, with its own footnotes and headings', async () => {
  const { user } = await showAnswer({
    script: { '*': [{ kind: 'answer', text: '# Up[^a]\n\n[^a]: From [sales][s].\n\n[s]: https://x.example/\n\n```sql\nSELECT 1' }] },
  });
  await user.click(screen.getByRole('button', { name: 'Copy answer' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy as Markdown' }));
  const copied = '# Up[^1]\n\n```sql\nSELECT 1\n```\n\n[^1]: From [sales](https://x.example/).\n';
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(copied));
});

describe('saving a web page that takes a while', () => {
  it.each([true, false])('shows its progress, and can be cancelled (cancelled: %s)', async (isCancelled) => {
    const files: unknown[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file)}`);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    const { until, open } = gate();
    // The chart library itself may be slow; here, its module is.
    vi.doMock('../../../src/chat/results/chart/draw/drawStill.js', () => ({ drawStill: () => until.then(() => 'failed') }));
    onTestFinished(() => vi.doUnmock('../../../src/chat/results/chart/draw/drawStill.js'));
    const { user } = await showAnswer();
    await user.click(screen.getByRole('button', { name: 'Export chat' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save as web page' }));
    const button = await screen.findByRole('button', { name: 'Drawing charts: 1 of 1' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(spoken()).toContain('Drawing charts: 1 of 1');
    if (isCancelled) {
      await user.click(button);
      await user.click(await screen.findByRole('menuitem', { name: 'Cancel' }));
      expect(screen.getByRole('button', { name: 'Export chat' })).not.toHaveAttribute('aria-busy');
    }
    await open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export chat' })).toBeInTheDocument());
    expect(files).toHaveLength(isCancelled ? 0 : 1);
  });
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
  await user.click(await screen.findByRole('menuitem'));
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

it('shows that a result is being saved, that it failed, and that it is saved, if `onSave` returns a promise', async () => {
  let fail: (error: Error) => void = () => {};
  let succeed = () => {};
  const onSave = vi.fn(() => {
    return new Promise<void>((resolve, reject) => {
      succeed = resolve;
      fail = reject;
    });
  });
  const { user } = await showAnswer({ panel: { onSave } });
  const button = screen.getByRole('button', { name: 'Save result' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  expect(onSave).toHaveBeenCalledOnce();
  fail(new Error('The board is full.'));
  expect(await screen.findByText('That didn’t work. Try again.')).toHaveAttribute('role', 'alert');
  await user.click(button);
  expect(screen.queryByText('That didn’t work. Try again.')).not.toBeInTheDocument();
  succeed();
  expect(await screen.findByRole('button', { name: 'Saved' })).toBe(button);
  await waitFor(() => expect(spoken()).toContain('Saved'));
});

it('passes a result to `onSave`, and waits for nothing without a promise', async () => {
  const onSave = vi.fn();
  const { user, requests } = await showAnswer({ panel: { onSave } });
  await user.click(screen.getByRole('button', { name: 'Save result' }));
  expect(onSave).toHaveBeenCalledWith({
    result: expect.objectContaining({ queryTitle: 'Revenue by month' }),
    chatId: requests[0]?.chatId ?? expect.any(String),
    turnId: requests[0]?.messageId,
    chart: undefined,
  });
  expect(screen.getByRole('button', { name: 'Save result' })).not.toHaveAttribute('aria-busy');
});
