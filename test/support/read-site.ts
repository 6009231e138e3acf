import { extract } from '../../src/extraction/extract.ts'
import type { PageFacts } from '../../src/extraction/site/page-facts.ts'
import { printableSite } from '../../src/extraction/site/print-site.ts'
import { resolveSite } from '../../src/extraction/site/resolve-site.ts'
import type { SiteContact } from '../../src/extraction/site/site-contact.ts'

/** Pages by their path, as the body of a document, or as a whole one. */
export type InventedSite = Readonly<Record<string, string>>

/** What the pages of an invented site say, each with the foot that all of them have. */
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

/** A contact of a site as a test names it. */
export function contactNamed(contacts: readonly SiteContact[], name: string): SiteContact {
  const found = contacts.find((contact) => contact.name === name)
  if (!found) throw new Error(`no ${name} among ${contacts.map((contact) => contact.name).join(', ')}`)
  return found
}

/** The site as the command line prints it. */
export const readSite = (facts: readonly PageFacts[]) => printableSite(resolveSite(facts))
