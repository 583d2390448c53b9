import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment';

describe('the environment', () => {
  test('may be empty: PGlite on disk, on this machine only', () => {
    expect(readEnvironment({ DATABASE_URL: '', PORT: '' })).toEqual({
      databaseUrl: undefined,
      dataFolder: '.local/pglite',
      host: 'localhost',
      port: 8787,
      corsOrigin: undefined,
      trustedProxies: 0,
      smtp: undefined,
      contactAddress: undefined,
    });
  });

  test('names everything that is set', () => {
    const environment = readEnvironment({
      DATABASE_URL: 'postgres://user:secret@db/ledgerleaf',
      PORT: '80',
      CORS_ORIGIN: 'https://app.example.com',
      TRUSTED_PROXIES: '1',
      SMTP_URL: 'smtps://mail.example.com:465',
      MAIL_FROM: 'Ledgerleaf <portal@example.com>',
    });
    expect(environment).toMatchObject({
      databaseUrl: 'postgres://user:secret@db/ledgerleaf',
      port: 80,
      corsOrigin: 'https://app.example.com',
      trustedProxies: 1,
      smtp: { url: 'smtps://mail.example.com:465', from: 'Ledgerleaf <portal@example.com>' },
    });
  });

  test('is refused with every mistake named, without revealing the secret in it', () => {
    const read = () =>
      readEnvironment({
        DATABASE_URL: 'mysql://user:secret@db',
        PORT: 'http',
        CORS_ORIGIN: 'https://a.example/',
      });
    expect(read).toThrow(
      /DATABASE_URL must be postgres.*\n.*PORT must be a port number\n.*CORS_ORIGIN must be/,
    );
    expect(read).not.toThrow(/user:secret/);
  });

  test('is refused when mail has no sender', () => {
    expect(() => readEnvironment({ SMTP_URL: 'smtp://mail.example.com' })).toThrow(/MAIL_FROM is needed/);
  });
});
