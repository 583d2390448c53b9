import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useAskBeforeLeaving } from '@/state/leaving';

/** Which forms count: a new entry is kept while paging, an edited row is not. */
export type UnsavedPart = 'new' | 'edited';

export type UnsavedScope = {
  mark: (id: string, part: UnsavedPart, isDirty: boolean) => void;
  hasUnsaved: (part?: UnsavedPart) => boolean;
  /** After saving, when the next step leaves before the forms have been redrawn. */
  forget: () => void;
  /** Resolves to true when the user may leave: nothing changed, or the changes were discarded. */
  confirmLeave: (part?: UnsavedPart) => Promise<boolean>;
};

const nothingToAsk: UnsavedScope = {
  mark: () => undefined,
  hasUnsaved: () => false,
  forget: () => undefined,
  confirmLeave: () => Promise.resolve(true),
};

const ScopeContext = createContext<UnsavedScope>(nothingToAsk);

/** Combines the forms below it into a single question when the user leaves or signs out. */
export function UnsavedScopeProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const dirty = useRef(new Map<string, UnsavedPart>());
  const answer = useRef<((isLeaving: boolean) => void) | null>(null);

  const scope = useMemo<UnsavedScope>(() => {
    const idsOf = (part?: UnsavedPart) =>
      [...dirty.current].filter(([, own]) => !part || own === part).map(([id]) => id);
    return {
      mark: (id, part, isDirty) => {
        if (isDirty) dirty.current.set(id, part);
        else dirty.current.delete(id);
      },
      hasUnsaved: (part) => idsOf(part).length > 0,
      forget: () => dirty.current.clear(),
      confirmLeave: async (part) => {
        if (idsOf(part).length === 0) return true;
        setIsAsking(true);
        const isLeaving = await new Promise<boolean>((resolve) => {
          answer.current?.(false);
          answer.current = resolve;
        });
        // The edits were discarded, so the navigation that follows must not ask again.
        if (isLeaving) for (const id of idsOf(part)) dirty.current.delete(id);
        return isLeaving;
      },
    };
  }, []);

  useAskBeforeLeaving(scope.confirmLeave);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (scope.hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [scope]);

  const settle = (isLeaving: boolean) => {
    setIsAsking(false);
    answer.current?.(isLeaving);
    answer.current = null;
  };
  return (
    <ScopeContext value={scope}>
      {children}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('unsaved.title')}
        description={t('unsaved.description')}
        confirmLabel={t('unsaved.leave')}
        cancelLabel={t('unsaved.stay')}
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      />
    </ScopeContext>
  );
}

export function useUnsavedScope(): UnsavedScope {
  return useContext(ScopeContext);
}

/** Tells the enclosing scope whether this form has unsaved edits. */
export function useMarkUnsaved(part: UnsavedPart, isDirty: boolean): void {
  const id = useId();
  const { mark } = useUnsavedScope();
  useEffect(() => {
    mark(id, part, isDirty);
    return () => mark(id, part, false);
  }, [id, mark, part, isDirty]);
}
