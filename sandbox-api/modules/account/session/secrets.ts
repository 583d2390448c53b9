import { Turns } from '#api/db/turns';
import type { Random } from '#api/kernel/context';

const hashBytes = 32;

/** 256 random bits as base64url: session secrets and invitation tokens. */
export function newSecret(random: Random): string {
  return toBase64(random.bytes(32)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** PBKDF2-SHA-256 as `iterations:salt:hash`. */
export async function hashPassword(password: string, random: Random, iterations: number): Promise<string> {
  const salt = random.bytes(16);
  return `${iterations}:${toBase64(salt)}:${toBase64(await derive(password, salt, iterations))}`;
}

/** Compares in constant time. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [iterations, salt, hash] = stored.split(':');
  if (!iterations || !salt || !hash) return false;
  const expected = fromBase64(hash);
  const actual = await derive(password, fromBase64(salt), Number(iterations));
  let difference = expected.length ^ actual.length;
  for (const [index, byte] of actual.entries()) difference |= byte ^ (expected[index] ?? 0);
  return difference === 0;
}

/**
 * The same result for the same text and salt, in hex; a password in the text takes as long to guess from it
 * as from a password hash.
 */
export async function digestSecret(text: string, salt: string, iterations: number): Promise<string> {
  const bytes = await derive(text, new TextEncoder().encode(salt), iterations);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The credential a client sends: base64 of `userId:secret`. */
export function encodeToken(userId: number, secret: string): string {
  return btoa(`${userId}:${secret}`);
}

/** Reads `Basic <token>`; null for anything else. */
export function decodeCredential(credential: string): { userId: number; secret: string } | null {
  const token = /^Basic ([A-Za-z0-9+/=]+)$/.exec(credential)?.[1];
  if (!token) return null;
  try {
    const [userId, secret] = atob(token).split(':');
    return secret && /^\d{1,9}$/.test(userId ?? '') ? { userId: Number(userId), secret } : null;
  } catch {
    return null;
  }
}

/**
 * Number of Node's four threads for this work, which also check the secret of every signed-in request: a
 * flood of sign-ins delays other sign-ins, and no other requests.
 */
const derivations = new Turns({ atOnce: 2 });

function derive(password: string, salt: Uint8Array, iterations: number): Promise<Uint8Array> {
  return derivations.take(() => deriveNow(password, salt, iterations));
}

async function deriveNow(password: string, salt: Uint8Array, iterations: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: salt as BufferSource, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, hashBytes * 8));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}
