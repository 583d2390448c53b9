import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id } from '#api/contract/fields';

export const adviceArticle = z
  .object({
    adviceId: id,
    code: z.string(),
    /** Of title and body. */
    languageId: id,
    title: z.string(),
    /** Paragraphs and lists in Markdown; nothing else of it. */
    body: z.string(),
  })
  .meta({ id: 'AdviceArticle' });
export type AdviceArticle = z.output<typeof adviceArticle>;

export const listAdvice = defineEndpoint({
  id: 'listAdvice',
  tag: 'Help',
  summary: 'Advice on collecting data and reading results, in reading order',
  method: 'get',
  path: '/api/Advice',
  access: { level: 'member' },
  response: z.array(adviceArticle),
});
