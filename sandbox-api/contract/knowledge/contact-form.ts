import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { email, optionalLine, requiredLine, requiredText } from '#api/contract/fields';

/** The provider's contact details if nothing else is configured. Both are reserved for examples and reach no one. */
export const exampleProvider = { email: 'support@ledgerleaf.example', phone: '+44 20 7946 0123' };

/** A user's message to the provider (specification 000, section 2, Contact form). */
export const contactMessage = z.object({
  firstName: optionalLine(120),
  contactName: requiredLine(120),
  email,
  subject: requiredLine(255),
  message: requiredText(3000),
});

export const sendContactMessage = defineEndpoint({
  id: 'sendContactMessage',
  tag: 'Contact form',
  summary: 'Send a message to the provider; kept in the outbox where no support service is configured',
  method: 'post',
  path: '/api/Sandbox/ContactMessages',
  access: { level: 'member' },
  bodyType: 'multipart',
  body: contactMessage.extend({
    /** Where the browser continues afterwards: a path within the portal. */
    returnPath: z
      .string()
      .max(2000)
      .regex(/^\/(?![/\\])/),
  }),
  response: z.object({ returnPath: z.string() }),
});
