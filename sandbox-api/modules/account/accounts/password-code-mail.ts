import type { Locale } from '#api/contract/messages';

/** The mail with a reset code, in the language of its reader. */
export function passwordCodeMail(locale: Locale, code: string, minutes: number) {
  return locale === 'pl'
    ? {
        subject: 'Kod do ustawienia nowego hasła',
        body: [
          `Kod do ustawienia nowego hasła: ${code}`,
          `Kod jest ważny przez ${minutes} minut i można go użyć jeden raz.`,
          'Jeśli to nie Ty prosisz o nowe hasło, zignoruj tę wiadomość. Hasło pozostanie bez zmian.',
        ].join('\n\n'),
      }
    : {
        subject: 'Code to set a new password',
        body: [
          `Your code to set a new password: ${code}`,
          `The code is valid for ${minutes} minutes and can be used once.`,
          'If you did not ask for a new password, ignore this message. Your password stays as it is.',
        ].join('\n\n'),
      };
}
