'use client';

import { Building2 } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import type { WorkbookPromotionLink } from '../../client/resources/workbook-promotions.js';
import { useLabels } from '../../react/useLabels.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { partClass } from '../../ui/partClass.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { RefetchErrorBanner } from '../kit/list/RefetchErrorBanner.js';
import { RowSkeleton } from '../kit/list/RowSkeleton.js';
import { hasNone, MoreChoices } from './MoreChoices.js';
import { NewDestination } from './NewDestination.js';
import { usePromotion } from './PromotionContext.js';
import { PromotionFailureNotice, PromotionNotice } from './PromotionFailureNotice.js';
import { usePromotionWords } from './usePromotionWords.js';

/** Chooses the destination: a workbook promoted to before, or a new one in another deployment. Renders a `<div>`. */
export function PromotionDestination({ className, ...props }: ComponentProps<'div'>) {
  const { flow, destinations } = usePromotion();
  const { state } = flow;
  const { links } = destinations;
  return (
    <div data-slot="promotion-destination" className={partClass('promotion-destination', className)} {...props}>
      {state.step === 'choosing' && state.failure !== undefined && <PromotionFailureNotice failure={state.failure} />}
      <Destinations />
      <RefetchErrorBanner read={links} isShown={links.state.status === 'ready' || links.state.status === 'empty'} />
    </div>
  );
}

function Destinations() {
  const { isEmbedSession, destinations } = usePromotion();
  const { words } = usePromotionWords();
  const { common } = useLabels();
  const { links, deployments } = destinations;
  switch (links.state.status) {
    case 'loading':
      return <RowSkeleton rows={3} columns={2} label={common.loading} />;
    case 'denied':
      if (isEmbedSession) return <PromotionNotice words={words.failure['embed-session']} error={links.state.error} />;
      return <ReadFailure error={links.state.error} onRetry={links.refetch} isBusy={links.isRefetching} />;
    case 'error':
      return <ReadFailure error={links.state.error} onRetry={links.refetch} isBusy={links.isRefetching} />;
    case 'empty':
    case 'filtered-empty':
      return hasNone(deployments) ? <NoDestination /> : <NewDestination />;
    case 'ready':
      return <DestinationList />;
    default:
      return links.state satisfies never;
  }
}

function DestinationList() {
  const { destinations } = usePromotion();
  const { words } = usePromotionWords();
  const { links, deployments, chosen, chooseNew } = destinations;
  const group = useId();
  return (
    <>
      <fieldset className="parley-promotion-choices">
        <legend className="parley-field-label">{words.destination.legend}</legend>
        {links.items.map((link) => (
          <LinkChoice key={link.id} link={link} group={group} />
        ))}
        {!hasNone(deployments) && (
          <div className="parley-promotion-choice">
            <label className="parley-promotion-choice-label">
              <input type="radio" name={group} checked={chosen?.kind === 'new'} onChange={chooseNew} className="parley-promotion-radio" />
              <span className="parley-promotion-choice-words">
                <span className="parley-promotion-choice-name">{words.destination.another}</span>
                <span className="parley-promotion-choice-note">{words.destination.anotherHint}</span>
              </span>
            </label>
            {chosen?.kind === 'new' && <NewDestination />}
          </div>
        )}
      </fieldset>
      <MoreChoices list={links} />
    </>
  );
}

function LinkChoice({ link, group }: { link: WorkbookPromotionLink; group: string }) {
  const { destinations } = usePromotion();
  const { words, deployment } = usePromotionWords();
  const { target } = link;
  const { chosen, chooseLink } = destinations;
  const isAvailable = target.availability === 'available' && typeof target.deploymentId === 'number';
  const place = typeof target.deploymentId === 'number' ? deployment(target.deploymentId) : undefined;
  return (
    <div className="parley-promotion-choice" data-state={isAvailable ? 'available' : 'unavailable'}>
      <label className="parley-promotion-choice-label">
        <input
          type="radio"
          name={group}
          disabled={!isAvailable}
          checked={chosen?.kind === 'link' && chosen.linkId === link.id}
          onChange={() => chooseLink(link)}
          className="parley-promotion-radio"
        />
        <span className="parley-promotion-choice-words">
          <span className="parley-promotion-choice-name">{target.name ?? words.destination.unavailable}</span>
          <span className="parley-promotion-choice-note">
            {isAvailable && place !== undefined ? words.destination.promotedBefore(place) : words.destination.unavailableWhy}
          </span>
        </span>
      </label>
    </div>
  );
}

function NoDestination() {
  const { words } = usePromotionWords();
  return <EmptyState heading={words.destination.none} headingLevel={3} text={words.destination.noneAdvice} icon={Building2} />;
}
