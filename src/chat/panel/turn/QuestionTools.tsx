import { ChevronLeft, ChevronRight, Pencil } from 'lucide-react';
import { useFormats } from '../../../react/language/useFormats.js';
import { IconButton } from '../../../ui/button/IconButton.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useAskingLabels } from '../../hooks/useAskingLabels.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useLabels } from '../../hooks/useLabels.js';
import type { ChatTurn } from '../../store/fold/Thread.js';
import { isRunning } from '../../store/isRunning.js';
import { usePanel } from '../context/PanelContext.js';
import { useSteadyTurn } from '../context/TurnContext.js';

/** The buttons beside a question: editing the last one, and the switch between its versions. */
export function QuestionTools() {
  const { turn, isLast, versions } = useSteadyTurn();
  return (
    <>
      {versions !== undefined && <VersionSwitch versions={versions} />}
      {isLast && <EditQuestion turn={turn} />}
    </>
  );
}

function EditQuestion({ turn }: { turn: ChatTurn }) {
  const isBusy = useChatSelector(isRunning);
  const { composer } = usePanel();
  const { chat } = useLabels();
  const isHidden = useHidden('edit');
  const question = turn.question?.content;
  if (isHidden || isBusy || question === undefined) return null;
  return (
    <IconButton
      icon={Pencil}
      label={chat.editQuestion}
      size="small"
      className="parley-question-edit"
      onClick={() => composer.current?.edit({ turnId: turn.id, question })}
    />
  );
}

function VersionSwitch({ versions }: { versions: readonly ChatTurn[] }) {
  const { turn, showVersion } = useSteadyTurn();
  const words = useAskingLabels();
  const { number } = useFormats();
  const position = versions.findIndex(({ id }) => id === turn.id);
  const step = (by: number, label: string, icon: typeof ChevronLeft) => {
    const next = versions[position + by];
    return (
      <IconButton
        icon={icon}
        label={label}
        size="small"
        className="parley-version-step"
        isBlocked={next === undefined}
        onClick={() => next && showVersion?.(next.id)}
      />
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are not form fields
    <div role="group" aria-label={words.versions} data-slot="versions" className="parley-versions">
      {step(-1, words.previousVersion, ChevronLeft)}
      <span aria-live="polite" className="parley-version">
        {words.version(number(position + 1), number(versions.length))}
      </span>
      {step(1, words.nextVersion, ChevronRight)}
    </div>
  );
}
