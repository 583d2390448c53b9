import { oneOf, type SearchOf, searchOf, text } from '@/lib/address/search';

/** The URL parameters of an invitation. The step is used only when the steps before it are done. */
export const invitationSearch = searchOf({
  token: text({ maxChars: 2000 }),
  step: oneOf(['profile', 'company']),
});
export type InvitationSearch = SearchOf<typeof invitationSearch>;
