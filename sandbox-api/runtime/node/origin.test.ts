import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { originOf } from './origin';

async function originAt(remoteAddress: string, trustedProxies: number, forwarded?: string) {
  const app = new Hono().get('/', (c) => c.json(originOf(c, trustedProxies)));
  const headers: HeadersInit = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  return response.json();
}

test('by default no header about the origin of a request is trusted', async () => {
  expect(await originAt('192.0.2.1', 0, '203.0.113.9')).toBe('192.0.2.1');
});

test('behind its own proxies the host trusts only the address added by the furthest one', async () => {
  expect(await originAt('10.0.0.1', 1, '203.0.113.9')).toBe('203.0.113.9');
  expect(await originAt('10.0.0.1', 1, '1.1.1.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await originAt('10.0.0.1', 2, '1.1.1.1, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9');
  expect(await originAt('192.0.2.1', 2, '1.1.1.1')).toBe('192.0.2.1');
  expect(await originAt('192.0.2.1', 1)).toBe('192.0.2.1');
});

test('an address is the same in any notation, and so are all IPv6 addresses of a subscriber', async () => {
  expect(await originAt('::ffff:192.0.2.1', 0)).toBe('192.0.2.1');
  const network = '2001:db8:0:7::/64';
  for (const address of ['2001:db8:0:7::1', '2001:DB8:0:7:1:2:3:4', '2001:0db8::7:0:0:0:9'])
    expect(await originAt(address, 0), address).toBe(network);
  expect(await originAt('::1', 0)).toBe('0:0:0:0::/64');
});
