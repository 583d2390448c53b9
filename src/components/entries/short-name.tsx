import { cn } from '@/lib/cn';

type ShortNameProps = { text: string; more?: string | null };

/** Longer names need a second line in a narrow window. */
const lettersInALine = 15;

/** A name shortened to one line, or to two in a narrow window; the full name is shown on hover. */
export function ShortName({ text, more }: ShortNameProps) {
  return (
    <span
      title={[text, more].filter(Boolean).join(', ')}
      className={cn(
        'xl:block xl:max-w-56 xl:truncate',
        text.length > lettersInALine
          ? 'max-xl:line-clamp-2 max-xl:min-w-26'
          : 'max-xl:block max-xl:max-w-24 max-xl:truncate',
      )}
    >
      {text}
      {more ? <span className="font-normal text-ink-muted">{`, ${more}`}</span> : null}
    </span>
  );
}
