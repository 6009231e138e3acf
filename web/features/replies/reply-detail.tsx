import { useQuery } from '@tanstack/react-query'
import {
  Archive,
  ArchiveRestore,
  ArrowLeft,
  Clock,
  Mail,
  MailOpen,
  Reply as ReplyIcon,
  Tag,
  Trash2,
  UserRound,
} from 'lucide-react'
import type { Ref } from 'react'
import type { ConversationOutcome } from '../../../src/contracts/replies/conversation-state.ts'
import type { Reply } from '../../../src/contracts/replies/replies.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ContactAddress } from '../../ui/phone-number.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { conversationQueries } from './conversation-api.ts'
import { ConversationThread } from './conversation-thread.tsx'
import { DecisionNote } from './decision-note.tsx'
import { KindSelect } from './kind-select.tsx'
import { LabelBadges } from './label-badges.tsx'
import { OutcomeBar } from './outcome-bar.tsx'
import { ProofNote } from './proof-note.tsx'
import { ReplyBox } from './reply-box.tsx'
import { answerTo, subjectOf } from './reply-words.ts'
import { SuccessorNote } from './successor-note.tsx'

/** What can be done with a conversation. */
export interface ConversationDeeds {
  readonly onToggleRead: () => void
  readonly onDelete: () => void
  readonly onChanged: (reply: Reply) => void
  readonly onDone: () => void
  readonly onSnooze: () => void
  readonly onLabel: () => void
  readonly onAssign: () => void
  readonly onOutcome: (outcome: ConversationOutcome | null) => void
  readonly onReply: () => void
}

export interface ReplyDetailProps {
  /** The latest reply of the conversation. */
  reply: Reply
  /** Receives the focus when a conversation opens. */
  headingRef: Ref<HTMLHeadingElement>
  boxRef: Ref<HTMLTextAreaElement>
  /** Absent for viewers with read-only access. */
  deeds: ConversationDeeds | null
  draft: string
  onDraft: (text: string) => void
  isBusy: boolean
  onClose: () => void
}

/** One conversation in full: its person, what is known of it, everything that was written, and the answer. */
export function ReplyDetail({ reply, headingRef, boxRef, deeds, draft, onDraft, isBusy, onClose }: ReplyDetailProps) {
  const { from_name, from_address, campaign_id, campaign_name, contact_id, is_read, conversation } = reply
  const { is_done, snoozed_until, assignee, label_ids } = conversation
  const { data, error, refetch, isFetching } = useQuery(conversationQueries.one(conversation.id))
  const onChanged = deeds?.onChanged ?? null
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
        {'Answers '}
        <TextLink href={paths.emailSms.to({ tab: 'campaigns', campaign: campaign_id })}>{campaign_name}</TextLink>
        {contact_id ? (
          <>
            {' · '}
            <TextLink href={paths.contactDetail.to(contact_id)}>Contact</TextLink>
          </>
        ) : null}
      </p>
      {label_ids.length > 0 || assignee || snoozed_until || is_done ? (
        <p className="mt-2 flex flex-wrap items-center gap-1.5">
          {is_done ? <Badge>Done</Badge> : null}
          {snoozed_until ? <Badge tone="info">{snoozeWords(snoozed_until)}</Badge> : null}
          {assignee ? <Badge icon={UserRound}>{assignee}</Badge> : null}
          <LabelBadges ids={label_ids} />
        </p>
      ) : null}
      {deeds ? (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {reply.channel === 'sms' ? (
            <OwnProgramLink reply={reply} />
          ) : (
            <Button icon={ReplyIcon} variant="primary" onClick={deeds.onReply}>
              Reply
            </Button>
          )}
          <Button icon={is_done ? ArchiveRestore : Archive} disabled={isBusy} onClick={deeds.onDone}>
            {is_done ? 'Back to inbox' : 'Done'}
          </Button>
          <span className="flex">
            <IconButton icon={Clock} label="Snooze" onClick={deeds.onSnooze} />
            <IconButton icon={Tag} label="Labels" onClick={deeds.onLabel} />
            <IconButton icon={UserRound} label="Assign" onClick={deeds.onAssign} />
            <IconButton
              icon={is_read ? Mail : MailOpen}
              label={is_read ? 'Mark unread' : 'Mark read'}
              disabled={isBusy}
              onClick={deeds.onToggleRead}
            />
            <IconButton icon={Trash2} label="Delete the last message" onClick={deeds.onDelete} />
          </span>
        </div>
      ) : (
        <div className="mt-3">
          <OwnProgramLink reply={reply} />
        </div>
      )}
      <OutcomeBar conversation={conversation} onChoose={deeds?.onOutcome ?? null} onSnooze={deeds?.onSnooze ?? noop} />
      <ProofNote key={`${reply.id} proof`} reply={reply} onChanged={onChanged} />
      <DecisionNote key={`${reply.id} decision`} reply={reply} onChanged={onChanged} />
      <KindSelect key={reply.id} reply={reply} onChanged={onChanged} />
      <SuccessorNote reply={reply} />
      {error && !data ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !data ? (
        <TableSkeleton rows={2} lines={2} label="Loading conversation" />
      ) : (
        <>
          <ConversationThread entries={data.entries} canEdit={deeds !== null} onTakenBack={onDraft} />
          {deeds ? (
            <ReplyBox
              key={conversation.id}
              conversationId={conversation.id}
              answering={data.answering}
              text={draft}
              onText={onDraft}
              boxRef={boxRef}
            />
          ) : null}
        </>
      )}
    </>
  )
}

/** Answers in the user's own mail or messaging program: text messages, and for viewers with read-only access. */
function OwnProgramLink({ reply }: { reply: Reply }) {
  return (
    <LinkButton href={answerTo(reply)} icon={ReplyIcon} variant="primary" isExternal>
      Reply
    </LinkButton>
  )
}

const noop = () => {}

const snoozeWords = (until: string): string =>
  Date.parse(until) > Date.now() ? `Snoozed until ${formatDateTime(until)}` : 'Back from snooze'
