import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/layout/app-link';
import { BackLabel, PageHeader } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { useFormat } from '@/hooks/use-format';
import { useErrorText } from '@/lib/problem/use-error-text';
import { RecordedView } from './done/recorded-view';
import { ReadingState } from './file/reading-state';
import { Unreadable } from './file/unreadable';
import { DiscardButton } from './intake-discard';
import type { IntakePageProps } from './intake-page-props';
import { withReadable } from './work/stored-choices';
import { useKeptChoices } from './work/use-kept-choices';
import { useSource } from './work/use-source';
import { Workbench } from './workbench';

/** One file on its way to entries: what it says, what is still to be answered, and recording. */
export function IntakePage(props: IntakePageProps) {
  const { intake } = props;
  const { t } = useTranslation('intake');
  const format = useFormat();
  const { file, state } = intake;
  const [openedAs] = useState(state);
  return (
    <>
      <PageHeader
        title={file.fileName}
        description={t('page.uploaded', {
          name: file.uploadedByName,
          time: format.dateTime(file.uploadedOn),
          size: format.fileSize(file.sizeBytes),
        })}
        above={
          <AppLink href="/locations/intake" className="w-fit">
            <BackLabel>{t('title')}</BackLabel>
          </AppLink>
        }
        actions={state === 'open' ? <DiscardButton intake={intake} /> : null}
      />
      {state === 'open' ? (
        <OpenIntake {...props} />
      ) : (
        <RecordedView intake={intake} hasChanged={state !== openedAs} />
      )}
    </>
  );
}

function OpenIntake(props: IntakePageProps) {
  const errorText = useErrorText();
  const source = useSource(props.intake, props.tools);
  // Above the file, so that no answer is lost when it has to be read again.
  const kept = useKeptChoices(props.intake);
  const { change } = kept;
  const { step } = source;
  useEffect(() => {
    if (step === 'read' || step === 'unreadable') change((now) => withReadable(now, step === 'read'));
  }, [change, step]);
  switch (source.step) {
    case 'reading':
      return <ReadingState progress={source.progress} />;
    case 'unreadable':
      return <Unreadable reason={source.reason} actions={<OtherFile />} />;
    case 'failed':
      return <ErrorState onRetry={source.retry}>{errorText(source.error)}</ErrorState>;
    case 'read':
      return <Workbench {...props} kept={kept} source={source} onReadAgain={source.retry} />;
  }
}

function OtherFile() {
  const { t } = useTranslation('intake');
  return (
    <Button asChild>
      <AppLink href="/locations/intake" className="">
        {t('done.next')}
        <ArrowRight aria-hidden />
      </AppLink>
    </Button>
  );
}
