import { z } from 'zod'
import { Contact } from '../contacts.ts'
import { CrawlEngine, httpUrl } from '../crawls.ts'
import { data, endpoint } from '../endpoint.ts'
import { DATA_TYPES, DataType, ExtractionMethod } from '../items.ts'

/** Of a page that is given: what a page of the web may be, and more than that is not read of one. */
const HTML_LENGTH_MAX = 900_000

export const ExtractPage = z
  .object({
    /** The page itself. */
    html: z.string().min(1).max(HTML_LENGTH_MAX, 'The page is too long').optional(),
    /** Where it is, or with `html` where it is from: names and numbers are read by the habits of its country. */
    url: httpUrl(z.string().trim().max(2000, 'The URL is too long')).optional(),
    data_types: z
      .array(DataType)
      .min(1)
      .max(DATA_TYPES.length)
      .default([...DATA_TYPES]),
    /** ISO 3166-1 alpha-2, where you know it better than the page says. */
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
  /** What makes two values the same: a lower-case address, a number in E.164. */
  normalized: z.string(),
  confidence: z.number(),
  method: ExtractionMethod,
  /** The words around it. */
  snippet: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
})

export const RefusedItem = z.object({ type: DataType, value: z.string(), reason: z.enum(['sample_address']) })

export const ExtractedContact = Contact.omit({ id: true })

export const ExtractedPage = z.object({
  /** Where the page was found in the end; null for one that was given without an address. */
  url: z.string().nullable(),
  title: z.string().nullable(),
  items: z.array(ExtractedItem),
  /** What looks like contact data and is none, with the reason: addresses such as `you@example.com` are samples. */
  refused: z.array(RefusedItem),
  contacts: z.array(ExtractedContact),
})
export type ExtractedPage = z.infer<typeof ExtractedPage>

/** Reads one page and keeps nothing. */
export const extract = endpoint({
  method: 'post',
  path: '/v1/extract',
  permission: 'crawls:create',
  body: ExtractPage,
  returns: data(ExtractedPage),
})
