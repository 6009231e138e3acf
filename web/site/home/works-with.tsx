import { Container } from '../container.tsx'

const groups = [
  ['CRM and sheets', 'HubSpot, Salesforce, Pipedrive, Google Sheets'],
  ['Mailboxes', 'Google, Microsoft 365, any SMTP and IMAP server'],
  ['Text messages', 'Twilio, Vonage, MessageBird, Amazon SNS, any HTTP gateway'],
  ['Files', 'Excel, CSV, JSON, vCard; ready for Google Contacts and Mailchimp'],
  ['Automation', 'Webhooks for Zapier, Make and n8n'],
  ['Code and agents', 'REST API, command line, MCP'],
] as const

/** What the product connects to, one line for each kind. */
export function WorksWith() {
  return (
    <section aria-labelledby="works-with-title" className="border-line border-t py-14 sm:py-16">
      <Container>
        <h2 id="works-with-title" className="font-semibold text-2xl text-ink tracking-[-0.025em]">
          Works with what you use
        </h2>
        <dl className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          {groups.map(([kind, names]) => (
            <div key={kind}>
              <dt className="text-muted text-sm">{kind}</dt>
              <dd className="text-pretty text-base text-ink">{names}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}
