/**
 * The app shell in Cache Storage, one cache per version. A later version is complete before it takes over: it
 * is filled in `install`, and a failure there leaves the previous version in charge. The first one is filled
 * after the page it serves has its response; a stamp marks it as complete. The previous version stays until
 * the next one, because a tab opened with it still requests its lazily loaded parts. Where Cache Storage is
 * blocked, full or broken, the files come from the network, and only offline visits fail.
 */
import type { EngineBuild } from '#api/runtime/engine/engine-build';

/** A stamp in each cache: when it was filled, in milliseconds. Its address is never requested. */
const stampPath = '.filled-on';

/** A browser opens six connections to a host; the page needs most of them. */
const filesAtATime = 2;

export function createShellCache(build: EngineBuild, scope: URL, prefix: string) {
  const cacheName = prefix + build.version;
  const hashedPaths = new Set(
    build.precache.filter(({ path, hash }) => path.includes(hash)).map(({ path }) => path),
  );
  const urlOf = (path: string) => new URL(path, scope).href;

  async function download(path: string): Promise<Response> {
    // A file with a hash in its name never changes: the browser may still have it from loading the page.
    const cache = hashedPaths.has(path) ? 'default' : 'no-cache';
    const response = await fetch(urlOf(path), { cache });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    if (path === 'index.html') return anchor(await response.text(), scope);
    // A redirected response may not be given to a navigation.
    return response.redirected
      ? new Response(await response.blob(), { headers: response.headers })
      : response;
  }

  async function isFilled(): Promise<boolean> {
    return (await findKept(() => openAndMatch(urlOf(stampPath)))) !== undefined;
  }

  async function keep(url: string, response: Response): Promise<void> {
    await (await caches.open(cacheName)).put(url, response);
  }

  async function openAndMatch(url: string): Promise<Response | undefined> {
    return (await caches.open(cacheName)).match(url);
  }

  /** A few files at a time, because a page may be loading at the same time. */
  async function keepAll(files: EngineBuild['precache']): Promise<void> {
    const cache = await caches.open(cacheName);
    const waiting = files.map(({ path }) => path);
    const takeTurns = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const url = urlOf(path);
        if (hashedPaths.has(path) && (await cache.match(url))) continue;
        // A file with a hash in its name is the same in every version.
        const known = hashedPaths.has(path) ? await caches.match(url) : undefined;
        await cache.put(url, known ?? (await download(path)));
      }
    };
    await Promise.all(Array.from({ length: filesAtATime }, takeTurns));
  }

  return {
    paths: new Set(build.precache.map(({ path }) => path)) as ReadonlySet<string>,

    isFilled,

    /** The files of a start; once they are kept, a later call fetches the ones that are rarely needed. */
    async fill(): Promise<void> {
      if (await isFilled()) return keepAll(build.precache.filter(({ isLater }) => isLater));
      await keepAll(build.precache.filter(({ isLater }) => !isLater));
      await keep(urlOf(stampPath), new Response(String(Date.now())));
    },

    /** From this version, from an older one, otherwise from the network: a cleared cache refills itself. */
    async answer(path: string): Promise<Response> {
      const url = urlOf(path);
      const kept = (await findKept(() => openAndMatch(url))) ?? (await findKept(() => caches.match(url)));
      if (kept) return kept;
      const response = await download(path);
      // Best effort: the page has its file, and the disk may be full.
      await keep(url, response.clone()).catch(() => undefined);
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

async function findKept(look: () => Promise<Response | undefined>): Promise<Response | undefined> {
  try {
    return await look();
  } catch {
    // A cache that cannot be opened or read keeps nothing.
    return undefined;
  }
}

/**
 * The page names its files relative to itself ("./assets/…"). It also answers deeper addresses, so they are
 * changed to start at the scope.
 */
function anchor(html: string, scope: URL): Response {
  const anchored = html.replaceAll(/\b(src|href)="\.\//g, `$1="${scope.pathname}`);
  return new Response(anchored, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
