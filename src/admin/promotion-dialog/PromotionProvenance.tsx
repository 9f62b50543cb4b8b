'use client';

import { GitFork } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { WorkbookAddress } from '../../client/resources/addresses.js';
import type { PromotionReference, WorkbookPromotion } from '../../client/resources/workbook-promotions.js';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { useLabels } from '../../react/useLabels.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { partClass } from '../../ui/partClass.js';
import type { WidgetErrorEvents } from '../kit/events/WidgetEvents.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { RefetchErrorBanner } from '../kit/list/RefetchErrorBanner.js';
import { RowSkeleton } from '../kit/list/RowSkeleton.js';
import { type PromotionProvenanceModel, usePromotionProvenance } from './model/usePromotionProvenance.js';
import { PromotionPlace } from './PromotionPlace.js';
import { PromotionTime } from './PromotionTime.js';

export interface PromotionProvenanceProps
  extends WidgetErrorEvents<'promotion-provenance'>,
    Omit<ComponentProps<'section'>, keyof WidgetErrorEvents> {
  /** The workbook whose source or destinations are shown. */
  workbook: WorkbookAddress;
}

/**
 * The source of a workbook, or its destinations if it has no source, with the first and last promotion and their actors.
 * Renders a `<section>`.
 */
export function PromotionProvenance({ workbook, onError, ...props }: PromotionProvenanceProps) {
  return <PromotionProvenanceView provenance={usePromotionProvenance(workbook, { onError })} {...props} />;
}

export interface PromotionProvenanceViewProps extends ComponentProps<'section'> {
  /** The model, from `usePromotionProvenance`. */
  provenance: PromotionProvenanceModel;
}

/** A provenance for an existing model. Does not use the service. Renders a `<section>`. */
export function PromotionProvenanceView({ provenance, className, ...props }: PromotionProvenanceViewProps) {
  const { promotion } = useAdminLabels();
  return (
    <section
      aria-label={promotion.provenance.label}
      data-slot="promotion-provenance"
      data-state={provenance.state.status}
      className={partClass('promotion-provenance', className)}
      {...props}
    >
      <Provenance provenance={provenance} />
      <RefetchErrorBanner read={provenance} isShown={provenance.state.status === 'ready' || provenance.state.status === 'empty'} />
    </section>
  );
}

function Provenance({ provenance: { state, deploymentName, refetch: refresh, isRefetching } }: { provenance: PromotionProvenanceModel }) {
  const { promotion } = useAdminLabels();
  const { common } = useLabels();
  const { provenance: words } = promotion;
  const place = (reference: PromotionReference) => <PromotionPlace reference={reference} deploymentName={deploymentName} />;
  switch (state.status) {
    case 'loading':
      return <RowSkeleton rows={3} columns={2} label={common.loading} />;
    case 'error':
    case 'denied':
      return <ReadFailure error={state.error} onRetry={refresh} isBusy={isRefetching} />;
    case 'empty':
      return <EmptyState heading={words.none} headingLevel={3} text={words.noneAdvice} icon={GitFork} />;
    case 'ready':
      return (
        <dl className="parley-promotion-facts">
          {state.from !== undefined && <Fact name={words.from}>{place(state.from)}</Fact>}
          {state.to !== undefined && <Fact name={words.to}>{place(state.to)}</Fact>}
          {state.origin !== undefined && <Fact name={words.origin}>{place(state.origin)}</Fact>}
          {state.first !== undefined && <PromotionFact name={words.first} promotion={state.first} />}
          {state.last !== undefined && <PromotionFact name={words.last} promotion={state.last} />}
        </dl>
      );
    default:
      return state satisfies never;
  }
}

function PromotionFact({ name, promotion }: { name: string; promotion: WorkbookPromotion }) {
  const { promotion: words } = useAdminLabels();
  return (
    <Fact name={name}>
      <PromotionTime isoText={promotion.completedAt} />{' '}
      <span className="parley-promotion-actor-method">{words.provenance.by(promotion.performedBy.displayName)}</span>
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
