/** The labels of the promotion dialog, the history of promotions and the provenance of a workbook. */
export interface PromotionLabels {
  /** `name` is `undefined` until it is loaded. */
  readonly title: (name: string | undefined) => string;
  readonly intro: string;
  readonly steps: PromotionStepLabels;
  /** Shown if the name of a deployment is unknown. */
  readonly deployment: (id: number) => string;
  readonly unnamedWorkbook: string;
  readonly destination: PromotionDestinationLabels;
  readonly preview: PromotionPreviewLabels;
  readonly change: PromotionChangeLabels;
  readonly confirm: PromotionConfirmLabels;
  readonly failure: PromotionFailureLabels;
  readonly outcome: PromotionOutcomeLabels;
  readonly history: PromotionHistoryLabels;
  readonly provenance: PromotionProvenanceLabels;
}

/** The names of the steps. */
export interface PromotionStepLabels {
  readonly label: string;
  readonly choose: string;
  readonly check: string;
  readonly confirm: string;
}

/** The step that chooses the destination. */
export interface PromotionDestinationLabels {
  readonly legend: string;
  readonly promotedBefore: (deployment: string) => string;
  readonly unavailable: string;
  readonly unavailableWhy: string;
  readonly another: string;
  readonly anotherHint: string;
  readonly deployment: string;
  readonly chooseDeployment: string;
  readonly folder: string;
  readonly topLevel: string;
  readonly chooseFolder: string;
  readonly none: string;
  readonly noneAdvice: string;
  readonly preview: string;
}

/** The step that shows what will change. */
export interface PromotionPreviewLabels {
  readonly from: string;
  readonly to: string;
  readonly newWorkbook: string;
  readonly contentHash: string;
  readonly copyHashFrom: string;
  readonly copyHashTo: string;
  readonly reports: (count: number, formatted: string) => string;
  readonly diverged: (deployment: string) => string;
  readonly divergedAdvice: string;
  readonly again: string;
  readonly outdated: string;
  readonly proceed: string;
}

/** The differences from an earlier preview. */
export interface PromotionChangeLabels {
  readonly title: string;
  readonly advice: string;
  readonly source: string;
  readonly destination: (deployment: string) => string;
  readonly diverged: (deployment: string) => string;
  readonly reports: (before: string, now: string) => string;
}

/** The step that confirms the promotion. */
export interface PromotionConfirmLabels {
  readonly create: (name: string, deployment: string) => string;
  readonly createIn: (name: string, deployment: string, folder: string) => string;
  readonly update: (name: string, deployment: string) => string;
  readonly replace: (name: string, deployment: string) => string;
  readonly wholeOrNothing: (count: number, formatted: string) => string;
  readonly override: (deployment: string) => string;
  readonly overrideHint: string;
  readonly createButton: string;
  readonly updateButton: string;
  readonly replaceButton: string;
  readonly tryAgain: string;
}

/** The messages after a failure, by reason. */
export interface PromotionFailureLabels {
  readonly 'embed-session': PromotionNotice;
  readonly 'signed-out': PromotionNotice;
  readonly 'no-access': PromotionNotice;
  readonly 'not-found': PromotionNotice;
  /** The advice comes from the service. */
  readonly refused: Pick<PromotionNotice, 'title'>;
  readonly 'rate-limited': PromotionNotice;
  readonly unreachable: PromotionNotice;
  readonly unknown: PromotionNotice;
}

/** A message with its advice. */
export interface PromotionNotice {
  readonly title: string;
  readonly advice: string;
}

/** The step that shows the result. */
export interface PromotionOutcomeLabels {
  readonly created: (name: string, deployment: string) => string;
  readonly createdNext: string;
  readonly updated: (name: string, deployment: string) => string;
  readonly updatedNext: string;
  readonly unchanged: (name: string, deployment: string) => string;
  readonly unchangedNext: string;
  /** For an outcome that a later version of the service adds. */
  readonly other: (name: string, deployment: string) => string;
  readonly replacedEdits: string;
  readonly another: string;
  readonly open: string;
}

/** The list of earlier promotions. */
export interface PromotionHistoryLabels {
  readonly caption: string;
  readonly when: string;
  readonly outcome: string;
  readonly from: string;
  readonly to: string;
  readonly by: string;
  readonly created: string;
  readonly updated: string;
  readonly unchanged: string;
  readonly replacedEdits: string;
  readonly apiKey: string;
  readonly session: string;
  readonly place: (name: string, deployment: string) => string;
  readonly gone: string;
  readonly empty: string;
  readonly emptyAdvice: string;
}

/** The line that says where a workbook came from or went. */
export interface PromotionProvenanceLabels {
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly origin: string;
  readonly first: string;
  readonly last: string;
  readonly by: (name: string) => string;
  readonly none: string;
  readonly noneAdvice: string;
}
