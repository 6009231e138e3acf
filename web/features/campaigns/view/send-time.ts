/** How far ahead a campaign can be scheduled here. */
export const AHEAD_MS = 360 * 86_400_000

/** Now, or at a time of the person's clock. */
export interface SendTime {
  readonly when: 'now' | 'later'
  readonly at: string
}

/** What is wrong with the time that a campaign is to be sent at. */
export function timeProblem(instant: Date): string | undefined {
  if (Number.isNaN(instant.getTime())) return 'Choose a date and time'
  const ahead = instant.getTime() - Date.now()
  if (ahead <= 0) return 'Choose a time in the future'
  return ahead > AHEAD_MS ? 'Choose a time within a year' : undefined
}
