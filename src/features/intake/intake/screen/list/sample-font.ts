import fontUrl from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';

/** The font of the sample bill, in base64. */
export async function readSampleFont(): Promise<string> {
  const answer = await fetch(fontUrl);
  if (!answer.ok) throw new Error(`The font of the sample bill did not arrive: ${answer.status}`);
  const address = await dataAddress(await answer.blob());
  return address.slice(address.indexOf(',') + 1);
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
