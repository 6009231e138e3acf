import type { ContactChangeKind } from '../../contracts/contacts/contact-details.ts'
import { pluralize } from '../../lib/text/pluralize.ts'

type Facts = Readonly<Record<string, unknown>>

/** Nouns for the values that a source or a user adds, by type. */
const NOUNS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  emails: ['email', 'emails'],
  phones: ['phone', 'phones'],
  addresses: ['address', 'addresses'],
  names: ['spelling', 'spellings'],
  companies: ['spelling', 'spellings'],
  job_titles: ['job title', 'job titles'],
  profiles: ['profile', 'profiles'],
}
const FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  job_title: 'job title',
  company: 'company',
  country: 'country',
}
/** The maximum number of names that are listed. The rest is counted. */
const NAMED_MAX = 3

/** Returns a change of a contact as a sentence. The facts are those stored with the change. */
export function changeText(kind: ContactChangeKind, facts: Facts): string {
  switch (kind) {
    case 'found':
      return `Found ${textOf(facts.source_type) === 'crawl' ? 'by' : 'in'} ${sourceOf(facts)}.`
    case 'updated':
      return updatedText(facts)
    case 'merged': {
      const names = textsOf(facts.names)
      const others = pluralize(Math.max(1, Number(facts.total ?? names.length)), 'other contact')
      return `Merged with ${others}${names.length > 0 ? `: ${listed(names)}` : ''}.`
    }
    case 'split':
      return facts.from === undefined
        ? `Split off into a contact of its own: ${listed(textsOf(facts.names)) || 'one mention'}.`
        : `Split off from ${textOf(facts.from) || 'another contact'}.`
    case 'edited':
      return editedText(facts)
    case 'undone':
      return `Undone: ${changeText(facts.kind as ContactChangeKind, (facts.facts ?? {}) as Facts)}`
    default:
      return 'Changed.'
  }
}

function updatedText(facts: Facts): string {
  const added = addedIn(facts.added)
  const parts = [
    ...(added.length > 0 ? [`New ${joined(added)} from ${sourceOf(facts)}.`] : []),
    ...changesIn(facts.changed).map((change) => `${change}, says ${sourceOf(facts)}.`),
  ]
  return parts.join(' ') || `Updated by ${sourceOf(facts)}.`
}

/** For example `The job title is Chair instead of Clerk`. */
function changesIn(changed: unknown): string[] {
  if (typeof changed !== 'object' || changed === null) return []
  return Object.entries(changed).map(([field, [from, to]]) => {
    const name = FIELDS[field] ?? field
    return to === null
      ? `The ${name} ${textOf(from)} is gone`
      : `The ${name} is ${textOf(to)} instead of ${textOf(from)}`
  })
}

function editedText({ fields, restored, added, removed, preferred }: Facts): string {
  const names = (list: unknown) => textsOf(list).map((field) => FIELDS[field] ?? field)
  const parts = [
    ...(textsOf(fields).length > 0 ? [`changed the ${joined(names(fields))}`] : []),
    ...(textsOf(restored).length > 0 ? [`set the ${joined(names(restored))} back to what was found`] : []),
    ...(addedIn(added).length > 0 ? [`added the ${joined(addedIn(added))}`] : []),
    ...(textsOf(removed).length > 0 ? [`took off ${listed(textsOf(removed))}`] : []),
    ...(textsOf(preferred).length > 0 ? [`put ${listed(textsOf(preferred))} first`] : []),
  ]
  const text = joined(parts) || 'edited'
  return `By hand: ${text}.`
}

/** For example `email ada@acme.com` or `2 phones: …`. */
function addedIn(added: unknown): string[] {
  if (typeof added !== 'object' || added === null) return []
  return Object.entries(added).flatMap(([type, values]) => {
    const texts = textsOf(values)
    const [one, many] = NOUNS[type] ?? [type, type]
    if (texts.length === 0) return []
    return [texts.length === 1 ? `${one} ${texts[0]}` : `${many} ${listed(texts)}`]
  })
}

const sourceOf = ({ source, source_type }: Facts): string => {
  const name = textOf(source)
  if (!name) return 'a source'
  if (source_type === 'crawl') return `the crawl of ${name}`
  return source_type === 'import' ? `the import ${name}` : name
}

function listed(texts: readonly string[]): string {
  const rest = texts.length - NAMED_MAX
  return rest > 0 ? `${texts.slice(0, NAMED_MAX).join(', ')} and ${rest} more` : joined(texts)
}

const joined = (texts: readonly string[]): string =>
  texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one !== '') : []
