import { searchOf, text } from '@/lib/address/search';

/** The open article; by default, or if it is unknown, the first one. */
export const adviceSearch = searchOf({ article: text({ maxChars: 60 }) });
