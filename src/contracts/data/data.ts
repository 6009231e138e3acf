import { z } from 'zod'
import { Contact } from '../contacts/contact.ts'
import { ExtractionRule, PagePlace } from '../crawls/extraction-rules.ts'
import { EmailCheck, MailboxKind } from '../email-checks/email-checks.ts'
import { data, endpoint, IdParams } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'
import { DataType, ExtractionMethod, SourceType } from './items.ts'

/** The limit for counting search results; above it, the response says "at least". */
export const COUNT_MAX = 10_000
export const DELETE_IDS_MAX = 10_000
/** The maximum number of ids in a URL; larger selections are posted. */
export const EXPORT_IDS_IN_ADDRESS_MAX = 100
export const CONFIDENCE_STEPS = [0.5, 0.7, 0.9] as const

/** A select sends `all` or nothing when it does not filter. */
const orAll = <S extends z.ZodType>(schema: S) =>
  z
    .union([schema, z.literal('all'), z.literal('')])
    .optional()
    .transform((value): z.output<S> | undefined =>
      value === 'all' || value === '' ? undefined : (value as z.output<S> | undefined),
    )

const Confidence = z.coerce.number().pipe(z.literal([...CONFIDENCE_STEPS]))
const Search = z.string().max(200)

/** The filter of lists, exports and deletions; all given conditions must hold. */
export const DataFilter = z.object({
  type: orAll(DataType),
  source_type: orAll(SourceType),
  source_id: orAll(z.uuid()),
  crawl_id: orAll(z.uuid()),
  min_confidence: orAll(Confidence),
  /** Emails only: the result of the address check, and the kind of mailbox. */
  email_check: orAll(EmailCheck),
  mailbox: orAll(MailboxKind),
  /**
   * Words that must all occur in the value, the source's name or the page's URL. Empty means no filter; a search
   * without any searchable word matches nothing.
   */
  search: Search.optional().transform((text) => text || undefined),
})
export type DataFilter = Partial<z.output<typeof DataFilter>>

export const DataItem = z.object({
  /** Identifies a row, which is one item: its id and its type, joined by an underscore. */
  id: z.string(),
  item_id: z.string(),
  /** The crawl or the source that it comes from. */
  result_id: z.string(),
  type: DataType,
  data: z.partialRecord(DataType, z.array(z.string())),
  value: z.string(),
  /** The form in which values are compared: E.164 for a number, lower case for an email. */
  normalized: z.string(),
  source_id: z.string(),
  source_type: SourceType,
  source_name: z.string(),
  source: z.string(),
  /** The page that shows the value. */
  website_url: z.string().nullable(),
  /** The site that was crawled. */
  website: z.object({ url: z.string() }).nullable(),
  confidence: z.number(),
  method: ExtractionMethod.nullable(),
  /** Emails only, once checked. */
  email_check: EmailCheck.nullable(),
  mailbox: MailboxKind.nullable(),
  extracted_at: z.string(),
  created_at: z.string(),
})
export type DataItem = z.infer<typeof DataItem>

export const DataPagination = Pagination.extend({
  page: z.number(),
  /** Whether more items match than `total`, which then is `COUNT_MAX`. */
  is_capped: z.boolean(),
})
export const DataPage = z.object({ data: z.array(DataItem), pagination: DataPagination })
export type DataPage = z.infer<typeof DataPage>

const listQuery = (perPage: number) =>
  pageQuery(perPage).extend({
    ...DataFilter.shape,
    sort: z.enum(['newest', 'oldest']).default('newest'),
    /** Counts beyond `COUNT_MAX`, before a bulk action on every match. */
    count_all: z.stringbool().default(false),
  })
const TypeParams = z.object({ type: DataType })

const typesAt = <Path extends string>(path: Path) =>
  endpoint({
    method: 'get',
    path,
    permission: 'data:view',
    returns: data(z.array(z.object({ type: DataType, label: z.string(), total: z.number() }))),
  })
/** The endpoint that specification 3 documents, and the same at the path of specification 1. */
export const listTypes = typesAt('/dashboard/data/types')
export const listDataTypes = typesAt('/dashboard/data-types')

export const listAll = endpoint({
  method: 'get',
  path: '/dashboard/data/all',
  permission: 'data:view',
  query: listQuery(20),
  returns: DataPage,
})

const ContactOfItem = Contact.extend({
  /** All values that belong to the contact, including this item. */
  parts: z.array(
    z.object({
      item_id: z.string(),
      type: DataType,
      value: z.string(),
      normalized: z.string(),
      confidence: z.number(),
    }),
  ),
})

/** An occurrence of a value in a source. Crawls with identical evidence are merged under the name of the latest. */
export const Sighting = z.object({
  source_id: z.string(),
  source_type: SourceType,
  source_name: z.string(),
  crawl_id: z.string().nullable(),
  value: z.string(),
  page_url: z.string().nullable(),
  snippet: z.string().nullable(),
  method: ExtractionMethod.nullable(),
  confidence: z.number(),
  first_seen_at: z.string(),
  last_seen_at: z.string(),
})
export type Sighting = z.infer<typeof Sighting>

/** An item with its evidence. */
export const Evidence = DataItem.extend({
  snippet: z.string().nullable(),
  page_title: z.string().nullable(),
  /** The extraction rule that found it; null for other sources, and if it was not recorded. */
  rule: ExtractionRule.nullable(),
  /** All rules that found it on its page, the weightiest first. */
  rules: z.array(ExtractionRule),
  /** What kind of page shows it, if its address or title says so. */
  place: PagePlace.nullable(),
  /** Type-specific details: the kind of phone, a country, a job title, a legal form. */
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
  contact: ContactOfItem.nullable(),
  /** All occurrences, latest first. */
  sightings: z.array(Sighting),
})
export type Evidence = z.infer<typeof Evidence>

export const get = endpoint({
  method: 'get',
  path: '/dashboard/data/items/:id',
  permission: 'data:view',
  params: IdParams,
  returns: data(Evidence),
})

export const listByType = endpoint({
  method: 'get',
  path: '/dashboard/data/:type',
  permission: 'data:view',
  params: TypeParams,
  query: listQuery(50),
  returns: DataPage,
})

export const search = endpoint({
  method: 'get',
  path: '/dashboard/data/:type/search',
  permission: 'data:view',
  params: TypeParams,
  query: listQuery(50).extend({ query: DataFilter.shape.search }),
  returns: DataPage,
})

export const ExportFormat = z.enum(['csv', 'json'])
export type ExportFormat = z.infer<typeof ExportFormat>

/** Exports one type as a file: the matches of the filters, or only those among the given ids, separated by commas. */
export const exportType = endpoint({
  method: 'get',
  path: '/dashboard/data/:type/export',
  permission: 'data:export',
  params: TypeParams,
  query: DataFilter.extend({ format: ExportFormat.default('csv'), ids: z.string().max(8000).optional() }),
  returns: z.object({}),
  file: 'text/csv',
})

/** The same for selections too long for a URL. */
export const exportSelection = endpoint({
  method: 'post',
  path: '/dashboard/data/:type/export',
  permission: 'data:export',
  params: TypeParams,
  body: z.object({ format: ExportFormat.default('csv'), ids: z.array(z.string().max(100)).min(1).max(DELETE_IDS_MAX) }),
  returns: z.object({}),
  file: 'text/csv',
})

/** The filter of a deletion. Strict, so that a misspelt or empty filter does not delete everything. */
const DeletionFilter = z.strictObject({
  type: DataType.optional(),
  source_type: SourceType.optional(),
  source_id: z.uuid().optional(),
  crawl_id: z.uuid().optional(),
  min_confidence: Confidence.optional(),
  email_check: EmailCheck.optional(),
  mailbox: MailboxKind.optional(),
  search: Search.min(1, 'A search to delete by has words').optional(),
})

/**
 * Item ids or row ids, or a filter that selects all its matches. Not both, because their combination would be
 * ambiguous.
 */
export const DeleteData = z
  .object({
    data_ids: z.array(z.string().max(100)).max(DELETE_IDS_MAX).optional(),
    matching: DeletionFilter.optional(),
    /** The newest item that was seen to match; later ones are not deleted. */
    up_to: z.uuid().optional(),
  })
  .refine((body) => (body.data_ids?.length ?? 0) > 0 || body.matching, {
    message: 'Please select items to delete',
    path: ['data_ids'],
  })
  .refine((body) => !body.data_ids || !body.matching, {
    message: 'Name the items or a filter, not both',
    path: ['matching'],
  })

export const remove = endpoint({
  method: 'delete',
  path: '/dashboard/data/delete',
  permission: 'data:delete',
  body: DeleteData,
  returns: data(z.object({ deleted: z.number() })),
})

export const Source = z.object({
  id: z.string(),
  type: SourceType,
  name: z.string(),
  crawl_id: z.string().nullable(),
  created_at: z.string(),
})
export type Source = z.infer<typeof Source>

/** The sources that have items, newest first. */
export const listSources = endpoint({
  method: 'get',
  path: '/dashboard/sources',
  permission: 'data:view',
  query: pageQuery(50).extend({
    type: orAll(SourceType),
    search: z.string().trim().max(100).optional(),
  }),
  returns: z.object({ data: z.array(Source), pagination: Pagination }),
})
