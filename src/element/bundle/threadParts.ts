// The parts of `chat/panel/threadParts`, with their styles: see `loadThreadParts`.
import { ComposerTools as Tools } from '../../chat/panel/composer/ComposerTools.js';
import { DictateButton as Dictate } from '../../chat/panel/composer/DictateButton.js';
import { QuotaLine as Quota } from '../../chat/panel/composer/QuotaLine.js';
import { FollowUpList as FollowUps } from '../../chat/panel/follow-ups/FollowUpList.js';
import { spokenAnswer as spoken } from '../../chat/panel/model/spokenAnswer.js';
import { StepList as List } from '../../chat/panel/steps/StepList.js';
import { ThreadTools as OfThread } from '../../chat/panel/threads/ThreadTools.js';
import { PinnedQuestion as Pinned } from '../../chat/panel/turn/PinnedQuestion.js';
import { QuestionTools as OfQuestion } from '../../chat/panel/turn/QuestionTools.js';
import { ResultCard as Card } from '../../chat/panel/turn/ResultCard.js';
import { TurnActionBar as Bar } from '../../chat/panel/turn/TurnActionBar.js';
import styles from '../../styles/chat-thread.css?inline';
import { withStyles } from '../styleSheet.js';

export const {
  ComposerTools,
  DictateButton,
  FollowUpList,
  PinnedQuestion,
  QuestionTools,
  QuotaLine,
  TurnActionBar,
  ResultCard,
  spokenAnswer,
  StepList,
  ThreadTools,
} = withStyles('results', styles, {
  ComposerTools: Tools,
  DictateButton: Dictate,
  FollowUpList: FollowUps,
  PinnedQuestion: Pinned,
  QuestionTools: OfQuestion,
  QuotaLine: Quota,
  TurnActionBar: Bar,
  ResultCard: Card,
  spokenAnswer: spoken,
  StepList: List,
  ThreadTools: OfThread,
});
