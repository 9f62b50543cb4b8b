'use client';
import type { DataModelView } from '../../client/chat-stream/ToolResult.js';
import { Disclosure } from '../primitives/Disclosure.js';

/** What a search of the data model found: views, each opening to its members. Renders a `<ul>`. */
export function DataModelViews({ views }: { views: readonly DataModelView[] }) {
  return (
    <ul className="parley-model-views">
      {views.map((view) => (
        <li key={view.name}>
          <Disclosure
            summary={
              <>
                <bdi className="parley-model-view">{view.title}</bdi> <span className="parley-tool-time">{view.members.length}</span>
              </>
            }
          >
            <ul className="parley-model-members">
              {view.members.map((member) => (
                <li key={member.name} title={member.description === '' ? undefined : member.description}>
                  <bdi>{member.title}</bdi> <span className="parley-model-type">{member.aggType ?? member.type}</span>
                </li>
              ))}
            </ul>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
