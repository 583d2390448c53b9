import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { UnsavedScopeProvider } from '@/components/form/unsaved-scope';
import { TooltipProvider } from '@/components/ui/tooltip';

/** Queries of a screen, each with the server's response. */
export type Answers = readonly (readonly [question: { queryKey: QueryKey }, answer: unknown])[];

/** A screen drawn from these responses; its texts are their keys. */
export function draw(screen: ReactElement, answers: Answers): string {
  const client = new QueryClient();
  for (const [{ queryKey }, answer] of answers) client.setQueryData(queryKey, answer);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const scoped = createElement(UnsavedScopeProvider, null, screen);
  const hinted = createElement(TooltipProvider, null, scoped);
  const answered = createElement(QueryClientProvider, { client }, hinted);
  return renderToStaticMarkup(createElement(RouterContextProvider, { router } as never, answered));
}

/** The column headers of its tables, in order. */
export function columnHeads(html: string): string[] {
  return [...html.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, head = '']) => textOf(head));
}

/** Its visible text. */
function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '');
}

export const count = (of: string, part: string) => of.split(part).length - 1;
