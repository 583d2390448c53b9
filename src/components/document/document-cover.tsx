import { useQuery } from '@tanstack/react-query';
import type { Document } from '#api/contract/documents/document';
import { Badge } from '@/components/ui/badge';
import { pictureQuery } from '@/lib/document/picture';
import { documentWords } from '@/lib/document/words';
import { writeWithUnit, writingOf } from '@/lib/document/write-value';

/** The first page of a long document: its company, its subject, and its status. */
export function DocumentCover({ document }: { document: Document }) {
  const { title, subtitle, coverLogo, isDraft, language, results = [] } = document;
  return (
    <header className="space-y-4 rounded-lg border border-line bg-surface p-8">
      {coverLogo ? <Logo path={coverLogo} /> : null}
      <div>
        <p className="wrap-anywhere font-semibold text-2xl text-brand">{title}</p>
        {subtitle ? <p className="wrap-anywhere mt-1 text-ink-muted text-sm">{subtitle}</p> : null}
      </div>
      {results.length > 0 ? (
        <ul className="text-sm">
          {results.map(({ label, value, unit }) => (
            <li key={label}>{`${label}: ${writeWithUnit(value, unit, writingOf(document))}`}</li>
          ))}
        </ul>
      ) : null}
      {isDraft ? <Badge>{documentWords[language].draft}</Badge> : null}
    </header>
  );
}

function Logo({ path }: { path: string }) {
  const { data } = useQuery(pictureQuery(path));
  // Reserves the space of the logo, so that the title does not jump.
  return <div className="h-12">{data ? <img src={data} alt="" className="h-full w-auto" /> : null}</div>;
}
