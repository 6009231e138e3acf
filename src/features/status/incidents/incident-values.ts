import type { IncidentInput } from '../../../contracts/status/incidents.ts'
import { invalid } from '../../../lib/errors.ts'

/** Tolerance for clients whose clock is ahead. */
const AHEAD_MS = 5 * 60 * 1000

/**
 * Returns an incident's values for storage. An open incident has no end. A resolved one ends at the given time, or else
 * at its former end, or else now. Times have a uniform format, so that they sort as text.
 *
 * @param formerEnd the incident's end before the change
 * @throws validation_failed for a time in the future, or an end before the start
 */
export function incidentValues(input: IncidentInput, now: Date, formerEnd: string | null) {
  const { title, status, description } = input
  const startedAt = timeOf(input.started_at, 'started_at', now)
  if (status !== 'resolved') return { title, status, description, startedAt, resolvedAt: null }
  const latest = new Date(Math.max(now.getTime(), Date.parse(startedAt))).toISOString()
  const resolvedAt = input.resolved_at ? timeOf(input.resolved_at, 'resolved_at', now) : (formerEnd ?? latest)
  if (resolvedAt < startedAt) throw invalid({ resolved_at: ['It cannot end before it began'] })
  return { title, status, description, startedAt, resolvedAt }
}

function timeOf(given: string, field: 'started_at' | 'resolved_at', now: Date): string {
  const time = new Date(given)
  if (time.getTime() > now.getTime() + AHEAD_MS) throw invalid({ [field]: ['This is still to come'] })
  return time.toISOString()
}
