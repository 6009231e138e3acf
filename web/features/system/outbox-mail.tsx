import { useState } from 'react'
import type { OutboxMail } from '../../../src/contracts/system/system.ts'
import { Tabs } from '../../ui/tabs.tsx'

/** One message: its headers, and its body as HTML in a sandboxed frame or as text. SMS messages have text only. */
export function OutboxMailView({ mail }: { mail: OutboxMail }) {
  const [view, setView] = useState<'html' | 'text'>('html')
  return (
    <article className="min-w-0">
      <h2 className="font-semibold text-ink text-lg">{mail.subject}</h2>
      <p className="mb-3 wrap-anywhere text-muted text-sm">
        To {mail.to}
        {mail.reply_to ? ` · answers to ${mail.reply_to}` : null} ·{' '}
        <time dateTime={mail.created_at}>{new Date(mail.created_at).toLocaleString()}</time>
      </p>
      {mail.html === '' ? (
        <PlainText text={mail.text} />
      ) : (
        <Tabs
          aria-label="Email format"
          value={view}
          onChange={setView}
          tabs={[
            {
              id: 'html',
              label: 'HTML',
              content: (
                <iframe
                  title={mail.subject}
                  src={`/api/dev/outbox/${mail.id}`}
                  sandbox="allow-popups allow-popups-to-escape-sandbox"
                  className="h-[38rem] w-full rounded-lg border border-line bg-surface"
                />
              ),
            },
            {
              id: 'text',
              label: 'Text',
              content: <PlainText text={mail.text} />,
            },
          ]}
        />
      )}
    </article>
  )
}

const PlainText = ({ text }: { text: string }) => (
  <pre className="wrap-anywhere whitespace-pre-wrap rounded-lg border border-line bg-sunken p-4 font-mono text-xs">
    {text}
  </pre>
)
