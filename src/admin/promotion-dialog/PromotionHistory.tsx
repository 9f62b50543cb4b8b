'use client';
import { History } from 'lucide-react';
import type { ComponentProps } from 'react';
import { lookUp } from '../../client/http/lookUp.js';
import type { WorkbookAddress } from '../../client/resources/addresses.js';
import type { WorkbookPromotion } from '../../client/resources/workbook-promotions.js';
import { useResourceList } from '../../data/resource-list/useResourceList.js';
import { workbookPromotionsInfiniteQuery } from '../../data/resources/workbook-promotions.js';
import { Badge } from '../../ui/badge/Badge.js';
import { StatusMark, type StatusMarkProps } from '../../ui/status/StatusMark.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import type { WidgetErrorEvents } from '../kit/events/WidgetEvents.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import { type DeploymentNames, useDeploymentNames } from '../shared/workspace/useDeploymentNames.js';
import type { PromotionHistoryLabels } from './labels/PromotionLabels.js';
import { PromotionPlace } from './PromotionPlace.js';
import { usePromotionLabels } from './promotionDialogWidget.js';

/** The options of `usePromotionHistory`. */
export interface PromotionHistoryOptions extends WidgetErrorEvents<'promotion-history'> {
  /** The workbook whose promotions are listed. */
  readonly workbook: WorkbookAddress;
  /** The number of promotions per page. Default 20. */
  readonly pageSize?: number | undefined;
}

const columns: readonly ResourceColumn<WorkbookPromotion, PromotionHistoryLabels, Pick<DeploymentNames, 'deploymentName'>>[] = [
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

const promotionHistory = createResourceWidget({
  name: 'promotion-history',
  root: 'PromotionHistory',
  useLabels: useHistoryLabels,
  options: { workbook: true, pageSize: true },
  list: {
    useList: ({ workbook: { deploymentId, workbookId }, pageSize = 20 }: PromotionHistoryOptions) =>
      useResourceList({
        query: workbookPromotionsInfiniteQuery,
        params: { deploymentId, workbookId, first: pageSize },
        idOf: ({ id }) => id,
      }),
    operation: 'getWorkbookPromotions',
    idOf: ({ id }) => id,
    nameOf: ({ completedAt }, { dateTime }) => dateTime(completedAt),
  },
  actions: {},
  useMore: () => ({ deploymentName: useDeploymentNames().deploymentName }),
  columns,
  contextOf: ({ model: { deploymentName } }) => ({ deploymentName }),
  table: { hasOptions: false },
  icon: History,
});

/** Headless hook behind `PromotionHistory`: the promotions of a workbook, newest first and page by page. */
export const usePromotionHistory = promotionHistory.useModel;

const Assembled = promotionHistory.assemble({});

export type PromotionHistoryProps = ComponentProps<typeof Assembled>;

/** The promotions of a workbook: time, outcome, source, destination and actor. Renders a `<div role="region">`. */
export function PromotionHistory(props: PromotionHistoryProps) {
  const { caption } = useHistoryLabels();
  return <Assembled role="region" aria-label={caption} {...props} />;
}

function useHistoryLabels(): PromotionHistoryLabels {
  return usePromotionLabels().history;
}

function OutcomeBadges({ promotion: { outcome, overrideRequested, destinationWasDiverged } }: { promotion: WorkbookPromotion }) {
  const words = useHistoryLabels();
  const { created, updated, unchanged } = words;
  const labels: Readonly<Record<string, string | undefined>> = { created, updated, unchanged };
  return (
    <span className="parley-words parley-gap-s">
      <StatusMark tone={lookUp(tones, outcome)}>{lookUp(labels, outcome) ?? outcome}</StatusMark>
      {overrideRequested && destinationWasDiverged && <Badge tone="warning">{words.replacedEdits}</Badge>}
    </span>
  );
}

/** The user, and how they authenticated: signed in or with an API key. */
function Actor({ actor: { displayName, authenticationMethod } }: { actor: WorkbookPromotion['performedBy'] }) {
  const { session, apiKey } = useHistoryLabels();
  const methods: Readonly<Record<string, string | undefined>> = { session, apiKey };
  return (
    <span className="parley-words parley-gap-s">
      <bdi>{displayName}</bdi>
      <span className="parley-caption">{methods[authenticationMethod] ?? authenticationMethod}</span>
    </span>
  );
}

const tones: Readonly<Record<string, StatusMarkProps['tone']>> = { created: 'success', updated: 'accent', unchanged: 'neutral' };
