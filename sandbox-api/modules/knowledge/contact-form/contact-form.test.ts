import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendContactMessage } from '#api/contract/knowledge/contact-form';
import { outboxMessages } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
let company: Company;

beforeAll(async () => {
  api = await createTestApi();
  company = await api.company();
});
afterAll(() => api.close());

function formOf(changes: Record<string, string> = {}): FormData {
  const fields = {
    firstName: 'Ada',
    contactName: 'Nowak',
    email: 'ada@company.example',
    subject: 'Upgrade',
    message: 'Please call.',
    returnPath: '/locations/1?tab=charts',
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('the contact form', () => {
  // spec: shell.contact-post, knowledge-rules.contact-post
  it('is kept in the outbox of the company, for every role, and leads back', async () => {
    const answer = await api.call(sendContactMessage, { body: formOf(), token: company.token.View });
    expect(answer.body).toEqual({ returnPath: '/locations/1?tab=charts' });
    const [mail] = await api.db.select().from(outboxMessages);
    expect(mail).toMatchObject({
      companyId: company.companyId,
      kind: 'contact-form',
      subject: 'Upgrade',
      body: 'Ada Nowak <ada@company.example>\n\nPlease call.',
    });
  });

  // spec: shell.contact-fields, knowledge-help.contact-fields, knowledge-rules.contact-required
  it('names every missing or too long field at once', async () => {
    const answer = await api.call(sendContactMessage, {
      body: formOf({ contactName: '  ', email: 'x', subject: 's'.repeat(256), message: 'm'.repeat(3001) }),
      token: company.token.Admin,
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.problem.errors ?? {})).toEqual(['ContactName', 'Email', 'Subject', 'Message']);
  });

  // spec: knowledge-rules.contact-post
  it.each(['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example', ''])(
    'does not lead to %j',
    async (returnPath) => {
      const answer = await api.call(sendContactMessage, {
        body: formOf({ returnPath }),
        token: company.token.Admin,
      });
      expect(answer.status).toBe(400);
    },
  );

  it('needs a credential', async () => {
    expect((await api.call(sendContactMessage, { body: formOf() })).status).toBe(401);
  });
});
