import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Where a request comes from, for limits: an IPv4 address, or the /64 that a subscriber has of IPv6 addresses. Each of our
 * own proxies adds to `X-Forwarded-For` whom it was asked by, at the end; what stands before that anybody may have written.
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
