import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Origin of a request, for rate limits: an IPv4 address, or the /64 of a subscriber's IPv6 addresses. Each of
 * our own proxies appends the address of its caller to `X-Forwarded-For`; anything before that may be forged.
 */
export function originOf(c: Context, trustedProxies: number): string | null {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  const told = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  const address = told || getConnInfo(c).remote.address;
  return address === undefined ? null : networkOf(address);
}

function networkOf(address: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address.slice(0, 64);
  const [before = '', after] = address.toLowerCase().split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const [head, tail] = [groups(before), groups(after ?? '')];
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const network = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16));
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
