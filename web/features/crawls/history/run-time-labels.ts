import type { Schedule } from '../../../../src/contracts/crawls/crawl-schedules.ts'
import { WEEKDAYS } from '../../../lib/format.ts'
import { timeZoneName } from '../../../ui/time-zones.ts'
import { frequencyLabels } from './frequency-labels.ts'

/** When a schedule runs, such as "Weekly on Monday at 09:00, Berlin, Europe". Only the frequency without a local time. */
export function runTimeText({ frequency, run_time }: Pick<Schedule, 'frequency' | 'run_time'>): string {
  const label = frequencyLabels[frequency]
  if (!run_time) return label
  const { time, time_zone, weekday, day } = run_time
  const on = { daily: '', weekly: ` on ${WEEKDAYS[weekday - 1]}`, monthly: ` on day ${day}` }[frequency]
  return `${label}${on} at ${time}, ${timeZoneName(time_zone)}`
}
