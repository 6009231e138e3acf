import { Container } from '../container.tsx'
import { StartLinks } from './start-links.tsx'

/** The final call to action. */
export function Closing() {
  return (
    <section aria-labelledby="closing-title" className="border-line border-t py-20 sm:py-28">
      <Container className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
        <h2 id="closing-title" className="max-w-3xl font-semibold text-4xl text-ink tracking-[-0.035em] sm:text-5xl">
          Start with one website you already <mark className="site-stroke">know by heart</mark>
        </h2>
        <div>
          <StartLinks />
          <p className="mt-3 max-w-xs text-muted text-base">
            10 free crawls a month, no card needed. See the evidence for yourself.
          </p>
        </div>
      </Container>
    </section>
  )
}
