import { useEffect, useState } from 'react';
import type { Answers, IntakeChoices } from '../../model';
import type { IntakeThread, Interpretation } from '../intake-tools';

export type Interpreted = {
  /** The newest one; it may belong to earlier answers while the next one is prepared. */
  shown: Interpretation | null;
  isBehind: boolean;
  error: unknown;
};

type Given = {
  thread: IntakeThread | null;
  choices: IntakeChoices | undefined;
  answers: Answers;
  /** The profile that is part of the answers. */
  remembered: Answers | null;
};

/** What the file says with these answers. Each answer interprets it again. */
export function useInterpretation({ thread, choices, answers, remembered }: Given): Interpreted {
  const [found, setFound] = useState<{
    answers: Answers;
    choices: IntakeChoices;
    shown: Interpretation;
  } | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    if (!thread || !choices) return;
    let isOver = false;
    thread.interpret({ choices, answers, ...(remembered && { remembered }) }).then(
      (shown) => {
        if (isOver) return;
        setError(null);
        setFound({ answers, choices, shown });
      },
      (failure: unknown) => {
        if (!isOver) setError(failure);
      },
    );
    return () => {
      isOver = true;
    };
  }, [thread, choices, answers, remembered]);
  return {
    shown: found?.shown ?? null,
    isBehind: found?.answers !== answers || found?.choices !== choices,
    error,
  };
}
