import type { ServiceContext } from '../../../core/context.ts'
import { type ErasedValue, erased, erasedNames } from '../../../domain/erasures/erased-values.ts'
import { type OptOutValue, optedOut } from '../../../domain/opt-outs/opt-outs.ts'
import { mailboxKind } from '../../../extraction/emails/mailbox-kind.ts'
import { nameIdentity } from '../../../extraction/identity.ts'
import type { FactGroup, PageFacts } from '../../../extraction/site/page-facts.ts'
import { siteOfEmail } from '../../../lib/site-of-email.ts'
import { siteOf } from '../../../lib/url.ts'

interface ItemRow {
  readonly type: string
  readonly normalized: string
  readonly value: string
  readonly snippet: string | null
}
interface PageRows {
  readonly page: {
    readonly itemKeys: readonly string[] | null
    readonly facts: PageFacts | null
    readonly title?: string | null | undefined
  }
  readonly items: readonly ItemRow[]
}

/**
 * Removes opted-out data from pages: every address and number whose owner asked not to be collected, at all or by this
 * account. If the address is a person's own, the person's name and numbers are removed as well, and the snippets of the
 * remaining data no longer show them. Companies and postal addresses stay if a person who works there has opted out.
 *
 * @param accountId null for a visitor without an account
 */
export async function withoutOptedOut<Rows extends PageRows>(
  ctx: ServiceContext,
  accountId: string | null,
  pages: readonly Rows[],
): Promise<Rows[]> {
  const asked = pages.flatMap(({ page, items }) => [
    ...(page.itemKeys ?? []).flatMap(valuesOfKey),
    ...items.flatMap(({ type, normalized }) => valuesOfKey(`${type}:${normalized}`)),
    ...(page.facts?.groups ?? []).flatMap(valuesOfGroup),
  ])
  const names = pages.flatMap(({ page, items }) => [
    ...(page.facts?.groups ?? []).flatMap((group) => namesOfGroup(group, siteOfFacts(page.facts))),
    ...items.flatMap(({ type, value }) => (type === 'names' ? namesOfItem(value, siteOfFacts(page.facts)) : [])),
  ])
  const ways = asked.filter(({ kind }) => kind !== 'site') as ErasedValue[]
  const [optedOutHere, erasedHere] = await Promise.all([
    optedOut(ctx, asked),
    accountId === null ? [] : erased(ctx, accountId, [...ways, ...names]),
  ])
  const out = new Set([...optedOutHere, ...erasedHere])
  if (out.size === 0) return [...pages]
  const isOut = (values: readonly (OptOutValue | ErasedValue)[]) =>
    values.some(({ kind, value }) => out.has(`${kind}:${value}`))
  return pages.map((rows) => withoutPeople(rows, isOut))
}

type IsOut = (values: readonly (OptOutValue | ErasedValue)[]) => boolean

function withoutPeople<Rows extends PageRows>(rows: Rows, isOut: IsOut): Rows {
  const { page, items } = rows
  const groups = page.facts?.groups ?? []
  const site = siteOfFacts(page.facts)
  const people = groups.filter((group) => isPersonOut(group, site, isOut))
  const theirs = new Set(people.flatMap(keysOfPerson))
  const isDropped = (key: string) => theirs.has(key) || isOut(valuesOfKey(key))
  const dropped = items.filter(
    ({ type, normalized, value }) =>
      isDropped(`${type}:${normalized}`) || (type === 'names' && isOut(namesOfItem(value, site))),
  )
  const kept = groups.filter((group) => !people.includes(group) && !isNamed(group, theirs))
  return {
    ...rows,
    page: {
      ...page,
      title: redact(page.title ?? null, dropped),
      itemKeys: page.itemKeys?.filter((key) => !isDropped(key)) ?? null,
      facts: page.facts && {
        ...page.facts,
        title: redact(page.facts.title, dropped),
        groups: kept.map((group) => withoutValues(group, isDropped)),
      },
    },
    items: items
      .filter((item) => !dropped.includes(item))
      .map((item) => ({ ...item, snippet: redact(item.snippet, dropped) })),
  }
}

const siteOfFacts = (facts: PageFacts | null): string | null => (facts ? siteOf(facts.url) : null)

const isPersonOut = (group: FactGroup, site: string | null, isOut: IsOut) =>
  group.kind === 'person' &&
  (isOut(namesOfGroup(group, site)) ||
    (group.emails ?? []).some((email) => mailboxKind(email) === 'personal' && isOut(emailValues(email))))

/** Returns a person's name with the places for which it may have been erased. */
function namesOfGroup(
  { kind, name, emails = [], phones = [], organization }: FactGroup,
  site: string | null,
): ErasedValue[] {
  if (kind !== 'person' || name === null) return []
  const at = [site, ...emails.map(siteOfEmail), ...phones.map(({ value }) => value)]
  return erasedNames(name, { at, organizations: [organization] })
}

const namesOfItem = (name: string, site: string | null) => erasedNames(name, { at: [site], organizations: [] })

/** Returns the item keys of the data that belongs to a person alone. */
const keysOfPerson = ({ name, emails = [], phones = [] }: FactGroup): string[] => [
  ...(name ? [`names:${nameIdentity(name)}`] : []),
  ...emails.map((email) => `emails:${email}`),
  ...phones.map(({ value }) => `phones:${value}`),
]

const isNamed = ({ kind, name }: FactGroup, keys: ReadonlySet<string>) =>
  kind === 'person' && name !== null && keys.has(`names:${nameIdentity(name)}`)

function withoutValues({ emails, phones, ...group }: FactGroup, isDropped: (key: string) => boolean): FactGroup {
  return {
    ...group,
    ...(emails && { emails: emails.filter((email) => !isDropped(`emails:${email}`)) }),
    ...(phones && { phones: phones.filter(({ value }) => !isDropped(`phones:${value}`)) }),
  }
}

/** Removes deleted values from a snippet, as far as they appear there literally. */
function redact(snippet: string | null, dropped: readonly ItemRow[]): string | null {
  let text = snippet
  for (const { value, normalized } of dropped) {
    for (const said of [value, normalized]) {
      const at = text?.toLowerCase().indexOf(said.toLowerCase()) ?? -1
      if (text !== null && at >= 0) text = `${text.slice(0, at)}…${text.slice(at + said.length)}`
    }
  }
  return text
}

/** @param key `type:normalized` */
function valuesOfKey(key: string): OptOutValue[] {
  if (key.startsWith('emails:')) return emailValues(key.slice('emails:'.length))
  return key.startsWith('phones:') ? [{ kind: 'phone', value: key.slice('phones:'.length) }] : []
}

const valuesOfGroup = ({ emails = [], phones = [] }: FactGroup): OptOutValue[] => [
  ...emails.flatMap(emailValues),
  ...phones.map(({ value }) => ({ kind: 'phone' as const, value })),
]

/** An email address is opted out by itself or with its whole site. */
function emailValues(email: string): OptOutValue[] {
  const value = email.toLowerCase()
  const site = siteOfEmail(value)
  return [{ kind: 'email', value }, ...(site ? [{ kind: 'site' as const, value: site }] : [])]
}
