/** Names that belong to one deployment: two copies under different paths of a host never meet. */
export function engineNames(scopePath: string) {
  return {
    channel: `ledgerleaf-engine:${scopePath}`,
    lock: `ledgerleaf-engine:${scopePath}`,
    store: `main:${scopePath}`,
    /** Of the stores of all workspaces but the first, which has the store above. */
    workspacePrefix: `workspace:${scopePath}:`,
    /** Where the list of workspaces is stored. */
    workspaces: `workspaces:${scopePath}`,
    checkpointPrefix: `checkpoint:${scopePath}:`,
    engineCache: `ledgerleaf-engine:${scopePath}`,
    developerCache: `ledgerleaf-developer:${scopePath}`,
    successorCache: `ledgerleaf-successor:${scopePath}`,
    shellCachePrefix: `ledgerleaf-shell:${scopePath}:`,
  };
}

/**
 * A lock that a shared worker of this script holds from before its first response to its end, because pages
 * are not notified of that end.
 */
export function lifeLock(script: string): string {
  return `ledgerleaf-alive:${script}`;
}
