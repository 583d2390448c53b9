import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { currencies } from '#api/contract/company/currencies';
import { recipeLimits } from '#api/contract/sandbox/recipe';
import { FileField } from '@/components/form/files/file-field';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Combobox } from '@/components/ui/combobox';
import { Dialog } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { useFormat } from '@/hooks/use-format';
import { useTheme } from '@/hooks/use-theme';
import { appBaseUrl } from '@/lib/api/api-base';
import { countriesQuery } from '@/lib/api/queries/countries';
import { sandboxClockQuery } from '@/lib/api/queries/sandbox';
import { useSessionUser } from '@/state/session';
import { linkOf, recipeOf, type ShareForm } from './share-recipe';
import { smallLogo } from './small-logo';

const logoFiles = { extensions: ['png', 'jpg', 'jpeg'], maxSizeBytes: 5_000_000 };

/** The current screen as a link, with the details that tailor the demo to the prospect. */
export function ShareDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('demo');
  const format = useFormat();
  const { data: countries = [] } = useQuery(countriesQuery);
  const [form, setForm] = useState<ShareForm>({
    title: t('share.titleDefault'),
    companyName: '',
    logo: null,
    currency: null,
    country: null,
  });
  const change = (part: Partial<ShareForm>) => setForm((before) => ({ ...before, ...part }));
  const link = useLink(form);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('share.title')}
      description={t('share.text')}
      size="md"
    >
      <div className="flex flex-col gap-4">
        <Text
          label={t('share.name')}
          value={form.title}
          maxLength={100}
          onChange={(title) => change({ title })}
        />
        <Text
          label={t('share.companyName')}
          value={form.companyName}
          maxLength={120}
          onChange={(companyName) => change({ companyName })}
        />
        <div className="grid grid-cols-2 gap-4">
          <Field label={t('share.currency')}>
            {(id) => (
              <Combobox
                id={id}
                isClearable
                value={form.currency}
                options={currencies.map((code) => ({ value: code, label: format.currency(code) }))}
                onChange={(currency) => change({ currency })}
              />
            )}
          </Field>
          <Field label={t('share.country')}>
            {(id) => (
              <Combobox
                id={id}
                isClearable
                value={form.country}
                options={countries.map(({ code, name }) => ({ value: code, label: name }))}
                onChange={(country) => change({ country })}
              />
            )}
          </Field>
        </div>
        <Logo logo={form.logo} onChange={(logo) => change({ logo })} />
        {form.title.trim() === '' ? (
          <Alert kind="attention">{t('share.needsName')}</Alert>
        ) : link ? (
          <Link link={link} />
        ) : (
          <Alert kind="danger">{t('share.tooLong', { max: format.number(recipeLimits.linkBytes) })}</Alert>
        )}
      </div>
    </Dialog>
  );
}

function useLink(form: ShareForm): string | null {
  const user = useSessionUser();
  const { data: clock } = useQuery(sandboxClockQuery);
  // A setting that follows the reader's system is left out, so it follows theirs.
  const [theme] = useTheme();
  const screen = location.href.slice(appBaseUrl.href.length - 1).replace(/#.*$/, '');
  const today = clock?.isChosen ? clock.today : null;
  return linkOf(recipeOf(form, { user, theme: theme === 'system' ? null : theme, today, screen }));
}

function Link({ link }: { link: string }) {
  const { t } = useTranslation('demo');
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(t('share.copied'));
    } catch {
      toast.error(t('share.notCopied'));
    }
  };
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>{t('share.link')}</Label>
      <div className="flex gap-2">
        <Input id={id} readOnly value={link} className="flex-1" onFocus={(event) => event.target.select()} />
        <Button variant="primary" onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
      </div>
      <p className="text-ink-muted text-sm">{t('share.linkText')}</p>
    </div>
  );
}

type LogoProps = { logo: string | null; onChange: (logo: string | null) => void };

function Logo({ logo, onChange }: LogoProps) {
  const { t } = useTranslation('demo');
  const [isRefused, setIsRefused] = useState(false);
  const take = async ([file]: File[]) => {
    const small = file ? await smallLogo(file) : null;
    setIsRefused(small === null);
    if (small) onChange(small);
  };
  return (
    <div className="flex flex-col gap-2">
      <FileField label={t('share.logo')} limits={logoFiles} onFiles={(files) => void take(files)} />
      {isRefused ? <Alert kind="danger">{t('share.logoRefused')}</Alert> : null}
      {logo ? (
        <div className="flex items-center gap-3">
          <img
            src={logo}
            alt={t('share.logoAlt')}
            className="h-12 rounded-sm border bg-white object-contain p-1"
          />
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            {t('share.logoRemove')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

type TextProps = { label: string; value: string; maxLength: number; onChange: (value: string) => void };

function Text({ label, value, maxLength, onChange }: TextProps) {
  return (
    <Field label={label}>
      {(id) => (
        <Input
          id={id}
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      {children(id)}
    </div>
  );
}
