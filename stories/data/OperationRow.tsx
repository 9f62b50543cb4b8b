import { useState } from 'react';
import type { Example } from '../../local-service/test/contract/OperationContract.js';
import { type OperationId, operations } from '../../src/client.js';
import { Badge } from '../../src/ui/badge/Badge.js';
import { Button } from '../../src/ui/button/Button.js';
import { contractOf, type Outcome, runExample } from './operationExamples.js';
import { operationHooks } from './operationHooks.js';

/** One operation with its name, its hooks, and calls to run. */
export function OperationRow({ id }: { readonly id: OperationId }) {
  const { method, path } = operations[id];
  const [run, setRun] = useState<Run>();
  const { succeeds, refuses } = contractOf(id);
  const isRunning = run !== undefined && run.outcome === undefined;

  async function call(rule: string, example: Example<never>): Promise<void> {
    setRun({ rule, outcome: undefined });
    setRun({ rule, outcome: await runExample(id, example) });
  }

  return (
    <li className="operation">
      <div className="operation-head">
        <Badge tone={method === 'GET' ? 'accent' : 'neutral'} className="operation-method">
          {method}
        </Badge>
        <div className="operation-names">
          <code className="operation-id">{id}</code>
          <code className="operation-path">{path}</code>
          <span className="operation-hooks">
            {operationHooks[id].map((hook) => (
              <code key={hook}>{hook}</code>
            ))}
          </span>
        </div>
        <Button size="small" isBusy={isRunning && run?.rule === success} aria-label={`Call ${id}`} onClick={() => call(success, succeeds)}>
          Call
        </Button>
      </div>
      {Object.keys(refuses).length > 0 && (
        <div className="operation-refusals">
          {Object.entries(refuses).map(([rule, refusal]) => (
            <Button key={rule} variant="quiet" size="small" isBusy={isRunning && run?.rule === rule} onClick={() => call(rule, refusal)}>
              {refusal.status} {rule}
            </Button>
          ))}
        </div>
      )}
      {run?.outcome !== undefined && <OutcomeView id={id} outcome={run.outcome} />}
    </li>
  );
}

interface Run {
  readonly rule: string;
  readonly outcome: Outcome | undefined;
}

const success = 'succeeds';

function OutcomeView({ id, outcome: { params, status, answer } }: { readonly id: OperationId; readonly outcome: Outcome }) {
  return (
    <div className="operation-outcome" role="status">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long call scrolls, and must do so by keyboard */}
      <section tabIndex={0} aria-label="The call" className="operation-text">
        {`await ${id}(client, ${toText(params)});`}
      </section>
      <Badge tone={status < 300 ? 'success' : 'warning'}>{status}</Badge>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
      <section tabIndex={0} aria-label="The answer" className="operation-text">
        {toText(answer)}
      </section>
    </div>
  );
}

/** Returns JSON, truncated to a readable length. */
function toText(value: unknown): string {
  const lines = (JSON.stringify(value, undefined, 2) ?? 'undefined').split('\n');
  return lines.length <= maxLines ? lines.join('\n') : [...lines.slice(0, maxLines), `… ${lines.length - maxLines} more lines`].join('\n');
}

const maxLines = 400;
