import { useQuery } from '@tanstack/react-query'
import { Keyboard } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { ReturnsOf } from '../../../src/contracts/endpoint.ts'
import type { listReplies, Reply } from '../../../src/contracts/replies/replies.ts'
import { formatNumber } from '../../lib/format.ts'
import { profileQuery } from '../../lib/profile-query.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { conversationQueries, useUpdateConversation } from './conversation-api.ts'
import { DeleteReplyDialog } from './delete-reply-dialog.tsx'
import { keepDraft, readDraft } from './drafts.ts'
import { commandOf, takesLetters } from './inbox-keys.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { LabelDialog } from './label-dialog.tsx'
import type { RepliesLocation } from './replies-address.ts'
import { ReplyDetail } from './reply-detail.tsx'
import { ReplyList } from './reply-list.tsx'
import { SnoozeDialog } from './snooze-dialog.tsx'
import { useInboxDeeds } from './use-inbox-deeds.ts'
import { useOpenReply } from './use-open-reply.ts'

export interface InboxPanesProps {
  location: RepliesLocation
  page: ReturnsOf<typeof listReplies>['data']
  /** Whether conversations of the previous filters are shown while new ones load. */
  isRefreshing: boolean
  /** Whether no request is pending. */
  isSettled: boolean
  canEdit: boolean
}

/** The list with the open conversation beside it, or one at a time on narrow screens. */
export function InboxPanes({ location, page, isRefreshing, isSettled, canEdit }: InboxPanesProps) {
  const { address, hrefOf, open: openReply, close, turn } = location
  const panes = useRef<HTMLDivElement | null>(null)
  const box = useRef<HTMLTextAreaElement | null>(null)
  const { open, replies = page.replies, remember } = useOpenReply(address.reply, page.replies)
  const inbox = useInboxDeeds({ open, replies, canEdit, box, onOpen: openReply, onClose: close, onChanged: remember })
  const { deeds, dialog, setDialog, change } = inbox
  const heading = useFocus(panes, open?.conversation.id, open?.id)
  useFocusAfterDialog(heading, dialog !== null)
  const [draft, setDraft] = useDraft(open?.conversation.id)
  useRead(canEdit ? open : null, remember)
  useLone(location, page, { open, isRefreshing, isSettled, remember })
  const { data: profile } = useQuery({ ...profileQuery(), enabled: dialog === 'assign' })

  function byKey(event: KeyboardEvent<HTMLDivElement>) {
    const { target, currentTarget } = event
    // Ignores events that bubble here from dialogs and select menus.
    const isOwn = target instanceof Element && currentTarget.contains(target)
    if (!isOwn || event.defaultPrevented) return
    const command = commandOf({ ...keyOf(event), isTyping: takesLetters(target) })
    const row = target.closest('[data-reply]')?.getAttribute('data-reply')
    // In the list, these keys move the focus.
    if (!command || (row && (command.kind === 'next' || command.kind === 'previous'))) return
    const focused = replies.find(({ id }) => id === row) ?? null
    if (inbox.run(command, focused)) event.preventDefault()
  }
  const { current_page, last_page, per_page, total } = page.pagination
  const first = (current_page - 1) * per_page
  const names = [...new Set([...(profile ? [profile.name] : []), ...Object.keys(page.counts?.assignees ?? {})])].filter(
    (name) => name !== 'nobody',
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keys, and each of them has something to press
    <div
      ref={panes}
      onKeyDown={byKey}
      className="lg:grid lg:min-h-[32rem] lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]"
    >
      <div className={cn('flex min-w-0 flex-col justify-between lg:border-line lg:border-r', open && 'max-lg:hidden')}>
        <ReplyList replies={replies} openId={open?.id} hrefOf={hrefOf} isRefreshing={isRefreshing} />
        <div className="flex flex-wrap items-center justify-between gap-2 px-4 py-2.5">
          <Button size="sm" variant="ghost" icon={Keyboard} className="-ml-2" onClick={() => setDialog('help')}>
            Shortcuts
          </Button>
          {last_page > 1 ? (
            <>
              <span className="text-muted text-xs tabular-nums">
                {formatNumber(first + 1)}–{formatNumber(Math.min(total, first + per_page))} of {formatNumber(total)}
              </span>
              <Pagination page={current_page} lastPage={last_page} onChange={turn} />
            </>
          ) : null}
        </div>
      </div>
      {open ? (
        <article aria-label="Message" className="min-w-0 p-4 lg:p-6">
          <ReplyDetail
            reply={open}
            headingRef={heading}
            boxRef={box}
            deeds={deeds}
            draft={draft}
            onDraft={setDraft}
            isBusy={inbox.isPending}
            onClose={close}
          />
        </article>
      ) : (
        <NothingOpen />
      )}
      {dialog === 'help' ? <KeysDialog onClose={() => setDialog(null)} /> : null}
      {open && dialog === 'delete' ? (
        <DeleteReplyDialog reply={open} onClose={() => setDialog(null)} onDeleted={close} />
      ) : null}
      {open && dialog === 'snooze' ? (
        <SnoozeDialog
          until={open.conversation.snoozed_until}
          onChoose={(snoozed_until) =>
            change(open.conversation.id, { snoozed_until }, snoozed_until ? close : undefined)
          }
          onClose={() => setDialog(null)}
        />
      ) : null}
      {open && dialog === 'label' ? (
        <LabelDialog
          chosen={open.conversation.label_ids}
          onChange={(ids) => change(open.conversation.id, { label_ids: [...ids] })}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {open && dialog === 'assign' ? (
        <AssignDialog
          assignee={open.conversation.assignee}
          names={names}
          onChoose={(assignee) => change(open.conversation.id, { assignee })}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </div>
  )
}

const keyOf = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => ({ key, altKey, ctrlKey, metaKey })

/** The answer that is being written in a conversation. */
function useDraft(conversationId: string | undefined) {
  const [draft, setDraft] = useState({ of: conversationId, text: conversationId ? readDraft(conversationId) : '' })
  if (draft.of !== conversationId)
    setDraft({ of: conversationId, text: conversationId ? readDraft(conversationId) : '' })
  const write = (text: string) => {
    if (conversationId) keepDraft(conversationId, text)
    setDraft({ of: conversationId, text })
  }
  return [draft.of === conversationId ? draft.text : '', write] as const
}

/**
 * A conversation that the address names, but the list does not show: in another view, on another page. It is read by
 * itself; one that does not exist closes.
 */
function useLone(
  { address, close }: RepliesLocation,
  page: InboxPanesProps['page'],
  {
    open,
    isRefreshing,
    isSettled,
    remember,
  }: { open: Reply | null; remember: (reply: Reply) => void } & Pick<InboxPanesProps, 'isRefreshing' | 'isSettled'>,
) {
  const isMissing = address.reply !== undefined && !open && !isRefreshing && isSettled
  const { data, error } = useQuery({ ...conversationQueries.one(address.reply ?? ''), enabled: isMissing })
  const isIn = (reply: Reply) => page.replies.some(({ id }) => id === reply.id)
  useEffect(() => {
    if (!isMissing) return
    if (data && !isIn(data.reply)) remember(data.reply)
    else if (error) close()
  })
}

function NothingOpen() {
  return (
    <div className="flex flex-col items-center justify-center gap-3 p-6 text-center text-muted text-sm max-lg:hidden">
      <p>Choose a conversation to read it.</p>
      <p className="flex flex-wrap items-center justify-center gap-1.5 text-faint text-xs">
        <Kbd>↓</Kbd> <Kbd>↑</Kbd> or <Kbd>J</Kbd> <Kbd>K</Kbd> go through the list, <Kbd>Enter</Kbd> opens,{' '}
        <Kbd>Esc</Kbd> closes, <Kbd>?</Kbd> shows all keys.
      </p>
    </div>
  )
}

/** Marks a conversation as read, once each time it is opened. One marked unread while it is open stays unread. */
function useRead(open: Reply | null, onUpdated: (reply: Reply) => void) {
  const { mutate } = useUpdateConversation(onUpdated)
  const opened = useRef<string | undefined>(undefined)
  useEffect(() => {
    const isNew = opened.current !== open?.id
    opened.current = open?.id
    if (!open || !isNew || open.is_read) return
    mutate({ params: { id: open.conversation.id }, body: { is_read: true } })
  })
}

/**
 * Moves the focus to an opened conversation, and back to its row when it closes. One that is open on page load gets no
 * focus.
 */
function useFocus(panes: RefObject<HTMLElement | null>, openId: string | undefined, replyId: string | undefined) {
  const heading = useRef<HTMLHeadingElement | null>(null)
  const shown = useRef({ openId, replyId })
  useEffect(() => {
    const before = shown.current
    shown.current = { openId, replyId }
    if (before.openId === openId) return
    if (openId) heading.current?.focus()
    else panes.current?.querySelector<HTMLElement>(`[data-reply="${before.replyId}"]`)?.focus()
  })
  return heading
}

/**
 * Returns the focus to the conversation when a dialog closes, so that the keys go on working. Waits for the dialog's own
 * attempt, which goes astray if a key opened it.
 */
function useFocusAfterDialog(heading: RefObject<HTMLElement | null>, isOpen: boolean) {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const closed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!closed) return
    const frame = requestAnimationFrame(() => heading.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [heading, isOpen])
}
