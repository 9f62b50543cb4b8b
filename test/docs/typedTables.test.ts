import { describe, expect, it } from 'vitest';
import type { ReferenceName } from '../../site/reference/Reference.js';
import { unknownNames, withTypes } from '../../site/typedTables.js';

const member = (name: string, type: string, description = '', defaultValue?: string) => {
  return { name, type, isRequired: false, defaultValue, description };
};

const component = (name: string, ...members: ReferenceName['members']): ReferenceName => {
  return { name, kind: 'component', path: '', description: '', notes: [], signature: '', members, takesElementProps: true };
};

const roles = component(
  'Roles',
  member('pageSize', 'number', 'Per page.', '50'),
  member('openId', 'number | null'),
  member('toolbar', 'ReactNode', 'Buttons.'),
  member('onDeleted', '(role: Role) => void'),
  member('onError', '(error: ServiceError) => void', 'Called with `a | b`.'),
);
const members = component('GroupMembers', member('pageSize', 'string'), member('openId', 'string'));

const page = (...tables: readonly string[]) => ['# `Roles`', '', ...tables, '', 'The end.'].join('\n');

describe('tables of props and events in the guides', () => {
  it('have the types and defaults of the component that the heading names, and the text of the guide', () => {
    const text = withTypes(page('| Prop | Description |', '|-|-|', '| `pageSize`, `openId` | As here. |'), [members, roles]);
    expect(text).toContain('| Prop | Type | Default | Description |');
    expect(text).toContain('| `pageSize`<br>`openId` | `number`<br>`number \\| null` | `50` | As here. |');
    expect(text).toMatch(/\n\nThe end\.$/);
  });

  it('list what the guide leaves out, each in its table', () => {
    const text = withTypes(
      page(
        '| Prop | Description |',
        '|-|-|',
        '| `pageSize` | As here. |',
        '',
        '| Event | Arguments |',
        '|-|-|',
        '| `onDeleted` | The role. |',
      ),
      [roles],
    );
    expect(text).toContain('| `toolbar` | `ReactNode` |  | Buttons. |');
    expect(text).toContain('| `onError` | `(error: ServiceError) => void` | Called with `a \\| b`. |');
    expect(text.match(/`onError`/g)).toHaveLength(1);
  });

  it('stay as they are if no component has their names', () => {
    const text = page('| Prop | Description |', '|-|-|', '| `colour` | Any. |');
    expect(withTypes(text, [roles])).toBe(text);
  });

  it('name no prop that the component does not have', () => {
    expect(unknownNames(page('| Prop | Description |', '|-|-|', '| `pageSize`, `colour` | Any. |'), [roles])).toEqual(['colour']);
  });
});
