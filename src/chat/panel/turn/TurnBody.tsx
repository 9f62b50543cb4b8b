'use client';
import { FollowUps } from '../follow-ups/FollowUps.js';
import { Steps } from '../steps/Steps.js';
import { Answer } from './Answer.js';
import { TurnActions } from './TurnActions.js';
import { TurnNotice } from './TurnNotice.js';
import { TurnResults } from './TurnResults.js';

/** What a turn shows below its question. */
export function TurnBody() {
  return (
    <>
      <Steps />
      <TurnResults />
      <Answer />
      <TurnNotice />
      <TurnActions />
      <FollowUps />
    </>
  );
}
