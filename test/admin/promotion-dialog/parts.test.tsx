import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import {
  PromotionActions,
  PromotionConfirmation,
  PromotionDestination,
  PromotionDialogView,
  PromotionHistory,
  PromotionOutcome,
  PromotionPreview,
  PromotionProvenance,
  PromotionProvider,
  type PromotionState,
  PromotionSteps,
  PromotionTrigger,
} from '../../../src/index.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describePart } from '../../support/conformance.js';
import { choice, confirmed, done, promotionModel } from './promotionModel.js';

const at =
  (state: PromotionState) =>
  ({ children }: { children: ReactNode }) => <PromotionProvider promotion={promotionModel(state)}>{children}</PromotionProvider>;

const choosing: PromotionState = { step: 'choosing', choice, failure: undefined };
const confirming: PromotionState = { ...confirmed, step: 'confirming' };

describePart('PromotionDialogView', (props) => <PromotionDialogView promotion={promotionModel(choosing)} {...props} />, {
  slot: 'promotion-dialog',
});
describePart('PromotionTrigger', (props) => <PromotionTrigger {...props}>Promote</PromotionTrigger>, {
  slot: 'promotion-trigger',
  wrapper: at(choosing),
});
describePart('PromotionSteps', (props) => <PromotionSteps {...props} />, { slot: 'promotion-steps', wrapper: at(choosing) });
describePart('PromotionDestination', (props) => <PromotionDestination {...props} />, {
  slot: 'promotion-destination',
  wrapper: at(choosing),
});
describePart('PromotionPreview', (props) => <PromotionPreview {...props} />, {
  slot: 'promotion-preview',
  wrapper: at({ ...confirmed, step: 'previewed' }),
});
describePart('PromotionConfirmation', (props) => <PromotionConfirmation {...props} />, {
  slot: 'promotion-confirmation',
  wrapper: at(confirming),
});
describePart('PromotionActions', (props) => <PromotionActions {...props} />, { slot: 'promotion-actions', wrapper: at(confirming) });
describePart('PromotionOutcome', (props) => <PromotionOutcome {...props} />, { slot: 'promotion-outcome', wrapper: at(done) });

const { wrapper } = startWorld();
const workbook = { deploymentId: 2, workbookId: 1 };
describePart('PromotionHistory', (props) => <PromotionHistory workbook={workbook} {...props} />, { slot: 'promotion-history', wrapper });
describePart('PromotionProvenance', (props) => <PromotionProvenance workbook={workbook} {...props} />, {
  slot: 'promotion-provenance',
  wrapper,
});

describe('a dialog without a service', () => {
  it('shows what it is given', () => {
    render(<PromotionDialogView promotion={promotionModel(confirming)} />);
    expect(screen.getByRole('dialog', { name: 'Promote “Sales”' })).toHaveTextContent('replacing edits made there');
  });

  it('shows an outcome it does not know as a promotion', () => {
    const state: PromotionState = { ...done, promotion: { ...done.promotion, outcome: 'scheduled' } };
    render(<PromotionDialogView promotion={promotionModel(state)} />);
    expect(screen.getByText('“Sales” promoted to Production')).toBeVisible();
  });

  it('tells who uses a part alone what is missing', () => {
    expect(() => render(<PromotionSteps />)).toThrow('<PromotionProvider promotion=');
  });
});
