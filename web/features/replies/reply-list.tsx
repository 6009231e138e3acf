import { UserRound } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Link } from 'wouter'
import type { Reply } from '../../../src/contracts/replies/replies.ts'
import { Badge } from '../../ui/badge.tsx'
import { cn } from '../../ui/cn.ts'
import { ContactAddress } from '../../ui/phone-number.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { LabelBadges } from './label-badges.tsx'
import { outcomeWords } from './outcome-words.ts'
import { replyKinds, replyProofs, subjectOf, writerOf } from './reply-words.ts'

/** Enough text for two lines. */
const SHOWN_CHARACTERS = 200

export interface ReplyListProps {
  replies: readonly Reply[]
  openId: string | undefined
  hrefOf: (id: string) => string
  /** Whether replies of the previous filters are shown while new ones load. */
  isRefreshing: boolean
}

/** Replies as rows. The arrow keys, J and K move between them, and Enter opens one. */
export function ReplyList({ replies, openId, hrefOf, isRefreshing }: ReplyListProps) {
  return (
    <ul
      aria-label="Messages"
      aria-busy={isRefreshing}
      onKeyDown={moveByKey}
      className={cn(isRefreshing && 'opacity-60')}
    >
      {replies.map((reply) => (
        <li key={reply.id} className="border-line border-b">
          <ReplyRow
            reply={reply}
            isOpen={reply.id === openId}
            href={hrefOf(reply.id)}
            // Opening one message after another adds one history entry.
            isSameStep={openId !== undefined}
          />
        </li>
      ))}
    </ul>
  )
}

interface ReplyRowProps {
  reply: Reply
  isOpen: boolean
  href: string
  isSameStep: boolean
}

function ReplyRow({ reply, isOpen, href, isSameStep }: ReplyRowProps) {
  const { is_read, kind, received_at, text, campaign_name } = reply
  const { label, tone } = replyKinds[kind]
  const proof = replyProofs[reply.proof]
  const { outcome, assignee, label_ids, snoozed_until, replies } = reply.conversation
  const isBack = snoozed_until !== null && Date.parse(snoozed_until) <= Date.now()
  return (
    <Link
      href={href}
      replace={isSameStep}
      data-reply={reply.id}
      aria-current={isOpen || undefined}
      className={cn(
        'flex gap-2 py-3 pr-4 pl-2 hover:bg-hover focus-visible:outline-offset-[-2px]',
        isOpen && 'bg-brand-soft shadow-[inset_2px_0_0_var(--brand)] hover:bg-brand-soft',
      )}
    >
      <span className="flex h-5 w-3 shrink-0 items-center justify-center">
        {is_read ? null : <span aria-hidden="true" className="size-2 rounded-full bg-brand forced-color-adjust-none" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className={cn('min-w-0 truncate text-ink text-sm', is_read ? 'font-medium' : 'font-semibold')}>
            {is_read ? null : <span className="sr-only">Unread: </span>}
            <ContactAddress address={writerOf(reply)} />
            {replies > 1 ? <span className="text-faint"> {replies}</span> : null}
          </span>
          <RelativeTime value={received_at} className="shrink-0 text-faint text-xs" />
        </span>
        <span className={cn('block truncate text-sm', is_read ? 'text-muted' : 'font-medium text-ink')}>
          {subjectOf(reply)}
        </span>
        <span dir="auto" className="wrap-anywhere line-clamp-2 text-muted text-xs">
          {text.slice(0, SHOWN_CHARACTERS)}
        </span>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          {outcome ? (
            <Badge tone={outcomeWords[outcome].tone}>{outcomeWords[outcome].label}</Badge>
          ) : (
            <Badge tone={tone}>{label}</Badge>
          )}
          {reply.is_unsure ? <Badge tone="warning">Decide</Badge> : null}
          {proof ? <Badge tone={proof.tone}>{proof.label}</Badge> : null}
          {isBack ? <Badge tone="info">Back from snooze</Badge> : null}
          {assignee ? <Badge icon={UserRound}>{assignee}</Badge> : null}
          <LabelBadges ids={label_ids} />
          <span className="min-w-0 truncate text-faint text-xs">{campaign_name}</span>
        </span>
      </span>
    </Link>
  )
}

/** The row that each key moves to, relative to the focused one. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  j: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  k: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

// Letter keys work only inside the list, so that speech input triggers nothing elsewhere (WCAG 2.1.4).
function moveByKey(event: KeyboardEvent<HTMLUListElement>) {
  const step = steps[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-reply]')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  event.preventDefault()
  rows[step(at, rows.length)]?.focus()
}
