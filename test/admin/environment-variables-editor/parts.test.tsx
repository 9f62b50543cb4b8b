import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import {
  AddVariable,
  EnvironmentVariablesEditor,
  EnvironmentVariablesEditorRoot,
  PasteVariables,
  UnsavedVariablesBar,
  VariablesRows,
  VariablesToolbar,
  VariableTable,
} from '../../../src/admin.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describePart } from '../../support/conformance.js';
import { describeWidget } from '../../support/describeWidget.js';
import { dialogCloses } from '../../support/dialogCloses.js';
import { englishInterface } from '../../support/englishInterface.js';

function InWorld({ children }: { children: ReactNode }) {
  const { wrapper: Wrapper } = startWorld();
  return <Wrapper>{children}</Wrapper>;
}

function InEditor({ children }: { children: ReactNode }) {
  return (
    <InWorld>
      <EnvironmentVariablesEditorRoot deploymentId={1}>{children}</EnvironmentVariablesEditorRoot>
    </InWorld>
  );
}

it('disables what the user may not do, with the reason', async () => {
  const { wrapper: Wrapper } = startWorld({
    credentials: (service) => ({ kind: 'bearer', token: () => service.mintAccessToken({ email: 'analyst@parley.example' }) }),
  });
  render(<EnvironmentVariablesEditor deploymentId={1} />, { wrapper: Wrapper });
  await read();
  for (const name of ['Add variable', /Paste/]) {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toHaveProperty('disabled', true));
    expect(button).toHaveAccessibleDescription(/not change them/);
  }
  await userEvent.click(screen.getAllByRole('button', { name: /TIMEZONE/ })[0] ?? document.body);
  expect((await screen.findByRole('menuitem', { name: 'Edit' })).getAttribute('aria-disabled')).toBe('true');
});

const read = () => screen.findByText('TIMEZONE');

describeWidget(
  'EnvironmentVariablesEditor',
  (props) => <EnvironmentVariablesEditor deploymentId={1} {...props} />,
  EnvironmentVariablesEditor,
  {
    slot: 'environment-variables-editor',
    read: /^GET .*\/env-vars/,
    bodyOf: (count) => ({ items: Array.from({ length: count }, (_, index) => ({ name: `NAME_${index}`, value: 'x' })) }),
  },
);
describePart('VariablesToolbar', (props) => <VariablesToolbar {...props} />, { slot: 'toolbar', wrapper: InEditor });
describePart('VariablesRows', (props) => <VariablesRows {...props} />, { slot: 'data-table', wrapper: InEditor, ready: read });
describePart('UnsavedVariablesBar', (props) => <UnsavedVariablesBar {...props} />, { slot: 'unsaved-variables', wrapper: InEditor });
describePart('AddVariable', (props) => <AddVariable {...props} />, { slot: 'button', wrapper: InEditor });
describePart('PasteVariables', (props) => <PasteVariables {...props} />, { slot: 'button', wrapper: InEditor });
describePart('VariableTable', (props) => <VariableTable list={{ items: [{ name: 'A', value: '1', state: 'saved' }] }} {...props} />, {
  slot: 'data-table',
  wrapper: englishInterface,
});

it('leaves its dialogs to a host that controls them', async () => {
  const onDialogChange = vi.fn();
  const { rerender } = render(
    <EnvironmentVariablesEditor deploymentId={1} dialog={{ kind: 'edit', name: 'TIMEZONE' }} onDialogChange={onDialogChange} />,
    { wrapper: startWorld().wrapper },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onDialogChange).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(screen.getByRole('dialog')).toBeVisible();
  rerender(<EnvironmentVariablesEditor deploymentId={1} dialog={{ kind: 'review' }} />);
  expect(await screen.findByText('No changes to save')).toBeVisible();
  rerender(<EnvironmentVariablesEditor deploymentId={1} dialog={null} />);
  await dialogCloses();
});

it('keeps typed text when its dialog is closed, and discards it on cancel', async () => {
  render(<EnvironmentVariablesEditor deploymentId={1} />, { wrapper: startWorld().wrapper });
  const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Add variable' }));
  await open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'REGION');
  await userEvent.type(screen.getByRole('textbox', { name: 'Value' }), 'eu{Escape}');
  await dialogCloses();
  await open();
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('REGION');
  expect(screen.getByRole('textbox', { name: 'Value' })).toHaveValue('eu');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await dialogCloses();
  await open();
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Value' })).toHaveValue('');
});
