/**
 * Explains why bounces stay unknown for a sender without a bounce address whose mail provider reports none. Used by the
 * server's advice and by the screens.
 */
export const bouncesUnknownText = (senderName: string): string =>
  `“${senderName}” has no bounce address, so mail that comes back later is not seen here: it counts as delivered, and addresses that no longer exist stay on your lists and are written to again.`

/** The code of that advice. */
export const BOUNCES_UNKNOWN = 'bounces_unknown'

/**
 * Whether bounces of a sender's mail are seen here: at its bounce address, in its mailbox, or by its provider's reports,
 * which need a report key.
 */
export const knowsBounces = (sender: {
  readonly bounce_address: string | null
  readonly has_report_key: boolean
  readonly mailbox: object | null
}): boolean => sender.bounce_address !== null || sender.has_report_key || sender.mailbox !== null
