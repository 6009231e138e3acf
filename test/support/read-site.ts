import { extract } from '../../src/extraction/extract.ts'
import type { PageFacts } from '../../src/extraction/site/page-facts.ts'
import { printableSite } from '../../src/extraction/site/print-site.ts'
import { resolveSite } from '../../src/extraction/site/resolve-site.ts'
import type { SiteContact } from '../../src/extraction/site/site-contact.ts'

/** Pages by path: the body of a document, or a whole document. */
export type InventedSite = Readonly<Record<string, string>>

/** Extracts the facts from the pages of an invented site; all pages get the same footer. */
export function factsOf(
  base: string,
  pages: InventedSite,
  { language = 'en', footer = '', title = '' } = {},
): PageFacts[] {
  return Object.entries(pages).map(([path, body]) => {
    const name = /<h1[^>]*>([^<]*)/.exec(body)?.[1] ?? ''
    const html = body.startsWith('<!doctype')
      ? body
      : `<!doctype html><html lang="${language}"><head><title>${[name, title].filter(Boolean).join(' | ')}</title></head>
         <body><nav><a href="/">Home</a></nav><main>${body}</main><footer>${footer}</footer></body></html>`
    return extract(html, { url: new URL(path, base).href }).facts!
  })
}

/** Finds a contact by name; throws if there is none. */
export function contactNamed(contacts: readonly SiteContact[], name: string): SiteContact {
  const found = contacts.find((contact) => contact.name === name)
  if (!found) throw new Error(`no ${name} among ${contacts.map((contact) => contact.name).join(', ')}`)
  return found
}

/** Resolves the site's contacts, in the command line's output format. */
export const readSite = (facts: readonly PageFacts[]) => printableSite(resolveSite(facts))
