import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id } from '#api/contract/fields';
import {
  materialityCompletion,
  materialityEditors,
  materialityPath,
  materialityTag,
  ofReport,
} from './information';

export const copyMateriality = defineEndpoint({
  id: 'copyMateriality',
  tag: materialityTag,
  summary:
    'Start the assessment with the content of another report; 409 if it was already started. Topics are left out where the editions differ',
  method: 'post',
  path: `${materialityPath}/Copies`,
  access: materialityEditors,
  params: ofReport,
  body: z.object({ fromReportHeaderId: id }),
  response: materialityCompletion,
});
