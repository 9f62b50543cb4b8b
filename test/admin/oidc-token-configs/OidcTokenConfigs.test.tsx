import { describe, expect, it } from 'vitest';
import { englishOidcTokenConfigs } from '../../../src/admin/oidc-token-configs/labels/en.js';
import { inputOf, problemsOf, valuesOf } from '../../../src/admin/oidc-token-configs/tokenConfigForm.js';
import { OidcTokenConfigs } from '../../../src/admin.js';
import type { OidcTokenConfig } from '../../../src/client.js';
import { describeWidget } from '../../support/describeWidget.js';

const config = {
  audienceType: 'aws',
  audience: 'sts.amazonaws.com',
  isEnabled: true,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-03-05T09:00:00Z',
};

describeWidget('OidcTokenConfigs', (props) => <OidcTokenConfigs {...props} />, OidcTokenConfigs, {
  slot: 'oidc-token-configs',
  whenEmpty: ['No token configurations', 'Add configuration'],
  read: /^GET .*oidc-token-configs$/,
  bodyOf: (count) => Array.from({ length: count }, (_, index) => ({ ...config, id: index + 1, name: `config-${index + 1}` })),
});

describe('the form of a token configuration', () => {
  const item: OidcTokenConfig = { ...config, id: 1, name: 'lake', customClaims: { team: 'data' }, subFormat: null };
  function problems(changes: Partial<ReturnType<typeof valuesOf>>, of?: OidcTokenConfig): readonly string[] {
    const found = problemsOf({ ...valuesOf(of), ...changes }, { labels: englishOidcTokenConfigs, item: of, error: undefined });
    return Object.entries(found).flatMap(([field, problem]) => (problem === undefined ? [] : [field]));
  }

  it('sends back what it has read', () => {
    expect(inputOf(valuesOf(item))).toEqual({
      audienceType: 'aws',
      name: 'lake',
      customAudience: 'sts.amazonaws.com',
      subFormat: null,
      targetEnvVar: null,
      customClaims: { team: 'data' },
      isEnabled: true,
    });
  });

  it('clears a field with an empty text', () => {
    expect(inputOf({ ...valuesOf(item), customAudience: ' ', customClaims: '' })).toMatchObject({
      customAudience: null,
      customClaims: null,
    });
  });

  it.each([
    ['name', 'Lake'],
    ['name', 'lake-'],
    ['audienceType', ' '],
    ['subFormat', '{branch}'],
    ['subFormat', 'a'.repeat(201)],
    ['targetEnvVar', '2FAST'],
    ['targetEnvVar', 'lower'],
    ['customClaims', '[1]'],
    ['customClaims', '{'],
  ] as const)('refuses as %s: %s', (field, text) => {
    expect(problems({ [field]: text }, item)).toEqual([field]);
  });

  it.each([
    ['name', 'lake-reader-2'],
    ['subFormat', '{deployment_id}:{component}'],
    ['targetEnvVar', 'AWS_WEB_IDENTITY_TOKEN_FILE'],
    ['customClaims', '{}'],
  ] as const)('accepts as %s: %s', (field, text) => {
    expect(problems({ [field]: text }, item)).toEqual([]);
  });

  it('lets the service choose the name of a new one only', () => {
    expect(problems({ name: '', audienceType: 'aws' })).toEqual([]);
    expect(problems({ name: '' }, item)).toEqual(['name']);
  });
});
