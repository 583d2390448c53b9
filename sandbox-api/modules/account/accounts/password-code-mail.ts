import type { Locale } from '#api/contract/messages';

/** The mail with a reset code, in the language of its reader. */
export function passwordCodeMail(locale: Locale, code: string, minutes: number) {
  return locale === 'pl'
    ? {
        subject: 'Kod do ustawienia nowego hasła',
        body: [
          `Kod do ustawienia nowego hasła: ${code}`,
          `Kod jest ważny przez ${minutes} minut i działa tylko raz.`,
          'Jeśli to nie Ty prosisz o zmianę hasła, zignoruj tę wiadomość. Hasło się nie zmieni.',
        ].join('\n\n'),
      }
    : {
        subject: 'Your password reset code',
        body: [
          `Your password reset code: ${code}`,
          `The code is valid for ${minutes} minutes and can be used once.`,
          "If you didn't ask to reset your password, ignore this email. Your password won't change.",
        ].join('\n\n'),
      };
}
