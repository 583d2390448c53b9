import { type ReactNode, useEffect } from 'react';

type FormPageProps = {
  title: string;
  /** Above the title: a step count. */
  above?: ReactNode;
  description?: ReactNode;
  children: ReactNode;
};

/** One question of the sign-in screens: title, what it is about, form. Names the window as well. */
export function FormPage({ title, above, description, children }: FormPageProps) {
  useEffect(() => {
    document.title = `${title} · Ledgerleaf`;
  }, [title]);
  return (
    <>
      <header className="mb-6">
        {above ? <p className="mb-1 text-ink-muted text-sm">{above}</p> : null}
        <h1 className="font-semibold text-2xl tracking-[-0.018em]">{title}</h1>
        {description ? <p className="mt-2 text-ink-muted">{description}</p> : null}
      </header>
      {children}
    </>
  );
}
