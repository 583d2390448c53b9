type OneLineProps = { text: string; more?: string | null };

/** A name that keeps its row at one line; the whole of it on hover. */
export function OneLine({ text, more }: OneLineProps) {
  return (
    <span className="block max-w-24 truncate xl:max-w-56" title={[text, more].filter(Boolean).join(', ')}>
      {text}
      {more ? <span className="font-normal text-ink-muted">{`, ${more}`}</span> : null}
    </span>
  );
}
