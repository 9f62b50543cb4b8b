'use client';
import { type ComponentProps, useEffect } from 'react';
import { readToolResult, sqlTool } from '../../../client/chat-stream/readToolResult.js';
import { partClass } from '../../../ui/partClass.js';
import { ShowMore, useShownPart } from '../../../ui/text/ShowMore.js';
import { preloadCharts } from '../../results/chart/draw/preloadCharts.js';
import type { ChatMessage } from '../../store/fold/Thread.js';
import { usePanel } from '../context/PanelContext.js';
import { useSteadyTurn } from '../context/TurnContext.js';
import { LazyResultCard, loadLazyParts } from '../lazy/lazyParts.js';
import { rendererOf, type ToolRenderers } from '../model/ToolRenderer.js';

/**
 * The results of the turn's queries, and of tools with a renderer of the host, as cards. Added as they arrive. Renders a `<div>`, or
 * nothing without a result.
 */
export function TurnResults({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  const { turn } = useSteadyTurn();
  const { toolRenderers } = usePanel();
  const steps = turn.steps.filter((step) => hasCard(step, toolRenderers));
  const part = useShownPart(steps.length, { first: 20, step: 10 });
  // Most queries end in a chart, and loading its library takes less time than the query.
  const isQuerying = turn.state === 'running' && turn.steps.some(({ toolCall }) => toolCall?.name === sqlTool);
  useEffect(() => void loadLazyParts(), []);
  useEffect(() => {
    if (isQuerying) preloadCharts();
  }, [isQuerying]);
  if (steps.length === 0) return null;
  return (
    <div data-slot="turn-results" className={partClass('turn-results', className)} {...props}>
      {steps.slice(0, part.shown).map((step) => (
        <LazyResultCard key={step.id} step={step} />
      ))}
      <ShowMore part={part} isCounted />
    </div>
  );
}

function hasCard({ toolCall }: ChatMessage, renderers: ToolRenderers | undefined): boolean {
  if (toolCall?.result === undefined) return false;
  return rendererOf(toolCall.name, renderers) !== undefined || readToolResult(toolCall)?.kind === 'sql';
}
