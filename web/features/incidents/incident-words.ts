import type { AdminIncident } from '../../../src/contracts/incidents.ts'
import type { Tone } from '../../ui/tone.ts'

/** As the status page calls and colours them. */
export const incidentStates: Readonly<Record<AdminIncident['status'], { label: string; tone: Tone; hint: string }>> = {
  investigating: { label: 'Investigating', tone: 'danger', hint: 'Nobody knows yet what it is' },
  monitoring: { label: 'Monitoring', tone: 'info', hint: 'It is mended, and being watched' },
  resolved: { label: 'Resolved', tone: 'success', hint: 'It is over' },
}

/** In the order in which an incident goes through them. */
export const INCIDENT_STEPS = ['investigating', 'monitoring', 'resolved'] as const
