import type { SendingGap } from '../../contracts/campaigns/campaign-settings.ts'

/** FNV-1a with the last step of MurmurHash3, 32 bits. It spreads the gaps, and need not be unpredictable. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * The random pause after a message, evenly distributed between the bounds of a gap.
 *
 * @param seed the same seed has the same pause, so a repeated batch changes nothing
 * @returns milliseconds
 */
export const gapMs = ({ min, max }: SendingGap, seed: string): number =>
  Math.round((min + ((max - min) * hashOf(seed)) / 0xffffffff) * 1_000)

/** The pause to expect, in milliseconds. */
export const averageGapMs = ({ min, max }: SendingGap): number => (min + max) * 500
