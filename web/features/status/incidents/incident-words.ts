import type { AdminIncident } from '../../../../src/contracts/status/incidents.ts'
import type { Tone } from '../../../ui/tone.ts'

/** Names and colours as on the status page. */
export const incidentStates: Readonly<Record<AdminIncident['status'], { label: string; tone: Tone; hint: string }>> = {
  investigating: { label: 'Investigating', tone: 'danger', hint: "The cause isn't known yet" },
  monitoring: { label: 'Monitoring', tone: 'info', hint: 'Fixed, and being monitored' },
  resolved: { label: 'Resolved', tone: 'success', hint: 'Resolved' },
}

/** In the order in which an incident passes through them. */
export const INCIDENT_STEPS = ['investigating', 'monitoring', 'resolved'] as const
