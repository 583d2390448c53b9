import { expect, it } from 'vitest';
import { shareDone, type UploadState, uploadBatch } from './upload-batch';

/** The status messages of each file. */
async function upload(names: readonly string[], failing: readonly string[] = []) {
  const said: string[] = [];
  let sending = 0;
  const ends = await uploadBatch(
    names,
    {
      read: async (name, onShare) => {
        onShare(0.5);
        const form = new FormData();
        form.append('name', name);
        return form;
      },
      send: async (form) => {
        sending += 1;
        expect(sending).toBe(1);
        await Promise.resolve();
        sending -= 1;
        if (failing.includes(String(form.get('name')))) throw new Error('no');
      },
    },
    (index, state) => said.push(`${names[index]} ${state.step}`),
  );
  return { said, ends: ends.map(({ step }) => step) };
}

// spec: locations.upload-failure
it('reads and sends the files of a batch one by one and reports the progress of each', async () => {
  const { said, ends } = await upload(['a', 'b']);
  const way = (name: string) => ['reading', 'reading', 'sending', 'stored'].map((step) => `${name} ${step}`);
  expect(said).toEqual([...way('a'), ...way('b')]);
  expect(ends).toEqual(['stored', 'stored']);
});

// spec: locations.upload-failure
it('continues with the other files after one fails', async () => {
  const { ends } = await upload(['a', 'b', 'c'], ['b']);
  expect(ends).toEqual(['stored', 'failed', 'stored']);
});

it('only moves the progress bar of a file forward and removes it at the end', () => {
  const way: UploadState[] = [
    { step: 'queued' },
    { step: 'reading', share: 0.4 },
    { step: 'reading', share: 1 },
    { step: 'sending' },
  ];
  const shares = way.map(shareDone);
  expect(shares).toEqual([0, 0.2, 0.5, 0.5]);
  expect([shareDone({ step: 'stored', answer: null }), shareDone({ step: 'failed', error: null })]).toEqual([
    null,
    null,
  ]);
});
