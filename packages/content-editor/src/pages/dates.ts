import { choicesOf, type EditorContext, typeOf } from '../context.ts';
import { currentCheck } from '../files/check.ts';
import { select } from '../form/choice-view.ts';
import { attributes, html } from '../html.ts';
import type { EditorRequest } from '../http/server.ts';
import type { EventDate } from '../options.ts';
import { entryPath, page, pathWith } from '../views/layout.ts';
import { words } from '../words.ts';

/** What a person can say about one date. */
export const dateActions = ['cancelled', 'moved', 'changed'] as const;
export type DateAction = (typeof dateActions)[number];

const datePath = ({ event, date, start }: EventDate, what: DateAction) =>
  pathWith(`/dates/${encodeURIComponent(event)}/${date}`, { what, start });

/** The next dates of all events, or of one, each with what can be done about it. */
export async function showDates(context: EditorContext, request: EditorRequest): Promise<Response> {
  const { url } = request;
  const event = url.searchParams.get('event') ?? '';
  const isLater = url.searchParams.has('later');
  const { shown } = await currentCheck(context);
  const dates = shown?.nextDates(event === '' ? (isLater ? 'later' : 'soon') : { event }) ?? [];
  const choices = await choicesOf(context, context.dates.eventType);
  const days = [...Map.groupBy(dates, ({ day }) => day)];
  const text = words.dates;
  const main = html`
<form action="/dates" class="search"><label for="event">${text.of}</label>
<div class="row">${select({ id: 'event', name: 'event', value: event, choices, none: text.everyEvent })}<button class="plain">${text.show}</button></div></form>
${event === '' && days.length > 1 && html`<nav class="days" aria-label="${text.days}">${days.map(([day], index) => html`<a href="#day-${index}">${/^\S+ \d+/.exec(day)?.[0] ?? day}</a>`)}</nav>`}
${days.length === 0 && html`<p>${event === '' ? text.none : text.noneOf}</p>`}
${days.map(([day, own], index) => html`<section class="day"><h2 id="day-${index}" tabindex="-1">${day}</h2><ul>${own.map((date) => dateRow(context, date))}</ul></section>`)}
${event === '' && !isLater && html`<p class="links"><a href="?later=1">${text.later}</a></p>`}
${event !== '' && html`<p class="links"><a href="${entryPath(context.dates.eventType, event)}">${text.whole}</a></p>`}`;
  return page({ context, title: text.title, thin: text.titleThin, main, request });
}

function dateRow(context: EditorContext, date: EventDate) {
  const text = words.dates;
  const about = `${date.title}, ${date.day}`;
  const link = (label: string, href: string) =>
    html`<a class="button plain" href="${href}"${attributes({ 'aria-label': `${label}: ${about}` })}>${label}</a>`;
  const canChange = typeOf(context, context.dates.changeType) !== undefined;
  return html`<li><p><b>${date.title}</b> <span>${date.hours}</span>${date.status !== null && html` <strong class="status">${date.status}</strong>`}</p>
${
  canChange &&
  html`<div class="actions">${
    date.change === null
      ? html`${link(text.cancel, datePath(date, 'cancelled'))}${link(text.move, datePath(date, 'moved'))}${link(text.say, datePath(date, 'changed'))}`
      : html`${link(text.change, entryPath(context.dates.changeType, date.change))}${link(text.afterAll, `${entryPath(context.dates.changeType, date.change)}/delete`)}`
  }</div>`
}</li>`;
}
