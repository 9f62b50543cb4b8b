import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Markdown } from '../../../../src/chat/markdown/Markdown.js';
import { financeAnswer } from '../../../../stories/support/markdownTexts.js';
import { renderStreaming } from '../renderStreaming.js';

describe('a text that is still arriving', () => {
  it('never shows raw markers of incomplete syntax', () => {
    const raw: string[] = [];
    const { container, show } = renderStreaming('');
    for (let end = 1; end <= financeAnswer.length; end += 1) {
      show(financeAnswer.slice(0, end));
      const shown = textOutsideCode(container);
      if (/[*`|~]|\]\(|\[(?!later)|^#|_|>/m.test(shown))
        raw.push(`${JSON.stringify(financeAnswer.slice(Math.max(0, end - 30), end))} → ${shown.slice(-40)}`);
    }
    expect(raw).toEqual([]);
  });

  it.each([
    ['**bo', '<strong>bo</strong>'],
    ['**bold*', '<strong>bold</strong>'],
    ['a *b **c', 'a <em>b <strong>c</strong></em>'],
    ['a **', 'a'],
    ['2 * 3', '2 * 3'],
    ['snake_case_na', 'snake_case_na'],
    ['`co', '<code dir="ltr">co</code>'],
    ['`` a ` b', '<code dir="ltr">a ` b</code>'],
    ['see [the rep', 'see the rep'],
    ['see [the rep](https://exa', 'see the rep'],
    ['see [the **rep', 'see the <strong>rep</strong>'],
    ['![a pict', 'a pict'],
    ['note[^1', 'note'],
    ['go to https://exam', 'go to https://exam'],
    ['~~ol', '<del>ol</del>'],
    ['text\\', 'text'],
    ['one<b', '<p dir="auto">one</p>'],
    ['one<br>tw', 'one<br>tw'],
    ['- one\n- **tw', 'one</li><li><strong>tw</strong>'],
    ['- one\n-', '<li>one</li></ul>'],
    ['Title\n--', '<p dir="auto">Title</p>'],
    ['text\n\n#', '<p dir="auto">text</p></div>'],
    ['text\n\n``', '<p dir="auto">text</p></div>'],
    ['text\n\n| a | b |\n|--', '<p dir="auto">text</p></div>'],
    ['> quoted *wor', 'quoted <em>wor</em>'],
  ])('shows %j in its final form', (text, html) => {
    const { container } = render(<Markdown text={text} isStreaming />);
    expect(container.innerHTML).toContain(html);
    expect(container.querySelector('a')).toBeNull();
  });

  it('shows a last line of code that could be a closing fence only once it is none', () => {
    const { container, show } = renderStreaming('```\na\n``');
    expect(container.querySelector('pre')).toHaveTextContent(/^a$/);
    show('```\na\n`` b');
    expect(container.querySelector('pre')).toHaveTextContent('a `` b');
  });

  it('shows a table whose delimiter row ends in spaces', () => {
    const { container } = render(<Markdown text={'| a | b |\n|---|---| \n| c'} isStreaming />);
    expect(container.querySelector('th')?.textContent).toBe('a');
  });
});

function textOutsideCode(container: HTMLElement): string {
  const copy = container.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return '';
  for (const code of copy.querySelectorAll('[data-slot="code-block"]')) code.remove();
  return copy.textContent;
}
