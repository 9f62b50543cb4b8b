import {
  CalendarClock,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  FileWarning,
  FolderSync,
  GitCommitHorizontal,
  Hammer,
  HardHat,
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
import type { PageProps } from '../pages.js';
import { type ArrangedChecks, arrangeChecks } from './arrangeChecks.js';
import type { Check, CheckId } from './Check.js';
import type { HomeWords } from './homeWords.js';
import { useChecks } from './useChecks.js';

/**
 * Lists what needs attention in the deployment and the account, with links to the pages where it can be fixed. Checks that the user may not
 * see have no row.
 */
export function HomePage({
  deploymentId,
  address,
  words: { attributes, home: words },
}: Pick<PageProps, 'deploymentId' | 'address' | 'words'>) {
  const checks = useChecks(deploymentId);
  const arranged = arrangeChecks(checks);
  const { listed, denied, state } = arranged;
  const listOf = (ids: readonly CheckId[]) => new Intl.ListFormat(attributes.lang).format(ids.map((id) => words.checks[id][0]));
  return (
    <div className="home" {...attributes}>
      <Summary arranged={arranged} words={words} />
      <ul className="checks" data-state={state === 'loading' ? 'loading' : 'ready'}>
        {listed.map((id) => {
          const { page } = checks[id];
          const href = page && address.hrefOf(page.section, page.params);
          return <CheckRow key={id} id={id} check={checks[id]} href={href} words={words} />;
        })}
      </ul>
      {denied.length > 0 && <p className="checks-denied">{words.denied(listOf(denied))}</p>}
    </div>
  );
}

/** One sentence about all checks, which is read out once they are known. */
function Summary({ arranged, words }: { readonly arranged: ArrangedChecks; readonly words: HomeWords }) {
  const { state, attentionCount, isComplete } = arranged;
  const [Icon, text] = {
    loading: [RefreshCw, words.checking] as const,
    attention: [CircleAlert, words.attention(attentionCount)] as const,
    fine: [CircleCheck, isComplete ? words.nothing : words.nothingKnown] as const,
  }[state];
  return (
    <p role="status" className="checks-summary" data-state={state}>
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
  const { status, count, isMore, details, isFetching, refetch } = check;
  const { Icon, isBroken = false } = looks[id];
  const [name, textOf] = words.checks[id];
  const isAttention = status === 'attention';
  return (
    <li data-state={status} data-tone={isAttention && isBroken ? 'danger' : undefined}>
      <RowBody href={isAttention ? href : undefined}>
        <Icon aria-hidden="true" size={18} strokeWidth={1.5} />
        <span className="check-text">
          <strong>{name}</strong> <span>{isAttention ? textOf(count, isMore) : words.states[plainStatus(status)]}</span>
          {isAttention &&
            details.map((detail) => (
              <span key={detail} className="check-detail" title={detail}>
                <bdi>{detail}</bdi>
              </span>
            ))}
        </span>
        {isAttention && href !== undefined && <ChevronRight aria-hidden="true" size={16} strokeWidth={1.5} className="check-go" />}
        {status === 'fine' && <CircleCheck aria-hidden="true" size={16} strokeWidth={1.5} className="check-mark" />}
        {status === 'failed' && (
          <Button size="small" isBusy={isFetching} aria-label={`${words.retry}: ${name}`} onClick={refetch}>
            {words.retry}
          </Button>
        )}
      </RowBody>
    </li>
  );
}

/** The status in words. Denied and absent checks have no row. */
function plainStatus(status: Check['status']): keyof HomeWords['states'] {
  return status === 'loading' || status === 'failed' || status === 'partly' ? status : 'fine';
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
  unbuilt: { Icon: HardHat },
  validation: { Icon: FileWarning, isBroken: true },
  syncs: { Icon: FolderSync, isBroken: true },
  jobs: { Icon: ListChecks, isBroken: true },
  connections: { Icon: Plug, isBroken: true },
  keys: { Icon: KeyRound },
  schedules: { Icon: CalendarClock },
  placements: { Icon: Table2 },
  uncommitted: { Icon: GitCommitHorizontal },
  comments: { Icon: MessagesSquare },
  users: { Icon: UserX },
};
