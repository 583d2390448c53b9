import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id } from '#api/contract/fields';

export const glossaryTerm = z
  .object({
    glossaryTermId: id,
    code: z.string(),
    /** Empty where there is none in use. */
    abbreviation: z.string(),
    /** In the reader's language, as the definition. */
    term: z.string(),
    definition: z.string(),
    /** The standards are written in English, invoices and laws in the language of the country. */
    termEn: z.string(),
    termPl: z.string(),
    area: z.enum(['ghg', 'esg']),
  })
  .meta({ id: 'GlossaryTerm' });
export type GlossaryTerm = z.output<typeof glossaryTerm>;

export const listGlossary = defineEndpoint({
  id: 'listGlossary',
  tag: 'Help',
  summary: 'Terms of carbon accounting and sustainability reporting, the most basic first',
  method: 'get',
  path: '/api/Glossary',
  access: { level: 'member' },
  response: z.array(glossaryTerm),
});
