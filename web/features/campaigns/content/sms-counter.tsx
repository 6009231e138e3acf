import { counted } from '../../../../src/contracts/counted.ts'
import { smsParts } from '../../../../src/outreach/sms-parts.ts'
import { formatNumber } from '../../../lib/format.ts'
import { cn } from '../../../ui/cn.ts'

/** What one message holds of the letters that every phone knows. */
const SMS_LENGTH = 160

/** How long a text message is, out of 160, and as how many it is sent and billed. */
export function SmsCounter({ text }: { text: string }) {
  const { encoding, parts } = smsParts(text)
  const length = [...text].length
  return (
    <span className={cn('tabular-nums', length > SMS_LENGTH && 'text-warning-text')}>
      {formatNumber(length)}/{SMS_LENGTH}
      {parts > 0 ? ` · ${counted(parts, 'part')}` : null}
      {encoding === 'ucs2' ? ' · has letters that halve the room (70 in one part)' : null}
    </span>
  )
}
