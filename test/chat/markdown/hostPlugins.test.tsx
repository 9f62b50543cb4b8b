import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import { renderToString } from 'react-dom/server';
import type { Components } from 'react-markdown';
import rehypeKatex from 'rehype-katex';
import rehypeRaw from 'rehype-raw';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Markdown, type MarkdownProps } from '../../../src/chat/markdown/Markdown.js';
import { MarkdownCode } from '../../../src/chat/markdown/MarkdownCode.js';
import { preloadMarkdownPlugins } from '../../../src/chat/markdown/plugins/pluginRenderer.js';
import { useMarkdownBlock } from '../../../src/chat/markdown/useMarkdownBlock.js';
import { financeAnswer } from '../../../stories/support/markdownTexts.js';
import { renderStreaming } from './renderStreaming.js';

const math = { remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex] } satisfies Partial<MarkdownProps>;

describe('Markdown with host plugins', () => {
  beforeAll(preloadMarkdownPlugins);
  afterEach(() => vi.restoreAllMocks());

  it('renders inline and display formulas', () => {
    const { container } = render(<Markdown text={'So $a_1 * b_2$ and\n\n$$\n\\int x\n\n+ 1\n$$\n\nEnd.'} {...math} />);
    expect([...container.querySelectorAll('annotation')].map((source) => source.textContent)).toEqual(['a_1 * b_2', '\\int x\n\n+ 1']);
    expect(container.querySelectorAll('.katex-display')).toHaveLength(1);
  });

  it('shows no part of a formula that is still arriving, and amounts of money at once', () => {
    const text = 'Costs $5 and *more*.\n\nThen $a_1 + \\frac{b}{*c*}$ holds.\n\n$$\nx_{1} + y\n$$\n\nDone.';
    const { container, show } = renderStreaming('', math);
    for (let end = 1; end <= text.length; end += 1) {
      show(text.slice(0, end));
      expect(outsideFormulas(container)).not.toMatch(/\$(?!5)|[\\_{}]/);
      expect(container.querySelector('.katex-error')).toBeNull();
    }
    expect(container.querySelectorAll('.katex')).toHaveLength(2);
    expect(container).toHaveTextContent('Costs $5 and more.');
  });

  it('keeps directives with several blocks together', () => {
    const text = ':::note\nFirst **words**.\n\n- and a list\n:::\n\nBehind.';
    const { container } = render(<Markdown text={text} remarkPlugins={[remarkDirective, asideOfDirectives]} />);
    expect(container.querySelector('aside')).toHaveTextContent('First words.and a list');
    expect(container.querySelector('aside strong')).not.toBeNull();
    expect(container.querySelector('[data-state] > p')).toHaveTextContent('Behind.');
  });

  it('lets a component render some code, and tells it when the block is complete', () => {
    const components: Components = { code: Diagram };
    const text = '```mermaid\ngraph TD\n```\n\n```sql\nSELECT 1\n```\n\nAnd `code`.';
    const { container, show } = renderStreaming('```mermaid\ngraph', { components });
    expect(screen.getByRole('figure')).toHaveTextContent('arriving: graph');
    show(text);
    expect(screen.getByRole('figure')).toHaveTextContent('complete: graph TD');
    expect(within(container).getByRole('button', { name: 'Copy code' })).toBeVisible();
    expect(container.querySelectorAll('pre')).toHaveLength(1);
    expect(container.querySelector('p > code')).toHaveTextContent('code');
  });

  it('renders a settled block once, although plugin lists and options are new on each render', () => {
    const seen: string[] = [];
    const watch = () => (tree: Root) => void seen.push(JSON.stringify(tree).match(/"value":"(\w+)/)?.[1] ?? '');
    const Strong: Components['strong'] = ({ children }) => <b>{children}</b>;
    const view = (text: string) => (
      <Markdown text={text} isStreaming remarkPlugins={[[watch, { level: 1 }]]} rehypePlugins={[]} components={{ strong: Strong }} />
    );
    vi.useFakeTimers({ toFake: ['performance'] });
    const { rerender } = render(view('One.\n\nTwo.\n\nThree'));
    for (const more of [' words', ' words and', ' words and **more**', ' words and **more**.\n\nFour']) {
      vi.advanceTimersByTime(100);
      rerender(view(`One.\n\nTwo.\n\nThree${more}`));
    }
    vi.useRealTimers();
    expect(seen.filter((word) => word === 'One')).toHaveLength(1);
    expect(seen.filter((word) => word === 'Two')).toHaveLength(1);
    expect(seen.filter((word) => word === 'Four')).toHaveLength(1);
  });

  it('keeps the elements of settled blocks while more text arrives', () => {
    const { container, show } = renderStreaming('One.\n\nTwo.\n\nThr', math);
    const [first, second] = container.querySelectorAll('p');
    show('One.\n\nTwo.\n\nThree.\n\nFour');
    expect([...container.querySelectorAll('p')].slice(0, 2)).toEqual([first, second]);
    expect(container.querySelectorAll('p')[0]).toBe(first);
  });

  it('renders the same after any stream as all at once', () => {
    const text = `${financeAnswer}\n\n$$\nx\n$$\n\nAnd $y$.`;
    const { container: atOnce } = render(<Markdown text={text} {...math} />);
    const { container: streamed, rerender, show } = renderStreaming('', math);
    for (let end = 0; end <= text.length; end += 23) show(text.slice(0, end));
    rerender(<Markdown text={text} {...math} />);
    expect(withoutIds(streamed)).toBe(withoutIds(atOnce));
  });

  it('renders the same with remark-gfm, which is built in', () => {
    const { container: without } = render(<Markdown text={financeAnswer} rehypePlugins={[]} />);
    const { container } = render(<Markdown text={financeAnswer} remarkPlugins={[remarkGfm]} />);
    expect(withoutIds(container)).toBe(withoutIds(without));
  });

  it('renders a block without plugins if one of them throws, and the others with them', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const fragile = () => (tree: Root) => {
      if (JSON.stringify(tree).includes('bad')) throw new Error('Not this one.');
    };
    const { container } = render(<Markdown text={'A **bad** one.\n\nA $good$ one.'} {...math} remarkPlugins={[fragile, remarkMath]} />);
    expect(container.querySelector('strong')).toHaveTextContent('bad');
    expect(container.querySelector('.katex')).not.toBeNull();
  });

  it('renders on a server what the browser hydrates', () => {
    const html = renderToString(<Markdown text="It is $a^2$." {...math} />);
    expect(html).toContain('class="katex"');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const katex = container.querySelector('.katex');
    const { unmount } = render(<Markdown text="It is $a^2$." {...math} />, { container, hydrate: true });
    expect(container.querySelector('.katex')).toBe(katex);
    expect(complaints).not.toHaveBeenCalled();
    act(unmount);
  });

  it('reports a pressed link to the host', async () => {
    const onLink = vi.fn((_url: string, event: { preventDefault(): void }) => event.preventDefault());
    render(<Markdown text="[open](https://example.com/x)" onLink={onLink} {...math} />);
    await userEvent.click(screen.getByRole('link', { name: 'open' }));
    expect(onLink).toHaveBeenCalledWith('https://example.com/x', expect.objectContaining({ defaultPrevented: true }));
  });

  it('links paths of the site to where the host says, in the same tab, and leaves the others as text', async () => {
    const onLink = vi.fn((_url: string, event: { preventDefault(): void }) => event.preventDefault());
    const linkFor = vi.fn((path: string) => (path.startsWith('/dashboards/') ? `/app${path}` : undefined));
    const text = '[ours](/dashboards/7?tab=2) [unknown](/admin) [theirs](https://example.com/x) [away](//evil.example/dashboards/)';
    render(<Markdown text={text} onLink={onLink} linkFor={linkFor} {...math} />);
    const ours = screen.getByRole('link', { name: 'ours' });
    expect(ours).toHaveAttribute('href', '/app/dashboards/7?tab=2');
    expect(ours).not.toHaveAttribute('target');
    expect(screen.getByRole('link', { name: 'theirs' })).toHaveAttribute('target', '_blank');
    for (const name of ['unknown', 'away']) expect(screen.queryByRole('link', { name })).toBeNull();
    expect(new Set(linkFor.mock.calls.map(([path]) => path))).toEqual(new Set(['/dashboards/7?tab=2', '/admin']));
    await userEvent.click(ours);
    expect(onLink).toHaveBeenCalledWith('/app/dashboards/7?tab=2', expect.objectContaining({ defaultPrevented: true }));
  });
});

describe('the safety of Markdown with plugins', () => {
  beforeAll(preloadMarkdownPlugins);

  const raw = { rehypePlugins: [rehypeRaw], allowedImageOrigins: ['https://charts.example'] } satisfies Partial<MarkdownProps>;

  it.each([
    ['scripts', '<script>alert(1)</script>words'],
    ['event handlers', '<b onclick="alert(1)" onmouseover=alert(2)>words</b>'],
    ['addresses that run code', '<a href="javascript:alert(1)">words</a> <a href="java&#10;script:alert(1)">w</a>'],
    ['user info in addresses', '<a href="https://bank.example@evil.example">words</a>'],
    ['images', '<img src="https://evil.example/a.png" srcset="https://evil.example/b.png 2x" alt="words">'],
    ['video', '<video src="https://evil.example/v" poster="https://evil.example/p"></video>words'],
    ['frames', '<iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe>words'],
    ['styles', '<style>*{background:url(https://evil.example)}</style>words'],
    [
      'requests by styles',
      '<b style="background:u\\72l(https://evil.example)">words</b><i style="background: url(https://evil.example)">w</i>',
    ],
    ['links to resources', '<link rel="stylesheet" href="https://evil.example/s.css">words'],
    [
      'elements that reconfigure the page',
      '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example">words',
    ],
    ['forms', '<form action="https://evil.example"><button formaction="https://evil.example">words</button></form>'],
    ['embedded objects', '<object data="https://evil.example"></object><embed src="https://evil.example">words'],
    [
      'drawings',
      '<svg><image href="https://evil.example/i.png"/><a xlink:href="javascript:alert(1)"><animate attributeName="href" to="javascript:alert(1)"/><text>words</text></a></svg>',
    ],
  ])('lets no HTML in the text bring in %s', (_, html) => {
    const { container } = render(<Markdown text={`${html}\n\nBefore ${html} behind.`} {...raw} />);
    expect(container).toHaveTextContent('words');
    expect(container.querySelector('script, style, link, meta, base, form, iframe, object, embed, animate')).toBeNull();
    for (const element of container.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const isLink = element.tagName === 'A' && name === 'href';
        expect(`${name}="${value}"`).not.toMatch(/^on|javascript:|srcdoc|url\(|@evil/i);
        if (value.includes('evil.example')) expect([name, isLink]).toEqual(['href', true]);
      }
    }
  });

  it("passes only allowed addresses to the host's components", () => {
    const seen: unknown[] = [];
    const components: Components = {
      a: ({ href, rel, target, children }) => {
        seen.push([href, rel, target]);
        return <span>{children}</span>;
      },
      img: ({ src, referrerPolicy }) => {
        seen.push([src, referrerPolicy]);
        return null;
      },
    };
    const text = '[x](javascript:alert(1)) [y](https://example.com/y) ![a](https://charts.example/a.png) ![b](https://evil.example/b.png)';
    render(<Markdown text={text} {...raw} components={components} />);
    const rel = 'noopener noreferrer nofollow';
    expect(seen).toEqual([
      [undefined, undefined, undefined],
      ['https://example.com/y', rel, '_blank'],
      ['https://charts.example/a.png', 'no-referrer'],
      ['https://evil.example/b.png', rel, '_blank'],
    ]);
  });

  it('applies the same rules to the output of plugins', () => {
    const plant = () => (tree: HastRoot) => {
      tree.children.push({ type: 'element', tagName: 'a', properties: { href: 'javascript:alert(1)', onClick: 'x' }, children: [] });
    };
    const { container } = render(<Markdown text="Words." rehypePlugins={[plant]} />);
    expect(container.querySelector('a')).toBeNull();
  });

  it('links a footnote mark to its note, inside the answer', () => {
    const { container } = render(<Markdown text={'Words[^1] and more[^two].\n\n[^1]: The first.\n\n[^two]: The second.'} {...raw} />);
    const mark = screen.getByRole('link', { name: 'Footnote 2' });
    const note = container.querySelector<HTMLElement>(`[data-anchor="${mark.getAttribute('href')?.slice(1)}"]`);
    expect(note).toHaveTextContent('The second.');
    // jsdom has no layout.
    if (note !== null) note.scrollIntoView = () => undefined;
    // False if the default is prevented: the address of the page stays.
    expect(fireEvent.click(mark)).toBe(false);
    expect(note).toHaveFocus();
  });

  it.each([
    ['without such a footnote', '<sup><a data-footnote-ref href="#footnote-9">9</a></sup>'],
    ['to another page', '<sup><a data-footnote-ref href="https://evil.example/">9</a></sup>'],
    ['that runs a script', '<p><a data-footnote-ref href="javascript:alert(1)">9</a></p>'],
  ])('follows the rules of links for HTML that looks like a mark, %s', (_what, html) => {
    const { container } = render(<Markdown text={`Words.\n\n${html}\n\nMore.`} {...raw} />);
    expect(container).toHaveTextContent(/Words.*9.*More/);
    const link = container.querySelector('a');
    if (link !== null) {
      expect(link).toHaveAttribute('href', 'https://evil.example/');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    }
  });

  it('numbers a footnote whose label is a lone surrogate', () => {
    render(<Markdown text={'Words[^a\ud800].\n\n[^a\ud800]: The note.'} {...raw} />);
    expect(screen.getByRole('doc-endnotes')).toHaveTextContent('The note.');
  });
});

/** As a host draws diagrams: other code is left to Parley. */
function Diagram(props: Parameters<typeof MarkdownCode>[0]) {
  const { isComplete } = useMarkdownBlock();
  if (props.className !== 'language-mermaid') return <MarkdownCode {...props} />;
  return (
    <figure>
      {isComplete ? 'complete' : 'arriving'}: {props.children}
    </figure>
  );
}

function asideOfDirectives() {
  return (tree: Root) => {
    for (const node of tree.children) {
      if (node.type === 'containerDirective') node.data = { hName: 'aside' };
    }
  };
}

function outsideFormulas(container: HTMLElement): string {
  const copy = container.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return '';
  for (const formula of copy.querySelectorAll('.katex')) formula.remove();
  return copy.textContent;
}

function withoutIds(container: HTMLElement): string {
  return container.innerHTML.replace(/_r_\w+_/g, 'id');
}
