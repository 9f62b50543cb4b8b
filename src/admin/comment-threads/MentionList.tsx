'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { EmbedMentionableUser } from '../../client/resources/dashboard-comments.js';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Button } from '../../ui/button/Button.js';
import { partClass } from '../../ui/partClass.js';
import { placeBeside } from '../../ui/popup/placeBeside.js';
import { showOnTop } from '../../ui/popup/showOnTop.js';
import { CommentAvatar } from './CommentAvatar.js';
import { useCommentLabels } from './commentThreadsWidget.js';
import type { MentionField } from './model/useMentionField.js';

/** The list of people to mention, below the `@` in the browser's top layer. The field keeps the focus. */
export function MentionList({ field }: { field: MentionField }) {
  const { people, isPending, error } = field.search;
  const isShown = field.isSearching && (people.length > 0 || isPending || error !== null);
  return (
    <>
      <Announcement field={field} />
      {isShown && <OpenMentionList field={field} />}
    </>
  );
}

function OpenMentionList({ field }: { field: MentionField }) {
  const words = useCommentLabels();
  const { common } = useBaseLabels();
  const popup = useRef<HTMLDivElement>(null);
  const { people, error, refetch } = field.search;

  useLayoutEffect(() => {
    const element = popup.current;
    return element === null ? undefined : showOnTop(element);
  }, []);

  useLayoutEffect(() => {
    const element = popup.current;
    const textarea = field.ref.current;
    if (element === null || textarea === null) return undefined;
    const place = () => placeAtLetter(element, textarea, field.searchStart ?? 0);
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  });

  useEffect(() => {
    popup.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  return (
    <div ref={popup} data-slot="mention-popup" className={partClass('menu parley-mention-popup')}>
      {people.length > 0 ? (
        <div role="listbox" aria-label={words.mentions.list} {...field.listProps}>
          {people.map((person, index) => (
            <Option key={person.id} person={person} props={field.optionProps(index)} />
          ))}
        </div>
      ) : error === null ? (
        <p className="parley-note parley-line parley-spread parley-mention-note">{words.mentions.searching}</p>
      ) : (
        <p className="parley-note parley-line parley-spread parley-mention-note">
          {words.mentions.failed}
          <Button size="small" onPointerDown={(event) => event.preventDefault()} onClick={refetch}>
            {common.retry}
          </Button>
        </p>
      )}
    </div>
  );
}

function Option({ person, props }: { person: EmbedMentionableUser; props: ReturnType<MentionField['optionProps']> }) {
  const name = person.firstName || person.username;
  const detail = person.email ?? (name === person.username ? undefined : person.username);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points to the active option
    <div role="option" className="parley-menu-item" {...props}>
      <CommentAvatar name={name} />
      <span className="parley-lines">
        <bdi className="parley-clip">{name}</bdi>
        {detail !== undefined && detail !== name && <bdi className="parley-caption parley-clip">{detail}</bdi>}
      </span>
    </div>
  );
}

/** Announces the list, because a text field cannot expose that it has one. */
function Announcement({ field: { isSearching, search } }: { field: MentionField }) {
  const words = useCommentLabels();
  const { number } = useFormats();
  const { people, isPending, error } = search;
  const text = people.length > 0 ? words.mentions.found(people.length, number(people.length)) : words.mentions.none;
  return (
    <span role="status" className="parley-visually-hidden">
      {isSearching && !isPending && error === null && text}
    </span>
  );
}

/**
 * Places a floating element below a character of a text field. Browsers do not expose the position of a character, so a copy
 * of the field with the same styles, line breaks and scroll position is measured.
 */
function placeAtLetter(floating: HTMLElement, field: HTMLTextAreaElement, index: number): void {
  const copy = field.ownerDocument.createElement('div');
  const mark = field.ownerDocument.createElement('span');
  copy.ariaHidden = 'true';
  copy.className = `${field.className} parley-comment-copy`;
  copy.dir = field.dir;
  copy.style.inlineSize = `${field.clientWidth}px`;
  copy.append(field.value.slice(0, index), mark, field.value.slice(index));
  field.after(copy);
  copy.scrollTop = field.scrollTop;
  placeBeside(floating, mark, { side: 'below', align: 'start' });
  copy.remove();
}
