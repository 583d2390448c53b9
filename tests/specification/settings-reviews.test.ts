/** Whether every line of the specification of settings, reviews, scenarios and knowledge base is proved by a test that exists. */
import { describeDocument } from './document';
import { company } from './settings-reviews/company';
import { knowledge } from './settings-reviews/knowledge';
import { locations } from './settings-reviews/locations';
import { members } from './settings-reviews/members';
import { reviews } from './settings-reviews/reviews';
import { scenariosPart } from './settings-reviews/scenarios';

const parts = [company, locations, members, reviews, scenariosPart, knowledge];

describeDocument({
  lines: parts.flatMap(({ lines }) => lines),
  entities: parts.flatMap(({ entities }) => entities),
  calls: parts.flatMap(({ calls }) => calls),
  atLeast: 150,
});
