'use client';

import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { lookUp } from '../../../client/http/lookUp.js';
import type {
  WarehouseMetricViewIssue,
  WarehouseMetricViewPreviewResultResponse,
  WarehouseMetricViewResult,
} from '../../../client/resources/metric-view-previews.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { CopyButton } from '../../../ui/button/CopyButton.js';
import { IconButton } from '../../../ui/button/IconButton.js';
import { Disclosure } from '../../../ui/disclosure/Disclosure.js';
import { downloadFile, fileName } from '../../../ui/download.js';
import { partClass } from '../../../ui/partClass.js';
import { StatusMark } from '../../../ui/status/StatusMark.js';
import { isolate } from '../../../ui/text/isolate.js';
import { LongText } from '../../../ui/text/LongText.js';
import { ShowMore, useShownPart } from '../../../ui/text/ShowMore.js';
import { Line, Stack } from '../../kit/layout/layout.js';
import { JobCounts } from './JobCounts.js';
import { useJobLabels } from './useJobLabels.js';

export interface MetricViewPreviewResultProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The result from the service. */
  result: Pick<WarehouseMetricViewPreviewResultResponse, 'outcome' | 'views'>;
}

/** The result of a preview for each view: its outcome, the members it excludes, and issues by stage. Renders a `<div>`. */
export function MetricViewPreviewResult({ result, className, ...props }: MetricViewPreviewResultProps) {
  const { details: words } = useJobLabels();
  const { number } = useFormats();
  const { outcome, views } = result;
  const part = useShownPart(views.length, { first: 20, step: 50 });
  const eligible = views.filter(({ eligibleForPublication }) => eligibleForPublication).length;
  return (
    <div
      data-slot="metric-view-preview-result"
      data-state={outcome}
      className={partClass('metric-view-preview-result parley-stack parley-gap-l', className)}
      {...props}
    >
      <p className="parley-line parley-gap-s">
        <JobOutcome outcome={outcome} />
        {views.length === 0 ? words.noViews : words.eligible(number(eligible), number(views.length))}
      </p>
      <ul className="parley-plain-list parley-divided">
        {views.slice(0, part.shown).map((view) => (
          <PreviewedView key={view.serviceViewName} view={view} />
        ))}
      </ul>
      <ShowMore part={part} isCounted />
    </div>
  );
}

/** The outcome of a preview or of one view. An unknown outcome is shown unchanged. Renders a `<span>`. */
export function JobOutcome({ outcome }: { outcome: string }) {
  const { outcomes } = useJobLabels().details;
  return <StatusMark tone={own(outcomeTones, outcome) ?? 'neutral'}>{own(outcomes, outcome) ?? outcome}</StatusMark>;
}

function PreviewedView({ view }: { view: WarehouseMetricViewResult }) {
  const { details: words, actions } = useJobLabels();
  const { serviceViewName, metricViewName, withheldMembers, issues, counts, metricViewYaml } = view;
  return (
    <li data-slot="previewed-view" data-state={view.outcome} className="parley-stack">
      <p className="parley-line parley-gap-s parley-small parley-medium">
        <bdi>{serviceViewName}</bdi>
        {metricViewName !== serviceViewName && <bdi className="parley-caption">{metricViewName}</bdi>}
        <JobOutcome outcome={view.outcome} />
        {typeof metricViewYaml === 'string' && (
          <IconButton
            icon={Download}
            label={actions.downloadNamed(isolate(metricViewName))}
            size="small"
            className="parley-to-end"
            onClick={() => downloadFile(new Blob([metricViewYaml], { type: 'application/yaml' }), fileName(metricViewName, 'yml'))}
          />
        )}
      </p>
      {view.outcome !== 'failed' && <JobCounts of={['dimensions', 'measures', 'joins']} counts={counts} />}
      {withheldMembers.length > 0 && (
        <>
          <h3 className="parley-heading">{words.withheld}</h3>
          <ul className="parley-plain-list parley-stack parley-gap-s">
            {withheldMembers.map(({ member, code }) => (
              <li key={`${member} ${code}`}>
                <bdi>{member}</bdi> <code className="parley-code parley-muted">{code}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <Issues issues={issues} />
      {typeof metricViewYaml === 'string' && <GeneratedYaml name={metricViewName} yaml={metricViewYaml} />}
    </li>
  );
}

/** The definition of a metric view, which is rendered once it is opened. */
function GeneratedYaml({ name, yaml }: { name: string; yaml: string }) {
  const { details: words } = useJobLabels();
  return (
    <Disclosure
      summary={
        <>
          <span aria-hidden="true">{words.yaml}</span>
          <span className="parley-visually-hidden">{words.yamlNamed(isolate(name))}</span>
        </>
      }
    >
      <Stack gap="s">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls with the keyboard too */}
        <pre dir="ltr" tabIndex={0} className="parley-box parley-code-box">
          <LongText text={yaml} first={firstYamlCharacters} />
        </pre>
        <Line>
          <CopyButton size="small" text={yaml} />
        </Line>
      </Stack>
    </Disclosure>
  );
}

const firstYamlCharacters = 20_000;

function Issues({ issues }: { issues: readonly WarehouseMetricViewIssue[] }) {
  const { details: words } = useJobLabels();
  const part = useShownPart(issues.length, { first: 20, step: 50 });
  if (issues.length === 0) return null;
  return (
    <>
      <h3 className="parley-heading">{words.issues}</h3>
      {[...byStage(issues.slice(0, part.shown))].map(([stage, found]) => (
        <section key={stage} className="parley-lines">
          <h4 className="parley-caption">{own(words.stages, stage) ?? stage}</h4>
          <ul className="parley-plain-list parley-stack parley-gap-s">
            {found.map(({ severity, message, code, element }) => (
              <li key={`${code} ${element} ${message}`}>
                <strong className={severity === 'ERROR' ? 'parley-danger' : 'parley-warning'}>
                  {own({ ERROR: words.error, WARNING: words.warning }, severity) ?? severity}
                </strong>{' '}
                <bdi>{message}</bdi> <code className="parley-code parley-muted">{code}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ShowMore part={part} isCounted />
    </>
  );
}

/** Groups issues by stage, in the order of each stage's first issue. */
function byStage(issues: readonly WarehouseMetricViewIssue[]): ReadonlyMap<string, readonly WarehouseMetricViewIssue[]> {
  const stages = new Map<string, WarehouseMetricViewIssue[]>();
  for (const issue of issues) {
    const found = stages.get(issue.stage) ?? [];
    found.push(issue);
    stages.set(issue.stage, found);
  }
  return stages;
}

/** Reads own properties only, because the service's words may be names of prototype members. */
function own<Value>(words: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return lookUp(words, word);
}

const outcomeTones = { success: 'success', partial: 'warning', failed: 'danger' } as const;
