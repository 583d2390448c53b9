import { useEffect, useState } from 'react';
import { readEvidenceContent } from '#api/contract/intake/evidence';
import type { Intake } from '#api/contract/intake/intakes';
import { download } from '@/lib/api/call';
import { type ReadFailure, UnreadableFile } from '../../model';
import type { ReadProgress } from '../../read-progress';
import type { IntakeThread, IntakeTools, SourceFacts } from '../intake-tools';

export type ReadSource = { file: Blob; facts: SourceFacts; thread: IntakeThread };

export type SourceState =
  /** The progress is unknown until the first bytes of the file are there. */
  | { step: 'reading'; progress: ReadProgress | null }
  | { step: 'unreadable'; reason: ReadFailure }
  | { step: 'failed'; error: unknown }
  | ({ step: 'read' } & ReadSource);

/** Loads the file of an intake and reads it in a thread of its own, which ends when the user leaves. */
export function useSource({ file }: Intake, tools: IntakeTools): SourceState & { retry: () => void } {
  const [state, setState] = useState<SourceState>({ step: 'reading', progress: null });
  const [attempt, setAttempt] = useState(0);
  const { evidenceFileId, fileName } = file;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the file again
  useEffect(() => {
    let isOver = false;
    const show = (next: SourceState) => {
      if (!isOver) setState(next);
    };
    const thread = tools.openThread((progress) => show({ step: 'reading', progress }));
    const run = async () => {
      show({ step: 'reading', progress: null });
      const { blob } = await download(readEvidenceContent, { params: { id: evidenceFileId } });
      if (isOver) return;
      const facts = await thread.read(blob, fileName);
      show({ step: 'read', file: blob, facts, thread });
    };
    run().catch((error: unknown) =>
      show(
        error instanceof UnreadableFile
          ? { step: 'unreadable', reason: error.reason }
          : { step: 'failed', error },
      ),
    );
    return () => {
      isOver = true;
      thread.close();
    };
  }, [evidenceFileId, fileName, tools, attempt]);
  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
