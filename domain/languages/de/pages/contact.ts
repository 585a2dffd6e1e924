import type { Words } from '../../words.ts';

/** The words of Contact and About. */
export const contact: Words['contact'] = {
  onThisPage: 'Auf dieser Seite',
  places: 'Orte auf dieser Seite',
  wayThere: 'So kommen Sie hin',
  office: (hours) => `Das Büro: ${hours}`,
  onMap: (place) => `${place} auf OpenStreetMap`,
  whoElseAnswers: 'Wer zu jeder Stunde hilft',
  stepFree: 'Stufenlos hinein',
  door: 'Eingang',
  moreAbout: (place) => `Mehr: ${place}`,
  pictures: 'Bilder',
  facts: {
    parking: 'Parken',
    bus: 'Mit Bus und Bahn',
    toilets: 'Toiletten',
    blueBadge: 'Behindertenparkplätze',
    changingPlace: 'Toilette für alle',
    hearingLoop: 'Induktive Höranlage',
    largePrint: 'Großdruck und Gebärdensprache',
    quietSpace: 'Ein ruhiger Raum',
    directions: 'Zu Fuß',
  },
  hire: {
    capacity: 'Plätze',
    seated: (count) => `${count} im Sitzen`,
    standing: (count) => `${count} im Stehen`,
    price: 'Preis',
    stepFree: 'Ohne Stufen',
    inside: 'Ausstattung',
    byEmail: 'Per E-Mail nach einem Termin fragen',
    orRing: 'oder anrufen: {telephone}',
    subject: (room) => `Mietanfrage: ${room}`,
    questions: [
      'An welchem Tag:',
      'Von wann bis wann:',
      'Wie viele Personen:',
      'Wofür:',
      'Meine Telefonnummer:',
    ],
  },
};
