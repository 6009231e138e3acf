const DAY_MS = 86_400_000
const DAY_LENGTH = 'YYYY-MM-DD'.length
const MONTH_LENGTH = 'YYYY-MM'.length

/** Returns every UTC day from the first to the last, both included. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  const end = Date.parse(`${last.slice(0, DAY_LENGTH)}T00:00:00.000Z`)
  for (let at = Date.parse(`${first.slice(0, DAY_LENGTH)}T00:00:00.000Z`); at <= end; at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, DAY_LENGTH))
  return days
}

/** Returns every UTC calendar month from the first to the last, both included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  const at = new Date(`${first.slice(0, MONTH_LENGTH)}-01T00:00:00.000Z`)
  for (; at.toISOString().slice(0, MONTH_LENGTH) <= last.slice(0, MONTH_LENGTH); at.setUTCMonth(at.getUTCMonth() + 1))
    months.push(at.toISOString().slice(0, MONTH_LENGTH))
  return months
}
