import { type KeyboardEvent, useState } from 'react';
import { cn } from '@/lib/cn';
import { type PageShape, styleOf } from './page-shape';
import { wordAfter } from './word-after';

export type ShownWord = PageShape & { text: string };

type PdfWordsProps = {
  words: readonly ShownWord[];
  chosen: readonly ShownWord[];
  onWord: (word: ShownWord) => void;
};

/** The words of a page as buttons. The arrow keys move between them, because a page has hundreds. */
export function PdfWords({ words, chosen, onWord }: PdfWordsProps) {
  const [last, setLast] = useState(0);
  const current = last < words.length ? last : 0;
  const move = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const next = wordAfter(event.key, index, words.length);
    if (next === null) return;
    event.preventDefault();
    const { parentElement } = event.currentTarget;
    parentElement?.querySelectorAll<HTMLElement>('button[data-word]')[next]?.focus();
  };
  return words.map((word, index) => {
    const isChosen = chosen.includes(word);
    return (
      <button
        key={`${word.left} ${word.top} ${word.text}`}
        data-word
        type="button"
        tabIndex={index === current ? 0 : -1}
        aria-label={word.text}
        aria-pressed={isChosen}
        onClick={() => onWord(word)}
        onFocus={() => setLast(index)}
        onKeyDown={(event) => move(event, index)}
        className={cn(
          'absolute rounded-sm hover:bg-info-soft/60 hover:outline-1 hover:outline-brand focus-visible:outline-2 focus-visible:outline-brand',
          isChosen && 'bg-brand/20 outline-2 outline-brand',
        )}
        style={styleOf(word, 0.001)}
      />
    );
  });
}
