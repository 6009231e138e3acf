import { CONFIDENCE_STEPS } from '../../contracts/data/data.ts'
import type { DataType, SourceType } from '../../contracts/data/items.ts'
import type { EmailCheck, MailboxKind } from '../../contracts/email-checks/email-checks.ts'
import { anyMark } from '../../core/search-text.ts'
import { CHECK_CODES, MAILBOX_CODES, SOURCE_BITS, TYPE_CODES } from '../../db/codes.ts'

export interface MarkedTerms {
  readonly type?: DataType
  readonly source_type?: SourceType
  /** One of `CONFIDENCE_STEPS`. */
  readonly min_confidence?: number
  readonly email_check?: EmailCheck
  readonly mailbox?: MailboxKind
}

/** The code for an item that is not checked, or has no kind of mailbox. */
const NO_CODE = -1
/** The state character for codes 0 and 0. Others are offset by `3 * check + mailbox`. */
const FIRST_STATE = 'e'.charCodeAt(0)
/** All non-empty sets of source types, as bits. */
const SOURCE_TYPES = [1, 2, 3, 4, 5, 6, 7]

/**
 * Returns search index expressions for filters. Each mark encodes several properties, since it costs three index
 * entries: one mark has the item type and the source types, the other the confidence, the email check and the kind of
 * mailbox.
 */
export function markExpressions({ type, source_type, min_confidence, email_check, mailbox }: MarkedTerms): string[] {
  const parts: string[] = []
  if (type || source_type) {
    const types = type ? [TYPE_CODES[type]] : Object.values(TYPE_CODES)
    const sources = SOURCE_TYPES.filter((bits) => !source_type || bits & SOURCE_BITS[source_type])
    parts.push(anyMark(types.flatMap((code) => sources.map((bits) => `${code}${bits}`))))
  }
  if (min_confidence !== undefined || email_check || mailbox) {
    const steps = [0, ...CONFIDENCE_STEPS].filter((step) => step >= (min_confidence ?? 0))
    const checks = email_check ? [CHECK_CODES[email_check]] : [...Object.values(CHECK_CODES), NO_CODE]
    const mailboxes = mailbox ? [MAILBOX_CODES[mailbox]] : [...Object.values(MAILBOX_CODES), NO_CODE]
    const states = checks.flatMap((check) =>
      mailboxes.map((kind) => String.fromCharCode(FIRST_STATE + check * 3 + kind)),
    )
    parts.push(anyMark(steps.flatMap((step) => states.map((state) => `${Math.round(step * 10)}${state}`))))
  }
  return parts
}
