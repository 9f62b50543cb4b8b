'use client';
import { MessageCircleQuestionMark } from 'lucide-react';
import type { Draft } from '../../chat/store/fold/Draft.js';
import { IconButton } from '../../ui/button/IconButton.js';
import { shortText } from '../../ui/text/shortText.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';

export interface AskAboutProps {
  /** The kind of thing, which names the fact: `report`. */
  kind: 'report' | 'dashboard';
  title: string;
  /** What identifies it, and its query as `sql`. */
  facts: Readonly<Record<string, unknown>> & { readonly sql?: string | null | undefined };
  /** The host's listener; without it, nothing is rendered. */
  onAskAbout: ((draft: Draft) => void) | undefined;
}

/** The button “Ask about this”, which passes a draft about a thing to a chat. Renders a `<button>`. */
export function AskAbout({ kind, title, facts, onAskAbout }: AskAboutProps) {
  const { askAbout: words } = useCommonAdminLabels();
  if (onAskAbout === undefined) return null;
  const { sql, ...others } = facts;
  // A query that is cut would be another one.
  const query = typeof sql === 'string' && sql.length <= maxQueryCharacters ? { sql } : {};
  const value = { title: shortText(title, maxTitleCharacters), ...others, ...query };
  return (
    <IconButton
      icon={MessageCircleQuestionMark}
      label={words.button}
      size="small"
      data-slot="ask-about"
      onClick={() =>
        onAskAbout({
          context: [{ id: kind, label: title, value }],
          suggestions: kind === 'report' ? [words.byMonth, words.comparePeriod] : [],
        })
      }
    />
  );
}

const maxTitleCharacters = 300;
/** Leaves room for the rest of a context, which has at most 8,000 characters. */
const maxQueryCharacters = 4_000;
