import { ArrowLeft, Mail, MailOpen, Reply as ReplyIcon, Trash2 } from 'lucide-react'
import type { Ref } from 'react'
import type { Reply } from '../../../src/contracts/replies/replies.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ContactAddress } from '../../ui/phone-number.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { DecisionNote } from './decision-note.tsx'
import { KindSelect } from './kind-select.tsx'
import { ProofNote } from './proof-note.tsx'
import { ReplyText } from './reply-text.tsx'
import { answerTo, subjectOf } from './reply-words.ts'
import { SuccessorNote } from './successor-note.tsx'

export interface ReplyDetailProps {
  reply: Reply
  /** Receives the focus when a message opens. */
  headingRef: Ref<HTMLHeadingElement>
  /** Absent for viewers with read-only access. */
  deeds: {
    readonly onToggleRead: () => void
    readonly onDelete: () => void
    readonly onChanged: (reply: Reply) => void
  } | null
  isBusy: boolean
  onClose: () => void
}

/** One message in full: its sender, the campaign it replies to, and its actions. */
export function ReplyDetail({ reply, headingRef, deeds, isBusy, onClose }: ReplyDetailProps) {
  const { from_name, from_address, received_at, campaign_id, campaign_name, contact_id, is_read, text } = reply
  return (
    <>
      <Button variant="ghost" icon={ArrowLeft} className="-ml-2 mb-2 lg:hidden" onClick={onClose}>
        All messages
      </Button>
      <h2 ref={headingRef} tabIndex={-1} className="wrap-anywhere rounded-sm font-semibold text-ink text-lg">
        {subjectOf(reply)}
      </h2>
      <p className="wrap-anywhere mt-1 text-ink text-sm">
        {from_name ? <span className="font-medium">{from_name} </span> : null}
        <span className={from_name ? 'text-muted' : 'font-medium'}>
          <ContactAddress address={from_address} />
        </span>
      </p>
      <p className="wrap-anywhere text-muted text-xs">
        <time dateTime={received_at}>{formatDateTime(received_at)}</time>
        {' · answers '}
        <TextLink href={paths.emailSms.to({ tab: 'campaigns', campaign: campaign_id })}>{campaign_name}</TextLink>
        {contact_id ? (
          <>
            {' · '}
            <TextLink href={paths.contactDetail.to(contact_id)}>Contact</TextLink>
          </>
        ) : null}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <LinkButton href={answerTo(reply)} icon={ReplyIcon} variant="primary" isExternal>
          Reply
        </LinkButton>
        {deeds ? (
          <>
            <Button icon={is_read ? Mail : MailOpen} disabled={isBusy} onClick={deeds.onToggleRead}>
              {is_read ? 'Mark unread' : 'Mark read'}
            </Button>
            <Button variant="danger-ghost" icon={Trash2} onClick={deeds.onDelete}>
              Delete
            </Button>
          </>
        ) : null}
      </div>
      <ProofNote key={`${reply.id} proof`} reply={reply} onChanged={deeds?.onChanged ?? null} />
      <DecisionNote key={`${reply.id} decision`} reply={reply} onChanged={deeds?.onChanged ?? null} />
      <KindSelect key={reply.id} reply={reply} onChanged={deeds?.onChanged ?? null} />
      <SuccessorNote reply={reply} />
      <div className="mt-4 border-line border-t pt-4">
        {text.trim() === '' ? <p className="text-faint text-sm">There is no text in it.</p> : <ReplyText text={text} />}
      </div>
    </>
  )
}
