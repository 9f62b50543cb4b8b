import type { NewName } from './editBeside.js';

/** A recipe of CONTRIBUTING.md, followed by copying what exists. */
export interface Recipe {
  readonly title: string;
  readonly name: NewName;
  /** The placeholders of the recipe, for the name that exists. `<tag>` of a widget is each of its languages. */
  readonly placeholders: Readonly<Record<string, readonly string[]>>;
}

const widgetLanguages = ['ar', 'de', 'en', 'es', 'ja'];

/** Afrikaans, written like Dutch. */
export const languageRecipe: Recipe = {
  title: 'Add a language',
  name: {
    rename: (text) =>
      text
        .replaceAll(/(?<![\w-])nl(?![\w-])/g, 'af')
        .replaceAll('dutch', 'afrikaans')
        .replaceAll('Nederlands', 'Afrikaans'),
    list: /(?<![\w-])pl(?![\w-])|polish/,
    listed: /(?<![\w-])(['`]?)(?:nl|dutch)\1,?\s+/,
  },
  placeholders: { tag: ['nl'] },
};

/** A list of tokens, written like the widget that CONTRIBUTING.md names as the model. */
export const widgetRecipe: Recipe = {
  title: 'Add a widget',
  name: {
    // The names of operations, and of the hooks that call them, contain similar words.
    rename: (text) =>
      text
        .replaceAll(/(?<!resources\/|v1\/|\.\*)\boidc-token-configs\b/g, 'sample-tokens')
        .replaceAll(/\bOidcTokenConfigs(?=\b|Root|Search|Toolbar|Rows|Footer|Props|Options)/g, 'SampleTokens')
        .replaceAll(/\b(use)?OidcTokenConfig(Labels|List)\b/g, '$1SampleToken$2')
        .replaceAll(/\b(english|german|spanish|japanese|arabic)OidcTokenConfigs\b/g, '$1SampleTokens')
        .replaceAll(/\boidcTokenConfigs\b/g, 'sampleTokens')
        .replaceAll('Token configurations', 'Sample tokens'),
    list: /EmbedTenants/,
    listed: /`OidcTokenConfigs`, /,
  },
  placeholders: {
    widget: ['oidc-token-configs'],
    Widget: ['OidcTokenConfigs', 'OidcTokenConfig'],
    part: ['tokenConfigForm'],
    tag: widgetLanguages,
  },
};

/** A label of each English catalogue that the recipe names, with a catalogue for the placeholders of its path. */
export const sampleLabels: Readonly<Record<string, { readonly path?: string; readonly label: string }>> = {
  'src/admin/<widget>/labels/en.ts': { path: 'src/admin/user-groups/labels/en.ts', label: 'caption' },
  'src/admin/shared/<part>/labels/en.ts': { path: 'src/admin/shared/jobs/labels/en.ts', label: 'emptyAdvice' },
  'src/ui/labels/en.ts': { label: 'nothingFoundAdvice' },
  'src/ui/<part>/labels/en.ts': { path: 'src/ui/command-palette/labels/en.ts', label: 'placeholder' },
  'src/chat/labels/first/en.ts': { label: 'newChat' },
  'src/chat/labels/en.ts': { label: 'renameThread' },
  'src/chat/labels/<part>/en.ts': { path: 'src/chat/labels/viewing/en.ts', label: 'pointCount' },
  'src/react/labels/en.ts': { label: 'retry' },
};
