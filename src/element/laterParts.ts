// The parts of `chat/panel/laterParts`, with their styles: see `loadLaterParts`.
import { ComposerTools as Tools } from '../chat/panel/asking/ComposerTools.js';
import { DictateButton as Dictate } from '../chat/panel/asking/DictateButton.js';
import { FollowUpList as FollowUps } from '../chat/panel/asking/FollowUpList.js';
import { QuestionTools as OfQuestion } from '../chat/panel/asking/QuestionTools.js';
import { TurnActionBar as Bar } from '../chat/panel/asking/TurnActionBar.js';
import { ResultCard as Card } from '../chat/panel/ResultCard.js';
import { PinnedQuestion as Pinned } from '../chat/panel/reading/PinnedQuestion.js';
import { StepList as List } from '../chat/panel/StepList.js';
import { ThreadTools as OfThread } from '../chat/panel/ThreadTools.js';
import styles from '../styles/chat-later.css?inline';
import { withStyles } from './styleSheet.js';

export const {
  ComposerTools,
  DictateButton,
  FollowUpList,
  PinnedQuestion,
  QuestionTools,
  TurnActionBar,
  ResultCard,
  StepList,
  ThreadTools,
} = withStyles('results', styles, {
  ComposerTools: Tools,
  DictateButton: Dictate,
  FollowUpList: FollowUps,
  PinnedQuestion: Pinned,
  QuestionTools: OfQuestion,
  TurnActionBar: Bar,
  ResultCard: Card,
  StepList: List,
  ThreadTools: OfThread,
});
