import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '#api/contract/sandbox/recipe';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { enterAccount } from '@/features/sandbox/sandbox/use-enter-account';
import { undoUnfinished } from '@/features/sandbox/sandbox/whole/unfinished';
import { useFormat } from '@/hooks/use-format';
import { changeLanguage, currentLanguage } from '@/i18n/setup';
import { call } from '@/lib/api/call';
import { themeStore } from '@/state/theme';
import { addressOf } from './address';
import { AccountMissing } from './apply-recipe';
import { ArrivalFailure } from './arrival-failure';
import { accountOf } from './caller';
import { findRecipe, type RecipeSource } from './find-recipe';
import { beginGuide } from './guide';
import { needsQuestion, prepareSandbox } from './prepare';
import type { RecipeFault } from './read-recipe';

type State =
  | { at: 'reading' }
  | { at: 'wrong'; faults: RecipeFault[] }
  | { at: 'asking'; recipe: Recipe }
  | { at: 'preparing'; share: number | null }
  | { at: 'failed'; error: unknown };

/** Opens a demo by its link: reads it, asks before replacing data entered here, prepares it, and shows it. */
export function RecipeArrival({ source }: { source: RecipeSource }) {
  const { t } = useTranslation('demo');
  const [state, setState] = useState<State>({ at: 'reading' });
  const open = useOpenRecipe(setState);
  const isBegun = useRef(false);
  useEffect(() => {
    // Runs once, even if React mounts twice, because a recipe must not be prepared twice.
    if (isBegun.current) return;
    isBegun.current = true;
    document.title = `${t('opening')} · Ledgerleaf`;
    begin(source, setState, open).catch((error: unknown) => setState({ at: 'failed', error }));
  });
  return (
    <main className="grid min-h-dvh place-items-center bg-ground p-8">
      {state.at === 'wrong' || state.at === 'failed' ? <ArrivalFailure {...state} /> : null}
      {state.at === 'asking' ? (
        <Question recipe={state.recipe} onAgreed={() => void open(state.recipe, true)} />
      ) : null}
      {state.at === 'reading' || state.at === 'preparing' ? (
        <div className="w-80">
          <Progress label={t('opening')} share={state.at === 'preparing' ? state.share : null} />
        </div>
      ) : null}
    </main>
  );
}

async function begin(
  source: RecipeSource,
  setState: (state: State) => void,
  open: (recipe: Recipe, isChanged: boolean) => Promise<void>,
): Promise<void> {
  const read = await findRecipe(source);
  if ('faults' in read) return setState({ at: 'wrong', faults: read.faults });
  await undoUnfinished();
  if (await needsQuestion(read.recipe)) setState({ at: 'asking', recipe: read.recipe });
  else await open(read.recipe, false);
}

/** Prepares a recipe and opens its screen. */
function useOpenRecipe(setState: (state: State) => void) {
  const { t } = useTranslation('demo');
  const format = useFormat();
  const router = useRouter();
  const queryClient = useQueryClient();
  return async (recipe: Recipe, isChanged: boolean) => {
    const checkpointName = t('checkpoint', {
      title: recipe.title[currentLanguage()].slice(0, 40),
      when: format.dateTime(new Date().toISOString()),
    });
    setState({ at: 'preparing', share: null });
    try {
      const account = await accountOf(recipe.account);
      if (!account) throw new AccountMissing(recipe.account);
      await prepareSandbox(recipe, {
        checkpointName,
        isChanged,
        onProgress: (share) => setState({ at: 'preparing', share }),
      });
      if (recipe.theme) themeStore.choose(recipe.theme);
      if (recipe.language) await changeLanguage(recipe.language);
      await enterAccount(queryClient, account.userId);
      beginGuide(recipe);
      const screen = recipe.steps?.[0]?.screen ?? recipe.screen;
      await router.navigate({ href: await addressOf(screen, { call }), replace: true });
    } catch (error) {
      setState({ at: 'failed', error });
    }
  };
}

function Question({ recipe, onAgreed }: { recipe: Recipe; onAgreed: () => void }) {
  const { t } = useTranslation('demo');
  const router = useRouter();
  return (
    <section className="flex max-w-120 flex-col gap-4 rounded-lg border bg-surface p-6">
      <h1 className="font-semibold text-xl">{t('askTitle', { title: recipe.title[currentLanguage()] })}</h1>
      <p>{t('askText')}</p>
      <div className="flex justify-end gap-2">
        <Button onClick={() => void router.navigate({ to: '/', replace: true })}>{t('keep')}</Button>
        <Button variant="primary" onClick={onAgreed}>
          {t('agree')}
        </Button>
      </div>
    </section>
  );
}
