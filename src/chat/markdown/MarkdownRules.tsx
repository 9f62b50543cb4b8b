import { type ReactNode, useCallback, useMemo } from 'react';
import { useLatest } from '../../react/useLatest.js';
import { type LinkListener, MarkdownContext } from './MarkdownContext.js';

/** Provides the host's rules to the nodes inside. A new listener in each render causes no rerender. */
export function MarkdownRules({ allowedImageOrigins, onLink, children }: MarkdownRulesProps) {
  const origins = allowedImageOrigins?.join(' ') ?? '';
  const latestOnLink = useLatest(onLink);
  const handleLink: LinkListener = useCallback((url, event) => latestOnLink.current?.(url, event), [latestOnLink]);
  const rules = useMemo(() => ({ allowedImageOrigins: origins.split(' '), onLink: handleLink }), [origins, handleLink]);
  return <MarkdownContext value={rules}>{children}</MarkdownContext>;
}

interface MarkdownRulesProps {
  allowedImageOrigins: readonly string[] | undefined;
  onLink: LinkListener | undefined;
  children: ReactNode;
}
