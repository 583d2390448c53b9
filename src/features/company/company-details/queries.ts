import { queryOptions } from '@tanstack/react-query';
import { readCompany } from '#api/contract/company/companies';
import { readLogo, readLogoInfo } from '#api/contract/company/company-logo';
import { listKeyFigures } from '#api/contract/company/key-figures';
import { call, download } from '@/lib/api/call';

export const companyQueries = {
  details: () =>
    queryOptions({
      queryKey: ['company', 'details'],
      meta: { dependsOn: 'company' },
      queryFn: ({ signal }) => call(readCompany, {}, { signal }),
    }),
  keyFigures: () =>
    queryOptions({
      queryKey: ['company', 'key-figures'],
      meta: { dependsOn: 'company' },
      queryFn: ({ signal }) => call(listKeyFigures, {}, { signal }),
    }),
  /** The logo with its picture as a `data:` address; null when there is none. */
  logo: () =>
    queryOptions({
      queryKey: ['company', 'logo'],
      meta: { dependsOn: 'company' },
      queryFn: async ({ signal }) => {
        const info = await call(readLogoInfo, {}, { signal });
        if (!info) return null;
        const { blob } = await download(readLogo, {}, { signal });
        return { ...info, source: await asAddress(blob) };
      },
    }),
};

function asAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
