import { queryOptions } from '@tanstack/react-query';
import {
  listMaterialityFileExtensions,
  listMaterialityFiles,
  readMaterialityFileDescription,
  readMaterialityFileMaxCount,
  readMaterialityFileMaxSize,
} from '#api/contract/materiality/files';
import { call } from '@/lib/api/call';

export const documentQueries = {
  list: (headerId: number) =>
    queryOptions({
      queryKey: ['reports', 'materiality', headerId, 'files'],
      meta: { dependsOn: 'reports' },
      queryFn: ({ signal }) => call(listMaterialityFiles, { params: { id: headerId } }, { signal }),
      staleTime: 0,
    }),
  description: (headerId: number) =>
    queryOptions({
      queryKey: ['reports', 'materiality', headerId, 'file-description'],
      meta: { dependsOn: 'reports' },
      queryFn: ({ signal }) => call(readMaterialityFileDescription, { params: { id: headerId } }, { signal }),
      staleTime: 0,
    }),
  /** Allowed types, size and number of files, each from its own request. */
  limits: () =>
    queryOptions({
      queryKey: ['reports', 'materiality-lists', 'file-limits'],
      meta: { dependsOn: ['release', 'company'] },
      queryFn: async ({ signal }) => {
        const [extensions, { maxSize }, { maxFiles }] = await Promise.all([
          call(listMaterialityFileExtensions, {}, { signal }),
          call(readMaterialityFileMaxSize, {}, { signal }),
          call(readMaterialityFileMaxCount, {}, { signal }),
        ]);
        return { extensions, maxSizeBytes: maxSize, maxFiles };
      },
    }),
};
