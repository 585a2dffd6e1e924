import type { Person } from '#domain/church/person.ts';
import type { Heading } from '#domain/page/page-heading.ts';
import { EmailLink, TelephoneLink } from '../../components/contact/ContactLinks.tsx';
import { SectionHeading } from '../../components/Headings.tsx';
import { Picture, PictureCredits } from '../../components/pictures/Picture.tsx';

/** The `sizes` of a portrait: beside the words on a phone, above them otherwise. */
const portraitSizes = '(min-width:72rem) 20rem,(min-width:44rem) 28rem,7rem';

/** The people of the church: a picture, the name, what they do, and how to reach them. */
export function People({ id, heading, people }: { id: string; heading: Heading; people: readonly Person[] }) {
  return (
    <section id={id} className="page-section">
      <SectionHeading {...heading} />
      <ul className="grid max-w-wide gap-x-8 gap-y-10 @min-[26rem]:grid-cols-2 @min-[50rem]:grid-cols-3 @min-[72rem]:grid-cols-5">
        {people.map((person) => (
          <li key={person.role} className="portrayed">
            {person.portrait && <Picture picture={person.portrait} sizes={portraitSizes} />}
            <NameAndContact person={person} />
            <p>{person.responsibilities}</p>
          </li>
        ))}
      </ul>
      <PictureCredits pictures={people.map(({ portrait }) => portrait)} />
    </section>
  );
}

function NameAndContact({ person: { name, role, telephone, email } }: { person: Person }) {
  return (
    <div>
      <h3 className="text-lg leading-tight">
        <span className="font-bold">{name ?? role}</span>
        {name && <span className="block font-thin">{role}</span>}
      </h3>
      {telephone && (
        <TelephoneLink number={telephone} className="target mt-1 block w-fit py-1 font-medium tabular-nums" />
      )}
      {email && <EmailLink address={email} className="target block w-fit py-1" />}
    </div>
  );
}
