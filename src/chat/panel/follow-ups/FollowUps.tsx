'use client';
import type { ComponentProps } from 'react';
import { useSteadyTurn } from '../context/TurnContext.js';
import { useLaterParts } from '../lazy/lazyParts.js';

/**
 * Suggested questions below the last answer: the alternatives if the answer asks for clarification, otherwise follow-ups. Renders a `<ul>` of buttons,
 * or nothing if there are no suggestions.
 */
export function FollowUps(props: Omit<ComponentProps<'ul'>, 'children'>) {
  const { turn, isLast } = useSteadyTurn();
  const List = useLaterParts()?.FollowUpList;
  return isLast && turn.state === 'done' && List !== undefined ? <List {...props} /> : null;
}
