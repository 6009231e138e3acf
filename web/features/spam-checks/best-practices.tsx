import { Check } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { SUBJECT_LENGTH_BEST } from './subject-length.ts'

const lists = [
  {
    title: 'Subject lines',
    points: [
      `Keep subject lines under ${SUBJECT_LENGTH_BEST} characters.`,
      "Describe the message honestly, and don't promise what it doesn't deliver.",
      'Avoid all caps, and use at most one exclamation mark.',
      'Avoid typical spam words: “free”, “act now”, “guaranteed”, amounts of money.',
    ],
  },
  {
    title: 'Content',
    points: [
      'Use more text than images, and add alt text to every image.',
      'Link to your own domain, never through a URL shortener.',
      "Include a plain-text version. We generate one if you don't write it.",
      'Include your company name and postal address, and say why people are hearing from you.',
    ],
  },
  {
    title: 'Recipients',
    points: [
      'Write to people who agreed, and record when and how they did.',
      'Offer one-click unsubscribe, and never message them again.',
      'Remove addresses that bounce, and verify old lists first.',
      "Ask people who haven't opened anything in months whether they want to stay, then remove the rest.",
    ],
  },
  {
    title: 'Your domain',
    points: [
      'Publish SPF and DMARC records, and sign with DKIM.',
      'Send from an address at the domain you sign with.',
      'On a new domain, start with a few messages a day and double them every week.',
      'Keep complaints below 0.1% and bounces below 2%.',
    ],
  },
] as const

/** Advice that applies to all campaigns. */
export function BestPractices() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {lists.map(({ title, points }) => (
        <Card key={title} title={title}>
          <ul className="flex flex-col gap-2 text-sm">
            {points.map((point) => (
              <li key={point} className="flex items-start gap-2 text-muted">
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-text" strokeWidth={2} />
                {point}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}
