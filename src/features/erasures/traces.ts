import { nameRanges } from './name-ranges.ts'
import { emailRanges, phoneRanges, type Range } from './value-ranges.ts'

/** Values that identify a person in texts. */
export interface KnownBy {
  /** Normalised. */
  readonly emails: readonly string[]
  /** In E.164, or plain digits for numbers without a country. */
  readonly phones: readonly string[]
  /** Full names that no other person of the account has. */
  readonly names: readonly string[]
  /** Profile URLs. */
  readonly profiles: readonly string[]
}

/** Replaces redacted data of the person. */
export const STRUCK = '…'

/** Finds a person in texts, in any spelling of their addresses, numbers and names. */
export class Traces {
  readonly known: KnownBy

  constructor(known: KnownBy) {
    this.known = known
  }

  /** Whether there is nothing to search for. */
  get isNobody(): boolean {
    const { emails, phones, names, profiles } = this.known
    return emails.length + phones.length + names.length + profiles.length === 0
  }

  holds(text: string): boolean {
    return this.#rangesIn(text).length > 0
  }

  redact(text: string): string {
    let redacted = ''
    let at = 0
    for (const [start, end] of this.#rangesIn(text).toSorted((a, b) => a[0] - b[0])) {
      if (end <= at) continue
      if (start >= at) redacted += `${text.slice(at, start)}${STRUCK}`
      at = end
    }
    return redacted + text.slice(at)
  }

  #rangesIn(text: string): Range[] {
    const { emails, phones, names, profiles } = this.known
    return [
      ...emails.flatMap((email) => emailRanges(text, email)),
      ...phones.flatMap((phone) => phoneRanges(text, phone)),
      ...names.flatMap((name) => nameRanges(text, name)),
      ...profiles.flatMap((url) => partRanges(text, url)),
    ]
  }
}

function partRanges(text: string, part: string): Range[] {
  const at = text.toLowerCase().indexOf(part.toLowerCase())
  return at < 0 ? [] : [[at, at + part.length]]
}
