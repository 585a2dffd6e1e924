import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // The whole route map is small; fetching it in parts would cost visitors further requests.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
