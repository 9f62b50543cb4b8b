import { describe, expect, it } from 'vitest';
import { code, prose } from '../../site/reference/markdownText.js';
import { tidy } from '../../site/reference/membersOf.js';
import type { ReferenceName } from '../../site/reference/Reference.js';
import { anchorsOf, pagesOf } from '../../site/reference/referencePages.js';
import { renderNames } from '../../site/reference/renderNames.js';
import { searchText } from '../../site/search/searchText.js';

const list: ReferenceName = {
  name: 'ReportList',
  kind: 'component',
  path: 'src/admin/report-list/ReportList.tsx',
  description: 'Lists the reports. Renders a `<div>`.',
  notes: [],
  signature: '',
  members: [
    { name: 'deploymentId', type: 'number', isRequired: true, defaultValue: undefined, description: 'The deployment.' },
    { name: 'pageSize', type: 'number', isRequired: false, defaultValue: '50', description: '' },
    { name: 'onRenamed', type: '(report: Report) => void', isRequired: false, defaultValue: undefined, description: 'Called after.' },
  ],
  takesElementProps: true,
};
const props: ReferenceName = { ...list, name: 'ReportListProps', kind: 'type' };
const filter: ReferenceName = { ...list, name: 'FolderFilter', members: [] };

const [page] = pagesOf({ specifier: '@parley/react/admin', names: [filter, list, props] });
if (page === undefined) throw new Error('There is no page.');

describe('a page of the reference', () => {
  const text = renderNames(page, (name) => (name === 'Report' ? '../client/reports.md#report' : `#${anchorsOf(page).get(name)}`));

  it('has each prop and event with its type and default, and says which are optional', () => {
    expect(text).toContain('- **`deploymentId`** `number`\\\n  The deployment.');
    expect(text).toContain('- **`pageSize?`** `number` *default `50`*');
    expect(text).toContain('- **`onRenamed?`** `(report: Report) => void`');
    expect(text).toContain('Further props go to its element.');
  });

  it('links to the types that it mentions, and lists the props of a component once', () => {
    expect(text).toContain('Types: [`Report`](../client/reports.md#report)');
    expect(text.match(/deploymentId/g)).toHaveLength(1);
  });

  it('begins with the component that it is about', () => {
    expect(text.indexOf('### `ReportList`')).toBeLessThan(text.indexOf('### `FolderFilter`'));
  });

  it('has anchors that differ even if names differ only in case', () => {
    const names = ['Dialect', 'dialect', 'Components'].map((name) => ({ ...list, name }));
    const anchors = anchorsOf({ ...page, names });
    expect([...anchors.values()]).toEqual(['dialect', 'dialect-1', 'components-1']);
  });

  it('is found by its names and descriptions, but not by code and members', () => {
    const searched = searchText(`${text}\n\n\`\`\`ts\nconst inCode = 1;\n\`\`\`\n`, true);
    expect(searched).toContain('### `ReportList`');
    expect(searched).toContain('Lists the reports.');
    expect(searched).not.toMatch(/inCode|deploymentId|Types:/);
  });
});

describe('the text of docstrings', () => {
  it('is no markup, except for code and links to pages', () => {
    expect(prose('Takes a <b> or {{ x }}, see `<div>`\nin docs/theming.md#parts.')).toBe(
      'Takes a &lt;b> or &#123;&#123; x }}, see `<div>` in [theming](/theming.md#parts).',
    );
  });

  it.each([
    ['a | b', '`a | b`'],
    ['`a` | `b`', '`` `a` | `b` ``'],
  ])('shows the type %s as code', (type, expected) => {
    expect(code(type)).toBe(expected);
  });

  it.each([
    ['| string\n  | undefined', 'string'],
    ['((report: Report) => void) | undefined', '(report: Report) => void'],
    ['import("/home/parley/src/client").Report', 'Report'],
    ['(args_0: Report, _name: string) => Veto', '(report: Report, name: string) => Veto'],
  ])('shortens %j', (type, expected) => {
    expect(tidy(type)).toBe(expected);
  });
});
