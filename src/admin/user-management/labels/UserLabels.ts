/** The labels of the list of users. Names and counts are passed as formatted text. */
export interface UserLabels {
  /** The accessible name of the table. */
  readonly caption: string;
  readonly search: string;
  readonly columns: { readonly name: string; readonly email: string; readonly state: string };
  readonly you: string;
  readonly ownRow: string;
  readonly states: { readonly active: string; readonly deactivated: string };
  readonly adminsOnly: string;
  readonly empty: { readonly heading: string; readonly advice: string };
  readonly add: AddUserLabels;
  readonly actions: UserActLabels;
  readonly bulk: UserBulkLabels;
  readonly drawer: UserDrawerLabels;
}

/** The dialog that adds a user. */
export interface AddUserLabels {
  readonly open: string;
  readonly title: string;
  readonly description: string;
  readonly email: string;
  readonly username: string;
  readonly usernameHint: string;
  readonly firstName: string;
  readonly password: string;
  readonly passwordHint: string;
  readonly isAdmin: string;
  readonly isAdminHint: string;
  readonly submit: string;
  readonly failed: string;
  readonly missingEmail: string;
  readonly notAnEmail: string;
  readonly done: (name: string) => string;
}

/** The actions on one user, by name. */
export interface UserActLabels {
  readonly open: string;
  readonly activate: string;
  readonly deactivate: string;
  readonly remove: string;
  readonly activated: (name: string) => string;
  readonly deactivated: (name: string) => string;
  readonly removed: (name: string) => string;
  readonly activateFailed: (name: string) => string;
  readonly deactivateFailed: (name: string) => string;
  readonly removeFailed: (name: string) => string;
  readonly deactivateTitle: (name: string) => string;
  readonly deactivateEffect: string;
  readonly removeTitle: (name: string) => string;
  readonly removeEffect: string;
}

/** The actions on many users. */
export interface UserBulkLabels {
  readonly activateTitle: (count: number, formatted: string) => string;
  readonly deactivateTitle: (count: number, formatted: string) => string;
  readonly removeTitle: (count: number, formatted: string) => string;
  readonly activateEffect: string;
  readonly deactivateEffect: string;
  readonly removeEffect: string;
  readonly allLoaded: (count: number, formatted: string) => string;
  readonly notShown: (count: number, formatted: string) => string;
  readonly activating: string;
  readonly deactivating: string;
  readonly removing: string;
  readonly dismiss: string;
}

/** The drawer with the details of a user. */
export interface UserDrawerLabels {
  readonly account: string;
  readonly firstName: string;
  readonly title: string;
  readonly unknownHint: string;
  readonly role: string;
  readonly roleAdmin: string;
  readonly roleMember: string;
  readonly roleUnknown: string;
  readonly ownRole: string;
  readonly groups: string;
  /** Says that only provisioning has the memberships. */
  readonly groupsUnavailable: string;
  /** The heading of the list of all groups, shown if memberships are unknown. */
  readonly accountGroups: string;
  readonly groupSize: (count: number, formatted: string) => string;
  readonly noAccountGroups: string;
  readonly noGroups: string;
  readonly addGroup: string;
  readonly chooseGroup: string;
  readonly removeGroup: (group: string) => string;
  readonly moreGroups: string;
  readonly groupFailed: (group: string) => string;
  readonly attributes: string;
  readonly noAttributes: string;
  readonly noValue: string;
  readonly yes: string;
  readonly no: string;
  readonly byDefault: (value: string) => string;
  readonly listHint: string;
  readonly numberListHint: string;
  /** `example` shows how numbers are written in this language. */
  readonly notANumber: (text: string, example: string) => string;
  readonly otherType: (type: string) => string;
  readonly moreAttributes: string;
  readonly access: string;
  readonly changes: (count: number, formatted: string) => string;
  readonly saved: (name: string) => string;
  readonly partlySaved: (saved: string, failed: string) => string;
  readonly notSaved: string;
  readonly accountFailed: string;
  readonly leaveTitle: string;
  readonly leaveEffect: (count: number, formatted: string) => string;
  readonly stay: string;
  readonly leave: string;
}
