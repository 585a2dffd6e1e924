import { expect, test } from 'vitest';
import { englishWords, everySunday, london } from '#tests/fixtures/schedule.fixture.ts';
import { german as typedIn } from '../words/de/index.ts';
import { parseSchedule } from './parse-schedule.ts';
import type { RawSchedule } from './raw-schedule.ts';

const lists: readonly string[] = ['alsoOn', 'otherTimes', 'leftOut'];

const entry: RawSchedule = { ...everySunday, firstDate: '2026-12-06' };

const examples =
  'write it like “once”, “every Sunday”, “first and third Tuesdays”, “every day” or “5 August every year”';

/** What is typed into each field, and the one message for it; before a colon the other field that it names. */
const mistyped = {
  repeats: `
every month and Sundays | "every month and Sundays" does not say on which day; write “Tuesdays”, “first Tuesday of the month” or “13th of the month”.
every Sundey | "Sundey" in "every Sundey" is not known; is “Sunday” meant? Otherwise {examples}.
Tuseday | "Tuseday" is not known; is “Tuesday” meant? Otherwise {examples}.
evry Monday | "evry" in "evry Monday" is not known; is “every” meant? Otherwise {examples}.
fortnigtly on Mondays | "fortnigtly" in "fortnigtly on Mondays" is not known; is “fortnightly” meant? Otherwise {examples}.
frist Sunday | "frist" in "frist Sunday" is not known; is “first” meant? Otherwise {examples}.
every few weeks on Tuesdays | "few" in "every few weeks on Tuesdays" is not known; {examples}.
jeden Dienstag | "jeden" in "jeden Dienstag" is not known; {examples}.
Sea Sunday | "Sea" in "Sea Sunday" is not known; {examples}.
Tuesdays for weeks | "for" in "Tuesdays for weeks" is not known; {examples}.
Sundays in Lnet | "Lnet" in "Sundays in Lnet" is not known; {examples}.
mon to fir | "fir" in "mon to fir" is not known; {examples}.
every second Tuesday | "every second Tuesday" can be every other week or once a month; write “fortnightly on Tuesdays” or “second Tuesday of the month”.
every 3rd Friday | "every 3rd Friday" can be every 3 weeks or once a month; write “every third week on Friday” or “third Friday of the month”.
every fourth Sunday | "every fourth Sunday" can be every 4 weeks or once a month; write “every fourth week on Sunday” or “fourth Sunday of the month”.
bi-weekly | "bi-weekly" can be twice a week or every two weeks; write “Tuesdays and Fridays” or “fortnightly on Tuesdays”.
bi-monthly on Sundays | "bi-monthly" can be twice a month or every two months; write “first and third Tuesdays” or “every other month on the first Tuesday”.
twice a month | "twice a month" does not say on which days; write, say, “first and third Tuesdays”.
twice a year | "twice a year" does not say on which days; write, say, “first Sunday of May and first Sunday of October”.
every month | "every month" does not say on which day; write “first Tuesday of the month”, or “13th of the month”.
monthly | "monthly" does not say on which day; write “first Tuesday of the month”, or “13th of the month”.
monthly on Sundays | "monthly on Sundays" does not say which Sunday; write “first Sunday of the month”, or “every Sunday” if it is each week.
Every Sunday 9.15am except 1st Sunday 10am | "10am" cannot follow the hours; write days with hours of their own as other times, such as “Saturdays: 10am”.
every year | "every year" does not say on which day; write “every year on 5 August” or “second Sunday of September”.
5 August | "5 August" can be one date or every year; write “every year on 5 August”, or “once” and the whole date as the first date.
August | "August" can be every day or some days of it; write “every day in August”, or “Sundays in August”.
Remembrance Day | "Remembrance Day" can be two days; write “Remembrance Sunday” or “11 November”.
every Monday including bank holidays | "including" can name further days, or say that none is left out; write “and”, or leave it out.
Monday and bank holidays | Which days "bank holidays" means is known only once the settings name the church’s nation (nation); name it there, or write the dates one by one, as left out (leftOut) or as “more dates” (alsoOn).
August bank holiday | "August bank holiday" is a public holiday of its own; write its day, such as “last Monday of August”.
Mondys, not bank holidays | "Mondys" in "Mondys, not bank holidays" is not known; is “Mondays” meant? Otherwise {examples}.
Mondays, not bank holidys | "holidys" in "Mondays, not bank holidys" is not known; is “holidays” meant? Otherwise {examples}.
every Sunday except bank holidays | Which days "bank holidays" means is known only once the settings name the church’s nation (nation); name it there, or write the dates one by one, as left out (leftOut) or as “more dates” (alsoOn).
every Sunday in summer | "summer" has no dates of its own; write the months, such as “June to August”.
Harvest Festival | "Harvest Festival" is a day that each church chooses; write it, such as “last Sunday of September”.
half-term | "half-term" has other dates every year; write them, such as “26 to 30 October 2026”, or “school holidays” if the terms are entered.
first or second Sunday | "or" leaves open which; write the days on which it happens, and other dates under “more dates” (alsoOn).
next Tuesday | "next" means another day tomorrow; write the date, such as “12 January 2027”.
most Sundays | "most" does not say on which days; write “by arrangement”, or “on these dates” with the dates under “more dates” (alsoOn).
first Monday and Tuesday | "first Monday and Tuesday" does not say which Tuesday; write “first Monday and first Tuesday” or “Tuesday after the first Monday”.
first weekend of the month | "first weekend" does not say which day; write, say, “first Saturday of the month” or “Saturday before the first Sunday”.
the first | "first" does not say of what; write “first Sunday of the month” or “1st of the month”.
1st and 3rd | "1st and 3rd" does not say of what; write “first and third Sunday of the month” or “1st of the month”.
6th Sunday of the month | "6th Sunday": a month has five at most; write first, second, third, fourth, fifth or last.
32nd of the month | "32nd": months have 31 days at most; write “last day of the month” if that is meant.
30 February every year | "30 February" is not a date: February has days 1 to 29.
31 September every year | "31 September" is not a date: September has days 1 to 30.
Sunday 6 December | "Sunday 6 December" has no year; write the year after the month.
Sunday 12 January 2027 | "Sunday 12 January 2027": that day is a Tuesday. Write “Tuesday 12 January 2027” or “Sunday 10 January 2027”.
every Tuesday until 16 December | "until 16 December" belongs in another field: write that date as the last date.
every Tuesday from 1 September | "from 1 September" belongs in another field: write that date as the first date.
first Sundays; Mondays until 4 December 2026 | "until 4 December 2026" can be of all days or of the last only; write only “and” before the last if it is of all, or make an event of its own for the last.
weekly on the first Sunday | "weekly on the first Sunday" is both a day of the month and a number of weeks; write only one, such as “first Tuesday of the month” or “fortnightly on Tuesdays”.
every year on the second Sunday | "every year on the second Sunday" does not say in which month; write, say, “second Sunday of September”.
fifth Sunday of Advent | "fifth Sunday of Advent": that season has 4 Sundays; write a number from 1 to 4, such as “second Sunday of Advent”.
every 3rd Sunday in Lent | "every 3rd Sunday in Lent" can be every 3 weeks or once a year; write “every 3 weeks on Sunday in …”, or “third Sunday of …” without “every”.
Saturday after the fifth Sunday | "Saturday after the fifth Sunday" is not in every month, or falls into the next; write its dates under “more dates” (alsoOn).
2027 monthly third day | "2027 monthly" is not how often something happens: its number goes up to 99. Write a year in a date, such as “4 January 2027”, and a time like “19:30”.
Mondays 10 weekly | "10 weekly" can say how often it happens or at what time; write, say, “every 10 weeks on Mondays” or “Mondays, 10am”.
Mondays 10 - weekly | "10 - weekly" can say how often it happens or at what time; write, say, “every 10 weeks on Mondays” or “Mondays, 10am”.
2 weekly on Mondays | "2 weekly" can say how often it happens or at what time; write, say, “every 2 weeks on Mondays” or “Mondays, 10am”.
first Monday 10 monthly | "10 monthly" can say how often it happens or at what time; write, say, “every 10 months on the first Monday” or “Mondays, 10am”.
25 December 10 yearly | "10 yearly" can say how often it happens or at what time; write, say, “every 10 years on 5 August” or “Mondays, 10am”.
Tuesdays 1930 weekly | "1930 weekly" is not how often something happens: its number goes up to 99. Write a year in a date, such as “4 January 2027”, and a time like “19:30”.
every 999999999999 weeks on Monday | "every 999999999999 weeks" is not how often something happens: its number goes up to 99. Write a year in a date, such as “4 January 2027”, and a time like “19:30”.
Mondays 7pm fortnightly; Tuesdays 8pm | "fortnightly" can be of the days and hours before it or of those after it; make an event of its own for each.
w/c 7 December | "w/c 7 December" names a week, but not its days; write the days, such as “7 to 11 December 2026”.
Tuesdays, week commencing 7 December 2026 | "week commencing 7 December 2026" names a week, but not its days; write the days, such as “7 to 11 December 2026”.
Mondays 7pm for 7.30pm | "7pm for 7.30pm" has two times; write one of them, and the other in the text of the event.
first Friday, 7 for 7:30 | "7 for 7:30" has two times; write one of them, and the other in the text of the event.
from 3 January onwards | "from 3 January onwards" needs days before it and the whole date; write it like “Tuesdays from 5 January 2027”.
Tuesdays from January onwards | "from January onwards" needs days before it and the whole date; write it like “Tuesdays from 5 January 2027”.
Tuesdays 10-12 January | "Tuesdays 10-12 January" can be hours in that month, or days of it that are less than a week; write, say, “Tuesdays in January, 10am to noon” or “Tuesday 12 January 2027”.
Tuesdays 10 – 12 January 2027 | "Tuesdays 10 – 12 January 2027" can be hours in that month, or days of it that are less than a week; write, say, “Tuesdays in January, 10am to noon” or “Tuesday 12 January 2027”.
Easter vigil, 8pm | "Easter vigil" is on the evening before Easter Day or early on it; write “Holy Saturday” or “Easter Day”.
tonight at 7pm | "tonight" means another day tomorrow; write the date, such as “12 January 2027”.
in term time | "in term time" does not say on which days; write, say, “every Tuesday in term time”.
school holidays | "school holidays" does not say on which days; write “on these dates”, and the dates under “more dates” (alsoOn).
every Sunday after Easter | "every Sunday after Easter" cannot be understood from "after Easter" on; {examples}.
Saturday before the second Sunday of Advent | "Saturday before the second Sunday of Advent" cannot be understood from "before the second Sunday of Advent" on; {examples}.
every Sunday in 2027 | "every Sunday in 2027" cannot be understood from "in 2027" on; {examples}.
every 0 weeks on Friday | "every 0 weeks on Friday" cannot be understood; {examples}.
Sundays from 31 April to 5 June | "31 April" is not a date: April has days 1 to 30.
whenever | "whenever" is not known; {examples}.
every | "every" cannot be understood; {examples}.
every hour | "hour" is a length of time; write the start and the end, such as “2pm to 3pm”, and further times as other times.
Sundays 9 & 11am | "9" can be 9am or 9pm; write “9am” or “9pm”.
Mon-Thu 9-12, Fri 9-11 | "9 to 12" can be in the morning or in the evening; write “9am to noon” or “9pm to midnight”.
see notice sheet | "see" does not say on which days; write “by arrangement”, or “on these dates” with the dates under “more dates” (alsoOn).
Sundays, as advertised | "as advertised" does not say on which days; write “by arrangement”, or “on these dates” with the dates under “more dates” (alsoOn).
Sunday after 25 February | What is counted over the end of February lies on another day in leap years; write its dates under “more dates” (alsoOn).
Pentacost | "Pentacost" is not known; is “Pentecost” meant? Otherwise {examples}.
every Wensday | "Wensday" in "every Wensday" is not known; {examples}.
first Sundays of the moth | "moth" in "first Sundays of the moth" is not known; is “month” meant? Otherwise {examples}.
`,
  startTime: `
half seven | "half seven" can be 7.30 or 6.30, in the morning or in the evening; write, say, “7.30pm”.
half past seven | "half past seven" can be 7.30am or 7.30pm; write “7.30am” or “7.30pm”.
7 | "7" can be 7am or 7pm; write “7am” or “7pm”.
7.30 | "7.30" can be 7.30am or 7.30pm; write “7.30am” or “7.30pm”.
3:00 | "3:00" can be 3am or 3pm; write “3am” or “3pm”.
quarter to eight | "quarter to eight" can be 7.45am or 7.45pm; write “7.45am” or “7.45pm”.
10-12 | "10 to 12" can be in the morning or in the evening; write “10am to noon” or “10pm to midnight”.
9 to 5 | "9 to 5" can be in the morning or in the evening; write “9am to 5pm” or “9pm to 5am”.
2-4 | "2 to 4" can be in the morning or in the evening; write “2am to 4am” or “2pm to 4pm”.
25:00 | "25:00" is not a time: hours go from 0 to 24, such as “19:30” or “7.30pm”.
24:30 | "24:30" is not a time: hours go from 0 to 24, such as “19:30” or “7.30pm”.
7.60pm | "7.60pm" is not a time: minutes go from 00 to 59.
12:75 | "12:75" is not a time: minutes go from 00 to 59.
24:00 | "24:00" is the end of a day; something that starts at midnight starts at “00:00” on the next date.
19 | "19" is no whole time; if 7pm is meant, write “7pm”.
0pm | "0pm" is not a time; if 00:00 is meant, write “00:00”.
7 oclock | "7 oclock" can be 7am or 7pm; write “7am” or “7pm”.
dusk | "dusk" names no time of the clock; write it like “7.30pm” or “19:30”. For words such as “after the service” leave this field empty and use the time in words.
after the service | "after the service" names no time of the clock; write it like “7.30pm” or “19:30”. For words such as “after the service” leave this field empty and use the time in words.
8am and 10.30am | "8am and 10.30am" is more than one time; keep the first here and write the others as other times.
7.30pm in the hall | "7.30pm in the hall" cannot be read from "in the hall" on; write only the time, like “7.30pm” or “19:30”.
19:3 | "19:3" is not a time; write it like “7.30pm” or “19:30”.
tbc | "tbc" names no time of the clock; write it like “7.30pm” or “19:30”. For words such as “after the service” leave this field empty and use the time in words.
13.5 | "13.5" is not a time; write it like “7.30pm” or “19:30”.
seven | "seven" can be 7am or 7pm; write “7am” or “7pm”.
`,
  endTime: `
9 | "9" can be 9am or 9pm; write “9am” or “9pm”.
half nine | "half nine" can be 9.30 or 8.30, in the morning or in the evening; write, say, “9.30pm”.
25:00 | "25:00" is not a time: hours go from 0 to 24, such as “19:30” or “7.30pm”.
late | "late" names no time of the clock; write it like “7.30pm” or “19:30”. For words such as “after the service” leave this field empty and use the time in words.
till 9 | "9" can be 9am or 9pm; write “9am” or “9pm”.
7 | "7" can be 7am or 7pm; write “7am” or “7pm”.
`,
  firstDate: `
26 December and 2 January 2027 | "26 December and 2 January 2027" cannot be read as a date; write year-month-day, such as 2026-12-06, or “6 December 2026”.
01/12/2026 | "01/12/2026" can be two days; write “1 December 2026” or “12 January 2026”.
12/11/26 | "12/11/26" can be two days; write “12 November 2026” or “11 December 2026”.
26-12-06 | "26-12-06" can be two days; write “6 December 2026” or “26 December 2006”.
2026-02-30 | "2026-02-30" is not a date: February 2026 has days 1 to 28.
2026-31-12 | "2026-31-12" is not a date: months go from 01 to 12; if 2026-12-31 is meant, write that.
2026-13-01 | "2026-13-01" is not a date: months go from 01 to 12; if 2026-01-13 is meant, write that.
31/04/2027 | "31/04/2027" is not a date: April 2027 has days 1 to 30.
0227-12-01 | "0227-12-01" is not a date: the year 0227 is too long ago.
Sunday | "Sunday" cannot be read as a date; write year-month-day, such as 2026-12-06, or “6 December 2026”.
next Sunday | "next Sunday" cannot be read as a date; write year-month-day, such as 2026-12-06, or “6 December 2026”.
August 0 | "August 0" is not a date: August has days 1 to 31.
Sun 32 December | "Sun 32 December" is not a date: December has days 1 to 31.
28/3 | "28/3" has no year; write the year after the month.
5 June | "5 June" has no year; write the year after the month.
5 Juni 2027 | "5 Juni 2027" cannot be read as a date; write year-month-day, such as 2026-12-06, or “6 December 2026”.
Sunday 12 January 2027 | "Sunday 12 January 2027": that day is a Tuesday. Write “Tuesday 12 January 2027” or “Sunday 10 January 2027”.
12 Janury 2027 | "Janury" in "12 Janury 2027" is not known; is “January” meant? Otherwise write it like 2026-12-06 or “6 December 2026”.
32 January 2027 | "32 January 2027" is not a date: January 2027 has days 1 to 31.
2026-12 | "2026-12" cannot be read as a date; write year-month-day, such as 2026-12-06, or “6 December 2026”.
December 2026 | "December 2026" cannot be read as a date; write year-month-day, such as 2026-12-06, or “6 December 2026”.
29 February 2027 | "29 February 2027" is not a date: February 2027 has days 1 to 28.
2260-01-01 | "2260-01-01" is not a date: the year 2260 is too far ahead.
06122026 | "06122026" cannot be read as a date; write year-month-day, such as 2026-12-06, or “6 December 2026”.
`,
  alsoOn: `
15 January | "15 January" is not a whole date; write “2027-01-15”, “15 January 2027” or “15 January 2027: 7pm to 9pm”. What comes again and again belongs to how often it happens.
every Tuesday | "every Tuesday" is not a whole date; write “2027-01-15”, “15 January 2027” or “15 January 2027: 7pm to 9pm”. What comes again and again belongs to how often it happens.
Tuesday | "Tuesday" is not a whole date; write “2027-01-15”, “15 January 2027” or “15 January 2027: 7pm to 9pm”. What comes again and again belongs to how often it happens.
2027-02-30 | "2027-02-30" is not a date: February 2027 has days 1 to 28.
01/02/2027 | "01/02/2027" can be two days; write “1 February 2027” or “2 January 2027”.
15 January 2027: 7 | "7" can be 7am or 7pm; write “7am” or “7pm”.
half-term | "half-term" has other dates every year; write them, such as “26 to 30 October 2026”, or “school holidays” if the terms are entered.
Friday 16 January 2027 | "Friday 16 January 2027": that day is a Saturday. Write “Saturday 16 January 2027” or “Friday 15 January 2027”.
`,
  otherTimes: `
every month 2027 | "every month 2027" does not say on which day; write “Tuesdays”, “first Tuesday of the month” or “13th of the month”.
Saturdays | "Saturdays" says no time; write it like “Saturdays: 10am to 10.30am”, “November to February: 4pm” or “8am”.
August | "August" says no time; write it like “Saturdays: 10am to 10.30am”, “November to February: 4pm” or “8am”.
November to February: 4 | "4" can be 4am or 4pm; write “4am” or “4pm”.
Saterdays: 10am | "Saterdays" in "Saterdays: 10am" is not known; is “Saturdays” meant? Otherwise write it like “Saturdays: 10am to 10.30am”, “November to February: 4pm” or “8am”.
first Sunday of the month: half nine | "half nine" can be 9.30 or 8.30, in the morning or in the evening; write, say, “9.30pm”.
in term time: 9am | "in term time: 9am": school terms cannot have hours of their own; write the months or the dates.
Saturdays: 10am to 9am | It ends before it starts: from 10am to 9am. Write an end that is later in the day; only what starts in the evening may end the next morning.
`,
  leftOut: `
August 0 | "August 0" is not a date: August has days 1 to 31.
every month | "every month" does not say on which day; write “Tuesdays”, “first Tuesday of the month” or “13th of the month”.
half-term | "half-term" has other dates every year; write them, such as “26 to 30 October 2026”, or “school holidays” if the terms are entered.
2026-12-28 | "2026-12-28" leaves out a date on which it would not happen anyway.
2026-02-30 | "2026-02-30" is not a date: February 2026 has days 1 to 28.
2026-12-27 to 2026-12-20 | "2026-12-27 to 2026-12-20" ends before it starts; write the earlier date first.
01/12/2026 | "01/12/2026" can be two days; write “1 December 2026” or “12 January 2026”.
Augst | "Augst" is not known; is “August” meant? Otherwise write it like “2026-12-27”, “26 to 30 October 2026: half-term” or “August”.
the holidays | "the holidays" cannot be understood; write it like “2026-12-27”, “26 to 30 October 2026: half-term” or “August”.
summer | "summer" has no dates of its own; write the months, such as “June to August”.
in term time | "in term time" cannot be left out; write only the days on which it does not happen, such as “August” or “school holidays”.
2026-10-26 to 2062-10-30 | "2026-10-26 to 2062-10-30" is longer than five years; write the right years.
30 October to 26 October 2026 | "30 October to 26 October 2026" ends before it starts; write the earlier date first.
Sundays except the first | "Sundays except the first" cannot be left out; write only the days on which it does not happen, such as “August” or “school holidays”.
26 December, 2 January 2027 | "26 December, 2 January 2027" has dates with a year and without one; write the year with each date.
`,
};

const rows = Object.entries(mistyped).flatMap(([field, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => [field, ...line.split(' | ')] as const),
);

test.each(rows)('%s “%s”, with the same sentence in German', (field, typed = '', message = '') => {
  const raw = { ...entry, [field]: lists.includes(field) ? [typed] : typed };
  const { problems } = parseSchedule(raw, { zone: london });
  const messages = problems.map((each) =>
    each.field === field ? each.message : `${each.field}: ${each.message}`,
  );
  expect(messages).toEqual([message.replace('{examples}', examples)]);
  const { problems: german } = parseSchedule(raw, { zone: london, typedIn });
  for (const each of german) expect(each.message).not.toMatch(englishWords);
});
