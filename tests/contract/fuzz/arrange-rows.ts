import { entryWarningCodes } from '#api/contract/activity-data/entry-checks';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createRenewableConsumption } from '#api/contract/activity-data/renewable-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { createScope3Consumption } from '#api/contract/activity-data/value-chain';
import { replaceLogo } from '#api/contract/company/company-logo';
import { createLocation } from '#api/contract/company/locations';
import { createLocationSupplyType } from '#api/contract/company/supply-types';
import {
  createEmissionPin,
  createRecalculation,
  decideRecalculation,
  deleteEmissionPin,
  listEmissionPins,
} from '#api/contract/emissions/recalculations';
import type { Endpoint } from '#api/contract/endpoint';
import { createCompanyFactor } from '#api/contract/factors/company-factors';
import { uploadEvidenceFile } from '#api/contract/intake/evidence';
import { listIntakeProfiles } from '#api/contract/intake/intake-profiles';
import { recordIntake, startIntake } from '#api/contract/intake/intakes';
import { uploadMaterialityFile } from '#api/contract/materiality/files';
import type { IroKind } from '#api/contract/materiality/iros';
import { uploadVerificationLetter } from '#api/contract/reports/general-informations';
import { finishReport } from '#api/contract/reports/issues';
import { createAnswerImage } from '#api/contract/reports/questionnaires';
import { createPlan } from '#api/contract/scenarios/plans';
import { saveSimulation } from '#api/contract/scenarios/simulations';
import { runDueJobs } from '#api/kernel/jobs';
import { jobHandlers } from '#api/modules/job-handlers';
import { openReview } from '#api/modules/reviews/reviews/open-review';
import {
  fillMateriality,
  type MaterialityOf,
  materialityOf,
  matters,
} from '#api/testing/filled/filled-materiality';
import { beginReport, fillReport, finishedReport, reportIds } from '#api/testing/filled/filled-report';
import { type Company, polandId } from '#api/testing/filled/insert-company';
import { pngPicture } from '#api/testing/pictures';
import type { TestApi } from '../send';
import { compressedAirId, filledCompressedAir, picturedQuestion } from './field-choices';
import { gasAt } from './gas-entry';
import type { KnownIds } from './known-ids';

/** From the first month that has an entry. */
const reportedYear = { startDate: '2025-03-01', endDate: '2026-02-28' };
const billedMonth = { startDate: '2025-03-01', endDate: '2025-03-31' };

/**
 * The rows that calls of the walk need, entered by the Admin, so that no call depends on what others happened to
 * leave behind: a finished report, an assessment with an item of each type, a simulation.
 */
export class Arranger {
  private readonly api: TestApi;
  private readonly company: Company;
  private readonly token: string;
  private materiality: MaterialityOf | undefined;
  /** Files taken in, each with a content of its own. */
  private files = 0;

  constructor(api: TestApi, company: Company, ids: KnownIds) {
    this.api = { ...api, call: learningCall(api, ids) };
    this.company = company;
    this.token = company.token.Admin;
  }

  /** What must exist before the first call. */
  async begin(): Promise<void> {
    await this.openReview();
    await this.enterCompany();
    await this.enterActivity();
    await this.takeIn();
    await this.enterScenarios();
    await this.enterReports();
    await this.recalculate();
  }

  /** What the turn of a call needs again, because other calls use it up or change it. */
  async before({ id }: Endpoint): Promise<void> {
    if (id === 'finishReport') await fillReport(this.api, await this.beginReport(), this.token);
    if (['createGeneralInformation', 'replaceReportFacilities'].includes(id)) await this.beginReport();
    if (id.endsWith('VerificationLetter')) await this.beginVerified();
    if (id === 'downloadIssueLetter') await this.finishVerified();
    if (['createMaterialityInformation', 'copyMateriality'].includes(id)) await this.beginStatement();
    // The form requires a location in Poland, and the walk moves locations to other countries.
    if (['saveSimulation', 'updateSimulation', 'executeScenario'].includes(id)) await this.addWarehouse();
    if (id === 'compareSimulations') for (const name of ['With', 'Without']) await this.save(name);
    if (id === 'createImpactAssessment') await this.addItems('impact');
    if (id === 'createRiskAssessment') await this.addItems('risk');
    if (id === 'createOpportunityAssessment') await this.addItems('opportunity');
    // A recalculation may have pinned all months, and the factors of pinned months cannot be changed.
    if (id === 'updateCompanyFactor') await this.unpinFor('2015-03');
    if (id === 'deleteCompanyFactor') await this.unpinFor('2016-03');
    if (['readEvidenceContent', 'readIntake', 'recordIntake'].includes(id)) await this.startIntake();
    if (id === 'undoIntake' || id.endsWith('IntakeProfile')) await this.takeIn();
    if (id === 'deleteTopicEntry') await this.materiality?.addEntry(matters.water, 'Without an item');
  }

  /** A review is created with its period; no call creates one. */
  private async openReview(): Promise<void> {
    const { db, platform } = this.api;
    const period = { periodStart: '2025-01-01', periodEnd: '2025-12-31' };
    await openReview({ db, platform, companyId: this.company.companyId, period, answered: 'none' });
  }

  private async enterCompany(): Promise<void> {
    const { api, token } = this;
    const { locationId } = this.company;
    await this.addWarehouse();
    await api.call(replaceLogo, { token, body: pictureAs('file') as never });
    const contract = { supplyTypeId: 2, startDate: '2026-06-14', certificateReference: 'GO 7/2025' };
    await api.call(createLocationSupplyType, { token, body: { locationId, ...contract } });
  }

  private async addWarehouse(): Promise<void> {
    const body = { name: 'Warehouse', countryId: polandId, town: 'Poznań', address1: 'Polna 2' };
    await this.api.call(createLocation, { token: this.token, body });
  }

  private async enterActivity(): Promise<void> {
    const { api, token } = this;
    const { locationId } = this.company;
    const bill = { locationId, unitId: 1, value: 1000, reference: null, ...billedMonth };
    const wasteWater = { startDate: billedMonth.startDate, wastewaterVolume: 12 };
    await api.call(createFuelConsumption, { token, body: gasAt(locationId) });
    await api.call(createUtilityConsumption, { token, body: { ...bill, utilityId: 1 } });
    await api.call(createRenewableConsumption, { token, body: { ...bill, renewableId: 1 } });
    await api.call(createScope3Consumption, {
      token,
      body: { locationId, scope3InputFormId: 5, scope3MethodId: 504, values: wasteWater },
    });
  }

  private async startIntake(): Promise<number> {
    const { api, token } = this;
    this.files += 1;
    const body = new FormData();
    body.append('file', new File([`date;kWh\n2025-03-0${this.files};100\n`], 'gas.csv'));
    const { evidenceFileId } = (await api.call(uploadEvidenceFile, { token, body })).body;
    return (await api.call(startIntake, { token, body: { evidenceFileId } })).body.intakeId;
  }

  /** A recorded file, with what was learnt from it. */
  private async takeIn(): Promise<void> {
    const { api, token } = this;
    const id = await this.startIntake();
    // Before the reports, which would keep it from being taken back.
    const gas = gasAt(this.company.locationId, { date: '2024-06-10' });
    const entry = { ...gas, reference: `From file ${this.files}` };
    await api.call(recordIntake, {
      token,
      params: { id },
      body: {
        entries: [
          {
            kind: 'fuel',
            entry,
            values: [{ part: 'amount', place: { type: 'cells', sheet: null, cells: ['B2'] }, raw: '100' }],
            answers: entryWarningCodes.map((code) => ({ code, answer: 'keep' as const })),
          },
        ],
        profile: { fingerprint: `date|kwh|${this.files}`, name: 'Gas', content: '{}' },
      },
    });
    await api.call(listIntakeProfiles, { token });
  }

  private async enterScenarios(): Promise<void> {
    await this.save('As planned');
    const { scenarioBackupId } = await this.save('A year later');
    const body = { name: 'Compressed air', scenarioBackupIds: [scenarioBackupId] };
    await this.api.call(createPlan, { token: this.token, body });
  }

  private async save(name: string) {
    const { api, token } = this;
    const variables = filledCompressedAir(this.company.locationId);
    const body = { name, scenarioId: compressedAirId, variables };
    return (await api.call(saveSimulation, { token, params: { id: compressedAirId }, body })).body;
  }

  private async enterReports(): Promise<void> {
    const { api, token } = this;
    const { reportHeaderId } = await this.beginStatement();
    const params = { headerId: reportHeaderId, questionId: picturedQuestion };
    await api.call(createAnswerImage, { token, params, body: pictureAs('file') as never });
    this.materiality = materialityOf(api, reportHeaderId, token);
    await fillMateriality(this.materiality);
    await api.call(uploadMaterialityFile, {
      token,
      params: { id: reportHeaderId },
      body: pictureAs('submittedFile') as never,
    });
    await this.beginStatement();
    await finishedReport(api, this.company, { token, ...reportedYear });
  }

  /** Two, because the walk leaves the newest without an assessment. */
  private async addItems(kind: IroKind): Promise<void> {
    const entry = await this.materiality?.addEntry(matters.energy, `With an ${kind}`);
    for (const value of ['Assessed', 'Left open'])
      if (entry) await this.materiality?.addIro(kind, entry.body.dmTopicEntryId, value);
  }

  private async beginReport() {
    return (await beginReport(this.api, this.company, { token: this.token, ...reportedYear })).body;
  }

  /** A report with a verifier's letter. */
  private async beginVerified(): Promise<number> {
    const { reportHeaderId: headerId } = await this.beginReport();
    const body = pictureAs('file') as never;
    await this.api.call(uploadVerificationLetter, { token: this.token, params: { headerId }, body });
    return headerId;
  }

  private async finishVerified(): Promise<void> {
    const { api, token } = this;
    const headerId = await this.beginVerified();
    const params = { headerId };
    await fillReport(api, { reportHeaderId: headerId }, token, {
      verification: 'limited',
      verifier: 'Checkers Ltd',
      verifiedOn: '2026-03-12',
      verificationStandard: 'ISO 14064-3',
    });
    await api.call(finishReport, { token, params });
  }

  private async beginStatement() {
    const begun = { token: this.token, reportId: reportIds.csrd, ...reportedYear };
    return (await beginReport(this.api, this.company, begun)).body;
  }

  private async recalculate(): Promise<void> {
    const { api, token } = this;
    await this.addFactor('2018-03');
    await this.pin();
    const asked = { gwpSet: 'AR5' as const, reason: 'A customer asks for it' };
    const { recalculationId } = (await api.call(createRecalculation, { token, body: asked })).body;
    await this.runJobs();
    // Another one can only start after this one is decided.
    await api.call(decideRecalculation, {
      token,
      params: { id: recalculationId },
      body: { decision: 'reject', note: null },
    });
    await this.runJobs();
  }

  private async addFactor(month: string): Promise<void> {
    const factor = {
      appliesTo: 'fuel' as const,
      fuelId: 101,
      unitId: 20,
      kgCo2e: 0.2,
      publisher: 'Supplier',
      document: 'Delivery note',
      reference: 'Page 2',
      validFrom: `${month}-01`,
      validTo: `${month}-31`,
    };
    await this.api.call(createCompanyFactor, { token: this.token, body: factor });
    await this.runJobs();
  }

  private async pin(): Promise<void> {
    const body = { periodStart: '2024-01-01', periodEnd: '2024-01-31', reason: 'Assured' };
    await this.api.call(createEmissionPin, { token: this.token, body });
  }

  /** A factor of a month that is not pinned. */
  private async unpinFor(month: string): Promise<void> {
    const { api, token } = this;
    const pins = await api.call(listEmissionPins, { token });
    for (const { emissionPinId } of pins.body)
      await api.call(deleteEmissionPin, { token, params: { id: emissionPinId } });
    await this.runJobs();
    await this.pin();
    await this.addFactor(month);
  }

  private runJobs() {
    return runDueJobs(this.api.db, this.api.platform, jobHandlers);
  }
}

function pictureAs(field: string): FormData {
  const form = new FormData();
  form.append(field, new File([pngPicture(3, 2) as Uint8Array<ArrayBuffer>], 'picture.png'));
  return form;
}

/** Calls that must succeed, and whose responses the walk learns from. */
function learningCall(api: TestApi, ids: KnownIds): TestApi['call'] {
  return async (endpoint, input) => {
    const answer = await api.call(endpoint, input);
    if (answer.status >= 300)
      throw new Error(`${endpoint.id} was refused: ${JSON.stringify(answer.problem)}`);
    ids.learnFrom(endpoint, answer.body);
    return answer;
  };
}
