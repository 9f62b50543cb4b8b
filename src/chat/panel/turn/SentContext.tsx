import { useMemo } from 'react';
import { Disclosure } from '../../../ui/disclosure/Disclosure.js';
import { ShowMore, useShownPart } from '../../../ui/text/ShowMore.js';
import { shortText } from '../../../ui/text/shortText.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useAskingLabels } from '../../hooks/useAskingLabels.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { factsIn } from '../../store/fold/questionContext.js';
import { useSteadyTurn } from '../context/TurnContext.js';
import { valueText } from '../model/contextText.js';

/** The facts sent with a turn's question, initially collapsed. Renders a `<div>`, or nothing if there are none. */
export function SentContext() {
  const { turn } = useSteadyTurn();
  const isHidden = useHidden('context');
  const words = useAskingLabels();
  const json = turn.question?.context;
  const facts = useMemo(() => Object.entries(factsIn(json) ?? {}), [json]);
  if (isHidden || facts.length === 0) return null;
  return (
    <Disclosure summary={words.sentContext} data-slot="sent-context" className="parley-sent-context">
      <Facts facts={facts} />
    </Disclosure>
  );
}

function Facts({ facts }: { facts: readonly (readonly [id: string, value: unknown])[] }) {
  const { context } = useChatActions().getSnapshot();
  const part = useShownPart(facts.length, { first: 20, step: 20 });
  return (
    <>
      <dl className="parley-sent-facts">
        {facts.slice(0, part.shown).map(([id, value]) => (
          <div key={id}>
            <dt>
              <bdi>{shortText(context.find((item) => item.id === id)?.label ?? id, maxNameCharacters)}</bdi>
            </dt>
            <dd dir="auto">{valueText(value)}</dd>
          </div>
        ))}
      </dl>
      <ShowMore part={part} isCounted />
    </>
  );
}

const maxNameCharacters = 120;
