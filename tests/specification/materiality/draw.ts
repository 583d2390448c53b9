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

/** Questions of a screen, each with what the server answered. */
export type Answers = readonly (readonly [question: { queryKey: QueryKey }, answer: unknown])[];

/** A screen as it is drawn from these answers; its words are their keys. */
export function draw(screen: ReactElement, answers: Answers): string {
  const client = new QueryClient();
  for (const [{ queryKey }, answer] of answers) client.setQueryData(queryKey, answer);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const scoped = createElement(UnsavedScopeProvider, null, screen);
  const hinted = createElement(TooltipProvider, null, scoped);
  const answered = createElement(QueryClientProvider, { client }, hinted);
  return renderToStaticMarkup(createElement(RouterContextProvider, { router } as never, answered));
}

/** The heads of the columns of its tables, in their order. */
export function columnHeads(html: string): string[] {
  return [...html.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, head = '']) => textOf(head));
}

/** What a reader reads of it. */
function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '');
}

export const count = (of: string, part: string) => of.split(part).length - 1;
