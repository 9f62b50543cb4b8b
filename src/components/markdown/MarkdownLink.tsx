import type { ReactNode } from 'react';
import { useMarkdown } from './MarkdownContext.js';
import { safeLinkUrl, safeTitle } from './safeUrl.js';

/** A link that may be followed, or else its words. */
export function MarkdownLink({ url, title, children }: { url: string; title?: string | undefined; children?: ReactNode }) {
  const { onLink } = useMarkdown();
  const href = safeLinkUrl(url);
  if (href === undefined) return <span className="parley-markdown-no-link">{children}</span>;
  return (
    <a
      href={href}
      title={safeTitle(title)}
      rel="noopener noreferrer nofollow"
      target={href.startsWith('#') ? undefined : '_blank'}
      onClick={(event) => onLink(href, event)}
    >
      {children}
    </a>
  );
}
