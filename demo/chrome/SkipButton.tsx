/** The first stop of the Tab key, visible only while it has the focus: moves the focus past what stands before the content. */
export function SkipButton({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <button type="button" className="skip" onClick={() => document.querySelector<HTMLElement>(to)?.focus()}>
      {children}
    </button>
  );
}
