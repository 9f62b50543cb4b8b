import type { ToolCallTexts } from '../../../client/chat-stream/ChatFrame.js';
import { readToolInput } from '../../../client/chat-stream/readToolResult.js';
import type { ToolResult } from '../../../client/chat-stream/ToolResult.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { LongText } from '../../../ui/text/LongText.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useLabels } from '../../hooks/useLabels.js';
import { SqlText } from '../../results/SqlText.js';
import { DataModelViews } from './DataModelViews.js';
import { ToolValue } from './ToolValue.js';

/** The input of a tool call and its result or error, if there is one. Renders a `<dl>`. */
export function ToolDetails({ toolCall, result, hasFailed }: ToolDetailsProps) {
  const { steps } = useLabels();
  const isSqlHidden = useHidden('sql');
  const { sqlQuery, description } = readToolInput(toolCall);
  return (
    <dl className="parley-tool-parts">
      {!(isSqlHidden && sqlQuery !== undefined && description === undefined) && (
        <>
          <dt>{steps.input}</dt>
          <dd>
            <ToolInput toolCall={toolCall} />
          </dd>
        </>
      )}
      {result !== undefined && (
        <>
          <dt>{hasFailed ? steps.failed : steps.output}</dt>
          <dd>
            <ToolOutput result={result} />
          </dd>
        </>
      )}
    </dl>
  );
}

export interface ToolDetailsProps {
  readonly toolCall: ToolCallTexts;
  readonly result: ToolResult | undefined;
  readonly hasFailed: boolean;
}

function ToolInput({ toolCall }: { toolCall: ToolCallTexts }) {
  const { sqlQuery, searchQuery, description, value } = readToolInput(toolCall);
  const isSqlHidden = useHidden('sql');
  if (sqlQuery !== undefined) {
    return (
      <>
        {description !== undefined && (
          <p className="parley-tool-text">
            <LongText text={description} />
          </p>
        )}
        {!isSqlHidden && <SqlText sql={sqlQuery} />}
      </>
    );
  }
  if (searchQuery !== undefined)
    return (
      <p className="parley-tool-text">
        <LongText text={searchQuery} />
      </p>
    );
  return <ToolValue value={value} />;
}

function ToolOutput({ result }: { result: ToolResult }) {
  const labels = useLabels();
  const formats = useFormats();
  switch (result.kind) {
    case 'sql': {
      const total = formats.number(result.totalRows);
      const isWhole = result.rows.length === result.totalRows;
      return (
        <p className="parley-tool-text">
          {isWhole ? labels.result.allRows(result.totalRows, total) : labels.result.rows(formats.number(result.rows.length), total)}
        </p>
      );
    }
    case 'meta':
      return <DataModelViews views={result.views} />;
    case 'failure':
      return (
        <p dir="auto" className="parley-tool-failure">
          <LongText text={result.message} />
        </p>
      );
    case 'other':
      return <ToolValue value={result.value} />;
  }
}
