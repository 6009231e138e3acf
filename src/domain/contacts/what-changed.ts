import { newId } from '../../lib/ids.ts'
import type { BuiltContact, BuiltValue, Edits } from './build-contact.ts'

/** A contact's row before the rebuild. */
export interface FormerRow {
  readonly name: string | null
  readonly job_title: string | null
  readonly organization: string | null
  /** Milliseconds since 1970. */
  readonly updated_at: number
}

/** The latest mention of a contact. */
export interface Latest {
  readonly source_name: string
  readonly source_type: string
  readonly seen_at: number
}

/** What a source added to a contact, as stored in its history (`contact_changes`). */
export interface Brought {
  readonly id: string
  readonly contact: number
  readonly facts: {
    readonly source: string
    readonly source_type: string
    /** Values by type. */
    readonly added: Readonly<Record<string, readonly string[]>>
    /** Fields by name: former and new value. */
    readonly changed: Readonly<Record<string, readonly [from: string | null, to: string | null]>>
  }
}

/**
 * @param fresh values that the contact did not have
 * @param latest the latest mention; if it is older than the last rebuild, changed fields come from a person, not a
 * source
 * @returns null where nothing is new
 */
export function whatChanged(
  contact: number,
  {
    before,
    made,
    edits,
    fresh,
    latest,
  }: {
    readonly before: FormerRow
    readonly made: BuiltContact
    readonly edits: Edits
    readonly fresh: readonly BuiltValue[]
    readonly latest: Latest
  },
): Brought | null {
  const fields = { name: made.name, job_title: made.jobTitle, company: made.organization }
  const were = { name: before.name, job_title: before.job_title, company: before.organization }
  const isEdited = { name: 'name' in edits, job_title: 'job_title' in edits, company: 'organization' in edits }
  const names = Object.keys(fields) as (keyof typeof fields)[]
  const isNews = latest.seen_at > before.updated_at
  const changed = names.filter(
    (name) => isNews && !isEdited[name] && were[name] !== null && fields[name] !== were[name],
  )
  if (fresh.length === 0 && changed.length === 0) return null
  return {
    id: newId(),
    contact,
    facts: {
      source: latest.source_name,
      source_type: latest.source_type,
      added: Object.fromEntries(
        [...Map.groupBy(fresh, ({ type }) => type)].map(([type, of]) => [type, of.map(({ normalized }) => normalized)]),
      ),
      changed: Object.fromEntries(changed.map((name) => [name, [were[name], fields[name]]])),
    },
  }
}
