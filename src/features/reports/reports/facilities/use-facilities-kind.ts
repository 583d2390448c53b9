import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type Facility,
  type ReportLocation,
  replaceReportFacilities,
} from '#api/contract/reports/facilities';
import type { Changeable } from '@/components/crud/changeable';
import { useFormat } from '@/hooks/use-format';
import { ApiError, isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { reportQueries } from '../queries';
import { type Body, facilitiesSchema, rowsOf, underRows, type Values } from './values';

/** A report's list with the report version that protects it from conflicting changes. */
export type Listed = { headerId: number; updatedOn: string; locations: ReportLocation[] };

/** How the facilities of a report are saved: as one list. */
export function useFacilitiesKind(kinds: readonly Facility[]): Changeable<Listed, Values, Body> {
  const { t } = useTranslation(['report-forms', 'entries']);
  const format = useFormat();
  const queryClient = useQueryClient();

  const stampOf = async (headerId: number) => {
    const query = { ...reportQueries.header(headerId), staleTime: 0 };
    return (await queryClient.fetchQuery(query)).updatedOn;
  };
  const describe = async ({ rows }: Values) =>
    rows
      .map(({ facilityId, area, exclude }) => {
        const name = kinds.find((kind) => kind.facilityId === facilityId)?.name ?? '';
        const text = `${name} ${format.number(area ?? 0)}\u00a0m²`;
        return exclude ? t('facilities.leftOutRow', { row: text }) : text;
      })
      .join(', ') || t('entries:conflict.none');

  return {
    schema: facilitiesSchema as Changeable<Listed, Values, Body>['schema'],
    toValues: ({ locations }) => ({ rows: rowsOf(locations) }),
    update: async ({ headerId, updatedOn }, { rows }) => {
      try {
        const params = { id: headerId };
        const locations = await call(replaceReportFacilities, {
          params,
          body: rows,
          seenUpdatedOn: updatedOn,
        });
        return { headerId, locations, updatedOn: await stampOf(headerId) };
      } catch (error) {
        throw await asOfForm(error, headerId);
      }
    },
    // Report fields share the version with the list, so another user's new report name is not a conflict over
    // facilities.
    parts: ({ read, mine, theirs }) =>
      isSame(read, theirs) || isSame(mine, theirs)
        ? []
        : [{ id: 'rows', label: t('facilities.title'), fields: ['rows'], describe }],
  };

  /** The problem with the field names of the form. The current list arrives with the version for the next attempt. */
  async function asOfForm(error: unknown, headerId: number): Promise<unknown> {
    if (!isApiError(error) || !error.problem) return error;
    const { problem } = error;
    if (problem.errors) return new ApiError(error.code, { ...problem, errors: underRows(problem.errors) });
    if (error.code !== 'stale') return error;
    const locations = problem.current as ReportLocation[];
    const current: Listed = { headerId, locations, updatedOn: await stampOf(headerId) };
    return new ApiError('stale', { ...problem, current });
  }
}

const isSame = (one: Values, other: Values) => JSON.stringify(one.rows) === JSON.stringify(other.rows);
