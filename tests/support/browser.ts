import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

// Chromium must not look for hosts of its own: nothing but the pages under test is reachable.
const quiet = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--disable-quic',
];
const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

// The package is made for machines without processes to spare: there, closing a context would end the browser.
const packaged = sparticuz.args.filter((flag) => flag !== '--single-process' && flag !== '--no-zygote');

/** A real Chromium, headless: the one inside the npm package, else the system's. */
export async function launchBrowser(): Promise<Browser> {
  const args = ['--no-sandbox', ...quiet];
  try {
    return await chromium.launch({
      executablePath: await sparticuz.executablePath(),
      args: [...packaged, ...quiet],
      headless: true,
    });
  } catch (error) {
    const executablePath = systemBrowsers.find((path) => existsSync(path));
    if (!executablePath)
      throw new Error('No Chromium: the packaged one does not start here, and none is installed.', {
        cause: error,
      });
    return chromium.launch({ executablePath, args, headless: true });
  }
}
