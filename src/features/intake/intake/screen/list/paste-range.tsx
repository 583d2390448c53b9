import { ClipboardPaste } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileList } from '@/components/form/files/file-list';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { pastedFile } from './pasted-file';
import { useTakeFiles } from './use-take-files';

/** Rows copied from a spreadsheet, taken in like a file. */
export function PasteRange() {
  const { t } = useTranslation('intake');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const { uploads, take, isUploading } = useTakeFiles();
  const start = useRef<HTMLButtonElement>(null);
  const rows = useRef<HTMLTextAreaElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current !== isOpen) (isOpen ? rows : start).current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen)
    return (
      <Button ref={start} variant="quiet" className="w-fit" onClick={() => setIsOpen(true)}>
        <ClipboardPaste aria-hidden />
        {t('paste.open')}
      </Button>
    );
  const use = async () => {
    await take([pastedFile(text, t('paste.fileName'), new Date())]);
  };
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-medium">
        {t('paste.label')}
      </label>
      <Textarea
        ref={rows}
        id={id}
        rows={6}
        className="figures"
        placeholder={t('paste.placeholder')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <FileList files={uploads} onRemoved={() => undefined} />
      <div className="flex gap-2">
        <Button disabled={text.trim() === '' || isUploading} onClick={() => void use()}>
          {t('paste.use')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setText('');
            setIsOpen(false);
          }}
        >
          {t('actions.cancel', { ns: 'common' })}
        </Button>
      </div>
    </div>
  );
}
