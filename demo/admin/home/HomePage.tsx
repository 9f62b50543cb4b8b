import {
  Ban,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  FileWarning,
  FolderSync,
  GitCommitHorizontal,
  Hammer,
  KeyRound,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Plug,
  RefreshCw,
  Table2,
  UserX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../src/admin.js';
import { useLabels } from '../../../src/index.js';
import type { PageProps } from '../pages.js';
import { type Check, type CheckId, checkIds } from './Check.js';
import type { HomeWords } from './homeWords.js';
import { useChecks } from './useChecks.js';

/** Lists what needs attention in the deployment and the account, with links to the pages where it can be fixed. */
export function HomePage({ deploymentId, address, words: { home: words } }: Pick<PageProps, 'deploymentId' | 'address' | 'words'>) {
  const checks = useChecks(deploymentId);
  const shown = checkIds.filter((id) => checks[id].status !== 'absent');
  const isLoading = shown.some((id) => checks[id].status === 'loading');
  const isSettled = (id: CheckId) => Number(checks[id].status !== 'attention');
  // Once, when all is known: what needs attention comes first.
  const byAttention = (one: CheckId, other: CheckId) => isSettled(one) - isSettled(other);
  return (
    <>
      <Summary checks={shown.map((id) => checks[id])} words={words} />
      <ul className="checks" data-state={isLoading ? 'loading' : 'ready'}>
        {(isLoading ? shown : shown.toSorted(byAttention)).map((id) => {
          const { page } = checks[id];
          const href = page && address.hrefOf(page.section, page.params);
          return <CheckRow key={id} id={id} check={checks[id]} href={href} words={words} />;
        })}
      </ul>
    </>
  );
}

/** One sentence about all checks, which is read out once they are known. */
function Summary({ checks, words }: { readonly checks: readonly Check[]; readonly words: HomeWords }) {
  const count = checks.filter(({ status }) => status === 'attention').length;
  const isLoading = checks.some(({ status }) => status === 'loading');
  const isIncomplete = checks.some(({ status }) => status === 'failed' || status === 'denied');
  const [Icon, text] = isLoading
    ? ([RefreshCw, words.checking] as const)
    : count > 0
      ? ([CircleAlert, words.attention(count)] as const)
      : ([CircleCheck, isIncomplete ? words.nothingKnown : words.nothing] as const);
  return (
    <p role="status" className="checks-summary" data-state={isLoading ? 'loading' : count > 0 ? 'attention' : 'fine'}>
      <Icon aria-hidden="true" size={20} strokeWidth={1.5} />
      {text}
    </p>
  );
}

interface CheckRowProps {
  readonly id: CheckId;
  readonly check: Check;
  readonly href: string | undefined;
  readonly words: HomeWords;
}

function CheckRow({ id, check, href, words }: CheckRowProps) {
  const { common } = useLabels();
  const { status, count, isMore, details, isFetching, refetch } = check;
  const { Icon, isBroken = false } = looks[id];
  const [name, textOf] = words.checks[id];
  const isAttention = status === 'attention';
  return (
    <li data-state={status} data-tone={isAttention && isBroken ? 'danger' : undefined}>
      <RowBody href={isAttention ? href : undefined}>
        <Icon aria-hidden="true" size={18} strokeWidth={1.5} />
        <span className="check-text">
          <strong>{name}</strong> <span>{isAttention ? textOf(count, isMore) : words.states[status === 'absent' ? 'fine' : status]}</span>
          {isAttention &&
            details.map((detail) => (
              <span key={detail} className="check-detail" title={detail}>
                <bdi>{detail}</bdi>
              </span>
            ))}
        </span>
        {isAttention && href !== undefined && <ChevronRight aria-hidden="true" size={16} strokeWidth={1.5} className="check-go" />}
        {status === 'fine' && <CircleCheck aria-hidden="true" size={16} strokeWidth={1.5} className="check-mark" />}
        {status === 'denied' && <Ban aria-hidden="true" size={16} strokeWidth={1.5} className="check-mark" />}
        {status === 'failed' && (
          <Button size="small" isBusy={isFetching} aria-label={`${common.retry}: ${name}`} onClick={refetch}>
            {common.retry}
          </Button>
        )}
      </RowBody>
    </li>
  );
}

function RowBody({ href, children }: { readonly href: string | undefined; readonly children: ReactNode }) {
  return href === undefined ? (
    <div className="check">{children}</div>
  ) : (
    <a className="check" href={href}>
      {children}
    </a>
  );
}

const looks: Readonly<Record<CheckId, { readonly Icon: LucideIcon; readonly isBroken?: boolean }>> = {
  build: { Icon: Hammer, isBroken: true },
  validation: { Icon: FileWarning, isBroken: true },
  syncs: { Icon: FolderSync, isBroken: true },
  jobs: { Icon: ListChecks, isBroken: true },
  connections: { Icon: Plug, isBroken: true },
  keys: { Icon: KeyRound },
  placements: { Icon: Table2 },
  uncommitted: { Icon: GitCommitHorizontal },
  comments: { Icon: MessagesSquare },
  users: { Icon: UserX },
};
