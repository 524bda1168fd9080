import type { Config } from '#platform/config/config.ts';
import { demoAccounts } from '#seed/demo-accounts.ts';

/** Tells the person at the terminal where the marketplace is, and how to sign in to the demo. */
export function welcome({ publicUrl, demo, run }: Config): void {
  if (!run.web) return;
  const signIns = demoAccounts.map(
    ({ role, email, password }) => `    ${role.padEnd(9)} ${email.padEnd(34)} ${password}`,
  );
  const lines = [
    '',
    `  Packwright is at ${publicUrl}`,
    ...(demo ? ['', '  Demo sign-ins', ...signIns] : []),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
