import { useQuery } from '@tanstack/react-query';
import { GuideButton } from '@/components/knowledge/guide-button';
import { dashboardQueries } from '../queries';
import { Widget } from './widget';

/** The user guides. Each is a PDF that is downloaded on demand. */
export function GuidesWidget({ title }: { title: string }) {
  const query = useQuery(dashboardQueries.guides);
  return (
    <Widget title={title} query={query} code="GUIDES" isEmpty={(guides) => guides.length === 0}>
      {(guides) => (
        <ul className="grid grid-cols-2 content-start gap-2 @4xl:grid-cols-3">
          {guides.map((guide) => (
            <li key={guide.userGuideId} className="flex min-w-0">
              <GuideButton guide={guide} />
            </li>
          ))}
        </ul>
      )}
    </Widget>
  );
}
