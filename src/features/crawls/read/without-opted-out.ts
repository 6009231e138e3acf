import type { ServiceContext } from '../../../core/context.ts'
import { type OptOutValue, optedOut } from '../../../core/opt-outs.ts'
import { mailboxKind } from '../../../extraction/emails/mailbox-kind.ts'
import { siteOfEmail } from '../../../lib/site-of-email.ts'

interface ItemRow {
  readonly type: string
  readonly normalized: string
  readonly value: string
  readonly snippet: string | null
  readonly contactKey: string | null
}
interface ContactRow {
  readonly key: string
  readonly kind: string
  readonly email?: string | null | undefined
  readonly phone?: string | null | undefined
}
interface PageRows {
  readonly page: { readonly itemKeys: readonly string[] | null; readonly title?: string | null | undefined }
  readonly items: readonly ItemRow[]
  readonly contacts: readonly ContactRow[]
}

/** What is of no person alone: companies and addresses stay when somebody who works there has opted out. */
const PERSONAL_TYPES: ReadonlySet<string> = new Set(['names', 'emails', 'phones'])

/**
 * What was read of pages, less every address and number whose owner asked not to be collected. Somebody whose own address
 * it is goes with name and numbers, and the evidence of what stays shows none of it.
 */
export async function withoutOptedOut<Rows extends PageRows>(
  ctx: ServiceContext,
  pages: readonly Rows[],
): Promise<Rows[]> {
  const out = await optedOut(
    ctx,
    pages.flatMap(({ page, items, contacts }) => [
      ...(page.itemKeys ?? []).flatMap(valuesOfKey),
      ...items.flatMap(({ type, normalized }) => valuesOfKey(`${type}:${normalized}`)),
      ...contacts.flatMap(({ email, phone }) => [...emailValues(email), ...phoneValues(phone)]),
    ]),
  )
  if (out.size === 0) return [...pages]
  const isOut = (values: readonly OptOutValue[]) => values.some(({ kind, value }) => out.has(`${kind}:${value}`))
  const isPersonOut = ({ kind, email }: ContactRow) =>
    kind === 'person' && !!email && mailboxKind(email) === 'personal' && out.has(`email:${email.toLowerCase()}`)
  return pages.map((rows) => {
    const { page, items, contacts } = rows
    const people = new Set(contacts.filter(isPersonOut).map(({ key }) => key))
    const isDropped = ({ type, normalized, contactKey }: ItemRow) =>
      isOut(valuesOfKey(`${type}:${normalized}`)) ||
      (contactKey !== null && people.has(contactKey) && PERSONAL_TYPES.has(type))
    const dropped = items.filter(isDropped)
    const droppedKeys = new Set(dropped.map(({ type, normalized }) => `${type}:${normalized}`))
    return {
      ...rows,
      page: {
        ...page,
        title: redact(page.title ?? null, dropped),
        itemKeys: page.itemKeys?.filter((key) => !droppedKeys.has(key) && !isOut(valuesOfKey(key))) ?? null,
      },
      items: items
        .filter((item) => !isDropped(item))
        .map((item) => ({ ...item, snippet: redact(item.snippet, dropped) })),
      contacts: contacts
        .filter((contact) => !people.has(contact.key))
        .map((contact) => ({
          ...contact,
          email: isOut(emailValues(contact.email)) ? null : contact.email,
          phone: isOut(phoneValues(contact.phone)) ? null : contact.phone,
        })),
    }
  })
}

/** Evidence without what was dropped, as far as the page writes it plainly. */
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
  return key.startsWith('phones:') ? phoneValues(key.slice('phones:'.length)) : []
}

/** An address is out by itself or with its whole site. */
function emailValues(email: string | null | undefined): OptOutValue[] {
  if (!email) return []
  const value = email.toLowerCase()
  const site = siteOfEmail(value)
  return [{ kind: 'email', value }, ...(site ? [{ kind: 'site' as const, value: site }] : [])]
}

const phoneValues = (phone: string | null | undefined): OptOutValue[] =>
  phone ? [{ kind: 'phone', value: phone }] : []
