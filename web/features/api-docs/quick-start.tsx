import { CRAWL_EXAMPLE } from '../../../src/contracts/v1/crawl-example.ts'
import * as crawls from '../../../src/contracts/v1/crawls.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ExampleBlock } from './example-block.tsx'
import { programOf, requestTo } from './request-programs.ts'
import type { DocumentedCall } from './sections.ts'

interface Step extends Pick<DocumentedCall, 'id' | 'endpoint'> {
  readonly words: Pick<DocumentedCall['words'], 'example'>
  readonly title: string
  readonly text: string
}

/** As in `example-of.ts`. */
const AN_ID = '01900000-0000-7000-8000-000000000001'
/** The sections, with the words of all calls, load later. */
export const STEPS: readonly Step[] = [
  {
    id: 'v1.crawls.start',
    endpoint: crawls.start,
    words: { example: CRAWL_EXAMPLE },
    title: 'Start a crawl',
    text: 'Replace YOUR_API_KEY with your key. The response contains the crawl’s ID.',
  },
  {
    id: 'v1.crawls.getStatus',
    endpoint: crawls.getStatus,
    words: {},
    title: 'Check its progress',
    text: 'The status goes from queued to running to completed.',
  },
  {
    id: 'v1.crawls.listResults',
    endpoint: crawls.listResults,
    words: {},
    title: 'Fetch the results',
    text: "You can do this while it's still running.",
  },
]

/** The program without the schemas of the call, which load with its details. */
export const quickSampleOf = ({ endpoint, words }: Step, origin: string): string =>
  programOf(
    requestTo({ endpoint, words, auth: 'key' }, `${origin}/api${endpoint.path.replace(/:\w+/g, AN_ID)}`),
    'curl',
  )

/** Four steps from an API key to the first contacts. */
export function QuickStart() {
  return (
    <Card title="Quick start" description="Get your first contacts.">
      <ol className="flex list-decimal flex-col gap-4 pl-5 text-muted text-sm marker:text-faint">
        <li>
          <TextLink href={paths.apiKeys.to()}>Create an API key</TextLink> with permission to crawl and read.
        </li>
        {STEPS.map((step) => (
          <li key={step.id}>
            <p className="mb-2">
              <span className="font-medium text-ink">{step.title}.</span> {step.text}
            </p>
            <ExampleBlock
              title="curl"
              code={quickSampleOf(step, location.origin)}
              copyLabel={`Copy example: ${step.title}`}
              copiedText="Example copied to clipboard!"
            />
          </li>
        ))}
      </ol>
    </Card>
  )
}
