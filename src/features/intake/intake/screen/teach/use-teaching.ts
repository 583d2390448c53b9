import { useCallback, useRef, useState } from 'react';
import type { EvidencedPart } from '#api/contract/intake/evidence';
import type { PickedWords } from '@/components/source-file/shown-source';
import type { Answers } from '../../model';
import type { IntakeThread, IntakeTools } from '../intake-tools';
import { type Teaching, taught, withWord } from './teaching';

/** The words are no such value, or they could not be read. */
export type TeachFailure = 'noValue' | 'unread';

type TeachingOptions = {
  thread: IntakeThread;
  tools: IntakeTools;
  answers: Answers;
  onTaught: (answers: Answers) => void;
};

/** Lets the user point to a value on the page: choose its words, then use them. */
export function useTeaching({ thread, tools, answers, onTaught }: TeachingOptions) {
  const [teaching, setTeaching] = useState<Teaching | null>(null);
  const [failure, setFailure] = useState<TeachFailure | null>(null);
  const latest = useRef(answers);
  latest.current = answers;
  const startedAt = useRef<Element | null>(null);
  const readWords = useCallback(async (page: number) => (await thread.page(page)).words, [thread]);
  const end = () => {
    setTeaching(null);
    setFailure(null);
    if (startedAt.current instanceof HTMLElement) startedAt.current.focus();
  };
  const use = async () => {
    if (!teaching || teaching.page === null) return;
    try {
      const page = await thread.page(teaching.page);
      let before: Answers;
      let next: Answers | null;
      // On top of what the user has answered since.
      do {
        before = latest.current;
        next = await taught(before, teaching, { page, tools });
      } while (before !== latest.current);
      if (!next) return setFailure('noValue');
      onTaught(next);
      end();
    } catch {
      setFailure('unread');
    }
  };
  const pick: PickedWords | undefined = teaching
    ? {
        readWords,
        chosen: teaching.words,
        onWord: (word, page) => {
          setFailure(null);
          setTeaching(withWord(teaching, word, page));
        },
      }
    : undefined;
  return {
    pick,
    bar: teaching && { teaching, failure, onUse: () => void use(), onCancel: end },
    start: (key: string, part: EvidencedPart) => {
      startedAt.current = document.activeElement;
      setFailure(null);
      setTeaching({ key, part, page: null, words: [] });
    },
  };
}
