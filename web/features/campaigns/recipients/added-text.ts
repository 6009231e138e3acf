import type { AddedRecipients } from '../../../../src/contracts/campaigns.ts'
import { counted } from '../../../../src/contracts/counted.ts'
import { formatNumber } from '../../../lib/format.ts'
import { countedRecipients } from '../campaign-words.ts'

/** An import says which rows were refused in place of how many people were. */
type Added = Pick<AddedRecipients, 'added' | 'known' | 'invalid' | 'suppressed'> & {
  readonly refused: number | readonly unknown[]
}

/** "12 recipients added, 2 were there already, 1 left off, as they do not want messages." */
export function addedText({ added, known, invalid, suppressed, refused }: Added): string {
  const were = (total: number) => `${formatNumber(total)} ${total === 1 ? 'was' : 'were'}`
  return [
    `${countedRecipients(added)} added`,
    known > 0 && `${were(known)} there already`,
    invalid > 0 && `${formatNumber(invalid)} without a usable address`,
    suppressed > 0 && `${formatNumber(suppressed)} left off, as they do not want messages`,
    typeof refused === 'number'
      ? refused > 0 && `${formatNumber(refused)} left off, as they asked not to be collected`
      : refused.length > 0 && `${counted(refused.length, 'row')} refused`,
  ]
    .filter(Boolean)
    .join(', ')
    .concat('.')
}
