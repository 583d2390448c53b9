import { queryOptions } from '@tanstack/react-query';
import { listLocationUtilities } from '#api/contract/activity-data/utilities';
import { previewLocationSupplyType } from '#api/contract/company/contract-preview';
import { readLocationRemoval } from '#api/contract/company/location-removal';
import {
  listSupplyTypeFileExtensions,
  listSupplyTypeFiles,
  readSupplyTypeFileBatchMaxSize,
  readSupplyTypeFileMaxSize,
} from '#api/contract/company/supply-type-files';
import {
  type LocationSupplyTypeBody,
  listAvailableSupplyTypes,
  listLocationSupplyTypes,
} from '#api/contract/company/supply-types';
import { call } from '@/lib/api/call';
import { locationQueries } from '@/lib/api/queries/locations';

type OfUtility = { id: number; utilityId: number };

export const contractQueries = {
  /** The utility that electricity contracts cover. */
  electricity: (locationId: number) =>
    queryOptions({
      queryKey: [...locationQueries.all, 'electricity', locationId],
      meta: { dependsOn: 'release' },
      queryFn: async ({ signal }) => {
        const utilities = await call(
          listLocationUtilities,
          { params: { locationId }, query: { listAllPossible: 'true' } },
          { signal },
        );
        return utilities.find(({ isElectricity }) => isElectricity) ?? null;
      },
    }),
  list: (params: OfUtility) =>
    queryOptions({
      queryKey: [...locationQueries.all, 'contracts', params],
      meta: { dependsOn: 'locations' },
      queryFn: ({ signal }) => call(listLocationSupplyTypes, { params }, { signal }),
    }),
  kinds: (params: OfUtility) =>
    queryOptions({
      queryKey: [...locationQueries.all, 'contract-kinds', params],
      meta: { dependsOn: 'release' },
      queryFn: ({ signal }) => call(listAvailableSupplyTypes, { params }, { signal }),
    }),
  /** The effect of a contract, calculated by the server from the current bills. */
  effect: (body: LocationSupplyTypeBody) =>
    queryOptions({
      queryKey: [...locationQueries.all, 'contract-effect', body],
      meta: { dependsOn: ['activity-data', 'locations'] },
      queryFn: ({ signal }) => call(previewLocationSupplyType, { body }, { signal }),
      placeholderData: (previous) => previous,
    }),
  files: (id: number) =>
    queryOptions({
      queryKey: [...locationQueries.all, 'contract-files', id],
      meta: { dependsOn: 'locations' },
      queryFn: ({ signal }) => call(listSupplyTypeFiles, { params: { id } }, { signal }),
    }),
  /** The file limits of the server, from three requests. */
  fileLimits: () =>
    queryOptions({
      queryKey: ['contract-file-limits'],
      meta: { dependsOn: 'release' },
      queryFn: async ({ signal }) => {
        const [extensions, file, batch] = await Promise.all([
          call(listSupplyTypeFileExtensions, {}, { signal }),
          call(readSupplyTypeFileMaxSize, {}, { signal }),
          call(readSupplyTypeFileBatchMaxSize, {}, { signal }),
        ]);
        return { extensions, maxSizeBytes: file.maxSize, maxTotalBytes: batch.maxSize };
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

export const removalQueries = {
  /** Fetched again each time, because users may have added entries since. */
  lost: (id: number) =>
    queryOptions({
      queryKey: [...locationQueries.all, 'removal', id],
      meta: { dependsOn: ['activity-data', 'locations'] },
      queryFn: ({ signal }) => call(readLocationRemoval, { params: { id } }, { signal }),
      staleTime: 0,
    }),
  /** Entries dated after the closing day. */
  after: (id: number, closedOn: string | null) =>
    queryOptions({
      queryKey: [...locationQueries.all, 'removal', id, closedOn],
      meta: { dependsOn: ['activity-data', 'locations'] },
      queryFn: ({ signal }) =>
        call(readLocationRemoval, { params: { id }, query: { closedOn: closedOn ?? undefined } }, { signal }),
      enabled: closedOn !== null,
    }),
};
