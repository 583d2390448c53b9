/** Returns the same responses as our worker, also without a database; the benchmark passes the responses in. */
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';

type Answer = { path: string; status: number; contentType: string; body: string };

const worker = setupWorker();
Object.assign(globalThis, {
  startMsw: async (answers: Answer[]) => {
    worker.use(
      ...answers.map(({ path, status, contentType, body }) =>
        http.get(
          new URL(path, location.href).pathname,
          () => new HttpResponse(body, { status, headers: { 'content-type': contentType } }),
        ),
      ),
    );
    await worker.start({ quiet: true });
  },
});
