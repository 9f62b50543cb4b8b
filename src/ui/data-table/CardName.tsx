export interface CardNameProps {
  /** The name: the header of the column. */
  children: string;
}

/** The name of a value that needs one in cards, which have no headers: “Expires” before a date. Hidden in rows. Renders a `<span>`. */
export function CardName({ children }: CardNameProps) {
  return (
    // Screen readers read the header with every cell.
    <span aria-hidden="true" className="parley-card-name">
      {children}{' '}
    </span>
  );
}
