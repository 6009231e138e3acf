import type { Frequency } from '../../../../src/contracts/crawls/crawl-schedules.ts'

export const frequencyLabels: Readonly<Record<Frequency, string>> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
}
