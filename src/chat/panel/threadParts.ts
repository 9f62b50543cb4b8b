// The code a reader needs only after the first answer or in the composer. Import it through `lazyParts` to keep it out of the initial bundle.
export { AnswerNotice } from './AnswerNotice.js';
export { ComposerTools } from './composer/ComposerTools.js';
export { DictateButton } from './composer/DictateButton.js';
export { QuotaLine } from './composer/QuotaLine.js';
export { FollowUpList } from './follow-ups/FollowUpList.js';
export { HandleMethods } from './handle/HandleMethods.js';
export { spokenAnswer } from './model/spokenAnswer.js';
export { StepList } from './steps/StepList.js';
export { BranchName } from './threads/BranchName.js';
export { ThreadTools } from './threads/ThreadTools.js';
export { LogTools } from './turn/LogTools.js';
export { PinnedQuestion } from './turn/PinnedQuestion.js';
export { QuestionTools } from './turn/QuestionTools.js';
export { ResultCard } from './turn/ResultCard.js';
export { SentContext } from './turn/SentContext.js';
export { TurnActionBar } from './turn/TurnActionBar.js';
