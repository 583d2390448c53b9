import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outboxMessages } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import { createMailer } from './send-mail';

let api: Awaited<ReturnType<typeof createTestApi>>;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.db.delete(outboxMessages));

const write = (recipient: string) =>
  api.db.insert(outboxMessages).values({
    companyId: null,
    recipient,
    kind: 'test',
    subject: 'S',
    body: 'B',
    createdOn: api.clock.now(),
  });

describe('mail in the outbox', () => {
  test('is sent while the portal is used: a slow mail server keeps nobody from the one connection of PGlite', async () => {
    await write('first@example.com');
    let count = 0;
    const sendWaiting = createMailer({
      db: api.db,
      isShared: false,
      clock: api.clock,
      deliver: async () => {
        count = await api.db.$count(outboxMessages);
      },
      onError: () => {},
    });
    await sendWaiting();
    expect(count).toBe(1);
  });

  test('is sent once, oldest first', async () => {
    await write('first@example.com');
    await write('second@example.com');
    const sent: string[] = [];
    const sendWaiting = createMailer({
      db: api.db,
      isShared: false,
      clock: api.clock,
      deliver: async ({ recipient }) => void sent.push(recipient),
      onError: () => {},
    });
    await sendWaiting();
    await sendWaiting();
    expect(sent).toEqual(['first@example.com', 'second@example.com']);
  });

  test('that cannot be delivered waits, holds up no other and is tried again', async () => {
    await write('broken@example.com');
    await write('fine@example.com');
    const tried: string[] = [];
    const failed: number[] = [];
    let isServerUp = false;
    const sendWaiting = createMailer({
      db: api.db,
      isShared: false,
      clock: api.clock,
      deliver: async ({ recipient }) => {
        tried.push(recipient);
        if (recipient.startsWith('broken') && !isServerUp) throw new Error('refused');
      },
      onError: (mailId) => failed.push(mailId),
    });
    await sendWaiting();
    await sendWaiting();
    expect(tried).toEqual(['broken@example.com', 'fine@example.com']);
    expect(failed).toHaveLength(1);
    isServerUp = true;
    api.clock.advance(30_000);
    await sendWaiting();
    await sendWaiting();
    expect(tried).toEqual(['broken@example.com', 'fine@example.com', 'broken@example.com']);
  });
});
