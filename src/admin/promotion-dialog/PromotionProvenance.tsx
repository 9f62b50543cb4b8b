'use client';
import { GitFork } from 'lucide-react';
import type { PromotionReference, WorkbookPromotion } from '../../client/resources/workbook-promotions.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import { Facts } from '../kit/layout/layout.js';
import { ListStates } from '../kit/list/ListStates.js';
import { RefetchErrorBanner } from '../kit/list/RefetchErrorBanner.js';
import { createWidget, type WidgetProps } from '../kit/widget/createWidget.js';
import {
  type PromotionProvenanceFacts,
  type PromotionProvenanceModel,
  type PromotionProvenanceOptions,
  usePromotionProvenance,
} from './model/usePromotionProvenance.js';
import { PromotionPlace } from './PromotionPlace.js';
import { usePromotionLabels } from './promotionDialogWidget.js';

export type PromotionProvenanceProps = Omit<WidgetProps<PromotionProvenanceOptions>, 'children'>;

const widget = createWidget<PromotionProvenanceOptions, PromotionProvenanceModel>({
  name: 'promotion-provenance',
  root: 'PromotionProvenance',
  options: { workbook: true, onError: true },
  useModel: usePromotionProvenance,
  stateOf: ({ state }) => state.status,
});

/**
 * The source of a workbook, or its destinations if it has no source, with the first and last promotion and their actors.
 * Renders a `<div role="region">`.
 */
export function PromotionProvenance(props: PromotionProvenanceProps) {
  const { label } = usePromotionLabels().provenance;
  return (
    <widget.Root role="region" aria-label={label} {...props}>
      <Provenance />
    </widget.Root>
  );
}

function Provenance() {
  const { provenance: words } = usePromotionLabels();
  const model = widget.useSelector(({ model }) => model);
  return (
    <ListStates
      list={model}
      empty={<EmptyState heading={words.none} headingLevel={3} text={words.noneAdvice} icon={GitFork} />}
      skeleton={{ rows: 3, columns: 2 }}
    >
      {model.facts !== undefined && <ProvenanceFacts facts={model.facts} deploymentName={model.deploymentName} />}
      <RefetchErrorBanner read={model} isShown />
    </ListStates>
  );
}

interface ProvenanceFactsProps extends Pick<PromotionProvenanceModel, 'deploymentName'> {
  facts: PromotionProvenanceFacts;
}

function ProvenanceFacts({ facts: { from, to, origin, first, last }, deploymentName }: ProvenanceFactsProps) {
  const { provenance: words } = usePromotionLabels();
  const place = (reference: PromotionReference | undefined) =>
    reference && <PromotionPlace reference={reference} deploymentName={deploymentName} />;
  const time = (promotion: WorkbookPromotion | undefined) =>
    promotion && (
      <>
        <TimeAgo at={promotion.completedAt} /> <span className="parley-caption">{words.by(promotion.performedBy.displayName)}</span>
      </>
    );
  const shown = { from: place(from), to: place(to), origin: place(origin), first: time(first), last: time(last) };
  return <Facts facts={(['from', 'to', 'origin', 'first', 'last'] as const).map((key) => [words[key], shown[key]])} />;
}
