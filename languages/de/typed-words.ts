import type { Words } from '../words.ts';

/** What people type when they look for something. */
export const typedWords: Pick<Words, 'needs' | 'typedDays' | 'smallWords' | 'factWords' | 'wordsForPages'> = {
  needs: {
    'under 19': `
    gemobbt, mobbing, grooming, nacktbilder, angst zu hause, angst nach hause, weglaufen, weggelaufen, abhauen,
    papa schlägt, mama schlägt, vater schlägt, mutter schlägt, stiefvater schlägt, lehrer angefasst,
    nummer gegen kummer`,
    'hurt at home': `
    gewalt, gewalttätig, missbrauch, misshandelt, misshandlung, vergewaltigt, vergewaltigung,
    schlägt mich, schlug mich, geschlagen, verprügelt, prügelt, würgt mich, tritt mich, tut mir weh, bedroht mich,
    stalking, zwangsheirat, frauenhaus, in gefahr, verfolgt mich, angst vor ihm, angst vor ihr, angst mann, angst frau, angst partner,
    angst freund`,
    'cannot go on': `
    suizid, suizidal, selbstmord, telefonseelsorge, umbringen, aufhängen, mir das leben nehmen, will sterben,
    möchte sterben, tot sein, nicht mehr leben, will nicht leben, nicht mehr da sein, lebensmüde, kann nicht mehr,
    nicht mehr weiter, kein ausweg, keinen ausweg, keinen sinn mehr, hasse mich, selbstverletzung, selbst verletzen, ritzen,
    verzweifelt, verzweiflung, hoffnungslos, depression, depressiv, halte es nicht aus, überdosis`,
    worried: `
    missbrauch, vernachlässigt, vernachlässigung, sorge um, kindeswohl, kinderschutz, kind geschlagen,
    schlägt kind, schutzkonzept`,
    'church or long ago': `
    missbrauch, missbraucht, vergewaltigt, sexuelle gewalt, sexueller übergriff, angefasst, betroffene,
    pfarrer missbrauch, kirche missbrauch`,
  },
  typedDays: {
    today: 'heute, heute abend, heute morgen',
    tomorrow: 'morgen',
    around: `
    was ist los, was ist, gottesdienste, gottesdienst, messe, termine, am, an, zu, diesen, dieser, nächsten,
    nächster, kommenden, kommender`,
  },
  smallWords: `
  ein, eine, einen, einem, einer, der, die, das, den, dem, des, ist, sind, war, sein, gibt, es, ich, wir, ihr, du, sie, er, mein,
  meine, meinen, unser, mich, mir, uns, im, in, am, an, auf, bei, zu, zum, zur, von, für, mit, nach, über, um, und, oder, wenn,
  dass, was, wo, wann, wer, wie, warum, welche, kann, man, darf, muss, soll, will, möchte, habe, hat, haben, viel, viele, brauche,
  suche, finde, bitte, nicht, auch`,
  factWords: {
    openingHours: 'offen, geöffnet, Öffnungszeiten, geschlossen, wann',
    parking: 'parken, Parkplatz, Auto, Fahrrad, Motorrad',
    toilets: 'Toilette, WC, Klo, wickeln, Wickeltisch',
    stepFree: 'Rollstuhl, barrierefrei, behindert, Behinderung, Kinderwagen, Rampe, Stufen, Treppe, Rollator',
    door: 'Eingang, Tür, hinein',
    bus: 'Bahn, Straßenbahn, Zug, Haltestelle, anreisen',
    blueBadge: 'Behindertenparkplatz',
    changingPlace: 'Pflegeliege, Lifter',
    hearingLoop: 'gehörlos, schwerhörig, Hörgerät, Induktionsschleife',
    largePrint: 'blind, sehbehindert, Großdruck, Gebärdensprache, Dolmetscher',
    quietSpace: 'ruhiger Raum, reizarm, stillen',
    directions: 'Karte, Weg, wie komme ich hin, zu Fuß',
    watch: 'Livestream, Stream, online, Übertragung, Video, YouTube, Zoom, von zu Hause',
    bank: 'Konto, Kontonummer, IBAN, Überweisung, Dauerauftrag',
    hire: 'mieten, Raum, Saal, Feier, Miete',
  },
  wordsForPages: {
    'about-us': 'wer wir sind, Glaube, neu hier, erster Besuch',
    christenings: 'Taufe, taufen, Kind, Baby, Pate, Patin, Segnung',
    'complaints-and-papers':
      'Beschwerde, Protokolle, Rechnung, Kirchenvorstand, Datenschutz, Kirchenaustritt',
    'coming-up': 'Kalender, Termine, Gottesdienste, Gottesdienstzeiten, Messe',
    contact: 'Adresse, Telefon, Gemeindebüro, Pfarrer, Pfarrerin, Beichte, Karte, Weg',
    donate: 'geben, Spende, Kollekte, Geld, Konto, Überweisung, Spendenquittung',
    funerals:
      'Beerdigung, Bestattung, gestorben, Tod, Trauerfeier, Urne, Grab, Friedhof, Fehlgeburt, Sternenkind',
    'in-memory': 'Gedenken, Blumen, Kerze, Kondolenzspende, Vermächtnis',
    safeguarding: 'Missbrauch, Kinderschutz, Sorge, melden',
    weddings: 'Hochzeit, Trauung, heiraten, Segnung, Ehe',
    'whats-on': 'Veranstaltungen, Gruppen, Kreise, Angebote',
  },
};
