import {
  FIELD_VALUE_LENGTH_MAX,
  type FormFields,
  type SubscriptionValues,
} from '../../contracts/subscription-forms/subscription-forms.ts'
import { readCompany, readEmail, readName } from '../../domain/contacts/contact-values.ts'
import { judgeEmail } from '../../domain/email-checks/judge-email.ts'
import { mailboxKind } from '../../extraction/emails/mailbox-kind.ts'
import { oneLine } from '../../lib/text/one-line.ts'
import type { StampState } from './stamp.ts'

/** A field that people do not see, but programs fill in. */
export const HONEYPOT = 'homepage'
/** The address whose warning was shown already. */
export const ACKNOWLEDGED = 'acknowledged'
export const ownName = (place: number): string => `field_${place + 1}`

/** A submission as the page shows it again. */
export interface Entered {
  readonly email: string
  readonly name: string
  readonly company: string
  readonly own: readonly string[]
}

export type Verdict =
  /** A program; it is answered as if it had worked. */
  | { readonly kind: 'ignored' }
  /** Shown again, with problems by field name, or a notice. */
  | {
      readonly kind: 'again'
      readonly problems: Readonly<Record<string, string>>
      readonly notice: string | null
      /** The address that a warning is shown for; sending it again accepts it. */
      readonly warnedOf: string | null
    }
  | { readonly kind: 'accepted'; readonly address: string; readonly values: SubscriptionValues }

/** Reads what was entered; anything else that was posted is ignored. */
export function readEntered(posted: Readonly<Record<string, unknown>>, { own }: FormFields): Entered {
  const textOf = (name: string) => {
    const value = posted[name]
    return typeof value === 'string' ? oneLine(value).slice(0, FIELD_VALUE_LENGTH_MAX + 1) : ''
  }
  return {
    email: textOf('email'),
    name: textOf('name'),
    company: textOf('company'),
    own: own.map((_, place) => textOf(ownName(place))),
  }
}

/** Decides what becomes of a submission, without looking anything up. */
export function judgeSubmission(
  posted: Readonly<Record<string, unknown>>,
  fields: FormFields,
  stamp: StampState,
): Verdict {
  if (posted[HONEYPOT] !== undefined && posted[HONEYPOT] !== '') return { kind: 'ignored' }
  const entered = readEntered(posted, fields)
  const problems: Record<string, string> = {}
  const address = readEmail(entered.email)?.normalized ?? null
  if (address === null) problems.email = 'Enter a valid email address'
  else if (judgeEmail(domainOf(address), null) === 'disposable')
    problems.email = 'Enter a permanent address. This one is from a disposable email provider'
  for (const name of ['name', 'company'] as const) {
    const read = name === 'name' ? readName : readCompany
    if (fields[name] === 'required' && entered[name] === '') problems[name] = `Enter your ${name}`
    else if (fields[name] !== 'off' && entered[name] !== '' && !read(entered[name]))
      problems[name] = `This is not a ${name}`
  }
  for (const [place, { label, is_required }] of fields.own.entries()) {
    const value = entered.own[place]!
    if (is_required && value === '') problems[ownName(place)] = `Enter ${label}`
    if (value.length > FIELD_VALUE_LENGTH_MAX)
      problems[ownName(place)] = `Use at most ${FIELD_VALUE_LENGTH_MAX} characters`
  }
  const again = (notice: string | null, warnedOf: string | null = null): Verdict => ({
    ...{ kind: 'again', problems, notice, warnedOf },
  })
  if (Object.keys(problems).length > 0 || address === null) return again(null)
  // A form on another website has no stamp: there, the page asks for one more press.
  if (stamp !== 'valid') return again(STAMP_NOTICES[stamp])
  const isShared = mailboxKind(address) === 'role'
  if (isShared && posted[ACKNOWLEDGED] !== address)
    return again('This looks like a shared mailbox. Submit again to subscribe it anyway.', address)
  return {
    kind: 'accepted',
    address,
    values: {
      name: fields.name === 'off' ? null : entered.name || null,
      company: fields.company === 'off' ? null : entered.company || null,
      own: Object.fromEntries(
        fields.own.flatMap(({ label }, place) => (entered.own[place] ? [[label, entered.own[place]]] : [])),
      ),
    },
  }
}

const STAMP_NOTICES = {
  missing: 'Almost there. Check your entries and select Subscribe.',
  'too-fast': 'That was quick. Check your entries and select Subscribe again.',
  expired: 'This page was open for a long time. Please select Subscribe again.',
} as const

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)
