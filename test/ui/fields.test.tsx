import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SelectField } from '../../src/ui/fields/SelectField.js';
import { TextField } from '../../src/ui/fields/TextField.js';
import { TokenField } from '../../src/ui/fields/TokenField.js';
import { englishInterface } from '../support/englishInterface.js';

describe('TextField', () => {
  it('announces what is wrong with the value', () => {
    render(<TextField label="Email" hint="An invitation is sent there." error="This is not an address." />, { wrapper: englishInterface });
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('This is not an address.');
    expect(screen.getByText('This is not an address.')).toHaveAttribute('aria-live', 'polite');
  });

  it('shows and announces the remaining characters when few are left, and truncates nothing', async () => {
    render(<Counted />, { wrapper: englishInterface });
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toHaveAccessibleDescription('');
    await userEvent.type(field, 'Sales over');
    expect(field).toHaveAccessibleDescription('10 characters left');
    await userEvent.type(field, 'view of 2026');
    expect(field).toHaveValue('Sales overview of 2026');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('2 characters over the limit');
    expect(screen.getByText('2 characters over the limit')).toHaveAttribute('aria-live', 'polite');
  });
});

describe('SelectField', () => {
  it('keeps its name if it is hidden', () => {
    render(
      <SelectField label="State" isLabelHidden>
        <option>All</option>
      </SelectField>,
    );
    expect(screen.getByRole('combobox', { name: 'State' })).toBeVisible();
  });
});

describe('TokenField', () => {
  const shown = () => screen.queryAllByRole('listitem').map((token) => token.textContent);

  it('adds text from an input method once, when the composition ends', () => {
    render(<Tokens />, { wrapper: englishInterface });
    const field = screen.getByRole('textbox', { name: 'Cities' });
    for (const word of ['東京、', '大阪、']) {
      fireEvent.compositionStart(field);
      for (let end = 1; end <= word.length; end += 1) fireEvent.change(field, { target: { value: word.slice(0, end) } });
      fireEvent.compositionEnd(field);
    }
    expect(shown()).toEqual(['東京', '大阪']);
    expect(field).toHaveValue('');
  });

  it('takes a token in quotes as it is, typed, pasted and edited', async () => {
    render(<Tokens />, { wrapper: englishInterface });
    const field = screen.getByRole('textbox', { name: 'Cities' });
    await userEvent.type(field, '"Tokyo, Japan", Rome,');
    expect(shown()).toEqual(['Tokyo, Japan', 'Rome']);
    await userEvent.paste('Paris\t"Washington, DC"');
    expect(shown()).toEqual(['Tokyo, Japan', 'Rome', 'Paris', 'Washington, DC']);
    await userEvent.type(field, '{Backspace}');
    expect(field).toHaveValue('"Washington, DC"');
    await userEvent.type(field, '{Enter}');
    expect(shown()).toEqual(['Tokyo, Japan', 'Rome', 'Paris', 'Washington, DC']);
  });

  it.each([
    ['Chromium', { isComposing: true, keyCode: 229 }],
    ['Safari, after the composition', { isComposing: false, keyCode: 229 }],
  ])('ignores keys that belong to an input method in %s', (_browser, init) => {
    render(<Tokens first={['京都']} />, { wrapper: englishInterface });
    const field = screen.getByRole('textbox', { name: 'Cities' });
    fireEvent.keyDown(field, { key: 'Backspace', ...init });
    fireEvent.change(field, { target: { value: 'おおさか' } });
    fireEvent.keyDown(field, { key: 'Enter', ...init });
    expect(shown()).toEqual(['京都']);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(shown()).toEqual(['京都', 'おおさか']);
  });
});

function Tokens({ first = [] }: { first?: readonly string[] }) {
  const [tokens, setTokens] = useState(first);
  return <TokenField label="Cities" tokens={tokens} onTokensChange={setTokens} />;
}

function Counted() {
  const [value, setValue] = useState('');
  return <TextField label="Name" limit={20} value={value} onChange={(event) => setValue(event.target.value)} />;
}
