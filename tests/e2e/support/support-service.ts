import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SupportService = { url: string; received: Record<string, string>[]; close(): Promise<void> };

/** Another site that receives the contact form of a browser and redirects it to the given return address. */
export async function startSupportService(): Promise<SupportService> {
  const received: Record<string, string>[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(Buffer.concat(chunks), { headers }).formData();
    const message = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    received.push(message);
    response.writeHead(303, { location: message.returnUrl }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
