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
} from '../../../src/index.js';
import { startWorld } from '../../hooks/support/startWorld.js';
import { describePart } from '../../support/conformance.js';
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

const read = () => screen.findByText('TIMEZONE');

describePart('EnvironmentVariablesEditor', (props) => <EnvironmentVariablesEditor deploymentId={1} {...props} />, {
  slot: 'environment-variables-editor',
  wrapper: InWorld,
  ready: read,
});
describePart('VariablesToolbar', (props) => <VariablesToolbar {...props} />, { slot: 'toolbar', wrapper: InEditor });
describePart('VariablesRows', (props) => <VariablesRows {...props} />, { slot: 'data-table', wrapper: InEditor, ready: read });
describePart('UnsavedVariablesBar', (props) => <UnsavedVariablesBar {...props} />, { slot: 'unsaved-variables', wrapper: InEditor });
describePart('AddVariable', (props) => <AddVariable {...props} />, { slot: 'button', wrapper: InEditor });
describePart('PasteVariables', (props) => <PasteVariables {...props} />, { slot: 'button', wrapper: InEditor });
describePart('VariableTable', (props) => <VariableTable rows={[{ name: 'A', value: '1', state: 'saved' }]} {...props} />, {
  slot: 'data-table',
  wrapper: englishInterface,
});

it('leaves the dialog for a value to a host that holds it', async () => {
  const onEditingChange = vi.fn();
  const { rerender } = render(<EnvironmentVariablesEditor deploymentId={1} editing="TIMEZONE" onEditingChange={onEditingChange} />, {
    wrapper: startWorld().wrapper,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onEditingChange).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(screen.getByRole('dialog')).toBeVisible();
  rerender(<EnvironmentVariablesEditor deploymentId={1} editing={null} />);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
