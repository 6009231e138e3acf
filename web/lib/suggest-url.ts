/**
 * The address that someone who typed a bare domain most likely means: `acme.com/team` gives `https://acme.com/team`.
 *
 * @returns null when the text has a scheme already or is no domain
 */
export function suggestUrl(text: string): string | null {
  const bare = text.trim().replace(/^\/+/, '')
  const isHost = /^(?:[^\s/:@?#.]+(?:\.[^\s/:@?#.]+)+|localhost)\.?(?::\d+)?(?:[/?#]\S*)?$/i.test(bare)
  return isHost && URL.canParse(`https://${bare}`) ? `https://${bare}` : null
}
