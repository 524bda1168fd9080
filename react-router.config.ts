import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The list of routes is small: one file with all of them beats a request for each part.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
