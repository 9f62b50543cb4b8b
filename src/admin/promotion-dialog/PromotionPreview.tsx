'use client';
import { ArrowRight, Files, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFormats } from '../../react/language/useFormats.js';
import { CopyButton } from '../../ui/button/CopyButton.js';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { Remark } from '../kit/layout/layout.js';
import type { PreviewChange, Previewed } from './model/flow/promotionReducer.js';
import { PromotionFailureNotice } from './PromotionFailureNotice.js';
import { promotionDialogWidget, usePromotionLabels, usePromotionNames } from './promotionDialogWidget.js';

/** The changes that the promotion would make, and what changed since the previous preview. Renders a `<div>`. */
export function PromotionPreview({ className, ...props }: ComponentProps<'div'>) {
  const { preview: words } = usePromotionLabels();
  const { name, targetName, deployment } = usePromotionNames();
  const { number } = useFormats();
  const state = promotionDialogWidget.useSelector(({ model }) => model.flow.state);
  const sourceDeploymentId = promotionDialogWidget.useSelector(({ options }) => options.workbook.deploymentId);
  if (!('preview' in state)) return null;
  const { preview, choice } = state;
  const target = deployment(choice.targetDeploymentId);
  const isNew = typeof preview.targetWorkbookId !== 'number';
  return (
    <div data-slot="promotion-preview" className={partClass('promotion-preview parley-stack parley-gap-xl', className)} {...props}>
      {state.step === 'stale' && (
        <p role="status" className="parley-note parley-quote">
          {words.outdated}
        </p>
      )}
      {state.step === 'stale' && state.failure !== undefined && <PromotionFailureNotice {...state.failure} />}
      {state.step === 'previewed' && state.change !== undefined && <Change change={state.change} state={state} />}
      <div
        className="parley-line parley-gap-xl parley-well parley-promotion-route"
        data-state={state.step === 'stale' ? 'outdated' : 'current'}
      >
        <PromotionEnd
          heading={words.from}
          name={name}
          place={deployment(sourceDeploymentId)}
          hash={preview.sourceHash}
          copyLabel={words.copyHashFrom}
        />
        <Icon of={ArrowRight} className="parley-muted parley-mirrored" />
        <PromotionEnd
          heading={words.to}
          name={isNew ? words.newWorkbook : targetName}
          place={target}
          hash={preview.destinationHash ?? undefined}
          copyLabel={words.copyHashTo}
        />
      </div>
      <Remark icon={Files}>{words.reports(preview.reportCount, number(preview.reportCount))}</Remark>
      {preview.destinationWasDiverged && (
        <Remark icon={TriangleAlert} tone="warning">
          <strong className="parley-strong">{words.diverged(target)}</strong>
          <br />
          <span className="parley-muted">{words.divergedAdvice}</span>
        </Remark>
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
    <dl className="parley-stack parley-small parley-promotion-end">
      <div>
        <dt className="parley-caption">{heading}</dt>
        <dd className="parley-words parley-strong">{name}</dd>
        <dd className="parley-caption">{place}</dd>
      </div>
      {hash !== undefined && (
        <div className="parley-caption parley-line parley-gap-s">
          <dt>{contentHash}</dt>
          <dd className="parley-line">
            <code className="parley-code" title={hash}>
              {hash.slice(0, shownDigits)}…
            </code>
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
    <div role="status" className="parley-stack parley-gap-s parley-small parley-quote">
      <p className="parley-heading">{words.title}</p>
      {changes.length > 0 && (
        <ul className="parley-plain-list">
          {changes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p className="parley-note">{words.advice}</p>
    </div>
  );
}

const shownDigits = 8;
