import type { Traces } from './traces.ts'

/** Names of organisations stay, even if they contain a person's name. */
const KEPT = new Set(['name', 'organization', 'organization_key', 'company', 'key', 'kind', 'type', 'event'])
/** Properties that define a list entry. An entry is removed if one of these holds data of the person. */
const ESSENTIAL = ['value', 'normalized', 'email', 'url']

/** Returns JSON without data of the person: such list entries are removed, other texts are redacted. */
export function redactPerson(value: unknown, traces: Traces): unknown {
  if (typeof value === 'string') return traces.redact(value)
  if (Array.isArray(value))
    return value.filter((entry) => !isLost(entry, traces)).map((entry) => redactPerson(entry, traces))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (KEPT.has(name)) return [[name, part]]
      // Own fields may have any name, such as `event`.
      if (name === 'fields') return [[name, redactJson(part, traces)]]
      if (name === 'likely_email') return [[name, likelyAddressWithout(part, traces)]]
      return [[name, redactPerson(part, traces)]]
    }),
  )
}

/** Like `redactPerson`, for JSON as text. Null stays null. */
export const strikeJsonText = (json: string | null, traces: Traces): string | null =>
  json === null || !traces.holds(json) ? json : JSON.stringify(redactPerson(JSON.parse(json), traces))

/** Redacts the person in all texts of JSON given as text, including property names. Null stays null. */
export const redactJsonText = (json: string | null, traces: Traces): string | null =>
  json === null || !traces.holds(json) ? json : JSON.stringify(redactJson(JSON.parse(json), traces))

function redactJson(value: unknown, traces: Traces): unknown {
  if (typeof value === 'string') return traces.redact(value)
  if (Array.isArray(value)) return value.map((entry) => redactJson(entry, traces))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [traces.redact(name), redactJson(part, traces)]),
  )
}

function isLost(entry: unknown, traces: Traces): boolean {
  if (typeof entry === 'string') return traces.holds(entry)
  if (typeof entry !== 'object' || entry === null) return false
  return ESSENTIAL.some((name) => {
    const part = (entry as Record<string, unknown>)[name]
    return typeof part === 'string' && traces.holds(part)
  })
}

/** Removes a likely address that is the person's own, or that was inferred only from their addresses. */
export function likelyAddressWithout(likely: unknown, traces: Traces): unknown {
  if (typeof likely !== 'object' || likely === null) return likely
  const { email, examples = [] } = likely as { email?: string; examples?: string[] }
  const left = examples.filter((example) => !traces.holds(example))
  if ((email && traces.holds(email)) || (examples.length > 0 && left.length === 0)) return null
  return { ...likely, examples: left }
}
