'use client';
import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import { partClass } from '../../ui/partClass.js';
import { safeHostUrl } from '../../ui/text/safeHostUrl.js';
import { useFirstLabels } from '../hooks/useFirstLabels.js';

/** Your own words about answers, as texts. What is missing comes from the labels. */
export interface DisclaimerText {
  /** What to tell. Default: the labels' disclaimer. */
  readonly text?: string | undefined;
  /** A page about it: http, https, a mail address, or relative to the page. Opens in a new tab. */
  readonly href?: string | undefined;
  /** The text of the link, which follows `text`. Default: `text` itself is the link. */
  readonly linkText?: string | undefined;
}

export interface ChatDisclaimerProps extends ComponentProps<'p'>, DisclaimerText {}

/** Tells people that an AI answers, in the words of the labels, in yours, or with children. Renders a `<p>`. */
export function ChatDisclaimer({ text, href, linkText, className, children, ...props }: ChatDisclaimerProps) {
  const { chat } = useFirstLabels();
  const words = text || chat.disclaimer;
  const url = href && safeHostUrl(href);
  const link = url && (
    <a href={url} target="_blank" rel="noopener">
      {linkText || words}
    </a>
  );
  return (
    <p dir="auto" data-slot="disclaimer" className={partClass('disclaimer', className)} {...props}>
      {children || (
        <>
          {(!link || linkText) && words} {link}
        </>
      )}
    </p>
  );
}

/** Returns the line for the host's `disclaimer`, which may be anything. Only `false` removes it. */
export function disclaimerFor(given: ReactNode | DisclaimerText): ReactNode {
  if (given === false) return null;
  if (!isText(given)) return <ChatDisclaimer>{given === true ? undefined : given}</ChatDisclaimer>;
  return <ChatDisclaimer text={textIn(given.text)} href={textIn(given.href)} linkText={textIn(given.linkText)} />;
}

function isText(given: ReactNode | DisclaimerText): given is DisclaimerText {
  return typeof given === 'object' && given !== null && !isValidElement(given) && !(Symbol.iterator in given);
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
