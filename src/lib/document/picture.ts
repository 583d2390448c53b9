import { queryOptions } from '@tanstack/react-query';
import { readLogo } from '#api/contract/company/company-logo';
import { download } from '@/lib/api/call';
import { endpointAt } from '@/lib/api/endpoint-at';

/**
 * A picture of a document by its address below `/api`, as a `data:` address, because the request needs the
 * credential.
 */
export const pictureQuery = (path: string) =>
  queryOptions({
    queryKey: ['documents', 'picture', path],
    meta: { dependsOn: 'company' },
    queryFn: async ({ signal }) => {
      const { blob } = await download(endpointAt(readLogo, path), {}, { signal });
      return toDataAddress(blob);
    },
  });

export async function readPicture(path: string): Promise<string> {
  const { blob } = await download(endpointAt(readLogo, path), {});
  return toDataAddress(blob);
}

function toDataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
