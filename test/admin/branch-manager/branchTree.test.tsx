import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BranchTree } from '../../../src/admin.js';
import { englishInterface } from '../../support/englishInterface.js';

it('distinguish a branch’s name from its use, as separate words', () => {
  const forest = [{ branch: { id: 1, name: 'main', isStagingEnvironmentEnabled: true }, children: [] }];
  render(<BranchTree forest={forest} defaultBranch="main" devBranch="main" />, { wrapper: englishInterface });
  expect(screen.getByRole('treeitem', { name: 'main Production Your dev mode Staging' })).toBeVisible();
});
