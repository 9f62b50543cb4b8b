import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SelectField } from '../../src/ui/fields/SelectField.js';
import { TextField } from '../../src/ui/fields/TextField.js';
import { englishInterface } from '../support/englishInterface.js';

describe('TextField', () => {
  it('announces what is wrong with the value', () => {
    render(<TextField label="Email" hint="An invitation is sent there." error="This is not an address." />, { wrapper: englishInterface });
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('This is not an address.');
    expect(screen.getByText('This is not an address.')).toHaveAttribute('aria-live', 'polite');
  });

  it('shows the remaining characters, announces them when few are left, and truncates nothing', async () => {
    render(<Counted />, { wrapper: englishInterface });
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toHaveAccessibleDescription('20 characters left');
    expect(screen.getByText('20 characters left')).toHaveAttribute('aria-live', 'off');
    await userEvent.type(field, 'Sales overview of 2026');
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

function Counted() {
  const [value, setValue] = useState('');
  return <TextField label="Name" limit={20} value={value} onChange={(event) => setValue(event.target.value)} />;
}
