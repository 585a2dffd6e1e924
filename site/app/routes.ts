import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { picturePattern } from '#site/domain/picture.ts';
import { calendarPattern, routePattern } from '#site/domain/route-pattern.ts';
import { shortLinkPattern } from '#site/domain/short-link.ts';
import { feedPath } from '#site/seo/coming-up-feed.ts';
import { iconPattern } from '#site/seo/icons.ts';
import { sharePicturePattern } from '#site/seo/share-picture.ts';
import { sitemapPath } from '#site/seo/sitemap.ts';

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
    route(shortLinkPattern, 'routes/short-link.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route(picturePattern, 'routes/picture.ts'),
  route(calendarPattern.all, 'routes/calendar.ts'),
  route(calendarPattern.event, 'routes/event-calendar.ts'),
  route('/favicon.svg', 'routes/favicon.ts'),
  route('/favicon.ico', 'routes/favicon-ico.ts'),
  route(iconPattern, 'routes/icon.ts'),
  route(sharePicturePattern, 'routes/share-picture.ts'),
  route(sitemapPath, 'routes/sitemap.ts'),
  route('/robots.txt', 'routes/robots.ts'),
  route('/manifest.webmanifest', 'routes/manifest.ts'),
  route(feedPath, 'routes/coming-up-feed.ts'),
] satisfies RouteConfig;
