/** What cannot be known of a campaign whose sender has no bounce address, and whose mail provider does not report; for the server's advice and the screens alike. */
export const bouncesUnknownText = (senderName: string): string =>
  `“${senderName}” has no bounce address, so mail that comes back later is not seen here: it counts as delivered, and addresses that no longer exist stay on your lists and are written to again.`

/** The code of that advice. */
export const BOUNCES_UNKNOWN = 'bounces_unknown'

/** Whether bounces of a sender's mail become known here. A provider that signs its reports has a key for it. */
export const knowsBounces = (sender: {
  readonly bounce_address: string | null
  readonly has_report_key: boolean
}): boolean => sender.bounce_address !== null || sender.has_report_key
