import type { z } from 'zod'
import type { AdminIncident, IncidentInput } from '../../../../src/contracts/status/incidents.ts'
import { toLocalInput } from '../../../lib/local-time.ts'

/** Form values: times are in the format of a datetime-local input, in the viewer's time zone. */
export type IncidentValues = z.input<typeof IncidentInput>

const localOf = (instant: string | null) => (instant ? toLocalInput(new Date(instant)) : '')

/** The form's initial values: the incident, or a new one that starts now. */
export function valuesOf(incident: AdminIncident | null, now: Date): IncidentValues {
  if (!incident)
    return {
      ...{ title: '', status: 'investigating', description: '' },
      ...{ started_at: toLocalInput(now), resolved_at: '' },
    }
  const { title, status, description, started_at, resolved_at } = incident
  return { title, status, description, started_at: localOf(started_at), resolved_at: localOf(resolved_at) }
}

/**
 * The incident that the form's values describe. An unchanged time keeps its seconds, which the control does not show.
 * The server validates an empty end time.
 */
export function readValues(values: IncidentValues, incident: AdminIncident | null): IncidentValues {
  const { status, started_at, resolved_at } = values
  const ended = status === 'resolved' && resolved_at
  return {
    ...values,
    started_at: instantOf(started_at, incident?.started_at),
    resolved_at: ended ? instantOf(resolved_at, incident?.resolved_at) : undefined,
  }
}

function instantOf(local: string, before: string | null | undefined): string {
  if (before && localOf(before) === local) return before
  const instant = new Date(local)
  return Number.isNaN(instant.getTime()) ? '' : instant.toISOString()
}
