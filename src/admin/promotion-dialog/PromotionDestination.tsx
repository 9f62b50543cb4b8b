'use client';
import { Building2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { WorkbookPromotionLink } from '../../client/resources/workbook-promotions.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { partClass } from '../../ui/partClass.js';
import { ListStates } from '../kit/list/ListStates.js';
import { footerOf, rowsOf } from '../kit/list/listSlices.js';
import { RefetchErrorBanner } from '../kit/list/RefetchErrorBanner.js';
import { MoreChoices, NewDestination } from './NewDestination.js';
import { PromotionFailureNotice } from './PromotionFailureNotice.js';
import { hasNone, promotionDialogWidget, usePromotionLabels } from './promotionDialogWidget.js';

/** Chooses the destination: a workbook promoted to before, or a new one in another deployment. Renders a `<div>`. */
export function PromotionDestination({ className, ...props }: ComponentProps<'div'>) {
  const links = promotionDialogWidget.useSelector(({ model }) => rowsOf(model.destinations.links));
  const { failure, isEmbedSession } = promotionDialogWidget.useSelector(({ model: { flow, isEmbedSession } }) => ({
    failure: flow.state.step === 'choosing' ? flow.state.failure : undefined,
    isEmbedSession,
  }));
  return (
    <div data-slot="promotion-destination" className={partClass('promotion-destination parley-stack parley-gap-xl', className)} {...props}>
      {failure !== undefined && <PromotionFailureNotice {...failure} />}
      {links.state.status === 'denied' && isEmbedSession ? (
        <PromotionFailureNotice reason="embed-session" error={links.state.error} />
      ) : (
        <ListStates list={links} empty={<NeverPromoted />} skeleton={{ rows: 3, columns: 2 }}>
          <DestinationList />
          <RefetchErrorBanner read={links} isShown />
        </ListStates>
      )}
    </div>
  );
}

function NeverPromoted() {
  const { destination: words } = usePromotionLabels();
  const isEmpty = promotionDialogWidget.useSelector(({ model }) => hasNone(model.destinations.deployments));
  if (!isEmpty) return <NewDestination />;
  return <EmptyState heading={words.none} headingLevel={3} text={words.noneAdvice} icon={Building2} />;
}

function DestinationList() {
  const { destination: words } = usePromotionLabels();
  const get = promotionDialogWidget.useGet();
  const links = promotionDialogWidget.useSelector(({ model }) => footerOf(model.destinations.links));
  const { hasOthers, isNew } = promotionDialogWidget.useSelector(({ model: { destinations } }) => ({
    hasOthers: !hasNone(destinations.deployments),
    isNew: destinations.chosen.kind === 'new',
  }));
  const group = useId();
  return (
    <>
      <fieldset className="parley-fieldset parley-stack">
        <legend className="parley-field-label">{words.legend}</legend>
        {links.items.map((link) => (
          <LinkChoice key={link.id} link={link} group={group} />
        ))}
        {hasOthers && (
          <Choice
            group={group}
            name={words.another}
            note={words.anotherHint}
            isChosen={isNew}
            onChoose={() => get().model.destinations.choose({ kind: 'new' })}
          >
            {isNew && <NewDestination />}
          </Choice>
        )}
      </fieldset>
      <MoreChoices list={links} />
    </>
  );
}

function LinkChoice({ link, group }: { link: WorkbookPromotionLink; group: string }) {
  const words = usePromotionLabels();
  const get = promotionDialogWidget.useGet();
  const { isChosen, deploymentName } = promotionDialogWidget.useSelector(({ model: { destinations, deploymentName } }) => ({
    isChosen: destinations.chosen.kind === 'link' && destinations.chosen.link?.id === link.id,
    deploymentName,
  }));
  const { name, availability, deploymentId } = link.target;
  const isAvailable = availability === 'available' && typeof deploymentId === 'number';
  return (
    <Choice
      group={group}
      name={name ?? words.destination.unavailable}
      note={
        isAvailable
          ? words.destination.promotedBefore(deploymentName(deploymentId) ?? words.deployment(deploymentId))
          : words.destination.unavailableWhy
      }
      isDisabled={!isAvailable}
      isChosen={isChosen}
      onChoose={() => get().model.destinations.choose({ kind: 'link', link })}
    />
  );
}

interface ChoiceProps {
  readonly group: string;
  readonly name: string;
  readonly note: string;
  readonly isDisabled?: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children?: ReactNode;
}

/** The note is part of the label: workbooks in several deployments may have the same name. */
function Choice({ group, name, note, isDisabled = false, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <div className="parley-choice">
      <label className="parley-check-field">
        <input type="radio" name={group} disabled={isDisabled} checked={isChosen} onChange={onChoose} className="parley-checkbox" />
        <span className="parley-check-field-words">
          <span className="parley-check-field-label">{name}</span>
          <span className="parley-check-field-hint">{note}</span>
        </span>
      </label>
      {children}
    </div>
  );
}
