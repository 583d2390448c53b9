import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id, idParam, idParams, instant } from '#api/contract/fields';

const megabyte = 1_000_000;

/** Contracts and certificates; the values are ours (decisions, "Files"), the specification leaves them to the server. */
export const supplyTypeFileLimits = {
  types: ['pdf', 'png', 'jpg', 'docx', 'xlsx'],
  maxFileBytes: 5 * megabyte,
  /** On each side: a sheet of A3 scanned at 600 dpi has 9,921. */
  maxPictureSidePx: 10_000,
  /** Of all files chosen together, whether they are sent in one request or one by one. */
  maxBatchBytes: 20 * megabyte,
} as const;

/** A batch somewhat over the limit is read, so that the refusal can name its size. */
const maxBodyBytes = 24 * megabyte;

const tag = 'Supply types';
const readers = { level: 'member', modules: ['SCOPE2'] } as const;
const admins = { level: 'admin', modules: ['SCOPE2'] } as const;

export const supplyTypeFile = z
  .object({
    locationSupplyTypeFileId: id,
    name: z.string(),
    sizeBytes: z.number().int(),
    createdByName: z.string().nullable(),
    createdOn: instant,
  })
  .meta({ id: 'LocationSupplyTypeFile' });
export type SupplyTypeFile = z.output<typeof supplyTypeFile>;

export const listSupplyTypeFiles = defineEndpoint({
  id: 'listSupplyTypeFiles',
  tag,
  summary: 'Files of an electricity contract, newest first',
  method: 'get',
  path: '/api/Locations/SupplyTypes/{id}/Files',
  access: readers,
  params: idParams,
  response: z.array(supplyTypeFile),
});

/** The document's generator does not know files. */
const file = z.file().meta({ type: 'string', format: 'binary' });

export const uploadSupplyTypeFiles = defineEndpoint({
  id: 'uploadSupplyTypeFiles',
  tag,
  summary: 'Add files to an electricity contract: all of a request, or none; 5 MB each, 20 MB together',
  method: 'post',
  path: '/api/Locations/SupplyTypes/{id}/Files',
  access: admins,
  params: idParams,
  bodyType: 'multipart',
  // One file, or the field several times.
  body: z.object({
    submittedFile: z.preprocess((value) => (value instanceof Blob ? [value] : value), z.array(file).min(1)),
  }),
  maxBodyBytes,
  response: z.array(supplyTypeFile),
});

const fileParams = z.object({ fileId: idParam });

export const deleteSupplyTypeFile = defineEndpoint({
  id: 'deleteSupplyTypeFile',
  tag,
  summary: 'Delete a file of an electricity contract',
  method: 'delete',
  path: '/api/Locations/SupplyTypes/Files/{fileId}',
  access: admins,
  params: fileParams,
});

export const downloadSupplyTypeFile = defineEndpoint({
  id: 'downloadSupplyTypeFile',
  tag,
  summary: 'The content of a file, as it was uploaded',
  method: 'get',
  path: '/api/Locations/SupplyTypes/Files/{fileId}/Download',
  access: readers,
  params: fileParams,
  responseType: 'file',
});

export const listSupplyTypeFileExtensions = defineEndpoint({
  id: 'listSupplyTypeFileExtensions',
  tag,
  summary: 'Endings of the names of accepted files, without the dot',
  method: 'get',
  path: '/api/Locations/SupplyTypes/Files/Extensions',
  access: readers,
  response: z.array(z.string()),
});

/** In bytes. */
const maxSize = z.object({ maxSize: z.number().int() }).meta({ id: 'MaxSize' });

export const readSupplyTypeFileMaxSize = defineEndpoint({
  id: 'readSupplyTypeFileMaxSize',
  tag,
  summary: 'The largest file that is accepted, in bytes',
  method: 'get',
  path: '/api/Locations/SupplyTypes/Files/MaxSize',
  access: readers,
  response: maxSize,
});

export const readSupplyTypeFileBatchMaxSize = defineEndpoint({
  id: 'readSupplyTypeFileBatchMaxSize',
  tag,
  summary: 'The largest total size of one upload, in bytes',
  method: 'get',
  path: '/api/Locations/SupplyTypes/Files/Batch/MaxSize',
  access: readers,
  response: maxSize,
});
