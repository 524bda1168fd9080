import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Role } from '#lib/endpoint.ts';
import { demoAccounts, demoSellers } from '#seed/demo-accounts.ts';
import { launchBrowser } from './browser.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface PersonOptions {
  width?: number;
  height?: number;
  /** Console errors that this journey provokes on purpose. */
  expectedErrors?: RegExp[];
}

interface Journey {
  readonly origin: string;
  readonly browser: Browser;
  /** A new person: a browser context of their own, with one page. */
  person(options?: PersonOptions): Promise<Page>;
}

/** One Chromium for the journeys of a file. A console error or an uncaught exception fails the test it happened in. */
export function useJourney(): Journey {
  const origin = inject('origin');
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(problems.splice(0)).toEqual([]);
  });
  afterAll(() => browser?.close());

  return {
    origin,
    get browser() {
      return browser;
    },
    async person({ width = 1280, height = 900, expectedErrors = [] } = {}) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width, height },
        locale: 'en-US',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      const note = (text: string) =>
        expectedErrors.some((known) => known.test(text)) || problems.push(`${page.url()}: ${text}`);
      page.on('console', (message) => message.type() === 'error' && note(message.text()));
      page.on('pageerror', (error) => note(error.message));
      return page;
    },
  };
}

/** Goes to a path and waits until the page has been hydrated, so that it answers to clicks. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const router = (window as unknown as { __reactRouterDataRouter?: { state: { initialized: boolean } } })
      .__reactRouterDataRouter;
    return router?.state.initialized === true;
  });
  // A person arrives with a mouse, and some parts of a page load on first use.
  await page.mouse.move(1, 1);
}

/** Waits for a part of a page that is hydrated after it, such as the row of links: until then, its links reload the page. */
export async function hydratedPart(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}

/** Signs a demo person in through the form. */
export async function signInAs(page: Page, role: Role): Promise<void> {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`No demo account is a ${role}`);
  await signInWith(page, account);
}

/** Signs the owner of another store of the demo in. */
export async function signInAsOwner(page: Page, store: string): Promise<void> {
  const account = demoSellers.find((candidate) => candidate.store === store);
  if (!account) throw new Error(`No demo account owns ${store}`);
  await signInWith(page, account);
}

async function signInWith(page: Page, account: { email: string; password: string }): Promise<void> {
  await visit(page, '/sign-in');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
}

/** Fails with the rule and the place of every accessibility violation on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is being replaced is dimmed, and the address changes a moment before the screen does.
  // A screen that is looked at while it loads on purpose stays busy and is checked as it is.
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, { timeout: 5000 })
    .catch(() => undefined);
  // What is still fading in has no contrast yet.
  // Inside what is closed an animation may never tell that it has finished.
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
      new Promise((resolve) => setTimeout(resolve, 1500)),
    ]),
  );
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async (tags) => {
    const { axe } = window as unknown as {
      axe: {
        run(
          root: Document,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] }>;
      };
    };
    const result = await axe.run(document, { runOnly: tags });
    return result.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(
            ({ target, failureSummary = '' }) => `${String(target)} (${failureSummary.replace(/\s+/g, ' ')})`,
          )
          .slice(0, 4)
          .join(' | ')}`,
    );
  }, wcag);
  expect(violations, page.url()).toEqual([]);
}
