'use client';
import { Badge } from '../../ui/badge/Badge.js';
import { Button } from '../../ui/button/Button.js';
import { environmentVariablesWidget } from './environmentVariablesWidget.js';
import type { PlannedChange } from './model/variableDraft.js';
import { hiddenValue } from './model/variableNames.js';
import { useVariableLabels } from './useVariableLabels.js';

export interface ReviewedChangeProps {
  /** The change to show. */
  change: PlannedChange;
  /** True to show values. Until then they are not in the page. */
  isShown: boolean;
  /** True while changes are being saved. */
  isBusy: boolean;
}

/** One variable of a review, with a choice if someone else changed it too. Renders an `<li>`. */
export function ReviewedChange({ change: { name, kind, before, after, meanwhile }, isShown, isBusy }: ReviewedChangeProps) {
  const { review: words } = useVariableLabels();
  const get = environmentVariablesWidget.useGet();
  const isComparable = kind === 'changed' || meanwhile !== undefined;
  return (
    <li data-kind={kind} className="parley-reviewed-change">
      <div className="parley-reviewed-head">
        <bdi dir="ltr" className="parley-variable-code">
          {name}
        </bdi>
        <Badge tone={kind === 'unchanged' ? 'neutral' : 'accent'}>{words[kind]}</Badge>
        {meanwhile !== undefined && <Badge tone="warning">{words.theirs[meanwhile]}</Badge>}
      </div>
      {isShown && kind !== 'unchanged' && (
        <dl className="parley-reviewed-values">
          {isComparable && before !== undefined && <ReviewedValue term={words.before} value={before} />}
          <ReviewedValue term={words.after} value={after} />
        </dl>
      )}
      {meanwhile !== undefined && (
        <div className="parley-reviewed-choice">
          <Button size="small" disabled={isBusy} onClick={() => get().model.keepMine(name)}>
            {words.keepMine}
          </Button>
          <Button size="small" disabled={isBusy} onClick={() => get().model.revert(name)}>
            {words.takeTheirs}
          </Button>
        </div>
      )}
    </li>
  );
}

function ReviewedValue({ term, value }: { term: string; value: string }) {
  const { review: words, emptyValue } = useVariableLabels();
  const stand = value === hiddenValue ? words.neverShown : value === '' ? emptyValue : undefined;
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {stand === undefined ? (
          <bdi dir="ltr" className="parley-variable-code">
            {value}
          </bdi>
        ) : (
          <span className="parley-variable-hidden">{stand}</span>
        )}
      </dd>
    </div>
  );
}
