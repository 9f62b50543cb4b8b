import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Select, type SelectProps } from '../../src/ui/select/Select.js';
import { findAxeViolations } from '../support/conformance.js';
import { englishInterface } from '../support/englishInterface.js';

const cities = ['Berlin', 'Bern', 'Bonn', 'Cologne', 'Dresden', 'Essen', 'Freiburg', 'Zürich'];
const few = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

function Held<Value>({ onValueChange, value: first, ...props }: SelectProps<Value>) {
  const [value, setValue] = useState(first);
  return (
    <Select
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

function show<Value>(props: Omit<SelectProps<Value>, 'label' | 'onValueChange'>) {
  const onValueChange = vi.fn();
  const user = userEvent.setup();
  const view = render(<Held label="City" onValueChange={onValueChange} {...props} />, { wrapper: englishInterface });
  return { user, onValueChange, ...view, button: () => screen.getByRole('combobox', { name: 'City' }) };
}

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

it.each([
  ['few', few, true],
  ['many', optionsOf(cities), 'Bonn'],
])('has no axe violations with %s options, closed or open', async (_, options, value) => {
  const { user, button, container } = show<unknown>({ options, value, hint: 'Of all', className: 'of-the-host' });
  expect(container.querySelector('[data-slot="select"]')).toHaveClass('parley', 'parley-field', 'of-the-host');
  expect(button()).toHaveAccessibleDescription('Of all');
  await user.click(button());
  await screen.findAllByRole('option');
  expect(await findAxeViolations(document.body)).toEqual([]);
});

describe('a select of few options', () => {
  it('shows its value, and returns values of any type', async () => {
    const { user, button, onValueChange } = show({ options: few, value: false, noneLabel: 'Any' });
    expect(button()).toHaveTextContent('No');
    await user.click(button());
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Any', 'Yes', 'No']);
    expect(screen.getByRole('option', { name: 'No' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('option', { name: 'Yes' }));
    expect(onValueChange).toHaveBeenLastCalledWith(true);
    expect(button()).toHaveTextContent('Yes');
    await user.click(button());
    await user.click(await screen.findByRole('option', { name: 'Any' }));
    expect(onValueChange).toHaveBeenLastCalledWith(undefined);
  });

  it('is used by keyboard, and moves to the option with the typed letter', async () => {
    const { user, button, onValueChange } = show({ options: optionsOf(cities.slice(0, 5)), value: 'Berlin' });
    await user.tab();
    expect(button()).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await user.keyboard('d');
    await user.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Dresden');
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('opens even if the press began before more options arrived', async () => {
    const { button, rerender } = show({ options: optionsOf(cities.slice(0, 1)), value: 'Berlin' });
    const user = userEvent.setup({ delay: null });
    await user.pointer({ keys: '[MouseLeft>]', target: button() });
    rerender(<Held label="City" onValueChange={vi.fn()} options={optionsOf(cities)} value="Berlin" />);
    await user.pointer({ keys: '[/MouseLeft]', target: button() });
    expect(await screen.findByRole('option', { name: 'Zürich' })).toBeVisible();
  });

  it('runs its action without a choice', async () => {
    const onSelect = vi.fn();
    const { user, button, onValueChange } = show({ options: few, value: true, action: { label: 'Another…', onSelect } });
    await user.click(button());
    await user.click(await screen.findByRole('option', { name: 'Another…' }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(onValueChange).not.toHaveBeenCalled();
    expect(button()).toHaveTextContent('Yes');
  });

  it('cannot be opened while it is disabled', async () => {
    const { user, button } = show({ options: few, value: true, disabled: true });
    await user.click(button());
    expect(button()).toBeDisabled();
    expect(screen.queryByRole('option')).toBeNull();
  });
});

describe('a select of eight or more options', () => {
  it('narrows them by what is typed, whatever the case and the accents', async () => {
    const { user, button, onValueChange } = show({ options: optionsOf(cities), value: 'Bonn' });
    await user.click(button());
    const popup = await screen.findByRole('dialog', { name: 'City' });
    const search = within(popup).getByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(search).toHaveFocus());
    expect(within(popup).getAllByRole('option')).toHaveLength(8);
    await user.keyboard('zuri');
    await waitFor(() => expect(within(popup).getAllByRole('option')).toHaveLength(1));
    await user.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Zürich');
    await waitFor(() => expect(button()).toHaveFocus());
    expect(button()).toHaveTextContent('Zürich');
  });

  it('says that nothing matches, keeps its action, and shows everything when it is opened again', async () => {
    const onSelect = vi.fn();
    const { user, button } = show({ options: optionsOf(cities), value: 'Bonn', action: { label: 'Another…', onSelect } });
    await user.click(button());
    await screen.findAllByRole('option');
    await user.keyboard('xyz');
    await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Another…']));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await user.click(button());
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(9));
  });

  it('lists two hundred of thousands, and says how many more there are', async () => {
    const names = Array.from({ length: 2_000 }, (_, index) => `Store ${index}`);
    const { user, button } = show({ options: optionsOf(names), value: 'Store 7' });
    await user.click(button());
    expect(await screen.findAllByRole('option')).toHaveLength(200);
    expect(screen.getByText('and 1,800 more')).toBeVisible();
    await user.keyboard('1999');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    expect(screen.queryByText(/^and /)).toBeNull();
  });
});

it('shows what the service has found, and the choice on the button only', async () => {
  const setText = vi.fn();
  const { user, button } = show({
    options: optionsOf(['Bonn', 'Zürich']),
    value: 'Bonn',
    search: { text: 'west', setText, isPending: false },
  });
  expect(button()).toHaveTextContent('Bonn');
  await user.click(button());
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Zürich']);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus());
  await user.keyboard('x');
  expect(setText).toHaveBeenLastCalledWith('westx');
});

it('keeps the focus when more options arrive than are shown without a search', async () => {
  const { user, button, rerender } = show({ options: optionsOf(cities.slice(0, 2)), value: 'Bern' });
  await user.tab();
  expect(button()).toHaveFocus();
  rerender(<Held label="City" value="Bern" onValueChange={() => undefined} options={optionsOf(cities)} />);
  expect(button()).toHaveFocus();
  expect(button()).toHaveTextContent('Bern');
});

it('stays open while more options arrive', async () => {
  const { user, button, rerender } = show({ options: optionsOf(cities.slice(0, 2)), value: 'Bern' });
  await user.click(button());
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  rerender(<Held label="City" value="Bern" onValueChange={() => undefined} options={optionsOf(cities)} />);
  expect(await screen.findAllByRole('option')).toHaveLength(8);
  await user.click(screen.getByRole('option', { name: 'Essen' }));
  expect(button()).toHaveTextContent('Essen');
});
