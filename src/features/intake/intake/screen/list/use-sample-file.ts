import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '@/lib/format/locale';
import { useSessionUser } from '@/state/session';
import { type SampleKind, sampleFile } from '../../samples/sample-file';
import { intakeQueries } from '../queries';
import { readSampleFont } from './sample-font';

type Wanted = { kind: SampleKind; onMade: (file: File) => unknown };

/** Makes a sample file of the company in the language of the user, and hands it on. */
export function useSampleFile() {
  const { i18n } = useTranslation();
  const { today } = useSessionUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ kind, onMade }: Wanted) => {
      const { locations } = await queryClient.fetchQuery(intakeQueries.choices());
      const { name, bytes } = await sampleFile(kind, {
        today,
        locations: locations.map((location) => location.name),
        locale: toLanguage(i18n.language),
        readFont: readSampleFont,
      });
      await onMade(new File([bytes], name));
    },
  });
}
