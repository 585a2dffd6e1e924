import { memo, type ReactNode } from 'react';
import { useLinkTo } from '../../navigation/link/LinksProvider.tsx';

interface MenuLinkProps {
  to: string;
  /** True for the link to the page on show. */
  current: boolean;
  children: ReactNode;
  /** A list under the link. */
  nested?: ReactNode;
}

/**
 * An item of the menu; the link of the page on show is lit and marked `aria-current`. Of a long menu, a change of path
 * draws two items anew.
 */
export const MenuLink = memo(function MenuLink({ to, current, children, nested }: MenuLinkProps) {
  return (
    <li>
      <a {...useLinkTo()(to)} aria-current={current ? 'page' : undefined}>
        {children}
      </a>
      {nested}
    </li>
  );
});
