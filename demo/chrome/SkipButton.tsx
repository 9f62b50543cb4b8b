/** A skip button: the first Tab stop of the page, visible only while focused. Moves the focus to the content. */
export function SkipButton({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <button type="button" className="skip" onClick={() => document.querySelector<HTMLElement>(to)?.focus()}>
      {children}
    </button>
  );
}
