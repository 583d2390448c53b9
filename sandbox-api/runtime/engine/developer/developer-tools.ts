import type { Injection } from '#api/contract/engine-injections';
import { createCallRecorder } from './call-recorder';
import { createSettingsStore, type DeveloperSettings, noSettings } from './developer-settings';
import { inject } from './inject';

export type DeveloperTools = ReturnType<typeof createDeveloperTools>;

type Options = {
  /** Number of bytes written to the store so far. */
  writtenBytes(): number;
  /** Storage of the settings. */
  cacheName: string;
  wait?(ms: number): Promise<void>;
};

const waitFor = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** The layer between the pages and the API for developers. Turned off, it costs a call one check. */
export function createDeveloperTools({ writtenBytes, cacheName, wait = waitFor }: Options) {
  const recorder = createCallRecorder(writtenBytes);
  const store = createSettingsStore(cacheName);
  let settings: DeveloperSettings = noSettings;
  /** Null once it was read, because every call checks it. */
  let reading: Promise<void> | null = store.read().then((kept) => {
    settings = kept;
    reading = null;
  });

  async function change(wanted: Partial<DeveloperSettings>): Promise<void> {
    await reading;
    settings = { ...settings, ...wanted };
    await store.keep(settings);
  }

  return {
    recorder,
    settings: async (): Promise<DeveloperSettings> => {
      await reading;
      return settings;
    },
    setRecording: (isRecording: boolean) => change({ isRecording }),
    setInjections: (injections: readonly Injection[]) => change({ injections: [...injections] }),
    async pass(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response> {
      if (reading) await reading;
      const { isRecording, injections } = settings;
      if (!isRecording && injections.length === 0) return answer(request);
      const answerOrInject = async () => {
        const injected = await inject(request, injections, wait);
        return { response: injected ?? (await answer(request)), isInjected: injected !== undefined };
      };
      if (isRecording) return recorder.record(request, answerOrInject);
      return (await answerOrInject()).response;
    },
  };
}
