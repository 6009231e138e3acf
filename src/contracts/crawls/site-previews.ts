import { z } from 'zod'
import { data, endpoint } from '../endpoint.ts'
import { singleLine } from '../plain-text.ts'

export const PREVIEW_PAGES_MAX = 3
export const PREVIEW_CONTACTS_MAX = 12

/** Where a value stands. */
const Evidence = z.object({
  /** The page's URL. */
  page: z.string(),
  /** The words around the value. */
  snippet: z.string(),
})

const PreviewContact = z.object({
  kind: z.enum(['person', 'organization']),
  name: z.string(),
  job_title: z.string().nullable(),
  /** For a person. */
  organization: z.string().nullable(),
  email: z.string().nullable(),
  /** Whether the email is formed by the pattern of the site's other addresses, and stands nowhere. */
  is_email_likely: z.boolean(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  profile: z.string().nullable(),
  evidence: Evidence.nullable(),
  /** 0 to 1. */
  confidence: z.number(),
})

/** What the first pages of a website show. */
export const SitePreview = z.object({
  site: z.string(),
  pages: z.array(z.object({ url: z.string(), title: z.string().nullable() })),
  /** The owner first, at most `PREVIEW_CONTACTS_MAX`. */
  contacts: z.array(PreviewContact),
  /** How many more contacts these pages have. */
  more: z.number(),
  /** How the site spells its mailboxes, such as `first.last@acme.com`; null if they do not show it. */
  email_pattern: z.string().nullable(),
})
export type SitePreview = z.infer<typeof SitePreview>

export const PreviewSite = z.object({
  /** A domain or URL. */
  website: singleLine('Enter a website').min(1, 'Enter a website').max(2000, 'The address is too long'),
})
export type PreviewSite = z.output<typeof PreviewSite>

/**
 * Reads up to three pages of a website for a visitor without an account: the given one and those most likely to show
 * contacts. robots.txt and opt-outs are respected; nothing is stored.
 *
 * @throws validation_failed with the reason for a website that cannot be read, url_not_allowed, too_many_requests
 */
export const previewSite = endpoint({
  method: 'post',
  path: '/site-previews',
  permission: 'public',
  body: PreviewSite,
  returns: data(SitePreview),
  bodyBytesMax: 8_192,
})
