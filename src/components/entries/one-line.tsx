type OneLineProps = { text: string; more?: string | null };

/** A name shortened to one line; the full name is shown on hover. */
export function OneLine({ text, more }: OneLineProps) {
  return (
    <span className="block max-w-24 truncate xl:max-w-56" title={[text, more].filter(Boolean).join(', ')}>
      {text}
      {more ? <span className="font-normal text-ink-muted">{`, ${more}`}</span> : null}
    </span>
  );
}
