import { z } from 'zod'
import { Contact } from '../contacts/contact.ts'
import { CrawlEngine, httpUrl } from '../crawls/crawls.ts'
import { DATA_TYPES, DataType, ExtractionMethod } from '../data/items.ts'
import { data, endpoint } from '../endpoint.ts'

/** The maximum length of a page passed in, equal to what is read of a page on the web. */
const HTML_LENGTH_MAX = 900_000

export const ExtractPage = z
  .object({
    /** The HTML of the page. */
    html: z.string().min(1).max(HTML_LENGTH_MAX, 'The page is too long').optional(),
    /** The page's URL or, with `html`, its origin; names and numbers are read by the conventions of its country. */
    url: httpUrl(z.string().trim().max(2000, 'The URL is too long')).optional(),
    data_types: z
      .array(DataType)
      .min(1)
      .max(DATA_TYPES.length)
      .default([...DATA_TYPES]),
    /** ISO 3166-1 alpha-2, if you know it better than the page states it. */
    country: z
      .string()
      .regex(/^[A-Za-z]{2}$/, 'Two letters')
      .toUpperCase()
      .optional(),
    engine: CrawlEngine.extract(['default', 'basic', 'browserless']).default('default'),
  })
  .refine(({ html, url }) => html !== undefined || url !== undefined, {
    message: 'Please provide html or a URL',
    path: ['url'],
  })
export type ExtractPage = z.output<typeof ExtractPage>

export const ExtractedItem = z.object({
  type: DataType,
  value: z.string(),
  /** The form in which values are compared: a lower-case address, a number in E.164. */
  normalized: z.string(),
  confidence: z.number(),
  method: ExtractionMethod,
  /** The surrounding text. */
  snippet: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
})

export const RefusedItem = z.object({ type: DataType, value: z.string(), reason: z.enum(['sample_address']) })

export const ExtractedContact = Contact.omit({ id: true })

export const ExtractedPage = z.object({
  /** The final URL of the page; null if it was passed in without one. */
  url: z.string().nullable(),
  title: z.string().nullable(),
  items: z.array(ExtractedItem),
  /** Values that only look like contact data, with the reason; for example, `you@example.com` is a sample. */
  refused: z.array(RefusedItem),
  contacts: z.array(ExtractedContact),
})
export type ExtractedPage = z.infer<typeof ExtractedPage>

/** Reads one page and stores nothing. */
export const extract = endpoint({
  method: 'post',
  path: '/v1/extract',
  permission: 'crawls:create',
  body: ExtractPage,
  returns: data(ExtractedPage),
})
