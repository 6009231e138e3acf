import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ContactFinding } from '../../../src/extraction/contacts.ts'
import { KIT } from './bench-site.ts'

/** One value that the kit wrote into a page, in the order of writing. */
export interface WrittenItem {
  readonly type: 'email' | 'phone' | 'name' | 'address' | 'company'
  readonly value: string
  /** How it was written: for a name the kind of card that holds everything of the person. */
  readonly form: string
}

/** A person of the generated site with everything that belongs to the name. */
export interface KnownPerson {
  readonly name: string
  readonly form: string
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  /** None when none is written; several when two people of the page share the name. */
  readonly roles: readonly string[]
}

/** What became of a person: what the contact lacks or has too much, empty when the pairing is right. */
export interface Pairing {
  readonly person: KnownPerson
  readonly faults: readonly string[]
}

/**
 * Compares the contacts of one page with the people on it.
 *
 * A person is paired rightly when the page has exactly one contact of the name and that contact has the person's role
 * (none where none is written), every email and every phone to call of the person, and no email, phone or role besides.
 * What the contact holds of companies and addresses does not count, and a fax number may be there or not, as it is nobody's
 * phone. Two people of one name on one page count as one who has what both have, with the role of either; an email or phone
 * that two people of a page share may be with either. A value that the engine did not find at all is a fault like any other.
 */
export function pairPeople(people: readonly KnownPerson[], contacts: readonly ContactFinding[]): Pairing[] {
  const isShared = (value: string) =>
    people.filter(({ emails, phones }) => emails.includes(value) || phones.includes(value)).length > 1
  return people.map((person) => {
    const named = contacts.filter(
      ({ kind, findings: [head] }) => kind === 'person' && head!.type === 'names' && isSame(head!.value, person.name),
    )
    if (named.length !== 1) return { person, faults: [`${named.length} contacts`] }
    const [head, ...parts] = named[0]!.findings
    const faults: string[] = []
    const role = head!.detail?.jobTitle
    const isRole = role === undefined ? person.roles.length === 0 : person.roles.some((known) => isSame(known, role))
    if (!isRole) faults.push(`role ${role}`)
    for (const [type, wanted] of [
      ['emails', person.emails],
      ['phones', person.phones],
    ] as const) {
      const given = parts.filter((part) => part.type === type && part.detail?.phoneKind !== 'fax')
      const keys = new Set(given.map(({ normalized }) => normalized))
      for (const value of wanted) if (!keys.has(value) && !isShared(value)) faults.push(`no ${value}`)
      for (const value of keys) if (!wanted.includes(value)) faults.push(`has ${value}`)
    }
    return { person, faults }
  })
}

const squash = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
const isSame = (one: string, other: string) => squash(one) === squash(other)

/**
 * The people on a page, from what the kit wrote: each name with the email and the phone that follow it directly. The kit
 * tells no roles; a person's is the first of its job titles behind the name in the markup, before the next name.
 *
 * @param roles every job title that the kit writes
 */
export function knownPeople(items: readonly WrittenItem[], html: string, roles: readonly string[]): KnownPerson[] {
  const people: KnownPerson[] = []
  let from = 0
  for (const [at, { type, value, form }] of items.entries()) {
    // A form called plain is prose of a special page, where name and email need not be one person's.
    if (type !== 'name' || form === 'plain') continue
    const email = items[at + 1]?.type === 'email' ? [items[at + 1]!.value] : []
    const next = items[at + 2]
    const phones = next?.type === 'phone' && !isFax(next) ? [next.value] : []
    from = html.indexOf(value, from) + value.length
    const ahead = html.slice(from, from + ROLE_DISTANCE_MAX)
    const person = { name: value, form, emails: email, phones, roles: form === 'dl' ? [] : firstOf(roles, ahead) }
    const known = people.findIndex(({ name }) => name === value)
    if (known < 0) people.push(person)
    else {
      const first = people[known]!
      people[known] = {
        ...first,
        emails: [...first.emails, ...person.emails],
        phones: [...first.phones, ...person.phones],
        roles: [...first.roles, ...person.roles],
      }
    }
  }
  return people
}

/** The kit writes this form after the word Fax. */
const isFax = ({ form }: WrittenItem) => form === 'intl_00'
/** From a name to its role in the widest of the kit's cards. */
const ROLE_DISTANCE_MAX = 120

const firstOf = (words: readonly string[], text: string) =>
  words
    .filter((word) => text.includes(word))
    .sort((a, b) => text.indexOf(a) - text.indexOf(b))
    .slice(0, 1)

/** Every job title of the kit, which keeps the list to itself: drawn until no new one comes up. */
export async function kitRoles(): Promise<string[]> {
  const { makePerson, rng } = (await import(pathToFileURL(join(KIT, 'site-content.mjs')).href)) as {
    makePerson: (country: string, random: unknown, domain: string) => { title: string }
    rng: (seed: number) => unknown
  }
  const random = rng(1)
  return [...new Set(Array.from({ length: 500 }, () => makePerson('GB', random, 'example.com').title))]
}
