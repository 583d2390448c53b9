import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id } from '#api/contract/fields';

/** Questions shown at once (specification 000, section 9). */
export const maxFaqs = 6;

export const faq = z
  .object({ faqId: id, code: z.string(), question: z.string(), answer: z.string() })
  .meta({ id: 'Faq' });
export type Faq = z.output<typeof faq>;

export const listFaqs = defineEndpoint({
  id: 'listFaqs',
  tag: 'Help',
  summary: 'Every question there is an answer to, for a search over them; the most useful first',
  method: 'get',
  path: '/api/Faqs',
  access: { level: 'member' },
  response: z.array(faq),
});

export const listContactFaqs = defineEndpoint({
  id: 'listContactFaqs',
  tag: 'Help',
  summary: 'Frequent questions to read before writing to the provider, the most useful first',
  method: 'get',
  path: '/api/Faqs/ContactUs',
  access: { level: 'member' },
  response: z.array(faq),
});

export const listHelpFaqs = defineEndpoint({
  id: 'listHelpFaqs',
  tag: 'Help',
  summary: 'Questions about carbon accounting and the portal, the most useful first',
  method: 'get',
  path: '/api/Faqs/Help',
  access: { level: 'member' },
  response: z.array(faq),
});
