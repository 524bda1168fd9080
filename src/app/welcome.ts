import type { Config } from '#platform/config/config.ts';
import { isLocalHost } from '#platform/config/local-host.ts';
import { demoAccounts } from '#seed/demo-accounts.ts';

/** Prints the marketplace's URL and how to sign in to the demo. */
export function printWelcome(config: Config): void {
  const { publicUrl, demo, run } = config;
  if (!run.web) return;
  const signIns = demoAccounts.map(
    ({ role, email, password }) => `    ${role.padEnd(9)} ${email.padEnd(34)} ${password}`,
  );
  const warning = demoWarning(config);
  const lines = [
    '',
    `  Packwright is at ${publicUrl}`,
    ...(demo ? ['', '  Demo sign-ins', ...signIns] : []),
    ...(warning ? ['', `  ${warning}`] : []),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Returns a warning if other machines can reach the demo; null if only this one can. */
export function demoWarning({
  demo,
  host,
  publicUrl,
}: Pick<Config, 'demo' | 'host' | 'publicUrl'>): string | null {
  const isExposed = !isLocalHost(host === '::1' ? '[::1]' : host) || !isLocalHost(new URL(publicUrl).host);
  if (!demo || !isExposed) return null;
  return 'Warning: this demo can be reached from other machines, and the passwords above are public: anyone can sign in as admin. Set DEMO=false, or leave HOST and PUBLIC_URL out.';
}
