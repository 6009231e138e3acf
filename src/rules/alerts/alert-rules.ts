/** A rule about one figure of the service: from its threshold on, operators are alerted. */
export interface AlertRule {
  /** As a sentence without its end. */
  readonly title: string
  /** The setting with the threshold; 0 switches the rule off. */
  readonly threshold:
    | 'alert_dead_letters'
    | 'alert_error_percent'
    | 'alert_queue_minutes'
    | 'alert_database_percent'
    | 'alert_senders'
  /** The unit of figure and threshold, as it follows a number. */
  readonly unit: string
}

/** All rules. To add one: a line here, its figure in `features/alerts/figures.ts` and `docs/runbooks/<name>.md`. */
export const ALERT_RULES = {
  'dead-letters': { title: 'Messages could not be processed', threshold: 'alert_dead_letters', unit: ' dead letters' },
  'error-rate': {
    title: 'Many errors',
    threshold: 'alert_error_percent',
    unit: ' % of requests and messages in 15 minutes',
  },
  'queue-age': { title: 'A queue falls behind', threshold: 'alert_queue_minutes', unit: ' minutes' },
  'database-fill': { title: 'A database fills up', threshold: 'alert_database_percent', unit: ' % of 10 GB' },
  'sender-trouble': { title: 'Senders fail', threshold: 'alert_senders', unit: ' senders' },
} as const satisfies Record<string, AlertRule>
export type AlertRuleName = keyof typeof ALERT_RULES
export const ALERT_RULE_NAMES = Object.keys(ALERT_RULES) as AlertRuleName[]

const REPEAT_MS = 24 * 60 * 60_000

/** What becomes of a rule's alert when its figure is measured. */
export type AlertStep = 'open' | 'keep' | 'end' | 'none'

/**
 * Decides what a measurement does to a rule's alert.
 *
 * @param figure undefined if it could not be measured: then nothing changes, since a failure proves neither
 */
export function alertStep(figure: number | undefined, threshold: number, isOpen: boolean): AlertStep {
  const isOff = threshold === 0
  if (figure === undefined && !isOff) return isOpen ? 'keep' : 'none'
  const isHigh = !isOff && figure !== undefined && figure >= threshold
  if (isHigh) return isOpen ? 'keep' : 'open'
  return isOpen ? 'end' : 'none'
}

/** An alert's times, ISO 8601. */
export interface AlertTimes {
  readonly openedAt: string
  readonly toldAt: string | null
  readonly endedAt: string | null
  readonly endToldAt: string | null
}

/** What operators need to hear about an alert: that it opened, that it is still open (once a day), or that it ended. */
export type AlertNews = 'opened' | 'continues' | 'ended'

/** @returns null where there is nothing to send. The end of an alert nobody was notified of is no news. */
export function newsOf({ toldAt, endedAt, endToldAt }: AlertTimes, now: Date): AlertNews | null {
  if (endedAt !== null) return toldAt !== null && endToldAt === null ? 'ended' : null
  if (toldAt === null) return 'opened'
  return now.getTime() - Date.parse(toldAt) >= REPEAT_MS ? 'continues' : null
}
