import nodemailer from 'nodemailer';
import type { Db } from '#api/db/db';
import type { Clock } from '#api/modules/platform/context';
import type { Environment } from './environment';
import { listUnsentMail, markMailSent } from './repository';

type Mail = { recipient: string; subject: string; body: string };

/** Takes mail out of this process. */
export type Deliver = (mail: Mail) => Promise<void>;

/** SMTP where it is configured. Without it the log is the only place where a code or invitation can be read. */
export function chooseDelivery(smtp: Environment['smtp'], log: (message: string) => void): Deliver {
  if (!smtp) {
    return async ({ recipient, subject, body }) => log(`Mail to ${recipient}: ${subject}\n${body}`);
  }
  const transport = nodemailer.createTransport(smtp.url);
  return async ({ recipient, subject, body }) => {
    await transport.sendMail({ from: smtp.from, to: recipient, subject, text: body });
  };
}

const batch = 20;
const firstRetryMs = 30_000;
const longestRetryMs = 3_600_000;

/**
 * Sends what waits in the outbox. A mail is marked after it was handed over, so a process that dies in
 * between sends it again rather than never. One that fails waits longer each time and holds up no other.
 */
export function createMailer(options: {
  db: Db;
  clock: Clock;
  deliver: Deliver;
  onError(mailId: number, error: unknown): void;
}): () => Promise<void> {
  const failures = new Map<number, { count: number; notBefore: number }>();
  const { db, clock, deliver } = options;
  return async () => {
    for (const mail of await listUnsentMail(db, batch + failures.size)) {
      const failure = failures.get(mail.id);
      if (failure && failure.notBefore > clock.now().getTime()) continue;
      try {
        await deliver(mail);
        await markMailSent(db, mail.id, clock.now());
        failures.delete(mail.id);
      } catch (error) {
        const count = (failure?.count ?? 0) + 1;
        const waitMs = Math.min(firstRetryMs * 2 ** (count - 1), longestRetryMs);
        failures.set(mail.id, { count, notBefore: clock.now().getTime() + waitMs });
        options.onError(mail.id, error);
      }
    }
  };
}
