import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { PromotionDialog } from '../../../src/admin.js';
import { getWorkbooks } from '../../../src/client.js';
import { promoteToNewDeployments } from '../../../stories/admin/support/promoteToNewDeployments.js';
import { startWorld } from '../../data/support/startWorld.js';
import { createRenderCount } from '../../support/RenderCount.js';

const { of, reset, Counted } = createRenderCount();
const rendered = (...names: readonly string[]) => names.filter((name) => of(name) > 0);

beforeEach(async () => {
  const world = startWorld();
  const { items } = await getWorkbooks(world.client, { deploymentId: 2 });
  const workbook = { deploymentId: 2, workbookId: items.find(({ name }) => name === 'Revenue overview')?.id ?? 0 };
  await promoteToNewDeployments(world.client, workbook, ['Europe', 'Asia', 'Africa']);
  render(
    <Counted>
      <PromotionDialog workbook={workbook} open />
    </Counted>,
    { wrapper: world.wrapper },
  );
  await userEvent.click(await screen.findByRole('radio', { name: /Europe/ }));
  await world.settle();
  reset();
});

it('rerenders only the two affected options when another destination is selected', async () => {
  await userEvent.click(screen.getByRole('radio', { name: /Production/ }));
  expect(screen.getByRole('radio', { name: /Production/ })).toBeChecked();
  expect(of('LinkChoice')).toBe(2);
  expect(rendered('PromotionPopup', 'PromotionSteps', 'PromotionDestination', 'DestinationList', 'PromotionActions')).toEqual([]);
});

it('rerenders only the confirmation and its buttons when the override is ticked', async () => {
  await userEvent.click(screen.getByRole('radio', { name: /Production/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  reset();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(rendered('PromotionConfirmation', 'ConfirmButtons')).toHaveLength(2);
  expect(rendered('PromotionPopup', 'Dialog', 'DialogStep', 'PromotionSteps', 'PromotionActions')).toEqual([]);
});
