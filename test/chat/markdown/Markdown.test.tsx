import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, startTransition, use } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { english } from '../../../src/chat/labels/english.js';
import { Markdown } from '../../../src/chat/markdown/Markdown.js';
import { pauseMs } from '../../../src/chat/markdown/parse/TextPacer.js';
import { arabicAnswer, financeAnswer, hostileAnswer } from '../../../stories/support/markdownTexts.js';
import { describePart, findAxeViolations } from '../../support/conformance.js';
import { renderStreaming } from './renderStreaming.js';

describePart('Markdown', (props) => <Markdown text={financeAnswer} {...props} />, { slot: 'markdown' });

describe('Markdown', () => {
  it('renders the same after any stream as all at once', () => {
    const { container: atOnce } = render(<Markdown text={financeAnswer} />);
    const { container: streamed, rerender, show } = renderStreaming('');
    for (let end = 0; end <= financeAnswer.length; end += 7) show(financeAnswer.slice(0, end));
    rerender(<Markdown text={financeAnswer} />);
    expect(withoutIds(streamed)).toBe(withoutIds(atOnce));
  });

  it('keeps the elements of settled blocks while more text arrives', () => {
    const { container, show } = renderStreaming('One.\n\nTwo.\n\nThr');
    const [first, , last] = container.querySelectorAll('p');
    show('One.\n\nTwo.\n\nThree.\n\nFour');
    const paragraphs = container.querySelectorAll('p');
    expect(paragraphs).toHaveLength(4);
    expect(paragraphs[0]).toBe(first);
    expect(paragraphs[2]).toBe(last);
  });

  it('keeps the elements of a finished text when React discards a render in which it grew', async () => {
    const never = new Promise<never>(() => {});
    function Message({ isStreaming }: { isStreaming: boolean }) {
      return (
        <>
          <Markdown text="Finished." isStreaming={isStreaming} />
          {isStreaming ? <Pending on={never} /> : null}
        </>
      );
    }
    const page = (isStreaming: boolean) => (
      <Suspense>
        <Message isStreaming={isStreaming} />
      </Suspense>
    );
    const { rerender } = render(page(false));
    const paragraph = screen.getByText('Finished.');
    await act(async () => startTransition(() => rerender(page(true))));
    rerender(page(false));
    expect(screen.getByText('Finished.')).toBe(paragraph);
  });

  it('changes only the last chunk of a long text for a delta', async () => {
    const text = Array.from({ length: 200 }, (_, index) => `Paragraph **${index}** of an answer.`).join('\n\n');
    const { container, show } = renderStreaming(text);
    while (container.textContent?.includes('Paragraph 199') === false) await new Promise((resolve) => setTimeout(resolve));
    const changes = new MutationObserver(() => {});
    changes.observe(container, { subtree: true, childList: true, characterData: true, attributes: true });
    show(`${text} And more`);
    const touched = changes.takeRecords().map(({ target }) => target);
    expect(touched.length).toBeGreaterThan(0);
    const last = container.querySelector('[data-slot="markdown"]')?.lastElementChild;
    for (const node of touched) expect(last).toContainElement(node instanceof HTMLElement ? node : node.parentElement);
  });

  it('throttles text that arrives in quick succession, and shows it even if nothing follows', () => {
    const { container, rerender } = renderStreaming('Revenue');
    vi.useFakeTimers();
    rerender(<Markdown text="Revenue by" isStreaming />);
    rerender(<Markdown text="Revenue by region" isStreaming />);
    expect(container).toHaveTextContent(/^Revenue$/);
    act(() => vi.advanceTimersByTime(pauseMs));
    expect(container).toHaveTextContent(/^Revenue by region$/);
  });

  it('shows throttled text as soon as the answer is finished', () => {
    const { container, rerender } = renderStreaming('Revenue');
    rerender(<Markdown text="Revenue by" isStreaming />);
    rerender(<Markdown text="Revenue by" />);
    expect(container).toHaveTextContent(/^Revenue by$/);
  });

  it('starts the outline at level three and skips no level', () => {
    render(<Markdown text={'## A\n\n#### B\n\n# C\n\n###### D'} />);
    expect(screen.getAllByRole('heading').map((heading) => `${heading.tagName} ${heading.textContent}`)).toEqual([
      'H3 A',
      'H4 B',
      'H3 C',
      'H4 D',
    ]);
  });

  it('makes all items of a list loose if one contains a blank line', () => {
    const { container } = render(<Markdown text={'- a\n- b\n\n  more of b\n- c'} />);
    expect([...container.querySelectorAll('li > p')].map((words) => words.textContent)).toEqual(['a', 'b', 'more of b', 'c']);
  });

  it('gives each row of a table as many cells as its header', () => {
    render(<Markdown text={'| a | b |\n|---|--:|\n| 1 |\n| 1 | 2 | 3 |'} />);
    expect(screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['a', 'b'],
      ['1', ''],
      ['1', '2'],
    ]);
  });

  it('numbers footnotes by their first reference and links both ways', async () => {
    render(<Markdown text={'First[^b], again[^b], second[^a].\n\n[^a]: Note A\n[^b]: Note B'} />);
    expect(screen.getAllByRole('link', { name: /^Footnote/ }).map((link) => link.textContent)).toEqual(['1', '1', '2']);
    const notes = screen.getAllByRole('listitem');
    expect(notes.map((note) => note.textContent)).toEqual(['Note B↩', 'Note A↩']);
    window.HTMLElement.prototype.scrollIntoView = vi.fn();
    await userEvent.click(screen.getByRole('link', { name: 'Footnote 2' }));
    expect(notes[1]).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Back to footnote reference 2' }));
    expect(screen.getByRole('link', { name: 'Footnote 2' })).toHaveFocus();
  });

  it('renders a footnote once, however much text follows it', () => {
    const named = vi.spyOn(english.markdown, 'backToFootnoteReference');
    const text = 'First[^a].\n\n[^a]: Note A\n\n';
    const { show } = renderStreaming(text);
    for (const more of ['More.\n\nAnd', 'More.\n\nAnd more', 'More.\n\nAnd more.\n\n']) show(text + more);
    expect(named.mock.calls).toEqual([['1']]);
  });

  it.each([
    ['too long', `${'word '.repeat(20_000)}[^late]\n\nMore.`],
    ['too deep', `${'> '.repeat(70)}[^late]`],
    ['nowhere', 'Words alone.'],
  ])('shows the text of a note whose mark is in text that is %s', async (_where, text) => {
    render(<Markdown text={`A mark[^1].\n\nWords.\n\n${text}\n\n[^late]: The *late* note.\n\n[^1]: The first.`} />);
    await waitFor(() => {
      const notes = within(screen.getByRole('doc-endnotes')).getAllByRole('listitem');
      expect(notes.map((note) => note.textContent)).toEqual(['The first.↩', '[^late] The late note.']);
    });
  });

  it('holds back a footnote without a reference until the text is finished', () => {
    const text = 'Words.\n\n[^late]: The note.\n\nMore words.';
    const { rerender } = render(<Markdown text={text} isStreaming />);
    expect(screen.queryByRole('doc-endnotes')).toBeNull();
    rerender(<Markdown text={text} />);
    expect(screen.getByRole('doc-endnotes')).toHaveTextContent('[^late] The note.');
  });

  it('gives each block the direction of its text, and code its own', () => {
    const { container } = render(<Markdown text={arabicAnswer} />);
    for (const block of container.querySelectorAll('p, h3, ul')) expect(block).toHaveAttribute('dir', 'auto');
    for (const code of container.querySelectorAll(':not(pre) > code, [data-slot="code-block"]')) expect(code).toHaveAttribute('dir', 'ltr');
  });

  it('has no axe violations for hostile text', async () => {
    const { container } = render(<Markdown text={hostileAnswer} />);
    expect(await findAxeViolations(container)).toEqual([]);
  });
});

describe('Markdown safety', () => {
  it('renders only the elements of Markdown', () => {
    const { container } = render(<Markdown text={hostileAnswer} />);
    const tags = new Set([...container.querySelectorAll('*')].map((element) => element.tagName.toLowerCase()));
    expect([...tags].filter((tag) => !['div', 'h3', 'p', 'a', 'span', 'code'].includes(tag))).toEqual([]);
    expect(container).toHaveTextContent('<script>alert(1)</script>');
  });

  it('links only to allowed addresses, and safely', () => {
    const { container } = render(<Markdown text={hostileAnswer} />);
    const links = [...container.querySelectorAll('a')];
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) {
      expect(link.href).toMatch(/^(https?:\/\/|mailto:)/);
      expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  it('loads images only from allowed origins', () => {
    const text =
      '![ours](https://charts.example/a.png) ![theirs](https://evil.example/b.png) ![near](https://charts.example.evil.example/c.png)';
    const { container } = render(<Markdown text={text} allowedImageOrigins={['https://charts.example']} />);
    expect([...container.querySelectorAll('img')].map((image) => image.src)).toEqual(['https://charts.example/a.png']);
    expect(screen.getByRole('link', { name: 'theirs' })).toHaveAttribute('href', 'https://evil.example/b.png');
  });

  it('reports a pressed link to the host, which can prevent navigation', async () => {
    const onLink = vi.fn((_url: string, event: { preventDefault(): void }) => event.preventDefault());
    render(<Markdown text="[open](https://example.com/x)" onLink={onLink} />);
    await userEvent.click(screen.getByRole('link', { name: 'open' }));
    expect(onLink).toHaveBeenCalledWith('https://example.com/x', expect.objectContaining({ defaultPrevented: true }));
  });

  it('links paths of the site to where the host says, in the same tab, and leaves the others as text', async () => {
    const onLink = vi.fn((_url: string, event: { preventDefault(): void }) => event.preventDefault());
    const linkFor = vi.fn((path: string) => (path.startsWith('/dashboards/') ? `/app${path}` : undefined));
    const text = '[ours](/dashboards/7?tab=2) [unknown](/admin) [theirs](https://example.com/x) [away](//evil.example/dashboards/)';
    render(<Markdown text={text} onLink={onLink} linkFor={linkFor} />);
    const ours = screen.getByRole('link', { name: 'ours' });
    expect(ours).toHaveAttribute('href', '/app/dashboards/7?tab=2');
    expect(ours).not.toHaveAttribute('target');
    expect(screen.getByRole('link', { name: 'theirs' })).toHaveAttribute('target', '_blank');
    for (const name of ['unknown', 'away']) expect(screen.queryByRole('link', { name })).toBeNull();
    expect(new Set(linkFor.mock.calls.map(([path]) => path))).toEqual(new Set(['/dashboards/7?tab=2', '/admin']));
    await userEvent.click(ours);
    expect(onLink).toHaveBeenCalledWith('/app/dashboards/7?tab=2', expect.objectContaining({ defaultPrevented: true }));
  });

  it.each([
    ['javascript', 'javascript:alert(1)'],
    ['another site', '//evil.example'],
    ['a path relative to the page', 'dashboards/7'],
  ])('makes no link if the host returns %s', (_, href) => {
    render(<Markdown text="[ours](/dashboards/7)" linkFor={() => href} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('ours')).toBeVisible();
  });

  it('makes no link, and reports the error, if the function of the host throws', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const error = new Error('No such route.');
    const linkFor = () => {
      throw error;
    };
    render(<Markdown text="[ours](/dashboards/7)" linkFor={linkFor} />);
    expect(screen.getByText('ours')).toBeVisible();
    expect(report).toHaveBeenCalledWith(error);
    vi.unstubAllGlobals();
  });
});

function withoutIds(container: HTMLElement): string {
  return container.innerHTML.replace(/_r_\w+_/g, 'id');
}

function Pending({ on }: { on: Promise<never> }) {
  return use(on);
}
