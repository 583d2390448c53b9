import { useCallback, useState } from 'react';
import type { EvidencedPart } from '#api/contract/intake/evidence';
import type { PickedWords } from '@/components/source-file/shown-source';
import type { Answers } from '../../model';
import type { IntakeThread, IntakeTools } from '../intake-tools';
import { type Teaching, taught, withWord } from './teaching';

type TeachingOptions = {
  thread: IntakeThread;
  tools: IntakeTools;
  answers: Answers;
  onTaught: (answers: Answers) => void;
};

/** Lets the user point to a value on the page: choose its words, then use them. */
export function useTeaching({ thread, tools, answers, onTaught }: TeachingOptions) {
  const [teaching, setTeaching] = useState<Teaching | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const readWords = useCallback(async (page: number) => (await thread.page(page)).words, [thread]);
  const end = () => {
    setTeaching(null);
    setHasFailed(false);
  };
  const use = async () => {
    if (!teaching || teaching.page === null) return;
    const next = await taught(answers, teaching, { page: await thread.page(teaching.page), tools });
    if (!next) return setHasFailed(true);
    onTaught(next);
    end();
  };
  const pick: PickedWords | undefined = teaching
    ? {
        readWords,
        chosen: teaching.words,
        onWord: (word, page) => {
          setHasFailed(false);
          setTeaching(withWord(teaching, word, page));
        },
      }
    : undefined;
  return {
    pick,
    bar: teaching && { teaching, hasFailed, onUse: () => void use(), onCancel: end },
    start: (key: string, part: EvidencedPart) => {
      setHasFailed(false);
      setTeaching({ key, part, page: null, words: [] });
    },
  };
}
