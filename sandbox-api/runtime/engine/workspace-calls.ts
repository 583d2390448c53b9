/** Companies as a file, for another browser or a server, and loading it from there. */
import type { Db } from '#api/db/db';
import { fileNameOf } from '#api/db/workspace-file/file-name';
import { loadWorkspace } from '#api/db/workspace-file/load-workspace';
import { WorkspaceFileProblem, workspaceFileText } from '#api/db/workspace-file/workspace-file-problem';
import { type Progress, writeWorkspace } from '#api/db/workspace-file/write-workspace';
import { today } from '#api/kernel/context';
import { settleCompanies } from '#api/modules/company/workspaces/service';
import type { EngineControl } from './engine-control';
import { refuse } from './engine-refusal';
import { migrations } from './maintenance/migrations';
import { openScratchDatabase } from './open-database';
import { currentStore } from './workspaces/workspace-stores';

export async function exportWorkspace(request: Request, control: EngineControl): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const userId = searchParams.get('userId');
  return answering(request, () =>
    control.whileOpen(async ({ database: { db }, platform }) => {
      const { bytes, companies } = await writeWorkspace(db, {
        createdOn: platform.clock.now(),
        userId: userId === null ? undefined : Number(userId),
        withoutEvidence: searchParams.get('withoutEvidence') === 'true',
        onProgress: tellingProgress(control),
      });
      return new Response(bytes, {
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="${fileNameOf(companies, today(platform.clock))}"`,
          'cache-control': 'no-store',
        },
      });
    }),
  );
}

type Import = {
  bytes: Uint8Array<ArrayBuffer>;
  /** The store that was open at the request; null in memory. Another one is left alone. */
  asked: string | null;
};

/** Completely or not at all. Companies with the same accounts are replaced; the others stay. */
export async function importWorkspace(
  request: Request,
  control: EngineControl,
  { bytes, asked }: Import,
): Promise<Response> {
  return answering(request, async () => {
    const isDone = await control.whileAlone(async ({ database: { db }, platform }) => {
      if (asked !== null && asked !== (await currentStore(control.names))) return false;
      await loadWorkspace(db, bytes, {
        migrations,
        openScratch: () => openScratchDatabase(control),
        knownAccounts: 'replace',
        finish: (tx: Db, companyIds) => settleCompanies({ db: tx, platform }, companyIds),
        onProgress: tellingProgress(control),
      });
      return true;
    });
    if (!isDone) return refuse('conflict', request);
    // Rows read before the load are no longer valid.
    await control.whileClosed(async () => undefined);
    control.tell({ type: 'data-replaced' });
    return new Response(null, { status: 204 });
  });
}

function tellingProgress({ tell }: EngineControl): Progress {
  let told = 0;
  return (done, total) => {
    const percent = Math.floor((100 * done) / Math.max(1, total));
    if (percent > told) tell({ type: 'file-progress', done, total });
    told = percent;
  };
}

async function answering(request: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof WorkspaceFileProblem)) throw error;
    const refusal = refuse(error.reason === 'too-large' ? 'body_too_large' : 'unprocessable_file', request);
    const { headers, status } = refusal;
    const locale = headers.get('content-language') === 'pl' ? 'pl' : 'en';
    const problem = {
      ...(await refusal.json()),
      detail: workspaceFileText(locale, error.reason, error.subject),
    };
    return new Response(JSON.stringify(problem), { status, headers });
  }
}
