import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id, idParam, instant, requiredText } from '#api/contract/fields';
import {
  materialityEditors,
  materialityMembers,
  materialityPath,
  materialityTag,
  ofReport,
} from './information';

/** Minutes of workshops, surveys, earlier assessments; the values are ours (decisions, "Files"). */
export const materialityFileLimits = {
  types: ['pdf', 'png', 'jpg', 'docx', 'xlsx'],
  maxFileBytes: 5_000_000,
  /** On each side: a sheet of A3 scanned at 600 dpi has 9,921. */
  maxPictureSidePx: 10_000,
  maxFiles: 20,
} as const;

export const fileDescriptionChars = 2000;

export const materialityFile = z
  .object({
    dmFileId: id,
    name: z.string(),
    sizeBytes: z.number().int(),
    createdByName: z.string().nullable(),
    createdOn: instant,
  })
  .meta({ id: 'MaterialityFile' });
export type MaterialityFile = z.output<typeof materialityFile>;

export const listMaterialityFiles = defineEndpoint({
  id: 'listMaterialityFiles',
  tag: materialityTag,
  summary: 'Documents of an assessment, newest first',
  method: 'get',
  path: `${materialityPath}/Files`,
  access: materialityMembers,
  params: ofReport,
  response: z.array(materialityFile),
});

/** The document's generator does not know files. */
const file = z.file().meta({ type: 'string', format: 'binary' });

export const uploadMaterialityFile = defineEndpoint({
  id: 'uploadMaterialityFile',
  tag: materialityTag,
  summary: 'Add a document of at most 5 MB to an assessment, which holds at most 20',
  method: 'post',
  path: `${materialityPath}/Files`,
  access: materialityEditors,
  params: ofReport,
  bodyType: 'multipart',
  body: z.object({ submittedFile: file }),
  /** Bodies somewhat over the limit are read, so that the refusal can name the size of the file. */
  maxBodyBytes: 8 * 1024 * 1024,
  response: materialityFile,
});

const fileParams = ofReport.extend({ fileId: idParam });

export const downloadMaterialityFile = defineEndpoint({
  id: 'downloadMaterialityFile',
  tag: materialityTag,
  summary: 'The content of a document, as it was uploaded',
  method: 'get',
  path: `${materialityPath}/Files/{fileId}/Download`,
  access: materialityMembers,
  params: fileParams,
  responseType: 'file',
});

export const deleteMaterialityFile = defineEndpoint({
  id: 'deleteMaterialityFile',
  tag: materialityTag,
  summary: 'Delete a document',
  method: 'delete',
  path: `${materialityPath}/Files/{fileId}`,
  access: materialityEditors,
  params: fileParams,
});

export const materialityFileDescription = z
  .object({ reportHeaderId: id, description: z.string().nullable(), updatedOn: instant })
  .meta({ id: 'MaterialityFileDescription' });
export type MaterialityFileDescription = z.output<typeof materialityFileDescription>;

export const readMaterialityFileDescription = defineEndpoint({
  id: 'readMaterialityFileDescription',
  tag: materialityTag,
  summary: 'What the documents of an assessment show',
  method: 'get',
  path: `${materialityPath}/Files/Description`,
  access: materialityMembers,
  params: ofReport,
  response: materialityFileDescription,
});

export const materialityFileDescriptionBody = z.object({ description: requiredText(fileDescriptionChars) });

export const updateMaterialityFileDescription = defineEndpoint({
  id: 'updateMaterialityFileDescription',
  tag: materialityTag,
  summary: 'Describe what the documents show',
  method: 'put',
  path: `${materialityPath}/Files/Description`,
  access: materialityEditors,
  isGuarded: true,
  params: ofReport,
  body: materialityFileDescriptionBody,
  response: materialityFileDescription,
});

export const listMaterialityFileExtensions = defineEndpoint({
  id: 'listMaterialityFileExtensions',
  tag: materialityTag,
  summary: 'Endings of the names of accepted documents, without the dot',
  method: 'get',
  path: '/api/DoubleMateriality/Files/Extensions',
  access: materialityMembers,
  response: z.array(z.string()),
});

export const readMaterialityFileMaxSize = defineEndpoint({
  id: 'readMaterialityFileMaxSize',
  tag: materialityTag,
  summary: 'The largest document that is accepted, in bytes',
  method: 'get',
  path: '/api/DoubleMateriality/Files/MaxSize',
  access: materialityMembers,
  response: z.object({ maxSize: z.number().int() }).meta({ id: 'MaterialityMaxSize' }),
});

export const readMaterialityFileMaxCount = defineEndpoint({
  id: 'readMaterialityFileMaxCount',
  tag: materialityTag,
  summary: 'Most documents that an assessment of the company holds',
  method: 'get',
  path: '/api/Companies/Settings/DoubleMateriality/Files/Max',
  access: materialityMembers,
  response: z.object({ maxFiles: z.number().int() }).meta({ id: 'MaterialityMaxFiles' }),
});
