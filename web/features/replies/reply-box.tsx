import { Send } from 'lucide-react'
import { type KeyboardEvent, type Ref, useState } from 'react'
import type { Answering } from '../../../src/contracts/replies/conversations.ts'
import { REPLY_TEXT_LENGTH_MAX } from '../../../src/contracts/replies/replies.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { AnswerSender } from './answer-sender.tsx'
import { useAnswer } from './conversation-api.ts'
import { ReplyTemplateMenu } from './reply-template-menu.tsx'

export interface ReplyBoxProps {
  conversationId: string
  answering: Answering
  text: string
  onText: (text: string) => void
  boxRef: Ref<HTMLTextAreaElement>
}

/** Where an answer is written: from the sender of the message, to the person who replied. */
export function ReplyBox({ conversationId, answering, text, onText, boxRef }: ReplyBoxProps) {
  const { sender, senders, quote, problem } = answering
  const [chosen, setChosen] = useState<string | null>(null)
  const [hasQuote, setHasQuote] = useState(true)
  const answer = useAnswer()
  const senderId = sender?.id ?? chosen ?? senders[0]?.id
  if (problem) return <Alert title="You can’t reply here">{problem}</Alert>

  function send() {
    if (text.trim() === '' || answer.isPending) return
    answer.mutate(
      {
        params: { id: conversationId },
        body: { text, has_quote: hasQuote, ...(!sender && senderId ? { sender_id: senderId } : {}) },
      },
      {
        onSuccess: () => onText(''),
        onError: (error) => toastFailure(error, 'Failed to send your reply'),
      },
    )
  }
  function byKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  return (
    <section aria-label="Your answer" className="mt-4 rounded-lg border border-line bg-surface p-3">
      <AnswerSender answering={answering} senderId={senderId} onSender={setChosen} />
      <Textarea
        ref={boxRef}
        aria-label="Answer"
        placeholder="Write your reply"
        rows={4}
        maxLength={REPLY_TEXT_LENGTH_MAX}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={byKey}
      />
      <QuotedMessage quote={quote} isIncluded={hasQuote} onChange={setHasQuote} />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          icon={Send}
          disabled={text.trim() === ''}
          isLoading={answer.isPending}
          onClick={send}
          title="Ctrl+Enter"
        >
          Send
        </Button>
        <ReplyTemplateMenu
          conversationId={conversationId}
          onFilled={(filled) => onText(text === '' ? filled : `${text}\n${filled}`)}
        />
        <span className="ml-auto text-faint text-xs max-sm:hidden">You can undo for 10 seconds.</span>
      </div>
    </section>
  )
}

interface QuotedMessageProps {
  quote: string
  isIncluded: boolean
  onChange: (isIncluded: boolean) => void
}

/** The message that is answered, which the answer quotes unless it should not. */
function QuotedMessage({ quote, isIncluded, onChange }: QuotedMessageProps) {
  return (
    <details className="mt-2">
      <summary className="w-fit cursor-pointer rounded-sm px-1 text-faint text-xs" aria-label="Show quoted text">
        •••
      </summary>
      <div className="mt-1 flex flex-col gap-2">
        <Checkbox
          label="Quote their message"
          checked={isIncluded}
          onChange={(event) => onChange(event.target.checked)}
        />
        {isIncluded ? (
          <pre className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-wrap border-line border-l-2 pl-3 font-sans text-muted text-xs">
            {quote}
          </pre>
        ) : null}
      </div>
    </details>
  )
}
