import { type EmailAddress, parseMailbox, RESERVED_DOMAIN } from '../../lib/parse-mailbox.ts'
import { memoize } from '../memoize.ts'
import { isPlaceholder } from './is-placeholder.ts'

/** Files and versions: `logo@2x.ai` and `pkg@1.2.md`, although `ai` and `md` are top-level domains. */
const FILE_OR_VERSION = /^(?:\d+x|v?\d+\.\d+)\./
/** Keys, message ids and calendar ids, which machines generate and no person reads. */
const MACHINE_LOCAL =
  /^(?:[0-9a-f]{16,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?=[^@]*\d)(?=[^@]*[a-z])[a-z0-9=+/_-]{32,})$/i
const MACHINE_DOMAIN =
  /(?:^|\.)(?:sentry\.io|sentry\.wixpress\.com|wixpress\.com|(?:group|import|resource)\.calendar\.google\.com|gserviceaccount\.com|users\.noreply\.github\.com|mail\.gmail\.com|s\.whatsapp\.net|apps\.googleusercontent\.com)$/

/** Cache size. */
const ADDRESSES_MAX = 1_000

interface ReadAddress {
  readonly email: EmailAddress | null
  readonly isSample: boolean
}
const UNREADABLE: ReadAddress = { email: null, isSample: false }
const SAMPLE: ReadAddress = { email: null, isSample: true }

const readAddress = memoize((written): ReadAddress => {
  const address = parseMailbox(written)
  if (!address) return UNREADABLE
  const at = address.normalized.lastIndexOf('@')
  const local = address.normalized.slice(0, at)
  const domain = address.normalized.slice(at + 1)
  if (FILE_OR_VERSION.test(domain)) return UNREADABLE
  if (RESERVED_DOMAIN.test(domain)) return SAMPLE
  if (MACHINE_LOCAL.test(local) || MACHINE_DOMAIN.test(domain)) return UNREADABLE
  return isPlaceholder(local, domain) ? SAMPLE : { email: address, isSample: false }
}, ADDRESSES_MAX)

/**
 * Parses one written address, without any text around it.
 *
 * @param written `local@domain`, in any case and script
 * @returns null if it is not a mailbox on a public domain, a placeholder such as `you@example.com`, or a machine's id
 */
export const parseEmail = (written: string): EmailAddress | null => readAddress(written).email

/**
 * Whether a written address is only a sample, such as `you@example.com`. Callers must not decode it or combine it with
 * other text, because the result might be a real person's address.
 */
export const isSampleEmail = (written: string): boolean => readAddress(written).isSample
