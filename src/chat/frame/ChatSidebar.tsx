'use client';
import { MessageCircle, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { useControllable } from '../../react/state/useControllable.js';
import { IconButton } from '../../ui/button/IconButton.js';
import { keepTabInside } from '../../ui/layers/keepTabInside.js';
import { takeEscape } from '../../ui/layers/takeEscape.js';
import { partClass } from '../../ui/partClass.js';
import { useMergedRef } from '../../ui/useMergedRef.js';
import { useFirstLabels } from '../hooks/useFirstLabels.js';
import { SidebarEdge } from './SidebarEdge.js';
import type { SidebarLayout } from './SidebarLayout.js';
import { sheetQuery } from './sidebarWidth.js';
import { useFrameLabels } from './useFrameLabels.js';
import { useLauncherFocus } from './useLauncherFocus.js';
import { useMediaQuery } from './useMediaQuery.js';
import { useVisibleArea } from './useVisibleArea.js';

export interface ChatSidebarProps extends ComponentProps<'div'> {
  /** True while the sidebar is open, if your app controls it. */
  open?: boolean | undefined;
  /** True to begin with an open sidebar, without moving the focus. Default `false`. */
  defaultOpen?: boolean | undefined;
  /** Called when the user opens or closes the sidebar. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** `push` makes room beside the page; `cover` lies over it. In narrow windows, the sidebar covers everything. Default `push`. */
  layout?: SidebarLayout | undefined;
  /** The element to push aside. Default: the `<body>`. */
  pushes?: HTMLElement | null | undefined;
  /** False if your page has its own button that opens the sidebar. Default `true`: a round button, as that of a launcher. */
  launcher?: boolean | undefined;
  /** The name of the sidebar. Default: the labels' heading. */
  label?: string | undefined;
  /** The chat, such as `<ChatPanel />`. It is mounted when it is first shown, and stays mounted. */
  children?: ReactNode;
}

/**
 * A chat over the whole height of the window, at the end of its lines. Its inner edge can be moved; the width is kept in this browser.
 * Renders a `<div>`, a landmark if it pushes the page and a dialog if it covers it.
 */
export function ChatSidebar({ open, defaultOpen = false, onOpenChange, launcher = true, ...props }: ChatSidebarProps) {
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  const { chat } = useFrameLabels();
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="parley-sidebar-frame">
      {launcher && (
        <button
          ref={button}
          type="button"
          className="parley parley-launcher"
          data-slot="launcher"
          aria-label={chat.openChat}
          aria-expanded={isOpen}
          aria-controls={panelId}
          hidden={isOpen}
          onClick={() => setOpen(true)}
        >
          <MessageCircle size={24} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
      <SidebarPanel id={panelId} isOpen={isOpen} close={() => setOpen(false)} launcher={button} {...props} />
    </div>
  );
}

interface SidebarPanelProps extends Omit<ChatSidebarProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'launcher'> {
  isOpen: boolean;
  close: () => void;
  launcher: RefObject<HTMLButtonElement | null>;
}

function SidebarPanel({ isOpen, close, launcher, layout = 'push', pushes, label, className, ref, children, ...props }: SidebarPanelProps) {
  const { chat } = useFrameLabels();
  const { heading } = useFirstLabels().chat;
  const panel = useRef<HTMLDivElement>(null);
  const bothRefs = useMergedRef(panel, ref);
  const isSheet = useMediaQuery(sheetQuery) && isOpen;
  const wasShown = useLatch(isOpen);
  // A page that begins with an open sidebar keeps its focus.
  const wasClosed = useLatch(!isOpen);
  useLauncherFocus({ isOpen: isOpen && wasClosed, panel, launcher });
  const visibleArea = useVisibleArea({ isLauncher: isSheet, isFullScreen: isSheet });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (takeEscape(event)) close();
    else if (isSheet && !event.defaultPrevented) keepTabInside(event);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useAriaPropsSupportedByRole: a landmark or a dialog; its keys close it
    <div
      data-slot="sidebar"
      data-layout={layout}
      role={isSheet || layout === 'cover' ? 'dialog' : 'complementary'}
      aria-modal={isSheet || undefined}
      aria-label={label ?? heading}
      tabIndex={-1}
      hidden={!isOpen}
      data-takes-escape=""
      className={partClass('sidebar', className)}
      onKeyDown={onKeyDown}
      {...props}
      ref={bothRefs}
      style={{ ...visibleArea?.style, ...props.style }}
    >
      <SidebarEdge isOpen={isOpen} layout={layout} pushes={pushes} label={chat.chatWidth} />
      {wasShown && children}
      {isOpen && (
        <IconButton label={chat.closeChat} className="parley-element-close" onClick={close}>
          <X size={16} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

/** True from the first time `isOn` is true. */
function useLatch(isOn: boolean): boolean {
  const [wasOn, setWasOn] = useState(isOn);
  if (isOn && !wasOn) setWasOn(true);
  return wasOn || isOn;
}
