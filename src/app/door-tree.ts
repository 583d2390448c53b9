import { type AnyRoute, createRootRoute } from '@tanstack/react-router';
import { Route as generatedRoot } from '@/routes/__root';
import { Route as frame } from '@/routes/_public';
import { Route as otherAddress } from '@/routes/$';
import { Route as demo } from '@/routes/demo';
import type { routeTree } from './route-tree.gen';

const screens = import.meta.glob<AnyRoute>('../routes/_public/*.tsx', { eager: true, import: 'Route' });

/**
 * The routes before sign-in, assembled from the same routes and in the same way as the generated tree. The sign-in
 * page loads no others, so the queries, guards and readers of the routes behind it cost a first visit nothing. All
 * other addresses belong to `$`, which loads the rest. Typed as the whole tree, because links may name any screen.
 */
export function createDoorTree(): typeof routeTree {
  // A separate root, because a router recognises a different tree by its root.
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
