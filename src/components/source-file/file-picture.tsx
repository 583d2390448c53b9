import { useEffect, useState } from 'react';

/** A picture from a file, such as a photo of a bill. */
export function FilePicture({ file, label }: { file: Blob; label: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return address === null ? null : <img src={address} alt={label} className="mx-auto max-w-full border" />;
}
