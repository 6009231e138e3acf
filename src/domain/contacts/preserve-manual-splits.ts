import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { accountNumber } from '../../db/account-numbers.ts'
import type { ContactPart } from '../../extraction/site/site-contact.ts'
import { fold } from '../../lib/fold.ts'
import { mentionKey } from './match-keys.ts'
import type { MentionToStore } from './store-mentions.ts'

/** The mention key of a spelling that a person split off. */
export const splitKey = (key: string, name: string): string => `${key}#${fold(name)}`

/**
 * Keeps spellings that a person split off a website's contacts separate when the website is crawled again: each of them
 * becomes a mention of its own.
 */
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

/**
 * Reduces a mention to some of its spellings. Without its main name, the first spelling names it, and it no longer
 * counts as the site's owner.
 */
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
