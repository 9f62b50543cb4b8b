/** The first letter of a name in a circle. Hidden from screen readers, because the name is shown beside it. */
export function CommentAvatar({ name }: { name: string }) {
  const letter = [...name.trim().replace(/^[@\u2066-\u2069]+/u, '')][0] ?? '';
  return (
    <span aria-hidden="true" className="parley-avatar">
      {letter.toLocaleUpperCase()}
    </span>
  );
}
