import type { IncidentInput } from '../../../contracts/incidents.ts'
import { invalid } from '../../../lib/errors.ts'

/** A clock may be a little ahead of ours. */
const AHEAD_MS = 5 * 60 * 1000

/**
 * What an incident is kept as. An open one has no end; one that is resolved ended when it is said, else when it was, else now. Times are
 * written in one form, so that their order as text is that in time.
 *
 * @param formerEnd of the incident so far
 * @throws validation_failed for a time that is still to come, or an end before the beginning
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
