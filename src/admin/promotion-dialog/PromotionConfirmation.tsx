'use client';
import type { ComponentProps } from 'react';
import { CheckField } from '../../ui/fields/CheckField.js';
import { partClass } from '../../ui/partClass.js';
import { PromotionFailureNotice } from './PromotionFailureNotice.js';
import { promotionDialogWidget, usePromotionLabels, usePromotionNames } from './promotionDialogWidget.js';

/** Describes the effect, asks if edits may be overwritten, and shows the outcome of an attempt. Renders a `<div>`. */
export function PromotionConfirmation({ className, ...props }: ComponentProps<'div'>) {
  const { confirm: words } = usePromotionLabels();
  const { name, targetName, deployment } = usePromotionNames();
  const get = promotionDialogWidget.useGet();
  const state = promotionDialogWidget.useSelector(({ model }) => model.flow.state);
  const folder = promotionDialogWidget.useSelector(({ model }) => model.destinations.chosen.folderPath.at(-1)?.name);
  if (!('override' in state)) return null;
  const { step, preview, choice, override } = state;
  const place = deployment(choice.targetDeploymentId);
  const update = (preview.destinationWasDiverged ? words.replace : words.update)(targetName, place);
  const create = folder === undefined || choice.targetFolderId == null ? words.create(name, place) : words.createIn(name, place, folder);
  return (
    <div
      data-slot="promotion-confirmation"
      className={partClass('promotion-confirmation parley-stack parley-gap-xl', className)}
      {...props}
    >
      <div className="parley-stack parley-gap-s">
        <p className="parley-heading">{typeof preview.targetWorkbookId === 'number' ? update : create}</p>
        <p className="parley-note">{words.wholeOrNothing}</p>
      </div>
      {preview.destinationWasDiverged && (
        <CheckField
          label={words.override(place)}
          hint={words.overrideHint}
          className="parley-choice"
          checked={override}
          disabled={step !== 'confirming' && step !== 'failed'}
          onChange={({ currentTarget }) => get().model.flow.setOverride(currentTarget.checked)}
        />
      )}
      {step === 'failed' && <PromotionFailureNotice {...state.failure} />}
      {step === 'unknown' && <PromotionFailureNotice reason="unknown" error={state.failure.error} />}
    </div>
  );
}
