import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { Alert } from '../../../ui/alert.tsx'
import type { Preview } from './api.ts'

/** What is wrong with the previewed message and what its recipient lacks, then its subject. */
export function PreviewNotices({ preview, isEmail }: { preview: Preview; isEmail: boolean }) {
  const { problems, missing, subject } = preview
  return (
    <>
      {problems.length > 0 ? (
        <Alert tone="danger" title={`${pluralize(problems.length, 'problem')} in the text`}>
          <ul className="list-disc pl-4">
            {problems.map(({ code, text }) => (
              <li key={`${code} ${text}`} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {missing.length > 0 ? (
        <Alert tone="warning" title={`No value for ${missing.join(', ')}`}>
          This recipient has no value for it. Add a fallback, as in {'{{name|there}}'}, to use instead.
        </Alert>
      ) : null}
      {isEmail ? (
        <p className="wrap-anywhere text-ink text-sm">
          <span className="text-muted">Subject: </span>
          {subject || <span className="text-faint">None yet</span>}
        </p>
      ) : null}
    </>
  )
}

/** How many parts a text message is sent as. */
export function SmsLength({ sms }: { sms: NonNullable<Preview['sms']> }) {
  return (
    <p className="text-faint text-xs tabular-nums">
      Sent as {pluralize(sms.parts, 'part')} in {sms.encoding === 'gsm7' ? 'GSM-7' : 'UCS-2'}, including merged fields
      and the opt-out text.
    </p>
  )
}
