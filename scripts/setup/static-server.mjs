import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const mediaTypes = {
  '.css': 'text/css; charset=utf-8',
  '.data': 'application/octet-stream',
  '.gz': 'application/gzip',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Worth compressing; fonts, pictures and archives already are. */
const compressible = new Set([
  '.css',
  '.data',
  '.html',
  '.js',
  '.json',
  '.map',
  '.mjs',
  '.svg',
  '.ttf',
  '.txt',
])
  .add('.wasm')
  .add('.webmanifest')
  .add('.xml');

/**
 * Compressed by our build. If declared so in the headers, the browser unpacks them outside the page's thread;
 * otherwise the engine does it.
 */
const packed = new Set(['.part', '.snapshot']);

/** Vite puts a digest of the content into these names. */
const digestInName = /-[\w-]{8}\.\w+$/;

/**
 * Serves a built client as any static host would, with the headers we ask of a host: a content security
 * policy, a year of caching for names that hold a digest and revalidation for all others, Brotli or gzip.
 * `basePath` puts it under a folder, such as `/demo/`. Resolves once it listens.
 *
 * @param {{ folder: string, port?: number, host?: string, basePath?: string, connectTo?: string[], formTo?: string[] }} options
 * @returns {Promise<{ url: string, port: number, close(): Promise<void> }>}
 */
export async function startStaticServer(options) {
  const { folder, port = 0, host = '127.0.0.1', basePath = '/', connectTo = [], formTo = [] } = options;
  const policy = contentSecurityPolicy({ connectTo, formTo });
  const site = { folder, basePath, policy, compressed: new Map() };
  const server = createServer((request, response) => {
    answer(site, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const actualPort = server.address().port;
  return {
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${actualPort}${basePath}`,
    port: actualPort,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Scripts only from this origin and never inline; `connectTo` is the origin of a remote API, `formTo` that of a
 * support service, to which the browser itself posts the contact form.
 */
export function contentSecurityPolicy({ connectTo = [], formTo = [] } = {}) {
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    // Components set positions and colours through the style attribute.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...connectTo].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    ["form-action 'self'", ...formTo].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
}

async function answer(site, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  const path = readPath(request.url ?? '/', site.basePath);
  if (path === null) return refuse(response, 404);
  const file = (await findFile(site.folder, path)) ?? (await findPage(site.folder, path, request));
  if (!file) return refuse(response, 404);
  const etag = `"${file.size.toString(36)}-${Math.floor(file.mtimeMs).toString(36)}"`;
  const encoding = file.isPage ? null : chooseEncoding(request, file.extension);
  response.setHeader('etag', encoding ? etag.replace(/"$/, `-${encoding}"`) : etag);
  setHeaders(response, site, file);
  if (request.headers['if-none-match'] === response.getHeader('etag')) return response.writeHead(304).end();
  await send(site, request, response, file, encoding);
}

/** The path below the base, decoded and kept inside the folder; null for anything else. */
function readPath(url, basePath) {
  try {
    const pathname = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    if (!pathname.startsWith(basePath) || pathname.includes('\0')) return null;
    const path = normalize(pathname.slice(basePath.length));
    return path === '..' || path.startsWith(`..${sep}`) ? null : path;
  } catch {
    return null;
  }
}

async function findFile(folder, path) {
  const fullPath = join(folder, path);
  const found = await stat(fullPath).catch(() => null);
  if (!found?.isFile()) return null;
  const { size, mtimeMs } = found;
  return { fullPath, size, mtimeMs, extension: extname(fullPath).toLowerCase() };
}

/** A screen's address has no file: the client's router handles it. API paths and assets stay missing. */
async function findPage(folder, path, request) {
  const isScreen = (request.headers.accept ?? '').includes('text/html') || path === '.';
  const isAsset = extname(path) !== '' || path === 'api' || path.startsWith(`api${sep}`);
  if (!isScreen || isAsset) return null;
  const page = await findFile(folder, 'index.html');
  return page && { ...page, isPage: true };
}

function setHeaders(response, { policy }, { fullPath, extension }) {
  response.setHeader('content-type', mediaTypes[extension] ?? 'application/octet-stream');
  const isForever = digestInName.test(fullPath);
  response.setHeader('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('content-security-policy', policy);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'same-origin');
  response.setHeader('vary', 'accept-encoding');
}

/** The page names its files relative to itself; below a deeper address they still start at the base. */
function anchor(html, basePath) {
  return html.replaceAll(/\b(src|href)="\.\//g, `$1="${basePath}`);
}

function chooseEncoding(request, extension) {
  if (packed.has(extension)) return accepts(request, 'zstd') ? 'zstd' : null;
  if (!compressible.has(extension)) return null;
  return ['br', 'gzip'].find((name) => accepts(request, name)) ?? null;
}

function accepts(request, encoding) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
}

async function send(site, request, response, file, encoding) {
  if (file.isPage) {
    response.writeHead(200);
    response.end(anchor(await readFile(file.fullPath, 'utf8'), site.basePath));
    return;
  }
  if (encoding) response.setHeader('content-encoding', encoding);
  if (!encoding || packed.has(file.extension)) {
    response.setHeader('content-length', file.size);
    response.writeHead(200);
    if (request.method === 'HEAD') return response.end();
    // Closes the file with its request, and the request with its file, because a build may delete the file in the
    // meantime.
    return pipeline(createReadStream(file.fullPath), response);
  }
  const body = await compressOnce(site.compressed, file, encoding);
  response.setHeader('content-length', body.byteLength);
  response.writeHead(200);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A file is compressed on its first request and cached. */
function compressOnce(compressed, file, encoding) {
  const key = `${encoding} ${file.mtimeMs} ${file.fullPath}`;
  if (!compressed.has(key)) compressed.set(key, compressFile(file.fullPath, encoding));
  return compressed.get(key);
}

async function compressFile(path, encoding) {
  const bytes = await readFile(path);
  if (encoding === 'gzip') return promisify(gzip)(bytes);
  // Quality 5 is about as small as gzip 9 and fast enough while a browser waits.
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

function refuse(response, status) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(status === 405 ? 'Method not allowed\n' : 'Not found\n');
}
