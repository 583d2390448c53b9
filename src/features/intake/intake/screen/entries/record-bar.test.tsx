import { expect, it } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { shownText } from '../testing/render';
import type { Obstacle } from '../work/to-record';
import { isOutcomeUnknown, type Recording } from '../work/use-record';
import { ControlTotals } from './control-totals';
import { LeftOutList } from './left-out-list';
import { RecordBar } from './record-bar';
import { RemarkList } from './remark-list';

const nothing = () => undefined;
const show = (obstacles: Obstacle[], recording: Recording = { step: 'idle' }) =>
  shownText(
    <RecordBar
      count={3}
      obstacles={obstacles}
      isBehind={false}
      recording={recording}
      onRecord={nothing}
      onKeepAll={nothing}
    />,
  );

it('records when nothing is in the way', () => {
  expect(show([])).toContain('Record 3 entries');
  expect(show([])).not.toContain('disabled=""');
});

it('says what is still open instead of recording', () => {
  const shown = show([{ kind: 'incomplete', count: 2 }]);
  expect(shown).toContain('2 entries are incomplete.');
  expect(shown).toContain('disabled=""');
});

it('offers to record all despite warnings only if nothing else is open', () => {
  expect(show([{ kind: 'warnings', count: 1 }])).toContain('Record all despite warnings');
  expect(show([{ kind: 'issues', count: 1 }])).not.toContain('Record all despite warnings');
});

it('shows how far the recording is, and that nothing was recorded after a failure', () => {
  expect(show([], { step: 'recording', count: 4, recordedRows: 1 })).toContain('1 of 4 entries');
  expect(show([], { step: 'failed', text: 'Jan Lis changed this.' })).toContain('Nothing was recorded');
});

it('does not say that nothing was recorded when no answer arrived', () => {
  const isUnknown = isOutcomeUnknown(new ApiError('unreachable'));
  const shown = show([], { step: 'failed', text: 'No response.', isUnknown });
  expect(shown).not.toContain('Nothing was recorded');
  expect(shown).toContain('We don&#x27;t know whether the entries were recorded');
  expect(isOutcomeUnknown(new ApiError('conflict'))).toBe(false);
});

it('never seems ready while the entries belong to earlier answers', () => {
  const bar = {
    count: 3,
    obstacles: [],
    recording: { step: 'idle' },
    onRecord: nothing,
    onKeepAll: nothing,
  } as const;
  const behind = shownText(<RecordBar {...bar} isBehind />);
  expect(behind).toContain('Checking the entries');
  expect(behind).toContain('disabled=""');
  const stuck = shownText(<RecordBar {...bar} isBehind hasFailed />);
  expect(stuck).toContain('The last answer can');
  expect(stuck).not.toContain('Everything is checked');
});

it('adds up the file to what is recorded and left out', () => {
  const shown = shownText(
    <ControlTotals
      hasTotalRows={false}
      totals={[{ unit: 'kWh', file: 1500, recorded: 1300.5, leftOut: 199.5 }]}
    />,
  );
  expect(shown).toContain(
    'In the file 1,500\u00a0kWh = to record 1,300.5\u00a0kWh + left out 199.5\u00a0kWh',
  );
});

it('counts what is left out', () => {
  const leftOut = [{ key: 'S!4', place: '4', reason: 'total', amount: 9, unit: 'l' } as const];
  expect(shownText(<LeftOutList leftOut={leftOut} onTake={nothing} />)).toContain('1 row left out');
  expect(shownText(<LeftOutList leftOut={[]} onTake={nothing} />)).toBe('');
});

it('names the place of a remark', () => {
  const remark = { code: 'missingIntervals', place: 'Meter 7', params: { count: 4 } } as const;
  expect(shownText(<RemarkList remarks={[remark]} />)).toContain(
    'Meter 7: 4 readings are missing. The total doesn&#x27;t include them.',
  );
});
