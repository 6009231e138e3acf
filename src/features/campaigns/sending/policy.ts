/** Nobody who has a batch is silent for longer; after that another one may take it. */
export const LEASE_MS = 60_000
/** So often whoever is at a batch says so. */
export const RENEW_MS = 15_000
/** A consumer hands over for so long, then lets another message go on: the platform ends what takes much longer. */
export const WORK_MS = 20_000
/** Connections to a mail server, or requests to a provider, at once: the platform allows six, and the database needs one. */
export const CONNECTIONS = 5
/** What a connection hands over in such a moment it begins in one step, up to so many: that is what a death leaves in doubt. */
export const TURN_MS = 50
export const TURN_MESSAGES_MAX = 4
/** So long a step of a fast server waits for others to be written down with. */
export const GATHER_MS = 10
/** Longer waits are the clock's: a queue would hold the message that long, and forget it with the machine. */
export const QUEUE_WAIT_MS_MAX = 60_000
/** Whose follow-up is due meanwhile waits for the next look: looking costs as much as there are who wait. */
export const FOLLOW_UP_PAUSE_MS = 60_000
/** So many attempts in a row that met no server end a batch. */
export const TROUBLES_IN_A_ROW = 5
/** Batches in a row that died before they began with anybody; then the campaign is paused, since the next would die as well. */
export const DEATHS_MAX = 2
export const DEATHS_REASON =
  'Preparing its messages failed twice on our side, and we have been told. Nothing was sent meanwhile. Resume it to try again.'
/** What a campaign waits after a batch that met no server; after the last of them it is paused. */
export const TROUBLE_WAITS_MS = [10_000, 30_000] as const

const HOUR_LENGTH = '2026-11-23T10'.length
const DAY_LENGTH = '2026-11-23'.length

/** The hour and the day of UTC by which what a sender sends is counted. */
export function periodsOf(now: Date): { readonly hour: string; readonly day: string } {
  const text = now.toISOString()
  return { hour: text.slice(0, HOUR_LENGTH), day: text.slice(0, DAY_LENGTH) }
}

export const nextHour = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), now.getUTCHours() + 1))
export const nextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

/**
 * Who has a batch, and in which hour: what was booked for it is given back to that hour and its day, whoever does so.
 */
export const batchIdOf = (hour: string, id: string): string => `${hour}/${id}`
export const hourOfBatch = (batchId: string): string => batchId.slice(0, HOUR_LENGTH)
export const dayOfBatch = (batchId: string): string => batchId.slice(0, DAY_LENGTH)
