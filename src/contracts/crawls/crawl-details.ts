import { z } from 'zod'
import { ContactKind, ListedContact } from '../contacts/contact.ts'
import { DataType } from '../data/items.ts'
import { endpoint, IdParams } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'

/** A contact, with the page of the crawl that says most about it. */
export const CrawlContact = ListedContact.extend({ page_url: z.string().nullable() })
export type CrawlContact = z.infer<typeof CrawlContact>

/** Which contacts of a crawl are listed. */
export const CrawlContactFilter = z.object({
  kind: ContactKind.optional(),
  has: z.enum(['email', 'phone']).optional(),
  /** Part of a name, a job title, a company, an email address or a phone number. */
  search: z.string().trim().max(200).optional(),
})
export type CrawlContactFilter = z.infer<typeof CrawlContactFilter>

/** Lists the people and organisations of a crawl, reachable first. They are assembled when the crawl ends. */
export const listContacts = endpoint({
  method: 'get',
  path: '/dashboard/crawls/:id/contacts',
  permission: 'crawls:view',
  params: IdParams,
  query: pageQuery(25).extend(CrawlContactFilter.shape),
  returns: z.object({ data: z.array(CrawlContact), pagination: Pagination }),
})

/** The comparison with the previous crawl of the same start: found only now, only then, or both times. */
export const CHANGE_KINDS = ['new', 'gone', 'same'] as const
export const ChangeKind = z.enum(CHANGE_KINDS)
export type ChangeKind = z.infer<typeof ChangeKind>

export const CrawlChange = z.object({
  type: DataType,
  value: z.string(),
  page_url: z.string().nullable(),
  /** When crawls of this start first and last found it. */
  first_seen_at: z.string(),
  last_seen_at: z.string(),
})
export type CrawlChange = z.infer<typeof CrawlChange>

export const listChanges = endpoint({
  method: 'get',
  path: '/dashboard/crawls/:id/changes',
  permission: 'crawls:view',
  params: IdParams,
  query: pageQuery(25).extend({ kind: ChangeKind.default('new') }),
  returns: z.object({
    /** The crawl compared with; null if there is none. */
    previous: z.object({ id: z.string(), finished_at: z.string() }).nullable(),
    counts: z.record(ChangeKind, z.number()),
    data: z.array(CrawlChange),
    pagination: Pagination,
  }),
})

/** How a person or organisation differs from the previous crawl: found only now, only then, or with another role. */
export const PEOPLE_CHANGES = ['joined', 'left', 'changed'] as const
export const PeopleChangeKind = z.enum(PEOPLE_CHANGES)
export type PeopleChangeKind = z.infer<typeof PeopleChangeKind>

export const PeopleChange = z.object({
  contact_id: z.string(),
  kind: ContactKind,
  name: z.string(),
  job_title: z.string().nullable(),
  /** The earlier role, if it changed. */
  previous_job_title: z.string().nullable(),
  company: z.string().nullable(),
  page_url: z.string().nullable(),
})
export type PeopleChange = z.infer<typeof PeopleChange>

/** Entries of each kind that a comparison lists; the rest is only counted. */
export const PEOPLE_CHANGES_LISTED_MAX = 50

/**
 * Compares the people and organisations of a crawl with those of the previous one. Those on pages that only one of the
 * crawls read are left out where that may be the whole difference.
 */
export const listPeopleChanges = endpoint({
  method: 'get',
  path: '/dashboard/crawls/:id/people-changes',
  permission: 'crawls:view',
  params: IdParams,
  returns: z.object({
    /** The crawl compared with; null if there is none. */
    previous: z.object({ id: z.string(), finished_at: z.string() }).nullable(),
    counts: z.record(PeopleChangeKind, z.number()),
    data: z.record(PeopleChangeKind, z.array(PeopleChange)),
  }),
})

export const CRAWL_EXPORT_FORMATS = ['csv', 'xlsx', 'json', 'vcf'] as const
export const CrawlExportFormat = z.enum(CRAWL_EXPORT_FORMATS)
export type CrawlExportFormat = z.infer<typeof CrawlExportFormat>

/** A whole crawl as a file: everything it found (csv), with contacts and pages too (xlsx, json), its contacts (vcf). */
export const exportCrawl = endpoint({
  method: 'get',
  path: '/dashboard/crawls/:id/export',
  permission: 'data:export',
  params: IdParams,
  query: z.object({ format: CrawlExportFormat.default('csv') }),
  returns: z.object({}),
  file: 'application/octet-stream',
})
