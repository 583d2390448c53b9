import { ensureBuilt } from './setup/build.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { startStaticServer } from './setup/static-server.mjs';

/** `npm start`: from a fresh clone to the sandbox in a browser. */
try {
  await ensureDependencies();
  await ensureBuilt();
  const server = await listen(Number(process.env.PORT ?? 4173));
  console.log(`\nThe sandbox is served at ${server.url}\nPress Ctrl+C to stop.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** Uses the port, or the next free one of the twenty after it. */
async function listen(firstPort) {
  for (let port = firstPort; ; port += 1) {
    try {
      return await startStaticServer({ folder: 'dist', port, ...remoteOrigins() });
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port >= firstPort + 20) throw error;
    }
  }
}

/** Other addresses to which the client may send requests, or the browser the contact form. */
function remoteOrigins() {
  const originsOf = (url) => (url ? [new URL(url).origin] : []);
  const { VITE_API_BASE_URL, VITE_CONTACT_FORM_URL } = process.env;
  return { connectTo: originsOf(VITE_API_BASE_URL), formTo: originsOf(VITE_CONTACT_FORM_URL) };
}
