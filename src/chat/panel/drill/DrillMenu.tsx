import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { DataModelView, SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { useStableHandler } from '../../../react/state/useStableHandler.js';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { shortText } from '../../../ui/text/shortText.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useActingLabels } from '../../hooks/useActingLabels.js';
import { useToolLabels } from '../../hooks/useToolLabels.js';
import { MenuContext } from '../../menu/MenuContext.js';
import { MenuItem } from '../../menu/MenuItem.js';
import { MenuList } from '../../menu/MenuList.js';
import { type Drill, DrillContext, type DrillPlace, type DrillValue } from '../../results/DrillContext.js';
import { dimensionsFor } from '../../results/suggestQuestions.js';
import { useActing } from '../context/ActingContext.js';
import { usePanel } from '../context/PanelContext.js';
import { useSteadyTurn } from '../context/TurnContext.js';
import { drillQuestions } from './drillQuestions.js';

export interface DrillMenuProps {
  result: SqlToolResult;
  /** The results of data model searches up to this result. */
  views: readonly DataModelView[];
  children: ReactNode;
}

/**
 * Offers a menu of questions about values in the charts and tables inside it. The chosen question is sent. It goes into the message field
 * if Alt is held, or if a question cannot be sent now. Adds no element while the menu is closed.
 */
export function DrillMenu({ result, views, children }: DrillMenuProps) {
  const { onDrill } = useActing();
  const words = useActingLabels();
  const isHidden = useHidden('ask');
  const [opened, setOpened] = useState<OpenedDrill>();
  const open = useStableHandler((values: readonly DrillValue[], at: DrillPlace, from: HTMLElement | null) =>
    setOpened({ values, left: at.clientX, top: at.clientY, from }),
  );
  const drill = useMemo(
    (): Drill | undefined =>
      open && {
        open,
        label: (values) => words.askAbout(shortText(values.map(({ text }) => text).join(', '), maxLabelCharacters)),
        hint: words.pressEnter,
        tip: words.clickToAsk,
      },
    [open, words],
  );
  if (isHidden || onDrill === false) return children;
  return (
    <DrillContext value={drill}>
      {children}
      {opened !== undefined && drill !== undefined && (
        <OpenMenu
          key={`${opened.left} ${opened.top}`}
          opened={opened}
          label={drill.label(opened.values)}
          result={result}
          views={views}
          onClose={() => setOpened(undefined)}
        />
      )}
    </DrillContext>
  );
}

interface OpenedDrill {
  readonly values: readonly DrillValue[];
  readonly left: number;
  readonly top: number;
  readonly from: HTMLElement | null;
}

interface OpenMenuProps extends Omit<DrillMenuProps, 'children'> {
  opened: OpenedDrill;
  label: string;
  onClose: () => void;
}

function OpenMenu({ opened, label, result, views, onClose }: OpenMenuProps) {
  const { values, left, top, from } = opened;
  const { onDrill } = useActing();
  const { turn } = useSteadyTurn();
  const { ask } = usePanel();
  const words = useActingLabels();
  const { editFilter } = useToolLabels();
  const { locale } = useFormats();
  const announce = useAnnounce();
  /** An invisible button at the value, which the menu is placed beside. */
  const anchor = useRef<HTMLButtonElement>(null);
  const isForReview = useRef(false);
  const questions = useMemo(() => {
    const { dimensions, hasTime } = dimensionsFor(result, views);
    return drillQuestions({ values, columns: result.columns, dimensions, hasTime, words, pair: editFilter, locale });
  }, [result, views, values, words, editFilter, locale]);

  const menu = {
    id: useId(),
    isOpen: true,
    trigger: anchor,
    startAt: 'first',
    open: () => undefined,
    close(focus: 'trigger' | 'elsewhere') {
      onClose();
      if (focus === 'trigger') from?.focus({ preventScroll: true });
    },
  } as const;

  function choose(question: string) {
    const isSent = ask(question, isForReview.current);
    if (!isSent) announce(words.questionReady);
    if (typeof onDrill === 'function') onDrill({ question, values, isSent, result, turnId: turn.id });
  }

  return (
    <MenuContext value={menu}>
      <button ref={anchor} type="button" tabIndex={-1} aria-hidden="true" className="parley-drill-anchor" style={{ left, top }} />
      <MenuList
        label={label}
        className="parley-drill-menu"
        onClickCapture={(event: MouseEvent) => {
          isForReview.current = event.altKey;
        }}
        onKeyDownCapture={(event: KeyboardEvent) => {
          // Browsers ignore Alt+Enter on buttons, so dispatch the click here.
          if (event.key !== 'Enter' || !event.altKey || !(event.target instanceof HTMLElement)) return;
          event.preventDefault();
          event.target.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, altKey: true }));
        }}
      >
        {questions.map((question) => (
          <MenuItem key={question} onSelect={() => choose(question)}>
            <bdi>{question}</bdi>
          </MenuItem>
        ))}
      </MenuList>
    </MenuContext>
  );
}

const maxLabelCharacters = 80;
