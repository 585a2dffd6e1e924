import type { Church } from '#domain/church/church.ts';
import { enquiryHref, type Room } from '#domain/church/room.ts';
import type { PageWords } from '#languages/words.ts';
import { TelephoneLink } from '../../components/contact/ContactLinks.tsx';
import { HeadingWords } from '../../components/Headings.tsx';
import { useWords } from '../../language/page-locale.ts';
import { CheckedOn, Sentence } from '../../language/Sentence.tsx';
import { Fact, PictureCard } from './PictureCard.tsx';

interface RoomsForHireProps {
  rooms: readonly Room[];
  /** Who is asked about a room that names nobody. */
  church: Pick<Church, 'telephone' | 'email'>;
}

/** The rooms for hire, each with what a hirer asks, and an enquiry that is ready to be filled in. */
export function RoomsForHire({ rooms, church }: RoomsForHireProps) {
  const { hire } = useWords().contact;
  return (
    <ul className="filled-cards">
      {rooms.map((room) => (
        <PictureCard key={room.id} id={room.id} picture={room.picture}>
          <h3 className="font-bold text-lg">
            <HeadingWords title={room.name} qualifier={room.place?.name} />
          </h3>
          {room.goodFor && <p>{room.goodFor}.</p>}
          <dl className="grid gap-1 max-sm-md:text-sm max-sm-md:leading-snug sm-md:gap-2">
            <Fact name={hire.capacity} text={capacityOf(room, hire)} />
            <Fact name={hire.price} text={room.price} />
            <Fact name={hire.deposit} text={room.deposit} />
            <Fact name={hire.endTime} text={room.endTime} />
            <Fact name={hire.alcohol} text={room.alcohol} />
            <Fact name={hire.stepFree} text={room.stepFree} />
            <Fact name={hire.inside} text={sentenceOf(room.inside)} />
            <Fact name={hire.freeDays} text={room.freeDays} />
          </dl>
          <Enquiry room={room} church={church} />
          <CheckedOn date={room.lastChecked} />
        </PictureCard>
      ))}
    </ul>
  );
}

/** "A piano, a kitchen." */
function sentenceOf(things: readonly string[]): string {
  const list = things.join(', ');
  return list && `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
}

/** "60 seated, 80 standing"; empty when the entry says neither. */
function capacityOf({ seated, standing }: Room, hire: PageWords['contact']['hire']): string {
  return [seated && hire.seated(seated), standing && hire.standing(standing)].filter(Boolean).join(', ');
}

/** How to ask for a date: an email with its subject and the questions filled in, and a telephone number. */
function Enquiry({ room, church }: { room: Room; church: RoomsForHireProps['church'] }) {
  const { hire } = useWords().contact;
  const { telephone, email } = room.contact ?? church;
  const where = room.place ? `${room.name}, ${room.place.name}` : room.name;
  return (
    <p>
      {email && (
        <a
          href={enquiryHref(email, { subject: hire.subject(where), lines: hire.questions })}
          className="target block w-fit font-bold"
        >
          {hire.byEmail}
          <span className="sr-only">{`: ${room.name}`}</span>
        </a>
      )}
      {telephone && (
        <Sentence
          text={hire.orRing}
          inserts={{
            telephone: <TelephoneLink number={telephone} className="target inline-block tabular-nums" />,
          }}
        />
      )}
    </p>
  );
}
