import type { OutgoingMail } from '#api/kernel/outbox';
import { type DemoCompany, demoInvitations, demoPassword, language } from './demo-company';

/** Mail sent to the demo's users before the first visit, which lets each of them continue. */
export const invitationMails: readonly OutgoingMail[] = demoInvitations.map(
  ({ token, requiresExtraInfo }) => ({
    companyId: null,
    recipient: requiresExtraInfo ? 'finance@newcomer.example' : 'hello@newcomer.example',
    kind: 'invitation',
    subject: 'Your invitation to Ledgerleaf',
    body: `Create your account with this invitation token: ${token}`,
  }),
);

/** In the language of the account. */
export function temporaryPasswordMails({ id, accounts, members = [] }: DemoCompany): OutgoingMail[] {
  const invited = members.filter(({ state }) => state === 'invited' || state === 'expired');
  return [...accounts.filter(({ forcePasswordChange }) => forcePasswordChange), ...invited].map(
    ({ email, languageId }) => ({
      companyId: id,
      recipient: email,
      kind: 'temporary-password',
      ...(languageId === language.polish
        ? {
            subject: 'Twoje konto w Ledgerleaf',
            body: `Zaloguj się hasłem tymczasowym ${demoPassword} i wybierz własne.`,
          }
        : {
            subject: 'Your Ledgerleaf account',
            body: `Sign in with the temporary password ${demoPassword} and choose your own.`,
          }),
    }),
  );
}
