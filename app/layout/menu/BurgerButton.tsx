import { useWords } from '../../language/page-locale.ts';
import { type Menu, menuId } from './use-menu.ts';

const shape = 'size-[48px] place-items-center text-secondary column:hidden print:hidden';

/** The burger: 48 px square (specification section 9). Before scripts run, and without them, a link that opens the menu. */
export function BurgerButton({ menu }: { menu: Menu }) {
  const { layout } = useWords();
  if (!menu.scripted) return <BurgerLinks />;
  const open = menu.state === 'open';
  return (
    <button
      type="button"
      data-menu-toggle
      aria-expanded={open}
      aria-controls={menuId}
      onClick={menu.toggle}
      className={`${shape} grid cursor-pointer`}
    >
      <BurgerIcon open={open} />
      <span className="sr-only">{layout.menu}</span>
    </button>
  );
}

/** Without scripts: two links in the same place, one to open the menu and one to close it, shown by the address's fragment. */
function BurgerLinks() {
  const { layout } = useWords();
  return (
    <>
      <a href={`#${menuId}`} className={`${shape} grid group-has-[#menu:target]:hidden`}>
        <BurgerIcon open={false} />
        <span className="sr-only">{layout.menu}</span>
      </a>
      <a href="#content" className={`${shape} hidden group-has-[#menu:target]:grid`}>
        <BurgerIcon open />
        <span className="sr-only">{layout.closeMenu}</span>
      </a>
    </>
  );
}

function BurgerIcon({ open }: { open: boolean }) {
  return (
    <svg viewBox="0 0 48 48" className="size-[48px]" aria-hidden="true" focusable="false">
      <path
        d={open ? 'M12 12L36 36M36 12L12 36' : 'M8 15H40M8 24H40M8 33H40'}
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
      />
    </svg>
  );
}
