export type StaticServer = { url: string; port: number; close(): Promise<void> };

export function startStaticServer(options: {
  folder: string;
  port?: number;
  host?: string;
  basePath?: string;
  connectTo?: string[];
}): Promise<StaticServer>;

export function contentSecurityPolicy(connectTo?: string[]): string;
