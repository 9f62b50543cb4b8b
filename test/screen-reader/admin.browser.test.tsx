import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/styles/styles.css';
import { PromotionDialog, ReportList, UserManagement } from '../../src/admin.js';
import { getWorkbooks } from '../../src/client.js';
import { startWorld } from '../data/support/startWorld.js';
import { openReader, type Reader } from './support/openReader.js';

beforeEach(() => page.viewport(1000, 900));

const isOpen = (role: string) => () => expect(document.activeElement?.closest(`[role="${role}"]`)).not.toBeNull();
const isClosed = (role: string) => () => expect(screen.queryByRole(role)).toBeNull();

/** The recorded transcript is what a user hears. Read it when it changes. */
const expectTranscript = (reader: Reader, journey: string) => expect(reader.transcript()).toMatchFileSnapshot(`./${journey}.txt`);

it('searches a list, deactivates two of the found, and hears the result', async () => {
  const { wrapper } = startWorld();
  render(<UserManagement pageSize={12} />, { wrapper });
  await screen.findByRole('checkbox', { name: /^Select analyst@parley\.example/ });
  const reader = openReader();
  screen.getByRole('searchbox').focus();
  await reader.type('na', () => expect(screen.queryByRole('checkbox', { name: /^Select ada@/ })).toBeNull());
  await reader.tabTo(/^checkbox “Select all/);
  await reader.tabTo(/^checkbox “Select /);
  await reader.press(' ');
  await reader.tabTo(/^checkbox “Select /);
  await reader.press(' ');
  await reader.tabTo(/^button “Clear selection/, { back: true });
  await reader.press('{ArrowRight}');
  await reader.press('{ArrowRight}');
  await reader.press('{ArrowRight}');
  await reader.press('{Enter}', isOpen('alertdialog'));
  await reader.tabTo(/^button “Deactivate/);
  await reader.press('{Enter}', () => expect(screen.queryAllByText('Deactivated 2 users')).not.toHaveLength(0));
  await expectTranscript(reader, 'list-and-bulk');
});

it('renames a report', async () => {
  const { wrapper } = startWorld();
  render(<ReportList deploymentId={1} pageSize={12} />, { wrapper });
  await screen.findAllByRole('button', { name: /^Actions for/ });
  const reader = openReader();
  screen.getAllByRole('button', { name: /^Actions for/ })[0]?.focus();
  await reader.press('{Enter}', isOpen('menu'));
  await reader.press('Ren');
  await reader.press('{Enter}', isOpen('dialog'));
  await reader.press('{Control>}a{/Control}{Backspace}');
  await reader.press('{Enter}');
  await reader.type('Turnover');
  await reader.press('{Enter}', isClosed('dialog'));
  await expectTranscript(reader, 'rename');
});

it('promotes a workbook', async () => {
  const world = startWorld();
  const { items } = await getWorkbooks(world.client, { deploymentId: 2 });
  const workbookId = items.find(({ name }) => name === 'Daily trading')?.id ?? 0;
  render(<PromotionDialog workbook={{ deploymentId: 2, workbookId }}>Promote…</PromotionDialog>, { wrapper: world.wrapper });
  const reader = openReader();
  await reader.press('{Tab}');
  await reader.press('{Enter}', () => screen.getByRole('radio', { name: /promoted before/ }));
  await reader.tabTo(/^radio “/);
  await reader.press(' ');
  await reader.tabTo(/^button “Preview/);
  await reader.press('{Enter}', () => screen.getByRole('button', { name: 'Continue' }));
  await reader.tabTo(/^button “Continue/);
  await reader.press('{Enter}', () => screen.getByRole('button', { name: 'Back' }));
  await reader.tabTo(/^button “Update/);
  await reader.press('{Enter}', () => screen.getByRole('button', { name: 'Done' }));
  await reader.tabTo(/^button “Done/);
  await reader.press('{Enter}', isClosed('dialog'));
  await expectTranscript(reader, 'promotion');
});
