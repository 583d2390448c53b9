/** How far a file of a batch got. `share` of its bytes that are read; once they are, it is being sent. */
export type UploadState =
  | { step: 'queued' }
  | { step: 'reading'; share: number }
  | { step: 'sending' }
  | { step: 'stored' }
  | { step: 'failed'; error: unknown };

export type UploadCalls<File> = {
  read: (file: File, onShare: (share: number) => void) => Promise<FormData>;
  send: (form: FormData) => Promise<unknown>;
};

/**
 * Sends files one after the other, and says of each how far it got. One that fails leaves the others alone. Answers what
 * became of each; never throws.
 */
export async function uploadBatch<File>(
  files: readonly File[],
  { read, send }: UploadCalls<File>,
  report: (index: number, state: UploadState) => void,
): Promise<UploadState[]> {
  const ends: UploadState[] = [];
  for (const [index, file] of files.entries()) {
    const end = await uploadOne(file, { read, send }, (state) => report(index, state));
    report(index, end);
    ends.push(end);
  }
  return ends;
}

async function uploadOne<File>(
  file: File,
  { read, send }: UploadCalls<File>,
  report: (state: UploadState) => void,
): Promise<UploadState> {
  try {
    report({ step: 'reading', share: 0 });
    const form = await read(file, (share) => report({ step: 'reading', share }));
    report({ step: 'sending' });
    await send(form);
    return { step: 'stored' };
  } catch (error) {
    return { step: 'failed', error };
  }
}

/** Of the way of one file: its bytes are read first, then the server checks and stores them. Null once it is over. */
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
