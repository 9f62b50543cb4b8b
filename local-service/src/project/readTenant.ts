import type { AttributeType } from '@parley/react/client';
import { type Lines, readYaml } from '../data-model/readYaml.js';
import { isObject, isStringArray, type JsonObject } from '../http/fields.js';
import type { AttributeValue } from '../tenant/people/People.js';
import { type PlannedAttribute, type PlannedGroup, type PlannedPeople, type PlannedPerson, plannedRoles } from '../tenant/TenantPlan.js';
import { FileProblem } from './FileProblem.js';

/** Reads `tenant.yml`: the people of a project, their attributes and groups. Throws `FileProblem` with the line of what is wrong. */
export function readTenant(text: string): PlannedPeople {
  const lines: Lines = new WeakMap();
  const read = readYaml(text, lines);
  if ('problem' in read) throw new FileProblem(`tenant.yml: ${read.problem}`);
  const refuse = (message: string, entry: object): never => {
    throw new FileProblem(`tenant.yml: Line ${lines.get(entry) ?? 1}: ${message}`);
  };
  const document = isObject(read.value) ? read.value : {};
  if (read.value !== null && !isObject(read.value)) throw new FileProblem(`tenant.yml: Line 1: The file must have ${topKeys.join(', ')}.`);
  checkKeys(document, topKeys, refuse);
  const entries = (key: string): readonly JsonObject[] => {
    const value = document[key] ?? [];
    return Array.isArray(value) && value.every(isObject) ? value : value === '' ? [] : refuse(`"${key}" must be a list of maps.`, document);
  };
  const attributes = entries('attributes').map((entry) => attributeOf(entry, refuse));
  const groups = entries('groups').map((entry): PlannedGroup => {
    checkKeys(entry, ['name', 'description'], refuse);
    return { name: required(entry, 'name', refuse), description: textOf(entry.description) };
  });
  const people = entries('people').map((entry) => personOf(entry, attributes, refuse));
  const emails = people.map(({ email }) => email.toLowerCase());
  const repeated = emails.findIndex((email, index) => emails.indexOf(email) !== index);
  if (repeated !== -1) refuse(`${emails[repeated]} is there twice.`, entries('people')[repeated] ?? document);
  const [first, ...others] = people;
  if (first === undefined || !people.some(({ role }) => role === 'admin')) return { people: [defaultAdmin, ...people], attributes, groups };
  return { people: [first, ...others], attributes, groups };
}

type Refuse = (message: string, entry: object) => never;

const topKeys = ['people', 'attributes', 'groups'];

/** Is there if no other admin is. */
const defaultAdmin: PlannedPerson = { email: 'admin@parley.example', name: 'Admin', role: 'admin', groups: [], attributes: {} };

/** The people of a project that does not name any. */
export const defaultPeople: PlannedPeople = { people: [defaultAdmin], attributes: [], groups: [] };

function attributeOf(entry: JsonObject, refuse: Refuse): PlannedAttribute {
  checkKeys(entry, ['name', 'title', 'type', 'default'], refuse);
  const type = attributeTypes.find((one) => one === (textOf(entry.type) ?? 'string'));
  return {
    name: required(entry, 'name', refuse),
    title: textOf(entry.title),
    type: type ?? refuse(`The type of an attribute must be one of ${attributeTypes.join(', ')}.`, entry),
    defaultValue: textOf(entry.default),
  };
}

const attributeTypes: readonly AttributeType[] = ['string', 'number', 'boolean', 'string_array', 'number_array'];

function personOf(entry: JsonObject, attributes: readonly PlannedAttribute[], refuse: Refuse): PlannedPerson {
  checkKeys(entry, ['email', 'name', 'role', 'attributes', 'groups'], refuse);
  const email = required(entry, 'email', refuse);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) refuse(`"${email}" is not an email address.`, entry);
  const role = textOf(entry.role)?.toLowerCase() ?? 'viewer';
  if (!isRole(role)) return refuse(`The role of ${email} must be one of ${Object.keys(plannedRoles).join(', ')}.`, entry);
  const groups = entry.groups ?? [];
  if (!isStringArray(groups)) return refuse(`The groups of ${email} must be a list.`, entry);
  const given = entry.attributes ?? {};
  if (!isObject(given)) return refuse(`The attributes of ${email} must be a map.`, entry);
  const values = Object.entries(given).map(([name, value]) => {
    const attribute = attributes.find((one) => one.name === name);
    if (attribute === undefined) return refuse(`"${name}" is not one of the attributes of this file.`, given);
    return [
      name,
      typedValue(value, attribute.type) ?? refuse(`"${name}" of ${email} must be of the type ${attribute.type}.`, given),
    ] as const;
  });
  return { email, name: textOf(entry.name), role, groups, attributes: Object.fromEntries(values) };
}

function isRole(role: string): role is keyof typeof plannedRoles {
  return Object.hasOwn(plannedRoles, role);
}

/** Scalars of the file are texts. */
function typedValue(value: unknown, type: AttributeType): AttributeValue | undefined {
  const values = isStringArray(value) ? value : typeof value === 'string' ? [value] : undefined;
  const numbers = values?.map(Number);
  const [first] = values ?? [];
  switch (type) {
    case 'string':
      return typeof value === 'string' ? value : undefined;
    case 'boolean':
      return first === 'true' ? true : first === 'false' ? false : undefined;
    case 'string_array':
      return values;
    case 'number':
      return typeof value === 'string' && numbers?.every(Number.isFinite) === true ? numbers[0] : undefined;
    case 'number_array':
      return numbers?.every(Number.isFinite) === true ? numbers : undefined;
  }
}

function checkKeys(entry: JsonObject, known: readonly string[], refuse: Refuse): void {
  const unknown = Object.keys(entry).find((key) => !known.includes(key));
  if (unknown !== undefined) refuse(`"${unknown}" is not a known key. Known are ${known.join(', ')}.`, entry);
}

function required(entry: JsonObject, key: string, refuse: Refuse): string {
  return textOf(entry[key]) ?? refuse(`"${key}" is missing.`, entry);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
