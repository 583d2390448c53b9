import { oneOf, searchOf, text } from '@/lib/address/search';

/** The search text, and whether the whole dictionary is shown. */
export const knowledgeBaseSearch = searchOf({ q: text(), terms: oneOf(['all']) });
export type KnowledgeBaseSearch = ReturnType<typeof knowledgeBaseSearch>;
