import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { accountNumber } from '../../db/account-numbers.ts'
import type { ContactPart } from '../../extraction/site/site-contact.ts'
import { fold } from '../../lib/fold.ts'
import { mentionKey } from './known-by.ts'
import type { MentionToStore } from './store-mentions.ts'

/** The key of a spelling that a person took out of a mention. */
export const splitKey = (key: string, name: string): string => `${key}#${fold(name)}`

/** What a person took out of a website's contacts stays out when the website is read again: each such spelling is a mention by itself. */
export async function preserveManualSplits(
  ctx: ServiceContext,
  mentions: readonly MentionToStore[],
): Promise<MentionToStore[]> {
  const asked = mentions.flatMap(({ key, facts }) => facts.parts.map(({ name }) => mentionKey(splitKey(key, name))))
  const rows = await ctx.data.all<{ key: string }>(sql`
    SELECT key FROM contact_keys WHERE account = ${accountNumber(accountOf(ctx).id)} AND key IN (SELECT value FROM json_each(${JSON.stringify([...new Set(asked)])}))`)
  const known = new Set(rows.map(({ key }) => key))
  return known.size === 0 ? [...mentions] : mentions.flatMap((mention) => split(mention, known))
}

function split(mention: MentionToStore, known: ReadonlySet<string>): MentionToStore[] {
  const { key, facts } = mention
  const isOut = ({ name }: ContactPart) => known.has(mentionKey(splitKey(key, name)))
  const out = facts.parts.filter(isOut)
  const rest = facts.parts.filter((part) => !isOut(part))
  if (out.length === 0 || rest.length === 0) return [mention]
  const apart = [...Map.groupBy(out, ({ name }) => splitKey(key, name))]
  return [
    { ...mention, facts: withParts(mention, rest) },
    ...apart.map(([of, parts]) => ({ ...mention, key: of, facts: { ...withParts(mention, parts), key: of } })),
  ]
}

/** A mention of only some of its spellings: named by the first, and by itself no owner's. */
export function withParts(
  { facts }: Pick<MentionToStore, 'facts'>,
  parts: readonly ContactPart[],
): MentionToStore['facts'] {
  const [first, ...others] = parts
  const isNamed = parts.some(({ name }) => name === facts.name)
  return {
    ...facts,
    name: isNamed ? facts.name : first!.name,
    relation: isNamed || facts.relation !== 'owner' ? facts.relation : 'mentioned',
    parts: isNamed ? parts : [{ ...first!, reason: null }, ...others],
  }
}
