'use client';
import { type ComponentProps, useEffect } from 'react';
import { useSteadyTurn } from '../context/TurnContext.js';
import { loadLazyParts, useLaterParts } from '../lazy/lazyParts.js';

/**
 * Actions for an answer: copying it, where downloads are not restricted, asking again, and feedback. Children come after these; default:
 * `turnActions` of the panel. Renders a `<div>`, or nothing until the answer is complete, or if there are no actions.
 */
export function TurnActions(props: ComponentProps<'div'>) {
  const { turn } = useSteadyTurn();
  const Bar = useLaterParts()?.TurnActionBar;
  useEffect(() => void loadLazyParts(), []);
  if (turn.state === 'running') return null;
  return Bar === undefined ? <div className="parley-turn-actions" /> : <Bar {...props} />;
}
