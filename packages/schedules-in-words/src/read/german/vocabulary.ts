import { type Festival, namedFestivals } from '../../days/church-year.ts';
import { germanFestivals } from '../../words/de/year.ts';

/** The weekdays, as a part of a pattern. */
export const weekdays = 'Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag';

/** What leaves out the days before it, and what those after it. */
const leftOut = String.raw`(?:nicht|geschlossen|ausgenommen|entfällt|keine?(?: \p{L}+)?)`;
const except = '(?:nicht|au(?:ß|ss)er|ausgenommen|ohne|mit Ausnahme)';

/** The festivals by all their names. */
const festivalLines = Object.entries(germanFestivals)
  .map(([key, [, name, understood = name]]) => `${understood} = ${namedFestivals[key as Festival].names[0]}`)
  .join('\n');

/**
 * German words, each a regular expression without regard to capitals, and the words for them that the reader knows. What stands first is
 * found first; an ordinal is “1st” by then, and a time “19:30”.
 */
const table = String.raw`
(?:ein|1) ?(?:mal|x) (?:im Monat|pro Monat|monatlich) = once a month
(?:zwei|2) ?(?:mal|x) (?:im Monat|pro Monat|monatlich) = twice a month
(?:zwei|2) ?(?:mal|x) (?:in der Woche|pro Woche|wöchentlich) = twice a week
(?:ein|1) ?(?:mal|x) (?:in der Woche|pro Woche|wöchentlich) = weekly
(?:ein|1) ?(?:mal|x) (?:im Jahr|pro Jahr|jährlich) = every year
(\d+|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf) ?(?:mal|x|×) (${weekdays})s? = $1 $2s
(?:im )?(?:14-?|vierzehn|zwei-?|2-?) ?(?:Tage[- ]|t(?:ä|ae)g(?:ig|lich)en |Wochen[- ]|wöch(?:ig|entlich)en )Rhythmus = fortnightly
(?:14|vierzehn)[- ]?t(?:ä|ae)g(?:ig|lich)|alle (?:14|vierzehn) Tage|(?:zwei|2)-?wöch(?:ig|entlich) = fortnightly
(\d|drei|vier|sechs)-?wöch(?:ig|entlich) = every $1 weeks
wöchentlich = weekly
zweimonatlich = every two months
monatlich = monthly
vierteljährlich|quartalsweise = quarterly
halbjährlich = half yearly
jährlich = every year
t(?:ä|ae)glich|tgl\. = daily
ganzjährig|das ganze Jahr(?: über| hindurch)? =
in der Zeit(?= von) =
in den Monaten = in
jedes (\p{L}+|\d+\p{L}+) Monats = of every $1 Monat
(?:im|des|pro|je|in jedem|eines jeden|eines) (?:Kalender)?monat(?:e?s)? = of the month
(?:im|des|pro|in jedem) Quartals? = of each quarter
(?:in|während) der Schulzeit|(?:nur )?au(?:ß|ss)erhalb der (?:Schul)?ferien = in term time
${except}(?: in| während)?(?: den| der| die)? (?:Schul)?ferien = not in school holidays
(?:(?:in|während) )?(?:den |der )?(?:Schul)?ferien (?:ist |sind )?${leftOut} = not in school holidays
(?:Schul)?ferien = school holidays
Feiertagen, die auf einen (\p{L}+) fallen = public holiday $1
wenn (?:das|dies|es|dieser Tag) ein (?:gesetzlicher )?Feiertag ist = if it is a public holiday
am (\p{L}+) danach = on the $1 after
(?:Sonn-|Sonntage?n?|sonntags|Sonn) (?:und|u\.|&|\+) (?:an )?(?:gesetzlichen )?(?:Feiertage?n?|feiertags) = Sundays and public holidays
(?:an )?Sundays and public holidays ${leftOut} = not on Sundays and public holidays
(?:an )?(?:gesetzlichen )?(?:Feiertage?n?|feiertags) (?:ist |sind )?${leftOut} = not on public holidays
auch an (?:gesetzlichen )?Feiertagen|einschlie(?:ß|ss)lich(?: der)? Feiertage = including public holidays
(?:an )?(?:gesetzlichen? )?Feiertage?n?|feiertags = public holidays
((?:${weekdays})s|(?:${weekdays}|Mo|Di|Mi|Do|Fr|Sa|So)\.?(?= geschlossen)) ${leftOut} = not on $1
(?:am (?:Samstag|Sonnabend) und Sonntag )?an Wochenenden|(?:am|jedes) Wochenende = every weekend
Wochentag \(Montag bis Freitag\) = weekday
(${weekdays})-(?= und| oder|,) = $1
(${weekdays})s?[- ]?(?:abends?|am Abend) = $1 evening
(${weekdays})s?[- ]?(?:nachmittags?|am Nachmittag) = $1 afternoon
(${weekdays})s?[- ]?(?:vormittags?|morgens?|früh|am Vormittag|am Morgen) = $1 morning
(${weekdays})s?[- ]?mittags? = $1 lunchtime
(Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend) vor dem (?:2nd|zweiten) Advent = first $1 after Advent Sunday
(Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend) vor dem (?:3rd|dritten) Advent = second $1 after Advent Sunday
(Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend) vor dem (?:4th|vierten) Advent = third $1 after Advent Sunday
${festivalLines}
(?<=(?:\dst|\dnd|\drd|\dth|erste[rsn]?|zweite[rsn]?|dritte[rsn]?|vierte[rsn]?) )Advents?(?:sonntag)?s? = Sunday of Advent
(?:vier )?Advents?sonntage?n? = Sundays in Advent
Osternacht = Easter vigil
Heilige Nacht|Christnacht = holy night
Rosenmontag = Monday before Ash Wednesday
(?:Sonntag )?Invo[kc]avit = first Sunday of Lent
(?:Sonntag )?Remini[sz]zere|(?:Sonntag )?Reminiscere = second Sunday of Lent
(?:Sonntag )?O[kc]uli = third Sunday of Lent
(?:Sonntag )?Miseri[kc]ordias(?: Domini)? = second Sunday after Easter
(?:Sonntag )?Jubilate = third Sunday after Easter
(?:Sonntag )?[KC]antate = fourth Sunday after Easter
(?:Sonntag )?Exaudi = sixth Sunday after Easter
Volkstrauertag = second Sunday before Advent Sunday
Bu(?:ß|ss)- ?und Bett?tag = Day of Repentance and Prayer
(?:Sankt[- ]|St\. ?)Martin|Martin(?:i|s?tag|sfest) = Martinstag
(?:(?:Sankt[- ]|St\. ?)?Nikolaus|Nikolaustag) = Nikolaustag
Johanni(?:s|stag)? = Johannistag
Michaelis(?:tag)? = Michaelistag
Tag der Deutschen Einheit = 3 October
Maifeiertag|Tag der Arbeit = 1 May
(?<=tag |woch )(?:der|des|in der)(?= (?:Passions|Fasten|Kar|Oster|Advent)) = of
Advents?zeit = Advent
Weihnachtszeit = Christmastide
(?:Passions|Fasten)zeit = Lent
heute(?: Abend)? = today
übermorgen|(?<!(?:jeden|am|gegen) )morgen(?! früh) = tomorrow
nächste[nrsm]?|kommende[nrsm]? = next
diese[nrsm]? = this
Karwoche = Holy Week
Osterzeit = Eastertide
Osterferien = Easter holidays
Weihnachtsferien = Christmas holidays
Sommerferien = summer holidays
(?:Herbst|Pfingst|Winter)ferien = half term
Ostern = Easter
Weihnachten = Christmas
Pfingsten = Whitsun
Sommer(?:s|zeit|halbjahr|monaten?)? = summer
Winter(?:s|zeit|halbjahr|monaten?)? = winter
Frühling|Frühjahr = spring
Herbst = autumn
Januar|Jänner|Jan\.|Jan = January
Februar|Feber|Feb\.|Feb = February
März|Maerz|Mrz\.|Mrz = March
April|Apr\.|Apr = April
Mai = May
Juni|Jun\.|Jun = June
Juli|Jul\.|Jul = July
August|Aug\.|Aug = August
September|Sept?\.|Sept? = September
Oktober|Okt\.|Okt = October
November|Nov\.|Nov = November
Dezember|Dez\.|Dez = December
(${weekdays})en? = $1s
(?:Montag|Mo\.|Mo)(s?) = Monday$1
(?:Dienstag|Di\.|Di)(s?) = Tuesday$1
(?:Mittwoch|Mi\.|Mi)(s?) = Wednesday$1
(?:Donnerstag|Do\.|Do)(s?) = Thursday$1
(?:Freitag|Fr\.|Fr)(s?) = Friday$1
(?:Samstag|Sonnabend|Sa\.|Sa)(s?) = Saturday$1
(?:Sonntag|So\.|So)(s?) = Sunday$1
erste[rnms]? = first
zweite[rnms]? = second
dritte[rnms]? = third
vierte[rnms]? = fourth
f(?:ü|ue)nfte[rnms]? = fifth
sechste[rnms]? = sixth
letzte[rnms]? = last
vorletzte[rnms]? = last but one
zwei = two
drei = three
vier = four
f(?:ü|ue)nf = five
sechs = six
sieben = seven
acht = eight
neun = nine
zehn = ten
elf = eleven
zwölf = twelve
Wochen? = week
Monate?n?s? = month
Jahre?n?s? = year
Tage?n? vor|Vorabend (?:von|vor|zu|des|der)? = day before
Tag nach = day after
Tage?n?s? = day
alle(?= (?:two|three|four|five|six|eight|ten|twelve|\d)) = every
jede[rnms]?|jd\. = every
alle[rn]? = all
abends|am Abend = evening
nachmittags|am Nachmittag = afternoon
vormittags|morgens|früh|am Vormittag|am Morgen = morning
mittags = lunchtime
(?:am|zu) Beginn|Anfang = the beginning of
Ende = the end of
(?:(?:um|ab|von) )?(?:ca\.?|circa|etwa|ungefähr|gegen)(?= \d\d:) = about
(?:um|ab)(?= \d\d:| midnight| half| quarter) = at
um (?:den|die|das) = nearest
um(?= \d{1,2}(?:$|[\s,;])) = at
um = nearest
von(?= \p{L}+days? (?:bis|[-–])) =
vo[nm]|ab|seit|beginnend(?: am| ab| mit)?|Beginn:?|Start: = from
(?:bis|-) (?:einschlie(?:ß|ss)lich|inkl\.?) = to
bis(?: zum| zu| an)? = to
zwischen = between
vor = before
nach = after
sowie|und|u\. = and
oder = or
siehe|s\.(?= \p{L}) = see
auch(?= at \d\d:| \d\d:) =
auch|au(?:ß|ss)erdem|zusätzlich = also
jeweils|jew\.|immer|stets|regelmäßig(?= ) =
nur|ausschlie(?:ß|ss)lich = only
in (?:den|der|dem) = in
an (?:den|der|dem) = on
an|am|beim|zum = on
im = in
während = during
(?:jedoch |aber )?(?:nicht|keine?[rn]?) = not
au(?:ß|ss)er|ausgenommen|mit Ausnahme(?: von| des| der)?|ohne|bis auf = except
entfällt|geschlossen = closed
geöffnet = open
einschlie(?:ß|ss)lich|inkl(?:usive|\.) = including
de[nmrs]|die|das|eine?[mnrs]? =
Uhr =`;

/** The rules of a table, in its order, without regard to capitals: a pattern, and what is said for all that it finds. */
export function rulesOf(table: string, before = '', after = ''): readonly (readonly [RegExp, string])[] {
  const lines = table.trim().split('\n');
  return lines.map((line) => {
    const [pattern = '', words = ''] = line.split(/ =(?: |$)/);
    return [new RegExp(`${before}(?:${pattern})${after}`, 'giu'), words];
  });
}

/** The German words, each of which is found as a whole. */
export const vocabulary = rulesOf(table, String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`);
