import { type ReactNode, useMemo } from 'react';
import { useStableHandler } from '../../react/state/useStableHandler.js';
import { type LinkRules, MarkdownContext } from './MarkdownContext.js';

/** Provides the host's rules to the nodes inside. A new `onLink` in each render causes no rerender. */
export function MarkdownRules({ allowedImageOrigins, onLink, linkFor, children }: MarkdownRulesProps) {
  const origins = allowedImageOrigins?.join(' ') ?? '';
  const handleLink = useStableHandler(onLink);
  const rules = useMemo(() => ({ allowedImageOrigins: origins.split(' '), onLink: handleLink, linkFor }), [origins, handleLink, linkFor]);
  return <MarkdownContext value={rules}>{children}</MarkdownContext>;
}

interface MarkdownRulesProps extends LinkRules {
  allowedImageOrigins: readonly string[] | undefined;
  children: ReactNode;
}
