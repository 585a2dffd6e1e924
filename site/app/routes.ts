import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { picturePattern } from '#site/domain/picture.ts';
import { routePattern } from '#site/domain/route-pattern.ts';

export default [
  layout('routes/frame.tsx', [
    route(routePattern.home, 'routes/home.tsx'),
    route(routePattern.comingUp, 'routes/coming-up.tsx'),
    route(routePattern.whatsOn, 'routes/whats-on.tsx'),
    route(routePattern.event, 'routes/event.tsx'),
    route(routePattern.buildingAHaven, 'routes/building-a-haven.tsx'),
    route(routePattern.aboutUs, 'routes/about-us.tsx'),
    route(routePattern.contact, 'routes/contact.tsx'),
    route(routePattern.donate, 'routes/donate.tsx'),
    route(routePattern.safeguarding, 'routes/safeguarding.tsx'),
    route(routePattern.accessibility, 'routes/accessibility.tsx'),
    route(routePattern.privacy, 'routes/privacy.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route(picturePattern, 'routes/picture.ts'),
  route('/favicon.svg', 'routes/favicon.ts'),
] satisfies RouteConfig;
