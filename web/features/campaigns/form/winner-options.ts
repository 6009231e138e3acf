import type { SubjectTest } from '../../../../src/contracts/campaigns/campaign-settings.ts'
import { metrics } from '../campaign-words.ts'

/** What the better one of several texts can be told by, as the options of a select. */
export const metricOptions = Object.entries(metrics).map(([value, { label }]) => ({
  value: value as SubjectTest['by'],
  label,
}))

/** The numbers that are offered, and the one that was saved. */
export const withSaved = (offered: readonly number[], saved: number): number[] =>
  [...new Set([...offered, saved])].toSorted((one, other) => one - other)
