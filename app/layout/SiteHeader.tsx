import { isNameInLogo, type Logo as LogoPicture } from '#domain/church/church.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { defaultPalette } from '#domain/palette/palette.ts';
import { pictureFilePath } from '#domain/picture/picture-files.ts';
import { ExitButton, ExitLink } from '../components/exit-this-page/ExitThisPage.tsx';
import { HeadingWords } from '../components/Headings.tsx';
import { LanguageLinks } from '../language/LanguageLinks.tsx';
import { useWords } from '../language/page-locale.ts';
import { useRootData } from '../loaders/page-data.ts';
import { useSharedBasePath } from '../navigation/base-path.ts';
import { Link } from '../navigation/Link.tsx';
import { BurgerButton } from './menu/BurgerButton.tsx';
import { SiteMenu } from './menu/SiteMenu.tsx';
import type { Menu } from './menu/use-menu.ts';

interface SiteHeaderProps {
  pathname: string;
  menu: Menu;
  /** The target of "Exit this page", on a page that has it. */
  exitUrl: string | undefined;
}

/**
 * The church's logo as a file of its own: in an SVG from elsewhere nothing may run. It stands on the background of palette 0, for which
 * it was chosen, also where a page has another colour; on Home the mark of the current page is the line beside it alone.
 */
function Logo({ logo }: { logo: LogoPicture }) {
  return (
    <img
      src={useSharedBasePath() + pictureFilePath(logo, { width: 480, format: 'webp' })}
      alt={logo.description}
      width={logo.width ?? 1}
      height={logo.height ?? 1}
      data-palette={defaultPalette}
      className="site-logo"
    />
  );
}

/**
 * The site's title and its menu: a strip on small screens, a column of fixed width on wider ones. On a telephone held upright the strip is at
 * the bottom, where a thumb reaches the menu and "Exit this page". The GOV.UK Design System has seen its button hidden by other things
 * there, and pressed by mistake (alphagov/govuk-design-system 2387): here nothing else is at the bottom, and after the end of the page
 * the strip stands below it. The link to Safeguarding is outside the menu, so that nobody in danger has to look for it; on its own
 * page "Exit this page" is there instead.
 */
export function SiteHeader({ pathname, menu, exitUrl }: SiteHeaderProps) {
  const { layout } = useWords();
  const { navigation, church } = useRootData();
  const safeguarding = navigation.footerPages.find(({ path }) => path === routePattern.safeguarding);
  const name = <HeadingWords title={church.title} qualifier={church.city} />;
  // “Kirchengemeinde” would be broken in the column.
  const size = /\p{L}{15}/u.test(`${church.title} ${church.city}`)
    ? 'column:text-lg'
    : 'column:text-[1.75rem]';
  return (
    <header ref={menu.container} className="group site-header">
      {/* The second of the skip links, directly after the first. */}
      {exitUrl && (
        <ExitLink href={exitUrl} className="skip-link">
          {layout.exit.button}
        </ExitLink>
      )}
      <p className={`min-w-min flex-1 column:mb-8 print:mb-2 ${size}`}>
        <Link
          to={routePattern.home}
          current={pathname === routePattern.home}
          className={`lit-link target font-bold leading-tight tracking-tight no-underline hover:underline ${church.logo ? 'bg-primary! inline-flex items-center gap-2 column:block' : 'inline-block'}`}
        >
          {church.logo && <Logo logo={church.logo} />}
          {!isNameInLogo(church) && (church.logo ? <span>{name}</span> : name)}
        </Link>
      </p>
      {exitUrl ? (
        <ExitButton
          href={exitUrl}
          className="text-center text-sm strip:max-w-[6rem] strip:px-2 column:hidden"
        />
      ) : (
        <Link
          to={routePattern.safeguarding}
          className="target text-sm column:-mt-6 column:mb-4 column:block column:w-fit print:hidden"
        >
          {safeguarding?.label}
        </Link>
      )}
      <LanguageLinks className="strip:hidden text-sm column:-mt-2 column:mb-4 print:hidden" />
      <div className="-mr-2 column:hidden">
        <BurgerButton menu={menu} />
      </div>
      <SiteMenu pathname={pathname} menu={menu} />
    </header>
  );
}
