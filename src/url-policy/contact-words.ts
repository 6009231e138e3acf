import { termsOfPages } from '../facts/tables.ts'
import { termsPattern } from '../lib/terms-pattern.ts'
import { once } from '../lib/text/once.ts'

/** Kinds of pages that show contacts, those first that say most about whom to write to. */
export const CONTACT_PAGE_KINDS = ['contact', 'people', 'about', 'imprint', 'offices'] as const
export type ContactPageKind = (typeof CONTACT_PAGE_KINDS)[number]

/** Made on first use: every cold isolate loads this file, and few of them evaluate URLs. */
const patterns: Readonly<Record<ContactPageKind, () => RegExp>> = {
  contact: once(() => termsPattern(termsOfPages(({ contactPages }) => contactPages))),
  people: once(() => termsPattern(termsOfPages(({ peoplePages }) => peoplePages))),
  about: once(() => termsPattern(termsOfPages(({ aboutPages }) => aboutPages))),
  imprint: once(() => termsPattern(termsOfPages(({ imprintPages }) => imprintPages))),
  offices: once(() => termsPattern(termsOfPages(({ officePages }) => officePages))),
}

/** Returns the kind of page that folded text names, or null. Of several kinds it is the first of the list. */
export const contactPageKindOf = (folded: string): ContactPageKind | null =>
  CONTACT_PAGE_KINDS.find((kind) => patterns[kind]().test(folded)) ?? null

/** Returns whether folded text names a page with contact details, a page about people or a company, or neither. */
export function contactKindOf(folded: string): 'contact' | 'about' | null {
  const names = (kind: ContactPageKind) => patterns[kind]().test(folded)
  if (names('contact') || names('imprint') || names('offices')) return 'contact'
  return names('people') || names('about') ? 'about' : null
}
