type TypeNameProps = { text: string; more?: string | null };

/** The name of a type in a table. It wraps in a narrow window, so every name is readable in full. */
export function TypeName({ text, more }: TypeNameProps) {
  return (
    <span className="wrap-break-word block max-w-28 xl:max-w-56">
      {text}
      {more ? <span className="font-normal text-ink-muted">{`, ${more}`}</span> : null}
    </span>
  );
}
