import { searchOf, text } from '@/lib/address/search';

/** Which article is open; without one, or with an unknown one, the first. */
export const adviceSearch = searchOf({ article: text({ maxChars: 60 }) });
