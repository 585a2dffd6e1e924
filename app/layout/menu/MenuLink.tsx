import { memo } from 'react';
import { Link } from '../../navigation/Link.tsx';

interface MenuLinkProps {
  to: string;
  label: string;
  /** The language of the label, if it is not that of the page. */
  lang?: string | undefined;
  /** True for the link to the current page. */
  current: boolean;
  /** "Wed", beside the link. */
  weekdays?: string | undefined;
  /** "Cancelled on Sunday 6 December", below the link. */
  status?: string | undefined;
}

/**
 * An item of the menu. The link to the current page is highlighted and has `aria-current`. It is memoized, so that
 * navigation renders two items of a long menu and not all.
 */
export const MenuLink = memo(function MenuLink({
  to,
  label,
  lang,
  current,
  weekdays,
  status,
}: MenuLinkProps) {
  return (
    <li>
      <Link to={to} lang={lang} current={current}>
        {label}
      </Link>
      {weekdays && <span>{` ${weekdays}`}</span>}
      {status && <p>{status}</p>}
    </li>
  );
});
