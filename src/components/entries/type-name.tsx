type TypeNameProps = { text: string; more?: string | null };

/** A name of this length fits on one line of the narrowest column. */
const lettersInALine = 15;

/** The name of a type in a table. A long one wraps in a narrow window, so every name is readable in full. */
export function TypeName({ text, more }: TypeNameProps) {
  return (
    <span className="wrap-break-word block max-w-28 xl:max-w-56">
      <span className={text.length > lettersInALine ? undefined : 'whitespace-nowrap'}>{text}</span>
      {more ? <span className="font-normal text-ink-muted">{`, ${more}`}</span> : null}
    </span>
  );
}
