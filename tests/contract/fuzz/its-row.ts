import type { WireRequest } from '../send';
import type { KnownIds } from './known-ids';

export type Drawn = Pick<WireRequest, 'params' | 'query' | 'body'>;

/** If a body names its row, it is the one of the path; otherwise it keeps the unit of that row. */
export function withItsRow(drawn: Drawn, ids: KnownIds, keyName: string | undefined): Drawn {
  const { body } = drawn;
  const params = withItsHeader(drawn.params, ids);
  if (typeof body === 'object' && body !== null && 'reportHeaderId' in body && params?.headerId !== undefined)
    return {
      ...drawn,
      params,
      body: {
        ...body,
        reportHeaderId: params.headerId,
        ...ofAnswer(params, body),
        ...ofKind(ids.reportOf(params.headerId), body),
      },
    };
  if (params !== drawn.params) return { ...drawn, params };
  if (
    typeof body === 'object' &&
    body !== null &&
    params?.id !== undefined &&
    ('reportHeaderId' in body || 'dmIroId' in body)
  )
    return { ...drawn, body: { ...body, ...ofMateriality(params, body, ids) } };
  if (Array.isArray(body)) return { ...drawn, body: body.map((row) => withReport(row, params?.id)) };
  if (params?.saveId !== undefined && typeof body === 'object' && body !== null && 'scenarioBackupId' in body)
    return { ...drawn, body: { ...body, scenarioBackupId: params.saveId } };
  if (!keyName || typeof body !== 'object' || body === null) return drawn;
  if (keyName in body && params?.id !== undefined)
    return { ...drawn, body: { ...body, [keyName]: params.id } };
  const unitId = 'unitId' in body ? ids.unitOf(keyName, params?.id) : undefined;
  return unitId === undefined ? drawn : { ...drawn, body: { ...body, unitId } };
}

/**
 * The body of a double materiality assessment names the report of its path, and the item of the path or an open one.
 */
function ofMateriality(params: Record<string, unknown>, body: object, ids: KnownIds): object {
  return {
    ...('reportHeaderId' in body && { reportHeaderId: params.id }),
    ...('dmIroId' in body && { dmIroId: params.iroId ?? ids.openItemFor(body) ?? body.dmIroId }),
  };
}

/** The rows of a report name the one of the path. */
function withReport(row: unknown, headerId: unknown): unknown {
  const isOfReport = typeof row === 'object' && row !== null && 'reportHeaderId' in row;
  return isOfReport ? { ...row, reportHeaderId: headerId } : row;
}

/** A path that names an answer names the report that it was last seen in. */
function withItsHeader(params: Drawn['params'], ids: KnownIds): Drawn['params'] {
  const headerId = params?.answerId === undefined ? undefined : ids.headerOf(params.answerId);
  return headerId === undefined ? params : { ...params, headerId };
}

/** A report keeps its type. */
function ofKind(reportId: number | undefined, body: object): object {
  return 'reportId' in body && reportId !== undefined ? { reportId } : {};
}

/** The answer named in the path, if a body names one. */
function ofAnswer({ answerId }: Record<string, unknown>, body: object): object {
  return 'reportAnswerId' in body && answerId !== undefined ? { reportAnswerId: answerId } : {};
}
