import type { Steps } from '../../lib/steps.ts'
import { type Entity, isOrganization, isPerson, textValues } from '../entity.ts'
import { textSearchOf } from '../find-in-text.ts'
import type { Finding } from '../finding.ts'
import { nameIdentity } from '../identity.ts'
import { type Page, snippetAround } from '../page.ts'
import { spend } from '../steps.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import { nameLikelihood } from './likelihood.ts'
import { readNameRuns } from './name-runs.ts'
import { personValue } from './person-value.ts'

/** Properties whose plain text usually names a person, and properties that name a company just as often. */
const PERSONAL_PROPERTIES = new Set([
  'author',
  'creator',
  'contributor',
  'editor',
  'founder',
  'employee',
  'contactPerson',
])
const SHARED_PROPERTIES = [
  'owner',
  'member',
  'performer',
  'instructor',
  'reviewedBy',
  'organizer',
  'attendee',
  'translator',
]
const PERSON_PROPERTIES = [...PERSONAL_PROPERTIES, ...SHARED_PROPERTIES]

const hasGivenName = (name: string) => name.split(' ').some((word) => givenName(foldName(word)) !== 'unknown')
const SITE_NAME_KEYS = ['og:site_name', 'application-name']

/** Returns the people named in structured data. */
export function* namesInEntities(page: Page, entities: readonly Entity[]): Steps<Finding[]> {
  const findings: Finding[] = []
  const siteNames = new Set(SITE_NAME_KEYS.map((key) => nameIdentity(page.meta.get(key) ?? '')))
  for (const entity of entities) {
    yield* spend(page.budget, ENTITY_UNITS)
    if (isPerson(entity)) {
      for (const text of fullNames(entity)) {
        const value = personValue(text)
        // Blogs declare their own name as a person's: it is one only with a known given name.
        const isSite = value !== null && siteNames.has(nameIdentity(value)) && !hasGivenName(value)
        add(entity, isSite ? null : value)
      }
    } else if (entity.types.length === 0 || entity.types.includes('ContactPoint')) {
      for (const text of textValues(entity, 'name')) add(entity, likelyPerson(text, 1))
    }
    for (const property of PERSON_PROPERTIES) {
      const needs = PERSONAL_PROPERTIES.has(property) ? 1 : 2
      for (const value of entity.properties[property] ?? []) {
        if (typeof value === 'string') {
          for (const text of value.split(/[;\n]/)) add(entity, likelyPerson(text, needs), true)
        } else if (!isPerson(value) && !isOrganization(value)) {
          for (const text of textValues(value, 'name')) add(value, likelyPerson(text, needs))
        }
      }
    }
  }
  return findings

  function add(entity: Entity, value: string | null, isProperty = false): void {
    if (value === null) return
    const at = placeIn(page, entity, value)
    const jobTitle = isProperty ? undefined : (textValues(entity, 'jobTitle')[0] ?? textValues(entity, 'role')[0])
    findings.push({
      type: 'names',
      value,
      normalized: nameIdentity(value),
      confidence: entity.types.length > 0 ? 0.96 : 0.85,
      method: entity.method,
      snippet: at === null ? value : snippetAround(page, at, at + value.length),
      start: at,
      end: at === null ? null : at + value.length,
      detail: { ...(jobTitle ? { jobTitle } : {}), ...(isProperty ? {} : { entity: entity.index }) },
    })
  }
}

function fullNames(entity: Entity): string[] {
  const names = textValues(entity, 'name')
  if (names.length > 0) return names
  const parts = ['givenName', 'additionalName', 'familyName'].map((part) => textValues(entity, part)[0])
  return [parts.filter(Boolean).join(' ')]
}

/** Returns the text if it looks like a person's name: `author` is often a company or an account. */
function likelyPerson(text: string, needs: 1 | 2): string | null {
  const value = personValue(text)
  if (value === null) return null
  const [run] = readNameRuns(value)
  return run && run.end >= value.length - 1 && nameLikelihood(run.words, () => false) >= needs ? value : null
}

/**
 * Maximum length of text searched for a name, so that thousands of names in JSON-LD do not each scan the whole page.
 */
const SEARCHED_MAX = 100_000
/** Characters searched per unit of work. */
const CHARACTERS_OF_UNIT = 4
/** Units of work for classifying an entity and reading its names. */
const ENTITY_UNITS = 2_000

/**
 * Position of the name in the text of its own entity, or, without one, in the page; null if the name is only in the
 * markup.
 */
function placeIn(page: Page, { start, end }: Entity, value: string): number | null {
  if (start === null) {
    const [first = -1] = textSearchOf(page).starts(value)
    return first < 0 || first + value.length > SEARCHED_MAX ? null : first
  }
  const from = start
  const to = Math.min(end ?? SEARCHED_MAX, from + SEARCHED_MAX)
  if (!page.budget.trySpend((to - from) / CHARACTERS_OF_UNIT)) return null
  const at = page.text.slice(from, to).indexOf(value)
  return at < 0 ? null : from + at
}
