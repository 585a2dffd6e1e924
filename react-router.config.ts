import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // The whole route map is small; asking the server for it piecemeal would cost a visitor requests.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
