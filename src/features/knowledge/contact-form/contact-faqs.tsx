import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Accordion } from '@/components/ui/accordion';
import { faqQueries } from '@/lib/api/queries/faqs';

/** Frequent questions. A failure shows no error, because the form works without them. */
export function ContactFaqs() {
  const { t } = useTranslation('contact-form');
  const { data: faqs = [] } = useQuery(faqQueries.contact);
  if (faqs.length === 0) return null;
  return (
    <section className="mt-8">
      <h3 className="mb-2 font-semibold">{t('faqs')}</h3>
      <Accordion
        items={faqs.map(({ code, question, answer }) => ({ id: code, title: question, content: answer }))}
      />
    </section>
  );
}
