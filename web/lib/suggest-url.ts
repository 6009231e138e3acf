/**
 * The URL that a bare domain most likely means: `acme.com/team` returns `https://acme.com/team`.
 *
 * @returns null if the text already has a scheme or is no domain
 */
export function suggestUrl(text: string): string | null {
  const bare = text.trim().replace(/^\/+/, '')
  const isHost = /^(?:[^\s/:@?#.]+(?:\.[^\s/:@?#.]+)+|localhost)\.?(?::\d+)?(?:[/?#]\S*)?$/i.test(bare)
  return isHost && URL.canParse(`https://${bare}`) ? `https://${bare}` : null
}
