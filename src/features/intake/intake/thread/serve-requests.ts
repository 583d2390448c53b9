import { evidenceLimits } from '#api/contract/intake/evidence';
import { UnreadableFile } from '../model';
import type { ReadPart, ReadProgress } from '../read-progress';
import type { IntakeSession } from './intake-session';
import type { CallName, CallResult, ThreadReply, ThreadRequest } from './messages';

/** Answers the page's requests one after the other, in the order in which they came. */
export function serveRequests(
  session: IntakeSession,
  reply: (reply: ThreadReply) => void,
): (request: ThreadRequest) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (request) => {
    last = last.then(() => serve(session, request, reply));
    return last;
  };
}

async function serve(
  session: IntakeSession,
  request: ThreadRequest,
  reply: (reply: ThreadReply) => void,
): Promise<void> {
  const { id } = request;
  try {
    const result = await resultOf(session, request, (progress) => reply({ id, type: 'progress', progress }));
    reply({ id, type: 'done', result });
  } catch (cause) {
    if (cause instanceof UnreadableFile) reply({ id, type: 'unreadable', reason: cause.reason });
    else reply({ id, type: 'failed', message: cause instanceof Error ? cause.message : String(cause) });
  }
}

async function resultOf(
  session: IntakeSession,
  request: ThreadRequest,
  onProgress: (progress: ReadProgress) => void,
): Promise<CallResult<CallName>> {
  switch (request.name) {
    case 'read': {
      const bytes = await loadBytes(request.input.file, onProgress);
      onProgress({ step: 'reading' });
      const onPart = (part: ReadPart) => onProgress({ step: 'reading', part });
      return session.read(bytes, onPart, request.input.name);
    }
    case 'interpret':
      return session.interpret(request.input);
    case 'grid':
      return session.grid(request.input.sheet, request.input.firstRow, request.input.count);
    case 'page':
      return session.page(request.input.number);
  }
}

/** A stored file can be on a slow disk, so its bytes are counted as they come; the page is told each percent. */
async function loadBytes(file: Blob, onProgress: (progress: ReadProgress) => void): Promise<Uint8Array> {
  if (file.size > evidenceLimits.maxFileBytes) throw new UnreadableFile('tooLarge');
  const bytes = new Uint8Array(file.size);
  let loaded = 0;
  let told = 0;
  const reader = file.stream().getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes.set(part.value, loaded);
    loaded += part.value.length;
    const percent = Math.floor((100 * loaded) / file.size);
    if (percent > told) onProgress({ step: 'loading', bytes: loaded, ofBytes: file.size });
    told = percent;
  }
  return bytes;
}
