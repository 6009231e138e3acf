import { useQuery } from '@tanstack/react-query'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { smsParts } from '../../../../src/outreach/compose/sms-parts.ts'
import { formatNumber } from '../../../lib/format.ts'
import { cn } from '../../../ui/cn.ts'
import { previewQuery } from './api.ts'
import type { MessagePreviewProps } from './message-preview.tsx'
import { useSettled } from './use-settled.ts'

/** Characters of one message in the GSM alphabet. */
const SMS_LENGTH = 160

/**
 * The length of a text message out of 160, and the number of parts that are sent and billed. Includes the preview
 * recipient's merge fields and the opt-out text. Until the server responds, it counts the raw text.
 */
export function SmsCounter({ message }: { message: MessagePreviewProps['message'] }) {
  const settled = useSettled(message)
  const { data, isPlaceholderData } = useQuery({
    ...previewQuery({ ...settled, recipient_id: null }),
    enabled: settled.content.trim() !== '',
  })
  const isMerged = Boolean(data?.sms) && !isPlaceholderData && settled.content === message.content
  const text = isMerged && data ? data.text : message.content
  const { encoding, parts } = smsParts(text)
  const length = [...text].length
  return (
    <span className={cn('tabular-nums', length > SMS_LENGTH && 'text-warning-text')}>
      {formatNumber(length)}/{SMS_LENGTH}
      {parts > 0 ? ` · ${pluralize(parts, 'part')}` : null}
      {encoding === 'ucs2' ? ' · contains special characters (70 per part instead of 160)' : null}
      {isMerged ? ' · as sent' : null}
    </span>
  )
}
