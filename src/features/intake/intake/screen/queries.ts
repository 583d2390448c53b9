import { queryOptions } from '@tanstack/react-query';
import { listIntakeProfiles } from '#api/contract/intake/intake-profiles';
import {
  checkIntake,
  type IntakeEntryInput,
  listIntakes,
  readIntake,
  readIntakeChoices,
  readLeftOut,
  readRecordedSums,
} from '#api/contract/intake/intakes';
import { call } from '@/lib/api/call';
import { locationQueries } from '@/lib/api/queries/locations';

export const intakeQueries = {
  all: ['intakes'] as const,
  list: () =>
    queryOptions({
      queryKey: [...intakeQueries.all, 'list'],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(listIntakes, {}, { signal }),
    }),
  detail: (intakeId: number) =>
    queryOptions({
      queryKey: [...intakeQueries.all, 'detail', intakeId],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(readIntake, { params: { id: intakeId } }, { signal }),
    }),
  leftOut: (intakeId: number) =>
    queryOptions({
      queryKey: [...intakeQueries.all, 'left-out', intakeId],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(readLeftOut, { params: { id: intakeId } }, { signal }),
    }),
  sums: (intakeId: number) =>
    queryOptions({
      queryKey: [...intakeQueries.all, 'sums', intakeId],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(readRecordedSums, { params: { id: intakeId } }, { signal }),
    }),
  profiles: () =>
    queryOptions({
      queryKey: [...intakeQueries.all, 'profiles'],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(listIntakeProfiles, {}, { signal }),
    }),
  /** Part of the locations, so that one that is added on the way appears. */
  choices: () =>
    queryOptions({
      queryKey: [...locationQueries.all, 'intake-choices'],
      meta: { dependsOn: ['locations', 'activity-data'] },
      queryFn: ({ signal }) => call(readIntakeChoices, {}, { signal }),
    }),
  /** `revision` counts the versions of the entries, which are too many to compare. */
  check: (intakeId: number, revision: number, entries: IntakeEntryInput[]) =>
    queryOptions({
      queryKey: [...intakeQueries.all, 'check', intakeId, revision],
      meta: { dependsOn: 'activity-data' },
      queryFn: ({ signal }) => call(checkIntake, { params: { id: intakeId }, body: { entries } }, { signal }),
    }),
};
