/**
 * Explains why bounces stay unknown for a sender without a bounce address whose mail provider reports none. Used by the
 * server's advice and by the screens.
 */
export const bouncesUnknownText = (senderName: string): string =>
  `“${senderName}” has no bounce address or connected mailbox, so later bounces aren't recorded. They count as delivered, and invalid addresses stay on your lists.`

/** The code of that advice. */
export const BOUNCES_UNKNOWN = 'bounces_unknown'

/**
 * Whether bounces of a sender's mail become known: they come to a bounce address or to a connected mailbox that is read,
 * or its provider reports them, for which it has a report key.
 */
export const knowsBounces = (sender: {
  readonly bounce_address: string | null
  readonly has_report_key: boolean
  readonly mailbox: { readonly state: 'connected' | 'disconnected' } | null
}): boolean => sender.bounce_address !== null || sender.has_report_key || sender.mailbox?.state === 'connected'
