import { useRouter } from '@tanstack/react-router';

/** Whether this version has a screen at or below a path, so that no link leads nowhere. */
export function useHasScreen(): (path: string) => boolean {
  const router = useRouter();
  const paths = Object.keys(router.routesByPath);
  return (path) => paths.some((known) => known === path || known.startsWith(`${path}/`));
}
