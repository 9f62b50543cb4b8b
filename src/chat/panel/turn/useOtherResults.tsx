import { type ComponentType, useMemo } from 'react';
import { readToolResult } from '../../../client/chat-stream/readToolResult.js';
import { shortText } from '../../../ui/text/shortText.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useLabels } from '../../hooks/useLabels.js';
import type { OtherResults } from '../../results/expand/OtherResultsContext.js';
import type { ChatMessage, ChatTurn } from '../../store/fold/Thread.js';
import { TurnContext } from '../context/TurnContext.js';

/** Returns the results of the thread other than a step's own, to be rendered as `Card`s. Lists at most the latest 30. */
export function useOtherResults({ id: ownId }: ChatMessage, Card: ComponentType<{ step: ChatMessage }>): OtherResults {
  const store = useChatActions();
  const { untitled } = useLabels().result;
  return useMemo(() => {
    const others = () => queriesIn(store.getSnapshot().turns).filter(({ step }) => step.id !== ownId);
    return {
      list: () =>
        others()
          .slice(-maxListed)
          .reverse()
          .map(({ step, title }) => ({ id: step.id, title: title === '' ? untitled : shortText(title, maxTitleCharacters) })),
      render(id) {
        const found = others().find(({ step }) => step.id === id);
        return (
          found && (
            <TurnContext key={id} value={{ turn: found.turn, isLast: false }}>
              <Card step={found.step} />
            </TurnContext>
          )
        );
      },
    };
  }, [store, ownId, untitled, Card]);
}

interface Query {
  readonly turn: ChatTurn;
  readonly step: ChatMessage;
  readonly title: string;
}

function queriesIn(turns: readonly ChatTurn[]): readonly Query[] {
  return turns.flatMap((turn) =>
    turn.steps.flatMap((step) => {
      const result = step.toolCall && readToolResult(step.toolCall);
      return result?.kind === 'sql' ? [{ turn, step, title: result.queryTitle }] : [];
    }),
  );
}

const maxListed = 30;
const maxTitleCharacters = 100;
