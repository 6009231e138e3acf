import type { ServiceContext } from '../../core/context.ts'
import { keptOut, type OptOutValue } from '../../core/do-not-collect.ts'
import { siteOfEmail } from '../../lib/site-of-email.ts'

interface ItemRow {
  readonly type: string
  readonly normalized: string
  readonly value: string
}
interface ContactRow {
  readonly email?: string | null | undefined
  readonly phone?: string | null | undefined
}
interface PageRows {
  readonly items: readonly ItemRow[]
  readonly contacts: readonly ContactRow[]
}

/** What was read of pages, less every address and number whose owner asked not to be collected. */
export async function withoutKeptOut<Rows extends PageRows>(
  ctx: ServiceContext,
  pages: readonly Rows[],
): Promise<Rows[]> {
  const values = pages.flatMap(({ items, contacts }) => [
    ...items.flatMap(({ type, normalized }) =>
      type === 'emails' ? valuesOf(normalized, null) : type === 'phones' ? valuesOf(null, normalized) : [],
    ),
    ...contacts.flatMap(({ email, phone }) => valuesOf(email ?? null, phone ?? null)),
  ])
  const out = await keptOut(ctx, values)
  if (out.size === 0) return [...pages]
  const isOut = (email: string | null, phone: string | null) =>
    valuesOf(email, phone).some(({ kind, value }) => out.has(`${kind}:${value}`))
  return pages.map((page) => ({
    ...page,
    items: page.items.filter(
      ({ type, normalized }) => !isOut(type === 'emails' ? normalized : null, type === 'phones' ? normalized : null),
    ),
    contacts: page.contacts.map((contact) => ({
      ...contact,
      email: isOut(contact.email ?? null, null) ? null : contact.email,
      phone: isOut(null, contact.phone ?? null) ? null : contact.phone,
    })),
  }))
}

/** An address is out by itself or with its whole site. */
function valuesOf(email: string | null, phone: string | null): OptOutValue[] {
  const address = email?.toLowerCase()
  const site = address ? siteOfEmail(address) : null
  return [
    ...(address ? [{ kind: 'email' as const, value: address }] : []),
    ...(site ? [{ kind: 'site' as const, value: site }] : []),
    ...(phone ? [{ kind: 'phone' as const, value: phone }] : []),
  ]
}
