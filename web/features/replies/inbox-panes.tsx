import { Keyboard } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import type { ReturnsOf } from '../../../src/contracts/endpoint.ts'
import type { listReplies } from '../../../src/contracts/replies/replies.ts'
import { formatNumber } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ConversationDialogs } from './conversation-dialogs.tsx'
import { commandOf, takesLetters } from './inbox-keys.ts'
import { KeysDialog } from './keys-dialog.tsx'
import type { RepliesLocation } from './replies-address.ts'
import { ReplyDetail } from './reply-detail.tsx'
import { ReplyList } from './reply-list.tsx'
import { useDraft } from './use-draft.ts'
import { useInboxDeeds } from './use-inbox-deeds.ts'
import { useConversationFocus, useFocusAfterDialog } from './use-inbox-focus.ts'
import { useLoneReply } from './use-lone-reply.ts'
import { useMarkRead } from './use-mark-read.ts'
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
  const { address, open: openReply, close } = location
  const panes = useRef<HTMLDivElement | null>(null)
  const box = useRef<HTMLTextAreaElement | null>(null)
  const { open, replies = page.replies, remember } = useOpenReply(address.reply, page.replies)
  const inbox = useInboxDeeds({ open, replies, canEdit, box, onOpen: openReply, onClose: close, onChanged: remember })
  const { deeds, dialog, setDialog } = inbox
  const heading = useConversationFocus(panes, open?.conversation.id, open?.id)
  useFocusAfterDialog(heading, dialog !== null)
  const [draft, setDraft] = useDraft(open?.conversation.id)
  useMarkRead(canEdit ? open : null, remember)
  useLoneReply(location, { open, listed: page.replies, isCurrent: !isRefreshing && isSettled, remember })

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
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keys, and each of them has something to press
    <div
      ref={panes}
      onKeyDown={byKey}
      className="lg:grid lg:min-h-[32rem] lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]"
    >
      <div className={cn('flex min-w-0 flex-col justify-between lg:border-line lg:border-r', open && 'max-lg:hidden')}>
        <ReplyList replies={replies} openId={open?.id} hrefOf={location.hrefOf} isRefreshing={isRefreshing} />
        <InboxFooter page={page} onHelp={() => setDialog('help')} onTurn={location.turn} />
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
      {open ? (
        <ConversationDialogs reply={open} inbox={inbox} assignees={page.counts?.assignees ?? {}} onLeave={close} />
      ) : null}
    </div>
  )
}

const keyOf = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => ({ key, altKey, ctrlKey, metaKey })

interface InboxFooterProps {
  page: InboxPanesProps['page']
  onHelp: () => void
  onTurn: (page: number) => void
}

/** Help for the keys, and the other pages of the list. */
function InboxFooter({ page, onHelp, onTurn }: InboxFooterProps) {
  const { current_page, last_page, per_page, total } = page.pagination
  const first = (current_page - 1) * per_page
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 px-4 py-2.5">
      <Button size="sm" variant="ghost" icon={Keyboard} className="-ml-2" onClick={onHelp}>
        Shortcuts
      </Button>
      {last_page > 1 ? (
        <>
          <span className="text-muted text-xs tabular-nums">
            {formatNumber(first + 1)}–{formatNumber(Math.min(total, first + per_page))} of {formatNumber(total)}
          </span>
          <Pagination page={current_page} lastPage={last_page} onChange={onTurn} />
        </>
      ) : null}
    </div>
  )
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
