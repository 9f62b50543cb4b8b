'use client';

import { ArrowRight, Files, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFormats } from '../../react/useFormats.js';
import { CopyButton } from '../../ui/button/CopyButton.js';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import type { PreviewChange, Previewed } from './model/flow/promotionReducer.js';
import { usePromotion } from './PromotionContext.js';
import { PromotionFailureNotice } from './PromotionFailureNotice.js';
import { usePromotionWords } from './usePromotionWords.js';

/** The changes that the promotion would make, and what changed since the previous preview. Renders a `<div>`. */
export function PromotionPreview({ className, ...props }: ComponentProps<'div'>) {
  const { flow, sourceDeploymentId } = usePromotion();
  const { words, name, deployment, targetName } = usePromotionWords();
  const { number } = useFormats();
  const { state } = flow;
  if (!('preview' in state)) return null;
  const { preview, choice } = state;
  const target = deployment(choice.targetDeploymentId);
  const isNew = typeof preview.targetWorkbookId !== 'number';
  return (
    <div data-slot="promotion-preview" className={partClass('promotion-preview', className)} {...props}>
      {state.step === 'stale' && <Outdated state={state} />}
      {state.step === 'previewed' && state.change !== undefined && <Change change={state.change} state={state} />}
      <div className="parley-promotion-route" data-state={state.step === 'stale' ? 'outdated' : 'current'}>
        <PromotionEnd
          heading={words.preview.from}
          name={name}
          place={deployment(sourceDeploymentId)}
          hash={preview.sourceHash}
          copyLabel={words.preview.copyHashFrom}
        />
        <Icon of={ArrowRight} className="parley-promotion-route-arrow" />
        <PromotionEnd
          heading={words.preview.to}
          name={isNew ? words.preview.newWorkbook : targetName()}
          place={target}
          hash={preview.destinationHash ?? undefined}
          copyLabel={words.preview.copyHashTo}
        />
      </div>
      <p className="parley-promotion-fact">
        <Icon of={Files} />
        {words.preview.reports(preview.reportCount, number(preview.reportCount))}
      </p>
      {preview.destinationWasDiverged && (
        <p className="parley-promotion-warning">
          <Icon of={TriangleAlert} />
          <span>
            <strong>{words.preview.diverged(target)}</strong>
            {words.preview.divergedAdvice}
          </span>
        </p>
      )}
    </div>
  );
}

/** The source or destination of the promotion with its shortened content hash. */
function PromotionEnd({ heading, name, place, hash, copyLabel }: PromotionEndProps) {
  const { words } = usePromotionWords();
  return (
    <dl className="parley-promotion-end">
      <div>
        <dt className="parley-promotion-end-heading">{heading}</dt>
        <dd className="parley-promotion-end-name">{name}</dd>
        <dd className="parley-promotion-end-place">{place}</dd>
      </div>
      {hash !== undefined && (
        <div className="parley-promotion-hash">
          <dt>{words.preview.contentHash}</dt>
          <dd>
            <code title={hash}>{hash.slice(0, shownDigits)}…</code>
            <CopyButton text={hash} label={copyLabel} isIconOnly size="small" />
          </dd>
        </div>
      )}
    </dl>
  );
}

interface PromotionEndProps {
  readonly heading: string;
  readonly name: string;
  readonly place: string;
  readonly hash: string | undefined;
  readonly copyLabel: string;
}

function Outdated({ state }: { state: Extract<ReturnType<typeof usePromotion>['flow']['state'], { readonly step: 'stale' }> }) {
  const { words } = usePromotionWords();
  return (
    <>
      <p role="status" className="parley-promotion-note">
        {words.preview.outdated}
      </p>
      {state.failure !== undefined && <PromotionFailureNotice failure={state.failure} />}
    </>
  );
}

function Change({ change, state }: { change: PreviewChange; state: Previewed }) {
  const { words, deployment } = usePromotionWords();
  const { number } = useFormats();
  const target = deployment(state.choice.targetDeploymentId);
  const { reportCount } = state.preview;
  const changes = [
    change.isSourceChanged && words.change.source,
    change.isDestinationChanged && !change.hasDiverged && words.change.destination(target),
    change.hasDiverged && words.change.diverged(target),
    change.reportCountBefore !== reportCount && words.change.reports(number(change.reportCountBefore), number(reportCount)),
  ].filter((sentence) => sentence !== false);
  return (
    <div role="status" className="parley-promotion-note">
      <p className="parley-promotion-note-title">{words.change.title}</p>
      {changes.length > 0 && (
        <ul className="parley-promotion-changes">
          {changes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p>{words.change.advice}</p>
    </div>
  );
}

const shownDigits = 8;
