import { type AnyRoute, createRootRoute } from '@tanstack/react-router';
import { Route as generatedRoot } from '@/routes/__root';
import { Route as frame } from '@/routes/_public';
import { Route as otherAddress } from '@/routes/$';
import { Route as demo } from '@/routes/demo';
import type { routeTree } from './route-tree.gen';

const screens = import.meta.glob<AnyRoute>('../routes/_public/*.tsx', { eager: true, import: 'Route' });

/**
 * The routes before the sign-in, put together as the generated tree does it and of the very same routes. The sign-in
 * page loads no others: what a route behind it asks, guards and reads costs a first visit nothing. Every address that
 * is not theirs is `$`'s, which has the rest loaded. Typed as the whole tree, because links may name any screen.
 */
export function createDoorTree(): typeof routeTree {
  // One of its own: a router notices another tree by its root.
  const root = createRootRoute(generatedRoot.options as object);
  const children = Object.entries(screens).map(([file, screen]) => {
    const path = `/${file.replace(/^.*\/|\.tsx$/g, '')}`;
    return screen.update({ id: path, path, getParentRoute: () => frame } as object);
  });
  frame.update({ id: '/_public', getParentRoute: () => root } as object)._addFileChildren(children);
  otherAddress.update({ id: '/$', path: '/$', getParentRoute: () => root } as object);
  demo.update({ id: '/demo', path: '/demo', getParentRoute: () => root } as object);
  return root._addFileChildren([otherAddress, demo, frame]) as unknown as typeof routeTree;
}
