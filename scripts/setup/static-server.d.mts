export type StaticServer = { url: string; port: number; close(): Promise<void> };

type Origins = {
  connectTo?: string[];
  formTo?: string[];
};

export function startStaticServer(
  options: Origins & {
    folder: string;
    port?: number;
    host?: string;
    basePath?: string;
  },
): Promise<StaticServer>;

export function contentSecurityPolicy(origins?: Origins): string;
