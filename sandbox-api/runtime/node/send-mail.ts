import nodemailer from 'nodemailer';
import type { Db } from '#api/db/db';
import type { Clock } from '#api/kernel/context';
import type { Environment } from './environment';
import { listUnsentMail, markMailSent, takeUnsentMail } from './repository';

type Mail = { kind: string; recipient: string; subject: string; body: string };

/** Sends mail out of this process. */
export type Deliver = (mail: Mail) => Promise<void>;

/**
 * SMTP if configured. Without it the log is the only place where a code or invitation can be read. A message
 * of the contact form goes to the operator's address, because its own address has no mailbox.
 */
export function chooseDelivery(
  { smtp, contactAddress }: Pick<Environment, 'smtp' | 'contactAddress'>,
  log: (message: string) => void,
): Deliver {
  const toLog: Deliver = async ({ recipient, subject, body }) =>
    log(`Mail to ${recipient}: ${subject}\n${body}`);
  if (!smtp) return toLog;
  const transport = nodemailer.createTransport(smtp.url);
  return async (mail) => {
    const to = mail.kind === 'contact-form' ? contactAddress : mail.recipient;
    if (!to) return toLog(mail);
    await transport.sendMail({ from: smtp.from, to, subject: mail.subject, text: mail.body });
  };
}

type WaitingMail = Awaited<ReturnType<typeof listUnsentMail>>[number];

const batch = 20;
const firstRetryMs = 30_000;
const longestRetryMs = 3_600_000;

/**
 * Sends waiting mail from the outbox. A mail is marked after it was handed over, so a process that dies in
 * between sends it again rather than never: a code that arrives twice is better than an invitation that never
 * does. A failing mail waits longer each time and delays no other.
 *
 * On a shared database the mail's row is locked while the mail server responds, so that only one of several
 * hosts sends it and the others continue with the next. On a host's own database it is not locked: PGlite has
 * one connection, and the transaction would block all requests for that time.
 */
export function createMailer(options: {
  db: Db;
  isShared: boolean;
  clock: Clock;
  deliver: Deliver;
  onError(mailId: number, error: unknown): void;
}): () => Promise<void> {
  const failures = new Map<number, { count: number; notBefore: number }>();
  const { db, isShared, clock, deliver } = options;
  const send = async (db: Db, mail: WaitingMail) => {
    await deliver(mail);
    await markMailSent(db, mail.id, clock.now());
  };
  const sendUnlessTaken = (mail: WaitingMail) =>
    db.transaction(async (tx) => {
      if (await takeUnsentMail(tx, mail.id)) await send(tx, mail);
    });
  return async () => {
    for (const mail of await listUnsentMail(db, batch + failures.size)) {
      const failure = failures.get(mail.id);
      if (failure && failure.notBefore > clock.now().getTime()) continue;
      try {
        await (isShared ? sendUnlessTaken(mail) : send(db, mail));
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
