import type { ReactNode } from 'react'
import { Container } from '../container.tsx'
import { Shot } from './shot.tsx'

/** The product in use: two screenshots, then its other features. */
export function Exhibits() {
  return (
    <section aria-labelledby="exhibits-title" className="border-line border-t bg-sunken py-20 sm:py-28">
      <Container>
        <h2 id="exhibits-title" className="max-w-2xl font-semibold text-3xl text-ink tracking-[-0.03em] sm:text-4xl">
          From a URL to a list you can trust
        </h2>
        <div className="mt-14 grid gap-16 lg:gap-24">
          <Exhibit
            title="Watch it work"
            shot={
              <Shot
                name="crawl"
                width={618}
                height={541}
                alt="A finished crawl: the steps it took, the pages it read and what it found"
              />
            }
          >
            Contact, team and imprint pages come first. You see every page, every result and every skipped page, with
            the reason. Close the tab any time, and we'll let you know when it's done.
          </Exhibit>
          <Exhibit
            title="Question every value"
            isTurned
            shot={
              <Shot
                name="evidence"
                width={512}
                height={651}
                alt="A name with its evidence: the sentence it comes from, the page, how it was found, and the contact it belongs to"
              />
            }
          >
            Select a value to see the sentence it came from. Emails are checked against DNS, phones converted to
            international format, duplicates merged, and details matched to the right people.
          </Exhibit>
        </div>
        <dl className="mt-20 grid border-line border-t text-base sm:grid-cols-2 lg:grid-cols-3">
          {more.map(([title, text]) => (
            <div key={title} className="border-line border-b py-6 sm:pr-8">
              <dt className="font-semibold text-ink text-lg">{title}</dt>
              <dd className="mt-1 text-pretty text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}

const more = [
  ['Keyword search', 'Enter a keyword instead of a URL, and we read the sites in the results.'],
  [
    'Four engines',
    'Plain requests, a real browser for pages that need JavaScript, search, or the best choice for each page.',
  ],
  ['Repeats', "Crawl daily, weekly or monthly, and hear only about what's new or gone."],
  ['Export', 'Excel, CSV, JSON and vCards, safe to open in any spreadsheet.'],
  ['Import', 'CSV files and contacts you add by hand get the same checks.'],
  ['Campaigns', 'Email and SMS to your contacts, with unsubscribe links and pacing built in, on selected plans.'],
] as const

function Exhibit({
  title,
  shot,
  isTurned = false,
  children,
}: {
  title: string
  shot: ReactNode
  isTurned?: boolean
  children: ReactNode
}) {
  return (
    <article className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-12">
      <div className={isTurned ? 'lg:order-2 lg:col-span-5' : 'lg:col-span-5'}>
        <h3 className="font-semibold text-2xl text-ink tracking-[-0.03em] sm:text-3xl">{title}</h3>
        <p className="mt-3 text-pretty text-lg text-muted">{children}</p>
      </div>
      <div className="min-w-0 lg:col-span-7">{shot}</div>
    </article>
  )
}
