import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { EmbedSessionSettings, GenerateSession } from '../../client/resources/embed-sessions.js';
import type { UserAttributeInput } from '../../client/resources/user-attributes.js';
import type { FieldProblems } from '../kit/dialog/useActionForm.js';
import { isEmbedTenantName } from '../shared/fields/isEmbedTenantName.js';
import { readJsonObject } from '../shared/fields/jsonObject.js';
import { readAddress } from '../shared/people/readAddresses.js';
import type { EmbedSessionLabels } from './labels/EmbedSessionLabels.js';

/** The settings of a session that are on, off or inherited. */
export const switchKeys = [
  'allowAi',
  'showDashboardChat',
  'showWorkbookChat',
  'showAiWidgets',
  'allowChatWorkspaceAuthoring',
  'showWorkbookShare',
  'showDashboardSettings',
  'showMemberNames',
  'showGroupByCube',
] as const satisfies readonly (keyof EmbedSessionSettings)[];

export type SwitchKey = (typeof switchKeys)[number];

/** The values of the form of a session. */
export interface SessionValues {
  /** `external` for a user of the host's product, `internal` for a user of the account. */
  readonly userKind: 'external' | 'internal';
  readonly userId: string;
  readonly email: string;
  readonly displayName: string;
  readonly tenant: string;
  readonly isCreator: boolean;
  readonly groups: readonly string[];
  readonly tenantGroups: readonly string[];
  /** A JSON object as text; empty for none. */
  readonly attributes: string;
  /** The settings that are not inherited. */
  readonly switches: Partial<Record<SwitchKey, boolean>>;
  readonly locale: string;
  readonly timezone: string;
  readonly branch: string;
  readonly dashboard: string;
}

export const emptySession: SessionValues = {
  userKind: 'external',
  ...{ userId: '', email: '', displayName: '', tenant: '', attributes: '', locale: '', timezone: '', branch: '', dashboard: '' },
  isCreator: false,
  groups: [],
  tenantGroups: [],
  switches: {},
};

/** Returns the input of the call. Leaves out empty values and, for a user of the account, the fields that the account already has. */
export function inputOf(deploymentId: number, values: SessionValues): GenerateSession {
  const { userKind, groups, tenantGroups, isCreator, switches } = values;
  const text = (key: 'userId' | 'email' | 'displayName' | 'tenant' | 'locale' | 'timezone' | 'branch' | 'dashboard') =>
    values[key].trim() || undefined;
  const settings = { ...switches, locale: text('locale'), timezone: text('timezone') };
  const hasSettings = Object.values(settings).some((value) => value !== undefined);
  const external = {
    externalId: text('userId'),
    email: addressIn(values.email),
    userProfile: text('displayName') === undefined ? undefined : { displayName: text('displayName') },
    groups: groups.length > 0 ? groups : undefined,
    userAttributes: attributesOf(values.attributes),
  };
  return withoutEmpty({
    deploymentId,
    ...(userKind === 'external' ? external : { internalId: addressIn(values.userId) }),
    embedTenantName: text('tenant'),
    creatorMode: isCreator || undefined,
    tenantGroups: tenantGroups.length > 0 ? tenantGroups : undefined,
    settings: hasSettings ? withoutEmpty(settings) : undefined,
    branchName: text('branch'),
    publicDashboardId: text('dashboard'),
  });
}

/** Returns what the service would refuse (docs/contract/embedding.md#sessions). */
export function problemsOf(
  values: SessionValues,
  { problems: words }: Pick<EmbedSessionLabels, 'problems'>,
  error: ServiceError | undefined,
): FieldProblems<SessionValues> {
  const { userKind, userId, tenant, isCreator, tenantGroups, attributes } = values;
  const branch = branchProblem(values, words, error);
  const isUnknown = error?.kind === 'not-found' && userKind === 'internal' && branch === undefined;
  const needsTenant = isCreator && tenantGroups.length > 0;
  const tenantName = tenant.trim();
  return {
    userId: userId.trim() === '' ? words.userId : isUnknown ? words.noUser : undefined,
    tenant: tenantName === '' ? (needsTenant ? words.noTenant : undefined) : isEmbedTenantName(tenantName) ? undefined : words.tenant,
    tenantGroups: tenantGroups.length > 0 && !isCreator ? words.tenantGroups : undefined,
    attributes: readJsonObject(attributes) === null ? words.attributes : undefined,
    branch,
  };
}

/** A 404 or 400 can have other causes; the message about a branch contains its name. */
function branchProblem(
  { branch }: SessionValues,
  words: EmbedSessionLabels['problems'],
  error: ServiceError | undefined,
): string | undefined {
  const name = branch.trim();
  if (name === '' || error === undefined || !error.message.includes(name)) return undefined;
  if (error.kind === 'not-found') return words.noBranch;
  return error.kind === 'validation' ? words.idleBranch : undefined;
}

function attributesOf(text: string): readonly UserAttributeInput[] | undefined {
  const read = readJsonObject(text);
  if (read === null || read === undefined) return undefined;
  // The service checks that each value has the type of its attribute.
  return Object.entries(read).map(([name, value]) => ({ name, value: value as UserAttributeInput['value'] }));
}

function addressIn(text: string): string | undefined {
  return readAddress(text).email || undefined;
}

function withoutEmpty<Value extends object>(value: Value): Value {
  // Only optional members can be empty.
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined && member !== '')) as Value;
}
