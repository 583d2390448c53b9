import type { TFunction } from 'i18next';
import { useId, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Mode,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';
import { type Language, toLanguage } from '@/lib/format/locale';
import { readServerProblem } from './server-problem';
import { typedMeanwhile, valuesSent } from './typed-meanwhile';
import { describeIssue } from './validation-message';

export type FormSchema<In extends FieldValues, Out> = ZodType<Out, In> | (() => Promise<ZodType<Out, In>>);

type ContractFormOptions<In extends FieldValues, Out> = {
  /** The endpoint's input schema from the contract; a function if it is loaded with the first validation. */
  schema: FormSchema<In, Out>;
  defaultValues: DefaultValues<In>;
  /**
   * Sends the parsed values. A thrown API problem is shown at its fields; any other error shows the generic message.
   */
  onSubmit: (values: Out) => Promise<unknown> | unknown;
  /** When fields are validated before the first submit. Default: when a field of a changed form loses focus. */
  mode?: Mode;
  /**
   * The field values after a success: the saved ones, or the defaults again ("add another"), plus what the user
   * typed since; or the given values, for a form that changes its own fields while saving.
   */
  afterSuccess?: 'keep' | 'reset' | ((now: In) => DefaultValues<In>);
};

export type ContractForm<In extends FieldValues, Out = In> = {
  methods: UseFormReturn<In, unknown, Out>;
  /** For <form onSubmit>. */
  submit: (event?: { preventDefault?: () => void }) => Promise<void>;
  isSaving: boolean;
  isDirty: boolean;
  /** Validates a field that loses focus, but not before anything was entered, because nothing can be wrong yet. */
  checksOnLeave: boolean;
  /** The server's message about the form as a whole. */
  formError: string | null;
  fieldId: (name: string) => string;
  /** Labels by field name, filled in by the fields and read by the error summary. */
  labels: Map<string, string>;
  /** Increases with each failed submit; the error summary then takes the focus. */
  failedSubmits: number;
};

/** The standard form: the contract's schema validates, and the server's problems are shown at their fields. */
export function useContractForm<In extends FieldValues, Out = In>(
  options: ContractFormOptions<In, Out>,
): ContractForm<In, Out> {
  const { t, i18n } = useTranslation();
  const id = useId();
  const labels = useRef(new Map<string, string>());
  const isRunning = useRef(false);
  const [formError, setFormError] = useState<string | null>(null);
  const [failedSubmits, setFailedSubmits] = useState(0);
  const methods = useForm<In, unknown, Out>({
    resolver: resolverOf(options.schema, t, toLanguage(i18n.language)),
    defaultValues: options.defaultValues,
    mode: options.mode ?? 'onTouched',
    // The summary takes the focus; it links to the fields.
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = methods.formState;

  const fail = () => setFailedSubmits((count) => count + 1);
  const settle = (sent: In) => {
    const { afterSuccess } = options;
    const now = methods.getValues();
    if (typeof afterSuccess === 'function') return methods.reset(afterSuccess(now));
    const typed = typedMeanwhile(sent, now);
    methods.reset(afterSuccess === 'reset' ? undefined : sent);
    for (const [name, value] of Object.entries(typed))
      methods.setValue(name as FieldPath<In>, value, { shouldDirty: true });
  };
  const save = async (values: Out) => {
    setFormError(null);
    const sent = valuesSent(methods.getValues());
    try {
      await options.onSubmit(values);
      settle(sent);
    } catch (error) {
      const problem = readServerProblem(error);
      for (const [name, message] of Object.entries(problem.fields))
        methods.setError(name as FieldPath<In>, { type: 'server', message });
      const hasFields = Object.keys(problem.fields).length > 0;
      setFormError(problem.detail ?? (hasFields ? null : t('errors.global')));
      fail();
    }
  };
  const handle = methods.handleSubmit(save, fail);

  return {
    methods,
    labels: labels.current,
    isSaving: isSubmitting,
    isDirty,
    checksOnLeave: isDirty || options.mode !== undefined,
    formError,
    failedSubmits,
    fieldId: (name) => `${id}-${name}`,
    submit: async (event) => {
      event?.preventDefault?.();
      // A second Enter before React has disabled the button must not send twice.
      if (isRunning.current) return;
      isRunning.current = true;
      try {
        await handle();
      } catch {
        // The rules could not be loaded, so nothing was validated or sent.
        setFormError(t('errors.global'));
        fail();
      } finally {
        isRunning.current = false;
      }
    },
  };
}

/** The validation library is loaded with the first validation, so the sign-in form works before it has arrived. */
function resolverOf<In extends FieldValues, Out>(
  schema: FormSchema<In, Out>,
  t: TFunction,
  language: Language,
): Resolver<In, unknown, Out> {
  return async (values, context, options) => {
    const [{ zodResolver }, rules] = await Promise.all([
      import('@hookform/resolvers/zod'),
      typeof schema === 'function' ? schema() : schema,
    ]);
    const resolve = zodResolver(rules, { error: (issue) => describeIssue(issue, t, language) });
    return resolve(values, context, options);
  };
}
