import { matchParts } from './search-score';

/** A text with the words of a search marked. */
export function MarkedText({ text, search }: { text: string; search: string }) {
  if (search === '') return text;
  return matchParts(text, search).map(({ start, text: part, isMatch }) =>
    isMatch ? (
      <mark key={start} className="rounded-xs bg-attention-soft text-on-attention-soft">
        {part}
      </mark>
    ) : (
      <span key={start}>{part}</span>
    ),
  );
}
