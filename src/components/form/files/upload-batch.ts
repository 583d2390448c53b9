import { isApiError } from '@/lib/api/api-error';

/** The progress of a file. `share` is the part of its bytes that has been read; after that, it is being sent. */
export type RunningState = { step: 'queued' } | { step: 'reading'; share: number } | { step: 'sending' };
export type EndState<Answer = unknown> =
  | { step: 'stored'; answer: Answer }
  | { step: 'failed'; error: unknown };
export type UploadState = RunningState | EndState;

export type UploadCalls<File, Answer = unknown> = {
  read: (file: File, onShare: (share: number) => void) => Promise<FormData>;
  send: (form: FormData) => Promise<Answer>;
};

/**
 * Sends files one by one and reports the progress of each. A failed file does not affect the others. Returns the
 * result of each; never throws.
 */
export async function uploadBatch<File>(
  files: readonly File[],
  { read, send }: UploadCalls<File>,
  report: (index: number, state: UploadState) => void,
): Promise<EndState[]> {
  const ends: EndState[] = [];
  for (const [index, file] of files.entries()) {
    const end = await uploadOne(file, { read, send }, (state) => report(index, state));
    report(index, end);
    ends.push(end);
  }
  return ends;
}

/** Reads one file and sends it. Returns its result; never throws. */
export async function uploadOne<File, Answer>(
  file: File,
  { read, send }: UploadCalls<File, Answer>,
  report: (state: RunningState) => void,
): Promise<EndState<Answer>> {
  try {
    report({ step: 'reading', share: 0 });
    const form = await read(file, (share) => report({ step: 'reading', share }));
    report({ step: 'sending' });
    return { step: 'stored', answer: await send(form) };
  } catch (error) {
    return { step: 'failed', error };
  }
}

/**
 * The share of one file's upload that is done: first its bytes are read, then the server checks and stores them.
 * Null when finished.
 */
export function shareDone(state: UploadState): number | null {
  switch (state.step) {
    case 'queued':
      return 0;
    case 'reading':
      return state.share * 0.5;
    case 'sending':
      return 0.5;
    default:
      return null;
  }
}

/** The API's messages about an uploaded file, one text per reason; empty if there are none. */
export function fileErrors(error: unknown): readonly string[] {
  const errors = isApiError(error) ? error.problem?.errors : undefined;
  return errors?.File ?? errors?.SubmittedFile ?? [];
}
