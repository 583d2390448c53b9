import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id } from '#api/contract/fields';
import { localeCodes } from '#api/contract/messages';

export const language = z.object({ languageId: id, code: z.enum(localeCodes) }).meta({ id: 'Language' });
export type Language = z.output<typeof language>;

export const listLanguages = defineEndpoint({
  id: 'listLanguages',
  tag: 'Lookups',
  summary: 'Languages of the interface',
  method: 'get',
  path: '/api/Languages',
  access: { level: 'public' },
  response: z.array(language),
});
