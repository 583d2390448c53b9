import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreSession } from '#api/contract/account/session';
import {
  downloadUserGuide,
  listUserGuides,
  readEsrsGuide,
  readGuideContents,
  readMaterialityGuide,
} from '#api/contract/knowledge/user-guides';
import { createTestApi } from '#api/testing/create-test-api';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

// spec: dashboard.guides
test('seven guides are listed in reading order, the session names the same ones', async () => {
  const { token } = await api.company();
  const { body } = await api.call(listUserGuides, { token: token.View });
  expect(body.map(({ path }) => path)).toEqual([
    'getting-started.en.pdf',
    'entering-activity-data.en.pdf',
    'importing-data.en.pdf',
    'emissions-explorer.en.pdf',
    'scope-2-two-methods.en.pdf',
    'esrs-overview.en.pdf',
    'double-materiality.en.pdf',
  ]);
  const session = await api.call(restoreSession, { token: token.View });
  expect(session.body.userGuides).toEqual(body);
});

// spec: calls.guides
test('the ESRS guide is found by itself', async () => {
  const { token } = await api.company();
  const { body } = await api.call(readEsrsGuide, { token: token.User });
  expect(body.path).toBe('esrs-overview.en.pdf');
});

// spec: materiality.information.guide, materiality.calls.guide
test('the guide to double materiality is found by itself', async () => {
  const { token } = await api.company();
  const { body } = await api.call(readMaterialityGuide, { token: token.User });
  expect(body.path).toBe('double-materiality.en.pdf');
});

// spec: calls.guides, materiality.information.guide
test('a guide is a PDF under its name, in either language', async () => {
  const { token } = await api.company();
  for (const fileName of ['getting-started.en.pdf', 'esrs-overview.pl.pdf']) {
    const { status, headers, body } = await api.call(downloadUserGuide, {
      token: token.View,
      params: { fileName },
    });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain(fileName);
    expect(new TextDecoder().decode(body as unknown as ArrayBuffer).slice(0, 5)).toBe('%PDF-');
  }
});

// spec: calls.guides
test('a name that is not on the list reaches no file', async () => {
  const { token } = await api.company();
  for (const fileName of ['..%2f..%2fpackage.json', 'sw.js', 'getting-started.de.pdf']) {
    const { status } = await api.call(downloadUserGuide, { token: token.View, params: { fileName } });
    expect(status).toBe(404);
  }
});

test('the text of every guide can be searched, by section', async () => {
  const { token } = await api.company();
  const { status, body } = await api.call(readGuideContents, { token: token.View });
  expect(status).toBe(200);
  expect(new Set(body.map(({ userGuideId }) => userGuideId))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  expect(body.map(({ text }) => text).join(' ')).not.toMatch(/\{\{|\n|\|/);
});
