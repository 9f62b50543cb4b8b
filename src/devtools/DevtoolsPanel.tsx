'use client';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ErrorBoundary } from '../react/ErrorBoundary.js';
import { WordsContext } from '../react/language/WordsContext.js';
import { Announcer } from '../ui/announcer/Announcer.js';
import { IconButton } from '../ui/button/IconButton.js';
import { partClass } from '../ui/partClass.js';
import { SegmentedControl, tabPanelProps } from '../ui/segmented-control/SegmentedControl.js';
import { DevtoolsFailure } from './DevtoolsFailure.js';
import { DevtoolsResizer } from './DevtoolsResizer.js';
import { devtoolsWords as words } from './devtoolsWords.js';
import type { FaultSource } from './faults/FaultSource.js';
import { FaultsView } from './faults/FaultsView.js';
import { launcherWords } from './launcherWords.js';
import { LinesView } from './lines/LinesView.js';
import { QueriesView } from './queries/QueriesView.js';
import type { Recording } from './recording/createRecording.js';
import type { LoadingRecording } from './recording/loadRecording.js';
import { ReplayView } from './replay/ReplayView.js';
import { RequestsView } from './requests/RequestsView.js';
import { StepsView } from './steps/StepsView.js';
import { useConversations } from './useConversations.js';
import { useEnglish } from './useEnglish.js';

export interface DevtoolsPanelProps {
  recording: LoadingRecording;
  faults: FaultSource | undefined;
  takesFocus: boolean;
  onClose: () => void;
}

/** The recording, in one view at a time. Renders a `<section>` at the bottom of the page. */
export function DevtoolsPanel(props: DevtoolsPanelProps) {
  return (
    <ErrorBoundary fallback={({ retry }) => <DevtoolsFailure onRetry={retry} onClose={props.onClose} />}>
      <LoadedPanel {...props} />
    </ErrorBoundary>
  );
}

function LoadedPanel({ recording: { loaded }, ...props }: DevtoolsPanelProps) {
  const [recording, setRecording] = useState<Recording>();
  useEffect(() => {
    // Rethrown while rendering, so that the error boundary catches it.
    const fail = (cause: unknown) =>
      setRecording(() => {
        throw cause;
      });
    void loaded.then(setRecording, fail);
  }, [loaded]);
  return recording && <Panel recording={recording} {...props} />;
}

interface PanelProps extends Omit<DevtoolsPanelProps, 'recording'> {
  recording: Recording;
}

function Panel({ recording, faults, takesFocus, onClose }: PanelProps) {
  const panelId = useId();
  const english = useEnglish();
  const chats = useConversations(recording);
  const [view, setView] = useState<DevtoolsView>('lines');
  const [heightPx, setHeightPx] = useState(360);
  const [lineNumber, setLineNumber] = useState<number>();
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (takesFocus) section.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [takesFocus]);

  // Lets a page that ends in a composer reserve space for the tools below it.
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--parley-devtools-height', `${heightPx}px`);
    return () => void style.removeProperty('--parley-devtools-height');
  }, [heightPx]);

  function showStep(number: number) {
    setLineNumber(number);
    setView('steps');
  }

  const contents: Record<DevtoolsView, () => ReactNode> = {
    lines: () => (
      <LinesView chats={chats} lineNumber={lineNumber} onLineNumberChange={setLineNumber} onShowStep={showStep} onClear={recording.clear} />
    ),
    steps: () => <StepsView chats={chats} lineNumber={lineNumber} onLineNumberChange={setLineNumber} />,
    requests: () => <RequestsView recording={recording} />,
    queries: () => <QueriesView />,
    replay: () => <ReplayView chats={chats} />,
    faults: () => faults && <FaultsView source={faults} />,
  };
  const options = views.filter((value) => value !== 'faults' || faults !== undefined);
  return (
    <WordsContext value={english}>
      <section
        ref={section}
        aria-label={words.title}
        dir="ltr"
        lang="en"
        data-slot="devtools"
        data-view={view}
        className={partClass('devtools')}
        style={{ blockSize: `${heightPx}px` }}
      >
        <Announcer>
          <DevtoolsResizer heightPx={heightPx} onHeightChange={setHeightPx} />
          <header className="parley-devtools-bar">
            <SegmentedControl
              label={words.title}
              options={options.map((value) => ({ value, label: words.views[value] }))}
              value={view}
              onValueChange={setView}
              panelId={panelId}
            />
            <IconButton icon={X} label={launcherWords.close} size="small" onClick={onClose} />
          </header>
          <div {...tabPanelProps(panelId, view)} className="parley-devtools-view">
            {contents[view]()}
          </div>
        </Announcer>
      </section>
    </WordsContext>
  );
}

const views = ['lines', 'steps', 'requests', 'queries', 'replay', 'faults'] as const;
type DevtoolsView = (typeof views)[number];
