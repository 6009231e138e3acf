import type { PlaceholderWords } from '../../facts/contact-texts.ts'
import { wordsOfLanguages } from '../../facts/tables.ts'

const wordsFor = (kind: keyof PlaceholderWords): ReadonlySet<string> =>
  new Set(wordsOfLanguages(({ contactTexts }) => contactTexts?.placeholders?.[kind]))

/** Names of placeholder domains ("your domain"), which have no real mailboxes. */
const PLACEHOLDER_DOMAINS = wordsFor('domains')
/** Local parts of placeholders ("your address here"), on any domain. */
const PLACEHOLDER_LOCALS = wordsFor('mailboxes')
/** Local parts that are placeholders on a vague domain, but may be real on others. */
const VAGUE_LOCALS = wordsFor('vagueMailboxes')
const VAGUE_DOMAINS = wordsFor('vagueDomains')
const MAIL_PROVIDERS: ReadonlySet<string> = new Set(['gmail', 'yahoo', 'hotmail', 'outlook', 'mail', 'email', 'icloud'])
const PROVIDER_PLACEHOLDERS = wordsFor('samples')

/**
 * Whether an address is a placeholder or an example in a form.
 *
 * @param local lower-case local part
 * @param domain lower-case ASCII domain on a public suffix
 * @see https://www.rfc-editor.org/rfc/rfc2606 for the reserved names
 */
export function isPlaceholder(local: string, domain: string): boolean {
  const labels = domain.split('.')
  if (labels.some((label, at) => at < labels.length - 1 && PLACEHOLDER_DOMAINS.has(label))) return true
  if (PLACEHOLDER_LOCALS.has(local)) return true
  const name = labels[0]!
  if (labels.length > 2) return false
  if (
    VAGUE_LOCALS.has(local) &&
    VAGUE_DOMAINS.has(name) &&
    (!MAIL_PROVIDERS.has(name) || PROVIDER_PLACEHOLDERS.has(local))
  ) {
    return true
  }
  return MAIL_PROVIDERS.has(name) && PROVIDER_PLACEHOLDERS.has(local)
}
