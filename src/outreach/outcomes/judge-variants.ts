import type { VariantName, VariantTest } from '../../contracts/campaigns/steps.ts'
import { opensMeanLittle, type VariantFigures } from './judge-subject-test.ts'

export interface NamedFigures extends VariantFigures {
  readonly variant: VariantName
}

const COUNTED = { opens: 'opened', clicks: 'clicked', replies: 'replied' } as const
/** Expected successes below this make the test of two shares unreliable (Cochran's rule). */
const EXPECTED_MIN = 5
/**
 * The level of error of one decision. Figures are looked at with every batch, so each look gets a small share of the
 * usual 5 %.
 */
const ERROR_LEVEL = 0.005

/**
 * Finds the variant that did better than each of the others by more than chance explains: a two-proportion z-test
 * against each of them, at 0.5 % in all (Bonferroni), once every variant was sent often enough. Opens decide nothing where
 * most are made by programs.
 *
 * @returns null while none is clearly better
 */
export function winningVariant({ by, sample }: VariantTest, figures: readonly NamedFigures[]): VariantName | null {
  if (figures.length < 2 || figures.some(({ sent }) => sent < sample)) return null
  const sum = (what: 'opened' | 'prefetched') => figures.reduce((total, one) => total + one[what], 0)
  if (by === 'opens' && opensMeanLittle({ opened: sum('opened'), prefetched: sum('prefetched') })) return null
  const rateOf = (one: NamedFigures) => one[COUNTED[by]] / one.sent
  const [best, ...others] = figures.toSorted((one, other) => rateOf(other) - rateOf(one))
  const critical = normalQuantile(1 - ERROR_LEVEL / 2 / others.length)
  const isBetter = (other: NamedFigures) => {
    const [hits, sent] = [best![COUNTED[by]] + other[COUNTED[by]], best!.sent + other.sent]
    const pooled = hits / sent
    const least = Math.min(best!.sent, other.sent)
    if (pooled * least < EXPECTED_MIN || (1 - pooled) * least < EXPECTED_MIN) return false
    const error = Math.sqrt(pooled * (1 - pooled) * (1 / best!.sent + 1 / other.sent))
    return (rateOf(best!) - rateOf(other)) / error > critical
  }
  return others.every(isBetter) ? best!.variant : null
}

/**
 * The value that a standard normal variable stays below with a probability, from 0.5 to 1, within 0.0005.
 *
 * @see Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.23
 */
function normalQuantile(probability: number): number {
  const t = Math.sqrt(-2 * Math.log(1 - probability))
  return t - (2.515517 + 0.802853 * t + 0.010328 * t * t) / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t ** 3)
}
