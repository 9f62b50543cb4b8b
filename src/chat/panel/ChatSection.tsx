'use client';
import type { ComponentProps, Ref } from 'react';
import { partClass } from '../../ui/partClass.js';
import { useMergedRef } from '../../ui/useMergedRef.js';
import { useChatSelector } from '../hooks/useChatSelector.js';
import { useFirstLabels } from '../hooks/useFirstLabels.js';
import { usePanel } from './context/PanelContext.js';

interface ChatSectionProps extends ComponentProps<'section'> {
  sectionRef: Ref<HTMLElement>;
}

/** The element of `ChatRoot`. Only this part rerenders when the state of the chat changes. */
export function ChatSection({ sectionRef, ref, className, ...props }: ChatSectionProps) {
  const status = useChatSelector(({ status }) => status);
  const { direction, locale } = useFirstLabels();
  const { heading } = usePanel();
  const bothRefs = useMergedRef(sectionRef, ref);
  return (
    <section
      ref={bothRefs}
      aria-label={heading}
      // Set only for right-to-left labels; otherwise the panel inherits the direction of the page.
      dir={direction === 'rtl' ? 'rtl' : undefined}
      lang={locale}
      data-slot="chat-panel"
      data-state={status}
      className={partClass('chat-panel', className)}
      {...props}
    />
  );
}
