import type { Welcome } from '#domain/church/church.ts';
import { useWords } from '../../language/page-locale.ts';

/** A welcome in each of a few other languages, in a font of the reader's own, since the site's has Latin letters only. */
export function Welcomes({ welcomes }: { welcomes: readonly Welcome[] }) {
  const { home } = useWords();
  return (
    welcomes.length > 0 && (
      <ul
        aria-label={home.welcomes}
        className="mt-4 grid justify-items-start font-[system-ui,sans-serif] text-sm sm-md:mt-6 print:hidden"
      >
        {welcomes.map(({ language, direction, sentence }) => (
          <li key={language} lang={language} dir={direction}>
            {sentence}
          </li>
        ))}
      </ul>
    )
  );
}
