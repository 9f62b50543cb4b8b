import type { ProvisionEmbedUserInput } from '../../../client/resources/embed-tenants.js';
import type { BulkAnswer } from '../../../data/bulk-action/BulkOutcome.js';
import type { ActionOutcome } from '../../kit/events/WidgetEvents.js';

/** A person entered on one line: an id in lower case, and optionally an email address and a name. */
export interface EmbedPerson {
  readonly externalId: string;
  readonly email: string | undefined;
  readonly name: string | undefined;
}

/** Returns the input that creates or updates these people. If `tenantGroups` is empty, they keep their groups. */
export function inputsOf(people: readonly EmbedPerson[], tenantGroups: readonly string[]): readonly ProvisionEmbedUserInput[] {
  return people.map(({ externalId, email, name }) => ({
    externalId,
    ...(email !== undefined && { email }),
    ...(name !== undefined && { userProfile: { displayName: name } }),
    ...(tenantGroups.length > 0 && { tenantGroups }),
  }));
}

/** Returns the outcome of an action, with its result converted to one outcome per person. */
export function answered<Result>(
  outcome: ActionOutcome<Result>,
  read: (result: Result) => BulkAnswer<string>,
): ActionOutcome<BulkAnswer<string>> {
  return outcome.kind === 'done' ? { kind: 'done', result: read(outcome.result) } : outcome;
}
