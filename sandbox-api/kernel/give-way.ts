/**
 * Lets what came meanwhile begin before the caller goes on. An answer of PGlite is there at once, so that waiting for it
 * lets nothing else begin. Not within a transaction, which others wait for.
 */
export function giveWay(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
