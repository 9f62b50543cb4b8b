import { RotateCcw, X } from 'lucide-react';
import { visibleLine } from '../../../react/text/searchText.js';
import { IconButton } from '../../../ui/button/IconButton.js';
import { partClass } from '../../../ui/partClass.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useAskingLabels } from '../../hooks/useAskingLabels.js';
import { useChatActions } from '../../hooks/useChatActions.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import type { ContextItem } from '../../store/fold/Draft.js';
import { useComposerParts } from '../context/ComposerContext.js';
import { usePanel } from '../context/PanelContext.js';
import { QuestionButtons } from '../follow-ups/QuestionButtons.js';
import { itemText } from '../model/contextText.js';

/**
 * The facts that go with the next question, each with a button that removes it, and suggested questions. Renders two `<ul>`, or nothing
 * without facts and suggestions. A question that is being edited keeps its own facts.
 */
export function NextContext() {
  const { editing } = useComposerParts();
  const isHidden = useHidden('context');
  const items = useChatSelector(({ context }) => context);
  const suggestions = useChatSelector((snapshot) => snapshot.suggestions);
  const words = useAskingLabels();
  const questions = [...new Set(suggestions.map(visibleLine))].filter(Boolean).slice(0, maxSuggestions);
  if (editing !== undefined) return null;
  return (
    <>
      {questions.length > 0 && <QuestionButtons aria-label={words.completions} data-slot="suggestions" questions={questions} />}
      {items.length > 0 && !isHidden && (
        <ul aria-label={words.context} data-slot="next-context" className={partClass('context')}>
          {items.map((item) => (
            <Fact key={item.id} item={item} />
          ))}
        </ul>
      )}
    </>
  );
}

function Fact({ item }: { item: ContextItem }) {
  const { includeContext, getSnapshot } = useChatActions();
  const { returnFocus } = usePanel();
  const words = useAskingLabels();
  const { id, removable = true, isRemoved = false } = item;
  const text = itemText(item);
  const toggle = () => {
    includeContext(id, isRemoved);
    if (!getSnapshot().context.some((left) => left.id === id)) returnFocus();
  };
  return (
    <li data-state={isRemoved ? 'removed' : 'included'} data-removable={removable || undefined} className="parley-context-item">
      <bdi className="parley-context-text" title={text}>
        {text}
      </bdi>
      {isRemoved && <span className="parley-visually-hidden">{words.notSent}</span>}
      {removable && (
        <IconButton
          icon={isRemoved ? RotateCcw : X}
          label={(isRemoved ? words.restoreContext : words.removeContext)(text)}
          size="small"
          className="parley-context-button"
          onClick={toggle}
        />
      )}
    </li>
  );
}

const maxSuggestions = 4;
