import type { Place } from '../../../church/place.ts';

/** The words of Contact and About. */
export const contact = {
  onThisPage: 'On this page',
  places: 'Places on this page',
  wayThere: 'how to get there',
  office: (hours: string) => `The office: ${hours}`,
  onMap: (place: string) => `${place} on OpenStreetMap`,
  /** The way to Safeguarding, below the number for a worry. */
  whoElseAnswers: 'Who can help at any hour',
  stepFree: 'Step-free way in',
  door: 'Which door',
  moreAbout: (place: string) => `More about ${place}`,
  pictures: 'Pictures',
  /** The further facts of a place, in their order. */
  /** The first of those that a place has name its fold. */
  facts: {
    parking: 'Parking',
    bus: 'By bus',
    toilets: 'Toilets',
    blueBadge: 'Blue Badge bays',
    changingPlace: 'Changing place',
    hearingLoop: 'Hearing loop',
    largePrint: 'Large print and signing',
    quietSpace: 'A quiet space',
    directions: 'On foot',
  } satisfies { readonly [Field in keyof Place]?: string },
  hire: {
    capacity: 'How many',
    seated: (count: number) => `${count} seated`,
    standing: (count: number) => `${count} standing`,
    price: 'Price',
    stepFree: 'Without steps',
    inside: 'What is in it',
    byEmail: 'Ask for a date by email',
    /** `{telephone}` stands for a link. */
    orRing: 'or ring {telephone}',
    subject: (room: string) => `Hiring: ${room}`,
    /** The questions of the email. */
    questions: ['Which day:', 'From when to when:', 'How many people:', 'What for:', 'My telephone number:'],
  },
};
