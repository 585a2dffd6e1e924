// Made by `npm run content:types` from the content model and cms/queries: do not edit.

import type { Operation } from '../client.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EventPartsFragment = { slug: string | null, title: string | null, highlightedEvent: boolean | null, order: number | null, palette: number | null, summary: string | null, worship: boolean | null, mainService: boolean | null, room: string | null, audience: string | null, cost: string | null, price: number | null, bookingUrl: string | null, access: string | null, repeats: string | null, weekdays: Array<string | null> | null, monthlyOn: string | null, firstDate: string | null, lastDate: string | null, startTime: string | null, endTime: string | null, endDate: string | null, leftOut: Array<string | null> | null, status: string | null, statusNote: string | null, startsAt: string | null, endsAt: string | null, sys: { id: string, publishedAt: string | null, publishedVersion: number | null }, picture: { url: string | null, contentType: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null, place: { sys: { id: string } } | null };

export type EventTimesFragment = { repeats: string | null, weekdays: Array<string | null> | null, monthlyOn: string | null, firstDate: string | null, lastDate: string | null, startTime: string | null, endTime: string | null, endDate: string | null, leftOut: Array<string | null> | null, status: string | null, statusNote: string | null, startsAt: string | null, endsAt: string | null };

export type EventChangePartsFragment = { newRoom: string | null, date: string | null, status: string | null, newDate: string | null, newStartTime: string | null, newEndTime: string | null, note: string | null, sys: { id: string, publishedAt: string | null, publishedVersion: number | null }, event: { sys: { id: string } } | null, newPlace: { sys: { id: string } } | null };

export type ChangeTimesFragment = { date: string | null, status: string | null, newDate: string | null, newStartTime: string | null, newEndTime: string | null, note: string | null };

export type RolePartsFragment = { title: string | null, name: string | null, telephone: string | null, email: string | null, responsibilities: string | null, lastChecked: string | null };

type LinkTargetParts_EventChange_Fragment = { __typename: 'EventChange', sys: { id: string } };

type LinkTargetParts_EventPage_Fragment = { __typename: 'EventPage', slug: string | null, sys: { id: string } };

type LinkTargetParts_Giving_Fragment = { __typename: 'Giving', sys: { id: string } };

type LinkTargetParts_Helpline_Fragment = { __typename: 'Helpline', sys: { id: string } };

type LinkTargetParts_Milestone_Fragment = { __typename: 'Milestone', sys: { id: string } };

type LinkTargetParts_Notice_Fragment = { __typename: 'Notice', sys: { id: string } };

type LinkTargetParts_Page_Fragment = { __typename: 'Page', slug: string | null, sys: { id: string } };

type LinkTargetParts_Place_Fragment = { __typename: 'Place', sys: { id: string } };

type LinkTargetParts_Project_Fragment = { __typename: 'Project', sys: { id: string } };

type LinkTargetParts_Question_Fragment = { __typename: 'Question', sys: { id: string } };

type LinkTargetParts_Role_Fragment = { __typename: 'Role', sys: { id: string } };

type LinkTargetParts_Safeguarding_Fragment = { __typename: 'Safeguarding', sys: { id: string } };

type LinkTargetParts_ShortLink_Fragment = { __typename: 'ShortLink', sys: { id: string } };

type LinkTargetParts_SiteSettings_Fragment = { __typename: 'SiteSettings', sys: { id: string } };

type LinkTargetParts_SocialMediaLink_Fragment = { __typename: 'SocialMediaLink', sys: { id: string } };

export type LinkTargetPartsFragment =
  | LinkTargetParts_EventChange_Fragment
  | LinkTargetParts_EventPage_Fragment
  | LinkTargetParts_Giving_Fragment
  | LinkTargetParts_Helpline_Fragment
  | LinkTargetParts_Milestone_Fragment
  | LinkTargetParts_Notice_Fragment
  | LinkTargetParts_Page_Fragment
  | LinkTargetParts_Place_Fragment
  | LinkTargetParts_Project_Fragment
  | LinkTargetParts_Question_Fragment
  | LinkTargetParts_Role_Fragment
  | LinkTargetParts_Safeguarding_Fragment
  | LinkTargetParts_ShortLink_Fragment
  | LinkTargetParts_SiteSettings_Fragment
  | LinkTargetParts_SocialMediaLink_Fragment
;

export type PagePartsFragment = { slug: string | null, title: string | null, titleQualifier: string | null, headings: Array<string | null> | null, description: string | null, palette: number | null, updated: string | null, picture: { url: string | null, contentType: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null, body: { json: unknown, links: { entries: { hyperlink: Array<
          | { __typename: 'EventChange', sys: { id: string } }
          | { __typename: 'EventPage', slug: string | null, sys: { id: string } }
          | { __typename: 'Giving', sys: { id: string } }
          | { __typename: 'Helpline', sys: { id: string } }
          | { __typename: 'Milestone', sys: { id: string } }
          | { __typename: 'Notice', sys: { id: string } }
          | { __typename: 'Page', slug: string | null, sys: { id: string } }
          | { __typename: 'Place', sys: { id: string } }
          | { __typename: 'Project', sys: { id: string } }
          | { __typename: 'Question', sys: { id: string } }
          | { __typename: 'Role', sys: { id: string } }
          | { __typename: 'Safeguarding', sys: { id: string } }
          | { __typename: 'ShortLink', sys: { id: string } }
          | { __typename: 'SiteSettings', sys: { id: string } }
          | { __typename: 'SocialMediaLink', sys: { id: string } }
         | null> }, assets: { block: Array<{ url: string | null, contentType: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null> } } } | null };

export type PicturePartsFragment = { url: string | null, contentType: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } };

export type PlacePartsFragment = { name: string | null, street: string | null, locality: string | null, postcode: string | null, door: string | null, directions: string | null, parking: string | null, blueBadge: string | null, bus: string | null, stepFree: string | null, hearingLoop: string | null, toilets: string | null, changingPlace: string | null, quietSpace: string | null, largePrint: string | null, lastChecked: string | null, sys: { id: string }, location: { lat: number | null, lon: number | null } | null };

export type AllEventsQueryVariables = Exact<{
  skip?: number | null | undefined;
}>;


export type AllEventsQuery = { eventPageCollection: { total: number, items: Array<{ slug: string | null, title: string | null, highlightedEvent: boolean | null, palette: number | null, summary: string | null, worship: boolean | null, mainService: boolean | null, room: string | null, audience: string | null, cost: string | null, price: number | null, bookingUrl: string | null, access: string | null, repeats: string | null, weekdays: Array<string | null> | null, monthlyOn: string | null, firstDate: string | null, lastDate: string | null, startTime: string | null, endTime: string | null, endDate: string | null, leftOut: Array<string | null> | null, status: string | null, statusNote: string | null, startsAt: string | null, endsAt: string | null, sys: { id: string, publishedAt: string | null }, picture: { sys: { id: string } } | null, place: { sys: { id: string } } | null, contact: { sys: { id: string } } | null, body: { json: unknown } | null } | null> } | null, eventChangeCollection: { total: number, items: Array<{ newRoom: string | null, date: string | null, status: string | null, newDate: string | null, newStartTime: string | null, newEndTime: string | null, note: string | null, sys: { id: string, publishedAt: string | null }, event: { sys: { id: string } } | null, newPlace: { sys: { id: string } } | null } | null> } | null };

export type AllFactsQueryVariables = Exact<{
  skip?: number | null | undefined;
}>;


export type AllFactsQuery = { siteSettingsCollection: { items: Array<{ title: string | null, city: string | null, strapline: string | null, newsletterUrl: string | null, newsletterProvider: string | null, telephone: string | null, email: string | null, officeHours: string | null, legalForm: string | null, charityName: string | null, charityNumber: string | null, companyNumber: string | null, registeredOffice: string | null, mainPlace: { sys: { id: string } } | null } | null> } | null, givingCollection: { items: Array<{ accountName: string | null, sortCode: string | null, accountNumber: string | null, reference: string | null, regularWords: string | null, onceWords: string | null, bankSafety: string | null, onlineUrl: string | null, onlineProvider: string | null, textNumber: string | null, textKeyword: string | null, textWords: string | null, giftAidUrl: string | null, lastChecked: string | null, giftAid: { json: unknown } | null } | null> } | null, projectCollection: { items: Array<{ title: string | null, target: number | null, raised: number | null, asOf: string | null, nextStep: string | null, ifMissed: string | null, ifPassed: string | null, restrictedFund: string | null, waysToHelp: Array<string | null> | null, contact: { sys: { id: string } } | null, milestonesCollection: { items: Array<{ title: string | null, when: string | null, state: string | null, cost: number | null, summary: string | null } | null> } | null } | null> } | null, safeguardingCollection: { items: Array<{ mailbox: string | null, dioceseUrl: string | null, policyTitle: string | null, policyUrl: string | null, policyAdopted: string | null, statement: string | null, exitWords: string | null, exitUrl: string | null, lastChecked: string | null, localContact: { title: string | null, name: string | null, telephone: string | null, email: string | null, responsibilities: string | null, lastChecked: string | null } | null } | null> } | null, helplineCollection: { total: number, items: Array<{ name: string | null, telephone: string | null, group: string | null, forWhom: string | null, dayAndNight: boolean | null, free: boolean | null, when: string | null, email: string | null, url: string | null, lastChecked: string | null } | null> } | null, roleCollection: { total: number, items: Array<{ title: string | null, name: string | null, telephone: string | null, email: string | null, responsibilities: string | null, lastChecked: string | null, sys: { id: string } } | null> } | null, questionCollection: { total: number, items: Array<{ question: string | null, topic: string | null, answer: { json: unknown } | null } | null> } | null, placeCollection: { total: number, items: Array<{ name: string | null, street: string | null, locality: string | null, postcode: string | null, door: string | null, directions: string | null, parking: string | null, blueBadge: string | null, bus: string | null, stepFree: string | null, hearingLoop: string | null, toilets: string | null, changingPlace: string | null, quietSpace: string | null, largePrint: string | null, lastChecked: string | null, map: { sys: { id: string } } | null, sys: { id: string }, location: { lat: number | null, lon: number | null } | null } | null> } | null, noticeCollection: { total: number, items: Array<{ text: string | null, from: string | null, until: string | null, linkText: string | null, linkUrl: string | null, sys: { id: string } } | null> } | null };

export type AllPagesQueryVariables = Exact<{
  skip?: number | null | undefined;
}>;


export type AllPagesQuery = { pageCollection: { total: number, items: Array<{ slug: string | null, title: string | null, titleQualifier: string | null, headings: Array<string | null> | null, description: string | null, palette: number | null, updated: string | null, sys: { id: string, publishedAt: string | null }, picture: { sys: { id: string } } | null, body: { json: unknown } | null } | null> } | null, assetCollection: { total: number, items: Array<{ url: string | null, contentType: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null> } | null, shortLinkCollection: { total: number, items: Array<{ slug: string | null, target: string | null } | null> } | null };

export type AppPreRenderQueryVariables = Exact<{ [key: string]: never; }>;


export type AppPreRenderQuery = { socialMediaLinkCollection: { items: Array<{ name: string | null, url: string | null } | null> } | null, highlightedEvents: { items: Array<{ slug: string | null, title: string | null } | null> } | null, regularEvents: { items: Array<{ slug: string | null, title: string | null } | null> } | null };

export type AssetFileQueryVariables = Exact<{
  id: string;
}>;


export type AssetFileQuery = { asset: { url: string | null, contentType: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null };

export type AssetIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type AssetIdsQuery = { assetCollection: { items: Array<{ sys: { id: string } } | null> } | null };

export type CalendarQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarQuery = { highlighted: { items: Array<{ slug: string | null, title: string | null, highlightedEvent: boolean | null, order: number | null, palette: number | null, summary: string | null, worship: boolean | null, mainService: boolean | null, room: string | null, audience: string | null, cost: string | null, price: number | null, bookingUrl: string | null, access: string | null, repeats: string | null, weekdays: Array<string | null> | null, monthlyOn: string | null, firstDate: string | null, lastDate: string | null, startTime: string | null, endTime: string | null, endDate: string | null, leftOut: Array<string | null> | null, status: string | null, statusNote: string | null, startsAt: string | null, endsAt: string | null, body: { json: unknown } | null, sys: { id: string, publishedAt: string | null, publishedVersion: number | null }, picture: { url: string | null, contentType: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null, place: { sys: { id: string } } | null } | null> } | null, regular: { items: Array<{ slug: string | null, title: string | null, highlightedEvent: boolean | null, order: number | null, palette: number | null, summary: string | null, worship: boolean | null, mainService: boolean | null, room: string | null, audience: string | null, cost: string | null, price: number | null, bookingUrl: string | null, access: string | null, repeats: string | null, weekdays: Array<string | null> | null, monthlyOn: string | null, firstDate: string | null, lastDate: string | null, startTime: string | null, endTime: string | null, endDate: string | null, leftOut: Array<string | null> | null, status: string | null, statusNote: string | null, startsAt: string | null, endsAt: string | null, body: { json: unknown } | null, sys: { id: string, publishedAt: string | null, publishedVersion: number | null }, picture: { url: string | null, contentType: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null, place: { sys: { id: string } } | null } | null> } | null, eventChangeCollection: { items: Array<{ newRoom: string | null, date: string | null, status: string | null, newDate: string | null, newStartTime: string | null, newEndTime: string | null, note: string | null, sys: { id: string, publishedAt: string | null, publishedVersion: number | null }, event: { sys: { id: string } } | null, newPlace: { sys: { id: string } } | null } | null> } | null, placeCollection: { items: Array<{ name: string | null, street: string | null, locality: string | null, postcode: string | null, door: string | null, directions: string | null, parking: string | null, blueBadge: string | null, bus: string | null, stepFree: string | null, hearingLoop: string | null, toilets: string | null, changingPlace: string | null, quietSpace: string | null, largePrint: string | null, lastChecked: string | null, sys: { id: string }, location: { lat: number | null, lon: number | null } | null } | null> } | null };

export type ChurchQueryVariables = Exact<{ [key: string]: never; }>;


export type ChurchQuery = { siteSettingsCollection: { items: Array<{ title: string | null, city: string | null, strapline: string | null, newsletterUrl: string | null, newsletterProvider: string | null, telephone: string | null, email: string | null, officeHours: string | null, legalForm: string | null, charityName: string | null, charityNumber: string | null, companyNumber: string | null, registeredOffice: string | null, mainPlace: { name: string | null, street: string | null, locality: string | null, postcode: string | null, door: string | null, directions: string | null, parking: string | null, blueBadge: string | null, bus: string | null, stepFree: string | null, hearingLoop: string | null, toilets: string | null, changingPlace: string | null, quietSpace: string | null, largePrint: string | null, lastChecked: string | null, sys: { id: string }, location: { lat: number | null, lon: number | null } | null } | null } | null> } | null };

export type EventQueryVariables = Exact<{
  slug: string;
}>;


export type EventQuery = { eventPageCollection: { items: Array<{ slug: string | null, title: string | null, highlightedEvent: boolean | null, order: number | null, palette: number | null, summary: string | null, worship: boolean | null, mainService: boolean | null, room: string | null, audience: string | null, cost: string | null, price: number | null, bookingUrl: string | null, access: string | null, repeats: string | null, weekdays: Array<string | null> | null, monthlyOn: string | null, firstDate: string | null, lastDate: string | null, startTime: string | null, endTime: string | null, endDate: string | null, leftOut: Array<string | null> | null, status: string | null, statusNote: string | null, startsAt: string | null, endsAt: string | null, contact: { title: string | null, name: string | null, telephone: string | null, email: string | null, responsibilities: string | null, lastChecked: string | null } | null, body: { json: unknown, links: { entries: { hyperlink: Array<
              | { __typename: 'EventChange', sys: { id: string } }
              | { __typename: 'EventPage', slug: string | null, sys: { id: string } }
              | { __typename: 'Giving', sys: { id: string } }
              | { __typename: 'Helpline', sys: { id: string } }
              | { __typename: 'Milestone', sys: { id: string } }
              | { __typename: 'Notice', sys: { id: string } }
              | { __typename: 'Page', slug: string | null, sys: { id: string } }
              | { __typename: 'Place', sys: { id: string } }
              | { __typename: 'Project', sys: { id: string } }
              | { __typename: 'Question', sys: { id: string } }
              | { __typename: 'Role', sys: { id: string } }
              | { __typename: 'Safeguarding', sys: { id: string } }
              | { __typename: 'ShortLink', sys: { id: string } }
              | { __typename: 'SiteSettings', sys: { id: string } }
              | { __typename: 'SocialMediaLink', sys: { id: string } }
             | null> }, assets: { block: Array<{ url: string | null, contentType: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null> } } } | null, sys: { id: string, publishedAt: string | null, publishedVersion: number | null }, picture: { url: string | null, contentType: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null, place: { sys: { id: string } } | null } | null> } | null, eventChangeCollection: { items: Array<{ newRoom: string | null, date: string | null, status: string | null, newDate: string | null, newStartTime: string | null, newEndTime: string | null, note: string | null, sys: { id: string, publishedAt: string | null, publishedVersion: number | null }, event: { sys: { id: string } } | null, newPlace: { sys: { id: string } } | null } | null> } | null, placeCollection: { items: Array<{ name: string | null, street: string | null, locality: string | null, postcode: string | null, door: string | null, directions: string | null, parking: string | null, blueBadge: string | null, bus: string | null, stepFree: string | null, hearingLoop: string | null, toilets: string | null, changingPlace: string | null, quietSpace: string | null, largePrint: string | null, lastChecked: string | null, sys: { id: string }, location: { lat: number | null, lon: number | null } | null } | null> } | null };

export type EventsQueryVariables = Exact<{ [key: string]: never; }>;


export type EventsQuery = { highlighted: { items: Array<{ slug: string | null, title: string | null, highlightedEvent: boolean | null, order: number | null, palette: number | null, summary: string | null, worship: boolean | null, mainService: boolean | null, room: string | null, audience: string | null, cost: string | null, price: number | null, bookingUrl: string | null, access: string | null, repeats: string | null, weekdays: Array<string | null> | null, monthlyOn: string | null, firstDate: string | null, lastDate: string | null, startTime: string | null, endTime: string | null, endDate: string | null, leftOut: Array<string | null> | null, status: string | null, statusNote: string | null, startsAt: string | null, endsAt: string | null, sys: { id: string, publishedAt: string | null, publishedVersion: number | null }, picture: { url: string | null, contentType: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null, place: { sys: { id: string } } | null } | null> } | null, regular: { items: Array<{ slug: string | null, title: string | null, highlightedEvent: boolean | null, order: number | null, palette: number | null, summary: string | null, worship: boolean | null, mainService: boolean | null, room: string | null, audience: string | null, cost: string | null, price: number | null, bookingUrl: string | null, access: string | null, repeats: string | null, weekdays: Array<string | null> | null, monthlyOn: string | null, firstDate: string | null, lastDate: string | null, startTime: string | null, endTime: string | null, endDate: string | null, leftOut: Array<string | null> | null, status: string | null, statusNote: string | null, startsAt: string | null, endsAt: string | null, sys: { id: string, publishedAt: string | null, publishedVersion: number | null }, picture: { url: string | null, contentType: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null, place: { sys: { id: string } } | null } | null> } | null, eventChangeCollection: { items: Array<{ newRoom: string | null, date: string | null, status: string | null, newDate: string | null, newStartTime: string | null, newEndTime: string | null, note: string | null, sys: { id: string, publishedAt: string | null, publishedVersion: number | null }, event: { sys: { id: string } } | null, newPlace: { sys: { id: string } } | null } | null> } | null, placeCollection: { items: Array<{ name: string | null, street: string | null, locality: string | null, postcode: string | null, door: string | null, directions: string | null, parking: string | null, blueBadge: string | null, bus: string | null, stepFree: string | null, hearingLoop: string | null, toilets: string | null, changingPlace: string | null, quietSpace: string | null, largePrint: string | null, lastChecked: string | null, sys: { id: string }, location: { lat: number | null, lon: number | null } | null } | null> } | null };

export type GivingQueryVariables = Exact<{ [key: string]: never; }>;


export type GivingQuery = { givingCollection: { items: Array<{ accountName: string | null, sortCode: string | null, accountNumber: string | null, reference: string | null, regularWords: string | null, onceWords: string | null, bankSafety: string | null, onlineUrl: string | null, onlineProvider: string | null, textNumber: string | null, textKeyword: string | null, textWords: string | null, giftAidUrl: string | null, lastChecked: string | null, giftAid: { json: unknown, links: { entries: { hyperlink: Array<
              | { __typename: 'EventChange', sys: { id: string } }
              | { __typename: 'EventPage', slug: string | null, sys: { id: string } }
              | { __typename: 'Giving', sys: { id: string } }
              | { __typename: 'Helpline', sys: { id: string } }
              | { __typename: 'Milestone', sys: { id: string } }
              | { __typename: 'Notice', sys: { id: string } }
              | { __typename: 'Page', slug: string | null, sys: { id: string } }
              | { __typename: 'Place', sys: { id: string } }
              | { __typename: 'Project', sys: { id: string } }
              | { __typename: 'Question', sys: { id: string } }
              | { __typename: 'Role', sys: { id: string } }
              | { __typename: 'Safeguarding', sys: { id: string } }
              | { __typename: 'ShortLink', sys: { id: string } }
              | { __typename: 'SiteSettings', sys: { id: string } }
              | { __typename: 'SocialMediaLink', sys: { id: string } }
             | null> } } } | null } | null> } | null };

export type MenuMarksQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuMarksQuery = { eventPageCollection: { items: Array<{ slug: string | null, repeats: string | null, weekdays: Array<string | null> | null, monthlyOn: string | null, firstDate: string | null, lastDate: string | null, startTime: string | null, endTime: string | null, endDate: string | null, leftOut: Array<string | null> | null, status: string | null, statusNote: string | null, startsAt: string | null, endsAt: string | null, sys: { id: string } } | null> } | null, eventChangeCollection: { items: Array<{ newRoom: string | null, date: string | null, status: string | null, newDate: string | null, newStartTime: string | null, newEndTime: string | null, note: string | null, sys: { id: string }, newPlace: { sys: { id: string } } | null, event: { slug: string | null, repeats: string | null, weekdays: Array<string | null> | null, monthlyOn: string | null, firstDate: string | null, lastDate: string | null, startTime: string | null, endTime: string | null, endDate: string | null, leftOut: Array<string | null> | null, status: string | null, statusNote: string | null, startsAt: string | null, endsAt: string | null, sys: { id: string } } | null } | null> } | null };

export type NoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticesQuery = { noticeCollection: { items: Array<{ text: string | null, from: string | null, until: string | null, linkText: string | null, linkUrl: string | null, sys: { id: string } } | null> } | null };

export type PageRevisionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PageRevisionsQuery = { pageCollection: { items: Array<{ slug: string | null, sys: { publishedAt: string | null } } | null> } | null };

export type PageQueryVariables = Exact<{
  slug: string;
}>;


export type PageQuery = { pageCollection: { items: Array<{ slug: string | null, title: string | null, titleQualifier: string | null, headings: Array<string | null> | null, description: string | null, palette: number | null, updated: string | null, picture: { url: string | null, contentType: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null, body: { json: unknown, links: { entries: { hyperlink: Array<
              | { __typename: 'EventChange', sys: { id: string } }
              | { __typename: 'EventPage', slug: string | null, sys: { id: string } }
              | { __typename: 'Giving', sys: { id: string } }
              | { __typename: 'Helpline', sys: { id: string } }
              | { __typename: 'Milestone', sys: { id: string } }
              | { __typename: 'Notice', sys: { id: string } }
              | { __typename: 'Page', slug: string | null, sys: { id: string } }
              | { __typename: 'Place', sys: { id: string } }
              | { __typename: 'Project', sys: { id: string } }
              | { __typename: 'Question', sys: { id: string } }
              | { __typename: 'Role', sys: { id: string } }
              | { __typename: 'Safeguarding', sys: { id: string } }
              | { __typename: 'ShortLink', sys: { id: string } }
              | { __typename: 'SiteSettings', sys: { id: string } }
              | { __typename: 'SocialMediaLink', sys: { id: string } }
             | null> }, assets: { block: Array<{ url: string | null, contentType: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null> } } } | null } | null> } | null };

export type PeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type PeopleQuery = { roleCollection: { items: Array<{ title: string | null, name: string | null, telephone: string | null, email: string | null, responsibilities: string | null, lastChecked: string | null } | null> } | null, questionCollection: { items: Array<{ question: string | null, topic: string | null, answer: { json: unknown, links: { entries: { hyperlink: Array<
              | { __typename: 'EventChange', sys: { id: string } }
              | { __typename: 'EventPage', slug: string | null, sys: { id: string } }
              | { __typename: 'Giving', sys: { id: string } }
              | { __typename: 'Helpline', sys: { id: string } }
              | { __typename: 'Milestone', sys: { id: string } }
              | { __typename: 'Notice', sys: { id: string } }
              | { __typename: 'Page', slug: string | null, sys: { id: string } }
              | { __typename: 'Place', sys: { id: string } }
              | { __typename: 'Project', sys: { id: string } }
              | { __typename: 'Question', sys: { id: string } }
              | { __typename: 'Role', sys: { id: string } }
              | { __typename: 'Safeguarding', sys: { id: string } }
              | { __typename: 'ShortLink', sys: { id: string } }
              | { __typename: 'SiteSettings', sys: { id: string } }
              | { __typename: 'SocialMediaLink', sys: { id: string } }
             | null> } } } | null } | null> } | null };

export type PlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlacesQuery = { placeCollection: { items: Array<{ name: string | null, street: string | null, locality: string | null, postcode: string | null, door: string | null, directions: string | null, parking: string | null, blueBadge: string | null, bus: string | null, stepFree: string | null, hearingLoop: string | null, toilets: string | null, changingPlace: string | null, quietSpace: string | null, largePrint: string | null, lastChecked: string | null, map: { url: string | null, contentType: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null, sys: { id: string }, location: { lat: number | null, lon: number | null } | null } | null> } | null };

export type ProjectQueryVariables = Exact<{ [key: string]: never; }>;


export type ProjectQuery = { projectCollection: { items: Array<{ title: string | null, target: number | null, raised: number | null, asOf: string | null, nextStep: string | null, ifMissed: string | null, ifPassed: string | null, restrictedFund: string | null, waysToHelp: Array<string | null> | null, contact: { title: string | null, name: string | null, telephone: string | null, email: string | null, responsibilities: string | null, lastChecked: string | null } | null, milestonesCollection: { items: Array<{ title: string | null, when: string | null, state: string | null, cost: number | null, summary: string | null } | null> } | null } | null> } | null };

export type SafeguardingQueryVariables = Exact<{ [key: string]: never; }>;


export type SafeguardingQuery = { safeguardingCollection: { items: Array<{ mailbox: string | null, dioceseUrl: string | null, policyTitle: string | null, policyUrl: string | null, policyAdopted: string | null, statement: string | null, exitWords: string | null, exitUrl: string | null, lastChecked: string | null, localContact: { title: string | null, name: string | null, telephone: string | null, email: string | null, responsibilities: string | null, lastChecked: string | null } | null } | null> } | null, helplineCollection: { items: Array<{ name: string | null, telephone: string | null, group: string | null, forWhom: string | null, dayAndNight: boolean | null, free: boolean | null, when: string | null, email: string | null, url: string | null, lastChecked: string | null } | null> } | null };

export type ShortLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type ShortLinksQuery = { shortLinkCollection: { items: Array<{ slug: string | null, target: string | null } | null> } | null };


export const AllEvents: Operation<AllEventsQuery, AllEventsQueryVariables> = {
  name: 'AllEvents',
  reads: ["Asset","EventChange","EventPage","Place","Role"],
  query: "fragment EventTimes on EventPage{repeats weekdays monthlyOn firstDate lastDate startTime endTime endDate leftOut status statusNote startsAt endsAt}fragment ChangeTimes on EventChange{date status newDate newStartTime newEndTime note}query AllEvents($skip:Int=0){eventPageCollection(skip:$skip limit:500 order:[order_ASC sys_id_ASC]){total items{sys{id publishedAt}slug title highlightedEvent palette summary picture{sys{id}}worship mainService place{sys{id}}room audience cost price bookingUrl access ...EventTimes contact{sys{id}}body{json}}}eventChangeCollection(skip:$skip limit:500 order:[date_DESC sys_id_ASC]){total items{sys{id publishedAt}event{sys{id}}...ChangeTimes newPlace{sys{id}}newRoom}}}",
  preview: "fragment EventTimes on EventPage{repeats weekdays monthlyOn firstDate lastDate startTime endTime endDate leftOut status statusNote startsAt endsAt}fragment ChangeTimes on EventChange{date status newDate newStartTime newEndTime note}query AllEvents($skip:Int=0){eventPageCollection(skip:$skip limit:500 order:[order_ASC sys_id_ASC]preview:true){total items{sys{id publishedAt}slug title highlightedEvent palette summary picture{sys{id}}worship mainService place{sys{id}}room audience cost price bookingUrl access ...EventTimes contact{sys{id}}body{json}}}eventChangeCollection(skip:$skip limit:500 order:[date_DESC sys_id_ASC]preview:true){total items{sys{id publishedAt}event{sys{id}}...ChangeTimes newPlace{sys{id}}newRoom}}}",
  kept: {"mark":"qUkldf-IMAHYg9Q8Ti17tg_NwJ0","fields":{"eventPageCollection":{"total":"number","items":[{"sys":{"id":"string","publishedAt":"string"},"slug":"string","title":"string","highlightedEvent?":"boolean","palette?":"number","summary":"string","picture?":{"sys":{"id":"string"}},"worship?":"boolean","mainService?":"boolean","place?":{"sys":{"id":"string"}},"room?":"string","audience?":"string","cost?":"string","price?":"number","bookingUrl?":"string","access?":"string","repeats":"string","weekdays?":["string"],"monthlyOn?":"string","firstDate?":"string","lastDate?":"string","startTime?":"string","endTime?":"string","endDate?":"string","leftOut?":["string"],"status?":"string","statusNote?":"string","startsAt?":"string","endsAt?":"string","contact?":{"sys":{"id":"string"}},"body?":{"json":"any"}}]},"eventChangeCollection":{"total":"number","items":[{"sys":{"id":"string","publishedAt":"string"},"event":{"sys":{"id":"string"}},"date":"string","status":"string","newDate?":"string","newStartTime?":"string","newEndTime?":"string","note?":"string","newPlace?":{"sys":{"id":"string"}},"newRoom?":"string"}]}}},
};

export const AllFacts: Operation<AllFactsQuery, AllFactsQueryVariables> = {
  name: 'AllFacts',
  reads: ["Asset","Giving","Helpline","Milestone","Notice","Place","Project","Question","Role","Safeguarding","SiteSettings"],
  query: "fragment RoleParts on Role{title name telephone email responsibilities lastChecked}fragment PlaceParts on Place{sys{id}name street locality postcode location{lat lon}door directions parking blueBadge bus stepFree hearingLoop toilets changingPlace quietSpace largePrint lastChecked}query AllFacts($skip:Int=0){siteSettingsCollection(limit:1){items{title city strapline newsletterUrl newsletterProvider telephone email officeHours legalForm charityName charityNumber companyNumber registeredOffice mainPlace{sys{id}}}}givingCollection(limit:1){items{accountName sortCode accountNumber reference regularWords onceWords bankSafety onlineUrl onlineProvider textNumber textKeyword textWords giftAidUrl giftAid{json}lastChecked}}projectCollection(limit:1){items{title target raised asOf nextStep ifMissed ifPassed restrictedFund waysToHelp contact{sys{id}}milestonesCollection(limit:50){items{title when state cost summary}}}}safeguardingCollection(limit:1){items{localContact{...RoleParts}mailbox dioceseUrl policyTitle policyUrl policyAdopted statement exitWords exitUrl lastChecked}}helplineCollection(skip:$skip limit:500 order:[order_ASC sys_id_ASC]){total items{name telephone group forWhom dayAndNight free when email url lastChecked}}roleCollection(skip:$skip limit:500 order:[order_ASC sys_id_ASC]){total items{sys{id}...RoleParts}}questionCollection(skip:$skip limit:500 order:[order_ASC sys_id_ASC]){total items{question topic answer{json}}}placeCollection(skip:$skip limit:500 order:[name_ASC sys_id_ASC]){total items{...PlaceParts map{sys{id}}}}noticeCollection(skip:$skip limit:500 order:[until_DESC sys_id_ASC]){total items{sys{id}text from until linkText linkUrl}}}",
  preview: "fragment RoleParts on Role{title name telephone email responsibilities lastChecked}fragment PlaceParts on Place{sys{id}name street locality postcode location{lat lon}door directions parking blueBadge bus stepFree hearingLoop toilets changingPlace quietSpace largePrint lastChecked}query AllFacts($skip:Int=0){siteSettingsCollection(limit:1 preview:true){items{title city strapline newsletterUrl newsletterProvider telephone email officeHours legalForm charityName charityNumber companyNumber registeredOffice mainPlace{sys{id}}}}givingCollection(limit:1 preview:true){items{accountName sortCode accountNumber reference regularWords onceWords bankSafety onlineUrl onlineProvider textNumber textKeyword textWords giftAidUrl giftAid{json}lastChecked}}projectCollection(limit:1 preview:true){items{title target raised asOf nextStep ifMissed ifPassed restrictedFund waysToHelp contact{sys{id}}milestonesCollection(limit:50){items{title when state cost summary}}}}safeguardingCollection(limit:1 preview:true){items{localContact{...RoleParts}mailbox dioceseUrl policyTitle policyUrl policyAdopted statement exitWords exitUrl lastChecked}}helplineCollection(skip:$skip limit:500 order:[order_ASC sys_id_ASC]preview:true){total items{name telephone group forWhom dayAndNight free when email url lastChecked}}roleCollection(skip:$skip limit:500 order:[order_ASC sys_id_ASC]preview:true){total items{sys{id}...RoleParts}}questionCollection(skip:$skip limit:500 order:[order_ASC sys_id_ASC]preview:true){total items{question topic answer{json}}}placeCollection(skip:$skip limit:500 order:[name_ASC sys_id_ASC]preview:true){total items{...PlaceParts map{sys{id}}}}noticeCollection(skip:$skip limit:500 order:[until_DESC sys_id_ASC]preview:true){total items{sys{id}text from until linkText linkUrl}}}",
  kept: {"mark":"2nJ7rI4quj9eDYSq4u4ImeN0Y68","fields":{"siteSettingsCollection":{"items":[{"title":"string","city":"string","strapline":"string","newsletterUrl":"string","newsletterProvider":"string","telephone":"string","email":"string","officeHours?":"string","legalForm":"string","charityName":"string","charityNumber?":"string","companyNumber?":"string","registeredOffice?":"string","mainPlace":{"sys":{"id":"string"}}}]},"givingCollection":{"items":[{"accountName":"string","sortCode":"string","accountNumber":"string","reference":"string","regularWords?":"string","onceWords?":"string","bankSafety?":"string","onlineUrl?":"string","onlineProvider?":"string","textNumber?":"string","textKeyword?":"string","textWords?":"string","giftAidUrl?":"string","giftAid":{"json":"any"},"lastChecked?":"string"}]},"projectCollection":{"items":[{"title":"string","target":"number","raised":"number","asOf":"string","nextStep":"string","ifMissed":"string","ifPassed":"string","restrictedFund":"string","waysToHelp?":["string"],"contact?":{"sys":{"id":"string"}},"milestonesCollection":{"items":[{"title":"string","when":"string","state":"string","cost?":"number","summary":"string"}]}}]},"safeguardingCollection":{"items":[{"localContact":{"title":"string","name?":"string","telephone?":"string","email?":"string","responsibilities":"string","lastChecked?":"string"},"mailbox":"string","dioceseUrl?":"string","policyTitle":"string","policyUrl?":"string","policyAdopted":"string","statement":"string","exitWords":"string","exitUrl?":"string","lastChecked?":"string"}]},"helplineCollection":{"total":"number","items":[{"name":"string","telephone":"string","group":"string","forWhom":"string","dayAndNight?":"boolean","free?":"boolean","when?":"string","email?":"string","url?":"string","lastChecked?":"string"}]},"roleCollection":{"total":"number","items":[{"sys":{"id":"string"},"title":"string","name?":"string","telephone?":"string","email?":"string","responsibilities":"string","lastChecked?":"string"}]},"questionCollection":{"total":"number","items":[{"question":"string","topic":"string","answer":{"json":"any"}}]},"placeCollection":{"total":"number","items":[{"sys":{"id":"string"},"name":"string","street":"string","locality":"string","postcode":"string","location":{"lat":"number","lon":"number"},"door?":"string","directions?":"string","parking?":"string","blueBadge?":"string","bus?":"string","stepFree?":"string","hearingLoop?":"string","toilets?":"string","changingPlace?":"string","quietSpace?":"string","largePrint?":"string","lastChecked?":"string","map?":{"sys":{"id":"string"}}}]},"noticeCollection":{"total":"number","items":[{"sys":{"id":"string"},"text":"string","from":"string","until":"string","linkText?":"string","linkUrl?":"string"}]}}},
};

export const AllPages: Operation<AllPagesQuery, AllPagesQueryVariables> = {
  name: 'AllPages',
  reads: ["Asset","Page","ShortLink"],
  query: "fragment PictureParts on Asset{sys{id publishedVersion}url contentType description width height}query AllPages($skip:Int=0){pageCollection(skip:$skip limit:500 order:sys_id_ASC){total items{sys{id publishedAt}slug title titleQualifier headings description palette updated picture{sys{id}}body{json}}}assetCollection(skip:$skip limit:500 order:sys_id_ASC){total items{...PictureParts}}shortLinkCollection(skip:$skip limit:500 order:[slug_ASC sys_id_ASC]){total items{slug target}}}",
  preview: "fragment PictureParts on Asset{sys{id publishedVersion}url contentType description width height}query AllPages($skip:Int=0){pageCollection(skip:$skip limit:500 order:sys_id_ASC preview:true){total items{sys{id publishedAt}slug title titleQualifier headings description palette updated picture{sys{id}}body{json}}}assetCollection(skip:$skip limit:500 order:sys_id_ASC preview:true){total items{...PictureParts}}shortLinkCollection(skip:$skip limit:500 order:[slug_ASC sys_id_ASC]preview:true){total items{slug target}}}",
  kept: {"mark":"HZG6a0y95y1BVxuUACRT1OFzNRc","fields":{"pageCollection":{"total":"number","items":[{"sys":{"id":"string","publishedAt":"string"},"slug":"string","title":"string","titleQualifier?":"string","headings?":["string"],"description":"string","palette?":"number","updated?":"string","picture?":{"sys":{"id":"string"}},"body?":{"json":"any"}}]},"assetCollection":{"total":"number","items":[{"sys":{"id":"string","publishedVersion":"number"},"url":"string","contentType":"string","description":"string","width":"number","height":"number"}]},"shortLinkCollection":{"total":"number","items":[{"slug":"string","target":"string"}]}}},
};

export const AppPreRender: Operation<AppPreRenderQuery, AppPreRenderQueryVariables> = {
  name: 'AppPreRender',
  reads: ["EventPage","SocialMediaLink"],
  query: "query AppPreRender{socialMediaLinkCollection(limit:100){items{name url}}highlightedEvents:eventPageCollection(where:{highlightedEvent:true}limit:100 order:order_ASC){items{slug title}}regularEvents:eventPageCollection(where:{highlightedEvent_not:true}limit:100 order:order_ASC){items{slug title}}}",
  preview: "query AppPreRender{socialMediaLinkCollection(limit:100 preview:true){items{name url}}highlightedEvents:eventPageCollection(where:{highlightedEvent:true}limit:100 order:order_ASC preview:true){items{slug title}}regularEvents:eventPageCollection(where:{highlightedEvent_not:true}limit:100 order:order_ASC preview:true){items{slug title}}}",
  kept: {"mark":"eGAXOZTOGYC265cjPzN78DMZH3c","fields":{"socialMediaLinkCollection":{"items":[{"name":"string","url":"string"}]},"highlightedEvents":{"items":[{"slug":"string","title":"string"}]},"regularEvents":{"items":[{"slug":"string","title":"string"}]}}},
};

export const AssetFile: Operation<AssetFileQuery, AssetFileQueryVariables> = {
  name: 'AssetFile',
  reads: ["Asset"],
  query: "fragment PictureParts on Asset{sys{id publishedVersion}url contentType description width height}query AssetFile($id:String!){asset(id:$id){...PictureParts}}",
  preview: "fragment PictureParts on Asset{sys{id publishedVersion}url contentType description width height}query AssetFile($id:String!){asset(id:$id preview:true){...PictureParts}}",
  kept: {"mark":"97VxqSSg_ftaRf_53-4ZHNiuvuA","fields":{"asset":{"sys":{"id":"string","publishedVersion":"number"},"url":"string","contentType":"string","description":"string","width":"number","height":"number"}}},
};

export const AssetIds: Operation<AssetIdsQuery, AssetIdsQueryVariables> = {
  name: 'AssetIds',
  reads: ["Asset"],
  query: "query AssetIds{assetCollection(limit:1000){items{sys{id}}}}",
  preview: "query AssetIds{assetCollection(limit:1000 preview:true){items{sys{id}}}}",
  kept: {"mark":"xY6r3f9wqa7ipFFlbZn-AgQu1I0","fields":{"assetCollection":{"items":[{"sys":{"id":"string"}}]}}},
};

export const Calendar: Operation<CalendarQuery, CalendarQueryVariables> = {
  name: 'Calendar',
  reads: ["Asset","EventChange","EventPage","Place"],
  query: "fragment EventParts on EventPage{sys{id publishedAt publishedVersion}slug title highlightedEvent order palette summary picture{...PictureParts}worship mainService place{sys{id}}room audience cost price bookingUrl access ...EventTimes}fragment EventTimes on EventPage{repeats weekdays monthlyOn firstDate lastDate startTime endTime endDate leftOut status statusNote startsAt endsAt}fragment EventChangeParts on EventChange{sys{id publishedAt publishedVersion}event{sys{id}}...ChangeTimes newPlace{sys{id}}newRoom}fragment ChangeTimes on EventChange{date status newDate newStartTime newEndTime note}fragment PictureParts on Asset{sys{id publishedVersion}url contentType description width height}fragment PlaceParts on Place{sys{id}name street locality postcode location{lat lon}door directions parking blueBadge bus stepFree hearingLoop toilets changingPlace quietSpace largePrint lastChecked}query Calendar{highlighted:eventPageCollection(where:{highlightedEvent:true}limit:100 order:order_ASC){items{...EventParts body{json}}}regular:eventPageCollection(where:{highlightedEvent_not:true}limit:500 order:order_ASC){items{...EventParts body{json}}}eventChangeCollection(limit:500 order:date_DESC){items{...EventChangeParts}}placeCollection(limit:100){items{...PlaceParts}}}",
  preview: "fragment EventParts on EventPage{sys{id publishedAt publishedVersion}slug title highlightedEvent order palette summary picture{...PictureParts}worship mainService place{sys{id}}room audience cost price bookingUrl access ...EventTimes}fragment EventTimes on EventPage{repeats weekdays monthlyOn firstDate lastDate startTime endTime endDate leftOut status statusNote startsAt endsAt}fragment EventChangeParts on EventChange{sys{id publishedAt publishedVersion}event{sys{id}}...ChangeTimes newPlace{sys{id}}newRoom}fragment ChangeTimes on EventChange{date status newDate newStartTime newEndTime note}fragment PictureParts on Asset{sys{id publishedVersion}url contentType description width height}fragment PlaceParts on Place{sys{id}name street locality postcode location{lat lon}door directions parking blueBadge bus stepFree hearingLoop toilets changingPlace quietSpace largePrint lastChecked}query Calendar{highlighted:eventPageCollection(where:{highlightedEvent:true}limit:100 order:order_ASC preview:true){items{...EventParts body{json}}}regular:eventPageCollection(where:{highlightedEvent_not:true}limit:500 order:order_ASC preview:true){items{...EventParts body{json}}}eventChangeCollection(limit:500 order:date_DESC preview:true){items{...EventChangeParts}}placeCollection(limit:100 preview:true){items{...PlaceParts}}}",
  kept: {"mark":"MkUa2d0b4ZTe_21Xh2VjvATfsPE","fields":{"highlighted":{"items":[{"sys":{"id":"string","publishedAt":"string","publishedVersion":"number"},"slug":"string","title":"string","highlightedEvent?":"boolean","order":"number","palette?":"number","summary":"string","picture?":{"sys":{"id":"string","publishedVersion":"number"},"url":"string","contentType":"string","description":"string","width":"number","height":"number"},"worship?":"boolean","mainService?":"boolean","place?":{"sys":{"id":"string"}},"room?":"string","audience?":"string","cost?":"string","price?":"number","bookingUrl?":"string","access?":"string","repeats":"string","weekdays?":["string"],"monthlyOn?":"string","firstDate?":"string","lastDate?":"string","startTime?":"string","endTime?":"string","endDate?":"string","leftOut?":["string"],"status?":"string","statusNote?":"string","startsAt?":"string","endsAt?":"string","body?":{"json":"any"}}]},"regular":{"items":[{"sys":{"id":"string","publishedAt":"string","publishedVersion":"number"},"slug":"string","title":"string","highlightedEvent?":"boolean","order":"number","palette?":"number","summary":"string","picture?":{"sys":{"id":"string","publishedVersion":"number"},"url":"string","contentType":"string","description":"string","width":"number","height":"number"},"worship?":"boolean","mainService?":"boolean","place?":{"sys":{"id":"string"}},"room?":"string","audience?":"string","cost?":"string","price?":"number","bookingUrl?":"string","access?":"string","repeats":"string","weekdays?":["string"],"monthlyOn?":"string","firstDate?":"string","lastDate?":"string","startTime?":"string","endTime?":"string","endDate?":"string","leftOut?":["string"],"status?":"string","statusNote?":"string","startsAt?":"string","endsAt?":"string","body?":{"json":"any"}}]},"eventChangeCollection":{"items":[{"sys":{"id":"string","publishedAt":"string","publishedVersion":"number"},"event":{"sys":{"id":"string"}},"date":"string","status":"string","newDate?":"string","newStartTime?":"string","newEndTime?":"string","note?":"string","newPlace?":{"sys":{"id":"string"}},"newRoom?":"string"}]},"placeCollection":{"items":[{"sys":{"id":"string"},"name":"string","street":"string","locality":"string","postcode":"string","location":{"lat":"number","lon":"number"},"door?":"string","directions?":"string","parking?":"string","blueBadge?":"string","bus?":"string","stepFree?":"string","hearingLoop?":"string","toilets?":"string","changingPlace?":"string","quietSpace?":"string","largePrint?":"string","lastChecked?":"string"}]}}},
};

export const Church: Operation<ChurchQuery, ChurchQueryVariables> = {
  name: 'Church',
  reads: ["Place","SiteSettings"],
  query: "fragment PlaceParts on Place{sys{id}name street locality postcode location{lat lon}door directions parking blueBadge bus stepFree hearingLoop toilets changingPlace quietSpace largePrint lastChecked}query Church{siteSettingsCollection(limit:1){items{title city strapline newsletterUrl newsletterProvider telephone email officeHours legalForm charityName charityNumber companyNumber registeredOffice mainPlace{...PlaceParts}}}}",
  preview: "fragment PlaceParts on Place{sys{id}name street locality postcode location{lat lon}door directions parking blueBadge bus stepFree hearingLoop toilets changingPlace quietSpace largePrint lastChecked}query Church{siteSettingsCollection(limit:1 preview:true){items{title city strapline newsletterUrl newsletterProvider telephone email officeHours legalForm charityName charityNumber companyNumber registeredOffice mainPlace{...PlaceParts}}}}",
  kept: {"mark":"WPyHQoihaV8feCZ4zYsY-bPjJTI","fields":{"siteSettingsCollection":{"items":[{"title":"string","city":"string","strapline":"string","newsletterUrl":"string","newsletterProvider":"string","telephone":"string","email":"string","officeHours?":"string","legalForm":"string","charityName":"string","charityNumber?":"string","companyNumber?":"string","registeredOffice?":"string","mainPlace":{"sys":{"id":"string"},"name":"string","street":"string","locality":"string","postcode":"string","location":{"lat":"number","lon":"number"},"door?":"string","directions?":"string","parking?":"string","blueBadge?":"string","bus?":"string","stepFree?":"string","hearingLoop?":"string","toilets?":"string","changingPlace?":"string","quietSpace?":"string","largePrint?":"string","lastChecked?":"string"}}]}}},
};

export const Event: Operation<EventQuery, EventQueryVariables> = {
  name: 'Event',
  reads: ["Asset","EventChange","EventPage","Page","Place","Role"],
  query: "fragment EventParts on EventPage{sys{id publishedAt publishedVersion}slug title highlightedEvent order palette summary picture{...PictureParts}worship mainService place{sys{id}}room audience cost price bookingUrl access ...EventTimes}fragment EventTimes on EventPage{repeats weekdays monthlyOn firstDate lastDate startTime endTime endDate leftOut status statusNote startsAt endsAt}fragment EventChangeParts on EventChange{sys{id publishedAt publishedVersion}event{sys{id}}...ChangeTimes newPlace{sys{id}}newRoom}fragment ChangeTimes on EventChange{date status newDate newStartTime newEndTime note}fragment RoleParts on Role{title name telephone email responsibilities lastChecked}fragment LinkTargetParts on Entry{__typename sys{id}...on EventPage{slug}...on Page{slug}}fragment PictureParts on Asset{sys{id publishedVersion}url contentType description width height}fragment PlaceParts on Place{sys{id}name street locality postcode location{lat lon}door directions parking blueBadge bus stepFree hearingLoop toilets changingPlace quietSpace largePrint lastChecked}query Event($slug:String!){eventPageCollection(where:{slug:$slug}limit:1){items{...EventParts contact{...RoleParts}body{json links{entries{hyperlink{...LinkTargetParts}}assets{block{...PictureParts}}}}}}eventChangeCollection(where:{event:{slug:$slug}}limit:500 order:date_DESC){items{...EventChangeParts}}placeCollection(limit:100){items{...PlaceParts}}}",
  preview: "fragment EventParts on EventPage{sys{id publishedAt publishedVersion}slug title highlightedEvent order palette summary picture{...PictureParts}worship mainService place{sys{id}}room audience cost price bookingUrl access ...EventTimes}fragment EventTimes on EventPage{repeats weekdays monthlyOn firstDate lastDate startTime endTime endDate leftOut status statusNote startsAt endsAt}fragment EventChangeParts on EventChange{sys{id publishedAt publishedVersion}event{sys{id}}...ChangeTimes newPlace{sys{id}}newRoom}fragment ChangeTimes on EventChange{date status newDate newStartTime newEndTime note}fragment RoleParts on Role{title name telephone email responsibilities lastChecked}fragment LinkTargetParts on Entry{__typename sys{id}...on EventPage{slug}...on Page{slug}}fragment PictureParts on Asset{sys{id publishedVersion}url contentType description width height}fragment PlaceParts on Place{sys{id}name street locality postcode location{lat lon}door directions parking blueBadge bus stepFree hearingLoop toilets changingPlace quietSpace largePrint lastChecked}query Event($slug:String!){eventPageCollection(where:{slug:$slug}limit:1 preview:true){items{...EventParts contact{...RoleParts}body{json links{entries{hyperlink{...LinkTargetParts}}assets{block{...PictureParts}}}}}}eventChangeCollection(where:{event:{slug:$slug}}limit:500 order:date_DESC preview:true){items{...EventChangeParts}}placeCollection(limit:100 preview:true){items{...PlaceParts}}}",
  kept: {"mark":"ohmmfDsh2vvU_aGYDPVbL2VPhvI","fields":{"eventPageCollection":{"items":[{"sys":{"id":"string","publishedAt":"string","publishedVersion":"number"},"slug":"string","title":"string","highlightedEvent?":"boolean","order":"number","palette?":"number","summary":"string","picture?":{"sys":{"id":"string","publishedVersion":"number"},"url":"string","contentType":"string","description":"string","width":"number","height":"number"},"worship?":"boolean","mainService?":"boolean","place?":{"sys":{"id":"string"}},"room?":"string","audience?":"string","cost?":"string","price?":"number","bookingUrl?":"string","access?":"string","repeats":"string","weekdays?":["string"],"monthlyOn?":"string","firstDate?":"string","lastDate?":"string","startTime?":"string","endTime?":"string","endDate?":"string","leftOut?":["string"],"status?":"string","statusNote?":"string","startsAt?":"string","endsAt?":"string","contact?":{"title":"string","name?":"string","telephone?":"string","email?":"string","responsibilities":"string","lastChecked?":"string"},"body?":{"json":"any","links":{"entries":{"hyperlink":["any"]},"assets":{"block":[{"sys":{"id":"string","publishedVersion":"number"},"url":"string","contentType":"string","description":"string","width":"number","height":"number"}]}}}}]},"eventChangeCollection":{"items":[{"sys":{"id":"string","publishedAt":"string","publishedVersion":"number"},"event":{"sys":{"id":"string"}},"date":"string","status":"string","newDate?":"string","newStartTime?":"string","newEndTime?":"string","note?":"string","newPlace?":{"sys":{"id":"string"}},"newRoom?":"string"}]},"placeCollection":{"items":[{"sys":{"id":"string"},"name":"string","street":"string","locality":"string","postcode":"string","location":{"lat":"number","lon":"number"},"door?":"string","directions?":"string","parking?":"string","blueBadge?":"string","bus?":"string","stepFree?":"string","hearingLoop?":"string","toilets?":"string","changingPlace?":"string","quietSpace?":"string","largePrint?":"string","lastChecked?":"string"}]}}},
};

export const Events: Operation<EventsQuery, EventsQueryVariables> = {
  name: 'Events',
  reads: ["Asset","EventChange","EventPage","Place"],
  query: "fragment EventParts on EventPage{sys{id publishedAt publishedVersion}slug title highlightedEvent order palette summary picture{...PictureParts}worship mainService place{sys{id}}room audience cost price bookingUrl access ...EventTimes}fragment EventTimes on EventPage{repeats weekdays monthlyOn firstDate lastDate startTime endTime endDate leftOut status statusNote startsAt endsAt}fragment EventChangeParts on EventChange{sys{id publishedAt publishedVersion}event{sys{id}}...ChangeTimes newPlace{sys{id}}newRoom}fragment ChangeTimes on EventChange{date status newDate newStartTime newEndTime note}fragment PictureParts on Asset{sys{id publishedVersion}url contentType description width height}fragment PlaceParts on Place{sys{id}name street locality postcode location{lat lon}door directions parking blueBadge bus stepFree hearingLoop toilets changingPlace quietSpace largePrint lastChecked}query Events{highlighted:eventPageCollection(where:{highlightedEvent:true}limit:100 order:order_ASC){items{...EventParts}}regular:eventPageCollection(where:{highlightedEvent_not:true}limit:500 order:order_ASC){items{...EventParts}}eventChangeCollection(limit:500 order:date_DESC){items{...EventChangeParts}}placeCollection(limit:100){items{...PlaceParts}}}",
  preview: "fragment EventParts on EventPage{sys{id publishedAt publishedVersion}slug title highlightedEvent order palette summary picture{...PictureParts}worship mainService place{sys{id}}room audience cost price bookingUrl access ...EventTimes}fragment EventTimes on EventPage{repeats weekdays monthlyOn firstDate lastDate startTime endTime endDate leftOut status statusNote startsAt endsAt}fragment EventChangeParts on EventChange{sys{id publishedAt publishedVersion}event{sys{id}}...ChangeTimes newPlace{sys{id}}newRoom}fragment ChangeTimes on EventChange{date status newDate newStartTime newEndTime note}fragment PictureParts on Asset{sys{id publishedVersion}url contentType description width height}fragment PlaceParts on Place{sys{id}name street locality postcode location{lat lon}door directions parking blueBadge bus stepFree hearingLoop toilets changingPlace quietSpace largePrint lastChecked}query Events{highlighted:eventPageCollection(where:{highlightedEvent:true}limit:100 order:order_ASC preview:true){items{...EventParts}}regular:eventPageCollection(where:{highlightedEvent_not:true}limit:500 order:order_ASC preview:true){items{...EventParts}}eventChangeCollection(limit:500 order:date_DESC preview:true){items{...EventChangeParts}}placeCollection(limit:100 preview:true){items{...PlaceParts}}}",
  kept: {"mark":"MkUa2d0b4ZTe_21Xh2VjvATfsPE","fields":{"highlighted":{"items":[{"sys":{"id":"string","publishedAt":"string","publishedVersion":"number"},"slug":"string","title":"string","highlightedEvent?":"boolean","order":"number","palette?":"number","summary":"string","picture?":{"sys":{"id":"string","publishedVersion":"number"},"url":"string","contentType":"string","description":"string","width":"number","height":"number"},"worship?":"boolean","mainService?":"boolean","place?":{"sys":{"id":"string"}},"room?":"string","audience?":"string","cost?":"string","price?":"number","bookingUrl?":"string","access?":"string","repeats":"string","weekdays?":["string"],"monthlyOn?":"string","firstDate?":"string","lastDate?":"string","startTime?":"string","endTime?":"string","endDate?":"string","leftOut?":["string"],"status?":"string","statusNote?":"string","startsAt?":"string","endsAt?":"string"}]},"regular":{"items":[{"sys":{"id":"string","publishedAt":"string","publishedVersion":"number"},"slug":"string","title":"string","highlightedEvent?":"boolean","order":"number","palette?":"number","summary":"string","picture?":{"sys":{"id":"string","publishedVersion":"number"},"url":"string","contentType":"string","description":"string","width":"number","height":"number"},"worship?":"boolean","mainService?":"boolean","place?":{"sys":{"id":"string"}},"room?":"string","audience?":"string","cost?":"string","price?":"number","bookingUrl?":"string","access?":"string","repeats":"string","weekdays?":["string"],"monthlyOn?":"string","firstDate?":"string","lastDate?":"string","startTime?":"string","endTime?":"string","endDate?":"string","leftOut?":["string"],"status?":"string","statusNote?":"string","startsAt?":"string","endsAt?":"string"}]},"eventChangeCollection":{"items":[{"sys":{"id":"string","publishedAt":"string","publishedVersion":"number"},"event":{"sys":{"id":"string"}},"date":"string","status":"string","newDate?":"string","newStartTime?":"string","newEndTime?":"string","note?":"string","newPlace?":{"sys":{"id":"string"}},"newRoom?":"string"}]},"placeCollection":{"items":[{"sys":{"id":"string"},"name":"string","street":"string","locality":"string","postcode":"string","location":{"lat":"number","lon":"number"},"door?":"string","directions?":"string","parking?":"string","blueBadge?":"string","bus?":"string","stepFree?":"string","hearingLoop?":"string","toilets?":"string","changingPlace?":"string","quietSpace?":"string","largePrint?":"string","lastChecked?":"string"}]}}},
};

export const Giving: Operation<GivingQuery, GivingQueryVariables> = {
  name: 'Giving',
  reads: ["EventPage","Giving","Page"],
  query: "fragment LinkTargetParts on Entry{__typename sys{id}...on EventPage{slug}...on Page{slug}}query Giving{givingCollection(limit:1){items{accountName sortCode accountNumber reference regularWords onceWords bankSafety onlineUrl onlineProvider textNumber textKeyword textWords giftAidUrl giftAid{json links{entries{hyperlink{...LinkTargetParts}}}}lastChecked}}}",
  preview: "fragment LinkTargetParts on Entry{__typename sys{id}...on EventPage{slug}...on Page{slug}}query Giving{givingCollection(limit:1 preview:true){items{accountName sortCode accountNumber reference regularWords onceWords bankSafety onlineUrl onlineProvider textNumber textKeyword textWords giftAidUrl giftAid{json links{entries{hyperlink{...LinkTargetParts}}}}lastChecked}}}",
  kept: {"mark":"m5FukBzioFVwqDyVXPyYIVvoWuA","fields":{"givingCollection":{"items":[{"accountName":"string","sortCode":"string","accountNumber":"string","reference":"string","regularWords?":"string","onceWords?":"string","bankSafety?":"string","onlineUrl?":"string","onlineProvider?":"string","textNumber?":"string","textKeyword?":"string","textWords?":"string","giftAidUrl?":"string","giftAid":{"json":"any","links":{"entries":{"hyperlink":["any"]}}},"lastChecked?":"string"}]}}},
};

export const MenuMarks: Operation<MenuMarksQuery, MenuMarksQueryVariables> = {
  name: 'MenuMarks',
  reads: ["EventChange","EventPage","Place"],
  query: "fragment EventTimes on EventPage{repeats weekdays monthlyOn firstDate lastDate startTime endTime endDate leftOut status statusNote startsAt endsAt}fragment ChangeTimes on EventChange{date status newDate newStartTime newEndTime note}query MenuMarks{eventPageCollection(where:{status_in:[\"cancelled\" \"postponed\" \"moved\"]}limit:200){items{sys{id}slug ...EventTimes}}eventChangeCollection(limit:500 order:date_DESC){items{sys{id}...ChangeTimes newRoom newPlace{sys{id}}event{sys{id}slug ...EventTimes}}}}",
  preview: "fragment EventTimes on EventPage{repeats weekdays monthlyOn firstDate lastDate startTime endTime endDate leftOut status statusNote startsAt endsAt}fragment ChangeTimes on EventChange{date status newDate newStartTime newEndTime note}query MenuMarks{eventPageCollection(where:{status_in:[\"cancelled\" \"postponed\" \"moved\"]}limit:200 preview:true){items{sys{id}slug ...EventTimes}}eventChangeCollection(limit:500 order:date_DESC preview:true){items{sys{id}...ChangeTimes newRoom newPlace{sys{id}}event{sys{id}slug ...EventTimes}}}}",
  kept: {"mark":"NASrVC8PTNTY92Xt4j3YqQKvXhw","fields":{"eventPageCollection":{"items":[{"sys":{"id":"string"},"slug":"string","repeats":"string","weekdays?":["string"],"monthlyOn?":"string","firstDate?":"string","lastDate?":"string","startTime?":"string","endTime?":"string","endDate?":"string","leftOut?":["string"],"status?":"string","statusNote?":"string","startsAt?":"string","endsAt?":"string"}]},"eventChangeCollection":{"items":[{"sys":{"id":"string"},"date":"string","status":"string","newDate?":"string","newStartTime?":"string","newEndTime?":"string","note?":"string","newRoom?":"string","newPlace?":{"sys":{"id":"string"}},"event":{"sys":{"id":"string"},"slug":"string","repeats":"string","weekdays?":["string"],"monthlyOn?":"string","firstDate?":"string","lastDate?":"string","startTime?":"string","endTime?":"string","endDate?":"string","leftOut?":["string"],"status?":"string","statusNote?":"string","startsAt?":"string","endsAt?":"string"}}]}}},
};

export const Notices: Operation<NoticesQuery, NoticesQueryVariables> = {
  name: 'Notices',
  reads: ["Notice"],
  query: "query Notices{noticeCollection(limit:20 order:until_DESC){items{sys{id}text from until linkText linkUrl}}}",
  preview: "query Notices{noticeCollection(limit:20 order:until_DESC preview:true){items{sys{id}text from until linkText linkUrl}}}",
  kept: {"mark":"YwKPq4KINSekkn19XYRzjJXTKFE","fields":{"noticeCollection":{"items":[{"sys":{"id":"string"},"text":"string","from":"string","until":"string","linkText?":"string","linkUrl?":"string"}]}}},
};

export const PageRevisions: Operation<PageRevisionsQuery, PageRevisionsQueryVariables> = {
  name: 'PageRevisions',
  reads: ["Page"],
  query: "query PageRevisions{pageCollection(limit:100){items{sys{publishedAt}slug}}}",
  preview: "query PageRevisions{pageCollection(limit:100 preview:true){items{sys{publishedAt}slug}}}",
  kept: {"mark":"hRAjLL06Ek4-7rKK0fQqv8s4KTs","fields":{"pageCollection":{"items":[{"sys":{"publishedAt":"string"},"slug":"string"}]}}},
};

export const Page: Operation<PageQuery, PageQueryVariables> = {
  name: 'Page',
  reads: ["Asset","EventPage","Page"],
  query: "fragment LinkTargetParts on Entry{__typename sys{id}...on EventPage{slug}...on Page{slug}}fragment PageParts on Page{slug title titleQualifier headings description palette updated picture{...PictureParts}body{json links{entries{hyperlink{...LinkTargetParts}}assets{block{...PictureParts}}}}}fragment PictureParts on Asset{sys{id publishedVersion}url contentType description width height}query Page($slug:String!){pageCollection(where:{slug:$slug}limit:1){items{...PageParts}}}",
  preview: "fragment LinkTargetParts on Entry{__typename sys{id}...on EventPage{slug}...on Page{slug}}fragment PageParts on Page{slug title titleQualifier headings description palette updated picture{...PictureParts}body{json links{entries{hyperlink{...LinkTargetParts}}assets{block{...PictureParts}}}}}fragment PictureParts on Asset{sys{id publishedVersion}url contentType description width height}query Page($slug:String!){pageCollection(where:{slug:$slug}limit:1 preview:true){items{...PageParts}}}",
  kept: {"mark":"LPS8SL03wb86okUZ-1C3nXDG44Q","fields":{"pageCollection":{"items":[{"slug":"string","title":"string","titleQualifier?":"string","headings?":["string"],"description":"string","palette?":"number","updated?":"string","picture?":{"sys":{"id":"string","publishedVersion":"number"},"url":"string","contentType":"string","description":"string","width":"number","height":"number"},"body?":{"json":"any","links":{"entries":{"hyperlink":["any"]},"assets":{"block":[{"sys":{"id":"string","publishedVersion":"number"},"url":"string","contentType":"string","description":"string","width":"number","height":"number"}]}}}}]}}},
};

export const People: Operation<PeopleQuery, PeopleQueryVariables> = {
  name: 'People',
  reads: ["EventPage","Page","Question","Role"],
  query: "fragment RoleParts on Role{title name telephone email responsibilities lastChecked}fragment LinkTargetParts on Entry{__typename sys{id}...on EventPage{slug}...on Page{slug}}query People{roleCollection(limit:100 order:order_ASC){items{...RoleParts}}questionCollection(limit:100 order:order_ASC){items{question topic answer{json links{entries{hyperlink{...LinkTargetParts}}}}}}}",
  preview: "fragment RoleParts on Role{title name telephone email responsibilities lastChecked}fragment LinkTargetParts on Entry{__typename sys{id}...on EventPage{slug}...on Page{slug}}query People{roleCollection(limit:100 order:order_ASC preview:true){items{...RoleParts}}questionCollection(limit:100 order:order_ASC preview:true){items{question topic answer{json links{entries{hyperlink{...LinkTargetParts}}}}}}}",
  kept: {"mark":"JO5lY_-_8X75wtdKClK7u-NItAQ","fields":{"roleCollection":{"items":[{"title":"string","name?":"string","telephone?":"string","email?":"string","responsibilities":"string","lastChecked?":"string"}]},"questionCollection":{"items":[{"question":"string","topic":"string","answer":{"json":"any","links":{"entries":{"hyperlink":["any"]}}}}]}}},
};

export const Places: Operation<PlacesQuery, PlacesQueryVariables> = {
  name: 'Places',
  reads: ["Asset","Place"],
  query: "fragment PictureParts on Asset{sys{id publishedVersion}url contentType description width height}fragment PlaceParts on Place{sys{id}name street locality postcode location{lat lon}door directions parking blueBadge bus stepFree hearingLoop toilets changingPlace quietSpace largePrint lastChecked}query Places{placeCollection(limit:20 order:name_ASC){items{...PlaceParts map{...PictureParts}}}}",
  preview: "fragment PictureParts on Asset{sys{id publishedVersion}url contentType description width height}fragment PlaceParts on Place{sys{id}name street locality postcode location{lat lon}door directions parking blueBadge bus stepFree hearingLoop toilets changingPlace quietSpace largePrint lastChecked}query Places{placeCollection(limit:20 order:name_ASC preview:true){items{...PlaceParts map{...PictureParts}}}}",
  kept: {"mark":"4jq8R3jc5tFkkVL4YU49xc3XKPo","fields":{"placeCollection":{"items":[{"sys":{"id":"string"},"name":"string","street":"string","locality":"string","postcode":"string","location":{"lat":"number","lon":"number"},"door?":"string","directions?":"string","parking?":"string","blueBadge?":"string","bus?":"string","stepFree?":"string","hearingLoop?":"string","toilets?":"string","changingPlace?":"string","quietSpace?":"string","largePrint?":"string","lastChecked?":"string","map?":{"sys":{"id":"string","publishedVersion":"number"},"url":"string","contentType":"string","description":"string","width":"number","height":"number"}}]}}},
};

export const Project: Operation<ProjectQuery, ProjectQueryVariables> = {
  name: 'Project',
  reads: ["Milestone","Project","Role"],
  query: "fragment RoleParts on Role{title name telephone email responsibilities lastChecked}query Project{projectCollection(limit:1){items{title target raised asOf nextStep ifMissed ifPassed restrictedFund waysToHelp contact{...RoleParts}milestonesCollection(limit:50){items{title when state cost summary}}}}}",
  preview: "fragment RoleParts on Role{title name telephone email responsibilities lastChecked}query Project{projectCollection(limit:1 preview:true){items{title target raised asOf nextStep ifMissed ifPassed restrictedFund waysToHelp contact{...RoleParts}milestonesCollection(limit:50){items{title when state cost summary}}}}}",
  kept: {"mark":"DitmwApSNspOMX2x59qzFRAZiwg","fields":{"projectCollection":{"items":[{"title":"string","target":"number","raised":"number","asOf":"string","nextStep":"string","ifMissed":"string","ifPassed":"string","restrictedFund":"string","waysToHelp?":["string"],"contact?":{"title":"string","name?":"string","telephone?":"string","email?":"string","responsibilities":"string","lastChecked?":"string"},"milestonesCollection":{"items":[{"title":"string","when":"string","state":"string","cost?":"number","summary":"string"}]}}]}}},
};

export const Safeguarding: Operation<SafeguardingQuery, SafeguardingQueryVariables> = {
  name: 'Safeguarding',
  reads: ["Helpline","Role","Safeguarding"],
  query: "fragment RoleParts on Role{title name telephone email responsibilities lastChecked}query Safeguarding{safeguardingCollection(limit:1){items{localContact{...RoleParts}mailbox dioceseUrl policyTitle policyUrl policyAdopted statement exitWords exitUrl lastChecked}}helplineCollection(limit:100 order:order_ASC){items{name telephone group forWhom dayAndNight free when email url lastChecked}}}",
  preview: "fragment RoleParts on Role{title name telephone email responsibilities lastChecked}query Safeguarding{safeguardingCollection(limit:1 preview:true){items{localContact{...RoleParts}mailbox dioceseUrl policyTitle policyUrl policyAdopted statement exitWords exitUrl lastChecked}}helplineCollection(limit:100 order:order_ASC preview:true){items{name telephone group forWhom dayAndNight free when email url lastChecked}}}",
  kept: {"mark":"C8XFaoonYHp_qz9Z3ExZ-t8OA28","fields":{"safeguardingCollection":{"items":[{"localContact":{"title":"string","name?":"string","telephone?":"string","email?":"string","responsibilities":"string","lastChecked?":"string"},"mailbox":"string","dioceseUrl?":"string","policyTitle":"string","policyUrl?":"string","policyAdopted":"string","statement":"string","exitWords":"string","exitUrl?":"string","lastChecked?":"string"}]},"helplineCollection":{"items":[{"name":"string","telephone":"string","group":"string","forWhom":"string","dayAndNight?":"boolean","free?":"boolean","when?":"string","email?":"string","url?":"string","lastChecked?":"string"}]}}},
};

export const ShortLinks: Operation<ShortLinksQuery, ShortLinksQueryVariables> = {
  name: 'ShortLinks',
  reads: ["ShortLink"],
  query: "query ShortLinks{shortLinkCollection(limit:1000 order:slug_ASC){items{slug target}}}",
  preview: "query ShortLinks{shortLinkCollection(limit:1000 order:slug_ASC preview:true){items{slug target}}}",
  kept: {"mark":"2mXNEwCSqhl-R2yAdcN-iGNzA2s","fields":{"shortLinkCollection":{"items":[{"slug":"string","target":"string"}]}}},
};

