import { Container } from '../container.tsx'

const voices = [
  {
    words: 'We no longer argue about where a number came from. The sentence is right there.',
    who: 'A sales team',
    does: 'that keeps its list of local suppliers current with a weekly crawl',
  },
  {
    words: 'Half the imprints we read are German. It knows which number is the fax.',
    who: 'A market researcher',
    does: 'who reads company sites in six languages',
  },
  {
    words: 'Someone asked to be left out. It took one form, and the next crawl already knew.',
    who: 'A data protection officer',
    does: 'responsible for what her company collects',
  },
] as const

/** Examples of use. We wrote them, and the section says so, since real quotes need the customers' permission. */
export function Testimonials() {
  return (
    <section
      id="testimonials"
      aria-labelledby="testimonials-title"
      className="border-line border-t bg-sunken py-20 sm:py-28"
    >
      <Container>
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
          <h2 id="testimonials-title" className="font-semibold text-3xl text-ink tracking-[-0.03em] sm:text-4xl">
            Testimonials
          </h2>
          <p className="max-w-md text-pretty text-base text-muted">
            Illustrative examples based on typical use. Real customer quotes will appear here with their permission.
          </p>
        </div>
        <ul className="mt-12 grid border-line border-t lg:grid-cols-3">
          {voices.map(({ words, who, does }) => (
            <li
              key={who}
              className="border-line py-8 max-lg:not-last:border-b lg:not-last:border-r lg:not-first:pl-8 lg:pr-8"
            >
              <figure>
                <blockquote className="text-pretty font-medium text-ink text-xl tracking-[-0.01em]">{words}</blockquote>
                <figcaption className="mt-5 text-base text-muted">
                  <span className="font-semibold text-ink">{who}</span> {does}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
