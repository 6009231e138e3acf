import { Check } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { SUBJECT_LENGTH_BEST } from './subject-length.ts'

const lists = [
  {
    title: 'Subject lines',
    points: [
      `Keep subject lines under ${SUBJECT_LENGTH_BEST} characters.`,
      'Say what the message holds, and promise nothing that it does not keep.',
      'Write no words in capitals only, and one exclamation mark at most.',
      'Leave out what spam is known by: “free”, “act now”, “guaranteed”, sums of money.',
    ],
  },
  {
    title: 'Content',
    points: [
      'Write more text than pictures, and describe each picture.',
      'Link to your own domain; never through a shortener.',
      'Send a plain text beside the HTML: it is made for you where you write none.',
      'Name your company with its postal address, and say why people hear from you.',
    ],
  },
  {
    title: 'Recipients',
    points: [
      'Write to people who agreed to it, and keep when and how they did.',
      'Let them leave by one press, and never write to them again.',
      'Take addresses out that bounce; old lists go through a check first.',
      'Ask those who have not opened anything for months, then leave them alone.',
    ],
  },
  {
    title: 'Your domain',
    points: [
      'Publish SPF and DMARC records, and sign with DKIM.',
      'Send from an address of the domain that is signed for.',
      'Begin with few messages a day on a new domain, and double them by the week.',
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
