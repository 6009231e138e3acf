import { Card } from '../../ui/card.tsx'

const QUESTIONS = [
  {
    question: 'Can I change my plan at any time?',
    answer: 'Yes. Upgrades start as soon as you pay; downgrades start with the next billing period.',
  },
  {
    question: 'Which payment methods do you accept?',
    answer: 'Cards, bank transfers and wallets, through the payment provider you choose.',
  },
  {
    question: 'Is there a free trial?',
    answer: 'The free plan is free forever: 10 crawls per month and 100 API calls per day, with every data type.',
  },
]

export function PricingFaq() {
  return (
    <Card title="Frequently asked questions" className="mt-8">
      <dl className="grid gap-5 sm:grid-cols-3">
        {QUESTIONS.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-medium text-ink text-sm">{question}</dt>
            <dd className="mt-1 text-muted text-sm">{answer}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
