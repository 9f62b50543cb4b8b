'use client';
import { MessageCircleQuestionMark } from 'lucide-react';
import { type Draft, factAbout } from '../../chat/store/fold/Draft.js';
import { IconButton } from '../../ui/button/IconButton.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';

export interface AskAboutProps {
  /** The kind of thing, which is the id of the fact. */
  kind: 'report' | 'dashboard';
  title: string;
  /** What identifies it, and its query as `sql`. */
  facts: Parameters<typeof factAbout>[2];
  /** The host's listener; without it, nothing is rendered. */
  onAskAbout: ((draft: Draft) => void) | undefined;
}

/** The button “Ask about this”, which passes a draft about a thing to a chat. Renders a `<button>`. */
export function AskAbout({ kind, title, facts, onAskAbout }: AskAboutProps) {
  const { askAbout: words } = useCommonAdminLabels();
  if (onAskAbout === undefined) return null;
  const suggestions = kind === 'report' ? [words.byMonth, words.comparePeriod] : [];
  return (
    <IconButton
      icon={MessageCircleQuestionMark}
      label={words.button}
      size="small"
      data-slot="ask-about"
      onClick={() => onAskAbout({ context: [factAbout(kind, title, facts)], suggestions })}
    />
  );
}
