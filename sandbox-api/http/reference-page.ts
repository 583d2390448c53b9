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

/** The OpenAPI document for people: one static page without scripts or outside requests. */
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
        <link rel="stylesheet" href="../api-reference.css" />
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
    ${schemaBlock('Answers', operation.responses)}
  </details>`;
}

function schemaBlock(title: string, value: unknown) {
  if (!value) return raw('');
  return html`<h3>${title}</h3>
    <pre>${JSON.stringify(value, null, 2)}</pre>`;
}
