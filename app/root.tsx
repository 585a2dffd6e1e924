import { lazy, type ReactNode, Suspense, use, useDeferredValue, useMemo } from 'react';
import { Links, Meta, Outlet, Scripts, useLocation, useRouteError } from 'react-router';
import { defaultPalette, type PaletteIndex } from '#domain/palette/palette.ts';
import { iconPath, tabIconPath } from './icons/church-icon.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { OutagePage } from './pages/errors.tsx';
import { styleSheetPath } from './styles/style-sheet.ts';
import './styles/theme.css';
import type { Route } from './+types/root.ts';
import { trustedTypesScript } from './html/trusted-types.ts';
import { defaultPageLocale, PageLocaleContext, type PageLocaleSettings } from './language/page-locale.ts';
import { onlyLanguage, pageWordsIn } from './language/page-words.ts';
import { sharedPath } from './language/site-languages.ts';
import { outageChurch, useOptionalRootData, usePageData } from './loaders/page-data.ts';
import { StructuredDataContext } from './loaders/structured-data.ts';
import { useSharedBasePath } from './navigation/base-path.ts';
import { EndedContext, useEndedNow } from './navigation/ended.ts';
import { Prefetch } from './navigation/Prefetch.tsx';
import { Renewal } from './navigation/Renewal.tsx';
import { RevalidateWhenStale, shouldRevalidateLayout } from './navigation/RevalidateWhenStale.tsx';
import { useMissingCode } from './navigation/unreached.tsx';
import { usePageArrival } from './navigation/use-page-arrival.ts';
import { usePalette } from './navigation/use-palette.ts';

export { headers } from './loaders/page-data.ts';
export { loadRoot as loader } from './loaders/root-data.ts';

// Only editors need its code.
const PreviewBar = lazy(() => import('./layout/PreviewBar.tsx'));

/** The layout is not fetched again for each page: a click needs little data, and a failure leaves the menu in place. */
export const shouldRevalidate = shouldRevalidateLayout;

/**
 * The church's palettes and typeface, and the colour of the browser's own bars, which follows the page; the page does not wait for it.
 * The page of an outage has no data: the address that it names leads to the style that there is.
 */
function Style({ palette }: { palette: PaletteIndex }) {
  const style = useOptionalRootData()?.style;
  const shown = useDeferredValue(palette);
  return (
    <>
      {style && <meta name="theme-color" content={style.backgrounds[shown]} />}
      <link rel="stylesheet" href={useSharedBasePath() + styleSheetPath(style?.version ?? 'current')} />
      {style?.font && (
        <link rel="preload" href={style.font} as="font" type="font/woff2" crossOrigin="anonymous" />
      )}
    </>
  );
}

/** The locale of the root's data; without data, that of the outage, or of a church in England, in the language that a browser has. */
function useLocaleSettings(): PageLocaleSettings {
  const root = useOptionalRootData();
  const error = useRouteError();
  if (root !== undefined) return root.locale;
  const { language } = defaultPageLocale;
  return outageChurch(error)?.locale ?? { ...defaultPageLocale, language: onlyLanguage() ?? language };
}

export function Layout({ children }: { children: ReactNode }) {
  const settings = useLocaleSettings();
  const locale = useMemo(() => ({ ...settings, words: pageWordsIn(settings.language) }), [settings]);
  const { pathname } = useLocation();
  const iconType = useOptionalRootData()?.style.icon ?? 'image/svg+xml';
  const page = usePageData();
  const jsonLd = use(StructuredDataContext);
  const named = page?.palette ?? defaultPalette;
  const { palette, reset } = usePalette(pathname, named);
  return (
    <PageLocaleContext value={locale}>
      <html lang={locale.language} data-palette={palette} data-reset={reset}>
        <head>
          <meta charSet="utf-8" />
          <script
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of this site, without content
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? trustedTypesScript() : '' }}
          />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <Style palette={named} />
          <link rel="icon" href={sharedPath(tabIconPath(iconType))} type={iconType} />
          <link rel="apple-touch-icon" href={sharedPath(iconPath(180))} />
          <link rel="manifest" href={sharedPath(`${locale.prefix ?? ''}/manifest.webmanifest`)} />
          <Links />
          <Meta />
          <Renewal />
          {page && !page.isUnlisted && (
            <script
              key={pathname}
              type="application/ld+json"
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot close the script
              dangerouslySetInnerHTML={{ __html: jsonLd }}
            />
          )}
        </head>
        <body>
          {children}
          <Scripts />
        </body>
      </html>
    </PageLocaleContext>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { readBack, isAlone, endings } = usePageData() ?? {};
  usePageArrival(pathname);
  useMissingCode();
  const { prefix = '' } = loaderData.locale;
  return (
    <>
      <EndedContext value={useEndedNow(loaderData.asMade?.endings, endings)}>
        {isAlone ? (
          <Outlet />
        ) : (
          <SiteLayout pathname={pathname}>
            <Outlet />
          </SiteLayout>
        )}
      </EndedContext>
      <RevalidateWhenStale />
      {loaderData.isPreview ? (
        <Suspense>
          <PreviewBar publicPath={pathname === '/' ? prefix || '/' : prefix + pathname} readBack={readBack} />
        </Suspense>
      ) : (
        // A page of a preview is never cached: fetched ahead, it would query all drafts and be fetched again by the click.
        <Prefetch />
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OutagePage church={outageChurch(error)} />;
}
