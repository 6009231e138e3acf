import type { AddedRecipients } from '../../../../src/contracts/campaigns/recipients.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../../lib/format.ts'
import { countedRecipients } from '../campaign-words.ts'

/** An import lists the refused rows instead of their number. */
type Added = Pick<AddedRecipients, 'added' | 'known' | 'invalid' | 'suppressed'> & {
  readonly refused: number | readonly unknown[]
  readonly refused_rows?: number
  readonly opted_out?: number
}

/** "12 recipients added, 2 were there already, 1 skipped because they don't want messages." */
export function addedText({ added, known, invalid, suppressed, refused, refused_rows, opted_out }: Added): string {
  const listed = typeof refused === 'number' ? 0 : (refused_rows ?? refused.length)
  const optedOut = typeof refused === 'number' ? refused : (opted_out ?? 0)
  const were = (total: number) => `${formatNumber(total)} ${total === 1 ? 'was' : 'were'}`
  return [
    `${countedRecipients(added)} added`,
    known > 0 && `${were(known)} there already`,
    invalid > listed && `${formatNumber(invalid - listed)} without a usable address`,
    suppressed > 0 && `${formatNumber(suppressed)} skipped because they don't want messages`,
    optedOut > 0 && `${formatNumber(optedOut)} skipped because they opted out`,
    listed > 0 && `${pluralize(listed, 'row')} refused`,
  ]
    .filter(Boolean)
    .join(', ')
    .concat('.')
}
