import type { Incident, Status } from '../../../src/contracts/status/status.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'

type ServiceState = Status['status']

export const BANNERS: Readonly<Record<ServiceState, string>> = {
  operational: 'All Systems Operational',
  degraded: 'Some Systems Degraded',
  outage: 'Service Outage',
}
/** The banner's text when the status could not be fetched. */
export const NO_ANSWER = 'Live Status Unavailable'
export const NOT_KNOWN = 'Not known'

export const STATES: Readonly<Record<ServiceState, string>> = {
  operational: 'Operational',
  degraded: 'Degraded',
  outage: 'Outage',
}
export const INCIDENT_STATES: Readonly<Record<Incident['status'], string>> = {
  resolved: 'Resolved',
  monitoring: 'Monitoring',
  investigating: 'Investigating',
}

export const uptimeText = (percent: number) => `${percent}%`
export const responseText = (milliseconds: number) => `${milliseconds}ms`

/** Formats a UTC day: October 15, 2025. */
export const dayText = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export type DayLevel = 'none' | 'up' | 'partial' | 'down'

/** The level of a day: one failed probe in 288 is 99.65 %, an hour of outage 95.8 %. */
export function levelOf(uptime: number | null): DayLevel {
  if (uptime === null) return 'none'
  if (uptime >= 99.5) return 'up'
  return uptime >= 95 ? 'partial' : 'down'
}

/** A text alternative for the bars of a service. */
export function historyText(days: Status['services'][number]['days']): string {
  const measured = days.flatMap(({ uptime }) => (uptime === null ? [] : [uptime]))
  if (measured.length === 0) return 'Not measured yet'
  const bad = measured.filter((uptime) => levelOf(uptime) !== 'up').length
  const span =
    measured.length === 1 ? 'On the one day measured' : `On the ${pluralize(measured.length, 'day')} measured`
  return `${span}, ${bad === 0 ? 'no days' : pluralize(bad, 'day')} with trouble`
}
