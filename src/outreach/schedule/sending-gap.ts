import type { SendingGap } from '../../contracts/campaigns/campaign-settings.ts'

/** FNV-1a, 32 bits. It spreads the gaps, and need not be unpredictable. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
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
