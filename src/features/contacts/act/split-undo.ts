import type { ContactMergeReason } from '../../../contracts/contacts.ts'
import type { ContactPart, SiteContact } from '../../../extraction/site/site-contact.ts'

/** What a split writes down for whoever undoes it. */
export interface SplitUndo {
  /** The contact that was made. */
  readonly contact: number
  /** Of the mention. */
  readonly key: string
  /** In each source. */
  readonly mentions: readonly { source: number; reason: ContactMergeReason | null; facts: MentionFrame }[]
  readonly is_whole: boolean
}

/** What a mention says beside its parts, which are with those who have them, and why each part belonged to it. */
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

/** A mention of all the parts again, in the order that they had. */
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
