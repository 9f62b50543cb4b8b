import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { englishUserAttributes } from '../../../src/admin/user-attributes/labels/en.js';
import { inputOf, isPathName, problemsOf, valuesOf } from '../../../src/admin/user-attributes/userAttributeForm.js';
import { UserAttributes, type UserAttributesProps } from '../../../src/admin.js';
import { getUserAttributes, type UserAttribute } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describeWidget } from '../../support/describeWidget.js';

describeWidget('UserAttributes', (props) => <UserAttributes {...props} />, UserAttributes, {
  slot: 'user-attributes',
  whenEmpty: ['No user attributes', 'Add attribute'],
  read: /^GET .*user-attributes\b/,
  bodyOf: (count) => ({
    items: Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `attribute_${index + 1}`, type: 'string' })),
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  }),
  isSearchable: false,
});

function show(props: UserAttributesProps = {}) {
  const world = startWorld();
  render(<UserAttributes {...props} />, { wrapper: world.wrapper });
  return world;
}

describe('the user attributes', () => {
  it('are filtered by type at the service', async () => {
    const onFiltersChange = vi.fn();
    const world = show({ onFiltersChange });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Yes or no' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(screen.getByRole('row', { name: /Sees margins/ })).toHaveTextContent(/userAttributes\.can_see_margins.*Yes or no.*No$/);
    expect(world.sent(/type=boolean/)).toHaveLength(1);
    expect(onFiltersChange).toHaveBeenCalledWith({ type: 'boolean' }, expect.anything());
  });

  it('open from their id alone, and have a fixed name and type', async () => {
    const world = show({ defaultOpenId: 3 });
    const drawer = within(await screen.findByRole('dialog', { name: 'Sees margins' }));
    expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
    expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/userAttributes\.can_see_margins/);
    expect(drawer.getByRole('textbox', { name: 'Type' })).toHaveValue('Yes or no');
    await userEvent.click(drawer.getByRole('combobox', { name: 'Default value' }));
    await userEvent.click(await screen.findByRole('option', { name: 'No default' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Saved .*Sees margins/)).toBeVisible();
    const { items } = await getUserAttributes(world.client, { type: 'boolean' });
    expect(items).toEqual([expect.objectContaining({ id: 3, displayName: 'Sees margins', defaultValue: null })]);
  });

  it('report an id in the address that does not exist', async () => {
    show({ defaultOpenId: 99 });
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit' }));
    expect(await drawer.findByRole('alert')).toHaveTextContent('This couldn’t be found.');
  });

  it('are added with the type that was chosen, and keep a name that is taken in the form', async () => {
    const onCreated = vi.fn();
    show({ onCreated });
    await userEvent.click(await screen.findByRole('button', { name: 'Add attribute' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'region');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Number' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Default value' }), '1,5');
    await userEvent.click(dialog.getByRole('button', { name: 'Add attribute' }));
    expect(dialog.getByText(englishUserAttributes.problems.defaultNumber)).toBeVisible();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Default value' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add attribute' }));
    expect(await dialog.findByText(englishUserAttributes.problems.nameTaken)).toBeVisible();
    await userEvent.type(name, '_no');
    await userEvent.click(dialog.getByRole('button', { name: 'Add attribute' }));
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(onCreated).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'region_no', type: 'number' }),
      expect.objectContaining({ name: 'region_no', type: 'number', defaultValue: null }),
    );
  });
});

describe('the form of a user attribute', () => {
  const item: UserAttribute = { id: 1, name: 'region', type: 'string', displayName: 'Region', description: null, defaultValue: 'Europe' };
  const problems = (changes: object) =>
    problemsOf({ ...valuesOf(item), ...changes }, { labels: englishUserAttributes, item, error: undefined });

  it('sends back what it has read, and clears a field with an empty text', () => {
    const { id: _, ...sent } = item;
    expect(inputOf(valuesOf(item))).toEqual(sent);
    expect(inputOf({ ...valuesOf(item), displayName: ' ' }).displayName).toBeNull();
  });

  it('accepts only a number as the default of a number', () => {
    expect(problems({ type: 'number', defaultValue: '-1.5' }).defaultValue).toBeUndefined();
    expect(problems({ type: 'number', defaultValue: 'ten' }).defaultValue).toBeDefined();
    expect(problems({ type: 'string', defaultValue: 'ten' }).defaultValue).toBeUndefined();
  });

  it.each(['region', '_x2', 'größe', '地域'])('knows that policies can read %s', (name) => {
    expect(isPathName(name)).toBe(true);
  });

  it.each(['home region', 'a.b', '2nd', 'x-y'])('knows that policies cannot read %s', (name) => {
    expect(isPathName(name)).toBe(false);
  });
});
