import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outboxMessages } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import { chooseDelivery, createMailer } from './send-mail';

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
  test('is sent while the portal is used: a slow mail server does not block the one connection of PGlite', async () => {
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

  test('that cannot be delivered waits, delays no other and is tried again', async () => {
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

describe('a message of the contact form', () => {
  const message = { kind: 'contact-form', recipient: 'support@ledgerleaf.example', subject: 'S', body: 'B' };
  const mail = { ...message, kind: 'invitation', recipient: 'ada@company.example' };

  /** The recipients that a mail server receives from a host with these settings. */
  async function recipientsOf(contactAddress: string | undefined, logged: string[]): Promise<string[]> {
    const recipients: string[] = [];
    const server = createServer((socket) => {
      socket.write('220 ready\r\n');
      socket.on('data', (data) => {
        const line = data.toString();
        recipients.push(...[...line.matchAll(/RCPT TO:<(.+)>/g)].map(([, address]) => String(address)));
        if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write(line.startsWith('DATA') ? '354 go on\r\n' : '250 ok\r\n');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const smtp = { url: `smtp://127.0.0.1:${port}`, from: 'portal@example.com' };
    const deliver = chooseDelivery({ smtp, contactAddress }, (line) => logged.push(line));
    for (const one of [message, mail]) await deliver(one);
    server.close();
    return recipients;
  }

  test('goes to the configured recipient, and other mail to its own', async () => {
    const logged: string[] = [];
    expect(await recipientsOf('help@provider.example', logged)).toEqual([
      'help@provider.example',
      'ada@company.example',
    ]);
    expect(logged).toEqual([]);
  });

  test('is written to the log if no recipient is configured, because its own address has no mailbox', async () => {
    const logged: string[] = [];
    expect(await recipientsOf(undefined, logged)).toEqual(['ada@company.example']);
    expect(logged).toEqual(['Mail to support@ledgerleaf.example: S\nB']);
  });
});
