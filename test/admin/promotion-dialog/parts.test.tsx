import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import {
  PromotionActions,
  PromotionConfirmation,
  PromotionDestination,
  PromotionDialog,
  PromotionDialogRoot,
  PromotionHistory,
  PromotionOutcome,
  PromotionPopup,
  PromotionPreview,
  PromotionProvenance,
  PromotionSteps,
  PromotionTrigger,
} from '../../../src/admin.js';
import { getWorkbooks, type WorkbookPromotion } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describePart } from '../../support/conformance.js';

const world = startWorld();
const { wrapper: Service } = world;
const { items } = await getWorkbooks(world.client, { deploymentId: 2 });
const workbook = { deploymentId: 2, workbookId: items.find(({ name }) => name === 'Revenue overview')?.id ?? 0 };

world.answer = (sent) => (/^POST .*\/promotions$/.test(sent) ? Response.json(scheduled) : undefined);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function toChoice() {
  await userEvent.click(await screen.findByRole('radio', { name: /promoted before/ }));
}

async function toPreview() {
  await toChoice();
  await press('Preview');
  await screen.findByRole('button', { name: 'Continue' });
}

async function toConfirmation() {
  await toPreview();
  await press('Continue');
}

async function toOutcome() {
  await toConfirmation();
  await userEvent.click(await screen.findByRole('checkbox'));
  await press('Replace and update');
  await screen.findByText('Promoted “Revenue overview” to Production');
}

const inDialog = ({ children }: { children: ReactNode }) => (
  <Service>
    <PromotionDialogRoot workbook={workbook} open>
      {children}
    </PromotionDialogRoot>
  </Service>
);
/** Beside the parts that lead from step to step. */
const inSteps = ({ children }: { children: ReactNode }) =>
  inDialog({
    children: (
      <>
        <PromotionDestination />
        <PromotionActions />
        {children}
      </>
    ),
  });

describePart('PromotionDialog', (props) => <PromotionDialog workbook={workbook} open {...props} />, {
  slot: 'promotion-dialog',
  wrapper: Service,
  ready: toChoice,
});
describePart('PromotionPopup', (props) => <PromotionPopup {...props} />, { slot: 'promotion-popup', wrapper: inDialog, ready: toChoice });
describePart('PromotionTrigger', (props) => <PromotionTrigger {...props}>Promote</PromotionTrigger>, {
  slot: 'promotion-trigger',
  wrapper: inDialog,
});
describePart('PromotionSteps', (props) => <PromotionSteps {...props} />, { slot: 'promotion-steps', wrapper: inDialog });
describePart('PromotionDestination', (props) => <PromotionDestination {...props} />, {
  slot: 'promotion-destination',
  wrapper: inDialog,
  ready: toChoice,
});
describePart('PromotionPreview', (props) => <PromotionPreview {...props} />, {
  slot: 'promotion-preview',
  wrapper: inSteps,
  ready: toPreview,
});
describePart('PromotionConfirmation', (props) => <PromotionConfirmation {...props} />, {
  slot: 'promotion-confirmation',
  wrapper: inSteps,
  ready: toConfirmation,
});
describePart(
  'PromotionOutcome',
  (props) => (
    <>
      <PromotionConfirmation />
      <PromotionOutcome {...props} />
    </>
  ),
  {
    slot: 'promotion-outcome',
    wrapper: inSteps,
    ready: toOutcome,
  },
);
describePart('PromotionActions', (props) => <PromotionActions {...props} />, { slot: 'promotion-actions', wrapper: inDialog });
describePart('PromotionHistory', (props) => <PromotionHistory workbook={workbook} {...props} />, {
  slot: 'promotion-history',
  wrapper: Service,
});
describePart('PromotionProvenance', (props) => <PromotionProvenance workbook={workbook} {...props} />, {
  slot: 'promotion-provenance',
  wrapper: Service,
});

describe('the parts of a promotion', () => {
  it('show an unknown outcome as a promotion', async () => {
    render(<PromotionDialog workbook={workbook} open />, { wrapper: Service });
    await toOutcome();
    expect(screen.getByText('Promoted “Revenue overview” to Production')).toBeVisible();
  });

  it('throw an error outside their root', () => {
    expect(() => render(<PromotionSteps />)).toThrow('inside <PromotionDialogRoot>');
  });
});

const scheduled: WorkbookPromotion = {
  id: 1,
  linkId: 1,
  completedAt: '2026-11-20T09:30:00Z',
  outcome: 'scheduled',
  performedBy: { userId: 1, displayName: 'Ada', authenticationMethod: 'session' },
  overrideRequested: true,
  destinationWasDiverged: true,
  destinationChangedSincePreview: false,
  targetDashboardVersionId: 1,
};
