import type { Answering } from '../../../src/contracts/replies/conversations.ts'
import { Select } from '../../ui/select.tsx'

export interface AnswerSenderProps {
  answering: Answering
  /** The sender that was chosen instead of one that is gone. */
  senderId: string | undefined
  onSender: (id: string) => void
}

/** To whom an answer goes and from which sender, which is chosen if that of the message is gone. */
export function AnswerSender({ answering, senderId, onSender }: AnswerSenderProps) {
  const { to, subject, sender, senders } = answering
  return (
    <>
      <p className="wrap-anywhere mb-2 text-muted text-xs">
        To <span className="text-ink">{to}</span>
        {sender ? (
          <>
            {' '}
            from <span className="text-ink">{sender.from_email}</span>
          </>
        ) : null}
        {' · '}
        {subject}
      </p>
      {!sender ? (
        <div className="mb-2">
          <p className="mb-1 text-muted text-xs">The sender of this message was deleted or disabled. Reply from:</p>
          <Select
            aria-label="Sender"
            value={senderId ?? null}
            onChange={onSender}
            options={senders.map(({ id, name, from_email }) => ({ value: id, label: from_email, hint: name }))}
          />
        </div>
      ) : null}
    </>
  )
}
