import { Link } from '@tanstack/react-router';
import type { ShellLinkProps } from '@/components/layout/shell-types';

/** The shell's links, rendered by the router. */
export function AppLink({ href, ...props }: ShellLinkProps) {
  return <Link to={href} {...props} />;
}
