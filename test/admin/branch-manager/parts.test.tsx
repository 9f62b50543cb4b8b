import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import {
  BranchActions,
  BranchDetails,
  BranchList,
  BranchManager,
  BranchManagerRoot,
  BranchToolbar,
  BranchTree,
  BranchValidationPanel,
  ChangedFileList,
  ValidationResults,
} from '../../../src/admin.js';
import { CheckField } from '../../../src/ui/fields/CheckField.js';
import { TextAreaField } from '../../../src/ui/fields/TextAreaField.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describePart } from '../../support/conformance.js';
import { englishInterface } from '../../support/englishInterface.js';

const { wrapper: Provider } = startWorld();
const wrapper = ({ children }: { children: ReactNode }) => (
  <Provider>
    <BranchManagerRoot deploymentId={1}>{children}</BranchManagerRoot>
  </Provider>
);
const main = { id: 1, name: 'main', parentBranch: null };
const result = {
  deploymentId: 1,
  branchName: 'main',
  mode: 'production',
  valid: false,
  errors: [{ message: 'Wrong.', fileName: 'a.yml' }],
};

describePart('BranchManager', (props) => <BranchManager deploymentId={1} {...props} />, {
  slot: 'branch-manager',
  wrapper: Provider,
  ready: () => screen.findByRole('region', { name: 'dev-ada' }),
});
describePart('BranchManagerRoot', (props) => <BranchManagerRoot deploymentId={1} {...props} />, {
  slot: 'branch-manager',
  wrapper: Provider,
});
describePart('BranchToolbar', (props) => <BranchToolbar {...props} />, { slot: 'toolbar', wrapper });
describePart('BranchList', (props) => <BranchList {...props} />, { slot: 'branch-list', wrapper, ready: () => screen.findByRole('tree') });
describePart('BranchDetails', (props) => <BranchDetails {...props} />, {
  slot: 'branch-details',
  wrapper,
  ready: () => screen.findByRole('region', { name: 'dev-ada' }),
});
describePart('BranchActions', (props) => <BranchActions branch={main} {...props} />, { slot: 'branch-actions', wrapper });
describePart('BranchValidationPanel', (props) => <BranchValidationPanel {...props} />, { slot: 'branch-validation', wrapper });
describePart('BranchTree', (props) => <BranchTree forest={[{ branch: main, children: [] }]} {...props} />, {
  slot: 'tree',
  wrapper: englishInterface,
});
describePart('ChangedFileList', (props) => <ChangedFileList files={[{ path: 'a.yml', change: 'added' }]} {...props} />, {
  slot: 'changed-files',
  wrapper: englishInterface,
});
describePart('ValidationResults', (props) => <ValidationResults result={result} {...props} />, {
  slot: 'validation-results',
  wrapper: englishInterface,
});

describe('dialog fields', () => {
  it('announce what a checkbox does', () => {
    render(<CheckField label="Delete it" hint="All lose it." />);
    expect(screen.getByRole('checkbox', { name: 'Delete it' })).toHaveAccessibleDescription('All lose it.');
  });

  it('announce what is wrong with a value', () => {
    render(<TextAreaField label="Message" error="Enter a message." />);
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription('Enter a message.');
    expect(screen.getByRole('textbox')).toBeInvalid();
  });
});

describe('validation results', () => {
  it('do not call an invalid model valid if the service reports no error', () => {
    render(<ValidationResults result={{ ...result, errors: [] }} />);
    expect(screen.getByRole('status')).toHaveTextContent('isn’t valid');
  });
});

it('throws an error that names the missing root', () => {
  expect(() => render(<BranchToolbar />)).toThrow('inside <BranchManagerRoot>');
});
