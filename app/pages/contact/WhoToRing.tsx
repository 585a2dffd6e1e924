import { nameAndRole, type ReasonToRing } from '#domain/church/person.ts';
import { telephoneHref } from '#domain/link/telephone.ts';
import { routePattern } from '#domain/page/route-pattern.ts';
import { usePageLocale } from '../../language/page-locale.ts';
import { Link } from '../../navigation/Link.tsx';

interface WhoToRingProps {
  reasons: readonly ReasonToRing[];
  /** Whom the Safeguarding page names for a worry, and such as "Open now, until 9 this evening.", where content says it. */
  officer: { role: string; sentence: string | undefined } | undefined;
}

/** Who is to be rung for what: each reason is one large link, which dials. A worry comes first, with its hours and who else answers. */
export function WhoToRing({ reasons, officer }: WhoToRingProps) {
  const { dialling, words } = usePageLocale();
  const isWorry = ({ role }: ReasonToRing) => role === officer?.role;
  return (
    <ul className="grid max-w-wide gap-1 sm-md:gap-1.5 @min-[40rem]:grid-cols-2 @min-[66rem]:grid-cols-3">
      {[...reasons.filter(isWorry), ...reasons.filter((each) => !isWorry(each))].map((each) => (
        <li key={`${each.reason} ${each.telephone}`} className="bg-tertiary px-4">
          <a
            href={telephoneHref(each.telephone, dialling)}
            className="target block py-1 no-underline sm-md:py-2"
          >
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="font-bold leading-snug">{each.reason}</span>{' '}
              <span className="font-medium tabular-nums underline decoration-[0.12em] underline-offset-[0.2em]">
                {each.telephone}
              </span>
            </span>{' '}
            <span className="block text-sm">
              {nameAndRole(each)}
              {isWorry(each) && officer?.sentence && `. ${officer.sentence}`}
            </span>
          </a>
          {isWorry(each) && (
            <Link
              to={routePattern.safeguarding}
              className="target inline-block font-medium text-sm max-sm-md:-my-2"
            >
              {words.contact.whoElseAnswers}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
