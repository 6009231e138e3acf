import { paths } from '../../../src/rules/site/app-paths.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ExampleBlock } from './example-block.tsx'
import { programOf, requestTo } from './request-programs.ts'
import { type DocumentedCall, SECTIONS } from './sections.ts'

const callOf = (id: string) => SECTIONS.flatMap(({ calls }) => calls).find((call) => call.id === id)

/** As in `example-of.ts`. */
const AN_ID = '01900000-0000-7000-8000-000000000001'
export const STEPS = [
  {
    id: 'v1.crawls.start',
    title: 'Start a crawl',
    text: 'Replace YOUR_API_KEY with your key. The response contains the crawl’s ID.',
  },
  {
    id: 'v1.crawls.getStatus',
    title: 'Check its progress',
    text: 'The status goes from queued to running to completed.',
  },
  { id: 'v1.crawls.listResults', title: 'Fetch the results', text: "You can do this while it's still running." },
]

/** The program without the schemas of the call, which load with its details. */
export const quickSampleOf = (call: DocumentedCall, origin: string): string =>
  programOf(requestTo(call, `${origin}/api${call.endpoint.path.replace(/:\w+/g, AN_ID)}`), 'curl')

/** Four steps from an API key to the first contacts. */
export function QuickStart() {
  return (
    <Card title="Quick start" description="Get your first contacts.">
      <ol className="flex list-decimal flex-col gap-4 pl-5 text-muted text-sm marker:text-faint">
        <li>
          <TextLink href={paths.apiKeys.to()}>Create an API key</TextLink> with permission to crawl and read.
        </li>
        {STEPS.map(({ id, title, text }) => {
          const call = callOf(id)
          return call ? (
            <li key={id}>
              <p className="mb-2">
                <span className="font-medium text-ink">{title}.</span> {text}
              </p>
              <ExampleBlock
                title="curl"
                code={quickSampleOf(call, location.origin)}
                copyLabel={`Copy example: ${title}`}
                copiedText="Example copied to clipboard!"
              />
            </li>
          ) : null
        })}
      </ol>
    </Card>
  )
}
