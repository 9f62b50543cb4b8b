import type { DataModelMember } from '../../../client/chat-stream/ToolResult.js';
import type { ChatUserAttribute } from '../../../client/http/sessionSettings.js';
import { Button } from '../../../ui/button/Button.js';
import { ShowMore, useShownPart } from '../../../ui/text/ShowMore.js';
import { shortText } from '../../../ui/text/shortText.js';
import { useActingLabels } from '../../hooks/useActingLabels.js';
import { useAskingLabels } from '../../hooks/useAskingLabels.js';
import type { UsedMembers } from './membersOf.js';

export interface ProvenanceDetailsProps {
  members: UsedMembers;
  conditions: readonly string[];
  attributes: readonly ChatUserAttribute[];
  /** The titles of members that the host does not trust. */
  untrusted: readonly string[];
  /** True if the host marks trusted members. */
  isTrustAsked: boolean;
  /** Shows the query; `undefined` if there is none or it is already shown. */
  onShowQuery: (() => void) | undefined;
}

/** Lists the measures, dimensions, filters and user attributes of a query and its untrusted members, with a button that shows the query. */
export function ProvenanceDetails({ members, conditions, attributes, untrusted, isTrustAsked, onShowQuery }: ProvenanceDetailsProps) {
  const words = useActingLabels();
  const { measures, dimensions } = useAskingLabels();
  const notes = [
    ...(untrusted.length === 0 ? [] : [words.notTrusted(listOf(untrusted))]),
    ...(isTrustAsked && members.unknown.length > 0 ? [words.notInModel(listOf(members.unknown))] : []),
  ];
  return (
    <div className="parley-provenance-details">
      {notes.map((note) => (
        <p key={note} className="parley-provenance-note">
          <bdi>{note}</bdi>
        </p>
      ))}
      <dl className="parley-provenance-facts">
        <Members term={measures} members={members.measures} />
        <Members term={dimensions} members={members.dimensions} />
        <dt>{words.conditions}</dt>
        <dd>
          {conditions.length === 0 ? (
            words.noConditions
          ) : (
            <Lines lines={conditions.map((text) => shortText(text, maxTextCharacters))} isCode />
          )}
        </dd>
        {attributes.length > 0 && (
          <>
            <dt>{words.userAttributes}</dt>
            <dd>
              <Lines lines={attributes.map(({ name, value }) => shortText(`${name}: ${value}`, maxTextCharacters))} />
            </dd>
          </>
        )}
      </dl>
      {onShowQuery !== undefined && (
        <Button size="small" variant="quiet" className="parley-provenance-query" onClick={onShowQuery}>
          {words.showQuery}
        </Button>
      )}
    </div>
  );
}

function Members({ term, members }: { term: string; members: readonly DataModelMember[] }) {
  const part = useShownPart(members.length, manyAtOnce);
  if (members.length === 0) return null;
  return (
    <>
      <dt>{term}</dt>
      <dd>
        <ul>
          {members.slice(0, part.shown).map(({ name, title, description }) => (
            <li key={name}>
              <bdi>{shortText(title, maxNameCharacters)}</bdi>
              {description !== '' && (
                <span className="parley-provenance-description">
                  <bdi>{shortText(description, maxTextCharacters)}</bdi>
                </span>
              )}
            </li>
          ))}
        </ul>
        <ShowMore part={part} isCounted />
      </dd>
    </>
  );
}

function Lines({ lines, isCode = false }: { lines: readonly string[]; isCode?: boolean }) {
  const part = useShownPart(lines.length, manyAtOnce);
  return (
    <>
      <ul>
        {lines.slice(0, part.shown).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and their order never changes
          <li key={index}>{isCode ? <code dir="ltr">{line}</code> : <bdi>{line}</bdi>}</li>
        ))}
      </ul>
      <ShowMore part={part} isCounted />
    </>
  );
}

function listOf(names: readonly string[]): string {
  return shortText(names.slice(0, maxNames).join(', '), maxTextCharacters);
}

const manyAtOnce = { first: 12, step: 50 };
const maxNames = 20;
const maxNameCharacters = 200;
const maxTextCharacters = 300;
