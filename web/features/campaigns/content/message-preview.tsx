import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { Recipient } from '../../../../src/contracts/campaigns/recipients.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { phoneText } from '../../../lib/phone-text.ts'
import { Alert } from '../../../ui/alert.tsx'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { MessageFrame, type Scheme } from '../../../ui/message-frame.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type PreviewBody, previewQuery } from './api.ts'
import { PreviewDetails } from './preview-details.tsx'
import { type PreviewedAs, RecipientStepper } from './recipient-stepper.tsx'
import { useSettled } from './use-settled.ts'

export interface MessagePreviewProps {
  /** The current message, updated on every keystroke. */
  message: Omit<PreviewBody, 'recipient_id' | 'contact_id'>
  /** Distinguishes several previews on one page. */
  label?: string
}

/** The message as one of its recipients would get it. Updates once typing pauses. */
export function MessagePreview({ message, label }: MessagePreviewProps) {
  const [previewedAs, setPreviewedAs] = useState<PreviewedAs>({})
  const [view, setView] = useState<'html' | 'text'>('html')
  const [scheme, setScheme] = useState<Scheme>('light')
  const [width, setWidth] = useState<'desktop' | 'mobile'>('desktop')
  const settled = useSettled(message)
  const isBlank = settled.content.trim() === ''
  const { data, error, refetch, isFetching } = useQuery({
    ...previewQuery({ ...settled, ...previewedAs }),
    enabled: !isBlank,
  })
  return (
    <section aria-label={label ?? 'Preview'} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <RecipientStepper campaignId={message.campaign_id ?? null} type={message.type} onChange={setPreviewedAs} />
        {message.type === 'email' ? (
          <SegmentedControl
            aria-label={label ? `Form of the ${label.toLowerCase()}` : 'Form of the message'}
            className="ml-auto"
            value={view}
            onChange={setView}
            segments={[
              { value: 'html', label: 'HTML' },
              { value: 'text', label: 'Plain text' },
            ]}
          />
        ) : null}
      </div>
      {isBlank ? (
        <p className="rounded-lg border border-line border-dashed p-6 text-center text-muted text-sm">
          Your message appears here.
        </p>
      ) : error && !data ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !data ? (
        <div role="status" aria-label="Loading preview">
          <Skeleton className="h-[30rem]" />
        </div>
      ) : (
        <>
          {data.problems.length > 0 ? (
            <Alert tone="danger" title={`${pluralize(data.problems.length, 'problem')} in the text`}>
              <ul className="list-disc pl-4">
                {data.problems.map(({ code, text }) => (
                  <li key={`${code} ${text}`} className="wrap-anywhere">
                    {text}
                  </li>
                ))}
              </ul>
            </Alert>
          ) : null}
          {data.missing.length > 0 ? (
            <Alert tone="warning" title={`No value for ${data.missing.join(', ')}`}>
              This recipient has no value for it. Add a fallback, as in {'{{name|there}}'}, to use instead.
            </Alert>
          ) : null}
          {message.type === 'email' ? (
            <p className="wrap-anywhere text-ink text-sm">
              <span className="text-muted">Subject: </span>
              {data.subject || <span className="text-faint">None yet</span>}
            </p>
          ) : null}
          {message.type === 'email' && view === 'html' && data.html !== null ? (
            <>
              <div className="flex flex-wrap gap-3">
                <SegmentedControl
                  aria-label="Width of the preview"
                  value={width}
                  onChange={setWidth}
                  segments={[
                    { value: 'desktop', label: 'Desktop', icon: Monitor },
                    { value: 'mobile', label: 'Phone', icon: Smartphone },
                  ]}
                />
                <SegmentedControl
                  aria-label="Colors of the preview"
                  value={scheme}
                  onChange={setScheme}
                  segments={[
                    { value: 'light', label: 'Light' },
                    { value: 'dark', label: 'Dark' },
                    { value: 'inverted', label: 'Dark, inverted' },
                  ]}
                />
              </div>
              {scheme === 'light' ? null : <p className="text-faint text-xs">{schemeTexts[scheme]}</p>}
              <MessageFrame
                title={label ?? 'The message'}
                html={data.html}
                scheme={scheme}
                isNarrow={width === 'mobile'}
              />
            </>
          ) : (
            <pre className="wrap-anywhere max-h-[30rem] overflow-y-auto whitespace-pre-wrap rounded-lg border border-line bg-sunken p-4 font-sans text-ink text-sm">
              {data.text}
            </pre>
          )}
          {data.sms ? (
            <p className="text-faint text-xs tabular-nums">
              Sent as {pluralize(data.sms.parts, 'part')} in {data.sms.encoding === 'gsm7' ? 'GSM-7' : 'UCS-2'},
              including merged fields and the opt-out text.
            </p>
          ) : null}
          <PreviewDetails preview={data} />
        </>
      )}
    </section>
  )
}

const schemeTexts = {
  dark: "As Apple Mail shows it in dark mode, using the message's own dark styles.",
  inverted: 'A simulation of Gmail and Outlook, which invert colors automatically.',
} as const

/** A recipient's display name. */
export const recipientName = ({
  recipient_name,
  recipient_email,
  recipient_phone,
}: Pick<Recipient, 'recipient_name' | 'recipient_email' | 'recipient_phone'>): string =>
  recipient_name ?? recipient_email ?? (recipient_phone && phoneText(recipient_phone)) ?? 'Unnamed recipient'
