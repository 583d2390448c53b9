import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { instant } from '#api/contract/fields';

/** Limits of the logo printed on reports. */
export const logoLimits = {
  extensions: ['png', 'jpg', 'jpeg'],
  maxFileBytes: 5_000_000,
  /** Pixels on each side. */
  maxSidePx: 4000,
} as const;

/** Bodies somewhat over the limit are read, so that the refusal can name the size of the file. */
const maxBodyBytes = 8 * 1024 * 1024;

export const companyLogo = z
  .object({
    /** Name of the uploaded file. */
    name: z.string(),
    widthPx: z.number().int(),
    heightPx: z.number().int(),
    updatedOn: instant,
  })
  .meta({ id: 'CompanyLogo' });
export type CompanyLogo = z.output<typeof companyLogo>;

const tag = 'Companies';
const path = '/api/Companies/Logo';

export const readLogoInfo = defineEndpoint({
  id: 'readLogoInfo',
  tag,
  summary: 'Name and size of the company’s logo; null when it has none',
  method: 'get',
  path: `${path}/Info`,
  access: { level: 'member' },
  response: companyLogo.nullable(),
});

export const readLogo = defineEndpoint({
  id: 'readLogo',
  tag,
  summary: 'The picture of the company’s logo',
  method: 'get',
  path,
  access: { level: 'member' },
  responseType: 'file',
});

export const replaceLogo = defineEndpoint({
  id: 'replaceLogo',
  tag,
  summary:
    'Store the logo (one .png or .jpg file, at most 5 MB and 4,000 px on each side), without its metadata',
  method: 'put',
  path,
  access: { level: 'admin' },
  bodyType: 'multipart',
  // The document's generator does not know files.
  body: z.object({ file: z.file().meta({ type: 'string', format: 'binary' }) }),
  maxBodyBytes,
  response: companyLogo,
});

export const deleteLogo = defineEndpoint({
  id: 'deleteLogo',
  tag,
  summary: 'Remove the logo',
  method: 'delete',
  path,
  access: { level: 'admin' },
});
