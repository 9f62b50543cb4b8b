'use client';
import type { ComponentProps } from 'react';
import { useFormats } from '../../react/useFormats.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { partClass } from '../../ui/partClass.js';
import type { Previewed } from './model/flow/promotionReducer.js';
import { PromotionFailureNotice, PromotionNotice } from './PromotionFailureNotice.js';
import { promotionDialogWidget } from './promotionDialogWidget.js';
import { usePromotionLabels } from './usePromotionLabels.js';
import { usePromotionNames } from './usePromotionNames.js';

/** Describes the effect, asks if edits may be overwritten, and shows the outcome of an attempt. Renders a `<div>`. */
export function PromotionConfirmation({ className, ...props }: ComponentProps<'div'>) {
  const { confirm: words, failure } = usePromotionLabels();
  const { deployment } = usePromotionNames();
  const { number } = useFormats();
  const get = promotionDialogWidget.useGet();
  const state = promotionDialogWidget.use(({ model }) => model.flow.state);
  if (!('override' in state)) return null;
  const { step, preview, choice, override } = state;
  return (
    <div data-slot="promotion-confirmation" className={partClass('promotion-confirmation', className)} {...props}>
      <div>
        <Effect of={state} />
        <p className="parley-promotion-effect-note">{words.wholeOrNothing(preview.reportCount, number(preview.reportCount))}</p>
      </div>
      {preview.destinationWasDiverged && (
        <CheckField
          label={words.override(deployment(choice.targetDeploymentId))}
          hint={words.overrideHint}
          className="parley-promotion-override"
          checked={override}
          disabled={step !== 'confirming' && step !== 'failed'}
          onChange={({ currentTarget }) => get().model.flow.setOverride(currentTarget.checked)}
        />
      )}
      {step === 'failed' && <PromotionFailureNotice failure={state.failure} />}
      {step === 'unknown' && <PromotionNotice words={failure.unknown} error={state.failure.error} />}
    </div>
  );
}

/** The effect as a whole: “Update ‘Sales’ in Production, replacing edits made there”. */
function Effect({ of: { choice, preview } }: { of: Previewed }) {
  const { confirm: words } = usePromotionLabels();
  const { name, targetName, deployment } = usePromotionNames();
  const folder = promotionDialogWidget.use(({ model }) => model.destinations.chosen.folderPath.at(-1)?.name);
  const place = deployment(choice.targetDeploymentId);
  const isNew = typeof preview.targetWorkbookId !== 'number';
  const update = preview.destinationWasDiverged ? words.replace : words.update;
  return (
    <p className="parley-promotion-effect">
      {!isNew
        ? update(targetName, place)
        : folder === undefined || choice.targetFolderId == null
          ? words.create(name, place)
          : words.createIn(name, place, folder)}
    </p>
  );
}
