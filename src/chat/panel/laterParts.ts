// The code a reader needs only after the first answer or in the composer. Import it through `lazyParts` to keep it out of the initial bundle.
export { ComposerTools } from './asking/ComposerTools.js';
export { DictateButton } from './asking/DictateButton.js';
export { FollowUpList } from './asking/FollowUpList.js';
export { QuestionTools } from './asking/QuestionTools.js';
export { TurnActionBar } from './asking/TurnActionBar.js';
export { ResultCard } from './ResultCard.js';
export { PinnedQuestion } from './reading/PinnedQuestion.js';
export { StepList } from './StepList.js';
export { ThreadTools } from './ThreadTools.js';
