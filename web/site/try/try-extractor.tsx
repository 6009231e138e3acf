import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Island } from '../island.tsx'
import { readPage } from './read-page.ts'
import { ReadText, Records } from './reading-view.tsx'
import { samples } from './samples.ts'

/**
 * The product on one page: source at the left, extracted data at the right. The first sample is read at build time. The
 * island reads whatever is chosen or pasted, in the browser.
 */
export function TryExtractor() {
  const [first] = samples
  const reading = readPage(first.source)
  return (
    <Island name="try-extractor" when="visible" className="site-try">
      <div className="overflow-hidden rounded-xl border border-line-strong bg-surface shadow-lg">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b bg-sunken px-4 py-2.5 sm:px-5">
          <SampleChoice />
          <p data-outcome role="status" className="text-muted text-sm tabular-nums">
            {pluralize(reading.findings.length, 'value')}, {pluralize(reading.contacts.length, 'contact')}
          </p>
        </div>
        <div className="grid lg:grid-cols-2">
          <div className="flex min-w-0 flex-col border-line border-b lg:border-r lg:border-b-0">
            <ViewChoice />
            <div data-read-text className="site-try-text px-5 pt-3 pb-6 sm:px-7">
              <ReadText reading={reading} />
            </div>
            <SourceEditor source={first.source} />
          </div>
          <div className="min-w-0 bg-canvas p-4 sm:p-5">
            <p
              data-hint
              hidden
              className="rounded-lg border border-line-strong border-dashed px-5 py-10 text-center text-base text-muted"
            >
              Results appear here as you paste or type.
            </p>
            <div data-records>
              <Records reading={reading} />
            </div>
          </div>
        </div>
      </div>
    </Island>
  )
}

function SampleChoice() {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">A page to read</legend>
      {samples.map(({ name, label, source }) => (
        <button
          key={name}
          type="button"
          data-sample={source}
          aria-pressed={name === samples[0].name}
          className={chipClass}
        >
          {label}
        </button>
      ))}
      <button type="button" data-sample="" aria-pressed="false" className={chipClass}>
        Paste your own
      </button>
    </fieldset>
  )
}

function ViewChoice() {
  return (
    <fieldset className="flex gap-4 px-5 pt-4 text-sm sm:px-7">
      <legend className="sr-only">Page view</legend>
      <label className={viewClass}>
        <input type="radio" name="try-view" value="text" defaultChecked className="sr-only" />
        As the engine sees it
      </label>
      <label className={viewClass}>
        <input type="radio" name="try-view" value="source" className="sr-only" />
        Source
      </label>
    </fieldset>
  )
}

function SourceEditor({ source }: { source: string }) {
  return (
    <div className="site-try-source min-h-80 flex-1 flex-col p-3 sm:p-5">
      <textarea
        aria-label="HTML or text to read"
        spellCheck={false}
        autoComplete="off"
        defaultValue={source}
        placeholder="Paste a web address, HTML or plain text: a contact page, an imprint, a mail signature…"
        className="w-full flex-1 resize-none rounded-md border border-control bg-canvas p-3 font-mono text-ink text-xs leading-5"
      />
      <p className="mt-3 flex flex-wrap items-center justify-between gap-3 text-muted text-sm">
        Text is read in your browser and not sent. We read a pasted web address for you.
        <button type="button" data-read className={buttonClass({ variant: 'primary', size: 'md' })}>
          Find contacts
        </button>
      </p>
    </div>
  )
}

const chipClass =
  'touch-target inline-flex h-8 items-center rounded-md border border-transparent px-2.5 font-medium text-muted text-sm transition-colors duration-100 hover:bg-hover hover:text-ink aria-pressed:border-line-strong aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-xs'
const viewClass =
  'touch-target rounded-sm border-transparent border-b-2 pb-0.5 text-muted has-checked:border-brand has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2'
