import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { outboxMessages } from '#api/db/schema/platform';
import { createMailer, type Deliver } from '#api/runtime/node/send-mail';
import { createTestApi } from '#api/testing/create-test-api';

const databaseUrl = inject('databaseUrl');

describe.runIf(databaseUrl !== null)('two hosts that send from one outbox', () => {
  let api: Awaited<ReturnType<typeof createTestApi>>;
  beforeAll(async () => {
    api = await createTestApi({ databaseUrl: databaseUrl ?? undefined });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.delete(outboxMessages);
    const createdOn = api.clock.now();
    const mail = { companyId: null, kind: 'test', subject: 'S', body: 'B', createdOn };
    await api.db.insert(outboxMessages).values(all.map((recipient) => ({ ...mail, recipient })));
  });

  const all = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com'];
  const mailer = (deliver: Deliver) =>
    createMailer({ db: api.db, isShared: true, clock: api.clock, deliver, onError: () => {} });
  const slowly = () => new Promise((done) => setTimeout(done, 50));

  test('send each mail once', async () => {
    const sent: string[] = [];
    const deliver: Deliver = async ({ recipient }) => {
      await slowly();
      sent.push(recipient);
    };
    await Promise.all([1, 2].map(() => mailer(deliver)()));
    expect(sent.sort()).toEqual(all);
  });

  test('send what the other one could not', async () => {
    const sent: string[] = [];
    await mailer(async () => {
      throw new Error('no way out');
    })();
    await mailer(async ({ recipient }) => void sent.push(recipient))();
    expect(sent).toEqual(all);
  });
});
