'use client';
import { type ComponentProps, useEffect } from 'react';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import type { ChatSnapshot } from '../../store/ChatStore.js';
import { loadLazyParts, useLaterParts } from '../lazy/lazyParts.js';

/** Shows that questions run on a development branch. Renders a `<span>`, or nothing on the default branch. */
export function BranchBadge(props: Omit<ComponentProps<'span'>, 'children'>) {
  const name = useChatSelector(developmentBranch);
  const Name = useLaterParts()?.BranchName;
  useEffect(() => {
    if (name !== undefined) void loadLazyParts();
  }, [name]);
  return name === undefined || Name === undefined ? null : <Name name={name} {...props} />;
}

function developmentBranch({ branch }: ChatSnapshot): string | undefined {
  return branch?.isDefault ? undefined : branch?.name;
}
