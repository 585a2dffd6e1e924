import type { Words } from '../words.ts';

/**
 * What people in need type: for each row of Safeguarding's first screen the words after which it comes before everything else,
 * parted by commas.
 */
export const needs: Words['needs'] = {
  'under 19': `
    gemobbt, mobbing, grooming, angst zu hause, weglaufen, weggelaufen, papa schlägt, mama schlägt,
    vater schlägt, mutter schlägt, lehrer angefasst`,
  'hurt at home': `
    gewalt, gewalttätig, missbrauch, misshandelt, misshandlung, vergewaltigt, vergewaltigung,
    schlägt mich, geschlagen, verprügelt, tut mir weh, bedroht mich, stalking, zwangsheirat,
    angst vor ihm, angst vor ihr, angst mann, angst frau, angst partner`,
  'cannot go on': `
    suizid, suizidal, selbstmord, telefonseelsorge, umbringen, mir das leben nehmen, will sterben,
    möchte sterben, nicht mehr leben, lebensmüde, kann nicht mehr, nicht mehr weiter, selbstverletzung,
    ritzen, verzweifelt, verzweiflung, hoffnungslos, depression, depressiv, halte es nicht aus,
    keinen ausweg, überdosis`,
  worried: `
    missbrauch, vernachlässigt, vernachlässigung, sorge um, kindeswohl, kinderschutz, kind geschlagen,
    schlägt kind, schutzkonzept`,
  'church or long ago': `
    missbrauch, missbraucht, vergewaltigt, sexuelle gewalt, sexueller übergriff, angefasst, betroffene,
    pfarrer missbrauch, kirche missbrauch`,
};

/** How people name a day near now, and what they type around a day that says nothing of it. */
export const typedDays: Words['typedDays'] = {
  today: 'heute, heute abend, heute morgen',
  tomorrow: 'morgen',
  around: `
    was ist los, was ist, gottesdienste, gottesdienst, messe, termine, am, an, zu, diesen, dieser, nachsten, nachster,
    kommenden, kommender`,
};
