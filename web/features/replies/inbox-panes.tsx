import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { ReturnsOf } from '../../../src/contracts/endpoint.ts'
import type { listReplies, Reply } from '../../../src/contracts/replies/replies.ts'
import { formatNumber } from '../../lib/format.ts'
import { cn } from '../../ui/cn.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useUpdateReply } from './api.ts'
import { DeleteReplyDialog } from './delete-reply-dialog.tsx'
import type { RepliesLocation } from './replies-address.ts'
import { ReplyDetail } from './reply-detail.tsx'
import { ReplyList } from './reply-list.tsx'
import { useOpenReply } from './use-open-reply.ts'

export interface InboxPanesProps {
  location: RepliesLocation
  page: ReturnsOf<typeof listReplies>['data']
  /** Whether replies of the previous filters are shown while new ones load. */
  isRefreshing: boolean
  /** Whether no request is pending. */
  isSettled: boolean
  canEdit: boolean
}

/** The list with the open message beside it, or one at a time on narrow screens. */
export function InboxPanes({ location, page, isRefreshing, isSettled, canEdit }: InboxPanesProps) {
  const { address, hrefOf, open: openReply, close, turn } = location
  const panes = useRef<HTMLDivElement | null>(null)
  const { open, replies = page.replies, remember } = useOpenReply(address.reply, page.replies)
  const [deleting, setDeleting] = useState<Reply | null>(null)
  const update = useUpdateReply(remember)
  const heading = useFocus(panes, open?.id)
  useRead(canEdit ? open : null, update.mutate)
  // The address names a reply that was deleted or is on another page.
  const isLost = address.reply !== undefined && !open && !isRefreshing && isSettled
  useEffect(() => {
    if (isLost) close()
  })

  function toggleRead() {
    if (!open) return
    const is_read = !open.is_read
    update.mutate(
      { params: { id: open.id }, body: { is_read } },
      {
        onSuccess: () => is_read || close(),
        onError: (error) => toastFailure(error, 'Failed to mark the message'),
      },
    )
  }
  function byKey(event: KeyboardEvent<HTMLDivElement>) {
    const { key, target, currentTarget } = event
    // Ignores events that bubble here from dialogs and select menus.
    const isOwn = target instanceof Node && currentTarget.contains(target)
    if (!open || !isOwn || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (key === 'Escape') return close()
    const isInMessage = target instanceof Element && target.closest('article')
    if (!isInMessage || (key !== 'j' && key !== 'k')) return
    const at = replies.findIndex(({ id }) => id === open.id)
    const next = replies[key === 'j' ? at + 1 : at - 1]
    if (next) openReply(next.id)
  }
  const { current_page, last_page, per_page, total } = page.pagination
  const first = (current_page - 1) * per_page
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keys, and each of them has something to press
    <div
      ref={panes}
      onKeyDown={byKey}
      className="lg:grid lg:min-h-[32rem] lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]"
    >
      <div className={cn('flex min-w-0 flex-col justify-between lg:border-line lg:border-r', open && 'max-lg:hidden')}>
        <ReplyList replies={replies} openId={open?.id} hrefOf={hrefOf} isRefreshing={isRefreshing} />
        {last_page > 1 ? (
          <div className="flex flex-wrap items-center justify-between gap-2 px-4 py-2.5">
            <span className="text-muted text-xs tabular-nums">
              {formatNumber(first + 1)}–{formatNumber(Math.min(total, first + per_page))} of {formatNumber(total)}
            </span>
            <Pagination page={current_page} lastPage={last_page} onChange={turn} />
          </div>
        ) : null}
      </div>
      {open ? (
        <article aria-label="Message" className="min-w-0 p-4 lg:sticky lg:top-14 lg:self-start lg:p-6">
          <ReplyDetail
            reply={open}
            headingRef={heading}
            deeds={
              canEdit ? { onToggleRead: toggleRead, onDelete: () => setDeleting(open), onChanged: remember } : null
            }
            isBusy={update.isPending}
            onClose={close}
          />
        </article>
      ) : (
        <NothingOpen />
      )}
      {deleting ? <DeleteReplyDialog reply={deleting} onClose={() => setDeleting(null)} onDeleted={close} /> : null}
    </div>
  )
}

function NothingOpen() {
  return (
    <div className="flex flex-col items-center justify-center gap-3 p-6 text-center text-muted text-sm max-lg:hidden">
      <p>Choose a message to read it.</p>
      <p className="flex flex-wrap items-center justify-center gap-1.5 text-faint text-xs">
        <Kbd>↓</Kbd> <Kbd>↑</Kbd> or <Kbd>J</Kbd> <Kbd>K</Kbd> go through the list, <Kbd>Enter</Kbd> opens,{' '}
        <Kbd>Esc</Kbd> closes.
      </p>
    </div>
  )
}

/** Marks a message as read, once each time it is opened. A message marked unread while it is open stays unread. */
function useRead(open: Reply | null, update: ReturnType<typeof useUpdateReply>['mutate']) {
  const opened = useRef<string | undefined>(undefined)
  useEffect(() => {
    const isNew = opened.current !== open?.id
    opened.current = open?.id
    if (!open || !isNew || open.is_read) return
    update(
      { params: { id: open.id }, body: { is_read: true } },
      { onError: (error) => toastFailure(error, 'Failed to mark the message as read') },
    )
  })
}

/**
 * Moves the focus to an opened message, and back to its row when it closes. A message open on page load gets no focus.
 */
function useFocus(panes: RefObject<HTMLElement | null>, openId: string | undefined) {
  const heading = useRef<HTMLHeadingElement | null>(null)
  const shown = useRef(openId)
  useEffect(() => {
    const before = shown.current
    if (before === openId) return
    shown.current = openId
    if (openId) heading.current?.focus()
    else panes.current?.querySelector<HTMLElement>(`[data-reply="${before}"]`)?.focus()
  })
  return heading
}
