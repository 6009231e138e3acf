/** The semantic tones of interface elements. Each is a family of colour tokens. */
export type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'caution' | 'danger' | 'info'

/**
 * The tone of a state, the same on every screen (README, "Red and green"). A table of states takes its tones from here;
 * where the specification colours a state otherwise, its table says so.
 */
export const TONE_OF = {
  // Waits, is off, or ended as someone wanted.
  ...{
    queued: 'neutral',
    pending: 'neutral',
    draft: 'neutral',
    inactive: 'neutral',
    ended: 'neutral',
    expired: 'neutral',
  },
  ...{ cancelled: 'neutral', skipped: 'neutral', unsubscribed: 'neutral', unknown: 'neutral' },
  // Under way, or on its way without anyone.
  ...{ running: 'info', sent: 'info', scheduled: 'info', monitored: 'info' },
  // Went well, or works.
  ...{ done: 'success', active: 'success', verified: 'success', delivered: 'success', good: 'success' },
  // Needs someone, or may go wrong.
  ...{ paused: 'warning', uncertain: 'warning', unverified: 'warning', late: 'warning', needsSomeone: 'warning' },
  // Went wrong, or does not work.
  ...{ failed: 'danger', broken: 'danger', bounced: 'danger', complained: 'danger' },
} as const satisfies Record<string, Tone>

/** A share or a score of 100, where 100 is best: green from 80, yellow from 60, else red (specification 3, 9). */
export const toneOfScore = (score: number): 'success' | 'warning' | 'danger' =>
  score >= 80 ? 'success' : score >= 60 ? 'warning' : 'danger'

/** The colour of text in a tone. */
export const TEXT_OF = {
  success: 'text-success-text',
  warning: 'text-warning-text',
  danger: 'text-danger-text',
} as const
