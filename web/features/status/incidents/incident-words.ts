import type { AdminIncident } from '../../../../src/contracts/status/incidents.ts'
import type { Tone } from '../../../ui/tone.ts'

/** Names and colours as on the status page. */
export const incidentStates: Readonly<Record<AdminIncident['status'], { label: string; tone: Tone; hint: string }>> = {
  investigating: { label: 'Investigating', tone: 'danger', hint: 'Nobody knows yet what it is' },
  monitoring: { label: 'Monitoring', tone: 'info', hint: 'It is mended, and being watched' },
  resolved: { label: 'Resolved', tone: 'success', hint: 'It is over' },
}

/** In the order in which an incident passes through them. */
export const INCIDENT_STEPS = ['investigating', 'monitoring', 'resolved'] as const
