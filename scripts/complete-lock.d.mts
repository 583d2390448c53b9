type Lock = { packages: Record<string, object> };

export function completeLock(lock: Lock): Lock;
export function missingPlatformPackages(lock: Lock): { name: string; version: string; dev?: boolean }[];
