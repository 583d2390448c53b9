import { html, raw } from 'hono/html';
import type { openApiDocument } from './openapi';

type Document = ReturnType<typeof openApiDocument>;
type Operation = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: unknown;
  requestBody?: unknown;
  responses?: unknown;
};

/** The page may only show itself, with its one style sheet. */
export const referencePolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Its style sheet is a separate file, because our content security policy allows no inline styles. */
export const referenceStyle = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.75rem; }
h2 { font-size: 1.25rem; margin-top: 2rem; }
h3 { font-size: 1rem; margin-bottom: 0.25rem; }
details { border-top: 1px solid #8886; padding: 0.5rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875rem; }
pre { background: #8882; border-radius: 0.375rem; margin: 0; max-height: 30rem; overflow: auto; padding: 0.75rem; }
`;

/** The OpenAPI document for human readers: one static page without scripts or external requests. */
export function referencePage(document: Document) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method,
      operation,
    })),
  );
  const byTag = groupByTag(operations);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${document.info.title}</title>
        <meta name="viewport" content="width=device-width" />
        <link rel="stylesheet" href="docs.css" />
      </head>
      <body>
        <main>
          <h1>${document.info.title}</h1>
          <p>${document.info.description} <a href="openapi.json">OpenAPI 3.1 document</a></p>
          ${byTag.map(([tag, entries]) => html`<section><h2>${tag}</h2>${entries.map(operationBlock)}</section>`)}
        </main>
      </body>
    </html>`;
}

type Entry = { path: string; method: string; operation: Operation };

function groupByTag(entries: Entry[]): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const tag = entry.operation.tags?.[0] ?? 'Other';
    groups.set(tag, [...(groups.get(tag) ?? []), entry]);
  }
  return [...groups];
}

function operationBlock({ path, method, operation }: Entry) {
  return html`<details>
    <summary><code>${method.toUpperCase()} ${path}</code> ${operation.summary}</summary>
    <p>${operation.description}</p>
    ${schemaBlock('Parameters', operation.parameters)} ${schemaBlock('Body', operation.requestBody)}
    ${schemaBlock('Responses', operation.responses)}
  </details>`;
}

function schemaBlock(title: string, value: unknown) {
  if (!value) return raw('');
  return html`<h3>${title}</h3>
    <pre>${JSON.stringify(value, null, 2)}</pre>`;
}
