'use client';
import type { ComponentProps } from 'react';
import { partClass } from '../../../ui/partClass.js';
import { usePanel } from '../context/PanelContext.js';
import { useLaterParts } from '../lazy/lazyParts.js';
import { BranchBadge } from './BranchBadge.js';
import { NewChatButton } from './NewChatButton.js';
import { ThreadMenu } from './ThreadMenu.js';

/** The header: heading, branch, export, full screen, recent threads and new chat. Children replace everything after the heading. Renders a `<header>`. */
export function ThreadHeader({ className, children, ...props }: ComponentProps<'header'>) {
  const { heading } = usePanel();
  const Tools = useLaterParts()?.ThreadTools;
  return (
    <header data-slot="thread-header" className={partClass('thread-header', className)} {...props}>
      <h2 className="parley-thread-heading">{heading}</h2>
      {children ?? (
        <>
          <BranchBadge />
          <div className="parley-thread-tools">
            {Tools && <Tools />}
            <ThreadMenu />
            <NewChatButton />
          </div>
        </>
      )}
    </header>
  );
}
