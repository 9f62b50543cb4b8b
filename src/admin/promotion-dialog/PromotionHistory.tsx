'use client';
import { History } from 'lucide-react';
import type { WorkbookPromotion } from '../../client/resources/workbook-promotions.js';
import { useFormats } from '../../react/useFormats.js';
import { Badge, type BadgeProps } from '../../ui/badge/Badge.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import { createWidget, type WidgetProps } from '../kit/createWidget.js';
import { ListFooter } from '../kit/list/ListFooter.js';
import { footerOf, rowsOf } from '../kit/listSlices.js';
import { ResourceTable } from '../kit/ResourceTable.js';
import type { ResourceColumn } from '../kit/table/ResourceColumn.js';
import type { PromotionHistoryLabels } from './labels/PromotionLabels.js';
import { type PromotionHistoryModel, type PromotionHistoryOptions, usePromotionHistory } from './model/usePromotionHistory.js';
import { PromotionPlace } from './PromotionPlace.js';
import { usePromotionLabels } from './promotionDialogWidget.js';

export type PromotionHistoryProps = Omit<WidgetProps<PromotionHistoryOptions>, 'children'>;

const widget = createWidget<PromotionHistoryOptions, PromotionHistoryModel>({
  name: 'promotion-history',
  root: 'PromotionHistory',
  options: { workbook: true, pageSize: true, onError: true },
  useModel: usePromotionHistory,
  stateOf: ({ list }) => list.state.status,
});

const columns: readonly ResourceColumn<WorkbookPromotion, PromotionHistoryLabels, Pick<PromotionHistoryModel, 'deploymentName'>>[] = [
  { id: 'when', header: ({ when }) => when, cell: ({ completedAt }) => <TimeAgo at={completedAt} />, isRowHeader: true },
  { id: 'outcome', header: ({ outcome }) => outcome, cell: (promotion) => <OutcomeBadges promotion={promotion} /> },
  {
    id: 'from',
    header: ({ from }) => from,
    cell: ({ source }, context) => <PromotionPlace reference={source} {...context} />,
    isWideOnly: true,
  },
  { id: 'to', header: ({ to }) => to, cell: ({ target }, context) => <PromotionPlace reference={target} {...context} /> },
  { id: 'by', header: ({ by }) => by, cell: ({ performedBy }) => <Actor actor={performedBy} /> },
];

/** The promotions of a workbook: time, outcome, source, destination and actor. Renders a `<div role="region">`. */
export function PromotionHistory(props: PromotionHistoryProps) {
  const { caption } = usePromotionLabels().history;
  return (
    <widget.Root role="region" aria-label={caption} {...props}>
      <Rows />
      <Footer />
    </widget.Root>
  );
}

function Rows() {
  const { history: words } = usePromotionLabels();
  const { dateTime } = useFormats();
  const list = widget.use(({ model }) => rowsOf(model.list));
  const deploymentName = widget.use(({ model }) => model.deploymentName);
  return (
    <ResourceTable
      hasOptions={false}
      caption={words.caption}
      list={list}
      columns={columns}
      labels={words}
      context={{ deploymentName }}
      idOf={({ id }) => id}
      nameOf={({ completedAt }) => dateTime(completedAt)}
      empty={<EmptyState heading={words.none} headingLevel={3} text={words.noneAdvice} icon={History} />}
    />
  );
}

function Footer() {
  const list = widget.use(({ model }) => footerOf(model.list));
  return list.state.status === 'ready' ? <ListFooter list={list} /> : null;
}

function OutcomeBadges({ promotion: { outcome, overrideRequested, destinationWasDiverged } }: { promotion: WorkbookPromotion }) {
  const { history: words } = usePromotionLabels();
  const { created, updated, unchanged } = words;
  const labels: Readonly<Record<string, string | undefined>> = { created, updated, unchanged };
  return (
    <span className="parley-promotion-badges">
      <Badge tone={tones[outcome] ?? 'neutral'}>{labels[outcome] ?? outcome}</Badge>
      {overrideRequested && destinationWasDiverged && <Badge tone="warning">{words.replacedEdits}</Badge>}
    </span>
  );
}

/** The user, and how they authenticated: signed in or with an API key. */
function Actor({ actor: { displayName, authenticationMethod } }: { actor: WorkbookPromotion['performedBy'] }) {
  const { session, apiKey } = usePromotionLabels().history;
  const methods: Readonly<Record<string, string | undefined>> = { session, apiKey };
  return (
    <span className="parley-promotion-actor">
      <bdi>{displayName}</bdi>
      <span className="parley-promotion-muted">{methods[authenticationMethod] ?? authenticationMethod}</span>
    </span>
  );
}

const tones: Readonly<Record<string, BadgeProps['tone']>> = { created: 'success', updated: 'accent', unchanged: 'neutral' };
