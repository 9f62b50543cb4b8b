import { useEffect, useRef } from 'react';
import { useFormats } from '../../../react/language/useFormats.js';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { useAskingLabels } from '../../hooks/useAskingLabels.js';
import type { AskingLabels } from '../../labels/asking/AskingLabels.js';
import type { ChatQuota } from '../model/ChatQuota.js';

/** Shows the usage of the quota, and announces it when little is left. Loaded on first use. */
export function QuotaLine({ quota }: { quota: ChatQuota }) {
  const { number } = useFormats();
  const words = useAskingLabels();
  const announce = useAnnounce();
  const text = isUsable(quota) ? textOf(quota, words, number) : '';
  const state = stateOf(quota);
  const isScarce = text !== '' && state !== 'enough';
  const wasScarce = useRef(isScarce);
  useEffect(() => {
    if (isScarce && !wasScarce.current) announce(text);
    wasScarce.current = isScarce;
  }, [isScarce, text, announce]);
  if (text === '') return null;
  return (
    <p data-slot="quota" data-state={state} className="parley-quota">
      <bdi>{text}</bdi>
    </p>
  );
}

/** The numbers come from the host's own service. */
function isUsable({ used, limit }: ChatQuota): boolean {
  return Number.isFinite(used) && Number.isFinite(limit) && used >= 0 && limit >= 0;
}

function stateOf({ used, limit }: ChatQuota): 'enough' | 'few' | 'reached' {
  if (used >= limit) return 'reached';
  return limit - used <= Math.max(1, limit * fewShare) ? 'few' : 'enough';
}

const fewShare = 0.1;

function textOf({ used, limit, period, label }: ChatQuota, words: AskingLabels, number: (value: number) => string): string {
  const use = label ? words.version(number(used), number(limit)) : words.quota.questions(limit, number(limit), number(used));
  const text = isPeriod(period) ? words.quota[period](use) : use;
  return label ? `${label}: ${text}` : text;
}

function isPeriod(period: ChatQuota['period']): period is (typeof periods)[number] {
  return periods.some((known) => known === period);
}

const periods = ['day', 'week', 'month', 'year'] as const;
