'use client';
import { memo } from 'react';
import type { DataModelMember, DataModelView } from '../../../client/chat-stream/ToolResult.js';
import { Disclosure } from '../../../ui/disclosure/Disclosure.js';
import { ShowMore, useShownPart } from '../../../ui/text/ShowMore.js';
import { shortText } from '../../../ui/text/shortText.js';

/**
 * The views found by a search of the data model. Each expands to show its members. Renders a `<ul>` and, if there are many, a button that
 * shows more.
 */
export function DataModelViews({ views }: { views: readonly DataModelView[] }) {
  const part = useShownPart(views.length, manyAtOnce);
  return (
    <>
      <ul className="parley-model-views">
        {views.slice(0, part.shown).map((view, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a view is its place; names may repeat
          <View key={index} view={view} />
        ))}
      </ul>
      <ShowMore part={part} isCounted />
    </>
  );
}

const View = memo(function View({ view: { title, members } }: { view: DataModelView }) {
  return (
    <li>
      <Disclosure
        summary={
          <>
            <bdi className="parley-model-view">{shortText(title, maxNameCharacters)}</bdi>{' '}
            <span className="parley-tool-time">{members.length}</span>
          </>
        }
      >
        <Members members={members} />
      </Disclosure>
    </li>
  );
});

function Members({ members }: { members: readonly DataModelMember[] }) {
  const part = useShownPart(members.length, manyAtOnce);
  return (
    <>
      <ul className="parley-model-members">
        {members.slice(0, part.shown).map((member, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a member is its place; names may repeat
          <Member key={index} member={member} />
        ))}
      </ul>
      <ShowMore part={part} isCounted />
    </>
  );
}

const Member = memo(function Member({ member: { title, description, aggType, type } }: { member: DataModelMember }) {
  return (
    <li title={description === '' ? undefined : shortText(description, maxTipCharacters)}>
      <bdi>{shortText(title, maxNameCharacters)}</bdi>{' '}
      <span className="parley-model-type">{shortText(aggType ?? type, maxNameCharacters)}</span>
    </li>
  );
});

const manyAtOnce = { first: 100, step: 200 };
const maxNameCharacters = 200;
const maxTipCharacters = 1_000;
