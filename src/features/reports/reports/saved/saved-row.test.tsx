import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SessionUser } from '#api/contract/account/session';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import { sessionQuery } from '@/lib/api/queries/session';
import { FinishedPanel } from './finished-panel';
import { useSavedActions } from './saved-actions';
import { useSavedColumns } from './saved-columns';

const saved = {
  reportHeaderId: 7,
  reportId: 1,
  name: 'Emissions 2025',
  startDate: '2025-01-01',
  endDate: '2025-12-31',
  createdOn: '2026-02-03T08:00:00Z',
  modifiedOn: '2026-03-04T08:00:00Z',
  author: 'Anna Nowak',
  userName: 'Jan Kowal',
  isOwner: true,
  isOwnerActive: true,
  isShared: false,
  isExcel: true,
  isComplete: true,
  issueNumber: null,
  dataChange: null,
} as ReportHeader;

/** A row drawn for the signed-in user. */
function drawn(what: ReactNode, roleName: SessionUser['roleName'] = 'User'): string {
  const queryClient = new QueryClient();
  const user = { roleName, isAdmin: roleName === 'Admin' } as SessionUser;
  queryClient.setQueryData(sessionQuery.queryKey, user as never);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <QueryClientProvider client={queryClient}>{what}</QueryClientProvider>
    </RouterContextProvider>,
  );
}

function Row({ header }: { header: ReportHeader }) {
  const columns = useSavedColumns({ finishedId: undefined, showChanges: noAct });
  return columns.map(({ id, cell }) => (
    <p key={id} id={id}>
      {cell(header)}
    </p>
  ));
}

function cells(over: Partial<ReportHeader> = {}): Record<string, string> {
  const html = drawn(<Row header={{ ...saved, ...over }} />);
  return Object.fromEntries(
    [...html.matchAll(/<p id="(\w+)">(.*?)<\/p>/g)].map(([, id, text]) => [id, text]),
  );
}

type Entries = ReturnType<ReturnType<typeof useSavedActions>>;

function Actions({ header, onRead }: { header: ReportHeader; onRead: (entries: Entries) => void }) {
  onRead(
    useSavedActions({ questionnaireType: 'GHG' } as Report, {
      open: noAct,
      savePdf: noAct,
      savePackage: noAct,
      showIssues: noAct,
      takeOver: noAct,
      remove: noAct,
    })(header),
  );
  return null;
}

function actions(over: Partial<ReportHeader> = {}, roleName?: SessionUser['roleName']): string[] {
  let entries: Entries = [];
  const onRead = (read: Entries) => {
    entries = read;
  };
  drawn(<Actions header={{ ...saved, ...over }} onRead={onRead} />, roleName);
  return entries.flatMap((entry) =>
    entry === 'separator'
      ? []
      : [entry.disabledReason ? `${entry.id} closed: ${entry.disabledReason}` : entry.id],
  );
}

const noAct = () => undefined;

describe('a saved report in the list', () => {
  // spec: reports.list.row, reports.constants.period
  it('shows its name, creation date and creator, last change, and author', () => {
    const texts = cells();
    expect(texts.name).toContain('Emissions 2025');
    expect(texts.name).toContain('Jan, 2025');
    expect(texts.created).toMatch(/03 Feb 2026.*Jan Kowal/);
    expect(texts.modified).toContain('04 Mar 2026');
    expect(texts.author).toContain('>Anna Nowak<');
  });

  it('opens a complete report to read, and an incomplete one to edit for users who may', () => {
    expect(cells().name).toContain('href="/reports/1/headers/7/preview"');
    expect(cells({ isComplete: false }).name).toContain('href="/reports/1/create?headerId=7"');
    expect(cells({ isComplete: false, isOwner: false }).name).not.toContain('<a ');
  });

  it('offers the next actions when it was just finished', () => {
    const panel = drawn(<FinishedPanel header={saved} onSavePdf={noAct} onSavePackage={noAct} />);
    for (const part of [
      'finished.open',
      '>pdf<',
      '>workbook<',
      '>package.open<',
      'finished.next',
      'role="switch"',
    ])
      expect(panel).toContain(part);
    expect(panel).toContain('href="/reports/1/create?after=7"');
  });

  // spec: reports.list.status
  it('is marked as in progress until it is complete', () => {
    expect(cells({ isComplete: false }).status).toMatch(/<svg[^>]*hourglass.*saved\.notComplete/);
    expect(cells().status).toMatch(/<svg[^>]*check.*saved\.complete/);
  });

  // spec: reports.list.shared
  it('shows a share switch to its owner and text to other users', () => {
    expect(cells().shared).toContain('role="switch"');
    expect(cells({ isOwner: false, isShared: true }).shared).toBe('saved.public');
  });
});

describe('actions of a saved report', () => {
  // spec: reports.list.reading, reports.states.header
  it('offers reading and downloading only once it is complete, as a workbook where there is one', () => {
    expect(actions()).toEqual(['preview', 'pdf', 'workbook', 'package', 'evidence', 'edit', 'delete']);
    expect(actions({ isComplete: false, isExcel: false })).toEqual([
      'preview closed: saved.finishFirst',
      'pdf closed: saved.finishFirst',
      'package closed: saved.finishFirst',
      'evidence closed: saved.finishFirst',
      'edit',
      'delete',
    ]);
  });

  it('offers readers the evidence of its period, because they cannot open the files themselves', () => {
    expect(actions({ isOwner: false }, 'View')).toContain('evidence');
  });

  // spec: reports.roles.owner
  it('offers editing to its owner and Admins, and deleting to its owner only', () => {
    expect(actions({ isOwner: false })).toEqual(['preview', 'pdf', 'workbook', 'package', 'evidence']);
    expect(actions({ isOwner: false }, 'Admin')).toEqual([
      'preview',
      'pdf',
      'workbook',
      'package',
      'evidence',
      'edit',
      'history',
      'delete closed: delete.ownerOnly',
    ]);
  });

  // spec: reports.roles.owner
  it('lets Admins take it over when its owner has left, and then delete it', () => {
    const left = { isOwner: false, isOwnerActive: false };
    expect(actions(left, 'Admin').slice(-3)).toEqual([
      'history',
      'take-over',
      'delete closed: delete.takeOverFirst',
    ]);
    expect(actions(left)).toEqual(['preview', 'pdf', 'workbook', 'package', 'evidence']);
    expect(actions({}, 'Admin').slice(-2)).toEqual(['history', 'delete']);
  });
});
