import type { AuditEntry } from '../../../src/contracts/audit-trail/audit-trail.ts'

/** One field of an entry's object, as text; null if absent. */
export interface FactChange {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

/** The fields that an action changed, and those that it left unchanged. */
export function factChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): {
  changed: FactChange[]
  same: FactChange[]
} {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const all = names.map((name) => ({
    field: fieldWords(name),
    before: textIn(before, name),
    after: textIn(after, name),
  }))
  return {
    changed: all.filter((one) => one.before !== one.after),
    same: all.filter((one) => one.before === one.after),
  }
}

/** `max_websites` and `maxWebsites` as `Max websites`. */
function fieldWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function textIn(facts: AuditEntry['before'], name: string): string | null {
  return facts && Object.hasOwn(facts, name) ? textOf(facts[name]) : null
}

function textOf(value: unknown): string {
  if (value === null || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (!Array.isArray(value)) return JSON.stringify(value)
  return value.length === 0 ? 'None' : value.map(textOf).join(', ')
}
