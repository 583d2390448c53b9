/**
 * The client calls an endpoint by its facts: method, path, permissions. Its schemas are for forms. In the client's
 * build, the endpoints that `src/` imports from the contract therefore contain only facts, and zod is loaded with
 * the first form validation instead of the sign-in page. Everything else in a contract file stays as written; types
 * are unchanged, and the worker's build does not use this.
 */
import { join } from 'node:path';
import { normalizePath, type Plugin, runnerImport } from 'vite';
import type { Endpoint, EndpointFacts } from '#api/contract/endpoint';

const prefix = '\0endpoint-facts:';
/** All facts: a fact that is missing here or unknown there does not compile. */
const facts: Record<keyof EndpointFacts, true> = {
  id: true,
  method: true,
  path: true,
  access: true,
  responseType: true,
  isDated: true,
  isReadOnly: true,
  isIdempotencyKept: true,
  isBodySecret: true,
};
export const callFacts = Object.keys(facts) as (keyof EndpointFacts)[];

export function endpointFacts(): Plugin {
  let client = '';
  let contract = '';
  return {
    name: 'endpoint-facts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        rolldownOptions: {
          treeshake: {
            // The contract only declares things, so unused exports are left out, file by file.
            moduleSideEffects: [{ test: /\/sandbox-api\/contract\//, sideEffects: false }],
          },
        },
      },
    }),
    configResolved: ({ root }) => {
      client = normalizePath(join(root, 'src/'));
      contract = normalizePath(join(root, 'sandbox-api/contract/'));
    },
    async resolveId(source, importer, options) {
      if (!importer) return null;
      if (importer.startsWith(prefix)) return source;
      if (!importer.startsWith(client)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved?.id.startsWith(contract) ? prefix + resolved.id : null;
    },
    // Files loaded lazily need the schemas.
    resolveDynamicImport(source, importer) {
      if (typeof source !== 'string' || !importer?.startsWith(client)) return null;
      return this.resolve(source, join(contract, 'endpoints.ts'), { skipSelf: true });
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null;
      const file = id.slice(prefix.length);
      this.addWatchFile(file);
      const { module } = await runnerImport<Record<string, unknown>>(file, { logLevel: 'error' });
      return factsOf(file, module);
    },
  };
}

/**
 * The file with its endpoints reduced to facts and its lists and texts inlined. Own exports take precedence over
 * those of `export *`, so only schemas and functions are taken from the original file.
 */
export function factsOf(file: string, module: Record<string, unknown>): string {
  const lines = Object.entries(module).flatMap(([name, value]) => {
    const plain = isEndpoint(value) ? onlyFacts(value) : value;
    return isPlain(plain) ? [`export const ${name} = ${JSON.stringify(plain)};`] : [];
  });
  return [`export * from ${JSON.stringify(file)};`, ...lines].join('\n');
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}

function onlyFacts(endpoint: Endpoint): object {
  return Object.fromEntries(callFacts.map((fact) => [fact, endpoint[fact]]));
}

/** Whether JSON represents it completely; a schema is an instance of a class. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || value === null)
    return ['string', 'number', 'boolean'].includes(typeof value) || value === null;
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}
