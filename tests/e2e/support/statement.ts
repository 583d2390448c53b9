import { request } from '../../engines/sandbox';
import type { Desk } from './desk';

type Begin = { token: string; language?: 'en' | 'pl'; year?: number };

/** Starts a sustainability report of a year, by default last year; returns its key. */
export async function beginStatement(
  desk: Pick<Desk, 'page' | 'host'>,
  { token, language = 'en', year = new Date().getUTCFullYear() - 1 }: Begin,
): Promise<number> {
  const { body } = await request<{ reportHeaderId: number }>(desk, 'api/Reports/Headers', {
    method: 'POST',
    token,
    body: { reportId: 2, startDate: `${year}-01-01`, endDate: `${year}-12-31`, language },
  });
  return body.reportHeaderId;
}

type Source = { reportHeaderId: number };

/** Starts one with the contents of the demo's finished assessment; returns its key. */
export async function beginAssessedStatement(
  desk: Pick<Desk, 'page' | 'host'>,
  begin: Begin,
): Promise<number> {
  const { token } = begin;
  const headerId = await beginStatement(desk, begin);
  const path = `api/Reports/${headerId}/DoubleMateriality`;
  const { body: sources } = await request<Source[]>(desk, `${path}/Sources`, { token });
  const body = { fromReportHeaderId: sources.at(-1)?.reportHeaderId };
  await request(desk, `${path}/Copies`, { method: 'POST', token, body });
  return headerId;
}
