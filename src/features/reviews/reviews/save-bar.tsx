import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { ReviewCategory } from '#api/contract/reviews/reviews';
import { Button } from '@/components/ui/button';
import type { useAnswers } from './use-answers';

type SaveBarProps = {
  answers: ReturnType<typeof useAnswers>;
  /** Opens a question that lacks something. */
  onShow: (category: ReviewCategory) => void;
};

/** With autosave off, all answers are saved or discarded together. */
export function SaveBar({ answers, onShow }: SaveBarProps) {
  const { t } = useTranslation('reviews');
  const { t: common } = useTranslation();
  const save = async () => {
    const lacking = await answers.saveAll();
    if (!lacking) return;
    toast.error(t('lacking', { name: lacking.scopeCategoryName }));
    onShow(lacking);
  };
  return (
    <div className="sticky bottom-0 mt-4 flex items-center justify-end gap-2 border-t bg-ground py-3">
      <p role="status" className="mr-auto text-ink-muted">
        {answers.isDirty ? t('unsaved', { count: answers.drafts.size }) : t('nothingUnsaved')}
      </p>
      <Button disabled={!answers.isDirty} onClick={answers.giveUp}>
        {common('actions.cancel')}
      </Button>
      <Button variant="primary" disabled={!answers.isDirty || answers.isSaving} onClick={() => void save()}>
        {common('actions.save')}
      </Button>
    </div>
  );
}
