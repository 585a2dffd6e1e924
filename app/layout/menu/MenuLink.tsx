import { memo, type ReactNode } from 'react';
import { Link } from '../../navigation/Link.tsx';

interface MenuLinkProps {
  to: string;
  /** True for the link to the current page. */
  current: boolean;
  children: ReactNode;
  /** A list below the link. */
  nested?: ReactNode;
}

/**
 * An item of the menu. The link to the current page is highlighted and has `aria-current`. It is memoized, so that
 * navigation renders two items of a long menu and not all.
 */
export const MenuLink = memo(function MenuLink({ to, current, children, nested }: MenuLinkProps) {
  return (
    <li>
      <Link to={to} current={current}>
        {children}
      </Link>
      {nested}
    </li>
  );
});
