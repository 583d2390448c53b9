/** The built sandbox on a screen as it stands on a desk, and what its page threw. */
import { closeSandbox, openSandbox, type Sandbox, startHost, waitForApp } from '../../engines/sandbox';

export type Desk = Sandbox & { failures: readonly string[] };

export async function openDesk(): Promise<Desk> {
  const sandbox = await openSandbox(await startHost());
  const { page } = sandbox;
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.setViewportSize({ width: 1440, height: 900 });
  await waitForApp(page);
  return { ...sandbox, failures };
}

export async function closeDesk(desk: Desk): Promise<void> {
  await closeSandbox(desk);
  await desk.host.kill();
}
