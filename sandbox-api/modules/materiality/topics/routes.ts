import * as contract from '#api/contract/materiality/topics';
import { route } from '#api/kernel/route';
import * as service from './service';

export const topicRoutes = [
  route(contract.listTopicEntries, service.listTopicEntries),
  route(contract.listTopicSuggestions, service.listTopicSuggestions),
  route(contract.createTopicEntry, service.createTopicEntry),
  route(contract.updateTopicEntry, service.updateTopicEntry),
  route(contract.deleteTopicEntry, service.deleteTopicEntry),
];
