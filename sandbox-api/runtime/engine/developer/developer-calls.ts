import * as contract from '#api/contract/engine-calls';
import { writeSql } from '#api/contract/engine-console';
import { listInjections, setInjections } from '#api/contract/engine-injections';
import { refuse } from '#api/runtime/engine/engine-refusal';
import { type HostCall, type HostRoute, json, nothing } from '#api/runtime/engine/host-answer';

/** What the sandbox panel asks of the developer tools. */
export const developerCalls: readonly HostRoute[] = [
  [contract.listRecordedCalls, listRecordedCalls],
  [contract.readRecordedCall, readRecordedCall],
  [contract.clearRecordedCalls, clearRecordedCalls],
  [contract.setRecording, setRecording],
  [listInjections, answerInjections],
  [setInjections, replaceInjections],
  [writeSql, answerSql],
];

async function listRecordedCalls({ control: { developer } }: HostCall): Promise<Response> {
  const { isRecording } = await developer.settings();
  return json({ isRecording, calls: developer.recorder.calls() });
}

async function readRecordedCall({ request, control, name }: HostCall): Promise<Response> {
  const call = control.developer.recorder.find(Number(name));
  return call ? json(call) : refuse('not_found', request);
}

async function clearRecordedCalls({ control }: HostCall): Promise<Response> {
  control.developer.recorder.clear();
  return nothing();
}

async function setRecording({ request, control }: HostCall): Promise<Response> {
  const body = contract.setRecording.body.safeParse(await request.json().catch(() => null));
  if (!body.success) return refuse('malformed_body', request);
  await control.developer.setRecording(body.data.isRecording);
  return nothing();
}

async function answerInjections({ control }: HostCall): Promise<Response> {
  return json((await control.developer.settings()).injections);
}

async function replaceInjections({ request, control }: HostCall): Promise<Response> {
  const body = setInjections.body.safeParse(await request.json().catch(() => null));
  if (!body.success) return refuse('malformed_body', request);
  await control.developer.setInjections(body.data);
  return nothing();
}

async function answerSql({ request, control }: HostCall): Promise<Response> {
  const body = writeSql.body.safeParse(await request.json().catch(() => null));
  if (!body.success) return refuse('malformed_body', request);
  const outcome = await control.writeSql(body.data.sql);
  if (outcome.isDone) control.tell({ type: 'work-done', subjects: ['activity-data', 'reviews', 'reports'] });
  return json(outcome);
}
