import { createCallRecorder } from './call-recorder';

export type DeveloperTools = ReturnType<typeof createDeveloperTools>;

/** What stands between the pages and the API for developers. Turned off, a call passes after one look. */
export function createDeveloperTools({ writtenBytes }: { writtenBytes: () => number }) {
  const recorder = createCallRecorder(writtenBytes);
  let isRecording = false;

  return {
    recorder,
    isRecording: async () => isRecording,
    setRecording: async (isOn: boolean) => {
      isRecording = isOn;
    },
    async pass(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response> {
      if (!isRecording) return answer(request);
      return recorder.record(request, async () => ({ response: await answer(request), isInjected: false }));
    },
  };
}
