'use client';

import { History } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { WorkbookPromotion } from '../../client/resources/workbook-promotions.js';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { useFormats } from '../../react/useFormats.js';
import { Badge, type BadgeProps } from '../../ui/badge/Badge.js';
import type { Column } from '../../ui/data-table/Column.js';
import { DataTable } from '../../ui/data-table/DataTable.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { partClass } from '../../ui/partClass.js';
import { ListFooter } from '../kit/list/ListFooter.js';
import { ListStates } from '../kit/list/ListStates.js';
import { type PromotionHistoryModel, type PromotionHistoryOptions, usePromotionHistory } from './model/usePromotionHistory.js';
import { PromotionPlace } from './PromotionPlace.js';
import { PromotionTime } from './PromotionTime.js';

export interface PromotionHistoryProps extends PromotionHistoryOptions, Omit<ComponentProps<'section'>, keyof PromotionHistoryOptions> {}

/** The promotions of a workbook: time, outcome, source, destination and actor. Renders a `<section>`. */
export function PromotionHistory({ workbook, pageSize, onError, ...props }: PromotionHistoryProps) {
  return <PromotionHistoryView history={usePromotionHistory({ workbook, pageSize, onError })} {...props} />;
}

export interface PromotionHistoryViewProps extends ComponentProps<'section'> {
  /** The model, from `usePromotionHistory`. */
  history: PromotionHistoryModel;
}

/** A history for an existing model. Does not use the service. Renders a `<section>`. */
export function PromotionHistoryView({ history: { list, deploymentName }, className, ...props }: PromotionHistoryViewProps) {
  const { promotion } = useAdminLabels();
  const { dateTime } = useFormats();
  const { history: words } = promotion;
  const columns: readonly Column<WorkbookPromotion>[] = [
    { id: 'when', header: words.when, cell: ({ completedAt }) => <PromotionTime isoText={completedAt} />, isRowHeader: true },
    { id: 'outcome', header: words.outcome, cell: (item) => <OutcomeBadges promotion={item} /> },
    {
      id: 'from',
      header: words.from,
      cell: ({ source }) => <PromotionPlace reference={source} deploymentName={deploymentName} />,
      isWideOnly: true,
    },
    { id: 'to', header: words.to, cell: ({ target }) => <PromotionPlace reference={target} deploymentName={deploymentName} /> },
    { id: 'by', header: words.by, cell: ({ performedBy }) => <Actor actor={performedBy} /> },
  ];
  return (
    <section
      aria-label={words.caption}
      data-slot="promotion-history"
      data-state={list.state.status}
      className={partClass('promotion-history', className)}
      {...props}
    >
      <ListStates list={list} empty={<NothingYet />} skeleton={{ columns: columns.length }}>
        <DataTable
          caption={words.caption}
          columns={columns}
          items={list.items}
          idOf={({ id }) => id}
          nameOf={({ completedAt }) => dateTime(completedAt)}
        />
        <ListFooter list={list} />
      </ListStates>
    </section>
  );
}

function NothingYet() {
  const { promotion } = useAdminLabels();
  return <EmptyState heading={promotion.history.none} headingLevel={3} text={promotion.history.noneAdvice} icon={History} />;
}

function OutcomeBadges({ promotion: { outcome, overrideRequested, destinationWasDiverged } }: { promotion: WorkbookPromotion }) {
  const { promotion } = useAdminLabels();
  const words: Readonly<Record<string, string | undefined>> = {
    created: promotion.history.created,
    updated: promotion.history.updated,
    unchanged: promotion.history.unchanged,
  };
  return (
    <span className="parley-promotion-badges">
      <Badge tone={tones[outcome] ?? 'neutral'}>{words[outcome] ?? outcome}</Badge>
      {overrideRequested && destinationWasDiverged && <Badge tone="warning">{promotion.history.replacedEdits}</Badge>}
    </span>
  );
}

/** The user, and how they authenticated: signed in or with an API key. */
function Actor({ actor: { displayName, authenticationMethod } }: { actor: WorkbookPromotion['performedBy'] }) {
  const { promotion } = useAdminLabels();
  const methods: Readonly<Record<string, string | undefined>> = { session: promotion.history.session, apiKey: promotion.history.apiKey };
  return (
    <span className="parley-promotion-actor">
      <bdi>{displayName}</bdi>
      <span className="parley-promotion-actor-method">{methods[authenticationMethod] ?? authenticationMethod}</span>
    </span>
  );
}

const tones: Readonly<Record<string, BadgeProps['tone']>> = { created: 'success', updated: 'accent', unchanged: 'neutral' };
