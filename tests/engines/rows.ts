/** Fuel consumptions as countable marks: each has its number in the reference. */
import { request, type Sandbox } from './sandbox';

type Row = {
  locationId: number;
  fuelId: number;
  fuelVariantId: number | null;
  value: number;
  unitId: number;
  date: string;
  reference: string | null;
};

const locationId = 1;

/** The body of a row like an existing one. */
export async function sampleRow(sandbox: Sandbox, token: string): Promise<Row> {
  const locations = await request<{ locationId?: number; id?: number }[]>(sandbox, 'api/Locations', {
    token,
  });
  for (const location of locations.body) {
    const path = `api/Locations/${location.locationId ?? location.id ?? locationId}/Fuels/Consumptions?PageSize=1`;
    const [row] = (await request<Row[]>(sandbox, path, { token })).body;
    if (!row) continue;
    const { fuelId, fuelVariantId, value, unitId, date } = row;
    return { locationId: row.locationId, fuelId, fuelVariantId, value, unitId, date, reference: null };
  }
  throw new Error('The demo company has no fuel consumption.');
}

export async function addRow(sandbox: Sandbox, token: string, sample: Row, reference: string) {
  return request<{ code?: string }>(sandbox, 'api/Fuels/Consumptions', {
    method: 'POST',
    token,
    body: { ...sample, reference },
    headers: { 'idempotency-key': reference },
  });
}

/** Every stored reference with this prefix, as often as it is stored. */
export async function storedReferences(
  sandbox: Sandbox,
  token: string,
  sample: Row,
  prefix: string,
): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const path = `api/Locations/${sample.locationId}/Fuels/Consumptions?PageSize=200&PageNumber=${page}`;
    const { body } = await request<Row[]>(sandbox, path, { token });
    for (const { reference } of body) if (reference?.startsWith(prefix)) found.push(reference);
    if (body.length < 200) return found.sort();
  }
}

/**
 * Sends rows one after the other from inside the page, without waiting for the test. Each acknowledged reference is
 * logged to the console immediately, so that it is known even if the browser dies right after.
 */
export async function startBurst(
  sandbox: Sandbox,
  token: string,
  sample: Row,
  prefix: string,
): Promise<string[]> {
  const acknowledged: string[] = [];
  sandbox.page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(`ack ${prefix}`)) acknowledged.push(text.slice(4));
  });
  await sandbox.page.evaluate(
    ({ url, token, sample, prefix }) => {
      const send = async () => {
        for (let number = 1; number <= 400; number += 1) {
          const reference = `${prefix}${String(number).padStart(4, '0')}`;
          const response = await fetch(url, {
            method: 'POST',
            headers: {
              authorization: `Basic ${token}`,
              'content-type': 'application/json',
              'idempotency-key': reference,
            },
            body: JSON.stringify({ ...sample, reference }),
          }).catch(() => null);
          if (response?.ok) console.log(`ack ${reference}`);
        }
        console.log(`ack ${prefix}end`);
      };
      void send();
    },
    { url: new URL('api/Fuels/Consumptions', sandbox.host.url).href, token, sample, prefix },
  );
  return acknowledged;
}

/** Waits until that many rows are acknowledged. */
export async function untilAcknowledged(acknowledged: readonly string[], count: number): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (acknowledged.length < count) {
    if (Date.now() > deadline)
      throw new Error(`Only ${acknowledged.length} of ${count} rows were acknowledged.`);
    await new Promise((done) => setTimeout(done, 5));
  }
}
