import type { AdminIncident } from '../../../../src/contracts/status/incidents.ts'
import { TONE_OF, type Tone } from '../../../ui/tone.ts'

/** Names and colours as on the status page. */
export const incidentStates: Readonly<Record<AdminIncident['status'], { label: string; tone: Tone; hint: string }>> = {
  investigating: { label: 'Investigating', tone: TONE_OF.broken, hint: "The cause isn't known yet" },
  monitoring: { label: 'Monitoring', tone: TONE_OF.monitored, hint: 'Fixed, and being monitored' },
  resolved: { label: 'Resolved', tone: TONE_OF.done, hint: 'Resolved' },
}

/** In the order in which an incident passes through them. */
export const INCIDENT_STEPS = ['investigating', 'monitoring', 'resolved'] as const
