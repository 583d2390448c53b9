import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id } from '#api/contract/fields';

export const userGuide = z
  .object({
    userGuideId: id,
    code: z.string(),
    name: z.string(),
    description: z.string(),
    /** File name of the PDF in the reader's language, for `/api/Files/UserGuides/{fileName}`. */
    path: z.string(),
  })
  .meta({ id: 'UserGuide' });
export type UserGuide = z.output<typeof userGuide>;

export const listUserGuides = defineEndpoint({
  id: 'listUserGuides',
  tag: 'Help',
  summary: 'User guides in reading order',
  method: 'get',
  path: '/api/Widgets/UserGuides',
  access: { level: 'member' },
  response: z.array(userGuide),
});

export const readEsrsGuide = defineEndpoint({
  id: 'readEsrsGuide',
  tag: 'Help',
  summary: 'The guide to the European Sustainability Reporting Standards',
  method: 'get',
  path: '/api/UserGuides/ESRS',
  access: { level: 'member' },
  response: userGuide,
});

export const readMaterialityGuide = defineEndpoint({
  id: 'readMaterialityGuide',
  tag: 'Help',
  summary: 'The guide to the double materiality assessment: its method in two pages',
  method: 'get',
  path: '/api/UserGuides/DoubleMateriality',
  access: { level: 'member' },
  response: userGuide,
});

export const guideSection = z
  .object({
    userGuideId: id,
    /** Empty above the first heading of a guide. */
    heading: z.string(),
    /** What the guide says below the heading, as one line without marks. */
    text: z.string(),
  })
  .meta({ id: 'GuideSection' });
export type GuideSection = z.output<typeof guideSection>;

export const readGuideContents = defineEndpoint({
  id: 'readGuideContents',
  tag: 'Help',
  summary: 'The text of every user guide by section, in the language of the reader, for a search',
  method: 'get',
  path: '/api/UserGuides/Contents',
  access: { level: 'member' },
  response: z.array(guideSection),
});

export const downloadUserGuide = defineEndpoint({
  id: 'downloadUserGuide',
  tag: 'Help',
  summary: 'A user guide as PDF',
  method: 'get',
  path: '/api/Files/UserGuides/{fileName}',
  access: { level: 'member' },
  params: z.object({ fileName: z.string().min(1).max(120) }),
  responseType: 'file',
});
