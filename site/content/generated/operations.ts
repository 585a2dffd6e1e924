// Made by `npm run content:types` from the content model and site/content/queries: do not edit.

import type { Operation } from '../client.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EventPartsFragment = { slug: string | null, title: string | null, highlightedEvent: boolean | null, order: number | null, palette: number | null, summary: string | null, worship: boolean | null, room: string | null, audience: string | null, cost: string | null, price: number | null, bookingUrl: string | null, access: string | null, repeats: string | null, weekdays: Array<string | null> | null, monthlyOn: string | null, firstDate: string | null, lastDate: string | null, startTime: string | null, endTime: string | null, endDate: string | null, leftOut: Array<string | null> | null, status: string | null, statusNote: string | null, startsAt: string | null, endsAt: string | null, sys: { id: string, publishedAt: string | null, publishedVersion: number | null }, picture: { url: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null, place: { name: string | null, street: string | null, locality: string | null, postcode: string | null, door: string | null, directions: string | null, parking: string | null, bus: string | null, stepFree: string | null, hearingLoop: string | null, toilets: string | null, quietSpace: string | null, lastChecked: string | null, sys: { id: string }, location: { lat: number | null, lon: number | null } | null } | null };

export type EventChangePartsFragment = { date: string | null, status: string | null, newDate: string | null, newStartTime: string | null, newEndTime: string | null, newRoom: string | null, note: string | null, sys: { id: string, publishedAt: string | null, publishedVersion: number | null }, event: { sys: { id: string } } | null, newPlace: { name: string | null, street: string | null, locality: string | null, postcode: string | null, door: string | null, directions: string | null, parking: string | null, bus: string | null, stepFree: string | null, hearingLoop: string | null, toilets: string | null, quietSpace: string | null, lastChecked: string | null, sys: { id: string }, location: { lat: number | null, lon: number | null } | null } | null };

export type RolePartsFragment = { title: string | null, name: string | null, telephone: string | null, email: string | null, responsibilities: string | null, lastChecked: string | null };

export type PagePartsFragment = { slug: string | null, title: string | null, titleQualifier: string | null, description: string | null, palette: number | null, lastChecked: string | null, picture: { url: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null, body: { json: unknown, links: { entries: { hyperlink: Array<
          | { __typename: 'EventChange', sys: { id: string } }
          | { __typename: 'EventPage', slug: string | null, sys: { id: string } }
          | { __typename: 'Giving', sys: { id: string } }
          | { __typename: 'Helpline', sys: { id: string } }
          | { __typename: 'Milestone', sys: { id: string } }
          | { __typename: 'Page', slug: string | null, sys: { id: string } }
          | { __typename: 'Place', sys: { id: string } }
          | { __typename: 'Project', sys: { id: string } }
          | { __typename: 'Question', sys: { id: string } }
          | { __typename: 'Role', sys: { id: string } }
          | { __typename: 'Safeguarding', sys: { id: string } }
          | { __typename: 'SiteSettings', sys: { id: string } }
          | { __typename: 'SocialMediaLink', sys: { id: string } }
         | null> }, assets: { block: Array<{ url: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null> } } } | null };

export type PicturePartsFragment = { url: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } };

export type PlacePartsFragment = { name: string | null, street: string | null, locality: string | null, postcode: string | null, door: string | null, directions: string | null, parking: string | null, bus: string | null, stepFree: string | null, hearingLoop: string | null, toilets: string | null, quietSpace: string | null, lastChecked: string | null, sys: { id: string }, location: { lat: number | null, lon: number | null } | null };

export type AppPreRenderQueryVariables = Exact<{ [key: string]: never; }>;


export type AppPreRenderQuery = { socialMediaLinkCollection: { items: Array<{ name: string | null, url: string | null } | null> } | null, highlightedEvents: { items: Array<{ slug: string | null, title: string | null } | null> } | null, regularEvents: { items: Array<{ slug: string | null, title: string | null } | null> } | null };

export type AssetFileQueryVariables = Exact<{
  id: string;
}>;


export type AssetFileQuery = { asset: { url: string | null, contentType: string | null } | null };

export type ChurchQueryVariables = Exact<{ [key: string]: never; }>;


export type ChurchQuery = { siteSettingsCollection: { items: Array<{ title: string | null, city: string | null, strapline: string | null, newsletterUrl: string | null, newsletterProvider: string | null, telephone: string | null, email: string | null, officeHours: string | null, legalForm: string | null, charityName: string | null, charityNumber: string | null, companyNumber: string | null, registeredOffice: string | null, mainPlace: { name: string | null, street: string | null, locality: string | null, postcode: string | null, door: string | null, directions: string | null, parking: string | null, bus: string | null, stepFree: string | null, hearingLoop: string | null, toilets: string | null, quietSpace: string | null, lastChecked: string | null, sys: { id: string }, location: { lat: number | null, lon: number | null } | null } | null } | null> } | null };

export type EventQueryVariables = Exact<{
  slug: string;
}>;


export type EventQuery = { eventPageCollection: { items: Array<{ slug: string | null, title: string | null, highlightedEvent: boolean | null, order: number | null, palette: number | null, summary: string | null, worship: boolean | null, room: string | null, audience: string | null, cost: string | null, price: number | null, bookingUrl: string | null, access: string | null, repeats: string | null, weekdays: Array<string | null> | null, monthlyOn: string | null, firstDate: string | null, lastDate: string | null, startTime: string | null, endTime: string | null, endDate: string | null, leftOut: Array<string | null> | null, status: string | null, statusNote: string | null, startsAt: string | null, endsAt: string | null, contact: { title: string | null, name: string | null, telephone: string | null, email: string | null, responsibilities: string | null, lastChecked: string | null } | null, body: { json: unknown, links: { entries: { hyperlink: Array<
              | { __typename: 'EventChange', sys: { id: string } }
              | { __typename: 'EventPage', slug: string | null, sys: { id: string } }
              | { __typename: 'Giving', sys: { id: string } }
              | { __typename: 'Helpline', sys: { id: string } }
              | { __typename: 'Milestone', sys: { id: string } }
              | { __typename: 'Page', slug: string | null, sys: { id: string } }
              | { __typename: 'Place', sys: { id: string } }
              | { __typename: 'Project', sys: { id: string } }
              | { __typename: 'Question', sys: { id: string } }
              | { __typename: 'Role', sys: { id: string } }
              | { __typename: 'Safeguarding', sys: { id: string } }
              | { __typename: 'SiteSettings', sys: { id: string } }
              | { __typename: 'SocialMediaLink', sys: { id: string } }
             | null> }, assets: { block: Array<{ url: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null> } } } | null, sys: { id: string, publishedAt: string | null, publishedVersion: number | null }, picture: { url: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null, place: { name: string | null, street: string | null, locality: string | null, postcode: string | null, door: string | null, directions: string | null, parking: string | null, bus: string | null, stepFree: string | null, hearingLoop: string | null, toilets: string | null, quietSpace: string | null, lastChecked: string | null, sys: { id: string }, location: { lat: number | null, lon: number | null } | null } | null } | null> } | null, eventChangeCollection: { items: Array<{ date: string | null, status: string | null, newDate: string | null, newStartTime: string | null, newEndTime: string | null, newRoom: string | null, note: string | null, sys: { id: string, publishedAt: string | null, publishedVersion: number | null }, event: { sys: { id: string } } | null, newPlace: { name: string | null, street: string | null, locality: string | null, postcode: string | null, door: string | null, directions: string | null, parking: string | null, bus: string | null, stepFree: string | null, hearingLoop: string | null, toilets: string | null, quietSpace: string | null, lastChecked: string | null, sys: { id: string }, location: { lat: number | null, lon: number | null } | null } | null } | null> } | null };

export type EventsQueryVariables = Exact<{ [key: string]: never; }>;


export type EventsQuery = { highlighted: { items: Array<{ slug: string | null, title: string | null, highlightedEvent: boolean | null, order: number | null, palette: number | null, summary: string | null, worship: boolean | null, room: string | null, audience: string | null, cost: string | null, price: number | null, bookingUrl: string | null, access: string | null, repeats: string | null, weekdays: Array<string | null> | null, monthlyOn: string | null, firstDate: string | null, lastDate: string | null, startTime: string | null, endTime: string | null, endDate: string | null, leftOut: Array<string | null> | null, status: string | null, statusNote: string | null, startsAt: string | null, endsAt: string | null, sys: { id: string, publishedAt: string | null, publishedVersion: number | null }, picture: { url: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null, place: { name: string | null, street: string | null, locality: string | null, postcode: string | null, door: string | null, directions: string | null, parking: string | null, bus: string | null, stepFree: string | null, hearingLoop: string | null, toilets: string | null, quietSpace: string | null, lastChecked: string | null, sys: { id: string }, location: { lat: number | null, lon: number | null } | null } | null } | null> } | null, regular: { items: Array<{ slug: string | null, title: string | null, highlightedEvent: boolean | null, order: number | null, palette: number | null, summary: string | null, worship: boolean | null, room: string | null, audience: string | null, cost: string | null, price: number | null, bookingUrl: string | null, access: string | null, repeats: string | null, weekdays: Array<string | null> | null, monthlyOn: string | null, firstDate: string | null, lastDate: string | null, startTime: string | null, endTime: string | null, endDate: string | null, leftOut: Array<string | null> | null, status: string | null, statusNote: string | null, startsAt: string | null, endsAt: string | null, sys: { id: string, publishedAt: string | null, publishedVersion: number | null }, picture: { url: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null, place: { name: string | null, street: string | null, locality: string | null, postcode: string | null, door: string | null, directions: string | null, parking: string | null, bus: string | null, stepFree: string | null, hearingLoop: string | null, toilets: string | null, quietSpace: string | null, lastChecked: string | null, sys: { id: string }, location: { lat: number | null, lon: number | null } | null } | null } | null> } | null, eventChangeCollection: { items: Array<{ date: string | null, status: string | null, newDate: string | null, newStartTime: string | null, newEndTime: string | null, newRoom: string | null, note: string | null, sys: { id: string, publishedAt: string | null, publishedVersion: number | null }, event: { sys: { id: string } } | null, newPlace: { name: string | null, street: string | null, locality: string | null, postcode: string | null, door: string | null, directions: string | null, parking: string | null, bus: string | null, stepFree: string | null, hearingLoop: string | null, toilets: string | null, quietSpace: string | null, lastChecked: string | null, sys: { id: string }, location: { lat: number | null, lon: number | null } | null } | null } | null> } | null };

export type GivingQueryVariables = Exact<{ [key: string]: never; }>;


export type GivingQuery = { givingCollection: { items: Array<{ accountName: string | null, sortCode: string | null, accountNumber: string | null, reference: string | null, onlineUrl: string | null, onlineProvider: string | null, textNumber: string | null, textKeyword: string | null, giftAidUrl: string | null, lastChecked: string | null, giftAid: { json: unknown } | null } | null> } | null };

export type PageQueryVariables = Exact<{
  slug: string;
}>;


export type PageQuery = { pageCollection: { items: Array<{ slug: string | null, title: string | null, titleQualifier: string | null, description: string | null, palette: number | null, lastChecked: string | null, picture: { url: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null, body: { json: unknown, links: { entries: { hyperlink: Array<
              | { __typename: 'EventChange', sys: { id: string } }
              | { __typename: 'EventPage', slug: string | null, sys: { id: string } }
              | { __typename: 'Giving', sys: { id: string } }
              | { __typename: 'Helpline', sys: { id: string } }
              | { __typename: 'Milestone', sys: { id: string } }
              | { __typename: 'Page', slug: string | null, sys: { id: string } }
              | { __typename: 'Place', sys: { id: string } }
              | { __typename: 'Project', sys: { id: string } }
              | { __typename: 'Question', sys: { id: string } }
              | { __typename: 'Role', sys: { id: string } }
              | { __typename: 'Safeguarding', sys: { id: string } }
              | { __typename: 'SiteSettings', sys: { id: string } }
              | { __typename: 'SocialMediaLink', sys: { id: string } }
             | null> }, assets: { block: Array<{ url: string | null, description: string | null, width: number | null, height: number | null, sys: { id: string, publishedVersion: number | null } } | null> } } } | null } | null> } | null };

export type PeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type PeopleQuery = { roleCollection: { items: Array<{ title: string | null, name: string | null, telephone: string | null, email: string | null, responsibilities: string | null, lastChecked: string | null } | null> } | null, questionCollection: { items: Array<{ question: string | null, topic: string | null, answer: { json: unknown } | null } | null> } | null };

export type ProjectQueryVariables = Exact<{ [key: string]: never; }>;


export type ProjectQuery = { projectCollection: { items: Array<{ title: string | null, target: number | null, raised: number | null, asOf: string | null, nextStep: string | null, ifMissed: string | null, ifPassed: string | null, restrictedFund: string | null, waysToHelp: Array<string | null> | null, contact: { title: string | null, name: string | null, telephone: string | null, email: string | null, responsibilities: string | null, lastChecked: string | null } | null, milestonesCollection: { items: Array<{ title: string | null, when: string | null, state: string | null, cost: number | null, summary: string | null } | null> } | null } | null> } | null };

export type SafeguardingQueryVariables = Exact<{ [key: string]: never; }>;


export type SafeguardingQuery = { safeguardingCollection: { items: Array<{ mailbox: string | null, policyTitle: string | null, policyUrl: string | null, policyAdopted: string | null, statement: string | null, lastChecked: string | null, localContact: { title: string | null, name: string | null, telephone: string | null, email: string | null, responsibilities: string | null, lastChecked: string | null } | null } | null> } | null, helplineCollection: { items: Array<{ name: string | null, telephone: string | null, group: string | null, forWhom: string | null, when: string | null, email: string | null, url: string | null, lastChecked: string | null } | null> } | null };


export const AppPreRender: Operation<AppPreRenderQuery, AppPreRenderQueryVariables> = {
  name: 'AppPreRender',
  query: "query AppPreRender{socialMediaLinkCollection(limit:100){items{name url}}highlightedEvents:eventPageCollection(where:{highlightedEvent:true}limit:100 order:order_ASC){items{slug title}}regularEvents:eventPageCollection(where:{highlightedEvent_not:true}limit:100 order:order_ASC){items{slug title}}}",
};

export const AssetFile: Operation<AssetFileQuery, AssetFileQueryVariables> = {
  name: 'AssetFile',
  query: "query AssetFile($id:String!){asset(id:$id){url contentType}}",
};

export const Church: Operation<ChurchQuery, ChurchQueryVariables> = {
  name: 'Church',
  query: "fragment PlaceParts on Place{sys{id}name street locality postcode location{lat lon}door directions parking bus stepFree hearingLoop toilets quietSpace lastChecked}query Church{siteSettingsCollection(limit:1){items{title city strapline newsletterUrl newsletterProvider telephone email officeHours legalForm charityName charityNumber companyNumber registeredOffice mainPlace{...PlaceParts}}}}",
};

export const Event: Operation<EventQuery, EventQueryVariables> = {
  name: 'Event',
  query: "fragment EventParts on EventPage{sys{id publishedAt publishedVersion}slug title highlightedEvent order palette summary picture{...PictureParts}worship place{...PlaceParts}room audience cost price bookingUrl access repeats weekdays monthlyOn firstDate lastDate startTime endTime endDate leftOut status statusNote startsAt endsAt}fragment EventChangeParts on EventChange{sys{id publishedAt publishedVersion}event{sys{id}}date status newDate newStartTime newEndTime newPlace{...PlaceParts}newRoom note}fragment RoleParts on Role{title name telephone email responsibilities lastChecked}fragment PictureParts on Asset{sys{id publishedVersion}url description width height}fragment PlaceParts on Place{sys{id}name street locality postcode location{lat lon}door directions parking bus stepFree hearingLoop toilets quietSpace lastChecked}query Event($slug:String!){eventPageCollection(where:{slug:$slug}limit:1){items{...EventParts contact{...RoleParts}body{json links{entries{hyperlink{__typename sys{id}...on EventPage{slug}...on Page{slug}}}assets{block{...PictureParts}}}}}}eventChangeCollection(where:{event:{slug:$slug}}limit:500){items{...EventChangeParts}}}",
};

export const Events: Operation<EventsQuery, EventsQueryVariables> = {
  name: 'Events',
  query: "fragment EventParts on EventPage{sys{id publishedAt publishedVersion}slug title highlightedEvent order palette summary picture{...PictureParts}worship place{...PlaceParts}room audience cost price bookingUrl access repeats weekdays monthlyOn firstDate lastDate startTime endTime endDate leftOut status statusNote startsAt endsAt}fragment EventChangeParts on EventChange{sys{id publishedAt publishedVersion}event{sys{id}}date status newDate newStartTime newEndTime newPlace{...PlaceParts}newRoom note}fragment PictureParts on Asset{sys{id publishedVersion}url description width height}fragment PlaceParts on Place{sys{id}name street locality postcode location{lat lon}door directions parking bus stepFree hearingLoop toilets quietSpace lastChecked}query Events{highlighted:eventPageCollection(where:{highlightedEvent:true}limit:100 order:order_ASC){items{...EventParts}}regular:eventPageCollection(where:{highlightedEvent_not:true}limit:100 order:order_ASC){items{...EventParts}}eventChangeCollection(limit:500){items{...EventChangeParts}}}",
};

export const Giving: Operation<GivingQuery, GivingQueryVariables> = {
  name: 'Giving',
  query: "query Giving{givingCollection(limit:1){items{accountName sortCode accountNumber reference onlineUrl onlineProvider textNumber textKeyword giftAidUrl giftAid{json}lastChecked}}}",
};

export const Page: Operation<PageQuery, PageQueryVariables> = {
  name: 'Page',
  query: "fragment PageParts on Page{slug title titleQualifier description palette lastChecked picture{...PictureParts}body{json links{entries{hyperlink{__typename sys{id}...on EventPage{slug}...on Page{slug}}}assets{block{...PictureParts}}}}}fragment PictureParts on Asset{sys{id publishedVersion}url description width height}query Page($slug:String!){pageCollection(where:{slug:$slug}limit:1){items{...PageParts}}}",
};

export const People: Operation<PeopleQuery, PeopleQueryVariables> = {
  name: 'People',
  query: "fragment RoleParts on Role{title name telephone email responsibilities lastChecked}query People{roleCollection(limit:100 order:order_ASC){items{...RoleParts}}questionCollection(limit:100 order:order_ASC){items{question topic answer{json}}}}",
};

export const Project: Operation<ProjectQuery, ProjectQueryVariables> = {
  name: 'Project',
  query: "fragment RoleParts on Role{title name telephone email responsibilities lastChecked}query Project{projectCollection(limit:1){items{title target raised asOf nextStep ifMissed ifPassed restrictedFund waysToHelp contact{...RoleParts}milestonesCollection(limit:50){items{title when state cost summary}}}}}",
};

export const Safeguarding: Operation<SafeguardingQuery, SafeguardingQueryVariables> = {
  name: 'Safeguarding',
  query: "fragment RoleParts on Role{title name telephone email responsibilities lastChecked}query Safeguarding{safeguardingCollection(limit:1){items{localContact{...RoleParts}mailbox policyTitle policyUrl policyAdopted statement lastChecked}}helplineCollection(limit:100 order:order_ASC){items{name telephone group forWhom when email url lastChecked}}}",
};

