import type { ContactMergeReason } from '../../../contracts/contacts/contact-details.ts'
import type { ContactPart, SiteContact } from '../../../extraction/site/site-contact.ts'

/** The data that a split stores for undoing it. */
export interface SplitUndo {
  /** The contact that was created. */
  readonly contact: number
  /** The key of the mention. */
  readonly key: string
  /** The mention in each source. */
  readonly mentions: readonly { source: number; reason: ContactMergeReason | null; facts: MentionFrame }[]
  readonly is_whole: boolean
}

/**
 * The facts of a mention apart from its parts, which are stored with their contacts, and the reason why each part
 * belonged to it.
 */
export interface MentionFrame {
  readonly name: string
  readonly relation: SiteContact['relation']
  readonly likely_email: SiteContact['likely_email']
  readonly reasons: readonly (readonly [name: string, reason: ContactPart['reason']])[]
}

export const frameOf = ({ name, relation, likely_email, parts }: SiteContact): MentionFrame => ({
  name,
  relation,
  likely_email,
  reasons: parts.map((part) => [part.name, part.reason]),
})

/** Returns a mention that is reassembled from all its parts, in their original order. */
export function framed(
  facts: SiteContact,
  parts: readonly ContactPart[],
  frame: MentionFrame | undefined,
): SiteContact {
  if (!frame || !parts.some(({ name }) => name === frame.name)) return { ...facts, parts }
  const { reasons, ...rest } = frame
  const [order, reasonOf] = [reasons.map(([name]) => name), new Map(reasons)]
  const placeOf = ({ name }: ContactPart) => (order.includes(name) ? order.indexOf(name) : order.length)
  const sorted = parts.toSorted((a, b) => placeOf(a) - placeOf(b))
  return {
    ...facts,
    ...rest,
    parts: sorted.map((part) => ({ ...part, reason: reasonOf.get(part.name) ?? part.reason })),
  }
}
