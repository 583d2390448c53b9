import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Zstd } from '@hpcc-js/wasm-zstd';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentSecurityPolicy, startStaticServer } from './static-server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'static-'));
const script = 'console.log("x");'.repeat(200);
let zstd: Zstd;
let server: Awaited<ReturnType<typeof startStaticServer>>;

beforeAll(async () => {
  zstd = await Zstd.load();
  mkdirSync(join(folder, 'site/assets'), { recursive: true });
  mkdirSync(join(folder, 'site/engine'));
  writeFileSync(join(folder, 'site/engine/data.part'), zstd.compress(new TextEncoder().encode(script)));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html><title>x</title>');
  writeFileSync(join(folder, 'site/assets/main-a1B2c3D4.js'), script);
  writeFileSync(join(folder, 'site/engine.wasm'), new Uint8Array([0, 97, 115, 109]));
  server = await startStaticServer({ folder: join(folder, 'site'), basePath: '/demo/' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer };

/** Sends the path unchanged; `fetch` would normalise it and decompress. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ port: server.port, host: '127.0.0.1', path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject).end();
  });
}

describe('the static server', () => {
  test('compresses what the client can read, and nothing else', async () => {
    const path = '/demo/assets/main-a1B2c3D4.js';
    const [brotli, gzip, plain, refused] = await Promise.all([
      ask(path, { 'accept-encoding': 'gzip, br' }),
      ask(path, { 'accept-encoding': 'gzip' }),
      ask(path),
      ask(path, { 'accept-encoding': 'br;q=0, gzip;q=0' }),
    ]);
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    for (const answer of [plain, refused]) expect(answer.body.toString()).toBe(script);
    expect(brotli.headers.vary).toBe('accept-encoding');
  });

  test('declares the encoding of parts compressed by the build to a client that can read them', async () => {
    const path = '/demo/engine/data.part';
    const [named, plain] = await Promise.all([ask(path, { 'accept-encoding': 'gzip, zstd' }), ask(path)]);
    expect(named.headers['content-encoding']).toBe('zstd');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const { body } of [named, plain]) expect(Buffer.from(zstd.decompress(body)).toString()).toBe(script);
    expect(named.headers.etag).not.toBe(plain.headers.etag);
  });

  test('sends types that a browser insists on', async () => {
    expect((await ask('/demo/engine.wasm')).headers['content-type']).toBe('application/wasm');
    expect((await ask('/demo/assets/main-a1B2c3D4.js')).headers['content-type']).toMatch(/^text\/javascript/);
  });

  test('caches names with a digest for a year, and revalidates all others', async () => {
    expect((await ask('/demo/assets/main-a1B2c3D4.js')).headers['cache-control']).toContain('immutable');
    const wasm = await ask('/demo/engine.wasm');
    expect(wasm.headers['cache-control']).toBe('no-cache');
    const again = await ask('/demo/engine.wasm', { 'if-none-match': String(wasm.headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
  });

  test('answers a screen with the page, but neither an API path nor a missing file', async () => {
    const screen = { accept: 'text/html' };
    expect((await ask('/demo/locations/1', screen)).headers['content-type']).toMatch(/^text\/html/);
    for (const path of ['/demo/api/Login', '/demo/assets/gone.js', '/elsewhere']) {
      expect((await ask(path, screen)).status).toBe(404);
    }
  });

  test('allows only its own scripts', async () => {
    const policy = String((await ask('/demo/', { accept: 'text/html' })).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("connect-src 'self';");
  });

  test('lets the browser post forms to the configured support service only', () => {
    expect(contentSecurityPolicy()).toContain("form-action 'self';");
    const policy = contentSecurityPolicy({ formTo: ['https://support.example'] });
    expect(policy).toContain("form-action 'self' https://support.example;");
    expect(policy).toContain("connect-src 'self';");
  });

  test('stays inside its folder', async () => {
    for (const path of [
      '/demo/../secret.txt',
      '/demo/%2e%2e/secret.txt',
      '/demo/..%2fsecret.txt',
      '/demo/%00',
      '/demo/%',
    ]) {
      expect((await ask(path)).status, path).toBe(404);
    }
  });

  test('only reads', async () => {
    expect((await ask('/demo/engine.wasm', {}, 'POST')).status).toBe(405);
    const head = await ask('/demo/engine.wasm', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '4', 0]);
  });
});

test.runIf(process.platform === 'linux')('closes the file of an aborted download', async () => {
  const path = join(folder, 'site/film.bin');
  writeFileSync(path, Buffer.alloc(20_000_000));
  await new Promise<void>((resolve) => {
    const call = request({ port: server.port, host: '127.0.0.1', path: '/demo/film.bin' }, (response) => {
      response.once('data', () => {
        response.destroy();
        resolve();
      });
    });
    call.end();
  });
  const isOpen = () => readdirSync('/proc/self/fd').some((fd) => linkOf(`/proc/self/fd/${fd}`) === path);
  await expect.poll(isOpen, { timeout: 5000 }).toBe(false);
});

function linkOf(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}
