import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Checkbox, SearchField, SelectField, Select as SelectOfValues, TextField } from '../../../src/admin.js';

const meta: Meta = {
  title: 'Admin/Building blocks/Fields',
  tags: ['!autodocs'],
  decorators: (Story) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <Story />
    </div>
  ),
};

export default meta;

type Story = StoryObj;

export const Text: Story = {
  render: () => (
    <>
      <TextField label="Name" defaultValue="Sales overview" />
      <TextField label="Email" hint="An invitation is sent there." placeholder="name@company.example" />
      <TextField label="Email" defaultValue="ada@" error="Enter a valid email address." />
      <TextField label="User name" defaultValue="ada" disabled />
    </>
  ),
};

export const Counted: Story = {
  render: () => (
    <>
      <CountedField label="Name" limit={255} initial="Sales overview" />
      <CountedField label="Short name" limit={8} initial="Sales overview" hint="Shown in menus." />
    </>
  ),
};

export const Select: Story = {
  render: () => (
    <>
      <SelectField label="Role" defaultValue="viewer">
        <option value="viewer">Viewer</option>
        <option value="admin">Administrator</option>
      </SelectField>
      <SelectField label="Role" disabled>
        <option>Viewer</option>
      </SelectField>
    </>
  ),
};

export const SelectWithSearch: Story = {
  name: 'Select with many options',
  render: () => <Choosing />,
  async play({ canvasElement }) {
    const select = within(canvasElement).getByRole('combobox', { name: 'Time zone' });
    await userEvent.click(select);
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'os');
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Lagos', 'Oslo', 'Los Angeles']);
  },
};

export const Search: Story = {
  render: () => (
    <>
      <Searching initial="" />
      <Searching initial="quarterly" />
    </>
  ),
};

export const Checkboxes: Story = {
  render: () => (
    <>
      {labelled('Not chosen', <Checkbox />)}
      {labelled('Chosen', <Checkbox defaultChecked />)}
      {labelled('Some of them', <Checkbox isMixed />)}
      {labelled('Cannot be chosen', <Checkbox disabled />)}
    </>
  ),
};

function labelled(words: string, tick: ReactNode) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside
    <label style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      {tick}
      {words}
    </label>
  );
}

function CountedField({ label, limit, initial, hint }: { label: string; limit: number; initial: string; hint?: string }) {
  const [value, setValue] = useState(initial);
  return <TextField label={label} hint={hint} limit={limit} value={value} onChange={(event) => setValue(event.target.value)} />;
}

function Searching({ initial }: { initial: string }) {
  const [text, setText] = useState(initial);
  const inputProps = {
    value: text,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => setText(event.target.value),
    onCompositionStart: () => {},
    onCompositionEnd: () => {},
    onKeyDown: () => {},
  };
  return <SearchField search={{ text, inputProps, clear: () => setText('') }} />;
}

function Choosing() {
  const [zone, setZone] = useState<string | undefined>('Berlin');
  const options = cities.map((value) => ({ value, label: value }));
  return <SelectOfValues label="Time zone" hint="Dates are shown in it." value={zone} onValueChange={setZone} options={options} />;
}

const cities = ['Berlin', 'Cairo', 'Dubai', 'Lagos', 'Lima', 'London', 'Oslo', 'Seoul', 'Sydney', 'Tokyo', 'Los Angeles', 'Vancouver'];
