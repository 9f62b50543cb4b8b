'use client';
import { ArrowRight, Files, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFormats } from '../../react/useFormats.js';
import { CopyButton } from '../../ui/button/CopyButton.js';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import type { PreviewChange, Previewed } from './model/flow/promotionReducer.js';
import { PromotionFailureNotice } from './PromotionFailureNotice.js';
import { promotionDialogWidget, usePromotionLabels, usePromotionNames } from './promotionDialogWidget.js';

/** The changes that the promotion would make, and what changed since the previous preview. Renders a `<div>`. */
export function PromotionPreview({ className, ...props }: ComponentProps<'div'>) {
  const { preview: words } = usePromotionLabels();
  const { name, targetName, deployment } = usePromotionNames();
  const { number } = useFormats();
  const state = promotionDialogWidget.use(({ model }) => model.flow.state);
  const sourceDeploymentId = promotionDialogWidget.use(({ options }) => options.workbook.deploymentId);
  if (!('preview' in state)) return null;
  const { preview, choice } = state;
  const target = deployment(choice.targetDeploymentId);
  const isNew = typeof preview.targetWorkbookId !== 'number';
  return (
    <div data-slot="promotion-preview" className={partClass('promotion-preview', className)} {...props}>
      {state.step === 'stale' && (
        <p role="status" className="parley-promotion-note">
          {words.outdated}
        </p>
      )}
      {state.step === 'stale' && state.failure !== undefined && <PromotionFailureNotice {...state.failure} />}
      {state.step === 'previewed' && state.change !== undefined && <Change change={state.change} state={state} />}
      <div className="parley-promotion-route" data-state={state.step === 'stale' ? 'outdated' : 'current'}>
        <PromotionEnd
          heading={words.from}
          name={name}
          place={deployment(sourceDeploymentId)}
          hash={preview.sourceHash}
          copyLabel={words.copyHashFrom}
        />
        <Icon of={ArrowRight} className="parley-promotion-arrow" />
        <PromotionEnd
          heading={words.to}
          name={isNew ? words.newWorkbook : targetName}
          place={target}
          hash={preview.destinationHash ?? undefined}
          copyLabel={words.copyHashTo}
        />
      </div>
      <p className="parley-promotion-fact">
        <Icon of={Files} />
        {words.reports(preview.reportCount, number(preview.reportCount))}
      </p>
      {preview.destinationWasDiverged && (
        <p className="parley-promotion-fact parley-promotion-warning">
          <Icon of={TriangleAlert} />
          <span>
            <strong className="parley-promotion-note-title">{words.diverged(target)}</strong>
            {words.divergedAdvice}
          </span>
        </p>
      )}
    </div>
  );
}

interface PromotionEndProps {
  readonly heading: string;
  readonly name: string;
  readonly place: string;
  readonly hash: string | undefined;
  readonly copyLabel: string;
}

/** The source or destination of the promotion with its shortened content hash. */
function PromotionEnd({ heading, name, place, hash, copyLabel }: PromotionEndProps) {
  const { contentHash } = usePromotionLabels().preview;
  return (
    <dl className="parley-promotion-end">
      <div>
        <dt className="parley-promotion-muted">{heading}</dt>
        <dd className="parley-promotion-end-name">{name}</dd>
        <dd className="parley-promotion-muted">{place}</dd>
      </div>
      {hash !== undefined && (
        <div className="parley-promotion-muted parley-promotion-hash">
          <dt>{contentHash}</dt>
          <dd>
            <code title={hash}>{hash.slice(0, shownDigits)}…</code>
            <CopyButton text={hash} label={copyLabel} isIconOnly size="small" />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Change({ change, state: { choice, preview } }: { change: PreviewChange; state: Previewed }) {
  const { change: words } = usePromotionLabels();
  const { deployment } = usePromotionNames();
  const { number } = useFormats();
  const target = deployment(choice.targetDeploymentId);
  const { reportCount } = preview;
  const changes = [
    change.isSourceChanged && words.source,
    change.isDestinationChanged && !change.hasDiverged && words.destination(target),
    change.hasDiverged && words.diverged(target),
    change.reportCountBefore !== reportCount && words.reports(number(change.reportCountBefore), number(reportCount)),
  ].filter((sentence) => sentence !== false);
  return (
    <div role="status" className="parley-promotion-note">
      <p className="parley-promotion-note-title">{words.title}</p>
      {changes.length > 0 && (
        <ul className="parley-promotion-changes">
          {changes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p>{words.advice}</p>
    </div>
  );
}

const shownDigits = 8;
