import { fold } from '../../lib/fold.ts'
import { umlautSpellings } from '../../lib/transcribe-umlauts.ts'

/** Confidence that a mailbox belongs to the person whose name it spells in this form. */
const FULL = 4
const INITIAL_AND_LAST = 3.5
const LAST = 2.5
const FIRST = 2.2

/** A person whose name a mailbox spells. */
export interface SpelledName {
  /** Index in the list of names. */
  readonly person: number
  readonly strength: number
}

/** The people whose names one mailbox spells, by their index in the list of names. `jane@` may match thousands. */
export class SpelledPeople {
  readonly #strengths = new Map<number, number>()
  #ranked: readonly (readonly [person: number, strength: number])[] | null = null

  add(person: number, strength: number): void {
    this.#strengths.set(person, strength)
  }

  /** How strongly the mailbox points to this person; 0 if it does not spell their name. */
  strengthOf(person: number): number {
    return this.#strengths.get(person) ?? 0
  }

  all(): SpelledName[] {
    return Array.from(this.#strengths, ([person, strength]) => ({ person, strength }))
  }

  /** The `count` strongest matches, with their strengths. */
  strongest(count: number): readonly (readonly [person: number, strength: number])[] {
    this.#ranked ??= [...this.#strengths].sort((a, b) => b[1] - a[1])
    return this.#ranked.slice(0, count)
  }
}

/** Finds the people whose names a mailbox spells: `h.whitaker`, `whitaker_hannah` and `hannah7` for Hannah Whitaker. */
export class SpelledNames {
  readonly #byMailbox = new Map<string, SpelledPeople>()

  /** @param names full names as written, given name first or last */
  constructor(names: readonly string[]) {
    for (const [person, name] of names.entries()) {
      for (const [mailbox, strength] of mailboxesOf(name)) {
        const known = this.#byMailbox.get(mailbox) ?? new SpelledPeople()
        known.add(person, strength)
        this.#byMailbox.set(mailbox, known)
      }
    }
  }

  /**
   * @param email a lower-case address
   * @returns the same object for all addresses with the same letters; null if the mailbox spells no name
   */
  peopleOf(email: string): SpelledPeople | null {
    const local = email.slice(0, email.lastIndexOf('@')).replace(/\+.*$/s, '')
    const mailbox = lettersOf(local)
    return mailbox.length < 2 ? null : (this.#byMailbox.get(mailbox) ?? null)
  }
}

const lettersOf = (text: string) => fold(text).replace(/[\d_ ]/g, '')
const HONORIFIC = /^(?:mr|mrs|ms|miss|dr|prof|sir|herr|frau|dipl|ing|mag|rev|mme|m|dott|sig|ir|drs)\.?$/i

function mailboxesOf(name: string): Map<string, number> {
  const mailboxes = new Map<string, number>()
  for (const spelling of umlautSpellings(name.toLowerCase())) {
    const words = spelling
      .split(/[\s,]+/)
      .filter((word) => word !== '' && !HONORIFIC.test(word))
      .map(lettersOf)
      .filter(Boolean)
    if (words.length < 2) continue
    for (const ordered of [words, [...words].reverse()]) add(mailboxes, ordered)
  }
  return mailboxes
}

function add(mailboxes: Map<string, number>, words: readonly string[]): void {
  const first = words[0]!
  const keep = (mailbox: string, strength: number) => {
    if (mailbox.length > 1 && (mailboxes.get(mailbox) ?? 0) < strength) mailboxes.set(mailbox, strength)
  }
  for (const last of new Set([words.at(-1)!, words.slice(1).join('')])) {
    keep(first + last, FULL)
    keep(first[0] + last, INITIAL_AND_LAST)
    keep(first + last[0], INITIAL_AND_LAST)
    keep(last + first[0], INITIAL_AND_LAST)
    keep(last, LAST)
  }
  keep(words.join(''), FULL)
  keep(words.map((word) => word[0]).join(''), words.length > 2 ? FIRST : 0)
  keep(first, FIRST)
}
