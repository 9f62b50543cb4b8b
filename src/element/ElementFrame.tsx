import { MessageCircle, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { SidebarLayout } from '../chat/frame/SidebarLayout.js';
import { useLauncherFocus } from '../chat/frame/useLauncherFocus.js';
import { useMediaQuery } from '../chat/frame/useMediaQuery.js';
import { useVisibleArea } from '../chat/frame/useVisibleArea.js';
import type { Labels } from '../chat/labels/Labels.js';
import { IconButton } from '../ui/button/IconButton.js';
import { keepTabInside } from '../ui/layers/keepTabInside.js';
import { takeEscape } from '../ui/layers/takeEscape.js';
import type { ElementMode } from './attributes.js';
import type { SidebarEdge } from './bundle/sidebarParts.js';

/**
 * The box around the chat: always visible inline, behind a round button as a launcher. The chat is mounted when it is first shown and stays
 * mounted, so that closing or changing the mode loses nothing.
 */
export function ElementFrame({ mode, layout, pushes, heading, labels, isOpen, onOpenChange, children }: ElementFrameProps) {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const isLauncher = mode !== 'inline';
  const Edge = useSidebarEdge(mode === 'sidebar');
  const isShown = isOpen || !isLauncher;
  const isFullScreen = useMediaQuery(Edge ? sheetQuery : fullScreenQuery) && isLauncher && isOpen;
  const wasShown = useLatch(isShown);
  useLauncherFocus({ isOpen: isLauncher && isOpen, panel, launcher });
  const visibleArea = useVisibleArea({ isLauncher, isFullScreen });
  const hasClose = isFullScreen || (Edge && isOpen);
  const isLandmark = Edge && !isFullScreen && layout === 'push';
  const placed = { style: visibleArea?.style, 'data-panned': visibleArea?.isPanned ? '' : undefined };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isLauncher && takeEscape(event)) onOpenChange(false);
    else if (isFullScreen && !event.defaultPrevented) keepTabInside(event);
  };

  return (
    <>
      {isLauncher && (
        <button
          ref={launcher}
          type="button"
          className="parley parley-launcher"
          data-slot="launcher"
          data-state={isOpen ? 'open' : 'closed'}
          aria-label={isOpen ? labels.chat.closeChat : labels.chat.openChat}
          aria-expanded={isOpen}
          aria-controls={panelId}
          hidden={hasClose}
          {...placed}
          onClick={() => onOpenChange(!isOpen)}
        >
          {isOpen ? <X size={24} strokeWidth={1.5} aria-hidden="true" /> : <MessageCircle size={24} strokeWidth={1.5} aria-hidden="true" />}
        </button>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a dialog in launcher mode; its keys close it and keep the focus in. */}
      <div
        ref={panel}
        id={panelId}
        className={`parley parley-element-panel${Edge ? ' parley-sidebar' : ''}`}
        data-slot="panel"
        data-layout={Edge && layout}
        {...(isLauncher && { role: 'dialog', 'aria-label': heading, 'aria-modal': isFullScreen })}
        {...(isLandmark && { role: 'complementary', 'aria-modal': undefined })}
        tabIndex={-1}
        hidden={!isShown}
        data-takes-escape={isLauncher ? '' : undefined}
        {...placed}
        onKeyDown={onKeyDown}
      >
        {Edge && <Edge isOpen={isOpen} layout={layout} pushes={pushes} label={labels.chat.chatWidth} />}
        {wasShown && children}
        {hasClose && (
          <IconButton label={labels.chat.closeChat} className="parley-element-close" onClick={() => onOpenChange(false)}>
            <X size={16} strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </>
  );
}

export interface ElementFrameProps {
  readonly mode: ElementMode;
  readonly layout: SidebarLayout;
  /** The element that a sidebar pushes aside. */
  readonly pushes: HTMLElement | null | undefined;
  readonly heading: string;
  readonly labels: Labels;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** Loads the edge and the styles of a sidebar. Until then, and if that fails, the chat is a launcher. */
function useSidebarEdge(isSidebar: boolean): typeof SidebarEdge | undefined {
  const [Edge, setEdge] = useState<typeof SidebarEdge>();
  useEffect(() => {
    if (isSidebar) import('./bundle/sidebarParts.js').then((parts) => setEdge(() => parts.SidebarEdge)).catch(() => {});
  }, [isSidebar]);
  return isSidebar ? Edge : undefined;
}

/** True from the first time `isOn` is true. */
function useLatch(isOn: boolean): boolean {
  const [wasOn, setWasOn] = useState(isOn);
  if (isOn && !wasOn) setWasOn(true);
  return wasOn || isOn;
}

/** The same width as in element.css. */
const fullScreenQuery = '(max-width: 479.98px)';

/** The same width as in sidebar.css. */
const sheetQuery = '(max-width: 640px)';
