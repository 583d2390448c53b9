import type { Locale } from '#api/contract/messages';
import type { Ctx } from '#api/kernel/context';
import { sendMail } from '#api/kernel/outbox';
import { found } from '#api/kernel/problem-error';
import { hashPassword } from '#api/modules/account/session/secrets';
import { findAddressing, type MemberRow } from './repository';

const validDays = 7;

/** Thirty-two signs of which no two look alike: five bits each. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789';

export type TemporaryPassword = {
  /** Three groups of five, 75 bits; in the mail only. */
  text: string;
  columns: { passwordHash: string; forcePasswordChange: true; temporaryPasswordExpiresOn: Date };
};

/** Created before a transaction starts, because hashing takes long on purpose. */
export async function newTemporaryPassword({ platform }: Ctx): Promise<TemporaryPassword> {
  const { clock, random, passwordIterations } = platform;
  const letters = Array.from(random.bytes(15), (byte) => signs[byte % signs.length]).join('');
  const text = [letters.slice(0, 5), letters.slice(5, 10), letters.slice(10)].join('-');
  return {
    text,
    columns: {
      passwordHash: await hashPassword(text, random, passwordIterations),
      forcePasswordChange: true,
      temporaryPasswordExpiresOn: new Date(clock.now().getTime() + validDays * 86_400_000),
    },
  };
}

export async function mailTemporaryPassword(ctx: Ctx, member: MemberRow, text: string): Promise<void> {
  const { companyId } = ctx.session;
  const { companyName, locale } = found(await findAddressing(ctx.db, companyId, member.id));
  await sendMail(ctx, {
    ...temporaryPasswordMail(locale, { companyName, email: member.email, password: text }),
    companyId,
    recipient: member.email,
    kind: 'temporary-password',
  });
}

type Told = { companyName: string; email: string; password: string };

/** In the language of its reader. */
function temporaryPasswordMail(locale: Locale, { companyName, email, password }: Told) {
  return locale === 'pl'
    ? {
        subject: 'Twoje konto w Ledgerleaf',
        body: [
          `Masz konto w Ledgerleaf w firmie ${companyName}.`,
          `Zaloguj się adresem ${email} i hasłem tymczasowym: ${password}`,
          `Hasło tymczasowe jest ważne przez ${validDays} dni. Po zalogowaniu ustawisz własne.`,
        ].join('\n\n'),
      }
    : {
        subject: 'Your Ledgerleaf account',
        body: [
          `You have a Ledgerleaf account at ${companyName}.`,
          `Sign in as ${email} with this temporary password: ${password}`,
          `The temporary password is valid for ${validDays} days. When you sign in, you set your own.`,
        ].join('\n\n'),
      };
}
