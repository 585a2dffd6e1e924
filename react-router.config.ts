import type { Config } from '@react-router/dev/config';
import { buildBase, buildFolder } from './scripts/build-stamp.ts';

export default {
  appDirectory: 'app',
  buildDirectory: buildFolder(buildBase(process.env)),
  // The whole route map is small; fetching it in parts would cost visitors further requests.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
