import { addressParser } from 'postal-mime'
import { isMailDaemon, mailboxName } from '../../lib/mail-daemon.ts'
import { answeredMessageIds } from '../../lib/message-ids.ts'
import type { MessageSummary } from './port.ts'

/** The header fields that `summaryOf` reads. */
export const SUMMARY_FIELDS = [
  'From',
  'In-Reply-To',
  'References',
  'Return-Path',
  'Content-Type',
  'X-Failed-Recipients',
] as const

export interface HeaderField {
  readonly name: string
  readonly value: string
}

const FIELDS_MAX = 1_000
const FIELD_LENGTH_MAX = 20_000
const FROM_LENGTH_MAX = 2_000
const ADDRESS_LENGTH_MAX = 320

/** Parses the header of a message (RFC 5322 2.2); continuation lines are joined. */
export function readHeaders(bytes: Uint8Array): HeaderField[] {
  const fields: { name: string; value: string }[] = []
  for (const line of new TextDecoder().decode(bytes).split(/\r\n|\n/)) {
    if (/^[ \t]/.test(line)) {
      const last = fields.at(-1)
      if (last && last.value.length < FIELD_LENGTH_MAX) last.value += ` ${line.trim()}`
      continue
    }
    const colon = line.indexOf(':')
    if (colon > 0 && fields.length < FIELDS_MAX)
      fields.push({ name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() })
  }
  return fields
}

/** Summarises a message from its header fields. */
export function summaryOf(
  { id, threadId, sizeBytes }: Pick<MessageSummary, 'id' | 'threadId' | 'sizeBytes'>,
  fields: readonly HeaderField[],
): MessageSummary {
  const field = (wanted: (typeof SUMMARY_FIELDS)[number]) =>
    fields.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())?.value.slice(0, FIELD_LENGTH_MAX) ?? null
  const from = addressIn(field('From') ?? '')
  const name = mailboxName(from ?? '')
  const isReport =
    from === null ||
    isMailDaemon(name) ||
    name === 'postmaster' ||
    /^\s*<\s*>/.test(field('Return-Path') ?? '') ||
    /^\s*multipart\/report\b/i.test(field('Content-Type') ?? '') ||
    field('X-Failed-Recipients') !== null
  const answersTo = answeredMessageIds(field('In-Reply-To'), field('References'))
  return { id, threadId, answersTo, from, isReport, sizeBytes }
}

/** The first address in a From, in lower case; null if there is none. */
function addressIn(value: string): string | null {
  const address = addressParser(value.slice(0, FROM_LENGTH_MAX), { flatten: true }).find((one) => one.address)?.address
  return address && address.length <= ADDRESS_LENGTH_MAX ? address.trim().toLowerCase() : null
}
