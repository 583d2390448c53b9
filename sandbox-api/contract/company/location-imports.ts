import { z } from 'zod';
import { maxImportBodyBytes, uploadedImport } from '#api/contract/activity-data/imports';
import { defineEndpoint } from '#api/contract/endpoint';

const tag = 'Locations';
const admins = { level: 'admin' } as const;

export const createLocationImportTemplate = defineEndpoint({
  id: 'createLocationImportTemplate',
  tag,
  summary: 'An empty workbook to fill with locations, in the language of the user',
  method: 'post',
  path: '/api/Emissions/Locations/Imports/Templates',
  access: admins,
  responseType: 'file',
  isReadOnly: true,
});

export const uploadLocationImport = defineEndpoint({
  id: 'uploadLocationImport',
  tag,
  summary:
    'Check a template filled with locations (one .xlsx file, at most 1 MB); it is processed as every import',
  method: 'post',
  path: '/api/Emissions/Locations/Imports',
  access: admins,
  bodyType: 'multipart',
  // The document's generator does not know files.
  body: z.object({ file: z.file().meta({ type: 'string', format: 'binary' }) }),
  maxBodyBytes: maxImportBodyBytes,
  response: uploadedImport,
});
