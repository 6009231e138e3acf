import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../../ui/loaded.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type PreviewedMessage, previewQuery } from './api.ts'
import { PreviewDetails } from './preview-details.tsx'
import { PreviewNotices, SmsLength } from './preview-notices.tsx'
import { FIRST_LOOK, PreviewedHtml } from './previewed-html.tsx'
import { type PreviewedAs, RecipientStepper } from './recipient-stepper.tsx'
import { useSettled } from './use-settled.ts'

export interface MessagePreviewProps {
  /** The current message, updated on every keystroke. */
  message: PreviewedMessage
  /** Distinguishes several previews on one page. */
  label?: string
}

/** The message as one of its recipients would get it. Updates once typing pauses. */
export function MessagePreview({ message, label }: MessagePreviewProps) {
  const [previewedAs, setPreviewedAs] = useState<PreviewedAs>({})
  const [view, setView] = useState<'html' | 'text'>('html')
  const [look, setLook] = useState(FIRST_LOOK)
  const isEmail = message.type === 'email'
  const settled = useSettled(message)
  const isBlank = settled.content.trim() === ''
  const preview = useQuery({ ...previewQuery({ ...settled, ...previewedAs }), enabled: !isBlank })
  return (
    <section aria-label={label ?? 'Preview'} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <RecipientStepper campaignId={message.campaign_id ?? null} type={message.type} onChange={setPreviewedAs} />
        {isEmail ? (
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
      ) : (
        <Loaded query={preview} placeholder={<LoadingPreview />}>
          {(shown) => (
            <>
              <PreviewNotices preview={shown} isEmail={isEmail} />
              {isEmail && view === 'html' && shown.html !== null ? (
                <PreviewedHtml html={shown.html} title={label ?? 'The message'} look={look} onLook={setLook} />
              ) : (
                <pre className="wrap-anywhere max-h-[30rem] overflow-y-auto whitespace-pre-wrap rounded-lg border border-line bg-sunken p-4 font-sans text-ink text-sm">
                  {shown.text}
                </pre>
              )}
              {shown.sms ? <SmsLength sms={shown.sms} /> : null}
              <PreviewDetails preview={shown} />
            </>
          )}
        </Loaded>
      )}
    </section>
  )
}

function LoadingPreview() {
  return (
    <div role="status" aria-label="Loading preview">
      <Skeleton className="h-[30rem]" />
    </div>
  )
}
