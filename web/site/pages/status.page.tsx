import { paths } from '../../../src/rules/site/app-paths.ts'
import { SERVICE_IDS } from '../../../src/rules/status/status-words.ts'
import { ButtonLink } from '../button-link.tsx'
import { Container } from '../container.tsx'
import { Island } from '../island.tsx'
import { SiteLayout } from '../site-layout.tsx'
import { IncidentItem } from '../status/incident-item.tsx'
import { ServiceRow } from '../status/service-row.tsx'
import { StatusBanner } from '../status/status-banner.tsx'
import { StatusFigures } from '../status/status-figures.tsx'

/** The state of each service. Prerendered with our targets; the island fills in measurements. */
export default function StatusPage() {
  return (
    <SiteLayout
      title="Status"
      description="How each part of Contactory is doing right now, measured every five minutes, and past incidents."
      path={paths.status.to()}
    >
      <Container className="max-w-6xl py-10 sm:py-16">
        <Island name="service-status" when="load">
          <StatusBanner />
          <section data-active hidden aria-labelledby="active-title" className="mt-4">
            <h2 id="active-title" className="sr-only">
              Happening now
            </h2>
            <ul className={listClass} />
          </section>
          <div data-overall>
            <StatusFigures />
          </div>
          <section aria-labelledby="services-title" className="mt-14">
            <h2 id="services-title" className="font-semibold text-2xl text-ink tracking-[-0.02em]">
              Services
            </h2>
            <p className="mt-1 max-w-2xl text-pretty text-base text-muted">
              We check each service every five minutes. Until the first check, its figures are our targets and labelled
              as such.
            </p>
            <ul className={`mt-5 ${listClass}`}>
              {SERVICE_IDS.map((id) => (
                <ServiceRow key={id} id={id} />
              ))}
            </ul>
          </section>
          <section aria-labelledby="incidents-title" className="mt-14">
            <h2 id="incidents-title" className="font-semibold text-2xl text-ink tracking-[-0.02em]">
              Past incidents
            </h2>
            <ul data-incidents className={`mt-5 empty:hidden ${listClass}`} />
            <p data-no-incidents hidden className="mt-5 text-base text-muted">
              No incidents reported.
            </p>
            <template>
              <IncidentItem incident={null} />
            </template>
          </section>
        </Island>
        <div className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-t pt-8">
          <p className="max-w-xl text-pretty text-lg text-muted">
            Is something wrong that isn't shown here? Tell us, and we'll let you know when it's fixed.
          </p>
          <ButtonLink href={paths.contact.to()} size="lg">
            Contact Us for Updates
          </ButtonLink>
        </div>
      </Container>
    </SiteLayout>
  )
}

const listClass = 'divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface'
