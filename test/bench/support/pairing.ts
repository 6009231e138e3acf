import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ContactFinding } from '../../../src/extraction/contacts.ts'
import { KIT } from './bench-site.ts'

/** A value that the kit wrote into a page, in the order of writing. */
export interface WrittenItem {
  readonly type: 'email' | 'phone' | 'name' | 'address' | 'company'
  readonly value: string
  /** The written form; for a name, the kind of card with all details of the person. */
  readonly form: string
}

/** A person of the generated site with all their details. */
export interface KnownPerson {
  readonly name: string
  readonly form: string
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  /** Empty if none is written; several if two people of the page share the name. */
  readonly roles: readonly string[]
}

/** The result for a person: what the contact lacks or has in addition; empty if correct. */
export interface Pairing {
  readonly person: KnownPerson
  readonly faults: readonly string[]
}

/**
 * Compares the contacts of one page with the people on it.
 *
 * A person is paired correctly if the page has exactly one contact with the name, and that contact has exactly the
 * person's role (none if none is written), all their emails and phone numbers, and no others. The contact's companies
 * and addresses are ignored, and so are fax numbers. Two people with the same name on one page count as one with the
 * details of both and either role; an email or phone shared by two people may be with either. A value that the engine
 * did not find is an error like any other.
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
 * The people on a page, from what the kit wrote: each name with the email and phone that directly follow it. The kit
 * does not report roles; a person's role is the first job title in the markup after the name, before the next name.
 *
 * @param roles every job title that the kit writes
 */
export function knownPeople(items: readonly WrittenItem[], html: string, roles: readonly string[]): KnownPerson[] {
  const people: KnownPerson[] = []
  let from = 0
  for (const [at, { type, value, form }] of items.entries()) {
    // The form `plain` is prose of a special page, where name and email may belong to different people.
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
/** The distance from a name to its role in the widest of the kit's cards. */
const ROLE_DISTANCE_MAX = 120

const firstOf = (words: readonly string[], text: string) =>
  words
    .filter((word) => text.includes(word))
    .sort((a, b) => text.indexOf(a) - text.indexOf(b))
    .slice(0, 1)

/** Every job title of the kit, which does not export its list: collected from many random people. */
export async function kitRoles(): Promise<string[]> {
  const { makePerson, rng } = (await import(pathToFileURL(join(KIT, 'site-content.mjs')).href)) as {
    makePerson: (country: string, random: unknown, domain: string) => { title: string }
    rng: (seed: number) => unknown
  }
  const random = rng(1)
  return [...new Set(Array.from({ length: 500 }, () => makePerson('GB', random, 'example.com').title))]
}
