import { nameAndRole, type ReasonToRing } from '#domain/church/person.ts';
import { telephoneHref } from '#domain/link/telephone.ts';
import { usePageLocale } from '../../language/page-locale.ts';

/** Who is to be rung for what: each reason is one large link, which dials. */
export function WhoToRing({ reasons }: { reasons: readonly ReasonToRing[] }) {
  const { dialling } = usePageLocale();
  return (
    <ul className="grid max-w-wide gap-1.5 @min-[40rem]:grid-cols-2 @min-[66rem]:grid-cols-3">
      {reasons.map(({ reason, role, name, telephone }) => (
        <li key={`${reason} ${telephone}`} className="bg-tertiary">
          <a href={telephoneHref(telephone, dialling)} className="block h-full px-4 py-2 no-underline">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="font-bold">{reason}</span>{' '}
              <span className="font-medium tabular-nums underline decoration-[0.09em] underline-offset-[0.2em]">
                {telephone}
              </span>
            </span>{' '}
            <span className="block text-sm">{nameAndRole({ name, role })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
