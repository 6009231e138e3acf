import { useQuery } from '@tanstack/react-query'
import { FileText, Send } from 'lucide-react'
import { type KeyboardEvent, type Ref, useState } from 'react'
import type { Answering } from '../../../src/contracts/replies/conversations.ts'
import { REPLY_TEXT_LENGTH_MAX } from '../../../src/contracts/replies/replies.ts'
import { templatesQuery } from '../../queries/message-templates.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useAnswer, useFillTemplate } from './conversation-api.ts'

export interface ReplyBoxProps {
  conversationId: string
  answering: Answering
  text: string
  onText: (text: string) => void
  boxRef: Ref<HTMLTextAreaElement>
}

/** Where an answer is written: from the sender of the message, to the person who replied. */
export function ReplyBox({ conversationId, answering, text, onText, boxRef }: ReplyBoxProps) {
  const { to, subject, sender, senders, quote, problem } = answering
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
            onChange={setChosen}
            options={senders.map(({ id, name, from_email }) => ({ value: id, label: from_email, hint: name }))}
          />
        </div>
      ) : null}
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
      <details className="mt-2">
        <summary className="w-fit cursor-pointer rounded-sm px-1 text-faint text-xs" aria-label="Show quoted text">
          •••
        </summary>
        <div className="mt-1 flex flex-col gap-2">
          <Checkbox
            label="Quote their message"
            checked={hasQuote}
            onChange={(event) => setHasQuote(event.target.checked)}
          />
          {hasQuote ? (
            <pre className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-wrap border-line border-l-2 pl-3 font-sans text-muted text-xs">
              {quote}
            </pre>
          ) : null}
        </div>
      </details>
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
        <TemplateMenu
          conversationId={conversationId}
          onFilled={(filled) => onText(text === '' ? filled : `${text}\n${filled}`)}
        />
        <span className="ml-auto text-faint text-xs max-sm:hidden">You can undo for 10 seconds.</span>
      </div>
    </section>
  )
}

/** The account's message templates. The chosen one is filled with the person's fields. */
function TemplateMenu({ conversationId, onFilled }: { conversationId: string; onFilled: (text: string) => void }) {
  const { data: templates = [] } = useQuery(templatesQuery('email'))
  const fill = useFillTemplate()
  if (templates.length === 0) return null
  async function insert(template_id: string) {
    try {
      const { data } = await fill.mutateAsync({ params: { id: conversationId }, query: { template_id } })
      onFilled(data.text)
      if (data.missing.length > 0)
        toast.warning('Some fields are empty', { description: `They lack ${data.missing.join(', ')}.` })
    } catch (error) {
      toastFailure(error, 'Failed to insert the template')
    }
  }
  return (
    <Menu
      align="start"
      trigger={
        <Button icon={FileText} isLoading={fill.isPending}>
          Template
        </Button>
      }
    >
      {templates.map(({ id, name }) => (
        <MenuItem key={id} onSelect={() => void insert(id)}>
          <span className="truncate">{name}</span>
        </MenuItem>
      ))}
    </Menu>
  )
}
