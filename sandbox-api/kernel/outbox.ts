import { outboxMessages } from '#api/db/schema/platform';
import type { PublicContext } from './context';

export type OutgoingMail = {
  companyId: number | null;
  recipient: string;
  kind: string;
  subject: string;
  body: string;
};

/** Puts a mail into the outbox, in the transaction that causes it. */
export async function sendMail(ctx: PublicContext, mail: OutgoingMail): Promise<void> {
  await ctx.db.insert(outboxMessages).values({ ...mail, createdOn: ctx.platform.clock.now() });
}
