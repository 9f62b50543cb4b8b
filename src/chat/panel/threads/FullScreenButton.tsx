'use client';
import { Maximize, Minimize } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { IconButton } from '../../../ui/button/IconButton.js';
import { useLabels } from '../../hooks/useLabels.js';
import { useViewingLabels } from '../../hooks/useViewingLabels.js';

/**
 * Shows the panel in full screen and back in the page. Renders a `<button>`, or nothing where the browser has no full screen for elements
 * or the page around an `<iframe>` does not allow it.
 */
export function FullScreenButton() {
  const words = useViewingLabels();
  const { chat } = useLabels();
  const announce = useAnnounce();
  const button = useRef<HTMLButtonElement>(null);
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const follow = () => setIsFull(panelAround(button.current)?.matches(':fullscreen') ?? false);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  if (!document.fullscreenEnabled) return null;

  function toggle() {
    const change = isFull ? document.exitFullscreen() : panelAround(button.current)?.requestFullscreen();
    change?.catch(() => announce(chat.threadChangeFailed));
  }

  return (
    <IconButton
      ref={button}
      icon={isFull ? Minimize : Maximize}
      label={isFull ? words.exitFullScreen : words.fullScreen}
      data-slot="full-screen"
      onClick={toggle}
    />
  );
}

function panelAround(element: HTMLElement | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-slot="chat-panel"]') ?? null;
}
