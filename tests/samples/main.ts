/**
 * `npm run samples`: the demo's reports as their readers get them, in `samples/`: the food producer's greenhouse gas
 * report and its CSRD report with its assessment in Polish as PDF, and the workbooks of the food producer in Polish
 * and of the forty shops in English. Uses data in memory, so none of your data is read or changed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { login } from '#api/contract/account/session';
import type { Document } from '#api/contract/documents/document';
import type { Endpoint, ResponseOf } from '#api/contract/endpoint';
import { createGeneralInformation } from '#api/contract/reports/general-informations';
import {
  createReportHeader,
  listReportHeaders,
  updateReportAuthors,
  updateReportNames,
} from '#api/contract/reports/headers';
import { finishReport, generateReport, generateReportWorkbook } from '#api/contract/reports/issues';

import { EnginePglite } from '#api/db/connect/engine-pglite';
import { connectPglite } from '#api/db/connect/pglite';
import { createApp } from '#api/http/app';
import { routes } from '#api/modules/routes';
import { callApp } from '#api/testing/create-test-api';
import { fillDatabase } from '#api/testing/filled/fill-database';
import { testClock, testPlatform } from '#api/testing/test-platform';
import { makePdf } from '@/lib/document/pdf/make-pdf';
import { picturesOf } from '@/lib/document/pictures-of';
import { blauweideRetail } from '../../seed/companies/blauweide-retail/company';
import { type DemoCompany, demoPassword } from '../../seed/companies/demo-company';
import { jagodnoFoods } from '../../seed/companies/jagodno-foods/company';
import { loadDemo } from '../../seed/load/demo/demo';
import { referenceDate } from '../../seed/reference-date';

const folder = 'samples';
const year = Number(referenceDate.slice(0, 4)) - 1;
const kinds = { ghg: 1, csrd: 2 } as const;
/** Data that no demo company states. */
const said = {
  en: {
    name: `Greenhouse gas emissions ${year}`,
    production: 'Forty shops with what people need every day.',
    policies: 'Green electricity in every shop, and light by light-emitting diodes.',
    department: 'Energy and buildings',
  },
  pl: {
    name: `Emisje gazów cieplarnianych ${year}`,
    production: 'Wytwarzamy dżemy, soki i mrożonki z owoców z własnych skupów.',
    policies: 'Kupujemy energię z gwarancjami pochodzenia i odzyskujemy ciepło ze sprężarek.',
    department: 'Dział środowiska i zrównoważonego rozwoju',
  },
};
const clock = testClock(`${referenceDate}T12:00:00Z`);
const platform = testPlatform(clock);
const pglite = await EnginePglite.open({});
const { db } = connectPglite(pglite);
await fillDatabase(db);
await loadDemo({ db, platform, referenceDate, companies: [jagodnoFoods, blauweideRetail] });
const app = createApp({ db, platform, routes, log: (message, error) => console.error(message, error) });

mkdirSync(folder, { recursive: true });
const foods = await editorOf(jagodnoFoods);
const polish = await finishedReport(foods, 'pl');
await keepPdf('ghg-pl', foods, polish);
await keepWorkbook('ghg-pl', foods, polish);
await keepPdf('csrd-pl', foods, await assessedReport(foods));
const retail = await editorOf(blauweideRetail);
await keepWorkbook('ghg-en', retail, await finishedReport(retail, 'en'));
await pglite.close();
console.log(`Two PDFs and two workbooks in ${folder}/`);

type Reader = { company: DemoCompany; token: string };

async function call<E extends Endpoint>(endpoint: E, input: object): Promise<ResponseOf<E>> {
  const answer = await callApp(app, endpoint, input as never);
  if (answer.status >= 400) throw new Error(`${endpoint.id}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

async function editorOf(company: DemoCompany): Promise<Reader> {
  const email = company.accounts.find(({ role }) => role === 'User')?.email;
  const { token } = await call(login, { body: { username: email, password: demoPassword } });
  return { company, token };
}

async function beginReport({ token }: Reader, kind: { reportId: number; language: 'en' | 'pl' }) {
  const period = { startDate: `${year}-01-01`, endDate: `${year}-12-31` };
  return (await call(createReportHeader, { token, body: { ...period, ...kind } })).reportHeaderId;
}

/** The demo's report in progress, with its answers and its double materiality assessment. */
async function assessedReport({ token }: Reader): Promise<number> {
  const [saved] = await call(listReportHeaders, { token, params: { reportId: kinds.csrd }, query: {} });
  if (!saved) throw new Error('The demo has no sustainability report.');
  return saved.reportHeaderId;
}

async function finishedReport(reader: Reader, language: 'en' | 'pl'): Promise<number> {
  const { token, company } = reader;
  const headerId = await beginReport(reader, { reportId: kinds.ghg, language });
  const { name, department, production, policies } = said[language];
  const general = { companyName: company.name, countries: [company.countryId], production, policies };
  await call(createGeneralInformation, { token, body: { reportHeaderId: headerId, ...general } });
  const params = { headerId };
  await call(updateReportNames, { token, params, body: { name, description: null } });
  const [{ firstName, lastName } = {}] = company.accounts;
  await call(updateReportAuthors, {
    token,
    params,
    body: { author: `${firstName} ${lastName}`, department },
  });
  await call(finishReport, { token, params });
  return headerId;
}

async function keepWorkbook(name: string, { token }: Reader, headerId: number): Promise<void> {
  const bytes = await call(generateReportWorkbook, { token, params: { headerId }, query: {} });
  writeFileSync(join(folder, `${name}.xlsx`), new Uint8Array(bytes as unknown as ArrayBuffer));
}

/** The finished report if there is one, otherwise its draft. */
async function keepPdf(name: string, { token }: Reader, headerId: number): Promise<void> {
  const query = name.startsWith('csrd') ? { draft: 'true' } : {};
  const document: Document = await call(generateReport, { token, params: { headerId }, query });
  const images = Object.fromEntries(
    await Promise.all(picturesOf(document).map(async (path) => [path, await pictureAt(path, token)])),
  );
  const pdf = makePdf(document, {
    fonts: { normal: font('400Regular/Inter_400Regular'), bold: font('600SemiBold/Inter_600SemiBold') },
    margins: 'medium',
    author: document.author ?? '',
    madeOn: clock.now(),
    images,
  });
  writeFileSync(join(folder, `${name}.pdf`), pdf);
}

async function pictureAt(path: string, token: string): Promise<string> {
  const answer = await app.request(path, { headers: { authorization: `Basic ${token}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return `data:${answer.headers.get('content-type')};base64,${bytes.toString('base64')}`;
}

function font(file: string): string {
  const require = createRequire(import.meta.url);
  return readFileSync(require.resolve(`@expo-google-fonts/inter/${file}.ttf`)).toString('base64');
}
