/**
 * `404.html`, which a static host returns for an address without a file, such as a screen's on the first visit. It
 * finds the folder of the application, stores the requested address (src/app/deep-link.ts), and opens the
 * application. It cannot reference a script file, because its folder is not known in advance, so the script is
 * inline and the page's own policy allows exactly this script.
 */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { deepLinkKey } from '../../src/app/deep-link-key';

/** The innermost folder with our manifest is ours. */
const script = `
const parts = location.pathname.split('/');
(async () => {
  for (let depth = parts.length - 1; depth > 0; depth -= 1) {
    const folder = parts.slice(0, depth).join('/') + '/';
    const answer = await fetch(folder + 'manifest.webmanifest').catch(() => null);
    const manifest = answer && answer.ok ? await answer.json().catch(() => null) : null;
    if (!manifest || manifest.short_name !== 'Ledgerleaf') continue;
    sessionStorage.setItem('${deepLinkKey}', location.href);
    return location.replace(folder);
  }
  document.querySelector('main').hidden = false;
})();
`;

const hash = createHash('sha256').update(script).digest('base64');
const policy = `default-src 'none'; connect-src 'self'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'`;

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>Ledgerleaf</title>
  </head>
  <body style="font-family: system-ui, sans-serif; display: grid; place-items: center; min-height: 90vh">
    <main hidden>
      <h1 style="font-size: 1.25rem">This page does not exist</h1>
      <p lang="pl">Ta strona nie istnieje</p>
    </main>
    <noscript>
      Ledgerleaf needs JavaScript to run. · <span lang="pl">Ledgerleaf wymaga JavaScriptu.</span>
    </noscript>
    <script>${script}</script>
  </body>
</html>
`;

export function notFoundPage(): Plugin {
  return {
    name: 'not-found-page',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '404.html', source: page });
    },
  };
}
