'use client';
import { Answer } from './Answer.js';
import { Steps } from './Steps.js';
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
    </>
  );
}
