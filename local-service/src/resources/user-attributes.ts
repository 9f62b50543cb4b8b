import { Hono } from 'hono';
import { type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { invalid, readBody } from '../http/fields.js';
import { givenFields } from '../http/givenFields.js';
import { newestFirst, pageOf } from '../http/pageOf.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { requireAdmin, requireMember } from '../tenant/callers/guards.js';
import { isValueOf, setAttributeValue, toAttributeValue } from '../tenant/people/attributeValues.js';
import type { AttributeRecord } from '../tenant/people/People.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

export function userAttributesRoutes({ tenant: { people } }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  const { attributes, attributeValues, users } = people;

  routes.on(...routeOf('getUserAttributes'), (context) => {
    requireMember(context.get('caller'));
    const { type, name, ...page } = readQuery(context, 'getUserAttributes');
    const found = attributes
      .values()
      .filter((attribute) => (type === undefined || attribute.type === type) && (name === undefined || attribute.name === name));
    const { items, pageInfo } = pageOf(found, page, newestFirst);
    return context.json({ items, pageInfo, data: items, count: found.length });
  });

  routes.on(...routeOf('createUserAttribute'), async (context) => {
    requireAdmin(context.get('caller'));
    const { name, type, ...texts } = await readInput(context, 'createUserAttribute');
    if (attributes.values().some((attribute) => attribute.name === name)) {
      throw new ServiceFailure(409, `An attribute named "${name}" already exists.`);
    }
    return context.json(attributes.insert({ ...noTexts, ...givenFields(texts), name, type }));
  });

  routes.on(...routeOf('updateUserAttribute'), async (context) => {
    requireAdmin(context.get('caller'));
    const { type } = await readBody(context.req.raw.clone());
    const { id, ...texts } = await readInput(context, 'updateUserAttribute');
    const attribute = findAttribute(id);
    if (type !== undefined && type !== attribute.type) throw invalid('type', 'of an attribute cannot be changed');
    return context.json(attributes.update(id, givenFields(texts)) ?? attribute);
  });

  routes.on(...routeOf('getUserAttributeValues'), (context) => {
    const caller = requireMember(context.get('caller'));
    const userId = pathId(context, 'userId');
    if (userId !== caller.user.id) requireAdmin(caller);
    requireUser(userId);
    const values = attributeValues.values().filter((value) => value.userId === userId);
    return context.json(values.map((value) => toAttributeValue(value, findAttribute(value.attributeId))));
  });

  routes.on(...routeOf('upsertUserAttributeValue'), async (context) => {
    requireAdmin(context.get('caller'));
    const input = await readInput(context, 'upsertUserAttributeValue');
    const userId = readTextId('userId', input.userId);
    const attribute = findAttribute(readTextId('userAttributeId', input.userAttributeId));
    requireUser(userId);
    const { value = null } = input;
    if (!isValueOf(attribute.type, value)) throw invalid('value', `must be a ${attribute.type} to match the attribute "${attribute.name}"`);
    return context.json(toAttributeValue(setAttributeValue(people, { userId, attributeId: attribute.id, value }), attribute));
  });

  function findAttribute(id: number): AttributeRecord {
    const attribute = attributes.find(id);
    if (attribute === undefined) throw new ServiceFailure(404, 'The user attribute was not found.');
    return attribute;
  }

  function requireUser(id: number): void {
    if (users.find(id) === undefined) throw new ServiceFailure(404, 'The user was not found.');
  }

  return routes;
}

type AttributeTexts = Pick<AttributeRecord, 'displayName' | 'description' | 'defaultValue'>;

const noTexts: AttributeTexts = { displayName: null, description: null, defaultValue: null };

/** An id that travels as a text. */
function readTextId(field: string, text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw invalid(field, 'must be an ID');
  return Number(text);
}
