import { oneOf, type SearchOf, searchOf, text } from '@/lib/address/search';

/** What the URL of an invitation holds; the step counts once the steps before it are done. */
export const invitationSearch = searchOf({
  token: text({ maxChars: 2000 }),
  step: oneOf(['profile', 'company']),
});
export type InvitationSearch = SearchOf<typeof invitationSearch>;
