import type { HandlerInput } from '#api/contract/endpoint';
import { type sendContactMessage as endpoint, exampleProvider } from '#api/contract/knowledge/contact-form';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { sendMail } from '#api/kernel/outbox';
import { transaction } from '#api/kernel/transaction';

type Call = { ctx: Ctx; input: HandlerInput<typeof endpoint> };

/** Puts the message into the outbox and sends the browser back to where it came from. */
export async function sendContactMessage({ ctx, input: { body } }: Call): Promise<{ returnPath: string }> {
  const { companyId } = ctx.session;
  const sender = [body.firstName, body.contactName].filter(Boolean).join(' ');
  return transaction(ctx, async (ctx) => {
    await sendMail(ctx, {
      companyId,
      // The sandbox shows its outbox instead of sending it, and Node sends it to the address it was given.
      recipient: exampleProvider.email,
      kind: 'contact-form',
      subject: body.subject,
      body: `${sender} <${body.email}>\n\n${body.message}`,
    });
    await audit(ctx, { action: 'send', entity: 'outbox_messages', after: { subject: body.subject } });
    return { returnPath: body.returnPath };
  });
}
