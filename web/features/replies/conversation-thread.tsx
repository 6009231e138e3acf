import { Megaphone, RotateCcw, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Answer, ConversationEntry } from '../../../src/contracts/replies/conversations.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { TONE_OF, type Tone } from '../../ui/tone.ts'
import { useCancelAnswer, useRetryAnswer } from './conversation-api.ts'
import { ReplyText } from './reply-text.tsx'
import { replyKinds, writerOf } from './reply-words.ts'

export interface ConversationThreadProps {
  entries: readonly ConversationEntry[]
  canEdit: boolean
  /** An answer was taken back: its text is to be written on. */
  onTakenBack: (text: string) => void
}

/** What was sent, what came back and what was answered, oldest first. */
export function ConversationThread({ entries, canEdit, onTakenBack }: ConversationThreadProps) {
  return (
    <ol aria-label="Conversation" className="mt-4 flex flex-col gap-3">
      {entries.map((entry) => (
        <li key={`${entry.type} ${entry.id}`}>
          {entry.type === 'message' ? (
            <SentMessage entry={entry} />
          ) : entry.type === 'reply' ? (
            <Bubble
              who={writerOf(entry.reply)}
              at={entry.at}
              badge={
                entry.reply.kind === 'reply' ? null : (
                  <Badge tone={replyKinds[entry.reply.kind].tone}>{replyKinds[entry.reply.kind].label}</Badge>
                )
              }
            >
              {entry.reply.text.trim() === '' ? (
                <p className="text-faint text-sm">No text.</p>
              ) : (
                <ReplyText text={entry.reply.text} />
              )}
            </Bubble>
          ) : (
            <SentAnswer answer={entry} canEdit={canEdit} onTakenBack={onTakenBack} />
          )}
        </li>
      ))}
    </ol>
  )
}

interface BubbleProps {
  who: string
  at: string
  isOurs?: boolean
  badge?: ReactNode
  children: ReactNode
}

function Bubble({ who, at, isOurs = false, badge, children }: BubbleProps) {
  return (
    <div
      className={cn(
        'rounded-lg border border-line px-4 py-3',
        isOurs ? 'ml-6 bg-brand-soft/40 sm:ml-12' : 'mr-6 bg-surface sm:mr-12',
      )}
    >
      <div className="mb-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
        <span className="wrap-anywhere font-medium text-ink">{who}</span>
        {badge}
        <time dateTime={at} className="ml-auto text-faint tabular-nums">
          {formatDateTime(at)}
        </time>
      </div>
      {children}
    </div>
  )
}

/** A campaign's message. Collapsed, since the user wrote it. */
function SentMessage({ entry }: { entry: Extract<ConversationEntry, { type: 'message' }> }) {
  const { step, subject, text, at } = entry
  return (
    <details className="ml-6 rounded-lg border border-line bg-sunken px-4 py-2.5 sm:ml-12">
      <summary className="cursor-pointer text-sm">
        <span className="inline-flex max-w-[calc(100%-1.5rem)] flex-wrap items-center gap-x-2 align-middle">
          <Megaphone aria-hidden="true" className="size-3.5 text-faint" />
          <span className="wrap-anywhere font-medium text-ink">{subject ?? 'Your message'}</span>
          <span className="text-faint text-xs">{step > 1 ? `Follow-up ${step - 1}` : 'Campaign'}</span>
          <time dateTime={at} className="text-faint text-xs tabular-nums">
            {formatDateTime(at)}
          </time>
        </span>
      </summary>
      <div className="mt-2 border-line border-t pt-2">
        {text === null ? (
          <p className="text-faint text-sm">The text is no longer available because its sender was deleted.</p>
        ) : (
          <ReplyText text={text} />
        )}
      </div>
    </details>
  )
}

const states: Readonly<Record<Answer['state'], { readonly label: string; readonly tone: Tone }>> = {
  queued: { label: 'Sending', tone: TONE_OF.running },
  sending: { label: 'Sending', tone: TONE_OF.running },
  sent: { label: 'Sent', tone: TONE_OF.sent },
  failed: { label: 'Not sent', tone: TONE_OF.failed },
  unknown: { label: 'May not have arrived', tone: TONE_OF.uncertain },
  cancelled: { label: 'Cancelled', tone: TONE_OF.cancelled },
}

/** An answer with its state, which can be taken back while it waits, and tried again if it failed. */
function SentAnswer({
  answer,
  canEdit,
  onTakenBack,
}: {
  answer: Answer
  canEdit: boolean
  onTakenBack: (text: string) => void
}) {
  const { id, state, problem, text, quoted, at, to } = answer
  const cancel = useCancelAnswer()
  const retry = useRetryAnswer()
  const { label, tone } = states[state]
  return (
    <Bubble
      who={`You to ${to}`}
      at={at}
      isOurs
      badge={
        problem && state === 'queued' ? <Badge tone={TONE_OF.late}>Delayed</Badge> : <Badge tone={tone}>{label}</Badge>
      }
    >
      <ReplyText text={text} />
      {quoted ? (
        <details className="mt-2">
          <summary
            className="w-fit cursor-pointer rounded-sm px-1 text-faint text-xs"
            aria-label="Show the quoted message"
          >
            •••
          </summary>
          <div className="mt-1 border-line border-l-2 pl-3 text-muted">
            <ReplyText text={quoted} />
          </div>
        </details>
      ) : null}
      {problem && state !== 'sent' ? <p className="wrap-anywhere mt-2 text-muted text-xs">{problem}</p> : null}
      {canEdit && state === 'queued' ? (
        <Button
          size="sm"
          icon={Undo2}
          className="mt-2"
          isLoading={cancel.isPending}
          onClick={() =>
            cancel.mutate(
              { params: { id } },
              {
                onSuccess: () => {
                  onTakenBack(text)
                  toast.success("Your reply wasn't sent")
                },
                onError: (error) => toastFailure(error, 'Failed to undo'),
              },
            )
          }
        >
          Undo
        </Button>
      ) : null}
      {canEdit && (state === 'failed' || state === 'unknown') ? (
        <Button
          size="sm"
          icon={RotateCcw}
          className="mt-2"
          isLoading={retry.isPending}
          onClick={() =>
            retry.mutate({ params: { id } }, { onError: (error) => toastFailure(error, 'Failed to try again') })
          }
        >
          {state === 'failed' ? 'Try again' : 'Send again'}
        </Button>
      ) : null}
    </Bubble>
  )
}
