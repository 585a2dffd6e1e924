import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { shortLinkPattern } from '#domain/link/short-link.ts';
import { paperPattern } from '#domain/page/paper.ts';
import {
  calendarPattern,
  feedPath,
  findPath,
  listPattern,
  routePattern,
  sitemapPath,
  weekPattern,
} from '#domain/page/route-pattern.ts';
import { picturePattern } from '#domain/picture/picture.ts';
import { iconPattern } from './icons/church-icon.ts';
import { sharePicturePattern } from './share-picture/share-picture.ts';
import { styleSheetPattern } from './styles/style-sheet.ts';

export default [
  layout('routes/frame.tsx', [
    route(routePattern.home, 'routes/home.tsx'),
    route(routePattern.comingUp, 'routes/coming-up.tsx'),
    route(listPattern.kind, 'routes/coming-up.tsx', { id: 'routes/coming-up-kind' }),
    route(routePattern.whatsOn, 'routes/whats-on.tsx'),
    route(listPattern.page, 'routes/whats-on.tsx', { id: 'routes/whats-on-page' }),
    route(routePattern.event, 'routes/event.tsx'),
    route(routePattern.aboutUs, 'routes/about-us.tsx'),
    route(routePattern.contact, 'routes/contact.tsx'),
    route(routePattern.donate, 'routes/donate.tsx'),
    route(routePattern.safeguarding, 'routes/safeguarding.tsx'),
    route(weekPattern.sheet, 'routes/week/this-week.tsx'),
    route(findPath, 'routes/find.tsx'),
    route(routePattern.page, 'routes/page.tsx'),
    route(shortLinkPattern, 'routes/short-link.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route(weekPattern.screen, 'routes/week/screen.tsx'),
  route(weekPattern.still, 'routes/week/screen.tsx', { id: 'routes/screen-still' }),
  route(picturePattern, 'routes/files/picture.ts'),
  route(paperPattern, 'routes/files/paper.ts'),
  route(styleSheetPattern, 'routes/files/style-sheet.ts'),
  route(calendarPattern.all, 'routes/files/calendar.ts'),
  route(calendarPattern.kind, 'routes/files/calendar.ts', { id: 'routes/kind-calendar' }),
  route(calendarPattern.event, 'routes/files/calendar.ts', { id: 'routes/event-calendar' }),
  route(iconPattern, 'routes/files/icon.ts'),
  route('/favicon.svg', 'routes/files/icon.ts', { id: 'routes/favicon-svg' }),
  route('/favicon.ico', 'routes/files/icon.ts', { id: 'routes/favicon-ico' }),
  route(sharePicturePattern, 'routes/files/share-picture.ts'),
  route(sitemapPath, 'routes/files/sitemap.ts'),
  route('/robots.txt', 'routes/files/robots.ts'),
  route('/manifest.webmanifest', 'routes/files/manifest.ts'),
  route(feedPath, 'routes/files/atom-feed.ts'),
] satisfies RouteConfig;
