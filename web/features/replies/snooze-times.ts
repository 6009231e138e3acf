export interface SnoozeTime {
  readonly label: string
  readonly at: Date
}

/** The hour at which a conversation comes back in the morning. */
const MORNING = 8

/** Suggested times to come back, in the user's time zone. */
export function snoozeTimes(now: Date): readonly SnoozeTime[] {
  const morning = (days: number) => {
    const at = new Date(now)
    at.setDate(at.getDate() + days)
    at.setHours(MORNING, 0, 0, 0)
    return at
  }
  const toMonday = (8 - now.getDay()) % 7 || 7
  return [
    { label: 'In 3 hours', at: new Date(now.getTime() + 3 * 3_600_000) },
    { label: 'Tomorrow morning', at: morning(1) },
    { label: 'Next Monday', at: morning(toMonday) },
    { label: 'In two weeks', at: morning(14) },
    { label: 'In three months', at: morning(91) },
  ]
}
