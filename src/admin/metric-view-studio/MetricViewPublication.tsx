'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useFormats } from '../../react/language/useFormats.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { Select } from '../../ui/select/Select.js';
import { LongText } from '../../ui/text/LongText.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import { Facts, FieldGrid, Note, Section } from '../kit/layout/layout.js';
import { publicationWidget } from './metricViewPublicationWidget.js';
import { OnRequestNotice } from './OnRequestNotice.js';
import { useMetricViewLabels } from './useMetricViewLabels.js';
import { ViewChoiceFields, wordOptions } from './ViewChoiceFields.js';

/** Configures how the views of a data source are published as metric views in a warehouse: target, names and views. Renders a `<div>`. */
export const MetricViewPublication = publicationWidget.assemble({
  Fields: () => (
    <>
      <PublicationState />
      <PublicationTarget />
      <PublicationViews />
    </>
  ),
  Frame: Readable,
});

export type MetricViewPublicationProps = ComponentProps<typeof MetricViewPublication>;

/** The parts of `MetricViewPublication`, for other layouts. */
export const { Root: MetricViewPublicationRoot, Form: MetricViewPublicationForm } = MetricViewPublication;

/** The form, or the reason why the settings cannot be read. */
function Readable({ children }: { children: ReactNode }) {
  const state = publicationWidget.useSelector(({ model }) => model.state);
  return state.status === 'denied' ? <OnRequestNotice error={state.error} /> : children;
}

/** The switch that publishes, and facts about the saved settings. Renders a `<div>`. */
function PublicationState() {
  const { fields, facts, unsaved } = useMetricViewLabels();
  const { number } = useFormats();
  const { form, item } = publicationWidget.useFields();
  return (
    <div className="parley-stack parley-gap-l">
      {item === undefined || item.configurationVersion === 0 ? (
        <Note>{unsaved}</Note>
      ) : (
        <Facts
          facts={[
            [facts.version, number(item.configurationVersion)],
            [facts.updated, item.updatedAt && <TimeAgo key="updated" at={item.updatedAt} />],
            [
              facts.accessTest,
              item.accessTest && (
                <code dir="ltr" className="parley-code">
                  <LongText text={JSON.stringify(item.accessTest)} />
                </code>
              ),
            ],
          ]}
        />
      )}
      <CheckField label={fields.isEnabled} {...form.checkbox('isEnabled')} />
    </div>
  );
}

/** Where the metric views are written, and under which names. Renders a `<section>`. */
export function PublicationTarget() {
  const { sections, fields, hints, policies } = useMetricViewLabels();
  const { form } = publicationWidget.useFields();
  const { deletionPolicy } = form.values;
  const written = { dir: 'ltr', spellCheck: false } as const;
  return (
    <Section heading={sections.target}>
      <FieldGrid>
        <TextField label={fields.targetCatalog} {...written} {...form.field('targetCatalog')} />
        <TextField label={fields.targetSchema} {...written} {...form.field('targetSchema')} />
        <TextField label={fields.targetNamePrefix} hint={hints.targetNamePrefix} {...written} {...form.field('targetNamePrefix')} />
        <Select
          label={fields.deletionPolicy}
          value={deletionPolicy}
          options={wordOptions(policies, deletionPolicy)}
          onValueChange={(policy) => policy && form.change({ deletionPolicy: policy })}
        />
      </FieldGrid>
    </Section>
  );
}

/** The views that are published. Renders a `<section>`. */
export function PublicationViews() {
  const { sections } = useMetricViewLabels();
  const { form } = publicationWidget.useFields();
  return (
    <Section heading={sections.views}>
      <ViewChoiceFields form={form} />
    </Section>
  );
}
