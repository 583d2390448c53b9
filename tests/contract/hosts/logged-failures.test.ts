/** A host's log has more readers than the database, so it must not contain row data. */
import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, test } from 'vitest';
import { changePassword } from '#api/contract/account/accounts';
import { createTestApi } from '#api/testing/create-test-api';
import { testPassword } from '#api/testing/filled/insert-company';

const databaseUrl = inject('databaseUrl');
const hosts = [
  { name: 'PGlite', options: {}, isThere: true },
  { name: 'PostgreSQL', options: { databaseUrl: databaseUrl ?? undefined }, isThere: databaseUrl !== null },
];

describe.each(hosts)('a change that the database refuses, over $name', ({ options, isThere }) => {
  test.runIf(isThere).each([
    ['a trigger', sql`create trigger refuse before update on users for each row execute function refuse()`],
    ['a rule for the row', sql`alter table users add constraint refuse check (id < 0) not valid`],
  ])('by %s is logged with its statement, without the password hash', async (_, rule) => {
    const api = await createTestApi(options);
    const company = await api.company();
    await api.db.execute(
      sql`create function refuse() returns trigger as $$ begin raise exception 'no'; end $$ language plpgsql`,
    );
    await api.db.execute(rule);
    const { status } = await api.call(changePassword, {
      token: company.token.User,
      body: { currentPassword: testPassword, newPassword: 'a new one 12' },
    });
    const logged = api.unexpected.map((error) => inspect(error, { depth: 9, showHidden: true })).join();
    await api.close();
    expect(status).toBe(500);
    expect(logged).toMatch(/update "users" set .*"password_hash" = \$\d/);
    expect(logged).not.toMatch(/1000:[A-Za-z0-9+/=]+:/);
  });
});
