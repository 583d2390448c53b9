/**
 * The app shell in Cache Storage, one cache per version. A version is complete or absent: it is filled in
 * `install`, and a failure there leaves the version before it in charge. The version before stays until the
 * next one, because a tab that was opened with it still asks for its lazily loaded parts.
 */
import type { EngineBuild } from '#api/runtime/engine/engine-build';

/** A stamp in each cache: when it was filled, in milliseconds. Not an address that anything asks for. */
const stampPath = '.filled-on';

export function createShellCache(build: EngineBuild, scope: URL, prefix: string) {
  const cacheName = prefix + build.version;
  const urlOf = (path: string) => new URL(path, scope).href;

  async function download(path: string): Promise<Response> {
    const response = await fetch(urlOf(path), { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    if (path === 'index.html') return anchor(await response.text(), scope);
    // A redirected answer may not be given to a navigation.
    return response.redirected
      ? new Response(await response.blob(), { headers: response.headers })
      : response;
  }

  return {
    paths: new Set(build.precache.map(({ path }) => path)) as ReadonlySet<string>,

    async fill(): Promise<void> {
      const cache = await caches.open(cacheName);
      await Promise.all(
        build.precache.map(async ({ path, hash }) => {
          const url = urlOf(path);
          // A file with a hash in its name is the same in every version.
          const known = path.includes(hash) ? await caches.match(url) : undefined;
          await cache.put(url, known ?? (await download(path)));
        }),
      );
      await cache.put(urlOf(stampPath), new Response(String(Date.now())));
    },

    /** From this version, from an older one, else from the network: a cleared cache heals itself. */
    async answer(path: string): Promise<Response> {
      const url = urlOf(path);
      const cache = await caches.open(cacheName);
      const cached = (await cache.match(url)) ?? (await caches.match(url));
      if (cached) return cached;
      const response = await download(path);
      await cache.put(url, response.clone());
      return response;
    },

    async removeOldVersions(): Promise<void> {
      const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
      const filledOn = async (name: string) => {
        const stamp = await (await caches.open(name)).match(urlOf(stampPath));
        return { name, at: Number((await stamp?.text()) ?? 0) };
      };
      const byAge = (await Promise.all(older.map(filledOn))).sort((a, b) => b.at - a.at);
      await Promise.all(byAge.slice(1).map(({ name }) => caches.delete(name)));
    },
  };
}

/**
 * The page names its files relative to itself ("./assets/…"). It is also the answer to deeper addresses, so
 * they are made to start at the scope.
 */
function anchor(html: string, scope: URL): Response {
  const anchored = html.replaceAll(/\b(src|href)="\.\//g, `$1="${scope.pathname}`);
  return new Response(anchored, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
