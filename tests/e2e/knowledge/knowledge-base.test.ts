import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFullForm } from '#api/testing/test-form';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { bytesOf } from '../support/downloads';
import { press, tabTo, typeInto } from '../support/keyboard';
import { menuLink } from '../support/portal';
import { enterAs, openPath } from '../support/screen';
import { en, pl } from '../support/words';

const member = 'user@jagodno.example';

let sandbox: Desk;
let page: Page;

beforeAll(async () => {
  sandbox = await openDesk();
  page = sandbox.page;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAs(sandbox, member);
});

afterAll(() => closeDesk(sandbox));

const tile = (name: string) => page.getByRole('region', { name, exact: true });
const search = () => page.getByRole('searchbox', { name: en('knowledge-base', 'search') });
const marks = () => page.locator('mark').allTextContents();

describe('the knowledge base', () => {
  // spec: knowledge-product.reads, knowledge-base.faqs, knowledge-base.contact, knowledge-help.hours
  it('answers six questions, and says how and when to contact the provider', async () => {
    await menuLink(page, en('knowledge-base', 'title')).click();
    await page.getByRole('heading', { level: 1, name: en('knowledge-base', 'title') }).waitFor();
    const questions = tile(en('knowledge-base', 'faqs'));
    await questions.getByRole('button', { name: 'What are Scopes 1, 2 and 3?' }).click();
    await questions.getByText('Scope 1 is what you burn or leak yourself.', { exact: false }).waitFor();
    expect(await questions.getByRole('heading', { level: 3 }).count()).toBe(6);
    const contact = tile(en('knowledge-base', 'contact.title'));
    await contact.getByText(en('knowledge-base', 'contact.hours')).waitFor();
    expect(await contact.getByRole('link', { name: /^Email/ }).getAttribute('href')).toMatch(/^mailto:\S+@/);
    expect(await contact.getByRole('link', { name: /^Phone/ }).getAttribute('href')).toMatch(/^tel:\+\d+$/);
    await contact.getByRole('button', { name: en('knowledge-base', 'contact.form') }).click();
    await page.getByRole('dialog', { name: en('common', 'actions.contactUs') }).waitFor();
    await page.keyboard.press('Escape');
  });

  // spec: knowledge-product.reads, knowledge-base.guides
  it('downloads each guide as a PDF', async () => {
    const guides = tile(en('knowledge-base', 'guides')).getByRole('button', { name: /Download as PDF$/ });
    expect(await guides.count()).toBe(7);
    const [download] = await Promise.all([page.waitForEvent('download'), guides.last().click()]);
    expect(download.suggestedFilename()).toBe('double-materiality.en.pdf');
    expect((await bytesOf(download)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  // spec: knowledge-product.reads, knowledge-base.dictionary
  it('has a dictionary that starts with CF, GHG and GHG Protocol and can be opened in full, also by address', async () => {
    const dictionary = tile(en('knowledge-base', 'dictionary.title'));
    const names = () => dictionary.getByRole('term').allTextContents();
    expect((await names()).slice(0, 3)).toEqual([
      expect.stringMatching(/^CF/),
      expect.stringMatching(/^GHG/),
      expect.stringMatching(/^GHG Protocol/),
    ]);
    await dictionary
      .getByRole('button', { name: en('knowledge-base', 'dictionary.showAll', { count: 65 }) })
      .click();
    await page.waitForURL(/terms=all/);
    await expect.poll(async () => (await names()).length, { timeout: 15_000 }).toBe(65);
    await page.reload();
    await expect.poll(async () => (await names()).length, { timeout: 15_000 }).toBe(65);
  });

  // spec: knowledge-shell.submenu, knowledge-base.advice
  it('lists numbered articles beside it, the first one open, each with its own page', async () => {
    const panel = page.getByRole('navigation', { name: en('knowledge-base', 'advice.title') });
    const titles = panel.getByRole('heading').getByRole('button');
    expect(await titles.first().textContent()).toBe('1Collect fuel data');
    expect(await titles.first().getAttribute('aria-expanded')).toBe('true');
    await panel.getByText('Start from the sources you already have:').waitFor();
    await titles.filter({ hasText: 'Green contracts' }).click();
    await panel.getByRole('link', { name: 'Open on its own page: Green contracts and certificates' }).click();
    await page.waitForURL(/\/knowledge-base\/advice\/green-contracts$/);
    await page.getByRole('heading', { level: 1, name: 'Green contracts and certificates' }).waitFor();
    await page.getByText(en('knowledge-base', 'advice.number', { number: '3', total: '10' })).waitFor();
    await page.getByRole('link', { name: 'Next: Screen Scope 3' }).click();
    await page.getByRole('heading', { level: 1, name: 'Screen Scope 3' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Green contracts and certificates' }).waitFor();
    await openPath(sandbox, 'knowledge-base/advice/no-such-article');
    await page.getByText(en('knowledge-base', 'advice.unknown')).waitFor();
  });
});

describe('its search', () => {
  // spec: knowledge-base.search
  it('covers everything, marks the words and is kept in the address', async () => {
    await openPath(sandbox, 'knowledge-base');
    await search().fill('residual');
    await page.waitForURL(/q=residual/);
    await page.getByRole('status').getByText('results for “residual”', { exact: false }).waitFor();
    await tile(en('knowledge-base', 'advice.title'))
      .getByRole('link', { name: 'Green contracts and certificates' })
      .waitFor();
    await tile(en('knowledge-base', 'dictionary.title'))
      .getByRole('term')
      .filter({ hasText: en('components', 'glossary.names.residual') })
      .waitFor();
    expect(new Set((await marks()).map((text) => text.toLowerCase()))).toEqual(new Set(['residual']));
    await page.reload();
    await tile(en('knowledge-base', 'dictionary.title'))
      .getByRole('term')
      .filter({ hasText: en('components', 'glossary.names.residual') })
      .waitFor();
    expect(await search().inputValue()).toBe('residual');
  });

  inFullForm(() => {
    it('finds a question that is not among the six', async () => {
      await search().fill('carbon credits');
      await tile(en('knowledge-base', 'faqs')).getByText('Can I deduct carbon credits?').waitFor();
    });
  });

  // spec: knowledge-base.search
  it('says what to do when it finds nothing', async () => {
    await search().fill('zzzz');
    await page.getByText('an abbreviation such as GWP', { exact: false }).waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: en('knowledge-base', 'contact.form') })
      .click();
    await page.getByRole('dialog', { name: en('common', 'actions.contactUs') }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: en('knowledge-base', 'found.clear') }).click();
    await tile(en('knowledge-base', 'guides')).waitFor();
    expect(await search().inputValue()).toBe('');
  });

  inFullForm(() => {
    // spec: knowledge-product.languages
    it('finds Polish text typed without diacritics', async () => {
      await enterAs(sandbox, member, { languageId: 2, path: 'knowledge-base' });
      await page.getByRole('searchbox').fill('zrodla do zbiornika');
      const terms = tile(pl('knowledge-base', 'dictionary.title')).getByRole('term');
      await terms.filter({ hasText: 'Od źródła do zbiornika' }).waitFor();
      await terms
        .filter({ hasText: en('components', 'glossary.names.wtt') })
        .first()
        .waitFor();
      expect(await marks()).toContain('źródła');
    });
  });
});

describe('a word of the dictionary', () => {
  // spec: knowledge-base.dictionary-words
  it('is explained on the overview, and its explanation is not loaded before', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await enterAs(sandbox, member);
    const word = page.getByRole('button', {
      name: en('components', 'glossary.open', { term: en('recalculation', 'methods.market') }),
    });
    await word.waitFor();
    expect(asked.filter((path) => path.endsWith('/api/Glossary'))).toEqual([]);
    await word.click();
    const panel = page.getByRole('dialog', {
      name: en('components', 'glossary.panel', { term: en('recalculation', 'methods.market') }),
    });
    await panel
      .getByText('Scope 2 calculated with the emission factors of the power', { exact: false })
      .waitFor();
    expect(asked.filter((path) => path.endsWith('/api/Glossary'))).toHaveLength(1);
    await panel.getByRole('link', { name: en('components', 'glossary.all') }).click();
    await page.waitForURL(/\/knowledge-base\?terms=all/);
  });

  // spec: knowledge-base.dictionary-words
  it('is explained in a calculation trail and in the value chain', async () => {
    await openPath(sandbox, 'value-chain/6');
    await page
      .getByRole('button', {
        name: en('components', 'glossary.open', { term: en('components', 'glossary.names.spend') }),
      })
      .click();
    await page.getByText('Emissions estimated from money spent.').waitFor();
    await openPath(sandbox, '');
    await page.getByTitle(en('components', 'figure.open')).first().click();
    const trail = page.getByRole('dialog');
    await trail
      .getByRole('button', {
        name: en('components', 'glossary.open', { term: en('components', 'glossary.names.gwp') }),
      })
      .click();
    await page.getByText('How many times stronger a gas warms', { exact: false }).waitFor();
    // Only the explanation closes.
    await page.keyboard.press('Escape');
    await trail
      .getByRole('button', {
        name: en('components', 'glossary.open', { term: en('components', 'glossary.names.gwp') }),
      })
      .waitFor();
    await page.keyboard.press('Escape');
  });
});

inFullForm(() => {
  describe('keyboard only', () => {
    // spec: knowledge-base.dictionary-words
    it('searches, opens an article, and reads the meaning of a term', async () => {
      await openPath(sandbox, 'knowledge-base');
      await typeInto(search(), 'base year');
      await tile(en('knowledge-base', 'advice.title'))
        .getByRole('link', { name: 'Choose a base year' })
        .waitFor();
      await press(
        tile(en('knowledge-base', 'advice.title')).getByRole('link', { name: 'Choose a base year' }),
      );
      await page.getByRole('heading', { level: 1, name: 'Choose a base year' }).waitFor();
      await openPath(sandbox, '');
      const word = page.getByRole('button', {
        name: en('components', 'glossary.open', { term: en('recalculation', 'methods.location') }),
      });
      await press(word);
      await page
        .getByRole('dialog', {
          name: en('components', 'glossary.panel', { term: en('recalculation', 'methods.location') }),
        })
        .waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await tabTo(word);
    });
  });
});

inFullForm(() => {
  describe('a company without the module', () => {
    // spec: knowledge-product.locked, knowledge-product.modules, knowledge-routes.knowledge-base
    // spec: knowledge-routes.guards, knowledge-rules.module, knowledge-errors.locked
    it('gets an upgrade prompt in place of the knowledge base, and its address redirects to the overview', async () => {
      await enterAs(sandbox, 'user@kestrelvale.example', { path: 'knowledge-base' });
      await page.getByRole('heading', { level: 1, name: en('shell', 'menu.overview') }).waitFor();
      const menu = page.getByRole('navigation', { name: en('shell', 'menu.label') });
      await menu.getByRole('button', { name: /^Knowledge base/ }).click();
      await page.getByText(en('common', 'locked.message')).waitFor();
      await page.keyboard.press('Escape');
      const word = page.getByRole('button', {
        name: en('components', 'glossary.open', { term: en('recalculation', 'methods.market') }),
      });
      await word.click();
      const panel = page.getByRole('dialog', {
        name: en('components', 'glossary.panel', { term: en('recalculation', 'methods.market') }),
      });
      await panel.getByText(en('components', 'glossary.names.market')).waitFor();
      expect(await panel.getByRole('link').count()).toBe(0);
      await page.keyboard.press('Escape');
    });
  });
});

const looks = [
  { languageId: 1, theme: 'light' },
  { languageId: 1, theme: 'dark' },
  { languageId: 2, theme: 'light' },
  { languageId: 2, theme: 'dark' },
] as const;

inFullForm(() => {
  describe.each(looks)('axe passes in language $languageId, $theme', (look) => {
    it.each([
      'knowledge-base',
      'knowledge-base?terms=all',
      'knowledge-base?q=gwp',
      'knowledge-base?q=zzzz',
      'knowledge-base/advice/base-year',
    ])('on /%s', async (path) => {
      await enterAs(sandbox, member, { ...look, path });
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target)}`)).toEqual([]);
    });

    it('on an open term of the overview', async () => {
      await enterAs(sandbox, member, look);
      await page
        .getByRole('button', { name: /^(What does .+ mean|Co znaczy .+)\?$/ })
        .first()
        .click();
      await page.getByRole('dialog').getByText(/\w{3}/).first().waitFor();
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target)}`)).toEqual([]);
    });
  });
});
