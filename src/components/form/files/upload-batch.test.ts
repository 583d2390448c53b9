import { expect, it } from 'vitest';
import { shareDone, type UploadState, uploadBatch } from './upload-batch';

/** What is said of each file on its way. */
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
it('files of a batch are read and sent one after the other, and each says how far it got', async () => {
  const { said, ends } = await upload(['a', 'b']);
  const way = (name: string) => ['reading', 'reading', 'sending', 'stored'].map((step) => `${name} ${step}`);
  expect(said).toEqual([...way('a'), ...way('b')]);
  expect(ends).toEqual(['stored', 'stored']);
});

// spec: locations.upload-failure
it('a file that fails leaves the others of its batch alone', async () => {
  const { ends } = await upload(['a', 'b', 'c'], ['b']);
  expect(ends).toEqual(['stored', 'failed', 'stored']);
});

it('the bar of a file goes forward only, and is gone at its end', () => {
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
