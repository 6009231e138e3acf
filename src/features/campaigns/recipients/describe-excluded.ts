import type { AddedRecipients } from '../../../contracts/campaigns/recipients.ts'

type LeftOut = Pick<AddedRecipients, 'known' | 'invalid' | 'suppressed' | 'refused'>

/** Formats `2 suppressed, 1 duplicate`: named people who did not become recipients; empty if there are none. */
export function describeExcluded({ suppressed, known, invalid, refused }: LeftOut): string {
  const counts: readonly (readonly [number, string, string])[] = [
    [suppressed, 'suppressed', 'suppressed'],
    [known, 'duplicate', 'duplicates'],
    [invalid, 'without a usable address', 'without a usable address'],
    [refused, 'who asked not to be collected', 'who asked not to be collected'],
  ]
  return counts
    .flatMap(([total, one, several]) =>
      total > 0 ? `${total.toLocaleString('en')} ${total === 1 ? one : several}` : [],
    )
    .join(', ')
}
