import { recipeLimits } from '#api/contract/sandbox/recipe';

/** Longest side in pixels, from best quality to the smallest recognisable size. */
const sides = [160, 128, 96, 64, 48];

/** A picture small enough for a link, as a data address; null for a file that is not a picture or stays too large. */
export async function smallLogo(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  for (const side of sides) {
    for (const type of ['image/png', 'image/jpeg']) {
      const address = drawn(picture, side, type);
      if (address.startsWith(`data:${type}`) && address.length <= recipeLimits.logoBytes) return address;
    }
  }
  return null;
}

function drawn(picture: ImageBitmap, side: number, type: string): string {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  // JPEG has no transparency, so transparent areas become white.
  if (type === 'image/jpeg' && context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL(type, 0.8);
}
